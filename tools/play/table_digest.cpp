#include "tools/play/table_digest.hpp"

#include <fmt/format.h>
#include <string_view>

#include "interpreter/tables.hpp"
#include "lang/program/ability_id.hpp"
#include "lang/support/hash.hpp"

namespace cantrip::play {
namespace {

std::uint64_t hash_of(std::string_view text) {
    hash::Numbers hash;
    for (const char letter : text) hash.put(static_cast<unsigned char>(letter));
    return hash.value();
}

std::uint64_t both(std::uint64_t a, std::uint64_t b) {
    hash::Numbers hash;
    hash.put(a);
    hash.put(b);
    return hash.value();
}

} // namespace

TableDigest::TableDigest(const Machine& machine) : machine_(machine) {
    const runtime::Tables& t = machine.tables();
    const Program& p = machine.program();
    for (const Unit& unit : p.units) units_.push_back(hash_of(p.name_of(unit)));
    for (const NamesValue& value : p.names_values) words_.push_back(hash_of(p.name_of(value)));
    for (const runtime::Instance& what : t.things) {
        std::string name = what.thing != no_index       ? thing_id(p, what.thing)
                           : what.kind < p.kinds.size() ? std::string(p.name_of(p.kinds[what.kind]))
                                                        : std::string("team");
        things_.push_back(hash_of(fmt::format("{} {}", name, what.owner)));
    }
    // Players are told apart by their seats.
    for (Word player = 0; player <= t.team; ++player)
        things_[static_cast<std::size_t>(player)] = hash_of(fmt::format("player {}", player));
    for (const runtime::ZoneInstance& zone : t.zones)
        zones_.push_back(both(hash_of(p.name_of(p.zones[zone.zone])),
                              zone.owner < 0 ? 0 : things_[static_cast<std::size_t>(zone.owner)]));
    for (Word thing = 0; thing < t.thing_count(); ++thing) {
        const std::uint64_t holder = things_[static_cast<std::size_t>(thing)];
        const Word base = t.states + t.things[static_cast<std::size_t>(thing)].base;
        for (UnitId unit(0); unit < p.units.size(); ++unit)
            if (const Word slot = t.slot_of_unit(thing, unit); slot >= 0)
                slots_.push_back({base + slot, {TypeTag::number, 0}, both(holder, units_[unit]), false});
        for (FieldId field(0); field < p.fields.size(); ++field)
            if (const Word slot = t.slot_of_field(thing, field); slot >= 0)
                slots_.push_back({base + slot, p.fields[field].type,
                                  both(holder, hash_of(p.name_of(p.fields[field]))),
                                  p.fields[field].type.is(TypeTag::list)});
    }
    for (GlobalId id(0); id < p.globals.size(); ++id)
        slots_.push_back({t.global_lists[id] != 0 ? t.global_lists[id] : t.globals + static_cast<Word>(id),
                          p.globals[id].type, hash_of(p.name_of(p.globals[id])),
                          p.globals[id].type.is(TypeTag::list)});
}

std::uint64_t TableDigest::value_of(Type type, Word value) const {
    const auto at = static_cast<std::size_t>(value);
    if (value >= 0 && type.is(TypeTag::thing) && at < things_.size()) return things_[at];
    if (value >= 0 && type.is(TypeTag::unit) && at < units_.size()) return units_[at];
    if (value >= 0 && type.is(TypeTag::names) && at < words_.size()) return words_[at];
    return static_cast<std::uint32_t>(value);
}

std::string TableDigest::of(const State& state, const Outcome& now) const {
    const runtime::Tables& t = machine_.tables();
    const auto at = [&](Word index) { return state.words[static_cast<std::size_t>(index)]; };
    hash::Numbers order;
    std::uint64_t values = 0; // a sum: the order of declarations does not count
    const auto add_place = [&](Word place, std::uint64_t name) {
        std::uint64_t inside = name;
        for (Word thing = at(t.first + place); thing != runtime::none; thing = at(t.next + thing))
            inside = both(inside, things_[static_cast<std::size_t>(thing)]);
        if (inside != name) values += inside;
    };
    for (Word i = 0; i < static_cast<Word>(t.zones.size()); ++i)
        add_place(t.thing_count() + i, zones_[static_cast<std::size_t>(i)]);
    for (Word thing = 0; thing < t.thing_count(); ++thing)
        add_place(thing, things_[static_cast<std::size_t>(thing)]);
    for (const Slot& slot : slots_) {
        if (!slot.list) {
            if (at(slot.at) != 0) values += both(slot.name, value_of(slot.type, at(slot.at)));
            continue;
        }
        std::uint64_t members = slot.name;
        for (Word i = 0; i < at(slot.at); ++i)
            members = both(members, value_of({TypeTag::thing, 0}, at(slot.at + 1 + i)));
        values += members;
    }
    order.put(values);
    for (Word i = runtime::h_rng0; i <= runtime::h_rng3; ++i) order.put(static_cast<std::uint32_t>(at(i)));
    order.put(static_cast<std::uint64_t>(now.kind));
    if (now.kind == Outcome::Kind::question) {
        const Question& q = now.question;
        order.put(static_cast<std::uint32_t>(q.player));
        order.put(static_cast<std::uint64_t>(q.kind));
        order.put(static_cast<std::uint32_t>(q.least));
        order.put(static_cast<std::uint32_t>(q.most));
        for (const Choice& choice : q.choices) {
            order.put(static_cast<std::uint64_t>(choice.kind));
            order.put(static_cast<std::uint32_t>(choice.limit));
            if (choice.kind == Choice::Kind::thing && t.is_thing(choice.value))
                order.put(things_[static_cast<std::size_t>(choice.value)]);
        }
        order.put(q.fast.size());
    }
    for (const Word winner : now.winners) order.put(static_cast<std::uint32_t>(winner));
    return fmt::format("{:016x}", order.value());
}

} // namespace cantrip::play
