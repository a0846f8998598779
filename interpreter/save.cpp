// A state as bytes, and back. Bytes from outside are looked at before they become a state.

#include <cstring>

#include "interpreter/exec.hpp"

namespace cantrip {
namespace {

using namespace runtime;

constexpr std::uint32_t magic = 0x544e4143U;  // "CANT"
constexpr std::uint32_t version = 1;
constexpr std::size_t header_bytes = 32;      // magic, version, program (8), words (8), check (8)

void put_number(std::vector<std::uint8_t>& out, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

std::uint64_t get_number(std::span<const std::uint8_t> in, std::size_t at, int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) value |= static_cast<std::uint64_t>(in[at + static_cast<std::size_t>(i)]) << (8 * i);
    return value;
}

// Whether every index in the fixed part and every frame points to something.
class Inspector {
  public:
    Inspector(const Tables& tables, const State& state) : t_(tables), p_(*tables.program), w_(state.words) {}

    std::string run() {
        if (w_.size() < static_cast<std::size_t>(t_.stack) + f_data) return "it is too short";
        if (w_[h_logs] < 0 || w_[h_logs] > t_.log_cap || w_[h_lasting] < 0 || w_[h_lasting] > t_.lasting_cap) return "its tables are damaged";
        if (w_[h_rolls] < 0 || w_[h_rolls] > t_.roll_cap || w_[h_roll_at] < 0 || w_[h_roll_at] > w_[h_rolls]) return "its dice are damaged";
        if (w_[h_winner] < none || w_[h_winner] >= t_.thing_count()) return "its winner is damaged";
        if (!places() || !lists()) return "its places are damaged";
        if (!states()) return "its values are damaged";
        if (!tables()) return "its tables are damaged";
        return frames() ? std::string{} : std::string("its pending effects are damaged");
    }

  private:
    Word at(Word index) const { return w_[static_cast<std::size_t>(index)]; }
    static bool within(Word value, Word low, Word high) { return value >= low && value < high; }

    bool places() const {
        for (Word i = 0; i < t_.thing_count(); ++i) {
            if (!within(at(t_.place + i), none, t_.containers()) || !within(at(t_.prev + i), none, t_.thing_count())) return false;
            if (!within(at(t_.next + i), none, t_.thing_count()) || !within(at(t_.owner + i), none, t_.thing_count())) return false;
        }
        return true;
    }

    // Every list of a place ends, counts right, and holds exactly the things that say they lie there.
    bool lists() const {
        std::vector<Word> said(static_cast<std::size_t>(t_.containers()), 0);
        for (Word i = 0; i < t_.thing_count(); ++i)
            if (at(t_.place + i) != none) ++said[static_cast<std::size_t>(at(t_.place + i))];
        for (Word c = 0; c < t_.containers(); ++c) {
            if (at(t_.count + c) != said[static_cast<std::size_t>(c)] || !within(at(t_.first + c), none, t_.thing_count()) || !within(at(t_.last + c), none, t_.thing_count())) return false;
            Word before = none, count = 0;
            for (Word thing = at(t_.first + c); thing != none; thing = at(t_.next + thing)) {
                if (at(t_.place + thing) != c || at(t_.prev + thing) != before || ++count > at(t_.count + c)) return false;
                before = thing;
            }
            if (count != at(t_.count + c) || at(t_.last + c) != before) return false;
        }
        return !cyclic();
    }

    bool cyclic() const {
        for (Word i = 0; i < t_.thing_count(); ++i) {
            Word place = at(t_.place + i);
            for (int depth = 0; place != none; ++depth) {
                if (depth > 60) return true;
                place = t_.is_thing(place) ? at(t_.place + place) : t_.zones[static_cast<std::size_t>(place - t_.thing_count())].owner;
            }
        }
        return false;
    }

    bool fits(Word value, Type type) const {
        switch (type.tag) {
        case TypeTag::thing: return within(value, none, t_.thing_count());
        case TypeTag::unit: return within(value, none, static_cast<Word>(p_.units.size()));
        case TypeTag::names: return within(value, none, static_cast<Word>(p_.names_values.size()));
        case TypeTag::flag: return value == 0 || value == 1;
        default: return true;
        }
    }

    bool states() const {
        for (Word i = 0; i < t_.thing_count(); ++i)
            for (FieldId field = 0; field < p_.fields.size(); ++field)
                if (const Word slot = t_.slot_of_field(i, field); slot >= 0 && !fits(at(t_.states + t_.things[static_cast<std::size_t>(i)].base + slot), p_.fields[field].type)) return false;
        for (GlobalId id = 0; id < p_.globals.size(); ++id)
            if (!fits(at(t_.globals + static_cast<Word>(id)), p_.globals[id].type)) return false;
        return true;
    }

