// What people wrote: right sentences raise few findings, slips are found. `[people]` prints the rates,
// `[.people-list]` every sentence that was judged wrongly.

#include <iostream>

#include <catch2/catch.hpp>

#include "tests/support/slowness.hpp"
#include "tests/tools/proof/people.hpp"

using namespace cantrip::testing;

namespace {

std::string path_of(const std::string& name) {
    return CANTRIP_SOURCE_DIR "/tests/tools/proof/people/" + name + ".txt";
}

// Prints the rates of a file beside those of readers that know no language.
PeopleRates measure(const std::string& name) {
    const auto sentences = read_people(path_of(name));
    PeopleRates rates, same, distance;
    for (const Judged& judged : judge_people(sentences, name.substr(0, 2))) {
        rates.add(judged);
        same.add(same_text(judged));
        distance.add(edit_distance(judged, 60));
    }
    std::cout << describe(name, rates) << describe("  string comparison", same)
              << describe("  edit distance > 60 %", distance);
    for (const auto& [kind, row] : rates.kinds)
        std::cout << "    " << kind << ": " << row[1] << " of " << row[0] << " found, " << row[2]
                  << " with kind and place\n";
    if (rates.unmatched > 0) std::cout << "    without a text: " << rates.unmatched << "\n";
    return rates;
}

} // namespace

TEST_CASE("sentences of people", "[proof][people]") {
    if (slowness > 1) return; // a rate, not a matter of memory
    // Bounds against getting worse, in percent; what is aimed at is 5 and 95.
    struct Bound {
        const char* name;
        std::size_t flagged, found;
    };
    for (const Bound& bound : {Bound{"en", 12, 76}, Bound{"de", 20, 75}, Bound{"cs", 27, 75},
                               Bound{"sr", 15, 64}, Bound{"cs_other", 70, 60}, Bound{"sr_other", 70, 70}}) {
        const PeopleRates rates = measure(bound.name);
        INFO(bound.name);
        CHECK(rates.right > 0);
        CHECK(rates.right_flagged * 100 <= rates.right * bound.flagged);
        CHECK(rates.wrong_found * 100 >= rates.wrong * bound.found);
    }
}

// Measured once, after the wordings were done; nobody reads these sentences.
TEST_CASE("sentences of people that were kept back", "[.people-kept]") {
    for (const char* name : {"en_kept", "de_kept", "cs_kept", "sr_kept"}) (void)measure(name);
}

TEST_CASE("sentences of people, judged wrongly", "[.people-list]") {
    for (const std::string name : {"en", "de", "cs", "sr"}) {
        const auto sentences = read_people(path_of(name));
        for (const Judged& judged : judge_people(sentences, name)) {
            const bool right = judged.sentence->kind.empty();
            if (judged.generated.empty()) {
                if (right)
                    std::cout << name << ":" << judged.sentence->line << " no text: " << judged.sentence->card
                              << " " << judged.sentence->number << "\n";
                continue;
            }
            if (right == judged.findings.empty() && (right || judged.findings.empty() == false)) {
                if (right || judged.findings.size() == 1) continue;
            }
            std::cout << name << ":" << judged.sentence->line << " "
                      << (right ? "RIGHT"
                                : judged.sentence->kind + " " + judged.sentence->wrong_words + " for " +
                                      judged.sentence->right_words)
                      << "\n  text " << judged.sentence->text << "\n  said " << judged.generated << "\n";
            for (const PeopleFinding& finding : judged.findings)
                std::cout << "  ! " << finding.kind << " “" << finding.words << "” " << finding.message
                          << "\n";
        }
    }
}
