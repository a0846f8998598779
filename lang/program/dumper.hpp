#pragma once
// Writes a program as an indented list, part by part. Internal to dump.cpp and dump_declarations.cpp.

#include <fmt/format.h>

#include "lang/program/dump.hpp"

namespace cantrip {

struct Dumper {
    const Program& p;
    std::string out;
    PackageId from{}; // declarations of earlier packages are left out

    void line(int depth, std::string_view text) { out += fmt::format("{:{}}{}\n", "", depth * 2, text); }
    // A word and the value under it; nothing when there is none.
    void labelled(std::string_view label, HirId id, int depth);
    void labelled(std::string_view label, const std::vector<HirId>& list, int depth);
    template <typename T>
    [[nodiscard]] std::string name(const std::vector<T>& table, std::uint32_t index) const {
        return index < table.size() && table[index].name != no_name
                   ? fmt::format("`{}`", p.names.text(table[index].name))
                   : std::string("?");
    }
    template <typename T>
    [[nodiscard]] std::string name_list(const std::vector<T>& table, const std::vector<Id<T>>& list) const {
        std::string text;
        for (const Id<T> index : list) text += (text.empty() ? "" : ", ") + name(table, index);
        return text;
    }
    [[nodiscard]] bool shown(const Declared& declared) const { return declared.package >= from; }

    // ---- dump.cpp
    void value(HirId id, int depth);

    // ---- dump_declarations.cpp
    void program();
    void game();
    void small_words();
    void zones();
    void kinds();
    void kind(KindId id);
    void kind_lines(const Kind& kind);
    void field(const Field& field);
    void heading(const Heading& heading);
    void verbs();
    void rules();
    void things();
    void thing(ThingId id, int depth);
    void scenarios();
    void step(const Scenario& scenario, const Step& step);
    void given(const std::vector<Value>& values, int depth);
    void params(const std::vector<Param>& params, int depth);
    [[nodiscard]] std::string signature(const std::vector<Param>& params) const;
    void ability(AbilityId id, int depth);
    void reaction(ReactionId id, int depth);
    void modify(const Reaction& reaction, int depth);
    void pattern(PatternId id, int depth);
    void tail(const Tail& tail, int depth);
};

} // namespace cantrip
