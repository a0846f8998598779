// `cantrip text why`: each word of a card, and what in the source it says.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"

namespace cantrip {
namespace {

// A place and what stands there.
struct Origin {
    std::string file, text;
    std::uint32_t line = 0;
};

// Words that are said for one reason.
struct Why {
    std::string words;
    Origin source; // what of the card they say
    Origin pack;   // the line of the language that has them
};

class Explainer {
  public:
    Explainer(const Program& program, const Sources& sources, const text::Language& language)
        : program_(program), sources_(sources), language_(language) {}

    [[nodiscard]] std::vector<Why> ability(const text::AbilityText& said) const {
        std::vector<Why> out;
        text::PhraseId last = text::no_phrase;
        for (const text::Piece& piece : said.pieces) {
            if (piece.phrase == text::no_phrase) continue;
            if (out.empty() || piece.phrase != last)
                out.push_back({{}, source_of(said, piece.phrase), pack_of(said.plan.tree.at(piece.phrase))});
            last = piece.phrase;
            out.back().words +=
                (out.back().words.empty() ? "" : " ") + (piece.icon ? ":" + piece.text + ":" : piece.text);
        }
        return out;
    }

  private:
    // What the phrase says; the head of the ability for what opens it, as the event of a reaction.
    [[nodiscard]] Origin source_of(const text::AbilityText& said, text::PhraseId phrase) const {
        const HirId origin = said.plan.tree.at(phrase).origin;
        if (origin != no_hir && origin < program_.hir.size()) return at(program_.span(origin));
        const Ability& ability = program_.abilities[said.ability];
        Origin head = at(program_.trees[ability.tree]->span(ability.node));
        head.text = head.text.substr(0, head.text.find(':'));
        return head;
    }

    [[nodiscard]] Origin pack_of(const text::Phrase& phrase) const {
        const text::Pack& pack = language_.pack;
        const auto wording = [&](const auto& table) -> Origin {
            for (auto found = table.lower_bound({phrase.key, ""});
                 found != table.end() && found->first.first == phrase.key; ++found)
                if (!found->second.items.empty()) return at(found->second.at);
            return {};
        };
        if (phrase.kind == text::Phrase::Kind::construction) return wording(pack.constructions);
        if (phrase.kind == text::Phrase::Kind::clause) return wording(pack.frames);
        const auto word = pack.words.find(phrase.key);
        return word == pack.words.end() ? Origin{} : at(word->second.at);
    }

    [[nodiscard]] Origin at(Span span) const {
        if (span.end == 0) return {};
        std::string text(sources_.text(span));
        if (const auto line_end = text.find('\n'); line_end != std::string::npos)
            text = text.substr(0, line_end) + " …";
        return {sources_.at(span.file).path, std::move(text), sources_.position(span.file, span.begin).line};
    }

    const Program& program_;
    const Sources& sources_;
    const text::Language& language_;
};

std::string place_of(const Origin& origin) { return origin.file + ":" + std::to_string(origin.line); }

void write_plain(Invocation& invocation, const text::CardText& card, const Explainer& explainer) {
    invocation.output.write((card.name.empty() ? card.id : card.name) + "\n");
    for (const text::AbilityText& ability : card.abilities) {
        invocation.output.write("\n" + ability.id + ": " + text::plain_text(ability.pieces) + "\n");
        for (const Why& why : explainer.ability(ability)) {
            // Nobody asks why there is a comma.
            if (why.words.find_first_not_of(".,;:()") == std::string::npos) continue;
            invocation.output.write("  " + why.words + "\n");
            if (!why.source.file.empty())
                invocation.output.write("      says  " + why.source.text + "  (" + place_of(why.source) +
                                        ")\n");
            if (!why.pack.file.empty())
                invocation.output.write("      with  " + why.pack.text + "  (" + place_of(why.pack) + ")\n");
        }
    }
}

void write_json(Invocation& invocation, const text::CardText& card, const Explainer& explainer) {
    const auto origin = [](const Origin& one) -> boost::json::value {
        if (one.file.empty()) return nullptr;
        return boost::json::object{
            {"file", json_text(one.file)}, {"line", one.line}, {"text", json_text(one.text)}};
    };
    boost::json::array abilities;
    for (const text::AbilityText& ability : card.abilities) {
        boost::json::array words;
        for (const Why& why : explainer.ability(ability))
            words.push_back(boost::json::object{
                {"words", json_text(why.words)}, {"source", origin(why.source)}, {"pack", origin(why.pack)}});
        abilities.push_back(boost::json::object{{"id", json_text(ability.id)},
                                                {"text", json_text(text::plain_text(ability.pieces))},
                                                {"words", std::move(words)}});
    }
    invocation.output.write(pretty_json(boost::json::object{{"id", json_text(card.id)},
                                                            {"name", json_text(card.name)},
                                                            {"abilities", std::move(abilities)}}) +
                            "\n");
}

Exit run_why(Invocation& invocation) {
    std::vector<std::string> paths = invocation.arguments.operands();
    if (paths.empty()) return invocation.fail("which card?", "cantrip text why red_dragon cards/dragons");
    const std::string wanted = paths.front();
    paths.erase(paths.begin());
    if (paths.empty()) paths.emplace_back(".");
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"}, {"gloss"});
    if (!tags) return tags.error();
    const auto programs = load_programs(paths, options);
    Diagnostics diagnostics;
    for (std::size_t i = 0; i < programs->list.size(); ++i) {
        const Program& program = programs->list[i];
        for (ThingId thing = 0; thing < program.things.size(); ++thing) {
            if (program.name_of(program.things[thing]) != wanted ||
                program.things[thing].scenario != no_index)
                continue;
            text::Keys keys;
            const auto language =
                text::load_language(tags.value().front(), options.libraries, *programs, i, keys, diagnostics);
            text::CardTexts texts(program, *language, keys, text::Style::words, diagnostics);
            const text::CardText card = texts.thing(thing);
            const Explainer explainer(program, programs->world.sources, *language);
            if (invocation.format() == "json")
                write_json(invocation, card, explainer);
            else
                write_plain(invocation, card, explainer);
            return Exit::clean;
        }
    }
    return invocation.fail("there is no card `" + wanted + "`", "name it as the source does: `ghost_swamp`");
}

} // namespace

const Command text_why_command{
    .name = "text why",
    .summary = "show where each word of a card comes from",
    .operands = "CARD [PATH…]",
    .about = "Prints the text of a card and, for each part of it, what in the source it says and the line of "
             "the language\n"
             "that has the words: where to look when a word is wrong.",
    .formats = {"plain", "json"},
    .options = {{"--lang", Option::Takes::one, "L", "the language, en when none is given"}, lib_option()},
    .examples = {{"cantrip text why red_dragon cards/dragons --lang sr-Latn", "the words of one card"}},
    .run = run_why,
};

} // namespace cantrip
