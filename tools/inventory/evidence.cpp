#include "tools/inventory/evidence.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <random>

#include <fmt/format.h>

#include "tools/inventory/find_text.hpp"
#include "tools/mutants/sample.hpp"

namespace cantrip::inventory {
namespace {

using mutants::Mutant;
using mutants::Sort;
using mutants::Verdict;

// Enough to see whether anything of an entry is played.
constexpr std::size_t most_changes = 24;

class Examiner {
  public:
    Examiner(Programs& programs, const Inventory& inventory, const Ledger& ledger,
             const EvidenceOptions& options)
        : world_(programs.world), sources_(world_.sources), inventory_(inventory), ledger_(ledger),
          options_(options), all_(mutants::mutants_of(programs)), trial_(programs, 1) {
        // What is left out is noticed most often.
        std::stable_sort(all_.begin(), all_.end(), [](const Mutant& a, const Mutant& b) {
            return (a.sort == Sort::line ? 0 : 1) < (b.sort == Sort::line ? 0 : 1);
        });
    }

    void examine(std::size_t entry, EntryEvidence& out) {
        out.examined = true;
        const Ledger::Row& row = ledger_.rows[entry];
        if (row.claims.empty()) return;
        const std::vector<std::size_t> changes = changes_of(row);
        for (std::size_t i = 0; i < changes.size() && i < most_changes && !out.proof; ++i)
            out.proof = proof_of(changes[i]);
        // What has no line of its own to change, such as a word that rules use.
        const std::size_t facts = inventory_.entries()[entry].facts.size();
        std::size_t idle = 0;
        for (std::size_t fact = 0; options_.pins != nullptr && fact < facts; ++fact) {
            const Pin* const pin = options_.pins->find(entry, fact);
            if (pin == nullptr) continue;
            idle += pin->kind == Pin::Kind::idle ? 1U : 0U;
            if (!out.proof && pin->kind == Pin::Kind::change) out.proof = try_pin(*pin, row).proof;
        }
        out.idle = facts > 0 && idle == facts;
        // A label may still be read by a rule: a place that the board names, and what others do there.
        out.standing = row.untold || (row.named && !out.proof) ? Standing::named
                       : out.proof                             ? Standing::played
                                                               : Standing::written;
    }

    // Needs a list.
    void examine_facts(std::size_t entry, EntryEvidence& out) {
        for (std::size_t fact = 0; fact < inventory_.entries()[entry].facts.size(); ++fact) {
            const Pin* const pin = options_.pins->find(entry, fact);
            out.facts.push_back(pin == nullptr ? FactEvidence{} : try_pin(*pin, ledger_.rows[entry]));
        }
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

    // Where the line of a pin stands: in a declaration that claims the entry, or in the file that it names.
    [[nodiscard]] std::vector<Span> places_of(const Pin& pin, const Ledger::Row& row) const {
        std::vector<Span> out;
        const auto look = [&](Span within) {
            for (const Span& found : find_text(sources_, within, pin.before))
                if (std::find(out.begin(), out.end(), found) == out.end()) out.push_back(found);
        };
        if (pin.file.empty())
            for (const Span& declaration : row.declarations) look(declaration);
        else
            for (const Tree& tree : world_.trees)
                if (sources_.at(tree.file()).path.ends_with(pin.file)) look(tree.span(tree.root()));
        return out;
    }

    [[nodiscard]] FactEvidence try_pin(const Pin& pin, const Ledger::Row& row) {
        if (pin.kind == Pin::Kind::open) return {FactStanding::open, pin.reason};
        if (pin.kind == Pin::Kind::idle) return {FactStanding::idle, pin.reason};
        const std::vector<Span> places = places_of(pin, row);
        if (places.size() != 1)
            return {FactStanding::lost, fmt::format("`{}` stands at {} places", pin.before, places.size())};
        Mutant mutant{0, places[0], pin.after};
        while (world_.trees[mutant.tree].file() != mutant.at.file) ++mutant.tree;
        const Verdict verdict = trial_.run(mutant, pin.scenario);
        if (verdict.kind == Verdict::Kind::killed)
            return {FactStanding::pinned, {}, Proof{mutant.at, pin.before, pin.after, verdict.scenario}};
        return {FactStanding::unnoticed,
                verdict.kind == Verdict::Kind::invalid ? fmt::format("`{}` is no valid line", pin.after)
                : pin.scenario.empty()
                    ? fmt::format("`{}`: no scenario fails", pin.after)
                    : fmt::format("`{}`: no scenario \"{}\" fails", pin.after, pin.scenario)};
    }

    const World& world_;
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

std::string_view to_string(FactStanding standing) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(FactStanding::count_)> names{
        "unlisted", "pinned", "open", "idle", "lost", "unnoticed"};
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
    for (const std::size_t entry : entries) {
        if (options.facts)
            examiner.examine_facts(entry, out[entry]);
        else
            examiner.examine(entry, out[entry]);
    }
    return out;
}

} // namespace cantrip::inventory
