// The hash of what an ability does: it must not see what means nothing, and must see everything else.

#include <map>
#include <set>

#include <catch2/catch.hpp>

#include "lang/program/sem.hpp"
#include "lang/syntax/lexer.hpp"
#include "tests/lang/check/checked.hpp"
#include "tests/lang/check/whole_game.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string words = R"(
token coin "coin", shell "shell", pearl "pearl" of player
zone hand of player holds card
zone deck holds card pile
kind ship "ship" is card { hold number = 2 }
verb rest "rest"
verb sail "sail"(ship in hand, for leagues number = 2)
verb draw "draw"(cards number = 1)
phase turn "turn": rest
phase round "round": turn
)";

// The hash of the last ability of a card with these lines.
std::string sem(const std::string& lines, const std::string& head = "ship boat \"Boat\"") {
    const Checked checked(words + head + " {\n" + lines + "\n}\n");
    for (const std::string& told : checked.told()) UNSCOPED_INFO(told);
    REQUIRE(checked.told().empty());
    return sem_of(checked.program, checked.program.things.back().abilities.back());
}

// All cards of a game; `change` edits the text of a file before it is read.
struct Corpus {
    World world;
    std::vector<std::size_t> order;
    Program program;
    bool sound = false;

    explicit Corpus(const std::vector<std::string>& folders) {
        std::vector<std::string> paths;
        for (const auto& folder : folders) paths.push_back(std::string(CANTRIP_SOURCE_DIR) + "/" + folder);
        load(world, paths, own_library());
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < world.packages.size(); ++i) all.push_back(i);
        order = world.closure(all);
        check_again();
    }
    void check_again() {
        Diagnostics diagnostics;
        program = check(world, order, diagnostics);
        sound = diagnostics.all().empty() && world.diagnostics.all().empty();
        world.diagnostics = Diagnostics{};
    }
    template <typename Change> void change_files(const Change& change) {
        for (auto& package : world.packages) {
            if (package.name == "core") continue;
            for (std::uint32_t& tree : package.trees) {
                const Source source = world.sources.at(world.trees[tree].file());
                tree = world.add_file(source.path, change(source.text));
            }
        }
        check_again();
    }
    // By card and number within it.
    [[nodiscard]] std::map<std::string, std::string> sems() const {
        std::map<std::string, std::string> out;
        for (AbilityId id(0); id < program.abilities.size(); ++id) {
            const Ability& ability = program.abilities[id];
            if (is_on_card(ability)) out[id_of(ability)] = sem_of(program, id);
        }
        return out;
    }
    // What a scenario declares is its own affair.
    [[nodiscard]] bool is_on_card(const Ability& ability) const {
        return ability.thing != no_index && program.things[ability.thing].name != no_name &&
               program.things[ability.thing].scenario == no_index;
    }
    [[nodiscard]] std::string id_of(const Ability& ability) const {
        return std::string(program.name_of(program.things[ability.thing])) + "/" +
               std::to_string(ability.number);
    }
};

std::string commented(const std::string& text) {
    std::string out = "// a line of its own\n";
    for (const char c : text) out += c == '\n' ? std::string(" // a remark\n\n") : std::string(1, c);
    return out;
}

} // namespace

TEST_CASE("a hash says its version", "[check][sem]") {
    const std::string found = sem("when rest by you: draw 2");
    CHECK(found.size() == 19);
    CHECK(found.starts_with("h2:"));
    CHECK(found.find_first_not_of("0123456789abcdef", 3) == std::string::npos);
}

