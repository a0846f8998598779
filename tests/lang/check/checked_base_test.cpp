// A body checked alone, on top of a checked game, is what it is in a check of everything.

#include <algorithm>
#include <chrono>

#include <catch2/catch.hpp>

#include "lang/check/checked_base.hpp"
#include "lang/check/programs.hpp"
#include "lang/program/sem.hpp"

using namespace cantrip;

namespace {

std::unique_ptr<Programs> cards_of(const std::string& game) {
    LoadOptions options;
    options.libraries = {CANTRIP_SOURCE_DIR "/stdlib", CANTRIP_SOURCE_DIR "/cards"};
    return load_programs({CANTRIP_SOURCE_DIR "/cards/" + game}, options);
}

// Every card of a program once more, under another name; every third one with a letter less in its last line.
std::vector<std::string> copies_of(const Programs& programs, const Program& program) {
    std::vector<std::string> out;
    for (const Thing& thing : program.things) {
        if (thing.parent != no_index || thing.scenario != no_index || thing.name == no_name ||
            thing.abilities.empty())
            continue;
        const Tree& tree = *program.trees[thing.tree];
        std::string text(programs.world.sources.text(tree.span(thing.node)));
        const std::string name(program.name_of(thing));
        const std::size_t at = text.find(" " + name);
        if (at == std::string::npos) continue;
        text.replace(at + 1, name.size(), "again_" + name);
        const std::size_t colon = text.rfind(": ");
        if (out.size() % 3 == 2 && colon != std::string::npos && colon + 3 < text.size())
            text.erase(colon + 3, 1);
        out.push_back(text + "\n");
    }
    return out;
}

struct Added {
    explicit Added(World& in) : world(in), before(in.trees.size()) {}
    Added(const Added&) = delete;
    Added& operator=(const Added&) = delete;
    ~Added() {
        while (world.trees.size() > before) world.trees.pop_back();
    }
    World& world;
    std::size_t before;
};

std::vector<std::string> told(const Sources& sources, const Diagnostics& diagnostics, std::string_view file) {
    std::vector<std::string> out;
    for (const Diagnostic& one : diagnostics.all())
        if (sources.at(one.at.file).path == file)
            out.push_back(std::to_string(one.at.begin) + " " + one.message + " / " + one.help);
    std::sort(out.begin(), out.end());
    return out;
}

std::vector<std::string> effects(const Program& program, std::size_t first_thing) {
    std::vector<std::string> out;
    for (std::size_t i = first_thing; i < program.things.size(); ++i) {
        const Thing& thing = program.things[i];
        if (thing.name == no_name) continue;
        for (const AbilityId ability : thing.abilities)
            out.push_back(std::string(program.name_of(thing)) + " " + canonical_effect(program, ability));
    }
    std::sort(out.begin(), out.end());
    return out;
}

// Of things that stand in the files of the trial.
std::vector<std::string> effects_of_copies(const Program& program, std::size_t first_tree) {
    std::vector<std::string> out;
    for (const Thing& thing : program.things) {
        if (thing.tree < first_tree || thing.name == no_name) continue;
        for (const AbilityId ability : thing.abilities)
            out.push_back(std::string(program.name_of(thing)) + " " + canonical_effect(program, ability));
    }
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace

TEST_CASE("cards checked alone are what they are among all others", "[check][alone]") {
    for (const char* game : {"evenfall", "euphoria", "etherfields"}) {
        INFO(game);
        const auto programs = cards_of(game);
        World& world = programs->world;
        const std::vector<std::size_t> packages = programs->packages.front();
        const CheckedBase base(world, packages);
        const std::vector<std::string> copies = copies_of(*programs, programs->list.front());
        REQUIRE(copies.size() > 50);
        const Added added(world);
        auto& trees = world.packages[packages.back()].trees;
        const std::size_t trees_before = trees.size();
        for (const std::string& copy : copies) {
            const std::uint32_t tree = world.add_file("trial", copy);
            REQUIRE(CheckedBase::fits(world.trees[tree]));
            trees.push_back(tree);
        }
        Diagnostics alone, whole;
        const Program on_top = base.with(std::span<const std::uint32_t>(trees).subspan(trees_before), alone);
        const Program all = check(world, packages, whole);
        trees.resize(trees_before);
        CHECK(told(world.sources, alone, "trial") == told(world.sources, whole, "trial"));
        CHECK(!alone.all().empty());
        const auto found = effects(on_top, base.program().things.size());
        CHECK(found.size() > 50);
        CHECK(found == effects_of_copies(all, added.before));
    }
}

TEST_CASE("one body checked alone costs a fraction of a whole check", "[check][alone]") {
    const auto programs = cards_of("evenfall");
    World& world = programs->world;
    const std::vector<std::size_t> packages = programs->packages.front();
    const CheckedBase base(world, packages);
    const Added added(world);
    const std::uint32_t tree =
        world.add_file("trial", "ritual alone \"Alone\" { when harvest site by you: gain 1 mana }\n");
    const std::uint32_t trees[] = {tree};
    const auto best_of = [](auto&& work) {
        double best = 1e9;
        for (int i = 0; i < 15; ++i) {
            const auto start = std::chrono::steady_clock::now();
            work();
            best = std::min(best,
                            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        }
        return best;
    };
    const double alone = best_of([&] {
        Diagnostics unused;
        CHECK(base.with(trees, unused).things.size() == base.program().things.size() + 1);
        CHECK(unused.empty());
    });
    const double whole = best_of([&] {
        Diagnostics unused;
        CHECK(!check(world, packages, unused).things.empty());
    });
    WARN("one body alone " << alone * 1e3 << " ms, everything " << whole * 1e3 << " ms");
    CHECK(alone < whole / 2);
}
