#include "tools/play/table.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "interpreter/tables.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::play {
namespace {

using runtime::none;

// Things on things on things: deeper ones are not shown.
constexpr int most_nested = 5;

class Table {
  public:
    Table(Speech& speech, const Board& board)
        : speech_(speech), p_(speech.program()), t_(speech.machine().tables()), board_(board) {
        for (const BoardThing& thing : board.things)
            if (thing.part_of != none && thing.place == none) parts_[thing.part_of].push_back(thing.thing);
        for (const BoardPlace& place : board.places) {
            if (place.zone == no_index)
                contents_[place.place] = &place;
            else if (place.count > 0)
                zones_[place.owner].push_back(&place);
        }
    }

    std::vector<TableSection> sections() {
        std::vector<TableSection> out;
        for (Word player = 0; player < t_.players; ++player) out.push_back(player_section(player));
        TableSection common{none, speech_.phrase("table"), {}};
        if (const BoardThing* team = board_.thing(t_.team))
            if (std::string units = units_of(*team); !units.empty())
                common.lines.push_back(speech_.player(t_.team) + ": " + units);
        if (std::string game = game_state(); !game.empty()) common.lines.push_back(std::move(game));
        add_zones(none, common.lines);
        add_board(common.lines);
        out.push_back(std::move(common));
        return out;
    }

    std::vector<std::string> hand() {
        std::vector<std::string> out;
        for (const BoardPlace& place : board_.places) {
            if (place.zone == no_index || place.owner != board_.seat || place.owner < 0 || place.hidden ||
                p_.zones[place.zone].seen != Zone::Seen::owner || place.things.empty())
                continue;
            out.push_back(text::capitalized(speech_.zone(place.zone)) + ":");
            add_cards(place.things, out);
        }
        return out;
    }

  private:
    // Each card once, with how many there are of it.
    void add_cards(const std::vector<Word>& things, std::vector<std::string>& out) {
        std::vector<std::pair<Word, int>> counted;
        for (const Word thing : things) {
            const auto same = std::find_if(counted.begin(), counted.end(), [&](const auto& one) {
                return speech_.card_of(one.first) == speech_.card_of(thing) &&
                       bare_text(one.first) == bare_text(thing);
            });
            if (same != counted.end())
                ++same->second;
            else
                counted.emplace_back(thing, 1);
        }
        for (const auto& [thing, count] : counted) {
            out.push_back((count > 1 ? fmt::format("  {} × ", count) : "  ") + bare_text(thing, board_.seat));
            const ThingId id = speech_.card_of(thing);
            if (id == no_index) continue;
            const PrintedCard& card = speech_.card(id);
            out.back() += mark_of(card);
            for (const PrintedCard::Line& value : card.values)
                out.push_back("      " + value.text + mark_of(value));
            for (const PrintedCard::Line& line : card.text)
                out.push_back("      " + line.text + mark_of(line));
        }
    }

    TableSection player_section(Word player) {
        TableSection out{player, speech_.player(player), {}};
        const BoardThing* self = board_.thing(player);
        if (self == nullptr) return out;
        std::string first = units_of(*self);
        for (const BoardValue& value : self->values) {
            if (!value.changes) continue;
            const std::string name = speech_.field(value.field);
            const bool flag = value.type.is(TypeTag::flag);
            const bool nothing = value.value == 0 || (value.value == none && !value.type.is(TypeTag::number));
            if (name.empty() || nothing) continue;
            if (const std::string text = flag ? name : name + " " + speech_.value(value); !text.empty())
                first += (first.empty() ? "" : " · ") + text;
        }
        // The figure of a player stands somewhere.
        if (self->place != none && t_.is_thing(self->place))
            first += (first.empty() ? "" : " · ") + speech_.thing(self->place);
        if (!first.empty()) out.lines.push_back(std::move(first));
        add_zones(player, out.lines);
        return out;
    }

