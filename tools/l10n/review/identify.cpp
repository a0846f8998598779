#include "tools/l10n/review/identify.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace cantrip::l10n {
namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

std::string section_of_id(std::string_view id) {
    const auto first = id.find('/'), last = id.rfind('/');
    return first == last ? std::string() : std::string(id.substr(first + 1, last - first - 1));
}

class Identifier {
  public:
    Identifier(const std::vector<Spotted>& spotted, std::vector<LockLine>& lock)
        : spotted_(spotted), lock_(lock), line_of_(spotted.size(), none), taken_(lock.size(), false) {
        for (std::size_t i = 0; i < spotted.size(); ++i) today_[spotted[i].card].push_back(i);
        for (std::size_t i = 0; i < lock.size(); ++i) before_[lock[i].card].push_back(i);
        for (const LockLine& line : lock) ids_.insert(line.id);
    }

    std::vector<std::string> run() {
        follow_renames();
        for (const auto& [card, abilities] : today_) {
            if (const auto lines = before_.find(card); lines != before_.end())
                pair_up(abilities, lines->second);
        }
        for (std::size_t i = 0; i < lock_.size(); ++i) lock_[i].gone = !taken_[i];
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < spotted_.size(); ++i) ids.push_back(settle(i));
        return ids;
    }

  private:
    using Indices = std::vector<std::size_t>;

    [[nodiscard]] std::size_t alike(const Indices& abilities, const Indices& lines) const {
        std::multiset<std::string> sems;
        for (const std::size_t line : lines) sems.insert(lock_[line].sem);
        std::size_t count = 0;
        for (const std::size_t ability : abilities) {
            const auto found = sems.find(spotted_[ability].sem);
            if (found == sems.end()) continue;
            sems.erase(found);
            ++count;
        }
        return count;
    }

    // A card that nobody knows and one that is no longer there are one card when they do the same, or nearly.
    void follow_renames() {
        std::vector<std::string> vanished;
        for (const auto& [card, lines] : before_) {
            const bool alive =
                std::any_of(lines.begin(), lines.end(), [&](std::size_t i) { return !lock_[i].gone; });
            if (alive && !today_.contains(card)) vanished.push_back(card);
        }
        for (const auto& [card, abilities] : today_) {
            if (before_.contains(card)) continue;
            std::size_t best = none, best_alike = 0;
            for (std::size_t i = 0; i < vanished.size(); ++i) {
                const std::size_t same = alike(abilities, before_[vanished[i]]);
                if (same > best_alike && same * 2 >= std::max(abilities.size(), live_lines(vanished[i]))) {
                    best = i;
                    best_alike = same;
                }
            }
            if (best == none) continue;
            before_[card] = std::move(before_[vanished[best]]);
            before_.erase(vanished[best]);
            for (const std::size_t line : before_[card]) lock_[line].card = card;
            vanished.erase(vanished.begin() + static_cast<std::ptrdiff_t>(best));
        }
    }

    [[nodiscard]] std::size_t live_lines(const std::string& card) {
        std::size_t count = 0;
        for (const std::size_t line : before_[card]) count += lock_[line].gone ? 0U : 1U;
        return count;
    }

    // First those that do the same under the same heading, then those that do the same, then what is left in
    // order.
    void pair_up(const Indices& abilities, const Indices& lines) {
        for (int pass = 0; pass < 3; ++pass) {
            for (const std::size_t ability : abilities) {
                if (line_of_[ability] != none) continue;
                const Spotted& here = spotted_[ability];
                for (const std::size_t line : lines) {
                    if (taken_[line]) continue;
                    const bool same_section = section_of_id(lock_[line].id) == here.section;
                    const bool same_sem = lock_[line].sem == here.sem;
                    // A gone line comes back only as what it was.
                    if (pass == 0   ? !same_sem || !same_section
                        : pass == 1 ? !same_sem
                                    : !same_section || lock_[line].gone)
                        continue;
                    taken_[line] = true;
                    line_of_[ability] = line;
                    break;
                }
            }
        }
    }

    std::string settle(std::size_t ability) {
        const Spotted& here = spotted_[ability];
        if (line_of_[ability] != none) {
            LockLine& line = lock_[line_of_[ability]];
            line.sem = here.sem;
            return line.id;
        }
        std::string id;
        for (std::size_t n = 1; id.empty() || ids_.contains(id); ++n)
            id = here.card + "/" + here.section + "/" + std::to_string(n);
        ids_.insert(id);
        lock_.push_back({id, here.sem, here.card, false});
        return id;
    }

    const std::vector<Spotted>& spotted_;
    std::vector<LockLine>& lock_;
    std::map<std::string, Indices> today_, before_;
    std::vector<std::size_t> line_of_;
    std::vector<bool> taken_;
    std::set<std::string> ids_;
};

} // namespace

std::vector<std::string> identify(const std::vector<Spotted>& spotted, std::vector<LockLine>& lock) {
    return Identifier(spotted, lock).run();
}

} // namespace cantrip::l10n
