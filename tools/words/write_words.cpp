#include "tools/words/write_words.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/markup.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::words {
namespace {

namespace json = boost::json;

std::string place(const Word& word, const Sources& sources) {
    return fmt::format("{}:{}", sources.at(word.at.file).path,
                       sources.position(word.at.file, word.at.begin).line);
}

// `draw 2`: Draw 2 cards.
std::string says(const Word& word) {
    if (word.call.empty()) return {};
    return word.sentence.empty() ? word.call : fmt::format("{}   “{}”", word.call, word.sentence);
}

std::string part_line(const Word& part) {
    return part.sentence.empty() ? part.source : fmt::format("{}   ({})", part.source, part.sentence);
}

json::object object_of(const Word& word) {
    json::array parts;
    for (const Word& part : word.parts) parts.push_back(object_of(part));
    json::object out{{"sort", json_text(word.sort)},
                     {"name", json_text(word.name)},
                     {"printed", json_text(word.printed)},
                     {"source", json_text(word.source)},
                     {"package", json_text(word.package)}};
    if (!word.call.empty()) out["call"] = json_text(word.call);
    if (!word.sentence.empty()) out["sentence"] = json_text(word.sentence);
    if (!parts.empty()) out["parts"] = std::move(parts);
    return out;
}

std::string title_of(const Vocabulary& vocabulary) {
    if (vocabulary.game.empty()) return "core";
    return vocabulary.printed.empty() ? vocabulary.game : vocabulary.printed;
}

} // namespace

std::string vocabulary_as_text(const Vocabulary& vocabulary) {
    std::string out = fmt::format("The words of {}\n", title_of(vocabulary));
    for (const Section& section : vocabulary.sections) {
        out += fmt::format("\n{}: {}\n", section.title, section.about);
        for (const Word& word : section.words) {
            out += fmt::format("  {}\n", word.source);
            if (const std::string line = says(word); !line.empty()) out += fmt::format("      {}\n", line);
            if (word.sort != "kind") continue;
            for (const Word& part : word.parts) out += fmt::format("      {}\n", part_line(part));
        }
    }
    return out;
}

std::string vocabulary_as_markdown(const Vocabulary& vocabulary) {
    std::string out = fmt::format("# The words of {}\n\nWhat a card of {} may say, made from the sources by "
                                  "`cantrip words {} --format markdown`.\n",
                                  title_of(vocabulary), title_of(vocabulary), vocabulary.game);
    for (const Section& section : vocabulary.sections) {
        out += fmt::format("\n## {}\n\n{}\n\n", section.title, section.about);
        for (const Word& word : section.words) {
            out += fmt::format("- `{}`", word.source);
            if (!word.call.empty() && !word.sentence.empty())
                out += fmt::format(": `{}` prints “{}”", word.call, markdown_escaped(word.sentence));
            out += '\n';
            if (word.sort != "kind") continue;
            for (const Word& part : word.parts) {
                const bool said = part.source.starts_with(part.sort);
                out += fmt::format("  - {}`{}`", said ? "" : part.sort + " ", part.source);
                if (!part.sentence.empty()) out += fmt::format(" ({})", part.sentence);
                out += '\n';
            }
        }
    }
    return out;
}

json::object vocabulary_as_json(const Vocabulary& vocabulary) {
    json::array sections;
    for (const Section& section : vocabulary.sections) {
        json::array list;
        for (const Word& word : section.words) list.push_back(object_of(word));
        sections.push_back(json::object{{"title", json_text(section.title)},
                                        {"about", json_text(section.about)},
                                        {"words", std::move(list)}});
    }
    return {{"game", json_text(vocabulary.game)},
            {"printed", json_text(vocabulary.printed)},
            {"sections", std::move(sections)}};
}

std::string word_as_text(const Word& word, const Sources& sources, const std::vector<std::string>& lines) {
    std::string out =
        fmt::format("{}\n  {} in {}   {}\n", word.source, word.sort, word.package, place(word, sources));
    if (const std::string line = says(word); !line.empty()) out += fmt::format("  for example: {}\n", line);
    for (const Word& part : word.parts)
        out += fmt::format("  {}{}\n", part.source.starts_with(part.sort) ? "" : part.sort + " ",
                           part_line(part));
    if (!lines.empty()) out += "  lines of cards with it:\n";
    for (const std::string& line : lines) out += fmt::format("    {}\n", line);
    return out;
}

json::object word_as_json(const Word& word, const Sources& sources, const std::vector<std::string>& lines) {
    json::object out = object_of(word);
    out["file"] = json_text(sources.at(word.at.file).path);
    out["line"] = sources.position(word.at.file, word.at.begin).line;
    json::array list;
    for (const std::string& line : lines) list.push_back(json_text(line));
    out["lines"] = std::move(list);
    return out;
}

} // namespace cantrip::words
