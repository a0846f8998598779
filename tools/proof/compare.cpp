#include "tools/proof/compare.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "tools/proof/common_subsequence.hpp"
#include "tools/proof/differences.hpp"
#include "tools/proof/facts.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/proof/phrase_diff.hpp"
#include "tools/text/read/lattice.hpp"

namespace cantrip::proof {
namespace {

// Findings about one place: what the effect says goes before what the language says.
void drop_doubles(std::vector<Finding>& findings) {
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.begin < b.begin; });
    std::vector<Finding> kept;
    for (Finding& finding : findings) {
        const bool known = std::any_of(kept.begin(), kept.end(), [&](const Finding& other) {
            // Several things can be missing at one place.
            return other.kind == finding.kind && other.begin == finding.begin && other.end == finding.end &&
                   (finding.end > finding.begin || other.message == finding.message);
        });
        if (!known) kept.push_back(std::move(finding));
    }
    findings = std::move(kept);
}

// From a place of what was read to that of what is printed: both have the same words, in other letters or
// digits.
class Places {
  public:
    Places(std::string_view read, std::string_view printed)
        : read_(text::cut_words(read)), printed_(text::cut_words(printed)) {}

    [[nodiscard]] std::pair<std::size_t, std::size_t> carried(std::size_t begin, std::size_t end) const {
        if (printed_.empty()) return {0, 0};
        const std::size_t first = word_at(begin);
        if (begin == end) return {printed_[first].begin, printed_[first].begin};
        return {printed_[first].begin, printed_[word_at(end - 1)].end};
    }

  private:
    [[nodiscard]] std::size_t word_at(std::size_t offset) const {
        std::size_t i = 0;
        while (i + 1 < read_.size() && read_[i].end <= offset) ++i;
        return std::min(i, printed_.size() - 1);
    }

    std::vector<text::TextWord> read_, printed_;
};

// From this likeness of words on, in thousandths, a text is a copy of the generated one.
constexpr int retyped = 850;
// With fewer facts one that is missing says too little.
constexpr std::size_t least_facts = 3;

// The text without the second of two equal words side by side; other places stay where they are.
std::string without_doubles(std::string_view printed, const std::vector<Finding>& found) {
    std::string out(printed);
    for (const Finding& finding : found) {
        if (finding.kind != Kind::doubled_word) continue;
        const std::size_t begin = finding.end - finding.suggestion.size();
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(begin),
                  out.begin() + static_cast<std::ptrdiff_t>(finding.end), ' ');
    }
    return out;
}

int likeness_of_words(std::string_view one, std::string_view other) {
    const std::vector<std::string> a = words_in(one), b = words_in(other);
    if (a.empty() || b.empty()) return 0;
    const auto common =
        common_subsequence(a.size(), b.size(), [&](std::size_t i, std::size_t j) { return a[i] == b[j]; });
    // One word exchanged, added or lost, however short the text is.
    if (common.size() + 1 >= std::max(a.size(), b.size())) return 1000;
    return static_cast<int>(common.size() * 2000 / (a.size() + b.size()));
}

// The reading that is nearest to the effect.
std::vector<Finding> differences_in_meaning(const WordIndex& index, const l10n::UnitText& said,
                                            std::string_view printed,
                                            const std::vector<text::Reading>& readings) {
    std::vector<Finding> best;
    for (const text::Reading& reading : readings) {
        std::vector<Finding> found = compare_phrases(index, {said.plan.tree, said.plan.root, said.pieces},
                                                     {reading.plan.tree, reading.plan.root, reading.pieces});
        if (!best.empty() && found.size() >= best.size()) continue;
        const Places places(reading.printed, printed);
        for (Finding& finding : found) {
            std::tie(finding.begin, finding.end) = places.carried(finding.begin, finding.end);
            finding.reads = reading.source;
        }
        best = std::move(found);
    }
    return best;
}

// Whether words of the heading are missing: an icon may stand for them.
bool is_heading(const l10n::UnitText& said, const Finding& finding) {
    const auto colon = said.text.find(": ");
    return finding.begin == finding.end && !finding.suggestion.empty() && colon != std::string::npos &&
           said.text.substr(0, colon).find(finding.suggestion) != std::string::npos;
}

