// Sentences that were accepted and then did nothing, or something else: each works now, or is refused.

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "lang/check/programs.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

// The first line of a file: `// GAME, works`, `// GAME, C0420` or `// GAME, fails: MESSAGE`.
struct Sentence {
    std::string game, wanted, text;
};

Sentence read_sentence(const fs::path& path) {
    Sentence out;
    out.text = read_all(path.string());
    const std::string first = out.text.substr(3, out.text.find('\n') - 3);
    const std::size_t comma = first.find(", ");
    REQUIRE(comma != std::string::npos);
    out.game = first.substr(0, comma);
    out.wanted = first.substr(comma + 2);
    return out;
}

std::unique_ptr<Programs> load_sentence(const Sentence& sentence, const Scratch& scratch) {
    if (sentence.game == "alone")
        scratch.write("set/package.cant", sentence.text);
    else {
        const std::string cards = sentence.game == "goblins" ? "goblins" : sentence.game + "_cards";
        scratch.write("set/package.cant",
                      "package silent \"Silent\" for " + sentence.game + " { uses " + cards + " }\n");
        scratch.write("set/cards.cant", sentence.text);
        if (sentence.game == "goblins")
            scratch.write("goblins/package.cant",
                          read_all(CANTRIP_SOURCE_DIR "/docs/reference/preambles/goblins.cant"));
    }
    LoadOptions options;
    options.libraries = {CANTRIP_SOURCE_DIR "/stdlib", CANTRIP_SOURCE_DIR "/cards", scratch.path("")};
    return load_programs({scratch.path("set")}, options);
}

std::vector<fs::path> files_in(const char* folder) {
    std::vector<fs::path> files;
    for (const auto& entry :
         fs::directory_iterator(std::string(CANTRIP_SOURCE_DIR "/tests/semantics/") + folder))
        if (entry.path().extension() == ".cant") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// Plays all scenarios of a file, or finds the one diagnostic that it is refused with.
void try_sentence(const fs::path& file) {
    INFO(file.filename().string());
    const Scratch scratch;
    const Sentence sentence = read_sentence(file);
    const auto programs = load_sentence(sentence, scratch);
    if (sentence.wanted.starts_with("C0")) {
        REQUIRE(programs->diagnostics.all().size() == 1);
        CHECK(programs->diagnostics.all()[0].code.row().text == sentence.wanted);
        return;
    }
    for (const Diagnostic& told : programs->diagnostics.all()) UNSCOPED_INFO(told.message);
    REQUIRE(programs->diagnostics.empty());
    const Program& program = programs->list.at(0);
    std::size_t played = 0;
    for (ScenarioId id(0); id < program.scenarios.size(); ++id) {
        if (!programs->asked(program)[program.scenarios[id].package]) continue;
        const ScenarioResult result = run_scenario(program, id);
        INFO(program.scenarios[id].word << ": " << result.message << "\nexpected " << result.expected
                                        << "\nfound " << result.found);
        ++played;
        if (sentence.wanted == "works")
            CHECK(result.passed);
        else
            CHECK("fails: " + result.message == sentence.wanted);
    }
    CHECK(played > 0);
}

} // namespace

TEST_CASE("what is accepted happens, and what cannot happen is refused", "[silent]") {
    const auto files = files_in("silent");
    REQUIRE(files.size() > 20);
    for (const fs::path& file : files) try_sentence(file);
}

TEST_CASE("card sets and a game written from the pages alone do what their comments say", "[newcomers]") {
    const auto files = files_in("newcomers");
    REQUIRE(files.size() >= 4);
    for (const fs::path& file : files) try_sentence(file);
}
