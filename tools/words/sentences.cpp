#include "tools/words/sentences.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/check/trial.hpp"

namespace cantrip::words {
namespace {

// Calls of one verb, the most telling first. The checker decides which of them there are.
class Calls {
  public:
    Calls(const Program& program, const Verb& verb) : p_(program), v_(verb) {}

    [[nodiscard]] std::vector<std::string> run() const {
        std::vector<std::string> out;
        for (const bool counted : {false, true})
            for (const bool optional : {true, false})
                if (const std::string made = call(counted, optional);
                    !made.empty() && std::find(out.begin(), out.end(), made) == out.end())
                    out.push_back(made);
        return out;
    }

  private:
    // `counted` takes a number out of a parameter's pool (`discard 1`), else a thing is named (`discard a
    // card`).
    [[nodiscard]] std::string call(bool counted, bool optional) const {
        std::string out(p_.name_of(v_));
        for (const Param& param : v_.params) {
            if (param.initial != no_hir && !optional) continue;
            const std::string value = argument(param, counted);
            if (value.empty()) {
                if (param.initial != no_hir) continue;
                return {};
            }
            const std::string label(param.label == TokenKind::end_of_file ? "" : spelling(param.label));
            out += (label.empty() ? " " : " " + label + " ") + value;
        }
        return out;
    }
    [[nodiscard]] std::string argument(const Param& param, bool counted) const {
        switch (param.type.tag) {
        case TypeTag::number: return std::to_string(std::max(param.low, std::min(2, param.high)));
        case TypeTag::unit:
        case TypeTag::bundle:
        case TypeTag::cost: return unit().empty() ? "" : "1 " + unit();
        case TypeTag::counter: return unit();
        case TypeTag::thing:
        case TypeTag::list:
            if (counted && param.pool != no_hir) return "1";
            return KindId(param.type.index) < p_.kinds.size()
                       ? fmt::format("a {}", p_.name_of(p_.kinds[KindId(param.type.index)]))
                       : "";
        case TypeTag::place:
            for (const Zone& zone : p_.zones)
                if (zone.owner == p_.player_kind) return std::string(p_.name_of(zone));
            return p_.zones.empty() ? "" : std::string(p_.name_of(p_.zones.front()));
        case TypeTag::names:
            for (const NamesValue& value : p_.names_values)
                if (value.list == param.type.index) return std::string(p_.name_of(value));
            return {};
        case TypeTag::die: return p_.dice.empty() ? "" : std::string(p_.name_of(p_.dice.front()));
        case TypeTag::flag: return "yes";
        default: return {};
        }
    }

    // One that players have, a token rather than a track.
    [[nodiscard]] std::string unit() const {
        std::string found;
        for (const Unit& unit : p_.units) {
            const bool players = unit.holders.empty() || std::find(unit.holders.begin(), unit.holders.end(),
                                                                   p_.player_kind) != unit.holders.end();
            if (players && (found.empty() || !unit.track)) found = p_.name_of(unit);
            if (players && !unit.track) break;
        }
        return found;
    }

    const Program& p_;
    const Verb& v_;
};

struct Candidate {
    Word* word;
    std::string call;
};

} // namespace

void add_sentences(Vocabulary& vocabulary, Programs& programs, std::size_t number,
                   const text::Language& language, text::Keys& keys) {
    const Program& program = programs.list[number];
    std::vector<Candidate> candidates;
    for (Section& section : vocabulary.sections)
        for (Word& word : section.words) {
            if (word.sort != "verb") continue;
            const Symbol symbol = program.symbol(program.names.find(word.name));
            if (symbol.kind != SymbolKind::verb) continue;
            for (std::string& call : Calls(program, program.verbs[symbol.index]).run())
                candidates.push_back({&word, std::move(call)});
        }
    const auto verb_name = [](std::size_t i) { return "words_call_" + std::to_string(i); };
    std::vector<std::string> declarations;
    for (const Candidate& candidate : candidates)
        declarations.push_back(
            fmt::format("verb {} {{\n  {}\n}}\n", verb_name(declarations.size()), candidate.call));
    const Trial trial(programs.world, programs.packages[number], declarations);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        Word& word = *candidates[i].word;
        if (!trial.clean(i) || !word.sentence.empty()) continue;
        const Symbol found = trial.program().symbol(trial.program().names.find(verb_name(i)));
        if (found.kind != SymbolKind::verb) continue;
        if (word.call.empty()) word.call = candidates[i].call;
        const std::string said = text::plain_text(
            text::say_verb(trial.program(), language, keys, text::Style::words, VerbId(found.index)).pieces);
        if (said.empty()) continue;
        word.call = candidates[i].call;
        word.sentence = said;
    }
}

} // namespace cantrip::words
