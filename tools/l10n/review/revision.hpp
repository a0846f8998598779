#pragma once
// A set as it was in a revision of a git repository, put into a folder for a moment.

#include <string>
#include <vector>

#include "lang/package/load.hpp"
#include "lang/support/result.hpp"
#include "tools/support/temporary_folder.hpp"

namespace cantrip::l10n {

class Checkout {
  public:
    // The card files, words and texts of the repository around `path`, as of `revision`; or what went wrong.
    // `drawings`: layouts, icons, fonts and pictures too.
    [[nodiscard]] static Result<Checkout, std::string>
    make(const std::string& path, const std::string& revision, bool drawings = false);

    // Where a path of the repository lies in the checkout; paths outside stay as they are.
    [[nodiscard]] std::string inside(const std::string& path) const;

  private:
    Checkout(std::string root, TemporaryFolder folder) : root_(std::move(root)), folder_(std::move(folder)) {}
    std::string root_;
    TemporaryFolder folder_;
};

} // namespace cantrip::l10n
