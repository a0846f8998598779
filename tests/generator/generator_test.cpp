// Generated programs: accepted, complete, played without problems, and the same as ever.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>

#include <catch2/catch.hpp>

#include "tests/generator/compiled.hpp"
#include "tests/generator/coverage.hpp"
#include "tests/generator/found.hpp"
#include "tests/generator/generate.hpp"
#include "tests/generator/paragraphs.hpp"
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

// Another one in each run, unless CANTRIP_SEED says which.
std::uint64_t fresh_seed() {
    const char* given = std::getenv("CANTRIP_SEED");
    const std::uint64_t seed = given != nullptr ? std::strtoull(given, nullptr, 10) : std::random_device()();
    return 1'000'000 + seed % 1'000'000'000 * 10'000;
}

// Programs that were looked at before.
constexpr std::uint64_t known_programs = 5'000'000;

void look_for_problems(Request& request) {
    request.library = library;
    std::printf("programs from seed %llu on\n", static_cast<unsigned long long>(request.seed));
    std::string told;
    Problems problems;
    search(
        request, [&](const std::string& problem) { told += problem + "\n"; }, problems);
    const auto& sorts = problems.sorts;
    INFO(told << "cantrip_generate " << (request.play ? "--play" : "--against-reference")
              << " --count 1 --out FOLDER --seed N makes it small");
    for (const auto& [sort, count] : sorts) {
        INFO(count << " programs: " << sort);
        CHECK(sort.rfind(limit_sort, 0) == 0);
    }
}

} // namespace

TEST_CASE("generated programs are accepted, and together use and run the whole language", "[generator]") {
    Coverage coverage;
    for (std::uint64_t seed = 1; seed <= 3000 / slowness; ++seed) {
        const Generated made = generate(seed);
        const auto checked = check_text(print(made.program), library);
        INFO("seed " << seed << "\n" << checked->messages());
        REQUIRE(checked->ok());
        coverage.add_program(*checked);
        const int players = players_of(made, seed);
        const auto machine = Machine::compile(checked->program, setup_of(checked->program, players, seed));
        REQUIRE(machine.ok());
        Used used;
        (void)play(*machine.value(), {.players = players, .seed = seed}, &used);
        coverage.add_play(*checked, used);
    }
    // The few programs of the sanitized build do not use everything.
    if (slowness > 1) return;
    for (const std::string& part : coverage.missing()) {
        INFO(part);
        CHECK(false);
    }
}

TEST_CASE("every paragraph of the page about effects is shown by scenarios or tests", "[generator]") {
    const auto paragraphs = read_paragraphs(root);
    INFO(table(paragraphs));
    CHECK(paragraphs.size() > 150);
    CHECK(all_shown(paragraphs));
    CHECK_FALSE(all_shown({{"S1.1", 1}, {"S1.2"}}));
}

TEST_CASE("the same seed makes the same program, formatted or not", "[generator]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CHECK(print(generate(seed).program) == print(generate(seed).program));
        CHECK(check_text(print_formatted(generate(seed).program), library)->ok());
    }
    CHECK(print(generate(1).program) != print(generate(2).program));
}

// Compilers evaluate the operands of `+` and the arguments of a call in different orders: each draw of a
// random number needs a statement of its own. Whoever changes the generator changes this number.
TEST_CASE("a seed makes the same program with every compiler", "[generator]") {
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a
    for (std::uint64_t seed = 1; seed <= 1000; ++seed)
        for (const char c : print(generate(seed).program))
            hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3U;
    CHECK(hash == 0x6c4056b85da6c4d6U);
}

TEST_CASE("generated programs play without problems", "[generator]") {
    Request request;
    request.seed = known_programs;
    request.count = 300;
    request.play = true;
    look_for_problems(request);
}

// Fresh ones in each run. A program takes 4 ms of processor time here and 50 under the sanitizers, where
// memory that is taken and given back is what costs: 5,000 of them there would take four minutes.
TEST_CASE("fresh programs play alike by engine and reference", "[generator]") {
    Request request;
    request.seed = fresh_seed();
    request.count = slowness > 1 ? 1000 : 5000;
    request.reference = true;
    look_for_problems(request);
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

TEST_CASE("games are those that were kept", "[generator]") {
    const std::uint64_t seed = fresh_seed();
    for (const TraceSet& set : trace_sets()) {
        std::ifstream file(here + "/traces/" + set.file);
        const auto lines =
            std::count(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>(), '\n');
        CHECK(static_cast<std::uint64_t>(lines) == set.count);
        // Cards change more often than the engine: their games are for `cantrip_generate --replay-traces`.
        if (*set.package != '\0') continue;
        const std::uint64_t count = 400 / slowness;
        const std::uint64_t first = 1 + seed / 10'000 % (set.count - count + 1);
        INFO("games " << first << " to " << first + count - 1 << " of " << set.file << ", seed " << seed);
        CHECK(changed_traces(set, first, count, root) == std::vector<std::string>{});
    }
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
