#pragma once
// The canonical form of an effect, as text. Internal to sem.cpp, which says what it is for.

#include <concepts>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lang/program/sem.hpp"

namespace cantrip {

// Around the number of a slot, until slots are counted anew.
inline constexpr char slot_open = '\x01', slot_close = '\x02';
// Before the slot of a result, which is left out if nothing else speaks of it.
inline constexpr char result_mark = '\x03';

// Strings, letters and whole numbers one behind the other: this runs for every node of every card, where a
// format is slow.
inline void append(std::string& out, std::string_view part) { out += part; }
inline void append(std::string& out, char part) { out += part; }
template <std::integral Number> void append(std::string& out, Number part) { out += std::to_string(part); }
template <class Tag> void append(std::string& out, Id<Tag> part) {
    out += std::to_string(std::uint32_t{part});
}
template <typename... Parts> std::string cat(const Parts&... parts) {
    std::string out;
    (append(out, parts), ...);
    return out;
}

// Whether a step speaks of a local name, or may do so in a reaction.
[[nodiscard]] bool speaks_of_slot(const Program& program, HirId id, std::uint32_t slot);

class Canonical {
  public:
    Canonical(const Program& program, ThingId host) : p_(program), host_(host) {}
    [[nodiscard]] std::string ability(const Ability& ability);
    [[nodiscard]] std::string hir(HirId id);
    void put(HirId id, std::string& out); // behind what is there already: most nodes are a part of another

  private:
    template <typename T> [[nodiscard]] std::string name(const T& declared) const {
        return cat('`', p_.names.text(declared.name));
    }
    template <typename T>
    [[nodiscard]] std::string named(const std::vector<T>& table, std::uint32_t index) const {
        return index < table.size() ? name(table[index]) : std::string("?");
    }
    [[nodiscard]] std::string thing(ThingId id) const;
    [[nodiscard]] std::string field(FieldId id) const;
    [[nodiscard]] std::string slot(std::uint32_t number) const;
    [[nodiscard]] static std::string joined(const std::vector<std::string>& parts);
    [[nodiscard]] static std::string sorted(std::vector<std::string> parts);
    void collect_steps(HirId id, std::vector<std::string>& out);
    [[nodiscard]] bool is_unused(HirId block, std::size_t index) const;
    [[nodiscard]] std::string sequence(HirId id);
    void collect_same(HirId id, Op op, std::vector<std::string>& out);
    void put_call(HirId id, std::string& out);
    [[nodiscard]] std::string exists(HirId id);
    [[nodiscard]] std::string parameter(const Param& param);
    [[nodiscard]] std::string arrow(HirId id);
    [[nodiscard]] bool is_whole(HirId id) const { return happens_whole(p_, id); }
    [[nodiscard]] std::string left_out(const Param& param);
    [[nodiscard]] std::string left_out_by(const Param& param, const std::string& doer);
    [[nodiscard]] std::string shortened(HirId id);
    [[nodiscard]] bool mentions(HirId id, std::uint32_t slot_of) const;
    [[nodiscard]] std::string subject(HirId id);
    [[nodiscard]] bool is_plain_actor(HirId subject) const;
    [[nodiscard]] std::string plain(HirId id);
    void put_plain(HirId id, std::string& out);
    [[nodiscard]] std::string compare(HirId id, unsigned flags);
    void put_children(HirId id, std::string& out);
    [[nodiscard]] std::string target(HirId id);
    [[nodiscard]] std::string face(const Hir& node) const;
    void put_np(HirId id, std::string& out);
    [[nodiscard]] std::string noun(HirId id, const Noun& noun, std::string more = {});
    void put_noun(HirId id, const Noun& noun, std::string more, std::string& out);
    [[nodiscard]] HirId narrower_kind(HirId id, const Noun& noun) const;
    [[nodiscard]] std::string filter_of(HirId filter, std::uint32_t it);
    [[nodiscard]] bool says_nothing(const Pattern& pattern, const Pattern::Arg& arg) const;
    [[nodiscard]] std::string pattern(PatternId id);
    [[nodiscard]] std::string tail(const Tail& tail);
    [[nodiscard]] std::string reaction(const Reaction& reaction);

    const Program& p_;
    ThingId host_;
    std::map<std::uint32_t, std::uint32_t> alias_; // a second name for what a parameter matched
    bool in_pattern_ = false;
    std::string actor_ = "(you)";             // who acts where nobody is named
    std::map<std::uint32_t, HirId> in_place_; // values that are said where their names are used
};

} // namespace cantrip
