// Files for translators go out and come back whole.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>

#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/tools/l10n/card_copy.hpp"
#include "tools/l10n/formats/po_file.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string chalice = "chalice_of_transmutation/space/1";

std::map<std::string, std::string> l10n_files(const CardCopy& cards) {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(cards.path("l10n")))
        files[entry.path().filename().string()] = read_all(entry.path().string());
    return files;
}

// A PO file with one entry changed.
std::string edited(const std::string& po, const std::string& id,
                   const std::function<void(l10n::PoEntry&)>& edit) {
    auto file = l10n::read_po("cs.po", po);
    REQUIRE(file);
    bool found = false;
    for (l10n::PoEntry& entry : file.value().entries) {
        if (entry.context != id) continue;
        edit(entry);
        found = true;
    }
    REQUIRE(found);
    return l10n::write_po(file.value());
}

void approve(l10n::PoEntry& entry) { std::erase(entry.flags, "fuzzy"); }

const l10n::PoEntry* find_entry(const l10n::PoFile& file, const std::string& id) {
    for (const l10n::PoEntry& entry : file.entries)
        if (entry.context == id) return &entry;
    return nullptr;
}

std::string text_line(const CardCopy& cards, const std::string& file, const std::string& id) {
    const std::string text = cards.read(file);
    const auto at = text.find(id + " ");
    return at == std::string::npos ? "" : text.substr(at, text.find('\n', at) - at);
}

} // namespace

TEST_CASE("export and import change nothing, in every format", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const auto before = l10n_files(cards);
    for (const std::string format : {"po", "xliff", "tmx", "csv"}) {
        for (const std::string language : {"cs", "sr-Latn", "sr-Cyrl", "en"}) {
            INFO(format << ' ' << language);
            const std::string file = "out." + format;
            (void)cards.run({"l10n", "export", "--lang", language, "--format", format, "--output", file});
            (void)cards.run({"l10n", "import", file, "--lang", language, "--from", format});
            CHECK(l10n_files(cards) == before);
        }
    }
    (void)cards.run({"l10n", "export", "--lang", "cs", "--format", "tbx", "--output", "out.tbx"});
    (void)cards.run({"l10n", "import", "out.tbx", "--lang", "cs"});
    CHECK(cards.read("out.tbx").find("<term>bylina</term>") != std::string::npos);
}

TEST_CASE("PO files are clean for gettext", "[l10n]") {
    require_program("msgfmt", "gettext");
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    for (const std::string& language : languages) {
        (void)cards.run({"l10n", "export", "--lang", language, "--output", "a.po"});
        (void)cards.run({"l10n", "export", "--lang", language, "--words", "--output", "b.po"});
        for (const char* name : {"a.po", "b.po"}) {
            INFO(language << ' ' << name);
            const ShellResult result = run_shell("msgfmt -c -o /dev/null " + cards.path(name));
            CHECK(result.status == 0);
            CHECK(result.out == "");
        }
    }
}

TEST_CASE("equal text becomes approved, different text a checked override", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string po = cards.run({"l10n", "export", "--lang", "cs"}).out;
    const auto file = l10n::read_po("cs.po", po);
    REQUIRE(file);
    const l10n::PoEntry* entry = find_entry(file.value(), chalice);
    REQUIRE(entry != nullptr);
    CHECK(entry->fuzzy());
    CHECK(entry->id.starts_with("Action space: "));
    CHECK(std::any_of(entry->extracted.begin(), entry->extracted.end(), [](const std::string& line) {
        return line == "effect: space: 2 any goods -> gain 3 any goods + 1 point";
    }));
    const std::string generated = entry->text();

    cards.write("cs.po", edited(po, chalice, approve));
    CHECK(cards.run({"l10n", "import", "cs.po", "--lang", "cs"})
              .out.starts_with("1 approved, 0 overridden, 0 drafts, "));
    CHECK(text_line(cards, "l10n/cs.texts", chalice).find(" approved ") != std::string::npos);

    // Another text that says the same: numbers as words.
    std::string own = generated;
    own.replace(own.find("2"), 1, "dvě");
    cards.write("cs.po", edited(po, chalice, [&](l10n::PoEntry& one) {
                    approve(one);
                    one.texts = {own};
                }));
    CHECK(cards.run({"l10n", "import", "cs.po", "--lang", "cs"})
              .out.starts_with("0 approved, 1 overridden, 0 drafts, "));
    CHECK(cards.run({"text", "--lang", "cs"}).out.find(own) != std::string::npos);

    // A text that says something else is kept, told, and not printed.
    std::string wrong = generated;
    wrong.replace(wrong.find("3"), 1, "4");
    cards.write("cs.po", edited(po, chalice, [&](l10n::PoEntry& one) {
                    approve(one);
                    one.texts = {wrong};
                }));
    const RunResult told = cards.run({"l10n", "import", "cs.po", "--lang", "cs"}, 1);
    CHECK(told.out.find("text: 4") != std::string::npos);
    CHECK(text_line(cards, "l10n/cs.texts", chalice).find("draft \"" + wrong + "\"") != std::string::npos);
    CHECK(cards.run({"text", "--lang", "cs"}).out.find(wrong) == std::string::npos);
    // It goes out again with the next export.
    CHECK(cards.run({"l10n", "export", "--lang", "cs", "--format", "csv"}).out.find(wrong) !=
          std::string::npos);
}

