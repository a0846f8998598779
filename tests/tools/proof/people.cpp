#include "tests/tools/proof/people.hpp"

#include <algorithm>
#include <sstream>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/support/scratch.hpp"
#include "tests/tools/proof/spoken_cards.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/proof/proofread.hpp"
#include "tools/support/words.hpp"

namespace cantrip::testing {
namespace {

std::string set_of(const std::string& package) {
    return package.ends_with("_cards") ? package.substr(0, package.size() - 6) : package;
}

// Which findings may be told for a slip of a kind. A `term` slip may also be told as what its word does.
const std::map<std::string, std::set<std::string>>& kinds_for() {
    static const std::map<std::string, std::set<std::string>> table{
        {"number", {"wrong-number"}},
        {"term", {"wrong-term"}},
        {"actor", {"wrong-actor", "wrong-term"}},
        {"order", {"wrong-order"}},
        {"negation", {"wrong-negation", "dropped-condition"}},
        {"scope", {"wrong-scope", "dropped-option", "dropped-duration"}},
        {"condition", {"dropped-condition", "wrong-condition", "dropped-duration"}},
        {"spelling", {"misspelling"}},
        {"doubled", {"doubled-word"}},
        {"form", {"wrong-agreement", "mixed-address"}},
        {"missing", {"dropped-clause", "dropped-condition", "dropped-option", "dropped-duration"}},
        {"extra", {"extra-clause"}},
        {"another", {"other-card"}},
    };
    return table;
}

// The n-th ability of each card in the order of the source.
std::map<std::pair<std::string, std::size_t>, std::size_t> numbered(const SpokenCards& cards) {
    const l10n::PackageWork& work = cards.project.packages.front();
    std::vector<std::size_t> order(work.units.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const Span& one = work.units[a].at;
        const Span& other = work.units[b].at;
        return std::pair(one.file, one.begin) < std::pair(other.file, other.begin);
    });
    std::map<std::string, std::size_t> counts;
    std::map<std::pair<std::string, std::size_t>, std::size_t> out;
    for (const std::size_t unit : order) out[{work.units[unit].card, ++counts[work.units[unit].card]}] = unit;
    return out;
}

// Where the words of a slip stand in a sentence; nothing marked is at no place.
bool overlaps(const PeopleFinding& finding, const PeopleSentence& sentence) {
    if (sentence.wrong_words == "-") return true; // what is missing has no place
    const std::size_t at = sentence.text.find(sentence.wrong_words);
    if (at == std::string::npos) return false;
    return finding.begin < at + sentence.wrong_words.size() && finding.end > at;
}

} // namespace

std::vector<PeopleSentence> read_people(const std::string& path) {
    std::vector<PeopleSentence> out;
    std::istringstream lines(read_all(path));
    PeopleSentence block;
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::size_t blank = line.find(' ');
        const std::string word = line.substr(0, blank);
        const std::string rest = blank == std::string::npos ? "" : line.substr(blank + 1);
        if (word == "ability") {
            std::istringstream parts(rest);
            block = {};
            parts >> block.package >> block.card >> block.number;
        } else if (word == "right" || word == "wrong") {
            PeopleSentence sentence = block;
            sentence.line = number;
            const auto cells = split(rest, " | ");
            sentence.text = cells[0];
            if (word == "wrong") {
                INFO(path << ":" << number);
                REQUIRE(cells.size() == 4);
                sentence.kind = trim(cells[1]);
                sentence.wrong_words = trim(cells[2]);
                sentence.right_words = trim(cells[3]);
            }
            out.push_back(std::move(sentence));
        }
    }
    return out;
}

