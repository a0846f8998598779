// Whatever stands in a file comes back from it.

#include "tests/support/property.hpp"
#include "tools/l10n/formats/csv.hpp"
#include "tools/l10n/formats/po_file.hpp"

using namespace cantrip;
using namespace cantrip::l10n;
using namespace cantrip::testing;

namespace {

const std::vector<std::string> pieces{"a", "word ", "\"",       "\\",  "\n",      "\t", "\r\n", ",",
                                      ";", "#",     "msgid \"", "\\n", "příliš ", "龍", " ",    "\u00A0"};

// One line without blanks at its ends, as comments have them.
rc::Gen<std::string> line() {
    const std::vector<std::string> words{"a", "b c", "\"", "\\", "ž", ":1", "msgid"};
    return rc::gen::suchThat(text_of(words), [](const std::string& text) { return !text.empty(); });
}

rc::Gen<std::vector<std::string>> lines() { return rc::gen::container<std::vector<std::string>>(line()); }

rc::Gen<PoEntry> entry() {
    return rc::gen::exec([] {
        PoEntry one;
        for (const std::string& comment : *lines()) one.comments.push_back("# " + comment);
        one.extracted = *lines();
        one.places = *lines();
        one.flags = *rc::gen::container<std::vector<std::string>>(
            rc::gen::elementOf(std::vector<std::string>{"fuzzy", "no-wrap"}));
        one.obsolete = *rc::gen::arbitrary<bool>();
        if (*rc::gen::arbitrary<bool>()) one.previous.emplace_back("msgid", *text_of(pieces));
        one.has_context = *rc::gen::arbitrary<bool>();
        if (one.has_context) one.context = *text_of(pieces);
        // Without an id it would be the header.
        one.id = "id" + *text_of(pieces);
        one.has_plural = *rc::gen::arbitrary<bool>();
        if (one.has_plural) one.plural = *text_of(pieces);
        const int forms = one.has_plural ? *rc::gen::inRange(1, 4) : 1;
        for (int i = 0; i < forms; ++i) one.texts.push_back(*text_of(pieces));
        return one;
    });
}

bool same(const PoEntry& a, const PoEntry& b) {
    return a.comments == b.comments && a.extracted == b.extracted && a.places == b.places &&
           a.flags == b.flags && a.previous == b.previous && a.obsolete == b.obsolete &&
           a.has_context == b.has_context && a.context == b.context && a.id == b.id && a.plural == b.plural &&
           a.has_plural == b.has_plural && a.texts == b.texts;
}

} // namespace

TEST_CASE("any table comes back from CSV", "[l10n][property]") {
    check_property(1000, 12, [] {
        const auto table = *rc::gen::container<std::vector<std::vector<std::string>>>(
            rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(text_of(pieces))));
        std::string text;
        for (const auto& row : table) text += csv_row(row);
        const auto read = read_csv("t.csv", text, ',');
        RC_ASSERT(bool(read));
        RC_ASSERT(read.value().size() == table.size());
        for (std::size_t i = 0; i < table.size(); ++i) RC_ASSERT(read.value()[i].cells == table[i]);
    });
}

TEST_CASE("any entry comes back from a PO file, and the file is written the same again", "[l10n][property]") {
    check_property(300, 8, [] {
        PoFile file;
        file.entries = *rc::gen::nonEmpty(rc::gen::container<std::vector<PoEntry>>(entry()));
        const std::string text = write_po(file);
        const auto read = read_po("t.po", text);
        if (!read) RC_FAIL(read.error().message + "\n" + text);
        RC_ASSERT(read.value().entries.size() == file.entries.size());
        for (std::size_t i = 0; i < file.entries.size(); ++i)
            RC_ASSERT(same(read.value().entries[i], file.entries[i]));
        RC_ASSERT(write_po(read.value()) == text);
    });
}
