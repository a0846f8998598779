#pragma once
// A card set for the C interface: found, read and checked.

#include <memory>
#include <string>

#include "lang/support/result.hpp"
#include "tools/play/load_game.hpp"

namespace cantrip::embed {

struct Set {
    std::unique_ptr<Programs> programs;
    LoadOptions options;
};

// `libraries` are folders parted by colons; null: CANTRIP_LIB, and what is installed beside this library.
[[nodiscard]] Result<std::shared_ptr<Set>, std::string> load_set(const std::string& name,
                                                                 const char* libraries);

} // namespace cantrip::embed
