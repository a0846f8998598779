#pragma once
// How fast Lua 5.4 compiles cards written as tables with closures.

#include <cstdint>
#include <string>

namespace cantrip::bench {

// About as many bytes a card as generate_cards makes, one function for each ability.
[[nodiscard]] std::string generate_lua_cards(std::uint32_t count, std::uint64_t seed);

// Compiles the script without running it; false when Lua does not accept it.
[[nodiscard]] bool compile_lua(const std::string& script);

} // namespace cantrip::bench
