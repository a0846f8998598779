#include "lang/program/ability_id.hpp"

#include <algorithm>
#include <vector>

namespace cantrip {
namespace {

template <class List, class Item> std::string place_in(const List& list, const Item& item) {
    return std::to_string(std::find(list.begin(), list.end(), item) - list.begin() + 1);
}

} // namespace

std::string thing_id(const Program& program, ThingId id) {
    const Thing& thing = program.things[id];
    const bool named = thing.name != no_name && !program.name_of(thing).empty();
    const std::string around =
        thing.parent == no_index ? std::string() : thing_id(program, thing.parent) + ".";
    if (named) return around + std::string(program.name_of(thing));
    const std::string kind(thing.kind == no_index ? std::string_view("thing")
                                                  : program.name_of(program.kinds[thing.kind]));
    if (thing.parent == no_index) return kind + "-" + std::to_string(id);
    std::vector<ThingId> alike;
    for (const ThingId part : program.things[thing.parent].inner)
        if (program.things[part].kind == thing.kind) alike.push_back(part);
    return around + kind + place_in(alike, id);
}

std::string ability_id(const Program& program, AbilityId id) {
    const Ability& ability = program.abilities[id];
    if (ability.thing != no_index)
        return thing_id(program, ability.thing) + "/" + place_in(program.things[ability.thing].abilities, id);
    if (ability.rule != no_index)
        return std::string(program.name_of(program.rules[ability.rule])) + "/" +
               place_in(program.rules[ability.rule].abilities, id);
    if (ability.kind == no_index) return "?/" + std::to_string(id);
    return std::string(program.name_of(program.kinds[ability.kind])) + "/" +
           place_in(program.kinds[ability.kind].abilities, id);
}

} // namespace cantrip
