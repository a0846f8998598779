#include "tools/l10n/spelling.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "tools/text/engine/words.hpp"

namespace cantrip::l10n {
namespace {

bool has_dictionary(const std::string& name) {
    for (const char* folder : {"/usr/share/hunspell/", "/usr/share/myspell/dicts/"}) {
        std::error_code failed;
        if (std::filesystem::exists(folder + name + ".dic", failed)) return true;
    }
    return false;
}

bool is_plain(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    });
}

} // namespace

std::optional<std::vector<std::string>> unknown_words(const text::Rules& rules, const std::vector<std::string>& words) {
    // The name goes into a command line, so nothing but letters.
    if (!is_plain(rules.spelling) || !has_dictionary(rules.spelling)) return std::nullopt;
    std::string path = (std::filesystem::temp_directory_path() / "cantrip-words-XXXXXX").string();
    const int handle = ::mkstemp(path.data());
    if (handle < 0) return std::nullopt;
    std::string list;
    for (const std::string& word : words) list += word + "\n";
    const bool written = ::write(handle, list.data(), list.size()) == static_cast<ssize_t>(list.size());
    ::close(handle);
    std::string out;
    int status = -1;
    if (written) {
        const std::string command = "hunspell -d " + rules.spelling + " -i UTF-8 -l '" + path + "' 2>/dev/null";
        if (std::FILE* pipe = ::popen(command.c_str(), "r"); pipe != nullptr) {
            char buffer[4096];
            for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) out.append(buffer, n);
            status = ::pclose(pipe);
        }
    }
    ::unlink(path.c_str());
    if (status != 0) return std::nullopt;
    std::vector<std::string> unknown;
    for (const std::string_view word : text::split(out, "\n"))
        if (!word.empty()) unknown.emplace_back(word);
    std::sort(unknown.begin(), unknown.end());
    unknown.erase(std::unique(unknown.begin(), unknown.end()), unknown.end());
    return unknown;
}

} // namespace cantrip::l10n
