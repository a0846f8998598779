// The grammar of each language against tables that were filled in by hand. Lines of golden/<language>.txt:
//   table CASE : NOUN NOUN …      then rows  NUMBER : FORM FORM …   ("5 : karet klíčů" means "5 karet", "5
//   klíčů") forms NOUN = all its forms in the order of the columns say FORM PHRASE = TEXT        (· is a
//   no-break space; a plain space fits both) cyrillic FORM PHRASE = TEXT, icons FORM PHRASE = TEXT   (the
//   same in the second script; with icons) address 2pl                   (how players are spoken to from here
//   on) both LATIN = CYRILLIC         (the two scripts, both ways)

#include <algorithm>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tests/tools/text/phrase_notation.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"
#include "tools/text/pack/load_pack.hpp"
#include "tools/text/setting/script.hpp"
#include "tools/text/setting/typography.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using namespace cantrip::text;

namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

class GoldenFile {
  public:
    GoldenFile(const std::string& language, std::string tag) : tag_(std::move(tag)) {
        const std::string root = CANTRIP_SOURCE_DIR;
        pack_ = load_pack(root + "/stdlib/text/" + language, sources_, keys_, diagnostics_);
        add_pack_file(pack_, root + "/tests/tools/text/words/" + language + ".lex", sources_, keys_,
                      diagnostics_);
        for (const Diagnostic& told : diagnostics_.all())
            UNSCOPED_INFO(told.message << " in line " << sources_.position(told.at.file, told.at.begin).line
                                       << " of " << sources_.at(told.at.file).path);
        CHECK(diagnostics_.empty());
        std::istringstream lines(read_all(root + "/tests/tools/text/golden/" + language + ".txt"));
        for (std::string line; std::getline(lines, line);) check_line(line);
    }
    [[nodiscard]] int cases() const { return cases_; }

  private:
    void check_line(const std::string& line) {
        const std::string_view text = trim(line);
        if (text.empty() || text[0] == '#') return;
        INFO(line);
        if (text.starts_with("table "))
            start_table(text.substr(6));
        else if (text.starts_with("forms "))
            check_forms(text.substr(6));
        else if (text.starts_with("say "))
            check_say(text.substr(4), tag_, Style::words);
        else if (text.starts_with("both "))
            check_scripts(text.substr(5));
        else if (text.starts_with("address "))
            pack_.rules.address = trim(text.substr(8));
        else if (text.starts_with("cyrillic "))
            check_say(text.substr(9), "sr-Cyrl", Style::words);
        else if (text.starts_with("icons "))
            check_say(text.substr(6), "sr-Cyrl", Style::icons);
        else
            check_row(text);
    }

    void start_table(std::string_view text) {
        const auto parts = split(text, ":");
        case_ = trim(parts[0]);
        nouns_ = words(parts[1]);
    }

    void check_row(std::string_view text) {
        const auto parts = split(text, ":");
        const auto forms = words(parts[1]);
        REQUIRE(forms.size() == nouns_.size());
        const std::string number(trim(parts[0]));
        for (std::size_t i = 0; i < forms.size(); ++i) {
            check("[" + number + " " + nouns_[i] + "]", case_,
                  replaced(number, ".", pack_.rules.decimal) + " " + replaced(forms[i], "_", " "), tag_,
                  Style::words);
        }
    }

    void check_forms(std::string_view text) {
        const auto parts = split(text, "=");
        const auto forms = words(parts[1]);
        const Lexeme& noun = pack_.words.at(keys_.intern(trim(parts[0])));
        const auto& columns = pack_.columns.at("noun");
        REQUIRE(forms.size() == columns.size());
        for (std::size_t i = 0; i < forms.size(); ++i) {
            INFO(columns[i]);
            const std::string* found = find_form(pack_, noun, columns[i]);
            CHECK((found != nullptr ? *found : "(none)") == replaced(forms[i], "_", " "));
            ++cases_;
        }
    }

    void check_say(std::string_view text, const std::string& tag, Style style) {
        const auto equals = text.rfind(" = ");
        REQUIRE(equals != std::string_view::npos);
        const auto blank = text.find(' ');
        check(text.substr(blank + 1, equals - blank - 1), text.substr(0, blank),
              trim(text.substr(equals + 3)), tag, style);
    }

    void check_scripts(std::string_view text) {
        const auto parts = split(text, " = ");
        const Letters& letters = pack_.rules.scripts.at("cyrillic");
        CHECK(to_script(trim(parts[0]), letters) == trim(parts[1]));
        CHECK(from_script(trim(parts[1]), letters) == without_breaks(trim(parts[0])));
        ++cases_;
    }

    void check(std::string_view notation, std::string_view form, std::string_view expected,
               const std::string& tag, Style style) {
        PhraseTree tree;
        const PhraseId root = read_phrase(notation, tree, keys_);
        Linearized words = linearize(pack_, keys_, tree, root, form == "-" ? "" : form, style);
        for (const Missing& lacking : words.missing)
            UNSCOPED_INFO("missing " << keys_.describe(lacking.key) << " " << lacking.form);
        CHECK(words.missing.empty());
        place_clitics(pack_.rules, words);
        std::string found = plain_text(typeset(pack_.rules, tag, words.tokens));
        std::string wanted = replaced(std::string(expected), "·", "\xC2\xA0");
        if (wanted.find("\xC2\xA0") == std::string::npos) found = replaced(found, "\xC2\xA0", " ");
        if (!found.empty() && found[0] >= 'A' && found[0] <= 'Z' && wanted[0] >= 'a')
            found[0] = static_cast<char>(found[0] + 32);
        const DecodedStart start = lower_start(found);
        if (lower_start(wanted).lower == wanted) found = start.lower;
        CHECK(found == wanted);
        ++cases_;
    }

    struct DecodedStart {
        std::string lower;
    };
    static DecodedStart lower_start(const std::string& text) {
        const std::size_t length = text.empty() ? 0 : ((text[0] & 0x80) != 0 ? 2 : 1);
        return {lower_word(text.substr(0, length)) + text.substr(length)};
    }

    static std::vector<std::string> words(std::string_view text) {
        std::vector<std::string> result;
        for (const std::string_view part : split(trim(text), " ")) {
            if (!part.empty()) result.emplace_back(part);
        }
        return result;
    }

    std::string tag_, case_;
    std::vector<std::string> nouns_;
    Sources sources_;
    Keys keys_;
    Diagnostics diagnostics_;
    Pack pack_;
    int cases_ = 0;
};

} // namespace

TEST_CASE("Czech grammar", "[text][golden]") { CHECK(GoldenFile("cs", "cs").cases() >= 250); }
TEST_CASE("Serbian grammar", "[text][golden]") { CHECK(GoldenFile("sr", "sr-Latn").cases() >= 250); }
TEST_CASE("English grammar", "[text][golden]") { CHECK(GoldenFile("en", "en").cases() >= 40); }
TEST_CASE("German grammar", "[text][golden]") { CHECK(GoldenFile("de", "de").cases() >= 250); }