// Words of the heading, and verbs that go without saying: "Harvest: 1 herb".
bool may_be_left_out(const WordIndex& index, const l10n::UnitText& said, const Finding& finding) {
    if (is_heading(said, finding)) return true;
    if (finding.begin != finding.end || finding.suggestion.empty()) return false;
    const std::vector<Item> items = read_items(index, finding.suggestion);
    return std::all_of(items.begin(), items.end(), [&](const Item& item) {
        return !item.counts() || (item.role == Role::option && !item.says_may) ||
               (item.kind == Item::Kind::lexeme && item.has(text::Lexeme::Kind::verb) && !item.negated &&
                item.role == Role::none);
    });
}

// A retyped text is compared word by word. A person's own sentence is compared by what it names: its words
// and their order are free.
std::vector<Finding> differences_in_words(const WordIndex& index, const l10n::UnitText& said,
                                          std::string_view printed, const Meaning& meaning) {
    // In other words, but the same.
    if (meaning.kind == Meaning::Kind::same) return {};
    FactsComparison facts = compare_facts(index, said, printed);
    if (facts.wanted >= least_facts && !facts.findings.empty() &&
        (facts.matched == 0 || (facts.matched * 3 < facts.wanted && facts.findings.size() > 1))) {
        Finding finding;
        finding.kind = Kind::not_understood;
        finding.message = "not understood from here; the card would print: " + said.text;
        finding.begin = facts.stops_at;
        finding.end = printed.size();
        finding.suggestion = said.text;
        return {std::move(finding)};
    }
    if (likeness_of_words(said.text, printed) < retyped) return std::move(facts.findings);
    std::vector<Finding> found;
    find_differences(index, said, printed, found);
    if (facts.findings.empty())
        std::erase_if(found, [&](const Finding& finding) { return may_be_left_out(index, said, finding); });
    const bool shorter = !facts.findings.empty() && (found.empty() || facts.findings.size() < found.size());
    const auto is_exact = [](const Finding& finding) {
        return finding.kind == Kind::wrong_condition || finding.kind == Kind::wrong_negation ||
               finding.kind == Kind::wrong_actor;
    };
    const bool exact = facts.findings.size() == 1 && is_exact(facts.findings.front());
    return shorter || exact ? std::move(facts.findings) : found;
}

} // namespace

std::vector<Finding> compare(const WordIndex& index, const l10n::UnitText& said, std::string_view printed,
                             const Meaning& meaning) {
    std::vector<Finding> out = lint(index, printed);
    // Some sentences have a word twice by right: then the generated one has it too.
    if (doubled_words(said.text).empty())
        for (Finding& finding : doubled_words(printed)) out.push_back(std::move(finding));
    if (equal_when_set(index.pack().rules, said.text, printed)) {
        // The words are right; letters of another script can still hide among them.
        std::erase_if(out, [](const Finding& finding) { return finding.kind != Kind::mixed_scripts; });
        return out;
    }
    if (meaning.kind == Meaning::Kind::same && meaning.exact) return out;
    std::vector<Finding> found;
    if (meaning.kind == Meaning::Kind::other) {
        found = differences_in_meaning(index, said, printed, meaning.readings);
        std::erase_if(found, [&](const Finding& finding) { return is_heading(said, finding); });
    }
    if (found.empty()) {
        const std::string once = without_doubles(printed, out);
        if (once == printed || !equal_when_set(index.pack().rules, said.text, once))
            found = differences_in_words(index, said, once, meaning);
    }
    // "a herb" and "1 herb" are the same.
    std::erase_if(found, [&](const Finding& finding) {
        const std::string words(printed.substr(finding.begin, finding.end - finding.begin));
        return finding.kind == Kind::wrong_number && normalized(index.pack().rules, finding.suggestion) ==
                                                         "1 " + normalized(index.pack().rules, words);
    });
    out.insert(out.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    drop_doubles(out);
    return out;
}

int likeness(const WordIndex& index, std::string_view one, std::string_view other) {
    std::vector<Item> a = read_items(index, one), b = read_items(index, other);
    const auto weightless = [](const Item& item) { return !item.counts(); };
    std::erase_if(a, weightless);
    std::erase_if(b, weightless);
    if (a.empty() || b.empty()) return 0;
    const std::size_t common = aligned(a, b).size();
    return static_cast<int>(common * 2000 / (a.size() + b.size()));
}

} // namespace cantrip::proof
