// What a designer types on the first day: one error for each line, and the line to write.

#include <sstream>

#include <catch2/catch.hpp>

#include "lang/package/libraries.hpp"
#include "lang/program/sem.hpp"
#include "lang/source/read_file.hpp"
#include "tests/support/scratch.hpp"
#include "tools/rephrase/rephrase.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct FirstDayLine {
    std::string game, kind, typed;
    std::vector<std::string> right;
};

std::vector<FirstDayLine> read_list(const std::string& name) {
    const auto file = read_file(std::string(CANTRIP_SOURCE_DIR) + "/tests/lang/first_day/" + name);
    REQUIRE(file);
    std::vector<FirstDayLine> out;
    std::string game, kind;
    std::istringstream lines(file.value().text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        if (line.starts_with("> ")) {
            out.push_back({game, kind, line.substr(2), {}});
        } else if (line.starts_with("= ")) {
            out.back().right.push_back(line.substr(2));
        } else {
            const std::size_t comma = line.find(", in ");
            REQUIRE(comma != std::string::npos);
            game = line.substr(0, comma);
            kind = line.substr(comma + 5);
        }
    }
    return out;
}

const LoadOptions& options() {
    static const LoadOptions made{
        {std::string(CANTRIP_SOURCE_DIR) + "/stdlib", std::string(CANTRIP_SOURCE_DIR) + "/cards"}};
    return made;
}

// A set of cards with one line each.
std::unique_ptr<Programs> checked(const Scratch& scratch, const FirstDayLine& line,
                                  const std::vector<std::string>& lines) {
    scratch.write("probe/package.cant",
                  "package probe \"Probe\" for " + line.game + " {\n  uses " + line.game + "_cards\n}\n");
    std::string cards;
    for (std::size_t i = 0; i < lines.size(); ++i)
        cards +=
            line.kind + " probe_" + std::to_string(i) + " {\n  unknown \"fields\"\n  " + lines[i] + "\n}\n";
    scratch.write("probe/cards.cant", cards);
    return load_programs({scratch.path("probe")}, options());
}

// What the line on a card does or says; empty when it is wrong.
std::string meaning_of(const Programs& programs, std::size_t number) {
    const Program& program = programs.list.front();
    const Symbol symbol = program.symbol(program.names.find("probe_" + std::to_string(number)));
    if (symbol.kind != SymbolKind::thing) return {};
    const Thing& thing = program.things[ThingId(symbol.index)];
    if (!thing.abilities.empty()) return canonical_effect(program, thing.abilities.front());
    return thing.values.empty() ? "" : "value " + canonical_value(program, thing.values.front().value);
}

std::string offered_by(const Diagnostics& diagnostics) {
    for (const Diagnostic& told : diagnostics.all())
        if (told.code == Code::spoken_line && told.fix) return told.fix->edits.front().text;
    return {};
}

// By meaning: `draw 1` and `draw 1 card` need not be written alike.
bool is_right(const Scratch& scratch, const FirstDayLine& line, const std::string& offered) {
    std::vector<std::string> all = line.right;
    all.push_back(offered);
    const auto programs = checked(scratch, line, all);
    const std::string meant = meaning_of(*programs, line.right.size());
    for (std::size_t i = 0; i < line.right.size(); ++i)
        if (!meant.empty() && meaning_of(*programs, i) == meant) return true;
    return false;
}

} // namespace

TEST_CASE("lines of the first day: one error, and the right line offered", "[rephrase][first-day]") {
    const std::vector<FirstDayLine> list = read_list("open.txt");
    REQUIRE(list.size() >= 50);
    const Scratch scratch;
    std::size_t one = 0, right = 0, other = 0;
    std::string table;
    for (const FirstDayLine& line : list) {
        const auto programs = checked(scratch, line, {line.typed});
        rephrase::offer_lines(*programs, options().libraries);
        const std::size_t errors = programs->diagnostics.errors();
        const std::string offered = offered_by(programs->diagnostics);
        const bool is = !offered.empty() && is_right(scratch, line, offered);
        one += errors == 1 ? 1 : 0;
        right += is ? 1 : 0;
        other += !is && !offered.empty() ? 1 : 0;
        table += std::to_string(errors) +
                 (is                ? " right  "
                  : offered.empty() ? " none   "
                                    : " other  ") +
                 line.typed + (offered.empty() ? "" : "  →  " + offered) + "\n";
    }
    WARN("first day, open half: " << list.size() << " lines, " << one << " with one error, " << right
                                  << " with the right line offered, " << other << " with another line\n"
                                  << table);
    // Floors: raise them when the rates rise.
    CHECK(one >= 52);
    CHECK(right >= 40);
}
