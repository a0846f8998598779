// Texts that say the same in other words or another setting are accepted.

#include <iostream>
#include <sstream>

#include <catch2/catch.hpp>

#include "lang/support/utf8.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"
#include "tests/tools/proof/spoken_cards.hpp"
#include "tools/l10n/review/collect.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct Paraphrase {
    std::string what, text;
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// Numbers from three on as words: these have one form in all three languages.
std::string with_number_words(const std::string& text, const std::string& language) {
    static const std::map<std::string, std::vector<std::string>> words{
        {"en", {"three", "four", "five", "six"}},
        {"cs", {"tři", "čtyři", "pět", "šest"}},
        {"sr", {"tri", "četiri", "pet", "šest"}},
        {"de", {"drei", "vier", "fünf", "sechs"}}};
    std::string out = text;
    for (std::size_t i = 0; i < 4; ++i) {
        for (const std::string blank : {" ", "\xC2\xA0"})
            out = replaced(out, " " + std::to_string(i + 3) + blank, " " + words.at(language)[i] + blank);
    }
    return out;
}

// "When A, B." as "B when A."
std::string with_condition_last(const std::string& text) {
    const auto comma = text.find(", ");
    for (const std::string start :
         {"When ", "If ", "Kada ", "Když ", "Jednom po ", "Jednou za ", "Once per "}) {
        if (!text.starts_with(start) || comma == std::string::npos ||
            text.find_first_of(".:;") != text.size() - 1)
            continue;
        if (text.find(',', comma + 1) != std::string::npos) continue;
        std::string rest = text.substr(comma + 2, text.size() - comma - 3);
        return rest + ", " + lower_word(text.substr(0, 1)) + text.substr(1, comma - 1) + ".";
    }
    return {};
}

// Letters taken apart into letter and mark, as some systems store them.
std::string decomposed(const std::string& text) {
    std::string out = replaced(text, "á", "a\xCC\x81");
    out = replaced(out, "č", "c\xCC\x8C");
    out = replaced(out, "ž", "z\xCC\x8C");
    return replaced(out, "ü", "u\xCC\x88");
}

std::vector<Paraphrase> paraphrases_of(const std::string& text, const std::string& language) {
    std::vector<Paraphrase> all{
        {"number words", with_number_words(text, language)},
        {"condition last", with_condition_last(text)},
        {"plain spaces", replaced(text, "\xC2\xA0", " ")},
        {"other quotes and dashes", replaced(replaced(replaced(text, "„", "\""), "“", "\""), "–", "-")},
        {"no full stop", text.substr(0, text.size() - 1)},
        {"decomposed letters", decomposed(text)}};
    if (language == "en")
        all.push_back(
            {"article for one", replaced(replaced(text, " 1 ", " a "), " from a to ", " from 1 to ")});
    std::erase_if(all, [&](const Paraphrase& one) { return one.text.empty() || one.text == text; });
    return all;
}

} // namespace

TEST_CASE("accepted paraphrases raise hardly an alarm", "[l10n][proof]") {
    if (slowness > 1) return; // a rate, not a matter of memory: half a minute and more under the sanitizers
    std::map<std::string, std::pair<std::size_t, std::size_t>> counts; // what: tried, alarms
    std::map<std::pair<std::string, std::string>, SpokenCards> all;
    const auto cards_of = [&](const std::string& set, const std::string& language) -> SpokenCards& {
        auto found = all.find({set, language});
        if (found == all.end()) found = all.emplace(std::pair(set, language), speak(set, language)).first;
        return found->second;
    };
    std::map<const SpokenCards*, std::vector<std::pair<std::size_t, Paraphrase>>> tries;
    const auto try_one = [&](const SpokenCards& cards, std::size_t text, const Paraphrase& one) {
        tries[&cards].emplace_back(text, one);
    };
    for (const std::string set : {"evenfall", "euphoria", "etherfields"}) {
        for (const std::string language : {"en", "cs", "sr", "de"}) {
            SpokenCards& cards = cards_of(set, language);
            // Every fifth card is enough.
            for (std::size_t i = 0; i < cards.texts.size(); i += 5)
                for (const Paraphrase& one : paraphrases_of(cards.texts[i].second->text, language))
                    try_one(cards, i, one);
        }
    }
    // The other script and the other address, through and through.
    SpokenCards& serbian = cards_of("evenfall", "sr");
    const auto letters = serbian.index->pack().rules.prints.back().first;
    for (std::size_t i = 0; i < serbian.texts.size(); ++i)
        try_one(serbian, i,
                {"Cyrillic",
                 l10n::in_script(serbian.index->pack().rules, letters, serbian.texts[i].second->text)});
    SpokenCards& czech = cards_of("etherfields", "cs");
    czech.translation->speaker->language.pack.rules.address = "2pl";
    const l10n::PackageWork& work = czech.project.packages.front();
    std::vector<l10n::UnitText> polite(work.units.size());
    l10n::say_units(*czech.project.programs, work.units.front().program, *czech.translation->speaker, work,
                    polite);
    czech.translation->speaker->language.pack.rules.address = "2sg";
    for (std::size_t i = 0; i < czech.texts.size(); ++i) {
        const std::string& text =
            polite[static_cast<std::size_t>(czech.texts[i].first - work.units.data())].text;
        if (text != czech.texts[i].second->text) try_one(czech, i, {"polite address", text});
    }
    // By hand.
    std::istringstream lines(read_all(CANTRIP_SOURCE_DIR "/tests/tools/proof/paraphrases.txt"));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto parts = split(line, "|");
        REQUIRE(parts.size() == 4);
        SpokenCards& cards = cards_of(std::string(parts[0]), std::string(parts[1]));
        bool found = false;
        for (std::size_t i = 0; i < cards.texts.size(); ++i) {
            const l10n::Unit& unit = *cards.texts[i].first;
            if (unit.card + "/" + unit.section + "/1" != parts[2] && unit.id != parts[2]) continue;
            try_one(cards, i, {"by hand", std::string(parts[3])});
            found = true;
        }
        INFO(line);
        CHECK(found);
    }
    std::size_t understood = 0;
    for (const auto& [cards, list] : tries) {
        std::vector<std::pair<std::size_t, std::string>> printed;
        for (const auto& [text, one] : list) printed.emplace_back(text, one.text);
        const auto meanings = cards->meanings(printed);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto& [text, one] = list[i];
            const l10n::UnitText& said = *cards->texts[text].second;
            auto& [tried, alarms] = counts[one.what];
            ++tried;
            understood += meanings[i].kind == proof::Meaning::Kind::same ? 1U : 0U;
            const auto findings = proof::compare(*cards->index, said, one.text, meanings[i]);
            if (findings.empty()) continue;
            ++alarms;
            UNSCOPED_INFO(one.what << ": " << one.text << "\n  of " << said.text << "\n  "
                                   << findings.front().message);
        }
    }
    std::size_t tried = 0, alarms = 0;
    for (const auto& [what, count] : counts) {
        std::cout << what << ": " << count.second << " false alarms in " << count.first << "\n";
        tried += count.first;
        alarms += count.second;
    }
    std::cout << "paraphrases: " << alarms << " false alarms in " << tried << ", " << understood
              << " read back to their effects\n";
    CHECK(tried >= 100);
    CHECK(alarms * 200 <= tried);
}
