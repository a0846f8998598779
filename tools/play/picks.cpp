// The numbers that a person types.

#include <charconv>
#include <cstdio>
#include <fmt/format.h>
#include <map>

#include "tools/play/terminal.hpp"

namespace cantrip::play {
namespace {

// A number from 1 at the front of the line, taken off it; 0 when there is none.
Word take_number(std::string_view& line) {
    Word number = 0;
    const auto [end, wrong] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (wrong != std::errc{} || number < 1) return 0;
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    return number;
}

// No question takes more picks.
constexpr Word most_times = 10'000;

} // namespace

bool read_line(std::string& line) {
    line.clear();
    for (int c = std::getchar(); c != EOF; c = std::getchar()) {
        if (c == '\n') return true;
        if (line.size() == max_input_line) {
            fmt::print(stderr, "a line of more than {} bytes; reading ends here\n", max_input_line);
            return false;
        }
        if (c != '\r') line += static_cast<char>(c);
    }
    return !line.empty();
}

std::optional<std::vector<Word>> picks_of(std::string_view line) {
    std::vector<Word> picks;
    while (true) {
        const std::size_t begin = line.find_first_not_of(" ,\t");
        if (begin == std::string_view::npos) return picks;
        line.remove_prefix(begin);
        const Word number = take_number(line);
        if (number == 0) return std::nullopt;
        Word times = 1;
        if (!line.empty() && (line.front() == 'x' || line.front() == '*')) {
            line.remove_prefix(1);
            times = take_number(line);
            if (times == 0 || times > most_times) return std::nullopt;
        }
        picks.insert(picks.end(), static_cast<std::size_t>(times), number - 1);
    }
}

std::string wrong_picks(const Question& question, const std::vector<Word>& picks) {
    const auto options = static_cast<Word>(question.choices.size());
    const auto all = options + static_cast<Word>(question.fast.size());
    if (picks.size() == 1 && picks[0] >= options && picks[0] < all) return {};
    std::map<Word, Word> times;
    for (const Word pick : picks) {
        if (pick >= all) return fmt::format("there is no {}; the numbers go from 1 to {}", pick + 1, all);
        if (pick >= options) return fmt::format("{} is an action of its own: type it alone", pick + 1);
        const Word limit = question.choices[static_cast<std::size_t>(pick)].limit;
        if (++times[pick] > limit)
            return fmt::format("{} can be taken {}", pick + 1,
                               limit == 1 ? "once" : fmt::format("{} times at most", limit));
    }
    const auto chosen = static_cast<Word>(picks.size());
    if (chosen >= question.least && chosen <= question.most) return {};
    const std::string wanted = question.least == question.most
                                   ? std::to_string(question.least)
                                   : fmt::format("{} to {}", question.least, question.most);
    std::string text = fmt::format("you chose {}; choose {}", chosen, wanted);
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        if (question.choices[i].limit > 1 && question.most > 1)
            return text + fmt::format("; `{}x{}` takes {} of a sort", i + 1,
                                      std::min(question.choices[i].limit, question.most),
                                      std::min(question.choices[i].limit, question.most));
    return text;
}

} // namespace cantrip::play