TEST_CASE("what means nothing changes no hash", "[check][sem]") {
    const std::pair<std::string, std::string> same[] = {
        {"when rest by you: draw 2", "when rest by you: draw 2 // cards"},
        {"when rest by you: draw 2", "when rest by you: { draw 2 }"},
        {"when rest by you: draw 2", "assume when rest by you: draw 2"},
        {"when rest by you: draw 1", "when rest by you: draw"},
        {"when rest by you: draw 2, rest", "when rest by you: { draw 2\n rest }"},
        {"when rest by you: gain 1 coin + 2 shell", "when rest by you: gain 2 shell + 1 coin"},
        {"when rest by you: gain 1 coin + 2 shell + 3 pearl",
         "when rest by you: gain 3 pearl + 2 shell + 1 coin"},
        {"when rest by you: either draw 2 or rest", "when rest by you: either rest or draw 2"},
        {"when rest by you if coin >= 2 and shell >= 1: rest",
         "when rest by you if shell >= 1 and coin >= 2: rest"},
        {"when rest by you: { let a_boat = a ship in hand; sail a_boat }",
         "when rest by you: { let hull = a ship in hand; sail hull }"},
        {"when rest by you: each player as one_of: draw 1 by one_of",
         "when rest by you: each player as who: draw 1 by who"},
        {"when rest by you: draw count of ship in hand",
         "when rest by you: draw count of ship in hand of you"},
        {"when rest by you: either draw 2 or rest", "when rest by you: choose 1 of { draw 2; rest }"},
        {"when sail a ship by you: rest", "when sail ship by you: rest"},
        {"when rest by you if no ship is in hand: rest", "when rest by you if no ship in hand: rest"},
        {"when rest by you: may 2 coin -> nothing", "when rest by you: may pay 2 coin"},
        {"when rest by you: may draw 1 -> nothing", "when rest by you: may draw 1"},
    };
    for (const auto& [one, other] : same) {
        INFO(one << "\n" << other);
        CHECK(sem(one) == sem(other));
    }
    CHECK(sem("when rest by you: draw 2") == sem("when rest by you: draw 2", "ship canoe \"The Canoe\""));
    CHECK(sem("when rest by you: draw 2") == sem("hold 3\nwhen rest by you: draw 2"));
    CHECK(sem("when rest by you: sail boat") == sem("when rest by you: sail canoe", "ship canoe"));
}

TEST_CASE("what means something changes the hash", "[check][sem]") {
    const std::vector<std::string> different{
        "when rest by you: draw 2",
        "when rest by you: draw 3",
        "when rest: draw 2",
        "when rest by opponent: draw 2",
        "before rest by you: draw 2",
        "instead of rest by you: draw 2",
        "when rest by you once per turn: draw 2",
        "when rest by you once per round: draw 2",
        "when rest by you until end of turn: draw 2",
        "when rest by you until start of turn: draw 2",
        "when rest by you if coin >= 2: draw 2",
        "when rest by you if coin > 2: draw 2",
        "when rest by you if not coin >= 2: draw 2",
        "when rest by you: may draw 2",
        "when rest by you: draw 2, rest",
        "when rest by you: rest, draw 2",
        "when rest by you: either draw 2 or rest",
        "when rest by you: gain 2 coin",
        "when rest by you: gain 2 shell",
        "when rest by you: 1 coin -> draw 2",
        "when rest by you: each player: draw 2",
        "when rest by you: each opponent: draw 2",
        "when rest by you: each opponent: draw count of ship in hand",
        "when rest by you: each opponent: draw count of ship in hand of you",
        "when rest by you: sail a ship in hand for 3",
        "when rest by you: sail a ship in hand",
        "when rest by you: sail each ship in hand",
        "when rest by you: sail a ship in hand where hold of it >= 2",
        "forbid rest by you",
        "modify draw by you: cards + 1",
        "modify draw by you: cards - 1",
        "modify draw by you: cards at most 1",
        // A price is paid whole, an effect happens as far as it can.
        "when rest by you: may draw 3",
        "when rest by you: may draw 3 -> nothing",
        "action go \"go\"(mate ship in hand): rest",
        "action go \"go\"(mate ship in deck): rest",
        "action go \"go\": rest",
    };
    std::map<std::string, std::string> seen;
    for (const std::string& lines : different) {
        INFO(lines);
        const auto [place, fresh] = seen.emplace(sem(lines), lines);
        INFO(place->second);
        CHECK(fresh);
    }
}

