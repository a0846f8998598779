// Generated programs: accepted, complete, played without problems, and the same as ever.

#include <catch2/catch.hpp>

#include "lang/source/read_file.hpp"
#include "tests/generator/compiled.hpp"
#include "tests/generator/coverage.hpp"
#include "tests/generator/found.hpp"
#include "tests/generator/generate.hpp"
#include "tests/generator/isolated.hpp"
#include "tests/generator/search.hpp"
#include "tests/generator/shrink.hpp"
#include "tests/generator/traces.hpp"
#include "tests/support/slowness.hpp"

using namespace cantrip;
using namespace cantrip::generator;
using cantrip::testing::slowness;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;
const std::string library = root + "/stdlib";
const std::string here = root + "/tests/generator";

std::string whole_file(const std::string& path) {
    auto file = read_file(path);
    REQUIRE(file.ok());
    return file.value().text;
}

} // namespace

TEST_CASE("generated programs are accepted, and together use and run the whole language", "[generator]") {
    Coverage coverage;
    for (std::uint64_t seed = 1; seed <= 1000 / slowness; ++seed) {
        const Generated made = generate(seed);
        const auto checked = check_text(print(made.program), library);
        INFO("seed " << seed << "\n" << checked->messages());
        REQUIRE(checked->ok());
        coverage.add_program(*checked);
        const int players = players_of(made, seed);
        const auto machine = Machine::compile(checked->program, setup_of(checked->program, players, seed));
        REQUIRE(machine.ok());
        const PlaySettings settings{.players = players, .seed = seed};
        const auto trial = [&] {
            Used ignored;
            (void)play(*machine.value(), settings, &ignored);
            return std::string();
        };
        // A crash is for the test below to tell.
        if (!run_isolated(trial).empty()) continue;
        Used used;
        (void)play(*machine.value(), settings, &used);
        coverage.add_play(*checked, used);
    }
    // The few programs of the sanitized build do not use everything.
    if (slowness > 1) return;
    for (const std::string& part : coverage.missing()) {
        INFO(part);
        CHECK(false);
    }
}

TEST_CASE("the same seed makes the same program, formatted or not", "[generator]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CHECK(print(generate(seed).program) == print(generate(seed).program));
        CHECK(check_text(print_formatted(generate(seed).program), library)->ok());
    }
    CHECK(print(generate(1).program) != print(generate(2).program));
}

TEST_CASE("generated programs play without problems", "[generator]") {
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        const Generated made = generate(seed);
        INFO("seed " << seed << ": cantrip_generate --play --count 1 --out FOLDER --seed " << seed
                     << " makes it small");
        CHECK(problem_of(print(made.program), players_of(made, seed), seed, false, library) == "");
    }
}

TEST_CASE("programs that showed a problem show none now, or the one that is open", "[generator]") {
    const auto all = read_all_found(here + "/found");
    CHECK(all.size() >= 3);
    for (const Found& found : all) {
        INFO(found.name);
        const std::string problem =
            problem_of(found.text, found.players, found.seed, found.compared, library, 3);
        if (found.open.empty())
            CHECK(problem == "");
        else
            CHECK(problem.substr(0, found.open.size()) == found.open);
    }
}

TEST_CASE("games of generated programs and of Euphoria are those that were kept", "[generator]") {
    const std::string kept = whole_file(here + "/traces/seeds.txt");
    CHECK(kept.rfind(traces_of_seeds(1, 200, library), 0) == 0);
    const std::string cards = whole_file(here + "/traces/euphoria.txt");
    CHECK(cards.rfind(traces_of_package(root + "/cards/euphoria", 4, 1, 10, library), 0) == 0);
}

TEST_CASE("shrinking keeps the property and nothing else", "[generator]") {
    const Generated made = generate(7);
    const auto says = [](const Piece& piece) { return print(piece).find("secretly") != std::string::npos; };
    std::uint64_t seed = 7;
    Piece program = made.program;
    while (!says(program)) program = generate(++seed).program;
    const auto keeps = [&](const Piece& piece) {
        return says(piece) && check_text(print(piece), library)->ok();
    };
    const Piece small = shrink(program, keeps);
    CHECK(keeps(small));
    CHECK(size_of(small) < 60);
    CHECK(size_of(program) > 300);
}