TEST_CASE("an override is read back and stands while it says its effect", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string po = cards.run({"l10n", "export", "--lang", "en"}).out;
    const std::string id = "archivist/round_end/1";
    const auto import = [&](const std::string& text, int status) {
        cards.write("en.po", edited(po, id, [&](l10n::PoEntry& one) {
                        approve(one);
                        one.texts = {text};
                    }));
        return cards.run({"l10n", "import", "en.po", "--lang", "en"}, status);
    };
    // The price in another order is the same price.
    const std::string own = "Council, End of the round: pay 1 potion and 1 herb. If you do, advance on the "
                            "coven track. Otherwise, gain 1 mana.";
    const RunResult taken = import(own, 0);
    CHECK(taken.out.starts_with("0 approved, 1 overridden, 0 drafts, "));
    CHECK(taken.out.find("overrides read back to their effects: 1 of 1") != std::string::npos);
    CHECK(cards.run({"text", "--lang", "en"}).out.find(own) != std::string::npos);
    // The branches exchanged are another effect, though every word is there.
    const RunResult told = import("Council, End of the round: pay 1 potion and 1 herb. If you do, gain 1 "
                                  "mana. Otherwise, advance on the coven track.",
                                  1);
    CHECK(told.out.find("text: gain 1 mana; effect: advance on the coven track") != std::string::npos);
    CHECK(cards.run({"text", "--lang", "en"}).out.find(own) != std::string::npos);
    cards.replace("house/specialists/first.cant", "1 herb + 1 potion ->", "1 herb + 2 potion ->");
    CHECK(cards.marked()["en"][id] == "stale-override");
}

TEST_CASE("a changed effect goes out fuzzy, with what was before and why", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string before = cards.run({"l10n", "export", "--lang", "cs"}).out;
    cards.write("cs.po", edited(before, chalice, approve));
    (void)cards.run({"l10n", "import", "cs.po", "--lang", "cs"});
    cards.replace("rituals.cant", "gain 3 any goods + 1 point", "gain 4 any goods + 1 point");
    const auto file = l10n::read_po("cs.po", cards.run({"l10n", "export", "--lang", "cs"}).out);
    REQUIRE(file);
    const l10n::PoEntry* entry = find_entry(file.value(), chalice);
    REQUIRE(entry != nullptr);
    CHECK(entry->fuzzy());
    REQUIRE(entry->previous.size() == 1);
    CHECK(entry->previous[0].second.find("gain 3 resources") != std::string::npos);
    CHECK(entry->id.find("gain 4 resources") != std::string::npos);
    CHECK(std::any_of(entry->extracted.begin(), entry->extracted.end(), [](const std::string& line) {
        return line.starts_with("state: the effect changed, and the text with it");
    }));
    // The old file comes back with a text of its own: its author read another effect.
    cards.write("cs.po", edited(before, chalice, [](l10n::PoEntry& one) {
                    approve(one);
                    one.texts = {one.text() + " Hned."};
                }));
    CHECK(cards.run({"l10n", "import", "cs.po", "--lang", "cs"}, 1)
              .out.find("the effect changed after the export") != std::string::npos);
    CHECK(cards.marked()["cs"][chalice] == "regenerated");
}

