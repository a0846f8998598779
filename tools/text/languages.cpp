#include "tools/text/languages.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include "lang/source/folder.hpp"
#include "lang/source/read_file.hpp"
#include "tools/text/declared_words.hpp"
#include "tools/text/pack/language_code.hpp"
#include "tools/text/phrase/made_keys.hpp"

namespace cantrip::text {
namespace {

// Folders of packs: those with a language.lex. Of two packs with one name, the one in the earlier library.
std::vector<std::string> pack_folders(const std::vector<std::string>& libraries) {
    std::map<std::string, std::string> by_name;
    for (const std::string& library : libraries) {
        const auto entries = list_folder(library + "/text");
        if (!entries) continue; // unreadable_packs tells
        for (const FolderEntry& entry : entries.value()) {
            const std::string folder = library + "/text/" + entry.name;
            std::error_code failed;
            if (std::filesystem::exists(folder + "/language.lex", failed))
                by_name.try_emplace(entry.name, folder);
        }
    }
    std::vector<std::string> folders;
    for (const auto& [name, folder] : by_name) folders.push_back(folder);
    return folders;
}

// Only the lines `prints TAG`: no need to read the whole pack to know its name.
std::vector<std::string> tags_of(const std::string& folder) {
    std::vector<std::string> tags;
    auto file = read_file(folder + "/language.lex");
    if (!file) return tags;
    Sources sources;
    Diagnostics diagnostics;
    const FileId id = sources.add(folder, std::move(file.value().text));
    for (const PackLine& line : read_pack_lines(sources, id, diagnostics)) {
        if (line.tokens[0].text == "prints" && line.tokens.size() > 1 && is_language_tag(line.tokens[1].text))
            tags.push_back(line.tokens[1].text);
    }
    return tags;
}

} // namespace

std::vector<std::string> spoken_languages(const std::vector<std::string>& libraries) {
    std::vector<std::string> all;
    for (const std::string& folder : pack_folders(libraries)) {
        for (std::string& tag : tags_of(folder)) all.push_back(std::move(tag));
    }
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<std::string> known_languages(const std::vector<std::string>& libraries) {
    std::vector<std::string> all = spoken_languages(libraries);
    all.emplace_back("gloss");
    std::sort(all.begin(), all.end());
    return all;
}

std::string first_tag_of(std::string_view language, const std::vector<std::string>& libraries) {
    for (const std::string& folder : pack_folders(libraries)) {
        if (std::filesystem::path(folder).filename() != language) continue;
        const std::vector<std::string> tags = tags_of(folder);
        if (!tags.empty()) return tags.front();
    }
    return {};
}

std::optional<Language> load_language(std::string_view tag, const std::vector<std::string>& libraries,
                                      const std::vector<std::string>& package_folders, Sources& sources,
                                      Keys& keys, Diagnostics& diagnostics) {
    Language language;
    language.tag = tag;
    if (tag == "gloss") return language;
    for (const std::string& folder : pack_folders(libraries)) {
        const auto tags = tags_of(folder);
        if (std::find(tags.begin(), tags.end(), tag) == tags.end()) continue;
        language.pack = load_pack(folder, sources, keys, diagnostics);
        for (const std::string& package : package_folders) {
            // The words of the game, then what is only read.
            for (const char* ending : {".lex", ".reading.lex"}) {
                const std::string words = package + "/text/" + language.pack.rules.language + ending;
                if (std::string problem = link_problem(package, words); !problem.empty())
                    diagnostics.add(Code::unreadable_file, {sources.add(words, ""), 0, 0},
                                    std::move(problem));
                else if (const auto there = read_if_there(words); !there || there.value())
                    add_pack_file(language.pack, words, sources, keys, diagnostics);
            }
        }
        return language;
    }
    return std::nullopt;
}

std::optional<Language> load_language(std::string_view tag, const std::vector<std::string>& libraries,
                                      Programs& programs, std::size_t program, Keys& keys,
                                      Diagnostics& diagnostics) {
    auto language =
        load_language(tag, libraries, programs.folders(program), programs.world.sources, keys, diagnostics);
    if (language) {
        add_source_labels(*language, programs.list[program], keys);
        add_declared_words(language->pack, libraries, programs, program, keys, diagnostics);
    }
    return language;
}

void add_source_labels(Language& language, const Program& program, Keys& keys) {
    if (!language.pack.rules.source_names) return;
    for (const Ability& ability : program.abilities) {
        if (ability.thing == no_index || ability.name == no_name || ability.word.empty()) continue;
        Item label;
        label.text = ability.word;
        language.pack.constructions.try_emplace({label_key(keys, program.names.text(ability.name)), ""},
                                                Wording{{label}, {}});
    }
}

} // namespace cantrip::text
