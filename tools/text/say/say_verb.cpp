// Verbs: person, number, mood, negation, aspect. Which forms a mood is made of is said by the pack.

#include "tools/text/say/linearizer.hpp"

namespace cantrip::text {
namespace {

// "pres.@" for the subject: "pres.3sg".
std::string with_person(std::string column, const Features& subject) {
    const auto at = column.find('@');
    if (at != std::string::npos) column.replace(at, 1, subject.person + subject.number);
    return column;
}

} // namespace

void Linearizer::say_verb(Key verb, std::string_view form) {
    const Lexeme* lexeme = find_word(verb);
    if (lexeme == nullptr) return;
    const std::string name = std::string(form) + (negated_ ? ".neg" : "");
    auto wording = pack_.rules.verb_forms.find(name);
    if (wording == pack_.rules.verb_forms.end()) {
        missing(Missing::What::form, verb, name);
        return;
    }
    const bool outer = negated_;
    const bool negated = name.ends_with(".neg");
    negated_ = false; // helping verbs inside the form say so themselves
    for (const Item& item : wording->second.items) {
        if (item.kind == Item::Kind::verb) {
            say_verb_column(*lexeme, item, negated);
        } else {
            say_item(item, current_, form);
        }
    }
    negated_ = outer;
}

void Linearizer::say_form(const Item& item, const Features& with, bool negated) {
    subject_ = with;
    negated_ = negated;
    heads_.push_back(with);
    if (item.kind == Item::Kind::verb) {
        say_verb(item.name, item.form);
        return;
    }
    Item free = item;
    free.agrees_with = Key{};
    say_agreeing(free, no_phrase);
}

void Linearizer::say_verb_column(const Lexeme& verb, const Item& item, bool negated) {
    const Lexeme* lexeme = &verb;
    std::string column(keys_.describe(item.name));
    if (column == "ipf") {
        if (verb.imperfective) lexeme = find_word(verb.imperfective);
        column = item.form;
    } else if (!item.form.empty()) {
        column += "." + item.form;
    }
    if (lexeme == nullptr) return;
    column = with_person(std::move(column), subject_);
    // "nemaš" in place of "ne imaš": the verb has a negative form of its own.
    if (negated) {
        const auto own = lexeme->forms.find("neg." + column);
        if (own != lexeme->forms.end()) {
            if (!out_.tokens.empty() && out_.tokens.back().phrase == current_) out_.tokens.pop_back();
            word(own->second, true);
            return;
        }
    }
    const std::string* text = find_form(pack_, *lexeme, column);
    if (text == nullptr) {
        missing(Missing::What::form, item.name, column);
        return;
    }
    word(*text, true);
}

void Linearizer::say_agreeing(const Item& item, PhraseId id) {
    const Lexeme* lexeme = find_word(item.name);
    if (lexeme == nullptr) return;
    Features with = subject_;
    if (item.agrees_with == head_) {
        if (!heads_.empty()) with = heads_.back();
    } else if (item.agrees_with == Con::you) {
        with = {"", pack_.rules.address.substr(1), pack_.rules.address.substr(0, 1)};
    } else if (item.agrees_with) {
        with = features(tree_.slot(id, item.agrees_with));
    }
    if (lexeme->kind == Lexeme::Kind::verb) {
        const Features outer = subject_;
        subject_ = with;
        say_verb(item.name, item.form);
        subject_ = outer;
        return;
    }
    // "Your dial", but "their dial": a word may have forms for others than you.
    if (const auto third = lexeme->forms.find(with.person + with.number); third != lexeme->forms.end())
        return word(third->second);
    const std::string form = item.form + "." + with.number;
    const std::string* text = find_agreeing(pack_, *lexeme, with.gender, form);
    if (text == nullptr) {
        missing(Missing::What::form, item.name, with.gender + "/" + form);
    } else {
        word(*text);
    }
}

} // namespace cantrip::text
