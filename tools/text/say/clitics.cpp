// Wackernagel's law: clitics stand behind the first part of their clause, in a fixed order among themselves.

#include <algorithm>

#include "tools/text/say/linearize.hpp"

namespace cantrip::text {
namespace {

bool ends_clause(const Token& token) {
    return token.ends_clause || (token.text.size() == 1 &&
                                 std::string_view(",.;:!?").find(token.text[0]) != std::string_view::npos);
}

// One past the last token of the clause that starts here.
std::size_t clause_end(const std::vector<Token>& tokens, std::size_t begin) {
    for (std::size_t i = begin; i < tokens.size(); ++i) {
        if (i > begin && tokens[i].starts_clause) return i;
        if (ends_clause(tokens[i])) return i + 1;
    }
    return tokens.size();
}

// The longest part at the start of the clause without a verb; a verb that comes first counts alone.
std::size_t first_part_end(const Linearized& text, std::size_t begin, std::size_t end) {
    std::size_t first = begin;
    while (first < end && text.tokens[first].clitic) ++first;
    std::size_t best = std::min(first + 1, end);
    for (const Part& part : text.parts) {
        if (part.begin > first || part.begin < begin || part.end > end || part.end <= best) continue;
        if (part.end < first || (part.begin < first && part.begin != begin)) continue;
        const auto from = text.tokens.begin() + static_cast<std::ptrdiff_t>(first);
        const auto to = text.tokens.begin() + static_cast<std::ptrdiff_t>(part.end);
        if (std::any_of(from, to, [](const Token& token) { return token.verb || token.clitic; })) continue;
        best = part.end;
    }
    // The prefix of a negated verb belongs to it.
    while (best < end && text.tokens[best - 1].joins_next) ++best;
    return best;
}

} // namespace

void place_clitics(const Rules& rules, Linearized& text) {
    std::vector<Token> placed;
    for (std::size_t begin = 0; begin < text.tokens.size();) {
        const std::size_t end = clause_end(text.tokens, begin);
        std::vector<Token> clitics;
        for (std::size_t i = begin; i < end; ++i) {
            if (text.tokens[i].clitic) clitics.push_back(text.tokens[i]);
        }
        std::stable_sort(clitics.begin(), clitics.end(), [&](const Token& a, const Token& b) {
            const auto rank = [&](const Token& t) {
                return std::find(rules.clitics.begin(), rules.clitics.end(), t.text);
            };
            return rank(a) < rank(b);
        });
        const std::size_t second = first_part_end(text, begin, end);
        for (std::size_t i = begin; i < end; ++i) {
            if (i == second) placed.insert(placed.end(), clitics.begin(), clitics.end());
            if (!text.tokens[i].clitic) placed.push_back(text.tokens[i]);
        }
        if (second == end) placed.insert(placed.end(), clitics.begin(), clitics.end());
        begin = end;
    }
    text.tokens = std::move(placed);
    text.parts.clear();
}

} // namespace cantrip::text
