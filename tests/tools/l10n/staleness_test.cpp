// A change marks exactly the texts that it touches.

#include <catch2/catch.hpp>

#include "tests/tools/l10n/card_copy.hpp"
#include "tools/l10n/review/hash.hpp"
#include "tools/l10n/review/state.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using l10n::Record;
using l10n::State;

namespace {

using Marked = std::map<std::string, std::map<std::string, std::string>>;

Marked in_every_language(const std::string& id, const std::string& state) {
    Marked all;
    for (const std::string& language : languages) all[language][id] = state;
    return all;
}

Record record(Record::State state, const std::string& sem, const std::string& generated) {
    Record made;
    made.state = state;
    made.sem = sem;
    made.gen = l10n::text_hash(generated);
    return made;
}

std::size_t lines_with(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

} // namespace

TEST_CASE("every state of the table is told apart", "[l10n]") {
    const Record approved = record(Record::State::approved, "h2:a", "Draw 2.");
    CHECK(l10n::state_of("h2:a", "Draw 2.", &approved) == State::approved);
    CHECK(l10n::state_of("h2:b", "Draw 3.", &approved) == State::regenerated);
    CHECK(l10n::state_of("h2:b", "Draw 2.", &approved) == State::effect_changed);
    CHECK(l10n::state_of("h2:a", "Take 2.", &approved) == State::wording_changed);
    const Record seen = record(Record::State::seen, "h2:a", "Draw 2.");
    CHECK(l10n::state_of("h2:a", "Draw 2.", &seen) == State::unreviewed);
    CHECK(l10n::state_of("h2:b", "Draw 3.", &seen) == State::regenerated);
    CHECK(l10n::state_of("h2:a", "Draw 2.", nullptr) == State::unreviewed);
    CHECK(l10n::state_of("h2:a", "", nullptr) == State::missing);
    CHECK(l10n::state_of("h2:a", "", &approved) == State::missing);
    const Record own = record(Record::State::override_, "h2:a", "Draw 2.");
    CHECK(l10n::state_of("h2:a", "Draw 2.", &own) == State::overridden);
    CHECK(l10n::state_of("h2:a", "Take 2.", &own) == State::override_outdated);
    CHECK(l10n::state_of("h2:b", "Draw 2.", &own) == State::stale_override);
    CHECK(l10n::state_of("h2:b", "Draw 3.", &own) == State::stale_override);
    // An override needs no generated text.
    CHECK(l10n::state_of("h2:a", "", &own) == State::override_outdated);
}

TEST_CASE("changing one number marks that ability in every language and nothing else", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    CHECK(cards.marked().empty());
    cards.replace("rituals.cant", "space: 2 any goods -> gain 3 any goods + 1 point",
                  "space: 2 any goods -> gain 4 any goods + 1 point");
    CHECK(cards.marked() == in_every_language("chalice_of_transmutation/space/1", "regenerated"));
    // Noting new texts does not hide what changed.
    (void)cards.run({"l10n", "update"});
    CHECK(cards.marked() == in_every_language("chalice_of_transmutation/space/1", "regenerated"));
}

TEST_CASE("comments, names and the order of cards mark nothing", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string lock = cards.read("l10n/lock");
    cards.replace("rituals.cant", "ritual chalice_of_transmutation",
                  "// a comment\nritual chalice_of_transmutation");
    // The first card moves to the end of the file.
    const std::string text = cards.read("rituals.cant");
    const auto begin = text.find("ritual chalice_of_transmutation");
    const auto end = text.find("\n}\n", begin) + 3;
    cards.write("rituals.cant",
                text.substr(0, begin) + text.substr(end) + "\n" + text.substr(begin, end - begin));
    CHECK(cards.marked().empty());
    (void)cards.run({"l10n", "update"});
    CHECK(cards.read("l10n/lock") == lock);
    (void)cards.run({"l10n", "update", "--check"});
}

TEST_CASE("ids stay when a card is renamed or its abilities change places", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    cards.replace("helpers.cant", "specialist irena", "specialist irenka");
    CHECK(cards.marked().empty());
    (void)cards.run({"l10n", "update"});
    const std::string lock = cards.read("l10n/lock");
    CHECK(lock.find("irena/when/1 ") != std::string::npos);
    CHECK(lines_with(lock, "card=irenka") == 1);
    CHECK(lock.find("gone") == std::string::npos);

    // Renamed and changed at once: too little is left to know it by, so it is a new card and the old one is
    // gone.
    cards.replace("helpers.cant", "specialist irenka", "specialist irma");
    cards.replace("helpers.cant", "when discover", "before discover");
    (void)cards.run({"l10n", "update"});
    CHECK(lines_with(cards.read("l10n/lock"), " gone\n") >= 1);
}

TEST_CASE("a new ability takes a number that was never used", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    cards.replace("rituals.cant", "space: 2 any goods -> gain 3 any goods + 1 point", "instant: gain 7 mana");
    (void)cards.run({"l10n", "update"});
    std::string lock = cards.read("l10n/lock");
    CHECK(lock.find("chalice_of_transmutation/instant/1 ") != std::string::npos);
    cards.replace("rituals.cant", "instant: gain 7 mana", "space: 1 mana -> gain 5 mana");
    (void)cards.run({"l10n", "update"});
    lock = cards.read("l10n/lock");
    CHECK(lock.find("chalice_of_transmutation/space/2 ") != std::string::npos);
    CHECK(lines_with(lock, "chalice_of_transmutation/") == 3);
}

TEST_CASE("an override is printed until its effect changes", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string id = "chalice_of_transmutation/space/1";
    std::string texts = cards.read("l10n/sr.texts");
    const auto begin = texts.find(id), end = texts.find('\n', begin);
    std::string line = texts.substr(begin, end - begin);
    line =
        line.substr(0, line.find(" seen ")) + " override \"Polje akcije: 2 resursa za 3 resursa i 1 bod.\"";
    cards.write("l10n/sr.texts", texts.substr(0, begin) + line + texts.substr(end));

    CHECK(cards.run({"text", "--lang", "sr-Latn"}).out.find("2 resursa za 3 resursa i 1 bod.") !=
          std::string::npos);
    CHECK(cards.run({"text", "--lang", "sr-Cyrl"}).out.find("2 ресурса за 3 ресурса и 1 бод.") !=
          std::string::npos);
    CHECK(cards.marked().empty());

    cards.replace("rituals.cant", "2 any goods -> gain 3 any goods", "2 any goods -> gain 4 any goods");
    const RunResult stale = cards.run({"text", "--lang", "sr-Latn"}, 1);
    CHECK(stale.out.find("2 resursa za 3 resursa i 1 bod.") == std::string::npos);
    CHECK(stale.err.find("C0709") != std::string::npos);
    Marked expected = in_every_language(id, "regenerated");
    expected["sr"][id] = "stale-override";
    CHECK(cards.marked() == expected);
    CHECK(cards.run({"l10n", "status", "--lang", "sr", "--gate", "stale"}, 1).out.find("stale-override") !=
          std::string::npos);
}

TEST_CASE("broken lock and text files are told with their line", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update", "--lang", "cs"});
    const std::string lock = cards.read("l10n/lock"), texts = cards.read("l10n/cs.texts");
    cards.write("l10n/lock", "# x\n<<<<<<< ours\n" + lock);
    CHECK(cards.run({"l10n", "update"}, 2).err.find("l10n/lock:2: a merge conflict") != std::string::npos);
    cards.write("l10n/lock", "a/b/1 h2:1\na/b/1 h2:2\n");
    CHECK(cards.run({"l10n", "update"}, 2).err.find("l10n/lock:2: `a/b/1` is here twice") !=
          std::string::npos);
    cards.write("l10n/lock", lock);
    cards.write("l10n/cs.texts", "a/b/1 h2:1 t1:2 aproved \"x\"\n");
    CHECK(cards.run({"l10n", "update"}, 2).err.find("l10n/cs.texts:1: `aproved` is none of") !=
          std::string::npos);
    CHECK(cards.run({"text", "--lang", "cs"}, 2).err.find("l10n/cs.texts:1") != std::string::npos);
    cards.write("l10n/cs.texts", "a/b/1 h2:1 t1:2 approved \"x\n");
    CHECK(cards.run({"l10n", "status"}, 2).err.find("l10n/cs.texts:1: a text in quotes does not end") !=
          std::string::npos);
    // What was broken was not written over.
    CHECK(cards.read("l10n/cs.texts") == "a/b/1 h2:1 t1:2 approved \"x\n");
    cards.write("l10n/cs.texts", texts);
    (void)cards.run({"l10n", "update", "--check", "--lang", "cs"});
}