std::vector<Judged> judge_people(const std::vector<PeopleSentence>& sentences, const std::string& language) {
    std::vector<Judged> out(sentences.size());
    std::set<std::string> packages;
    for (const PeopleSentence& sentence : sentences) packages.insert(sentence.package);
    for (const std::string& package : packages) {
        const SpokenCards cards = speak(set_of(package), language);
        const l10n::PackageWork& work = cards.project.packages.front();
        const auto units = numbered(cards);
        // Right and wrong sentences are two files, as a clean proof and one full of slips would be.
        for (const bool right : {true, false}) {
            proof::PrintedFile file;
            for (std::size_t i = 0; i < sentences.size(); ++i) {
                const PeopleSentence& sentence = sentences[i];
                if (sentence.package != package || sentence.kind.empty() != right) continue;
                out[i].sentence = &sentence;
                const auto unit = units.find({sentence.card, sentence.number});
                if (unit == units.end() || cards.translation->texts[unit->second].text.empty()) continue;
                out[i].generated = cards.translation->texts[unit->second].text;
                file.texts.push_back({work.units[unit->second].id, sentence.text, i});
            }
            for (const proof::Placed& placed :
                 proof::proofread(cards.project, work, *cards.translation, file).findings) {
                const proof::Finding& finding = placed.finding;
                const std::string text = sentences[placed.line].text;
                const std::size_t begin = std::min(finding.begin, text.size()),
                                  end = std::min(std::max(finding.end, begin), text.size());
                out[placed.line].findings.push_back({std::string(proof::info(finding.kind).name),
                                                     finding.message, text.substr(begin, end - begin), begin,
                                                     end});
            }
        }
    }
    return out;
}

void PeopleRates::add(const Judged& judged) {
    const PeopleSentence& sentence = *judged.sentence;
    if (judged.generated.empty()) {
        ++unmatched;
        return;
    }
    const bool flagged = !judged.findings.empty();
    if (sentence.kind.empty()) {
        ++right;
        right_flagged += flagged ? 1U : 0U;
        right_findings += judged.findings.size();
        return;
    }
    ++wrong;
    auto& row = kinds[sentence.kind];
    ++row[0];
    if (!flagged) return;
    ++wrong_found;
    ++row[1];
    findings_on_found += judged.findings.size();
    bool kind = false, place = false, both = false;
    for (const PeopleFinding& finding : judged.findings) {
        const auto allowed = kinds_for().find(sentence.kind);
        const bool is_kind = allowed != kinds_for().end() && allowed->second.contains(finding.kind);
        const bool is_place = overlaps(finding, sentence);
        kind = kind || is_kind;
        place = place || is_place;
        both = both || (is_kind && is_place);
    }
    wrong_kind += kind ? 1U : 0U;
    wrong_place += place ? 1U : 0U;
    wrong_kind_and_place += both ? 1U : 0U;
    row[2] += both ? 1U : 0U;
}

Judged same_text(const Judged& judged) {
    Judged out = judged;
    out.findings.clear();
    if (!proof::equal_when_set({}, judged.generated, judged.sentence->text))
        out.findings.push_back({"different", "", "", 0, judged.sentence->text.size()});
    return out;
}

Judged edit_distance(const Judged& judged, std::size_t percent) {
    Judged out = judged;
    out.findings.clear();
    const std::string a = proof::normalized({}, judged.generated),
                      b = proof::normalized({}, judged.sentence->text);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t before = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t here = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, before + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            before = here;
        }
    }
    if (row.back() * 100 <= percent * std::max(a.size(), b.size())) return out;
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    out.findings.push_back({"different", "", "", at, judged.sentence->text.size()});
    return out;
}

std::string describe(const std::string& name, const PeopleRates& rates) {
    const auto percent = [](std::size_t part, std::size_t of) {
        return of == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(of);
    };
    return fmt::format("{:26} right flagged {:3}/{:3} ({:5.1f} %)  wrong found {:3}/{:3} ({:5.1f} %), kind "
                       "{:5.1f} %, place {:5.1f} %, both {:5.1f} %, {:.2f} findings each\n",
                       name, rates.right_flagged, rates.right, percent(rates.right_flagged, rates.right),
                       rates.wrong_found, rates.wrong, percent(rates.wrong_found, rates.wrong),
                       percent(rates.wrong_kind, rates.wrong), percent(rates.wrong_place, rates.wrong),
                       percent(rates.wrong_kind_and_place, rates.wrong),
                       rates.wrong_found == 0 ? 0.0
                                              : static_cast<double>(rates.findings_on_found) /
                                                    static_cast<double>(rates.wrong_found));
}

} // namespace cantrip::testing
