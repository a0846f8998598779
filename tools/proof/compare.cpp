#include "tools/proof/compare.hpp"

#include <algorithm>

#include "tools/proof/differences.hpp"
#include "tools/proof/normalize.hpp"

namespace cantrip::proof {
namespace {

bool equal_when_set(const text::Rules& rules, std::string_view a, std::string_view b) {
    std::string one = normalized(rules, a), other = normalized(rules, b);
    // A full stop at the end is a matter of house style.
    for (std::string* text : {&one, &other})
        while (text->ends_with('.') || text->ends_with(' ')) text->pop_back();
    return one == other;
}

// Findings about one place: what the effect says goes before what the language says.
void drop_doubles(std::vector<Finding>& findings) {
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) { return a.begin < b.begin; });
    std::vector<Finding> kept;
    for (Finding& finding : findings) {
        const bool known = std::any_of(kept.begin(), kept.end(), [&](const Finding& other) {
            return other.kind == finding.kind && other.begin == finding.begin && other.end == finding.end;
        });
        if (!known) kept.push_back(std::move(finding));
    }
    findings = std::move(kept);
}

} // namespace

std::vector<Finding> compare(const WordIndex& index, const l10n::UnitText& said, std::string_view printed) {
    const bool equal = equal_when_set(index.pack().rules, said.text, printed);
    std::vector<Finding> out = lint(index, printed);
    if (equal) {
        // The words are right; letters of another script can still hide among them.
        std::erase_if(out, [](const Finding& finding) { return finding.kind != Kind::mixed_scripts; });
        return out;
    }
    find_differences(index, said, printed, out);
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
