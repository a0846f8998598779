// What keywords mean, in parentheses.

#include <catch2/catch.hpp>

#include "lang/check/programs.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/card/reminder.hpp"
#include "tools/text/languages.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using namespace cantrip::text;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

std::string run(const std::string& tag, const std::string& format,
                const std::string& set = root + "/cards/evenfall") {
    const RunResult result = run_cantrip(
        {"text", set, "--lang", tag, "--reminders", "--format", format, "--lib", root + "/cards"});
    INFO(result.err);
    CHECK(result.status == 0);
    std::string text = result.out;
    for (std::size_t at = text.find("\xC2\xA0"); at != std::string::npos; at = text.find("\xC2\xA0"))
        text.replace(at, 2, " ");
    return text;
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("a reminder says what the verb does, in every language", "[text][reminders]") {
    CHECK(holds(run("en", "plain"), "(Transfer: move that Place of Power to your inner circle.)"));
    CHECK(holds(run("cs", "plain"), "(Přesunout: přesuň to místo moci do svého vnitřního kruhu.)"));
    CHECK(holds(run("sr-Latn", "plain"), "(Prebaciti: premestite to mesto magije u svoj unutrašnji krug.)"));
    CHECK(holds(run("sr-Cyrl", "plain"), "(Пребацити: преместите то место магије у свој унутрашњи круг.)"));
    CHECK(holds(run("de", "plain"), "(Versetzen: Lege diesen Ort der Macht in deinen Innenkreis.)"));
}

TEST_CASE("reminders are italic where there are italics", "[text][reminders]") {
    CHECK(holds(run("en", "markdown"), " *(Transfer: move that Place of Power to your inner circle.)*\n"));
    CHECK(
        holds(run("en", "html"),
              " <em class=\"reminder\">(Transfer: move that Place of Power to your inner circle.)</em></p>"));
    CHECK(holds(run("en", "json"), "\"reminders\": ["));
    const RunResult without = run_cantrip({"text", root + "/cards/evenfall"});
    CHECK_FALSE(holds(without.out, "(Transfer"));
}

TEST_CASE("a pack may say a reminder in its own words, of a heading too", "[text][reminders]") {
    const Scratch scratch;
    scratch.write(
        "set/package.cant",
        "package tiny \"Tiny\" for evenfall {\n  uses evenfall_cards\n  about \"For a test.\"\n}\n");
    scratch.write("set/cards.cant",
                  "site tester \"Tester\" {\n  yield: transfer this\n  binding: transfer this\n}\n");
    scratch.write("set/text/en.lex", "say reminder.transfer = \"it goes where it is safe.\"\nsay "
                                     "reminder.label.binding = \"when a ritual is bound here.\"\n");
    const std::string text = run("en", "plain", scratch.path("set"));
    INFO(text);
    CHECK(holds(text, "(Transfer: it goes where it is safe.)"));
    CHECK(holds(text, "(When a ritual is bound here.)"));
    // Each once on a card.
    CHECK(text.find("(Transfer") == text.rfind("(Transfer"));
}

TEST_CASE("keywords can be asked for their reminders", "[text][reminders]") {
    LoadOptions options;
    options.libraries = {root + "/stdlib"};
    const auto programs = load_programs({root + "/cards/evenfall"}, options);
    const Program& program = programs->list.front();
    Keys keys;
    Diagnostics diagnostics;
    const auto language = load_language("en", options.libraries, programs->folders(0),
                                        programs->world.sources, keys, diagnostics);
    CardTexts texts(program, *language, keys, Style::words, diagnostics);
    Reminders reminders(program, *language, keys, Style::words);
    std::size_t with = 0, without = 0;
    for (const CardText& card : cards_of(program, programs->asked(program), texts)) {
        for (const AbilityText& ability : card.abilities) {
            for (const Key keyword : reminders.keywords(ability.plan))
                ++(reminders.of(keyword).empty() ? without : with);
        }
    }
    CHECK(with > 50);
    CHECK(without > 0);
    CHECK(reminders.of(keys.intern("gain")).empty());
}
