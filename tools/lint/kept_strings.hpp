#pragma once
// Strings that others look at: they stay where they are when their keeper moves, and a keeper cannot be
// copied away from them.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cantrip::lint {

class KeptStrings {
  public:
    std::string_view keep(std::string text) {
        return *kept_.emplace_back(std::make_unique<std::string>(std::move(text)));
    }

  private:
    std::vector<std::unique_ptr<std::string>> kept_;
};

} // namespace cantrip::lint