TEST_CASE("what Poedit and msgmerge add comes back whole", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    auto file = l10n::read_po("cs.po", cards.run({"l10n", "export", "--lang", "cs"}).out);
    REQUIRE(file);
    std::string po = l10n::write_po(file.value());
    // As Poedit saves: its own header with plural forms, a comment and a flag on an entry, lines wrapped
    // elsewhere, an entry of another tool, a plural, and an obsolete one.
    const std::string header_end = "\"Content-Transfer-Encoding: 8bit\\n\"\n";
    po.insert(po.find(header_end) + header_end.size(),
              "\"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n\"\n\"X-Generator: "
              "Poedit 3.2\\n\"\n");
    const auto at = po.find("msgctxt \"" + chalice);
    const auto comments = po.rfind("\n\n", at) + 2;
    po.insert(comments, "# Jana: is this clear?\n#, no-wrap\n");
    po += "\n#: other.c:1\nmsgctxt \"other\"\nmsgid \"one \"\n\"two\"\nmsgstr \"\"\n\"jedna \"\n\"dvě\"\n"
          "\n#, c-format\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d soubor\"\nmsgstr[1] "
          "\"%d soubory\"\nmsgstr[2] \"%d souborů\"\n"
          "\n#~ msgctxt \"old/when/1\"\n#~ msgid \"Gone\"\n#~ msgstr \"Pryč\"\n";
    cards.write("cs.po", po);
    (void)cards.run({"l10n", "import", "cs.po", "--lang", "cs"});
    const std::string again = cards.run({"l10n", "export", "--lang", "cs"}).out;
    for (const std::string part :
         {"Plural-Forms: nplurals=3", "X-Generator: Poedit 3.2", "# Jana: is this clear?", "no-wrap",
          "#: other.c:1", "msgid \"one two\"", "msgstr \"jedna dvě\"", "#, c-format",
          "msgid_plural \"%d files\"", "msgstr[2] \"%d souborů\"", "#~ msgctxt \"old/when/1\"",
          "#~ msgstr \"Pryč\""}) {
        INFO(part);
        CHECK(again.find(part) != std::string::npos);
    }
    const auto whole = l10n_files(cards);
    cards.write("cs.po", again);
    (void)cards.run({"l10n", "import", "cs.po", "--lang", "cs"});
    CHECK(l10n_files(cards) == whole);

    require_program("msgmerge", "gettext");
    cards.write("new.pot", cards.run({"l10n", "export", "--lang", "en"}).out);
    REQUIRE(run_shell("cd " + cards.path() + " && msgmerge -q --no-fuzzy-matching -o merged.po cs.po new.pot")
                .status == 0);
    (void)cards.run({"l10n", "import", "merged.po", "--lang", "cs"});
    const std::string merged = cards.run({"l10n", "export", "--lang", "cs"}).out;
    for (const std::string part :
         {"# Jana: is this clear?", "%d souborů", "Pryč", "Plural-Forms: nplurals=3"}) {
        INFO(part);
        CHECK(merged.find(part) != std::string::npos);
    }
}

TEST_CASE("broken files are told with their line and change nothing", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const auto before = l10n_files(cards);
    const std::string po = cards.run({"l10n", "export", "--lang", "cs"}).out;
    const std::string xliff = cards.run({"l10n", "export", "--lang", "cs", "--format", "xliff"}).out;
    struct Broken {
        std::string name, text, message;
    };
    std::string latin2 = po;
    latin2.replace(latin2.find("UTF-8"), 5, "ISO-8859-2");
    const std::string cut_entry = po.substr(0, po.rfind("msgstr"));
    const std::string cut_text = po.substr(0, po.rfind('"'));
    const auto lines = [](const std::string& text) {
        return std::to_string(1 + std::count(text.begin(), text.end(), '\n'));
    };
    const std::vector<Broken> all{
        {"a.po", cut_entry, "a.po:" + lines(cut_entry) + ": an entry ends without a `msgstr`"},
        {"b.po", cut_text, "b.po:" + lines(cut_text) + ": the text has no closing quote"},
        {"c.po", "msgid \"\"\nmsgstr \"\"\n\nmsgctxt \"x\"\nmsgid \"a\"\nmsgstr \"\xE8\"\n",
         "c.po:6: this is not UTF-8"},
        {"d.po", latin2, "d.po:1: the header names the encoding `iso-8859-2"},
        {"e.po", "Dear translator,\n", "e.po:1: `Dear` is no keyword of a PO file"},
        {"f.po", "msgid \"a\"\nmsgstr \"b\"\n", "f.po:1: no entry of this file belongs to these cards"},
        {"g.po", "", "g.po:1: there is no entry"},
        {"h.po", "msgctxt \"a\"\nmsgid \"b\"\nmsgstr \"c\\q\"\n", "h.po:3: `\\q` is no escape"},
        {"i.xlf", xliff.substr(0, xliff.size() / 2), "i.xlf:"},
        {"j.xlf", "<?xml version=\"1.0\" encoding=\"ISO-8859-2\"?>\n<xliff version=\"2.1\"/>\n",
         "j.xlf:1: the file says it is `iso-8859-2`"},
        {"k.xlf", "<?xml version=\"1.0\"?>\n<html>\n</html>\n", "k.xlf:2: the outermost element is `html`"},
        {"l.xlf", "<xliff version=\"1.2\"></xliff>\n", "only XLIFF 2 is read"},
        {"m.csv", "a,b\n1,2\n", "m.csv:1: the first line must name the columns"},
        {"n.csv", "id,text\n" + chalice + ",\"open\n",
         "n.csv:2: a cell that starts with a quote here does not end"},
        {"o.tmx", "<tmx version=\"1.4\"><body></body></tmx>\n", "there is no `tu`"},
    };
    for (const Broken& broken : all) {
        INFO(broken.name);
        cards.write(broken.name, broken.text);
        const RunResult result = cards.run({"l10n", "import", broken.name, "--lang", "cs"}, 2);
        CHECK(result.err.find(broken.message) != std::string::npos);
        CHECK(l10n_files(cards) == before);
    }
    // A file of another language.
    cards.write("de.po", cards.run({"l10n", "export", "--lang", "de"}).out);
    CHECK(cards.run({"l10n", "import", "de.po", "--lang", "cs"}, 2).err.find("the file is in `de`") !=
          std::string::npos);
    CHECK(l10n_files(cards) == before);
}

