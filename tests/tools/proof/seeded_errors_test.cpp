// Thousands of errors in the texts of real cards, and texts that are right.

#include <iostream>
#include <map>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"
#include "tests/tools/proof/seeded_errors.hpp"
#include "tools/proof/normalize.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::vector<std::string> sets{"evenfall", "euphoria", "etherfields", "euphoria_reprints"};
const std::vector<std::string> spoken{"en", "cs", "sr", "de"};
constexpr std::size_t wanted = 4000;

struct Count {
    std::size_t seeded = 0, found = 0;
};

} // namespace

TEST_CASE("seeded errors are found", "[l10n][proof]") {
    if (slowness > 1) return; // a rate, not a matter of memory: half a minute and more under the sanitizers
    std::map<Error, Count> counts;
    std::map<std::pair<std::string, std::string>, SpokenCards> all;
    for (const std::string& set : sets)
        for (const std::string& language : spoken)
            all.emplace(std::pair(set, language), speak(set, language));
    Dice dice(8);
    struct Seeded {
        std::size_t text;
        Error error;
        std::string wrong;
    };
    std::map<std::pair<std::string, std::string>, std::vector<Seeded>> seeds;
    std::size_t seeded = 0, missed_shown = 0, read = 0;
    for (std::size_t round = 0; seeded < wanted && round < 50; ++round) {
        for (const auto& [name, cards] : all) {
            for (std::size_t i = 0; i < cards.texts.size(); ++i) {
                const l10n::UnitText& said = *cards.texts[i].second;
                const Error error = all_errors[dice.below(std::size(all_errors))];
                const auto wrong = with_error(cards, said, error, dice);
                if (!wrong || proof::equal_when_set(cards.index->pack().rules, said.text, *wrong)) continue;
                ++seeded;
                seeds[name].push_back({i, error, *wrong});
            }
        }
    }
    for (const auto& [name, list] : seeds) {
        const SpokenCards& cards = all.at(name);
        std::vector<std::pair<std::size_t, std::string>> printed;
        for (const Seeded& one : list) printed.emplace_back(one.text, one.wrong);
        const auto meanings = cards.meanings(printed);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const l10n::UnitText& said = *cards.texts[list[i].text].second;
            ++counts[list[i].error].seeded;
            read += meanings[i].kind == proof::Meaning::Kind::unread ? 0U : 1U;
            const bool found = !proof::compare(*cards.index, said, list[i].wrong, meanings[i]).empty();
            if (found)
                ++counts[list[i].error].found;
            else if (missed_shown++ < 20)
                UNSCOPED_INFO(name_of(list[i].error)
                              << " missed: " << list[i].wrong << "\n  of " << said.text);
        }
    }
    Count total;
    for (const auto& [error, count] : counts) {
        std::cout << name_of(error) << ": " << count.found << " of " << count.seeded << "\n";
        total.seeded += count.seeded;
        total.found += count.found;
        const bool all_needed =
            error != Error::dropped_clause && error != Error::dropped_option && error != Error::verb;
        // A light word, or one that people use for another, may stand for a noun.
        if (all_needed) CHECK(count.found * 100 >= count.seeded * 93);
        CHECK(count.seeded >= 100);
    }
    std::cout << "seeded errors: " << total.found << " of " << total.seeded << " found, " << read
              << " read back\n";
    CHECK(total.seeded >= wanted);
    CHECK(total.found * 100 >= total.seeded * 95);
}

TEST_CASE("texts that are right raise no alarm", "[l10n][proof]") {
    for (const std::string& set : sets) {
        for (const std::string& language : spoken) {
            const SpokenCards cards = speak(set, language);
            for (const auto& [unit, said] : cards.texts) {
                for (const proof::Finding& finding : proof::lint(*cards.index, said->text)) {
                    INFO(language << ' ' << unit->id << ": " << finding.message << "\n" << said->text);
                    CHECK(finding.message.empty());
                }
            }
        }
    }
}
