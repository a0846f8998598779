#include "tools/text/word_origins.hpp"

#include <boost/json/array.hpp>

#include "lang/support/pretty_json.hpp"

namespace cantrip::text {
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
    explicit Explainer(const WordOrigins& from)
        : program_(from.program), sources_(from.sources), language_(from.language) {}

    [[nodiscard]] std::vector<Why> ability(const AbilityText& said) const {
        std::vector<Why> out;
        PhraseId last = no_phrase;
        for (const Piece& piece : said.pieces) {
            if (piece.phrase == no_phrase) continue;
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
    [[nodiscard]] Origin source_of(const AbilityText& said, PhraseId phrase) const {
        const HirId origin(said.plan.tree.at(phrase).origin);
        if (origin != no_hir && origin < program_.hir.size()) return at(program_.span(origin));
        const Ability& ability = program_.abilities[said.ability];
        Origin head = at(program_.trees[ability.tree]->span(ability.node));
        head.text = head.text.substr(0, head.text.find(':'));
        return head;
    }

    [[nodiscard]] Origin pack_of(const Phrase& phrase) const {
        const Pack& pack = language_.pack;
        const auto wording = [&](const auto& table) -> Origin {
            for (auto found = table.lower_bound({phrase.key, ""});
                 found != table.end() && found->first.first == phrase.key; ++found)
                if (!found->second.items.empty()) return at(found->second.at);
            return {};
        };
        if (phrase.kind == Phrase::Kind::construction) return wording(pack.constructions);
        if (phrase.kind == Phrase::Kind::clause) return wording(pack.frames);
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
    const Language& language_;
};

std::string place_of(const Origin& origin) { return origin.file + ":" + std::to_string(origin.line); }

} // namespace

std::string origins_as_text(const WordOrigins& origins, const CardText& card) {
    const Explainer explainer(origins);
    std::string out;
    out += (card.name.empty() ? card.id : card.name) + "\n";
    for (const AbilityText& ability : card.abilities) {
        out += "\n" + ability.id + ": " + plain_text(ability.pieces) + "\n";
        for (const Why& why : explainer.ability(ability)) {
            // Nobody asks why there is a comma.
            if (why.words.find_first_not_of(".,;:()") == std::string::npos) continue;
            out += "  " + why.words + "\n";
            if (!why.source.file.empty())
                out += "      says  " + why.source.text + "  (" + place_of(why.source) + ")\n";
            if (!why.pack.file.empty())
                out += "      with  " + why.pack.text + "  (" + place_of(why.pack) + ")\n";
        }
    }
    return out;
}

boost::json::object origins_as_json(const WordOrigins& origins, const CardText& card) {
    const Explainer explainer(origins);
    const auto origin = [](const Origin& place) -> boost::json::value {
        if (place.file.empty()) return nullptr;
        return boost::json::object{
            {"file", json_text(place.file)}, {"line", place.line}, {"text", json_text(place.text)}};
    };
    boost::json::array abilities;
    for (const AbilityText& ability : card.abilities) {
        boost::json::array words;
        for (const Why& why : explainer.ability(ability))
            words.push_back(boost::json::object{
                {"words", json_text(why.words)}, {"source", origin(why.source)}, {"pack", origin(why.pack)}});
        abilities.push_back(boost::json::object{{"id", json_text(ability.id)},
                                                {"text", json_text(plain_text(ability.pieces))},
                                                {"words", std::move(words)}});
    }
    return {{"id", json_text(card.id)}, {"name", json_text(card.name)}, {"abilities", std::move(abilities)}};
}

} // namespace cantrip::text
