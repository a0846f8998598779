#include "tools/lint/misread_texts.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "tools/text/languages.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::lint {
namespace {

// Reading adds files to a world and takes them away again, so it gets one of its own: the same files, read
// again.
void copy_world(const World& from, World& to) {
    for (const Tree& tree : from.trees) {
        const Source& source = from.sources.at(tree.file());
        (void)to.add_file(source.path, source.text);
    }
    to.packages = from.packages;
}

KindId kind_of(const Program& program, const SaidAbility& said) {
    return said.thing != no_index ? program.things[said.thing].kind : program.abilities[said.ability].kind;
}

void tell(const Subject& subject, const LanguageTexts& language, const SaidAbility& said,
          const text::ReadBack& read, Findings& findings) {
    const Ability& ability = subject.program.abilities[said.ability];
    Diagnostic& told = findings.add(
        subject.span(ability.tree, ability.node),
        read.understood ? fmt::format("in `{}` the text of this ability says something else", language.tag)
                        : fmt::format("in `{}` the text of this ability cannot be read back", language.tag));
    told.notes.push_back("it prints: " + std::string(said.text));
    if (read.understood)
        told.notes.push_back("that is: " + read.readings.front().source);
    else if (!read.refused.empty())
        told.notes.push_back("that would be: " + read.refused + ", but " + read.refused_because);
    else if (read.stops_at < said.text.size())
        told.notes.push_back("not understood from: " + std::string(said.text.substr(read.stops_at)));
    told.help =
        "write the effect in another way, or give its words to the language so that they say all of it";
}

} // namespace

void find_misread_texts(const Subject& subject, std::span<const std::size_t> packages,
                        const std::vector<std::string>& libraries, Findings& findings) {
    World world;
    copy_world(subject.world, world);
    const std::vector<std::size_t> indices(packages.begin(), packages.end());
    std::vector<std::string> folders;
    for (const std::size_t index : packages)
        if (!world.packages[index].folder.empty()) folders.push_back(world.packages[index].folder);
    for (const LanguageTexts& language : subject.texts) {
        Diagnostics of_pack;
        text::Keys keys;
        auto pack = text::load_language(language.tag, libraries, folders, world.sources, keys, of_pack);
        if (!pack) continue;
        text::add_source_labels(*pack, subject.program, keys);
        std::vector<text::TextToRead> texts;
        std::vector<const SaidAbility*> known;
        std::map<std::tuple<std::string_view, std::string_view, KindId>, bool> seen;
        for (const SaidAbility& said : language.abilities) {
            const KindId kind = kind_of(subject.program, said);
            if (said.text.empty() || kind == no_index ||
                !seen.emplace(std::tuple(said.text, said.meaning, kind), true).second)
                continue;
            texts.push_back({std::string(said.text), kind, false});
            known.push_back(&said);
        }
        if (texts.empty()) continue;
        text::TextReader reader(world, indices, subject.program, *pack, keys);
        const std::vector<text::ReadBack> results = reader.read_all(texts);
        for (std::size_t i = 0; i < known.size(); ++i) {
            const bool same = std::any_of(results[i].readings.begin(), results[i].readings.end(),
                                          [&](const text::Reading& reading) {
                                              return reading.exact && reading.canonical == known[i]->meaning;
                                          });
            if (!same) tell(subject, language, *known[i], results[i], findings);
        }
    }
}

} // namespace cantrip::lint
