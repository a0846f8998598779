#include "tools/support/spelling.hpp"

#include <algorithm>
#include <filesystem>

#include "tools/support/run_on_lines.hpp"
#include "tools/support/words.hpp"

namespace cantrip {
namespace {

bool is_plain(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    });
}

// What hunspell prints for the words, one a line, when it is started with an option; nothing when it cannot
// be.
std::optional<std::string> ask(const std::string& dictionary, std::string_view option,
                               const std::vector<std::string>& words) {
    // The name goes into a command line, so nothing but letters.
    if (!is_plain(dictionary) || !has_dictionary(dictionary)) return std::nullopt;
    return run_on_lines("hunspell -d " + dictionary + " -i UTF-8 " + std::string(option), words);
}

} // namespace

bool has_dictionary(const std::string& name) {
    for (const char* folder : {"/usr/share/hunspell/", "/usr/share/myspell/dicts/"}) {
        std::error_code failed;
        if (std::filesystem::exists(folder + name + ".dic", failed)) return true;
    }
    return false;
}

std::optional<std::vector<std::string>> unknown_words(const std::string& dictionary,
                                                      const std::vector<std::string>& words) {
    const auto out = ask(dictionary, "-l", words);
    if (!out) return std::nullopt;
    std::vector<std::string> unknown;
    for (const std::string_view word : split(*out, "\n"))
        if (!word.empty()) unknown.emplace_back(word);
    std::sort(unknown.begin(), unknown.end());
    unknown.erase(std::unique(unknown.begin(), unknown.end()), unknown.end());
    return unknown;
}

std::optional<WordStems> word_stems(const std::string& dictionary, const std::vector<std::string>& words) {
    const auto out = ask(dictionary, "-s", words);
    if (!out) return std::nullopt;
    WordStems stems;
    for (const std::string_view line : split(*out, "\n")) {
        const auto blank = line.find(' ');
        if (blank != std::string_view::npos)
            stems[std::string(line.substr(0, blank))].insert(std::string(line.substr(blank + 1)));
    }
    return stems;
}

} // namespace cantrip