    [[nodiscard]] std::string units_of(const BoardThing& holder) {
        std::string tokens, tracks;
        for (const BoardCounter& counter : holder.counters) {
            const Unit& unit = p_.units[counter.unit];
            if (unit.transient || counter.count == (unit.track ? unit.low : 0)) continue;
            if (unit.track)
                tracks += fmt::format("{}{} {}", tracks.empty() ? "" : ", ", speech_.unit(counter.unit),
                                      counter.count);
            else
                tokens += (tokens.empty() ? "" : ", ") + speech_.amount(counter.unit, counter.count);
        }
        return tokens + (tokens.empty() || tracks.empty() ? "" : " · ") + tracks;
    }

    [[nodiscard]] std::string game_state() {
        std::string out;
        for (const BoardValue& value : board_.game) {
            if (p_.globals[value.global].option) continue;
            const std::string name = speech_.global(value.global);
            const std::string text = name.empty() ? std::string{} : speech_.value(value);
            if (!text.empty()) out += (out.empty() ? "" : " · ") + name + " " + text;
        }
        return out;
    }

    void add_zones(Word owner, std::vector<std::string>& lines) {
        const auto found = zones_.find(owner);
        if (found == zones_.end()) return;
        for (const BoardPlace* place : found->second) {
            // What is out of the game is looked at only by those who ask for it.
            if (place->aside && (place->hidden || owner == none)) continue;
            lines.push_back(zone_text(*place));
        }
    }

    [[nodiscard]] std::string zone_text(const BoardPlace& place) {
        const std::string name = text::capitalized(speech_.zone(place.zone));
        if (place.hidden) return fmt::format("{}: {} ({})", name, place.count, speech_.phrase("hidden"));
        return name + ": " + things_text(place.things, place.owner, 0);
    }

    // Equal ones are counted: "3 × witch".
    [[nodiscard]] std::string things_text(const std::vector<Word>& things, Word owner, int depth) {
        std::vector<std::pair<std::string, int>> counted;
        for (const Word thing : things) {
            std::string text = thing_text(thing, owner, depth);
            const auto same = std::find_if(counted.begin(), counted.end(),
                                           [&](const auto& one) { return one.first == text; });
            if (same != counted.end())
                ++same->second;
            else
                counted.emplace_back(std::move(text), 1);
        }
        std::string out;
        for (const auto& [text, count] : counted)
            out += (out.empty() ? "" : ", ") + (count > 1 ? fmt::format("{} × {}", count, text) : text);
        return out;
    }

    // With its state and whose it is.
    [[nodiscard]] std::string bare_text(Word thing, Word owner = none) {
        std::string out = short_name(thing);
        const BoardThing* seen = board_.thing(thing);
        if (seen == nullptr) return out;
        std::string notes;
        if (seen->owner != none && seen->owner != owner && seen->owner <= t_.team)
            notes = speech_.player(seen->owner);
        if (const std::string state = speech_.state_of(*seen); !state.empty())
            notes += (notes.empty() ? "" : ", ") + state;
        if (!notes.empty()) out += " (" + notes + ")";
        return out;
    }

    // And with what lies on it.
    [[nodiscard]] std::string thing_text(Word thing, Word owner, int depth) {
        std::string out = bare_text(thing, owner);
        if (const std::string inside = inside_text(thing, owner, depth + 1); !inside.empty())
            out += " [" + inside + "]";
        return out;
    }

    [[nodiscard]] std::string inside_text(Word thing, Word owner, int depth) {
        std::string out;
        if (depth > most_nested) return out;
        const auto add = [&](const std::string& text) {
            if (!text.empty()) out += (out.empty() ? "" : "; ") + text;
        };
        if (const auto on = contents_.find(thing); on != contents_.end())
            add(things_text(on->second->things, owner, depth));
        if (const auto zones = zones_.find(thing); zones != zones_.end())
            for (const BoardPlace* zone : zones->second)
                add(zone->hidden ? fmt::format("{}: {} ({})", speech_.zone(zone->zone), zone->count,
                                               speech_.phrase("hidden"))
                                 : speech_.zone(zone->zone) + ": " + things_text(zone->things, owner, depth));
        // Parts are told of when something is on them.
        if (const auto parts = parts_.find(thing); parts != parts_.end())
            for (const Word part : parts->second)
                if (const std::string inner = inside_text(part, owner, depth + 1); !inner.empty()) {
                    add(short_name(part) + ": " + inner);
                }
        return out;
    }

