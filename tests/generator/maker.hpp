#pragma once
// Makes programs: every phrase is generated for a type and a scope, so that the checker accepts it.
// One class, a file for each part of the language.

#include <optional>

#include "tests/generator/chance.hpp"
#include "tests/generator/piece.hpp"
#include "tests/generator/words.hpp"

namespace cantrip::generator {

struct Local {
    std::string name;
    Type type;
};

// What can be said at one place.
struct Scope {
    std::vector<Local> locals;
    std::vector<std::string> taken; // names that mean something here and are not written
    bool you = true;
    std::optional<Kind> self; // `this`
    std::optional<Kind> it;   // the candidate inside `where`
    int rank = rank_any_verb; // only verbs below it are called
    bool asks = false;        // a statement: its values may ask or throw dice
    bool looks_back = false;  // `was` and `had` mean something
    bool pays_x = false;      // X was paid
    bool labels = false;      // labels of rules are known here
    bool can = true;          // `can …` may be asked here
    bool pattern = false;     // nouns of an event
    int loops = 0;            // loops around this place
    std::string pool;         // of an argument: the place that its verb takes cards from
};

class Maker {
  public:
    explicit Maker(std::uint64_t seed);
    [[nodiscard]] Piece program();
    [[nodiscard]] int most_players() const { return has_.most_players; }

  private:
    // ---- names.cpp: vocabulary
    void choose_features();
    void declare_units();
    void declare_verbs();
    [[nodiscard]] std::string fresh(const char* stem);
    [[nodiscard]] std::vector<const Unit*> units_of(Kind holder, int below_rank) const;
    [[nodiscard]] std::vector<Kind> kinds() const;
    [[nodiscard]] std::vector<const Local*> locals_of(const Scope& s, Tag tag, Kind kind) const;
    [[nodiscard]] static bool bound(const Scope& s, std::string_view name);

    // ---- declarations.cpp, kinds.cpp, cards.cpp, flow.cpp
    [[nodiscard]] Piece package_and_game();
    void small_declarations(std::vector<Piece>& out);
    void zones_and_maps(std::vector<Piece>& out);
    void defines(std::vector<Piece>& out);
    [[nodiscard]] Piece one_define(int which);
    void kind_declarations(std::vector<Piece>& out);
    [[nodiscard]] Piece kind_player();
    [[nodiscard]] Piece kind_beast();
    [[nodiscard]] Piece kind_elder();
    [[nodiscard]] Piece kind_spell();
    [[nodiscard]] Piece kind_relic();
    [[nodiscard]] Piece kind_site();
    void things(std::vector<Piece>& out);
    [[nodiscard]] Piece beast(int number, bool elder);
    [[nodiscard]] Piece spell(int number);
    [[nodiscard]] Piece relic(int number);
    [[nodiscard]] Piece site(int number);
    [[nodiscard]] Piece panel(int number);
    [[nodiscard]] Piece beast_ability();
    [[nodiscard]] Piece face_block();
    void verbs(std::vector<Piece>& out);
    void fixed_verbs(std::vector<Piece>& out);
    [[nodiscard]] Piece free_verb(const Verb& verb);
    void phases(std::vector<Piece>& out);
    void rules(std::vector<Piece>& out);
    [[nodiscard]] Piece action_line(bool fast);
    [[nodiscard]] Piece whenever();

    // ---- numbers.cpp. A number is an atom; a sum need not be.
    [[nodiscard]] Piece number(const Scope& s, int d);
    [[nodiscard]] Piece sum(const Scope& s, int d);
    [[nodiscard]] Piece small(int low, int high);
    [[nodiscard]] Piece read_number(const Scope& s, int d);
    [[nodiscard]] Piece computed_number(const Scope& s, int d);
    [[nodiscard]] Piece member_number(const Scope& s, int d);
    [[nodiscard]] Piece tally(const Scope& s, int d);
    [[nodiscard]] std::string measure_of(Kind kind);

    // ---- conditions.cpp
    [[nodiscard]] Piece condition(const Scope& s, int d);
    [[nodiscard]] Piece number_test(const Scope& s, int d);
    [[nodiscard]] Piece thing_test(const Scope& s, int d);
    [[nodiscard]] Piece test_of(const Scope& s, Kind kind, Piece who, int d);
    [[nodiscard]] Piece place_test(const Scope& s, Kind kind, Piece who, int d);
    [[nodiscard]] Piece map_test(const Scope& s, Piece who, const std::string& is);
    [[nodiscard]] Piece has_test(const Scope& s, int d);
    [[nodiscard]] Piece exists_test(const Scope& s, int d);
    [[nodiscard]] Piece can_test(const Scope& s, int d);

