#include "tools/rephrase/habits.hpp"

#include <algorithm>
#include <utility>

#include "tools/text/pack/pack_line.hpp"

namespace cantrip::rephrase {
namespace {

constexpr std::pair<std::string_view, Slot::Kind> variables[] = {
    {"VERB", Slot::Kind::verb},  {"UNIT", Slot::Kind::unit},   {"KIND", Slot::Kind::kind},
    {"ZONE", Slot::Kind::zone},  {"FIELD", Slot::Kind::field}, {"NAME", Slot::Kind::name},
    {"NUM", Slot::Kind::number}, {"WHAT", Slot::Kind::what},   {"MAYBE", Slot::Kind::maybe},
    {"REST", Slot::Kind::rest},
};

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> out(1);
    for (const char c : text) {
        if (c == at)
            out.emplace_back();
        else
            out.back() += c;
    }
    std::erase(out, "");
    return out;
}

Slot slot_of(std::string word) {
    Slot slot;
    std::string bare = word;
    while (!bare.empty() && bare.back() >= '0' && bare.back() <= '9') bare.pop_back();
    for (const auto& [name, kind] : variables)
        if (bare == name) {
            slot.kind = kind;
            slot.variable = word;
            return slot;
        }
    if (word.size() > 1 && word.back() == '?') {
        slot.optional = true;
        word.pop_back();
    }
    // `||` is a sign of programmers, no choice between two empty words.
    slot.words = word == "||" ? std::vector<std::string>{word} : split(word, '|');
    return slot;
}

std::vector<Slot> slots_of(std::string_view text) {
    std::vector<Slot> out;
    for (std::string& word : split(text, ' ')) out.push_back(slot_of(std::move(word)));
    return out;
}

bool has_variable(const std::vector<Slot>& slots, const std::string& name) {
    return std::any_of(slots.begin(), slots.end(), [&](const Slot& slot) { return slot.variable == name; });
}

} // namespace

std::vector<Habit> read_habits(const Sources& sources, FileId file, Diagnostics& diagnostics) {
    std::vector<Habit> out;
    for (const text::PackLine& line : text::read_pack_lines(sources, file, diagnostics)) {
        const auto wrong = [&](Span at, std::string message) {
            diagnostics.add(Code::pack_line, at, std::move(message)).help =
                "write `rewrite \"PATTERN\" = \"RESULT\" because \"REASON\"`";
        };
        const auto& tokens = line.tokens;
        const bool shaped = (tokens.size() == 4 || tokens.size() == 6) &&
                            (tokens[0].text == "rewrite" || tokens[0].text == "try") && tokens[1].quoted &&
                            tokens[2].text == "=" && tokens[3].quoted &&
                            (tokens.size() == 4 || (tokens[4].text == "because" && tokens[5].quoted));
        if (!shaped) {
            wrong(line.at, "this is no rewrite rule");
            continue;
        }
        Habit habit;
        habit.always = tokens[0].text == "rewrite";
        habit.at_start = tokens[1].text.starts_with("^");
        habit.pattern = slots_of(std::string_view(tokens[1].text).substr(habit.at_start ? 1 : 0));
        habit.result = slots_of(tokens[3].text);
        if (tokens.size() == 6) habit.because = tokens[5].text;
        const auto unbound = std::find_if(habit.result.begin(), habit.result.end(), [&](const Slot& slot) {
            return !slot.variable.empty() && !has_variable(habit.pattern, slot.variable);
        });
        if (habit.pattern.empty())
            wrong(tokens[1].at, "the pattern is empty");
        else if (unbound != habit.result.end())
            wrong(tokens[3].at, "`" + unbound->variable + "` is not in the pattern");
        else
            out.push_back(std::move(habit));
    }
    return out;
}

} // namespace cantrip::rephrase
