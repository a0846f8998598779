#include "tools/rephrase/understand.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/check/trial.hpp"
#include "lang/program/sem.hpp"
#include "tools/rephrase/line_context.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_report.hpp"

namespace cantrip::rephrase {
namespace {

// A sentence is one without its full stop too.
std::string with_stop(std::string text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n')) text.pop_back();
    if (!text.empty() && std::string_view(".!?)").find(text.back()) == std::string_view::npos) text += '.';
    return text;
}

std::vector<std::string> headings_of(const Program& program, KindId kind) {
    std::vector<std::string> out;
    for (const KindId above : program.kinds[kind].ancestors)
        for (const HeadingId heading : program.kinds[above].headings)
            out.emplace_back(program.name_of(program.headings[heading]));
    return out;
}

struct Line {
    std::string source, language;
    bool exact;
};

// Lines that are right on such a card, each effect once, and what they print.
std::vector<UnderstoodLine> tried(Programs& programs, std::size_t number,
                                  const std::vector<std::string>& libraries, KindId kind,
                                  const std::vector<Line>& lines) {
    const Program& program = programs.list[number];
    LineContext context;
    context.form = LineContext::Form::card;
    context.kind = kind;
    const auto name = [](std::size_t i) { return "understood_line_" + std::to_string(i); };
    std::vector<std::string> declarations;
    for (const Line& line : lines)
        declarations.push_back(declaration_of(program, context, name(declarations.size()), line.source));
    const Trial trial(programs.world, programs.packages[number], declarations);
    std::vector<UnderstoodLine> out;
    std::vector<std::string> effects;
    std::vector<AbilityId> abilities;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Symbol found = trial.program().symbol(trial.program().names.find(name(i)));
        if (!trial.clean(i) || found.kind != SymbolKind::thing) continue;
        const Thing& thing = trial.program().things[found.index];
        if (thing.abilities.size() != 1) continue;
        std::string effect = canonical_effect(trial.program(), thing.abilities.front());
        if (std::find(effects.begin(), effects.end(), effect) != effects.end()) continue;
        effects.push_back(std::move(effect));
        abilities.push_back(thing.abilities.front());
        out.push_back({lines[i].source, lines[i].language, lines[i].exact});
    }
    if (std::any_of(out.begin(), out.end(), [](const UnderstoodLine& line) { return line.exact; }))
        for (std::size_t i = out.size(); i-- > 0;)
            if (!out[i].exact) {
                out.erase(out.begin() + static_cast<std::ptrdiff_t>(i));
                abilities.erase(abilities.begin() + static_cast<std::ptrdiff_t>(i));
            }
    for (const std::string& tag : text::spoken_languages(libraries)) {
        text::Keys keys;
        Diagnostics unsaid;
        const auto language = text::load_language(tag, libraries, programs, number, keys, unsaid);
        if (!language) continue;
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i].texts.emplace_back(tag,
                                      text::plain_text(text::say_ability(trial.program(), *language, keys,
                                                                         text::Style::words, abilities[i])
                                                           .pieces));
    }
    return out;
}

} // namespace

Understood understand(Programs& programs, std::size_t number, const std::vector<std::string>& libraries,
                      const std::vector<std::string>& tags, const std::string& sentence, KindId kind,
                      const std::string& heading) {
    const Program& program = programs.list[number];
    const std::string text = with_stop(sentence);
    const std::vector<std::string> headings = headings_of(program, kind);
    const std::string under = !heading.empty() ? heading : headings.size() == 1 ? headings.front() : "";
    Understood out;
    std::vector<Line> lines;
    bool needs_heading = false;
    for (const std::string& tag : tags) {
        text::Keys keys;
        Diagnostics unsaid;
        const auto language = text::load_language(tag, libraries, programs, number, keys, unsaid);
        if (!language) continue;
        text::TextReader reader(programs.world, programs.packages[number], program, *language, keys);
        for (const KindId on : {kind, KindId(no_index)}) {
            const text::ReadBack read = reader.read({text, on, true});
            for (const text::Reading& reading : read.readings) {
                const bool effect = reading.kind.empty();
                needs_heading |= effect && under.empty();
                if (effect && under.empty()) continue;
                lines.push_back(
                    {effect ? under + ": " + reading.source : reading.source, tag, reading.exact});
            }
            if (on == kind && tags.size() == 1) out.why_not = text::why_not_understood(read, text);
        }
    }
    out.lines = tried(programs, number, libraries, kind, lines);
    if (!out.lines.empty()) {
        out.why_not.clear();
    } else if (needs_heading) {
        out.needs_heading = true;
        std::string all;
        for (const std::string& one : headings) all += (all.empty() ? "`" : ", `") + one + "`";
        out.why_not = {
            headings.empty()
                ? fmt::format("a {} has no heading under which something happens",
                              program.name_of(program.kinds[kind]))
                : fmt::format("the sentence says what happens and not when; name one of the headings {}",
                              all)};
    }
    return out;
}

} // namespace cantrip::rephrase
