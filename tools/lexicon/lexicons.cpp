#include "tools/lexicon/lexicons.hpp"

#include <algorithm>
#include <filesystem>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/package/libraries.hpp"
#include "tools/lexicon/pack_words.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::text {
namespace {

// A name that has no translation is in another language, and no mistake of this one.
bool is_foreign_name(const AbilityText& ability, const Piece& piece, const std::string& language) {
    if (piece.phrase == no_phrase || ability.plan.tree.at(piece.phrase).kind != Phrase::Kind::name)
        return false;
    const auto& names = ability.plan.tree.at(piece.phrase).names;
    return std::none_of(names.begin(), names.end(), [&](const auto& name) { return name.first == language; });
}

void read_texts(const Programs& programs, std::size_t number, Lexicon& lexicon) {
    const Program& program = programs.list[number];
    // What is missing is told by `cantrip text`.
    Diagnostics unused;
    CardTexts texts(program, lexicon.language, lexicon.keys, Style::words, unused);
    for (const CardText& card : cards_of(program, programs.asked(program), texts)) {
        for (const AbilityText& ability : card.abilities) {
            ++(ability.pieces.empty() ? lexicon.unsaid : lexicon.said);
            for (const Piece& piece : ability.pieces) {
                if (is_foreign_name(ability, piece, lexicon.language.pack.rules.language)) continue;
                for (std::string& word : letters_of(piece.text)) lexicon.in_texts.insert(std::move(word));
            }
        }
    }
}

// Folders in the libraries that bring words for some language.
std::vector<std::string> game_folders(const std::vector<std::string>& libraries) {
    std::vector<std::string> folders;
    for (const std::string& library : libraries) {
        std::error_code failed;
        for (const std::string& name : packages_in(library)) {
            const std::string folder = library + "/" + name;
            if (std::filesystem::exists(folder + "/text", failed)) folders.push_back(folder);
        }
    }
    std::sort(folders.begin(), folders.end());
    return folders;
}

} // namespace

std::deque<Lexicon> load_lexicons(const std::string& tag, const std::vector<std::string>& libraries,
                                  const Programs* programs, Sources& sources, Diagnostics& diagnostics) {
    std::deque<Lexicon> all;
    const auto add = [&](const std::string& name, const std::vector<std::string>& folders) {
        Lexicon& lexicon = all.emplace_back();
        lexicon.name = name;
        lexicon.language = *load_language(tag, libraries, folders, sources, lexicon.keys, diagnostics);
    };
    if (programs == nullptr) {
        for (const std::string& folder : game_folders(libraries))
            add(std::filesystem::path(folder).filename().string(), {folder});
        return all;
    }
    for (std::size_t i = 0; i < programs->list.size(); ++i) {
        const Program& program = programs->list[i];
        std::string name;
        const std::vector<bool> asked = programs->asked(program);
        for (PackageId package(0); package < program.packages.size(); ++package) {
            if (asked[package])
                name += (name.empty() ? "" : ", ") + std::string(program.name_of(program.packages[package]));
        }
        add(name, programs->folders(i));
        read_texts(*programs, i, all.back());
    }
    return all;
}

} // namespace cantrip::text
