#include "tools/text/write_text.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "lang/support/markup.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::text {
namespace {

// Behind a name: that the card is in no printed game, or that its name is not. Empty for what is printed.
std::string_view mark_of(const CardText& card) {
    return card.origin == Origin::own ? "own" : card.name_assumed ? "name assumed" : "";
}
std::string_view mark_of(const AbilityText& ability) { return ability.assumed ? "assumed" : ""; }

// " [own]"
std::string in_brackets(std::string_view mark) {
    return mark.empty() ? std::string() : " [" + std::string(mark) + "]";
}
std::string as_span(std::string_view mark) {
    return mark.empty() ? std::string() : " <span class=\"mark\">" + std::string(mark) + "</span>";
}

// An icon keeps the word it stands for, so that it can be read aloud.
std::string html_text(const std::vector<Piece>& pieces) {
    std::string text;
    for (const Piece& piece : pieces) {
        if (piece.icon) {
            text += "<span class=\"icon icon-" + markup_escaped(piece.text) +
                    "\" role=\"img\" aria-label=\"" + markup_escaped(piece.alt) + "\"></span>";
        } else {
            text += markup_escaped(piece.text);
        }
    }
    return text;
}

// Behind the text: " (…)", in italics.
std::string html_reminders(const AbilityText& ability) {
    std::string text;
    for (const std::vector<Piece>& reminder : ability.reminders)
        text += " <em class=\"reminder\">" + html_text(reminder) + "</em>";
    return text;
}

void write_plain(std::string& out, const LanguageTexts& texts) {
    for (const CardText& card : texts.cards) {
        out += (card.name.empty() ? card.id : card.name) + in_brackets(mark_of(card)) + "\n";
        for (const AbilityText& ability : card.abilities) {
            if (ability.pieces.empty()) continue;
            out += "  " + plain_text(ability.pieces);
            for (const std::vector<Piece>& reminder : ability.reminders) out += " " + plain_text(reminder);
            out += in_brackets(mark_of(ability)) + "\n";
        }
        out += "\n";
    }
}

void write_markdown(std::string& out, const LanguageTexts& texts) {
    for (const CardText& card : texts.cards) {
        out += "### " +
               markdown_escaped((card.name.empty() ? card.id : card.name) + in_brackets(mark_of(card))) +
               "\n\n";
        for (const AbilityText& ability : card.abilities) {
            if (ability.pieces.empty()) continue;
            out += "- " + markdown_escaped(plain_text(ability.pieces));
            for (const std::vector<Piece>& reminder : ability.reminders)
                out += " *" + markdown_escaped(plain_text(reminder)) + "*";
            out += markdown_escaped(in_brackets(mark_of(ability))) + "\n";
        }
        out += "\n";
    }
}

void write_html(std::string& out, const LanguageTexts& texts) {
    out += "<section lang=\"" + markup_escaped(texts.tag) + "\">\n";
    for (const CardText& card : texts.cards) {
        out += "<article id=\"" + markup_escaped(card.id) + "\">\n<h3>" + markup_escaped(card.name) +
               as_span(mark_of(card)) + "</h3>\n";
        for (const AbilityText& ability : card.abilities) {
            if (!ability.pieces.empty()) {
                out += "<p>" + html_text(ability.pieces) + html_reminders(ability) +
                       as_span(mark_of(ability)) + "</p>\n";
            }
        }
        out += "</article>\n";
    }
    out += "</section>\n";
}

boost::json::array json_cards(const std::vector<LanguageTexts>& all) {
    boost::json::array cards;
    for (const LanguageTexts& texts : all) {
        for (const CardText& card : texts.cards) {
            boost::json::array abilities;
            for (const AbilityText& ability : card.abilities) {
                boost::json::object said{{"id", json_text(ability.id)},
                                         {"text", json_text(plain_text(ability.pieces))}};
                said["complete"] = !ability.pieces.empty() || ability.plan.root == no_phrase;
                if (ability.overridden) said["overridden"] = true;
                if (ability.assumed) said["assumed"] = true;
                if (!ability.language.empty()) said["lang"] = json_text(ability.language);
                boost::json::array reminders;
                for (const std::vector<Piece>& reminder : ability.reminders)
                    reminders.push_back(json_text(plain_text(reminder)));
                if (!reminders.empty()) said["reminders"] = std::move(reminders);
                abilities.push_back(std::move(said));
            }
            boost::json::object said{{"id", json_text(card.id)},     {"kind", json_text(card.kind_name)},
                                     {"name", json_text(card.name)}, {"game", json_text(card.game)},
                                     {"lang", json_text(texts.tag)}, {"abilities", std::move(abilities)}};
            if (card.origin != Origin::printed) said["origin"] = json_text(to_string(card.origin));
            if (card.name_assumed) said["name_assumed"] = true;
            cards.push_back(std::move(said));
        }
    }
    return cards;
}

} // namespace

std::string write_texts(const std::vector<LanguageTexts>& all, std::string_view format) {
    if (format == "json") return pretty_json(boost::json::object{{"cards", json_cards(all)}});
    std::string out;
    if (format == "html") out += "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n";
    for (const LanguageTexts& texts : all) {
        if (format == "html") {
            write_html(out, texts);
            continue;
        }
        if (format == "markdown") {
            out += "## " + texts.tag + "\n\n";
            write_markdown(out, texts);
            continue;
        }
        if (all.size() > 1) out += "== " + texts.tag + "\n\n";
        write_plain(out, texts);
    }
    return out;
}

} // namespace cantrip::text
