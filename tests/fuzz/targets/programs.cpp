// Whole programs: checked, compiled, played, saved, linted and put into words.

#include "lang/check/programs.hpp"
#include "lang/package/load.hpp"
#include "tests/fuzz/targets/targets.hpp"
#include "tools/lint/baseline.hpp"
#include "tools/lint/lint.hpp"
#include "tools/play/bot.hpp"
#include "tools/text/card/card_text.hpp"
#include "tools/text/card/package_texts.hpp"

namespace cantrip::fuzz {
namespace {

using namespace play;

LoadOptions options() {
    LoadOptions out;
    out.libraries.emplace_back(CANTRIP_SOURCE_DIR "/stdlib");
    return out;
}

void check_all(Programs& programs, std::string_view input) {
    (void)load_by_name(programs.world, "core", options());
    (void)programs.world.add_text("fuzz.cant", std::string(input));
    programs.packages = programs_of(programs.world);
    for (const auto& packages : programs.packages)
        programs.list.push_back(check(programs.world, packages, programs.diagnostics));
    programs.diagnostics.take(std::move(programs.world.diagnostics));
}

// With errors too: `text` and `show` say what they can.
void say(const Programs& programs, const Program& program) {
    text::Language gloss;
    gloss.tag = "gloss";
    text::Keys keys;
    Diagnostics ignored;
    text::CardTexts texts(program, gloss, keys, text::Style::words, ignored);
    (void)text::cards_of(program, programs.asked(program), texts);
}

void play(const Program& program) {
    Setup setup;
    setup.players = 2;
    const auto machine = Machine::compile(program, setup);
    if (!machine) return;
    State state = machine.value()->start(1);
    RandomBot bot(1, *machine.value());
    RunOptions limits;
    limits.steps = 2'000;
    for (int i = 0; i < 10; ++i) {
        const Outcome now = run(*machine.value(), state, limits);
        if (now.kind != Outcome::Kind::question) return;
        const auto again = load(*machine.value(), save(*machine.value(), state));
        demand(again.ok() && again.value() == state, "a saved game comes back as it was");
        if (!answer(*machine.value(), state, bot.choose(now.question))) return;
    }
}

} // namespace

void fuzz_program(std::string_view input) {
    Programs programs;
    check_all(programs, input);
    for (const Program& program : programs.list) say(programs, program);
    if (programs.diagnostics.errors() > 0) return;
    for (const Program& program : programs.list) play(program);
    lint::LintOptions lint;
    lint.any_config = false;
    lint.threads = 1;
    (void)lint::lint_programs(programs, lint);
}

void fuzz_lint_config(std::string_view input) {
    const auto settings = lint::read_config("cantrip-lint.json", input, {});
    if (!settings) return;
    for (const lint::FileIgnore& ignore : settings.value().file_ignores)
        (void)lint::fits(ignore.pattern, "a/long/path/to/some/cards.cant");
}

void fuzz_baseline(std::string_view input) {
    Sources sources;
    Diagnostics findings;
    const FileId file = sources.add("a.cant", "ritual zz \"ZZ\" {}\n");
    findings.add(Code::unknown_character, {file, 0, 6}, "a finding");
    std::size_t known = 0;
    (void)lint::without_baseline(sources, findings, input, known);
}

} // namespace cantrip::fuzz