TEST_CASE("comments and the order of files change no hash of any card", "[check][sem]") {
    for (const auto& folders : all_games()) {
        Corpus corpus(folders);
        const auto before = corpus.sems();
        CHECK_FALSE(before.empty());
        corpus.change_files([](const std::string& text) { return commented(text); });
        CHECK(corpus.sound);
        CHECK(corpus.sems() == before);
        for (auto& package : corpus.world.packages) std::reverse(package.trees.begin(), package.trees.end());
        corpus.check_again();
        CHECK(corpus.sems() == before);
    }
}

TEST_CASE("one number changed is one hash changed", "[check][sem]") {
    for (const auto& folders : all_games()) {
        Corpus corpus(folders);
        const auto before = corpus.sems();
        // Where each ability stands, before anything moves.
        struct Place {
            std::size_t package, position;
            std::string text;
            std::uint32_t begin, end;
            std::string id;
        };
        std::vector<Place> places;
        for (std::size_t p = 0; p < corpus.world.packages.size(); ++p) {
            for (std::size_t t = 0; t < corpus.world.packages[p].trees.size(); ++t) {
                const Tree& tree = corpus.world.trees[corpus.world.packages[p].trees[t]];
                for (const Ability& ability : corpus.program.abilities) {
                    if (!corpus.is_on_card(ability) || corpus.program.trees[ability.tree] != &tree) continue;
                    const Span span = tree.span(ability.node);
                    places.push_back({p, t, corpus.world.sources.at(tree.file()).text, span.begin, span.end,
                                      corpus.id_of(ability)});
                }
            }
        }
        std::size_t tried = 0;
        for (std::size_t i = 0; i < places.size(); i += 11 * slowness) {
            const Place& place = places[i];
            const auto digit = place.text.find_first_of("123456", place.begin);
            if (digit == std::string::npos || digit >= place.end) continue;
            std::string text = place.text;
            ++text[digit];
            std::uint32_t& tree = corpus.world.packages[place.package].trees[place.position];
            const std::uint32_t kept = tree;
            tree = corpus.world.add_file("changed.cant", std::move(text));
            corpus.check_again();
            if (corpus.sound) {
                ++tried;
                std::set<std::string> changed;
                for (const auto& [id, hash] : corpus.sems())
                    if (before.at(id) != hash) changed.insert(id);
                INFO(place.id);
                CHECK(changed == std::set<std::string>{place.id});
            }
            corpus.world.packages[place.package].trees[place.position] = kept;
            corpus.world.trees.pop_back();
        }
        CHECK(tried > 0);
    }
}

TEST_CASE("who acts is part of the hash, also where you act inside of what others do", "[check]") {
    const std::string theirs = sem("when turn by you: each opponent: { draw 1; gain 1 coin }");
    CHECK(sem("when turn by you: each opponent: { draw 1; you: gain 1 coin }") != theirs);
    CHECK(sem("when turn by you: each opponent: { draw 1; gain 1 coin by you }") != theirs);
    CHECK(sem("when turn by you: each opponent: may 1 coin -> you: draw 1") !=
          sem("when turn by you: each opponent: may 1 coin -> draw 1"));
    // Where nobody else acts, `you:` says nothing new.
    CHECK(sem("when turn by you: you: gain 1 coin") == sem("when turn by you: gain 1 coin"));
}

// Where something is recognized `a ship` is any ship; where it is chosen, one is not all of them.
TEST_CASE("a determiner counts outside of patterns and not in them") {
    CHECK(sem("when sail a ship: rest") == sem("when sail ship: rest"));
    CHECK(sem("when sail the ship: rest") != sem("when sail ship: rest"));
    CHECK(sem("when sail each ship: rest") != sem("when sail the ship: rest"));
    CHECK(sem("when sail each ship: rest") != sem("when sail any ship: rest"));
    CHECK(sem("when rest: sail a ship in hand") != sem("when rest: sail each ship in hand"));
    CHECK(sem("when rest: sail a ship in hand") != sem("when rest: sail the ship in hand"));
    CHECK(sem("when rest if a ship is in hand: draw 1") != sem("when rest if no ship is in hand: draw 1"));
}
