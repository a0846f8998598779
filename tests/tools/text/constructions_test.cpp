// The table of constructions: every name in it has one key, and no C++ compares a key with a string.

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tools/text/phrase/made_keys.hpp"

using namespace cantrip;
using namespace cantrip::text;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

// Every key of the tables.
std::set<std::string> fixed_keys() {
    std::set<std::string> out;
#define CONSTRUCTION(name, key, category, role, ...) out.insert(key);
#include "tools/text/phrase/constructions.def"
#define SLOT_NAME(name, key) out.insert(key);
#define JOIN(name, key, role) out.insert(key);
#define WORD(name, key) out.insert(key);
#include "tools/text/phrase/names.def"
    return out;
}

// Strings that are compared with a name or looked up by it: `== "may.you"`, `intern("vp")`.
std::vector<std::string> compared_strings(const std::string& code) {
    static const std::regex comparison("(?:[!=]= |starts_with\\(|ends_with\\(|intern\\(|\\bis\\([^\"()]*, "
                                       "|slot\\([^\"()]*, )\"([^\"]+)\"|\"([^\"]+)\" [!=]=");
    std::vector<std::string> out;
    for (std::sregex_iterator it(code.begin(), code.end(), comparison), end; it != end; ++it)
        out.push_back((*it)[1].matched ? (*it)[1] : (*it)[2]);
    return out;
}

bool is_key(const std::set<std::string>& keys, const std::string& text) {
    // A part of a key at its beginning or end, such as `cond.` and `.subject`.
    const auto has_part = [&](const std::string& key) {
        return text.size() > 2 && text.find('.') != std::string::npos &&
               (key.starts_with(text) || key.ends_with(text));
    };
    return keys.contains(text) || std::any_of(keys.begin(), keys.end(), has_part);
}

} // namespace

TEST_CASE("a name of the tables has the same key in every run", "[text][constructions]") {
    Keys keys;
    (void)keys.intern("a name of a game");
    Keys others;
    for (const Construction& row : all_constructions()) {
        INFO(row.key);
        CHECK(keys.intern(row.key) == row.con);
        CHECK(others.intern(row.key) == keys.intern(row.key));
        CHECK(keys.con(keys.intern(row.key)) == row.con);
        CHECK(&row_of(row.con) == &row);
    }
    CHECK(keys.intern("vp") == Slot::vp);
    CHECK(keys.intern("then") == Slot::then);
    CHECK(keys.intern("then") == Join::then);
    CHECK(keys.intern("zone.your") == Word::zone_your);
    CHECK(keys.con(label_key(keys, "harvest")) == Con::label);
    CHECK(keys.member(label_key(keys, "harvest")) == "harvest");
    CHECK(keys.con(keys.intern("a name of a game")) == Con::no_con);
}

TEST_CASE("rows have keys of their own, and slots that are named once", "[text][constructions]") {
    std::set<std::string_view> keys;
    for (const Construction& row : all_constructions()) {
        INFO(row.key);
        CHECK(keys.insert(row.key).second);
        std::set<Slot> slots;
        for (const ConstructionPart& part : row.parts) CHECK(slots.insert(part.slot).second);
    }
    CHECK(keys.size() > 200);
}

TEST_CASE("no C++ compares a key with a string", "[text][constructions]") {
    const std::set<std::string> keys = fixed_keys();
    // What the test must find.
    CHECK(is_key(keys, compared_strings("if (name == \"may.you\") return;").at(0)));
    CHECK(is_key(keys, compared_strings("key.starts_with(\"cond.\")").at(0)));
    std::size_t files = 0, found = 0;
    for (const char* folder : {"tools/text", "tools/proof"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root + "/" + folder)) {
            const std::string path = entry.path().lexically_relative(root).string();
            // Lines of packs and columns of tables are words of a file format, such as `noun` and `card`.
            const bool format = path.starts_with("tools/text/pack/") || path == "tools/proof/input.cpp" ||
                                path == "tools/text/declared_words.cpp";
            if (format || (!path.ends_with(".cpp") && !path.ends_with(".hpp"))) continue;
            ++files;
            for (const std::string& text : compared_strings(read_all(entry.path().string()))) {
                INFO(path << ": \"" << text << "\"");
                CHECK_FALSE(is_key(keys, text));
                found += is_key(keys, text);
            }
        }
    }
    CHECK(files > 60);
    CHECK(found == 0);
}

TEST_CASE("every wording of the packs names a row of the table", "[text][constructions]") {
    // Said by the tables of grammar alone.
    const std::set<std::string> grammar{"prohibit", "then"};
    static const std::regex line("(?:^|\n)say ([a-z_.0-9]+)");
    std::size_t lines = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root + "/stdlib")) {
        if (entry.path().extension() != ".lex") continue;
        const std::string text = read_all(entry.path().string());
        for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it, ++lines) {
            INFO(entry.path().string() << ": " << (*it)[1]);
            CHECK((grammar.contains((*it)[1]) || find_construction((*it)[1].str()) != nullptr));
        }
    }
    CHECK(lines > 900);
}