    bool tables() const {
        for (Word i = 0; i < at(h_logs); ++i) {
            const Word base = t_.logs + i * log_words;
            if (!within(at(base + 5), none, static_cast<Word>(p_.verbs.size()))) return false;
            if (at(base) >= (1 << 24) && at(base + 5) == none) return false;
        }
        for (Word i = 0; i < at(h_lasting); ++i) {
            const Word base = t_.lasting + i * lasting_words;
            const Word most = at(base) == 0 ? static_cast<Word>(t_.listeners.size()) : static_cast<Word>(p_.hir.size());
            if (!within(at(base), 0, 2) || !within(at(base + 1), 0, most) || !within(at(base + 4), none, static_cast<Word>(p_.verbs.size()))) return false;
            if (!within(at(base + 2), none, t_.thing_count()) || !within(at(base + 3), none, t_.thing_count()) || !within(at(base + 9), none, lasting_locals + 1)) return false;
        }
        return true;
    }

    bool frames() const {
        const auto size = static_cast<Word>(w_.size());
        if (!within(at(h_keep), 0, size + 1)) return false;
        Word above = size;
        int depth = 0;
        for (Word fr = at(h_frame); fr != 0; fr = at(fr + f_prev)) {
            if (!within(fr, t_.stack, size - f_data + 1) || fr >= above || ++depth > 100'000) return false;
            if (!within(at(fr + f_kind), 0, static_cast<Word>(Frame::count_)) || !within(at(fr + f_prev), 0, fr)) return false;
            const auto node = static_cast<HirId>(at(fr + f_node));
            if (node != no_hir && node >= p_.hir.size()) return false;
            if (!within(at(fr + f_subject), none, t_.thing_count())) return false;
            if (at(fr + f_act) != 0 && !activation(at(fr + f_act), size)) return false;
            above = fr;
        }
        return at(h_frame) != 0;
    }

    bool activation(Word fr, Word size) const {
        if (!within(fr, t_.stack, size - a_locals + 1) || at(fr + a_count) < 0 || at(fr + a_count) > size - fr - a_locals) return false;
        const auto kind = static_cast<Frame>(at(fr + f_kind));
        if (kind == Frame::event && !within(at(fr + a_verb), 0, static_cast<Word>(p_.verbs.size()))) return false;
        if (!within(at(fr + a_ability), none, static_cast<Word>(p_.abilities.size())) || !within(at(fr + a_reaction), none, static_cast<Word>(p_.reactions.size()))) return false;
        if (!within(at(fr + a_listener), none, static_cast<Word>(t_.listeners.size())) || !within(at(fr + a_this), none, t_.thing_count())) return false;
        if (!within(at(fr + a_actor), none, t_.thing_count()) || !within(at(fr + a_you), none, t_.thing_count())) return false;
        if (at(fr + a_event) != 0 && !within(at(fr + a_event), t_.stack, size - a_locals + 1)) return false;
        return at(fr + a_snapshot) == 0 || within(at(fr + a_snapshot), t_.stack, size - t_.logs + 1);
    }

    const Tables& t_;
    const Program& p_;
    const std::vector<Word>& w_;
};

}  // namespace

std::vector<std::uint8_t> save(const Machine& machine, const State& state) {
    std::vector<std::uint8_t> out;
    out.reserve(header_bytes + state.words.size() * 4);
    put_number(out, magic, 4);
    put_number(out, version, 4);
    put_number(out, machine.tables().program_hash, 8);
    put_number(out, state.words.size(), 8);
    put_number(out, state.hash(), 8);
    for (const Word word : state.words) put_number(out, static_cast<std::uint32_t>(word), 4);
    return out;
}

Result<State, std::string> load(const Machine& machine, std::span<const std::uint8_t> bytes) {
    if (bytes.size() < header_bytes || get_number(bytes, 0, 4) != magic) return Failure{std::string("this is no saved game")};
    if (get_number(bytes, 4, 4) != version) return Failure{std::string("the game was saved by another version")};
    if (get_number(bytes, 8, 8) != machine.tables().program_hash) return Failure{std::string("the game was saved with other cards or players")};
    const std::uint64_t words = get_number(bytes, 16, 8);
    if (words > 10'000'000 || bytes.size() != header_bytes + words * 4) return Failure{std::string("the saved game is cut off")};
    State state;
    state.words.reserve(words);
    for (std::uint64_t i = 0; i < words; ++i) state.words.push_back(static_cast<Word>(static_cast<std::uint32_t>(get_number(bytes, header_bytes + i * 4, 4))));
    if (state.hash() != get_number(bytes, 24, 8)) return Failure{std::string("the saved game is damaged: its check value does not fit")};
    if (const std::string wrong = Inspector(machine.tables(), state).run(); !wrong.empty()) return Failure{"the saved game is damaged: " + wrong};
    return state;
}

}  // namespace cantrip