TEST_CASE("files are replaced together or not at all", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string po = edited(cards.run({"l10n", "export", "--lang", "cs"}).out, chalice, approve);
    cards.write("cs.po", po + "\nmsgctxt \"other\"\nmsgid \"one\"\nmsgstr \"jedna\"\n");
    // The last of the three files cannot be written: a folder is in its place.
    std::filesystem::create_directories(cards.path("l10n/cs.kept.po/in_the_way"));
    const std::string texts = cards.read("l10n/cs.texts");
    (void)cards.run({"l10n", "import", "cs.po", "--lang", "cs"}, 2);
    CHECK(cards.read("l10n/cs.texts") == texts);
    std::filesystem::remove_all(cards.path("l10n/cs.kept.po"));
    (void)cards.run({"l10n", "import", "cs.po", "--lang", "cs"});
    CHECK(cards.read("l10n/cs.texts") != texts);
    // Nothing half written is left beside them.
    for (const auto& [name, text] : l10n_files(cards))
        CHECK((name == "lock" || name.ends_with(".texts") || name == "cs.kept.po"));
}

TEST_CASE("word forms are asked for in plain questions and written into the lexicon", "[l10n]") {
    const CardCopy cards;
    // A word that the Czech lexicon does not have.
    cards.write("words.cant", "kind owl \"owl\" is card {}\n\nritual owl_song \"Owl Song\" {\n  cost 1 "
                              "herb\n  points 1\n  instant: gain 1 mana per owl in clan\n}\n");
    const std::string status = cards.run({"l10n", "status", "--lang", "cs"}).out;
    CHECK(status.find("add the word owl: it unlocks 1 cards") != std::string::npos);
    const std::string po = cards.run({"l10n", "export", "--lang", "cs", "--words"}).out;
    auto file = l10n::read_po("words.po", po);
    REQUIRE(file);
    const std::map<std::string, std::string> answers{
        {"gender", "f"},      {"nom.sg", "sova"},  {"gen.sg", "sovy"},  {"dat.sg", "sově"},
        {"acc.sg", "sovu"},   {"loc.sg", "sově"},  {"ins.sg", "sovou"}, {"nom.pl", "sovy"},
        {"gen.pl", "sov"},    {"dat.pl", "sovám"}, {"acc.pl", "sovy"},  {"loc.pl", "sovách"},
        {"ins.pl", "sovami"},
    };
    std::size_t answered = 0;
    for (l10n::PoEntry& entry : file.value().entries) {
        if (!entry.context.starts_with("noun:owl/")) continue;
        CHECK(entry.text().empty());
        entry.texts = {answers.at(entry.context.substr(9))};
        ++answered;
    }
    CHECK(answered == answers.size());
    cards.write("words.po", l10n::write_po(file.value()));
    (void)cards.run({"l10n", "import", "words.po", "--lang", "cs", "--words"});
    CHECK(cards.run({"text", "--lang", "cs"}).out.find("za každou sovu") != std::string::npos);
    CHECK(cards.run({"l10n", "import", "words.po", "--lang", "cs", "--words"}).out ==
          "the lexicon has these forms already\n");
    // Asked again, every answer is there.
    CHECK(cards.run({"l10n", "export", "--lang", "cs", "--words"}).out.find("msgstr \"sovami\"") !=
          std::string::npos);
}
