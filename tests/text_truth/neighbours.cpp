#include "tests/text_truth/neighbours.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

namespace cantrip::truth {
namespace {

using Change = std::pair<std::string_view, std::string_view>;

// One word for another. Both directions are listed where both make sense.
constexpr std::array<Change, 36> changes{{{"each opponent", "an opponent"},
                                          {"each player", "each opponent"},
                                          {"each opponent", "each player"},
                                          {" by you", ""},
                                          {" by you", " by opponent"},
                                          {" by opponent", " by you"},
                                          {" once per turn", ""},
                                          {" once per round", " once per turn"},
                                          {"until end of", "until start of"},
                                          {"until start of", "until end of"},
                                          {"at start of", "at end of"},
                                          {"at end of", "at start of"},
                                          {"highest", "lowest"},
                                          {"lowest", "highest"},
                                          {">=", ">"},
                                          {"<=", "<"},
                                          {" and ", " or "},
                                          {" or ", " and "},
                                          {"may ", ""},
                                          {"top of", "bottom of"},
                                          {" is not ", " is "},
                                          {" is ", " is not "},
                                          {" was ", " is "},
                                          {" had ", " has "},
                                          {"no ", "a "},
                                          {"a ", "another "},
                                          {"the ", "a "},
                                          {"when ", "before "},
                                          {"before ", "when "},
                                          {"up to ", "exactly "},
                                          {" + ", " - "},
                                          {"exclusive bonus", "exclusive favour"},
                                          {" of you", ""},
                                          {"if ", "if not "},
                                          {" freely", ""},
                                          {"gain ", "lose "}}};

void change_words(const std::string& source, std::vector<std::string>& out) {
    for (const auto& [from, to] : changes) {
        const std::size_t at = source.find(from);
        if (at == std::string::npos) continue;
        std::string changed = source;
        out.push_back(changed.replace(at, from.size(), to));
    }
}

void change_numbers(const std::string& source, std::vector<std::string>& out) {
    for (std::size_t at = 0; at < source.size(); ++at) {
        const auto is_digit = [&](std::size_t i) {
            return i < source.size() && std::isdigit(static_cast<unsigned char>(source[i])) != 0;
        };
        const bool starts = at == 0 || (std::isalnum(static_cast<unsigned char>(source[at - 1])) == 0 &&
                                        source[at - 1] != '_');
        if (!is_digit(at) || is_digit(at + 1) || !starts || source[at] == '9') continue;
        std::string changed = source;
        ++changed[at];
        out.push_back(std::move(changed));
    }
}

// `you:` before a statement, and a statement taken out of its block.
void change_scopes(const std::string& source, std::vector<std::string>& out) {
    for (const std::string_view behind : {": ", "-> ", "\n", "{ ", "; "}) {
        for (std::size_t at = source.find(behind); at != std::string::npos;
             at = source.find(behind, at + 1)) {
            std::size_t place = at + behind.size();
            while (place < source.size() && source[place] == ' ') ++place;
            if (place >= source.size() || std::islower(static_cast<unsigned char>(source[place])) == 0)
                continue;
            std::string changed = source;
            out.push_back(changed.insert(place, "you: "));
        }
    }
    for (std::size_t close = source.find("\n", 1); close != std::string::npos;
         close = source.find("\n", close + 1)) {
        const std::size_t brace = source.find('}', close);
        if (brace == std::string::npos || source.find_first_not_of(" \n", close) == brace) continue;
        if (source.substr(close, brace - close).find('{') != std::string::npos) continue;
        std::string changed = source;
        changed.erase(brace, 1);
        out.push_back(changed.insert(close, "\n}"));
    }
}

} // namespace

std::vector<std::string> neighbours(const std::string& source, std::size_t most) {
    std::vector<std::string> out;
    change_scopes(source, out);
    change_words(source, out);
    change_numbers(source, out);
    // In turns from the whole list, so that every sort of change gets its share.
    std::vector<std::string> some;
    const std::size_t step = std::max<std::size_t>(1, out.size() / std::max<std::size_t>(1, most));
    for (std::size_t i = 0; i < out.size() && some.size() < most; i += step) some.push_back(out[i]);
    return some;
}

} // namespace cantrip::truth
