#include "tests/bench/lua_speed.hpp"

#include <array>
#include <string_view>

#include <fmt/format.h>
#include <lua5.4/lua.hpp>

#include "tests/support/card_generator.hpp"

namespace cantrip::bench {
namespace {

using testing::Dice;

constexpr std::array<std::string_view, 4> units{"herb", "clay", "mana", "point"};

std::string effect(Dice& dice) {
    const auto few = [&] { return 1 + dice.below(4); };
    switch (dice.below(3)) {
    case 0: return fmt::format("you:gain(\"{}\", {}) you:draw({})", dice.pick(units), few(), few());
    case 1:
        return fmt::format("if you:has(\"{}\", {}) then you:gain(\"{}\", {}) else you:draw({}) end",
                           dice.pick(units), few(), dice.pick(units), few(), few());
    default:
        return fmt::format(
            "for _, site in ipairs(you.camp) do if site.worth >= {} then harvest(site, you) end end", few());
    }
}

std::string card(Dice& dice, std::uint32_t number) {
    std::string out = fmt::format(
        "cards[{}] = {{\n  id = \"crimson_lantern_{}\", name = \"Lantern of Žďár\",\n", number + 1, number);
    out += fmt::format(
        "  from = {{ \"spell/crimson-lantern-{}\" }}, names = {{ cs = \"Lucerna ze Žďáru\" }},\n", number);
    out += fmt::format("  cost = {{ {} = {}, {} = {} }}, points = {},\n", dice.pick(units), dice.below(4),
                       dice.pick(units), dice.below(4), dice.below(5));
    out += fmt::format("  instant = function(this, you) {} end,\n", effect(dice));
    // One reaction on average, as the generated cards have.
    if (dice.one_in(2))
        out += fmt::format("  space = {{ pay = {{ {} = 1 }}, run = function(this, you) {} end }},\n",
                           dice.pick(units), effect(dice));
    if (dice.one_in(2))
        out += fmt::format(
            "  when = {{ harvest = function(this, you, site) if site.tint == \"red\" then {} end end }},\n",
            effect(dice));
    return out + "}\n";
}

} // namespace

std::string generate_lua_cards(std::uint32_t count, std::uint64_t seed) {
    Dice dice(seed);
    std::string out = "local cards = {}\n";
    for (std::uint32_t i = 0; i < count; ++i) {
        // A function of Lua has a limited number of constants, so a set is many functions.
        if (i % 100 == 0) out += i == 0 ? "local function part()\n" : "end\npart()\nfunction part()\n";
        out += card(dice, i);
    }
    return out + "end\npart()\nreturn cards\n";
}

bool compile_lua(const std::string& script) {
    lua_State* state = luaL_newstate();
    const bool good = luaL_loadbuffer(state, script.data(), script.size(), "cards") == LUA_OK;
    lua_close(state);
    return good;
}

} // namespace cantrip::bench