    // A part without a name of its own is called by its kind.
    [[nodiscard]] std::string short_name(Word part) {
        const runtime::Instance& what = t_.things[static_cast<std::size_t>(part)];
        const bool nameless = what.thing != no_index && p_.things[what.thing].parent != no_index &&
                              p_.things[what.thing].word.empty();
        return nameless ? speech_.kind(what.kind) : speech_.thing(part);
    }

    // What is printed on the board itself lies in no zone.
    void add_board(std::vector<std::string>& lines) {
        std::vector<Word> roots;
        for (const BoardThing& thing : board_.things)
            if (thing.thing > t_.team && thing.place == none && thing.part_of == none)
                roots.push_back(thing.thing);
        add_parts(roots, 0, lines);
    }

    // One line for each thing that has something on it, and one for all others.
    void add_parts(const std::vector<Word>& things, int depth, std::vector<std::string>& lines) {
        const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
        std::vector<Word> empty;
        for (const Word thing : things) {
            const std::vector<Word> inner = inner_things(thing);
            const bool is_area =
                std::any_of(inner.begin(), inner.end(), [&](Word one) { return !inner_things(one).empty(); });
            if (is_area && depth < most_nested) {
                lines.push_back(indent + bare_text(thing));
                add_parts(inner, depth + 1, lines);
            } else if (std::string text = thing_text(thing, none, 0); text != short_name(thing))
                lines.push_back(indent + text);
            else
                empty.push_back(thing);
        }
        if (!empty.empty()) lines.push_back(indent + "· " + things_text(empty, none, most_nested));
    }

    // What lies on a thing, and its parts.
    [[nodiscard]] std::vector<Word> inner_things(Word thing) const {
        std::vector<Word> out;
        if (const auto on = contents_.find(thing); on != contents_.end()) out = on->second->things;
        if (const auto parts = parts_.find(thing); parts != parts_.end())
            out.insert(out.end(), parts->second.begin(), parts->second.end());
        return out;
    }

    Speech& speech_;
    const Program& p_;
    const runtime::Tables& t_;
    const Board& board_;
    std::map<Word, std::vector<Word>> parts_;
    std::map<Word, const BoardPlace*> contents_;
    std::map<Word, std::vector<const BoardPlace*>> zones_; // by owner
};

} // namespace

std::vector<TableSection> table_of(Speech& speech, const Board& board) {
    return Table(speech, board).sections();
}

std::vector<std::string> hand_of(Speech& speech, const Board& board) { return Table(speech, board).hand(); }

std::vector<std::vector<std::string>> scores_of(Speech& speech, const Board& board,
                                                const std::vector<Word>& winners) {
    const Program& p = speech.program();
    const Word players = speech.machine().players();
    std::vector<UnitId> columns;
    for (UnitId unit(0); unit < p.units.size(); ++unit)
        for (Word player = 0; player < players; ++player)
            if (const BoardThing* self = board.thing(player); self != nullptr && !p.units[unit].transient)
                for (const BoardCounter& counter : self->counters)
                    if (counter.unit == unit && counter.count != 0 &&
                        std::find(columns.begin(), columns.end(), unit) == columns.end())
                        columns.push_back(unit);
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> header{""};
    for (const UnitId unit : columns) header.push_back(speech.unit(unit));
    rows.push_back(std::move(header));
    for (Word player = 0; player < players; ++player) {
        const bool won = std::find(winners.begin(), winners.end(), player) != winners.end();
        std::vector<std::string> row{speech.player(player) +
                                     (won ? " (" + speech.phrase("winner") + ")" : std::string{})};
        for (const UnitId unit : columns) {
            Word count = 0;
            if (const BoardThing* self = board.thing(player))
                for (const BoardCounter& counter : self->counters)
                    if (counter.unit == unit) count = counter.count;
            row.push_back(std::to_string(count));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cantrip::play
