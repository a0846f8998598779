#include "tools/lexicon/generator.hpp"

#include <algorithm>
#include <filesystem>

#include "tools/support/run_program.hpp"
#include "tools/support/words.hpp"

namespace cantrip::text {
namespace {

constexpr std::string_view folder = "/usr/share/apertium/";

// The name comes out of a pack: it must not lead out of the folder.
bool is_plain_path(std::string_view path) {
    return path.find("..") == std::string_view::npos && std::all_of(path.begin(), path.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '_' || c == '-' || c == '.' || c == '/';
           });
}

} // namespace

std::optional<LabelledForms> labelled_forms(const Pack& pack) {
    const std::string path = std::string(folder) + pack.rules.generator;
    std::error_code failed;
    if (pack.rules.generator.empty() || !is_plain_path(path) || !std::filesystem::exists(path, failed))
        return std::nullopt;
    std::vector<std::pair<Key, std::string>> asked;
    std::string lines;
    for (const auto& [key, word] : pack.words) {
        const auto gender = pack.rules.generator_tags.find(word.gender);
        if (word.kind != Lexeme::Kind::noun || gender == pack.rules.generator_tags.end()) continue;
        if (word.lemma.empty() || word.lemma.find(' ') != std::string::npos) continue;
        for (const auto& [form, text] : word.forms) {
            const auto parts = split(form, ".");
            if (parts.size() != 2) continue;
            asked.emplace_back(key, form);
            lines += "^" + word.lemma + "<n><" + gender->second + "><" + std::string(parts[1]) + "><" +
                     std::string(parts[0]) + ">$\n";
        }
    }
    const auto out = run_program({{"lt-proc", "-g", path}, lines});
    if (!out) return std::nullopt;
    LabelledForms forms;
    const auto answers = split(*out, "\n");
    for (std::size_t i = 0; i < asked.size() && i < answers.size(); ++i) {
        // `#karta` is a noun it does not know.
        if (!answers[i].empty() && answers[i][0] != '#' && answers[i][0] != '@')
            forms[asked[i]] = std::string(answers[i]);
    }
    return forms;
}

} // namespace cantrip::text
