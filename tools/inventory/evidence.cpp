#include "tools/inventory/evidence.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <random>

#include "tools/inventory/fact_words.hpp"
#include "tools/mutants/sample.hpp"

namespace cantrip::inventory {
namespace {

using mutants::Mutant;
using mutants::Sort;
using mutants::Verdict;

// Enough to see whether anything of an entry is played; a fact is looked for among all.
constexpr std::size_t most_changes = 24;

class Examiner {
  public:
    Examiner(Programs& programs, const Inventory& inventory, const Ledger& ledger,
             const EvidenceOptions& options)
        : sources_(programs.world.sources), inventory_(inventory), ledger_(ledger), options_(options),
          all_(mutants::mutants_of(programs)), trial_(programs, 1) {
        // What is left out is noticed most often.
        std::stable_sort(all_.begin(), all_.end(), [](const Mutant& a, const Mutant& b) {
            return (a.sort == Sort::line ? 0 : 1) < (b.sort == Sort::line ? 0 : 1);
        });
    }

    EntryEvidence examine(std::size_t entry) {
        EntryEvidence out;
        out.examined = true;
        const Ledger::Row& row = ledger_.rows[entry];
        const std::vector<std::string>& facts = inventory_.entries()[entry].facts;
        for (const std::string& fact : facts) out.facts.push_back({!numbers_in(fact).empty(), {}});
        if (row.claims.empty()) return out;
        const std::vector<std::size_t> changes = changes_of(row);
        for (std::size_t i = 0; i < changes.size() && i < most_changes && !out.proof; ++i)
            out.proof = proof_of(changes[i]);
        // A label may still be read by a rule: a place that the board names, and what others do there.
        out.standing = row.untold || (row.named && !out.proof) ? Standing::named
                       : out.proof                             ? Standing::played
                                                               : Standing::written;
        if (options_.facts)
            for (std::size_t i = 0; i < facts.size(); ++i) out.facts[i].proof = prove(facts[i], changes);
        return out;
    }

  private:
    // Changes inside the declarations that claim the entry; then changes elsewhere that put another name in
    // place of theirs.
    [[nodiscard]] std::vector<std::size_t> changes_of(const Ledger::Row& row) const {
        std::vector<std::size_t> inside, used;
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const Mutant& mutant = all_[i];
            for (std::size_t claim = 0; claim < row.claims.size(); ++claim) {
                const Span& span = row.declarations[claim];
                if (mutant.at.file == span.file && span.begin <= mutant.at.begin &&
                    mutant.at.end <= span.end) {
                    inside.push_back(i);
                    break;
                }
                if (mutant.sort == Sort::kind && sources_.text(mutant.at) == row.claims[claim].by) {
                    used.push_back(i);
                    break;
                }
            }
        }
        inside.insert(inside.end(), used.begin(), used.end());
        return inside;
    }

    [[nodiscard]] const Verdict& verdict_of(std::size_t change) {
        const auto known = verdicts_.find(change);
        if (known != verdicts_.end()) return known->second;
        return verdicts_.emplace(change, trial_.run(all_[change])).first->second;
    }

    [[nodiscard]] std::optional<Proof> proof_of(std::size_t change) {
        const Verdict& verdict = verdict_of(change);
        if (verdict.kind != Verdict::Kind::killed) return std::nullopt;
        return Proof{all_[change].at, mutants::line_before(sources_, all_[change]),
                     mutants::line_after(sources_, all_[change]), verdict.scenario};
    }

    [[nodiscard]] std::optional<Proof> prove(const std::string& fact,
                                             const std::vector<std::size_t>& changes) {
        const std::set<std::int64_t> numbers = numbers_in(fact);
        for (const std::size_t change : changes) {
            if (all_[change].sort != Sort::number) continue;
            const std::set<std::int64_t> written = numbers_in(sources_.text(all_[change].at));
            if (std::any_of(written.begin(), written.end(),
                            [&](std::int64_t n) { return numbers.contains(n); }))
                if (auto proof = proof_of(change)) return proof;
        }
        // Every line is needed, so the one that says this is.
        std::optional<Proof> proof;
        for (const std::size_t change : changes) {
            const Verdict::Kind kind = verdict_of(change).kind;
            if (kind == Verdict::Kind::survived) return std::nullopt;
            if (!proof && kind == Verdict::Kind::killed) proof = proof_of(change);
        }
        return proof;
    }

    const Sources& sources_;
    const Inventory& inventory_;
    const Ledger& ledger_;
    const EvidenceOptions& options_;
    std::vector<Mutant> all_;
    mutants::Trial trial_;
    std::map<std::size_t, Verdict> verdicts_;
};

} // namespace

std::string_view to_string(Standing standing) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(Standing::count_)> names{
        "missing", "named", "written", "played"};
    return names[static_cast<std::size_t>(standing)];
}

std::vector<EntryEvidence> find_evidence(Programs& programs, const Inventory& inventory, const Ledger& ledger,
                                         const EvidenceOptions& options) {
    std::vector<EntryEvidence> out(ledger.rows.size());
    std::vector<std::size_t> entries(ledger.rows.size());
    std::iota(entries.begin(), entries.end(), std::size_t{0});
    if (options.sample) {
        std::mt19937_64 random(options.seed);
        const std::size_t count = std::min(*options.sample, entries.size());
        for (std::size_t i = 0; i < count; ++i)
            std::swap(entries[i], entries[i + random() % (entries.size() - i)]);
        entries.resize(count);
    }
    if (entries.empty()) return out;
    Examiner examiner(programs, inventory, ledger, options);
    for (const std::size_t entry : entries) out[entry] = examiner.examine(entry);
    return out;
}

} // namespace cantrip::inventory
