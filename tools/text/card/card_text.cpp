#include "tools/text/card/card_text.hpp"

#include <algorithm>

#include "lang/program/ability_id.hpp"
#include "lang/program/sem.hpp"
#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/meaning/planner.hpp"
#include "tools/text/phrase/gloss.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::text {
namespace {

// "II-41 R"
bool is_code(std::string_view name) {
    for (std::size_t at = 0; at < name.size();) {
        const DecodedPoint point = decode_utf8(name, at);
        if (upper_letter(point.value) != point.value) return false;
        at += point.length;
    }
    return true;
}

} // namespace

Span CardTexts::span_of(const Ability& ability) const {
    return program_.trees[ability.tree]->span(ability.node);
}

std::string CardTexts::in_script(std::string_view latin) const {
    for (const auto& [tag, script] : language_.pack.rules.prints) {
        const auto letters = language_.pack.rules.scripts.find(script);
        if (tag == language_.tag && letters != language_.pack.rules.scripts.end())
            return to_script(latin, letters->second);
    }
    return std::string(latin);
}

std::string CardTexts::name_of(const Thing& thing) const {
    for (const auto& [language, name] : thing.translations) {
        if (program_.names.text(language) == language_.pack.rules.language) return in_script(name);
    }
    if (!thing.word.empty() || thing.parent == no_index) return std::string(thing.word);
    return name_of_part(thing);
}

// What is printed on a card and has no name of its own: "The stop, field 2".
std::string CardTexts::name_of_part(const Thing& part) const {
    const Thing& card = program_.things[part.parent];
    std::size_t number = 0;
    for (const ThingId inner : card.inner) {
        if (program_.things[inner].kind == part.kind) ++number;
        if (&program_.things[inner] == &part) break;
    }
    const std::string noun = noun_of(part.kind);
    return name_of(card) + ", " + (noun.empty() ? noun : noun + " ") + std::to_string(number);
}

// The word for things of a kind, or nothing where the language has none.
std::string CardTexts::noun_of(KindId kind) const {
    const auto word = language_.pack.words.find(keys_.intern(program_.name_of(program_.kinds[kind])));
    if (word == language_.pack.words.end()) return {};
    const std::string* form = find_form(language_.pack, word->second, "nom.sg");
    return form ? in_script(*form) : std::string();
}

CardText CardTexts::thing(ThingId id) {
    const Thing& found = program_.things[id];
    CardText card;
    card.thing = id;
    card.id = thing_id(program_, id);
    card.kind = found.kind;
    card.kind_name = program_.name_of(program_.kinds[found.kind]);
    card.name = name_of(found);
    card.origin = origin_of(program_, id);
    card.name_assumed = name_is_assumed(program_, id, language_.pack.rules.language);
    card.game = program_.name_of(program_.game);
    card.package = program_.name_of(program_.packages[found.package]);
    for (const AbilityId one_of : found.abilities)
        card.abilities.push_back(ability(one_of, card.id, card.abilities.size() + 1));
    return card;
}

CardText CardTexts::kind(KindId id) {
    const Kind& found = program_.kinds[id];
    CardText card;
    card.kind = id;
    card.id = program_.name_of(found);
    card.kind_name = card.id;
    card.name = found.word;
    if (is_own(found)) card.origin = Origin::own;
    card.game = program_.name_of(program_.game);
    card.package = program_.name_of(program_.packages[found.package]);
    for (const AbilityId one_of : found.abilities)
        card.abilities.push_back(ability(one_of, card.id, card.abilities.size() + 1));
    return card;
}

namespace {

// The words of what was planned.
void say_plan(AbilityText& text, const Language& language, Keys& keys, Style style) {
    if (text.plan.root == no_phrase || !text.plan.unsaid.empty()) return;
    if (language.tag == "gloss") {
        text.pieces.push_back({gloss(text.plan.tree, text.plan.root, keys), false, {}, text.plan.root});
        return;
    }
    Linearized words = linearize(language.pack, keys, text.plan.tree, text.plan.root, "imp", style);
    text.missing = std::move(words.missing);
    if (!text.missing.empty()) return;
    place_clitics(language.pack.rules, words);
    text.pieces = typeset(language.pack.rules, language.tag, words.tokens);
}

} // namespace

AbilityText say_ability(const Program& program, const Language& language, Keys& keys, Style style,
                        AbilityId id) {
    AbilityText text;
    text.ability = id;
    text.assumed = is_assumed(program, id);
    text.plan = Planner(program, keys).ability(id);
    say_plan(text, language, keys, style);
    if (text.missing.empty()) return text;
    AbilityText apart;
    apart.ability = id;
    apart.plan = Planner(program, keys, Planner::Counts::apart).ability(id);
    say_plan(apart, language, keys, style);
    if (apart.missing.empty()) return apart;
    return text;
}

