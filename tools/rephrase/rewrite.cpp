#include "tools/rephrase/rewrite.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace cantrip::rephrase {
namespace {

// A rule is applied this often to one line in a pass; rules that feed each other end there.
constexpr int most_repeats = 6;
constexpr int passes = 3;
constexpr std::size_t longest_line =
    120; // pieces; nobody speaks longer sentences, and matching is not linear

bool ends_clause(const Piece& piece) {
    return piece.text == "," || piece.text == ":" || piece.text == ";" || piece.text == "{" ||
           piece.text == "}" || piece.text == "->" || piece.text == ")" || piece.text == "(";
}

using Bound = std::map<std::string, std::vector<Piece>>;

struct Match {
    std::size_t begin = 0, end = 0;
    Bound bound;
};

class Matcher {
  public:
    Matcher(const Habit& habit, const std::vector<Piece>& pieces) : h_(habit), p_(pieces) {}

    std::optional<Match> first() {
        for (std::size_t begin = 0; begin < p_.size(); ++begin) {
            bound_.clear();
            if (const auto end = match(0, begin)) return Match{begin, *end, bound_};
            if (h_.at_start) break;
        }
        return std::nullopt;
    }

  private:
    // The end of the match of the slots from `slot` on with the pieces from `at` on.
    std::optional<std::size_t> match(std::size_t slot, std::size_t at) {
        if (slot == h_.pattern.size()) return at;
        const Slot& s = h_.pattern[slot];
        if (s.kind == Slot::Kind::words) {
            if (at < p_.size() && is_one_of(s, p_[at]))
                if (const auto end = match(slot + 1, at + 1)) return end;
            return s.optional ? match(slot + 1, at) : std::nullopt;
        }
        if (s.kind == Slot::Kind::what || s.kind == Slot::Kind::maybe || s.kind == Slot::Kind::rest)
            return match_several(slot, at);
        if (at >= p_.size() || !fits(s.kind, p_[at])) return std::nullopt;
        bound_[s.variable] = {as_named(s.kind, p_[at])};
        return match(slot + 1, at + 1);
    }

    // Shortest first, but for REST, which takes all.
    std::optional<std::size_t> match_several(std::size_t slot, std::size_t at) {
        const Slot& s = h_.pattern[slot];
        const auto take = [&](std::size_t end) -> std::optional<std::size_t> {
            bound_[s.variable] = {p_.begin() + static_cast<std::ptrdiff_t>(at),
                                  p_.begin() + static_cast<std::ptrdiff_t>(end)};
            return match(slot + 1, end);
        };
        if (s.kind == Slot::Kind::rest && slot + 1 == h_.pattern.size())
            return at < p_.size() ? take(p_.size()) : std::nullopt;
        for (std::size_t end = at + (s.kind == Slot::Kind::maybe ? 0 : 1); end <= p_.size(); ++end) {
            if (end > at && s.kind != Slot::Kind::rest && ends_clause(p_[end - 1])) break;
            if (const auto found = take(end)) return found;
        }
        return std::nullopt;
    }

    static bool is_one_of(const Slot& slot, const Piece& piece) {
        return std::any_of(slot.words.begin(), slot.words.end(), [&](const std::string& word) {
            return word == piece.text || word == piece.source();
        });
    }
    static std::optional<Role> role_of(Slot::Kind kind) {
        switch (kind) {
        case Slot::Kind::verb: return Role::verb;
        case Slot::Kind::unit: return Role::unit;
        case Slot::Kind::kind: return Role::kind;
        case Slot::Kind::zone: return Role::zone;
        case Slot::Kind::field: return Role::field;
        default: return std::nullopt;
        }
    }
    static bool fits(Slot::Kind kind, const Piece& piece) {
        if (const auto role = role_of(kind)) return !piece.name(*role).empty();
        if (kind == Slot::Kind::number) return piece.number;
        return !piece.number && !ends_clause(piece) && !piece.text.empty() &&
               (std::isalpha(static_cast<unsigned char>(piece.text.front())) != 0 ||
                static_cast<unsigned char>(piece.text.front()) >= 0x80U);
    }
    // Read as this and nothing else from here on.
    static Piece as_named(Slot::Kind kind, const Piece& piece) {
        const auto role = role_of(kind);
        if (!role) return piece;
        Piece out;
        out.text = piece.name(*role);
        out.names[static_cast<std::size_t>(*role)] = piece.name(*role);
        return out;
    }

    const Habit& h_;
    const std::vector<Piece>& p_;
    Bound bound_;
};

std::vector<Piece> applied(const Habit& habit, const std::vector<Piece>& pieces, const Match& match) {
    std::vector<Piece> out(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(match.begin));
    for (const Slot& slot : habit.result) {
        if (slot.variable.empty()) {
            Piece piece;
            piece.text = slot.words.front();
            piece.number = std::isdigit(static_cast<unsigned char>(piece.text.front())) != 0;
            out.push_back(std::move(piece));
        } else if (const auto found = match.bound.find(slot.variable); found != match.bound.end()) {
            out.insert(out.end(), found->second.begin(), found->second.end());
        }
    }
    out.insert(out.end(), pieces.begin() + static_cast<std::ptrdiff_t>(match.end), pieces.end());
    return out;
}

bool apply_once(const Habit& habit, Rewritten& line) {
    const auto match = Matcher(habit, line.pieces).first();
    if (!match) return false;
    std::vector<Piece> made = applied(habit, line.pieces, *match);
    if (joined(made) == joined(line.pieces) || made.size() > longest_line) return false;
    line.pieces = std::move(made);
    if (!habit.because.empty() &&
        std::find(line.because.begin(), line.because.end(), habit.because) == line.because.end())
        line.because.push_back(habit.because);
    return true;
}

} // namespace

std::vector<Rewritten> rewritings(const std::vector<Habit>& habits, std::vector<Piece> pieces,
                                  std::size_t most) {
    if (pieces.size() > longest_line) return {};
    std::vector<Rewritten> lines{{std::move(pieces), {}}};
    for (int pass = 0; pass < passes; ++pass)
        for (const Habit& habit : habits) {
            const std::size_t before = lines.size();
            for (std::size_t i = 0; i < before; ++i) {
                if (habit.always) {
                    for (int n = 0; n < most_repeats && apply_once(habit, lines[i]);) ++n;
                    continue;
                }
                Rewritten other = lines[i];
                if (lines.size() < most && apply_once(habit, other)) lines.push_back(std::move(other));
            }
        }
    return lines;
}

} // namespace cantrip::rephrase
