#include "tools/l10n/review/project.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "lang/source/folder.hpp"
#include "lang/support/utf8.hpp"
#include "tools/l10n/review/collect.hpp"
#include "tools/l10n/review/identify.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::l10n {
namespace {

// A file of the set; nothing when it does not exist, an error when it cannot be read.
Result<std::optional<std::string>, FileError> read_own(const PackageWork& work, const std::string& path) {
    auto source = read_in_folder(work.folder, path);
    if (!source) return Failure{FileError{path, 0, source.error().message}};
    if (!source.value()) return std::optional<std::string>();
    return std::optional<std::string>(std::move(source.value()->text));
}

// Any tag that the pack of a language prints.
std::string tag_for(std::string_view name, const LoadOptions& options) {
    for (const std::string& tag : text::known_languages(options.libraries)) {
        if (tag == "gloss") continue;
        if (tag == name || tag.starts_with(std::string(name) + "-")) return tag;
    }
    return {};
}

void say_in_asked_script(const Project& project, std::size_t index, Speaker& speaker, const PackageWork& work,
                         Translation& translation) {
    std::vector<UnitText> shown = translation.texts;
    if (translation.tag != speaker.language.tag) {
        const std::string first = std::exchange(speaker.language.tag, translation.tag);
        say_units(*project.programs, index, speaker, work, shown);
        speaker.language.tag = first;
    }
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (work.units[i].program == index) translation.texts[i].shown = shown[i].text;
}

std::optional<FileError> add_language(Project& project, PackageWork& work, const std::string& asked,
                                      const LoadOptions& options) {
    const std::string tag = tag_for(asked, options);
    Translation translation;
    translation.texts.resize(work.units.size());
    std::set<std::size_t> programs;
    for (const Unit& unit : work.units) programs.insert(unit.program);
    // A set without a text has a language all the same.
    if (programs.empty() && !project.programs->list.empty()) programs.insert(0);
    for (const std::size_t index : programs) {
        auto speaker = std::make_shared<Speaker>();
        auto language = text::load_language(tag, options.libraries, *project.programs, index, speaker->keys,
                                            project.diagnostics);
        speaker->language = std::move(*language);
        speaker->language.tag = speaker->language.pack.rules.prints.front().first;
        translation.language = speaker->language.pack.rules.language;
        say_units(*project.programs, index, *speaker, work, translation.texts);
        translation.tag = tag == asked ? tag : speaker->language.tag;
        say_in_asked_script(project, index, *speaker, work, translation);
        translation.speaker = std::move(speaker);
    }
    translation.path = work.folder + "/" + std::string(l10n_folder) + "/" + translation.language + ".texts";
    auto text = read_own(work, translation.path);
    if (!text) return text.error();
    translation.file_text = std::move(text).value();
    auto file = read_texts(translation.path, translation.file_text.value_or(""));
    if (!file) return file.error();
    translation.file = std::move(file.value());
    work.translations.push_back(std::move(translation));
    return std::nullopt;
}

const text::Letters* letters_of(const text::Rules& rules, std::string_view tag) {
    for (const auto& [name, script] : rules.prints) {
        const auto letters = rules.scripts.find(script);
        if (name == tag && letters != rules.scripts.end()) return &letters->second;
    }
    return nullptr;
}

} // namespace

std::optional<FileError> give_ids(PackageWork& work) {
    auto text = read_own(work, work.lock_path);
    if (!text) return text.error();
    work.lock_text = std::move(text).value();
    auto lock = read_lock(work.lock_path, work.lock_text.value_or(""));
    if (!lock) return lock.error();
    work.lock = std::move(lock.value());
    std::vector<Spotted> spotted;
    for (const Unit& unit : work.units) spotted.push_back({unit.card, unit.section, unit.sem});
    const std::vector<std::string> ids = identify(spotted, work.lock);
    for (std::size_t i = 0; i < ids.size(); ++i) work.units[i].id = ids[i];
    return std::nullopt;
}

const std::string& Translation::printed(const Unit& unit, std::size_t index) const {
    const State now = state(unit, index);
    const bool own = now == State::overridden || now == State::override_outdated;
    return own ? file.find(unit.id)->text : texts[index].text;
}

std::string Translation::shown(const Unit& unit, std::size_t index) const {
    const std::string& text = printed(unit, index);
    return &text == &texts[index].text ? texts[index].shown : in_script(rules(), tag, text);
}

const Translation* PackageWork::in(std::string_view language) const {
    for (const Translation& one : translations)
        if (one.language == language) return &one;
    return nullptr;
}

Translation* PackageWork::in(std::string_view language) {
    return const_cast<Translation*>(std::as_const(*this).in(language));
}

const Unit* PackageWork::find(std::string_view id) const {
    const auto found =
        std::find_if(units.begin(), units.end(), [&](const Unit& unit) { return unit.id == id; });
    return found == units.end() ? nullptr : &*found;
}

Result<Project, FileError> load_project(const std::vector<std::string>& paths, const LoadOptions& options,
                                        const std::vector<std::string>& languages) {
    Project project;
    project.programs = load_programs(paths, options);
    project.packages = collect_units(*project.programs);
    for (PackageWork& work : project.packages) {
        if (auto error = give_ids(work)) return Failure{std::move(*error)};
        for (const std::string& language : languages) {
            if (work.in(language_of(language, options)) != nullptr) continue;
            if (auto error = add_language(project, work, language, options))
                return Failure{std::move(*error)};
        }
    }
    return project;
}

std::string language_of(std::string_view name, const LoadOptions& options) {
    const std::string tag = tag_for(name, options);
    return tag.substr(0, tag.find('-'));
}

std::vector<std::string> pack_languages(const LoadOptions& options) {
    std::set<std::string> all;
    for (const std::string& tag : text::known_languages(options.libraries))
        if (tag != "gloss") all.insert(language_of(tag, options));
    return {all.begin(), all.end()};
}

std::string in_script(const text::Rules& rules, std::string_view tag, const std::string& text) {
    const text::Letters* letters = letters_of(rules, tag);
    return letters == nullptr ? text::without_breaks(text) : text::to_script(text, *letters);
}

std::string from_tag(const text::Rules& rules, std::string_view tag, const std::string& text) {
    const text::Letters* letters = letters_of(rules, tag);
    if (letters == nullptr) return text;
    std::string plain = text::from_script(text, *letters);
    if (text::to_script(plain, *letters) == text) return plain;
    // Two letters there would read as one here: part them.
    plain.clear();
    for (std::size_t at = 0; at < text.size();) {
        const DecodedPoint point = decode_utf8(text, at);
        const std::string letter = text::from_script(text.substr(at, point.length), *letters);
        const std::string so_far = text.substr(0, at + point.length);
        if (text::to_script(plain + letter, *letters) != so_far) plain += '|';
        plain += letter;
        at += point.length;
    }
    return plain;
}

std::string place_of(const Project& project, const PackageWork& work, const Unit& unit) {
    const Sources& sources = project.programs->world.sources;
    // From the folder of the set on: the same on every machine.
    std::error_code failed;
    const auto file = std::filesystem::weakly_canonical(sources.at(unit.at.file).path, failed);
    const std::string path =
        file.lexically_relative(std::filesystem::weakly_canonical(work.folder, failed)).string();
    return path + ":" + std::to_string(sources.position(unit.at.file, unit.at.begin).line);
}

} // namespace cantrip::l10n
