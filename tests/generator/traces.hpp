#pragma once
// One line for each game: what it is called, how many questions it had, how it ended, and a hash over all
// questions, options and answers. Lines stay equal as long as games do, however states are laid out.

#include <cstdint>
#include <string>

namespace cantrip::generator {

[[nodiscard]] std::string traces_of_seeds(std::uint64_t first, std::uint64_t count,
                                          const std::string& library);
[[nodiscard]] std::string traces_of_package(const std::string& folder, int players, std::uint64_t first,
                                            std::uint64_t count, const std::string& library);

} // namespace cantrip::generator
