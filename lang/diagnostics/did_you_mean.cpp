#include "lang/diagnostics/did_you_mean.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include <fmt/format.h>

namespace cantrip {
namespace {

// Names are short; a longer word is no slip of the finger, and the table below would grow with its square.
constexpr std::size_t longest_word = 64;

std::string fold(std::string_view word) {
    std::string out(word);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        // People mix the two up more than any other pair, and no two names differ only in it.
        if (c == '-') c = '_';
    }
    return out;
}

} // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
    const std::size_t difference = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
    if (difference > limit || std::max(a.size(), b.size()) > longest_word) return limit + 1;

    // Three rows of the usual table: the one before last is for swapped neighbours.
    std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        if (*std::min_element(row.begin(), row.end()) > limit) return limit + 1;
        std::swap(before, last);
        std::swap(last, row);
    }
    return std::min(last[b.size()], limit + 1);
}

std::string_view did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
    const std::size_t limit = std::max<std::size_t>(1, word.size() / 3);
    const std::string folded = fold(word);
    // Distance without letter case first, then with it, then the alphabet.
    std::tuple<std::size_t, std::size_t, std::string_view> best{limit + 1, 0, {}};
    for (const std::string_view candidate : candidates) {
        if (candidate == word) continue;
        const std::size_t distance = edit_distance(folded, fold(candidate), limit);
        if (distance > limit) continue;
        best = std::min(best, {distance, edit_distance(word, candidate, longest_word), candidate});
    }
    return std::get<2>(best);
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
    const std::string_view near = did_you_mean(word, candidates);
    return near.empty() ? std::string{} : fmt::format("did you mean `{}`?", near);
}

} // namespace cantrip
