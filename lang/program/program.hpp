#pragma once
// The whole checked program in one value.

#include <deque>

#include "lang/program/declarations.hpp"
#include "lang/source/source.hpp"
#include "lang/syntax/tree.hpp"

namespace cantrip {

// What a global name stands for.
enum class SymbolKind : std::uint8_t {
    none,
    names_list,
    names_value,
    unit,
    group,
    zone,
    map,
    die,
    trait,
    exclusive,
    kind,
    define,
    verb,
    rule,
    thing,
    global,
};

struct Symbol {
    SymbolKind kind = SymbolKind::none;
    std::uint32_t index = no_index;
};

// Declarations of core that the language itself knows. Found once by the checker; no_index where core or a
// name is missing.
struct CoreSymbols {
    FieldId host = no_index, price = no_index; // of an action
    FieldId owner = no_index, name = no_index; // of a thing
    FieldId automatic = no_index;              // of a player
    FieldId left = no_index, right = no_index; // of a player: who sits there
    TraitId fast = no_index;                   // of an action
    DefineId reach = no_index;
#define NATIVE_VERB(name) VerbId name = no_index;
#include "lang/program/native_verbs.def"
#undef NATIVE_VERB
};

struct Program {
    // In program.cpp: these vectors are long to compile, and most files only read a program.
    Program();
    Program(const Program& other);
    Program(Program&& other) noexcept;
    Program& operator=(const Program& other);
    Program& operator=(Program&& other) noexcept;
    ~Program();

    Names names;
    std::vector<const Tree*> trees; // by Hir::tree; owned by the world that loaded them

    std::vector<Package> packages;
    Game game; // name no_name when only core is loaded
    std::vector<NamesList> names_lists;
    std::vector<NamesValue> names_values;
    std::vector<Unit> units;
    std::vector<Group> groups;
    std::vector<Zone> zones;
    std::vector<Map> maps;
    std::vector<Die> dice;
    std::vector<Trait> traits;
    std::vector<Exclusive> exclusives;
    std::vector<Kind> kinds;
    std::vector<Field> fields;
    std::vector<Heading> headings;
    std::vector<Face> faces;
    std::vector<Define> defines;
    std::vector<Verb> verbs;
    std::vector<Rule> rules;
    std::vector<Thing> things;
    std::vector<Global> globals;
    std::vector<Ability> abilities;
    std::vector<Reaction> reactions;
    std::vector<Pattern> patterns;
    std::vector<Scenario> scenarios;

    std::vector<Hir> hir;
    std::vector<HirId> hir_children;
    std::vector<Noun> nouns;

    // The root kinds of core.
    KindId thing_kind = no_index, player_kind = no_index, card_kind = no_index, action_kind = no_index,
           team_kind = no_index;
    CoreSymbols core;

    std::vector<Symbol> symbols; // by NameId; may be shorter than names

    [[nodiscard]] Symbol symbol(NameId name) const {
        return name < symbols.size() ? symbols[name] : Symbol{};
    }
    [[nodiscard]] const Hir& at(HirId id) const { return hir[id]; }
    [[nodiscard]] std::span<const HirId> children(HirId id) const {
        return {hir_children.data() + hir[id].first, hir[id].count};
    }
    [[nodiscard]] HirId child(HirId id, std::size_t n) const { return hir_children[hir[id].first + n]; }
    [[nodiscard]] const Noun& noun(HirId id) const { return nouns[hir[id].a]; }
    // `below` is `above` or inherits from it.
    [[nodiscard]] bool is_a(KindId below, KindId above) const;
    [[nodiscard]] Span span(HirId id) const { return trees[hir[id].tree]->span(hir[id].node); }
    [[nodiscard]] std::string_view name_of(const Declared& declared) const {
        return names.text(declared.name);
    }
};

} // namespace cantrip
