#include "tools/play/table.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "interpreter/exec.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::play {
namespace {

namespace json = boost::json;
using runtime::none;

// Reads a view, never the state itself: what is hidden is not there to be shown.
class Table {
  public:
    Table(const Machine& machine, const State& state, Word player, Voice* voice)
        : machine_(machine), t_(machine.tables()), p_(machine.program()), player_(player), voice_(voice),
          seen_(view(machine, state, player)) {}

    [[nodiscard]] json::object object() const {
        json::array zones, holders;
        for (Word zone = 0; zone < static_cast<Word>(t_.zones.size()); ++zone)
            if (json::object one = zone_json(zone); !one.empty()) zones.push_back(std::move(one));
        for (Word thing = 0; thing < t_.thing_count(); ++thing)
            if (json::object units = units_of(thing); !units.empty())
                holders.push_back(
                    {{"thing", thing}, {"name", json_text(name(thing))}, {"units", std::move(units)}});
        json::object globals;
        for (GlobalId id(0); id < p_.globals.size(); ++id)
            globals[json_text(p_.name_of(p_.globals[id]))] =
                value_at(t_.global_lists[id] != 0 ? t_.global_lists[id] : t_.globals + static_cast<Word>(id),
                         p_.globals[id].type);
        return {{"type", "view"},
                {"player", player_},
                {"zones", std::move(zones)},
                {"units", std::move(holders)},
                {"game", std::move(globals)}};
    }

    [[nodiscard]] std::string text() const {
        std::string out;
        for (Word zone = 0; zone < static_cast<Word>(t_.zones.size()); ++zone) {
            const Word place = t_.thing_count() + zone;
            if (at(t_.count + place) == 0) continue;
            out +=
                fmt::format("{}: {}", zone_name(zone),
                            hidden(place) ? fmt::format("{} hidden", at(t_.count + place)) : std::string{});
            if (!hidden(place)) out += things_text(place);
            out += "\n";
        }
        for (Word thing = 0; thing < t_.thing_count(); ++thing) {
            std::string units;
            for (const auto& unit : units_of(thing))
                units +=
                    fmt::format("{}{} {}", units.empty() ? "" : ", ", unit.value().to_number<std::int64_t>(),
                                std::string_view(unit.key().data(), unit.key().size()));
            if (!units.empty()) out += fmt::format("{}: {}\n", name(thing), units);
        }
        return out;
    }

  private:
    [[nodiscard]] Word at(Word index) const { return seen_.words[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::string name(Word thing) const {
        return voice_ != nullptr ? voice_->name_of(machine_, thing) : thing_name(machine_, thing);
    }
    [[nodiscard]] bool hidden(Word place) const { return !may_see(machine_, place, player_); }

    [[nodiscard]] std::string zone_name(Word zone) const {
        const runtime::ZoneInstance& one = t_.zones[static_cast<std::size_t>(zone)];
        std::string out(p_.name_of(p_.zones[one.zone]));
        return one.owner == none ? out : out + " of " + name(one.owner);
    }

    [[nodiscard]] json::object zone_json(Word zone) const {
        const runtime::ZoneInstance& one = t_.zones[static_cast<std::size_t>(zone)];
        const Word place = t_.thing_count() + zone;
        json::object out{{"zone", json_text(p_.name_of(p_.zones[one.zone]))},
                         {"owner", one.owner},
                         {"count", at(t_.count + place)}};
        if (!hidden(place)) out["things"] = things_json(place);
        return out;
    }

    // With what lies on each of them.
    [[nodiscard]] json::array things_json(Word place) const {
        json::array out;
        for (Word thing = at(t_.first + place); thing != none; thing = at(t_.next + thing)) {
            json::object one{{"thing", thing}, {"name", json_text(name(thing))}};
            if (json::object values = values_of(thing); !values.empty()) one["values"] = std::move(values);
            if (at(t_.first + thing) != none) one["holds"] = things_json(thing);
            out.push_back(std::move(one));
        }
        return out;
    }

    [[nodiscard]] std::string things_text(Word place) const {
        std::string out;
        for (Word thing = at(t_.first + place); thing != none; thing = at(t_.next + thing)) {
            out += (out.empty() ? "" : ", ") + name(thing);
            if (at(t_.first + thing) != none) out += " (" + things_text(thing) + ")";
        }
        return out;
    }

    [[nodiscard]] json::object units_of(Word holder) const {
        json::object out;
        for (UnitId unit(0); unit < p_.units.size(); ++unit)
            if (const Word slot = t_.slot_of_unit(holder, unit); slot >= 0)
                if (const Word count =
                        at(t_.states + t_.things[static_cast<std::size_t>(holder)].base + slot);
                    count != 0)
                    out[json_text(p_.name_of(p_.units[unit]))] = count;
        return out;
    }

    [[nodiscard]] json::object values_of(Word thing) const {
        json::object out;
        for (FieldId field(0); field < p_.fields.size(); ++field)
            if (const Word slot = t_.slot_of_field(thing, field); slot >= 0)
                out[json_text(p_.name_of(p_.fields[field]))] =
                    value_at(t_.states + t_.things[static_cast<std::size_t>(thing)].base + slot,
                             p_.fields[field].type);
        return out;
    }

    // A list as its members.
    [[nodiscard]] json::value value_at(Word index, Type type) const {
        if (!type.is(TypeTag::list)) return at(index);
        json::array members;
        for (Word i = 0; i < at(index); ++i) members.emplace_back(at(index + 1 + i));
        return members;
    }

    const Machine& machine_;
    const runtime::Tables& t_;
    const Program& p_;
    Word player_;
    Voice* voice_;
    State seen_;
};

} // namespace

json::object table_as_json(const Machine& machine, const State& state, Word player, Voice* voice) {
    return Table(machine, state, player, voice).object();
}
std::string table_as_text(const Machine& machine, const State& state, Word player, Voice* voice) {
    return Table(machine, state, player, voice).text();
}

} // namespace cantrip::play