AbilityText say_verb(const Program& program, const Language& language, Keys& keys, Style style, VerbId id) {
    AbilityText text;
    text.plan = Planner(program, keys).verb(id);
    say_plan(text, language, keys, style);
    return text;
}

AbilityText CardTexts::ability(AbilityId id, const std::string& card, std::size_t number) {
    const Ability& found = program_.abilities[id];
    AbilityText text = say_ability(program_, language_, keys_, style_, id);
    text.id = card + "/" + std::to_string(number);
    for (const Unsaid& unsaid : text.plan.unsaid) {
        const Span at = unsaid.hir != no_hir ? program_.span(unsaid.hir) : span_of(found);
        diagnostics_.add(Code::unsaid_effect, at, "there is no phrase for " + unsaid.what + " yet");
    }
    if (text.plan.root == no_phrase) return text;
    text.meaning = canonical_effect(program_, id);
    note_missing(text.missing, found);
    if (text.pieces.empty() || language_.tag == "gloss") return text;
    note_foreign_names(text, found);
    const std::string plain = plain_text(text.pieces);
    const auto [same, fresh] = said_.emplace(plain, std::pair(text.meaning, text.id));
    if (!fresh && same->second.first != text.meaning) {
        diagnostics_
            .add(Code::same_text, span_of(found),
                 "in `" + language_.tag + "` this prints the same text as `" + same->second.second +
                     "`, but it does something else")
            .notes.push_back(plain);
    }
    return text;
}

// A card that is called by its name, and has none in this language.
void CardTexts::note_foreign_names(const AbilityText& text, const Ability& ability) {
    const Rules& rules = language_.pack.rules;
    if (rules.source_names) return;
    for (const Phrase& phrase : text.plan.tree.nodes) {
        if (phrase.kind != Phrase::Kind::name || language_.pack.words.contains(phrase.key)) continue;
        std::string name;
        bool translated = false;
        for (const auto& [language, known] : phrase.names) {
            if (language.empty()) name = known;
            translated |= language == rules.language;
        }
        // What has no letters in lower case is a number or a code, and the same everywhere.
        if (translated || is_code(name)) continue;
        Lack& lack = foreign_names_[name];
        if (lack.count++ == 0) lack.at = span_of(ability);
    }
}

void CardTexts::note_missing(const std::vector<Missing>& missing, const Ability& ability) {
    for (std::size_t i = 0; i < missing.size(); ++i) {
        const auto same = [&](const Missing& before) {
            return before.what == missing[i].what && before.key == missing[i].key &&
                   before.form == missing[i].form;
        };
        if (std::any_of(missing.begin(), missing.begin() + static_cast<std::ptrdiff_t>(i), same)) continue;
        Lack& known = lacks_[{static_cast<int>(missing[i].what), std::string(keys_.describe(missing[i].key)),
                              missing[i].form}];
        if (known.count++ == 0) known.at = span_of(ability);
    }
}

// A line of a pack that would give what is missing; its word is for a person to choose.
std::string CardTexts::line_to_add(Missing::What what, const std::string& key) const {
    if (what == Missing::What::frame) return "frame " + key + " = V:" + key + " …";
    if (what != Missing::What::word) return {};
    const bool verb = program_.symbol(program_.names.find(key)).kind == SymbolKind::verb;
    return (verb ? "verb " : "noun ") + key + " \"…\"";
}

void CardTexts::report() {
    for (const auto& [name, lack] : lacks_) {
        const auto& [what, key, form] = name;
        const std::string in = " in `" + language_.pack.rules.language + "`";
        std::string message;
        Code code = Code::missing_lexeme;
        switch (static_cast<Missing::What>(what)) {
        case Missing::What::word: message = "there is no word for `" + key + "`" + in; break;
        case Missing::What::frame:
            message = "there is no frame for `" + key + "`" + in;
            code = Code::missing_wording;
            break;
        case Missing::What::construction:
            message = "there is no wording for `" + key + (form.empty() ? "" : ":" + form) + "`" + in;
            code = Code::missing_wording;
            break;
        case Missing::What::form:
            message = "`" + key + "` has no form `" + form + "`" + in;
            code = Code::missing_form;
            break;
        }
        Diagnostic& told = diagnostics_.add(code, lack.at, message);
        told.notes.push_back("needed by " + std::to_string(lack.count) +
                             (lack.count == 1 ? " ability" : " abilities"));
        if (const std::string line = line_to_add(static_cast<Missing::What>(what), key); !line.empty())
            told.help = "add a line such as `" + line + "` to `text/" + language_.pack.rules.language +
                        ".lex` beside the `package.cant` that declares it";
    }
    lacks_.clear();
    for (const auto& [name, lack] : foreign_names_) {
        diagnostics_
            .add(Code::untranslated_name, lack.at,
                 "`" + name + "` has no name in `" + language_.pack.rules.language + "`")
            .help = "give the card a line `name " + language_.pack.rules.language + " \"…\"`";
    }
    foreign_names_.clear();
}

} // namespace cantrip::text