    // ---- nouns.cpp
    [[nodiscard]] Piece ref(const Scope& s, Kind kind, int d);    // one thing, nobody is asked
    [[nodiscard]] Piece thing(const Scope& s, Kind kind, int d);  // one thing
    [[nodiscard]] Piece things(const Scope& s, Kind kind, int d); // several
    [[nodiscard]] Piece player_ref(const Scope& s, int d);
    [[nodiscard]] Piece several(const Scope& s, Kind kind, int d); // several, by a determiner
    // One thing by a name: no noun phrase, so filters can follow.
    [[nodiscard]] Piece plain(const Scope& s, Kind kind, int d);
    [[nodiscard]] Piece players(const Scope& s, int d); // who acts
    [[nodiscard]] Piece noun(const Scope& s, Kind kind, int d);
    [[nodiscard]] std::string adjective(Kind kind);
    void filters(const Scope& s, Kind kind, int d, std::vector<Piece>& out);
    [[nodiscard]] Piece open_filter(const Scope& s, Kind kind, int d, bool first);
    [[nodiscard]] Piece map_filter(const Scope& s, Kind kind);
    [[nodiscard]] Piece place(const Scope& s, Kind kind, int d);
    [[nodiscard]] std::string pile();

    // ---- amounts.cpp
    [[nodiscard]] Piece amount(const Scope& s, int d, bool taken);
    [[nodiscard]] Piece one_amount(const Scope& s, int d, bool taken);
    [[nodiscard]] Piece price(const Scope& s, int d, bool& x);
    [[nodiscard]] Piece price_step(const Scope& s, int d, bool& x);
    [[nodiscard]] Piece printed_cost();

    // ---- effects.cpp, flow_effects.cpp
    [[nodiscard]] Piece effect(Scope& s, int d); // may add names to the scope
    [[nodiscard]] Piece body(const Scope& s, int d);
    [[nodiscard]] Piece heading_body(const Scope& s, int d);
    [[nodiscard]] Piece block(const Scope& s, int d);
    [[nodiscard]] Piece step(const Scope& s, int d);
    [[nodiscard]] Piece unit_effect(const Scope& s, int d);
    [[nodiscard]] Piece thing_effect(const Scope& s, int d);
    [[nodiscard]] Piece assignment(const Scope& s, int d);
    [[nodiscard]] Piece call(const Scope& s, int d);
    [[nodiscard]] Piece call_of(const Verb& verb, const Scope& s, int d);
    [[nodiscard]] Piece argument(const Param& param, const Scope& s, int d);
    [[nodiscard]] Piece let(Scope& s, int d);
    [[nodiscard]] Piece if_effect(const Scope& s, int d);
    [[nodiscard]] Piece match_effect(const Scope& s, int d);
    [[nodiscard]] Piece repeat(const Scope& s, int d);
    [[nodiscard]] Piece choose(const Scope& s, int d);
    [[nodiscard]] Piece either(const Scope& s, int d);
    [[nodiscard]] Piece closed_step(const Scope& s);
    [[nodiscard]] Piece arrow(const Scope& s, int d);
    [[nodiscard]] Piece subject(const Scope& s, int d);
    [[nodiscard]] Piece each_thing(const Scope& s, int d);
    [[nodiscard]] Piece spread(const Scope& s, int d);
    [[nodiscard]] Piece later(const Scope& s, int d);

    // ---- reactions.cpp
    struct Event {
        Piece words;
        const Verb* verb = nullptr;
    };
    [[nodiscard]] Event event(Scope& s, int d, int least_rank = 0);
    [[nodiscard]] Piece pattern_noun(const Scope& s, Type type, int d);
    [[nodiscard]] Piece reaction(const Scope& outer, int d, bool lasting);
    [[nodiscard]] Piece listener(Scope s, int d, const std::string& until);
    [[nodiscard]] Piece modify(Scope s, int d, const std::string& until);
    [[nodiscard]] Piece modify_number(const Scope& s, Piece what, const std::string& until);
    [[nodiscard]] Piece modify_event(Scope s, int d, const std::string& until);
    [[nodiscard]] Piece change(const Scope& s);
    [[nodiscard]] Piece forbid(Scope s, int d, const std::string& until);
    [[nodiscard]] Piece allow(Scope s, int d, const std::string& until);
    [[nodiscard]] Piece silence(Scope s, int d, const std::string& until);
    [[nodiscard]] Piece share(Scope s, int d, const std::string& until);
    [[nodiscard]] Piece accept(Scope s, int d, const std::string& until);
    // Parts in any order; `limited` becomes true when it may happen only so often.
    // `counts`: the line reacts to events, which `beyond` and `first` can count.
    [[nodiscard]] Piece tail(const Scope& s, int d, bool& limited, bool counts = true);

    Chance dice_;
    Features has_;
    std::vector<Unit> units_;
    std::vector<Verb> verbs_;
    int names_ = 0;
    std::string curfew_; // the verb that the label `curfew` forbids
    int beasts_ = 0, spells_ = 0, sites_ = 0;
};

} // namespace cantrip::generator
