// A text that a person signs is printed, and goes stale when the effect changes.

#include <catch2/catch.hpp>

#include "tests/tools/l10n/card_copy.hpp"
#include "tools/l10n/review/texts_file.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string own = "Objevíš místo moci? Smíš ho rovnou využít.";

RunResult sign(const CardCopy& cards, std::vector<std::string> more, int status = 0) {
    std::vector<std::string> arguments{"l10n", "sign", "irena/when/1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return cards.run(std::move(arguments), status);
}

} // namespace

TEST_CASE("a signed text is printed until its effect changes", "[l10n][sign]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const RunResult result = sign(
        cards, {"--lang", "cs", "--by", "Jana N.", "--on", "2026-11-18", "--because", "so", "--text", own});
    CHECK(result.out.find("signed by Jana N. on 2026-11-18") != std::string::npos);
    CHECK(cards.run({"text", "--lang", "cs"}).out.find(own) != std::string::npos);
    const std::string line = cards.read("l10n/cs.texts");
    CHECK(line.find("by \"Jana N.\" on \"2026-11-18\" because \"so\"") != std::string::npos);
    CHECK(cards.run({"l10n", "status", "--lang", "cs"}).out.find("unsigned") == std::string::npos);
    cards.replace("helpers.cant", "when discover site by you: may harvest site",
                  "when discover site by you: harvest site");
    CHECK(cards.marked().at("cs").at("irena/when/1") == "stale-override");
    CHECK(cards.run({"text", "--lang", "cs"}, 1).out.find(own) == std::string::npos);
}

TEST_CASE("what an import keeps back is listed with its reason and can be signed", "[l10n][sign]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string wrong = "Když objevíš místo moci, využij to místo moci.";
    cards.write("in.csv", "id,text,done\nirena/when/1,\"" + wrong + "\",yes\n");
    (void)cards.run({"l10n", "import", cards.path("in.csv"), "--lang", "cs"}, 1);
    const std::string status = cards.run({"l10n", "status", "--lang", "cs"}).out;
    CHECK(status.find("irena/when/1: draft: ") != std::string::npos);
    CHECK(status.find("cantrip l10n sign irena/when/1 --lang cs --by NAME") != std::string::npos);
    const RunResult result = sign(cards, {"--lang", "cs", "--by", "JN", "--on", "2026-11-18"});
    CHECK(result.out.find("P05") != std::string::npos);
    CHECK(cards.run({"text", "--lang", "cs"}).out.find(wrong) != std::string::npos);
}

TEST_CASE("a signature needs a name, a date and an ability", "[l10n][sign]") {
    const CardCopy cards;
    CHECK(sign(cards, {"--lang", "cs"}, 2).err.find("who signs?") != std::string::npos);
    CHECK(sign(cards, {"--lang", "cs", "--by", "J", "--on", "today"}, 2).err.find("no date") !=
          std::string::npos);
    const RunResult none = cards.run({"l10n", "sign", "irina/when/1", "--lang", "cs", "--by", "J"}, 2);
    CHECK(none.err.find("irena/when/1") != std::string::npos);
}

TEST_CASE("a signature reads back as it was written", "[l10n][sign]") {
    l10n::TextsFile file;
    l10n::Record& record = file.records["a/when/1"];
    record.sem = "h2:a";
    record.gen = "t1:b";
    record.state = l10n::Record::State::override_;
    record.text = "x";
    record.by = "Jana \"N\"";
    record.on = "2026-11-18";
    record.because = "two\nlines";
    const std::string written = l10n::write_texts_file(file);
    const auto back = l10n::read_texts("cs.texts", written);
    REQUIRE(back);
    CHECK(back.value().find("a/when/1")->by == record.by);
    CHECK(back.value().find("a/when/1")->because == record.because);
    CHECK(back.value().find("a/when/1")->is_signed());
    CHECK(l10n::write_texts_file(back.value()) == written);
}
