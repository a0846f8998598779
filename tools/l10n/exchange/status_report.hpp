#pragma once
// Where one set stands in one language, as text and JSON.

#include <optional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "tools/l10n/exchange/status.hpp"

namespace cantrip::l10n {

struct StatusRow {
    const PackageWork& work;
    const Translation& translation;
    Counts counts;
    std::size_t read_back = 0;
    std::optional<Grades> grades;              // when asked for
    std::map<std::size_t, std::string> drafts; // by unit: why a draft is not printed
};

[[nodiscard]] std::string status_as_text(const StatusRow& row);
[[nodiscard]] boost::json::object status_as_json(const StatusRow& row);
// What a release must not have, of those in `gate`, and how many there are of it; empty when it may go out.
[[nodiscard]] std::string blocked_by(const StatusRow& row, const std::vector<std::string>& gate);

} // namespace cantrip::l10n
