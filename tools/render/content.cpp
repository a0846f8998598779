#include "tools/render/content.hpp"

#include <algorithm>

#include "lang/program/ability_id.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::render {
namespace {

text::Piece plain(std::string text) {
    text::Piece piece;
    piece.text = std::move(text);
    return piece;
}

constexpr std::pair<std::string_view, text::Style> styles[] = {
    {"words", text::Style::words}, {"icons", text::Style::icons}, {"mixed", text::Style::mixed}};

} // namespace

const std::vector<std::string>& common_fields() {
    static const std::vector<std::string> names{"name",     "kind",   "id",     "game",     "package",
                                                "language", "symbol", "copies", "trait",    "abilities",
                                                "assumed",  "own",    "parts",  "copyright"};
    return names;
}

std::vector<std::string> fields_of_kind(const Program& program, KindId kind) {
    std::vector<std::string> out = common_fields();
    if (kind == no_index) return out;
    for (const KindId above : program.kinds[kind].ancestors)
        for (const FieldId field : program.kinds[above].fields)
            out.emplace_back(program.name_of(program.fields[field]));
    return out;
}

ContentMaker::ContentMaker(const Program& program, const std::vector<bool>& asked,
                           const text::Language& language, text::Keys& keys, const Revise& revise)
    : program_(program), language_(language), keys_(keys) {
    for (const auto& [name, style] : styles) {
        Diagnostics& told = name == "words" ? diagnostics_ : repeated_;
        Said& said = said_.try_emplace(std::string(name), Said{{program, language, keys, style, told}, {}})
                         .first->second;
        auto cards = text::cards_of(program, asked, said.texts);
        revise(cards, told);
        for (text::CardText& card : cards)
            if (card.thing != no_index) said.cards.emplace(card.thing, std::move(card));
        if (name == "words") said.texts.report();
    }
}

CardContent ContentMaker::thing(ThingId id) {
    const Thing& found = program_.things[id];
    CardContent card;
    card.thing = id;
    card.kind = found.kind;
    card.id = thing_id(program_, id);
    card.kind_name = program_.name_of(program_.kinds[found.kind]);
    card.game = program_.name_of(program_.game);
    card.package = program_.name_of(program_.packages[found.package]);
    card.language = language_.tag;
    card.name = said_.at("words").texts.name_of(found);
    card.copies = copies_of(found);
    for (const TraitId trait : found.traits)
        card.traits.emplace_back(program_.name_of(program_.traits[trait]));
    add_texts(card);
    add_values(card);
    add_common(card);
    for (const ThingId part : found.inner) card.parts.push_back(thing(part));
    return card;
}

AbilityContent ContentMaker::content_of(const text::AbilityText& text) const {
    const Ability& ability = program_.abilities[text.ability];
    AbilityContent out;
    out.pieces = text.pieces;
    if (ability.heading != no_index) out.heading = program_.name_of(program_.headings[ability.heading]);
    if (ability.face != no_index) out.face = program_.name_of(program_.faces[ability.face]);
    out.labelled = !out.heading.empty() || !out.face.empty() || ability.form == Ability::Form::action;
    out.assumed = ability.assumed;
    return out;
}

void ContentMaker::add_texts(CardContent& card) {
    for (auto& [style, said] : said_) {
        const text::CardText& text = said.cards[card.thing];
        for (const text::AbilityText& ability : text.abilities) {
            if (!ability.pieces.empty())
                card.abilities[style].push_back(content_of(ability));
            else if (ability.plan.root != text::no_phrase || !ability.missing.empty())
                card.incomplete = true;
        }
        for (const KindId kind : program_.kinds[card.kind].ancestors)
            for (const AbilityId id : program_.kinds[kind].abilities)
                if (const auto rule = said.texts.ability(id, card.id, 0); !rule.pieces.empty())
                    card.rules[style].push_back(content_of(rule));
    }
}

// What the card prints hides what its kinds give it.
void ContentMaker::add_values(CardContent& card) {
    const auto add = [&](const std::vector<Value>& values) {
        for (const Value& one : values) {
            const std::string name(program_.name_of(program_.fields[one.field]));
            if (card.fields.contains(name)) continue;
            FieldContent content = value(one.value);
            content.assumed = one.assumed;
            card.fields.emplace(name, std::move(content));
        }
    };
    add(program_.things[card.thing].values);
    for (const KindId kind : program_.kinds[card.kind].ancestors) add(program_.kinds[kind].values);
    for (const KindId kind : program_.kinds[card.kind].ancestors)
        for (const FieldId field : program_.kinds[kind].fields)
            if (program_.fields[field].initial != no_hir && !program_.fields[field].state)
                add({{field, program_.fields[field].initial, false}});
}

void ContentMaker::add_common(CardContent& card) {
    const auto set = [&](const char* name, const std::string& text, std::string key) {
        FieldContent content;
        if (!text.empty()) content.pieces.push_back(plain(text));
        content.key = std::move(key);
        card.fields[name] = std::move(content);
    };
    set("name", card.name, card.name);
    const Kind& kind = program_.kinds[card.kind];
    set("kind", text::capitalized(word_of(program_.name_of(kind), kind.word)), card.kind_name);
    set("id", card.id, card.id);
    set("game", std::string(program_.game.word), card.game);
    set("package", std::string(program_.packages[program_.things[card.thing].package].word), card.package);
    set("language", card.language, card.language);
    set("copies", std::to_string(card.copies), std::to_string(card.copies));
    set("parts", "", "");
    set("copyright", "", "");
    std::string words, first;
    for (const TraitId trait : program_.things[card.thing].traits) {
        const Trait& declared = program_.traits[trait];
        if (first.empty()) first = program_.name_of(declared);
        words += (words.empty() ? "" : ", ") + word_of(program_.name_of(declared), declared.word);
    }
    set("trait", text::capitalized(words), first);
    std::string symbol;
    for (const AbilityContent& ability : card.abilities["icons"])
        for (const text::Piece& piece : ability.pieces)
            if (piece.icon && symbol.empty()) symbol = piece.text;
    set("symbol", "", symbol);
    set("abilities", "", card.abilities["words"].empty() ? "" : "yes");
    bool assumed = false;
    for (const auto& [name, field] : card.fields) assumed = assumed || field.assumed;
    for (const AbilityContent& ability : card.abilities["words"]) assumed = assumed || ability.assumed;
    set("assumed", "", assumed ? "yes" : "");
    set("own", "", is_own(program_, card.thing) ? "yes" : "");
}

bool ContentMaker::has_word(std::string_view name) const {
    return language_.pack.words.contains(keys_.intern(std::string(name)));
}

std::string ContentMaker::word_of(std::string_view name, std::string_view source, bool plural) const {
    const auto word = language_.pack.words.find(keys_.intern(std::string(name)));
    const std::string* form = word == language_.pack.words.end() || !plural
                                  ? nullptr
                                  : find_form(language_.pack, word->second, "nom.pl");
    if (!form && word != language_.pack.words.end()) form = find_form(language_.pack, word->second, "nom.sg");
    if (!form && word != language_.pack.words.end() && !word->second.lemma.empty())
        form = &word->second.lemma;
    if (!form) return std::string(source.empty() ? name : source);
    for (const auto& [tag, script] : language_.pack.rules.prints) {
        if (tag != language_.tag || script.empty()) continue;
        const auto letters = language_.pack.rules.scripts.find(script);
        if (letters != language_.pack.rules.scripts.end()) return text::to_script(*form, letters->second);
    }
    return text::without_breaks(*form);
}

text::Piece ContentMaker::unit_piece(UnitId unit, bool plural) const {
    static_cast<void>(plural);
    const std::string_view name = program_.name_of(program_.units[unit]);
    text::Piece piece = plain(word_of(name, program_.units[unit].word));
    const auto word = language_.pack.words.find(keys_.intern(std::string(name)));
    if (word != language_.pack.words.end() && !word->second.icon.empty()) {
        piece.alt = piece.text;
        piece.text = word->second.icon;
        piece.icon = true;
    }
    return piece;
}

FieldContent ContentMaker::list_value(HirId id, std::string_view separator) const {
    FieldContent out;
    for (const HirId child : program_.children(id)) {
        FieldContent item = value(child);
        if (!item.printable) return item;
        if (item.pieces.empty()) continue;
        if (!out.pieces.empty()) out.pieces.push_back(plain(std::string(separator)));
        out.key += (out.key.empty() ? "" : "+") + item.key;
        out.pieces.insert(out.pieces.end(), item.pieces.begin(), item.pieces.end());
    }
    return out;
}

// `2 herb`: the number and its icon or word.
FieldContent ContentMaker::noun_value(HirId id) const {
    const Noun& noun = program_.noun(id);
    FieldContent out, number;
    if (noun.count != no_hir) number = value(noun.count);
    if (!number.printable || (noun.count == no_hir && noun.det != Det::a && noun.det != Det::any)) {
        out.printable = false;
        return out;
    }
    text::Piece what;
    if (noun.of == NounOf::unit) {
        what = unit_piece(UnitId(noun.index), false);
    } else if (noun.of == NounOf::group || noun.of == NounOf::kind) {
        const Declared& declared = noun.of == NounOf::group
                                       ? static_cast<const Declared&>(program_.groups[noun.index])
                                       : static_cast<const Declared&>(program_.kinds[noun.index]);
        what = plain(word_of(program_.name_of(declared), declared.word));
        const auto word = language_.pack.words.find(keys_.intern(std::string(program_.name_of(declared))));
        if (word != language_.pack.words.end() && !word->second.icon.empty()) {
            what.alt = what.text;
            what.text = word->second.icon;
            what.icon = true;
        }
    } else if (noun.of == NounOf::thing) {
        what = plain(said_.at("words").texts.name_of(program_.things[noun.index]));
    } else {
        out.printable = false;
        return out;
    }
    out.pieces = number.pieces.empty() ? std::vector{plain("1")} : number.pieces;
    out.pieces.push_back(plain(" "));
    out.key = what.text;
    out.pieces.push_back(std::move(what));
    return out;
}

// `match side { sun: 1 moon: 2 }` is printed 1/2.
FieldContent ContentMaker::match_value(HirId id) const {
    FieldContent out;
    std::vector<std::string> seen;
    for (const HirId arm : program_.children(id).subspan(1)) {
        const auto children = program_.children(arm);
        FieldContent item = value(children.back());
        if (!item.printable) return item;
        const std::string text = text::plain_text(item.pieces);
        if (text.empty() || std::find(seen.begin(), seen.end(), text) != seen.end()) continue;
        seen.push_back(text);
        if (!out.pieces.empty()) out.pieces.push_back(plain("/"));
        out.pieces.insert(out.pieces.end(), item.pieces.begin(), item.pieces.end());
        if (out.key.empty()) out.key = item.key;
    }
    return out;
}

FieldContent ContentMaker::value(HirId id) const {
    const Hir& node = program_.at(id);
    FieldContent out;
    const auto set = [&](std::string text, std::string_view key) {
        out.pieces.push_back(plain(std::move(text)));
        out.key = key;
    };
    switch (node.op) {
    case Op::number: {
        const std::string text = std::to_string(static_cast<std::int32_t>(node.a));
        set(text.starts_with('-') ? language_.pack.rules.minus + text.substr(1) : text, text);
        break;
    }
    case Op::variable: set(node.a == 0 ? "X" : "Y", node.a == 0 ? "X" : "Y"); break;
    case Op::yes: out.key = "yes"; break;
    case Op::no:
    case Op::none:
    case Op::nothing: break;
    case Op::text: {
        std::string_view text = program_.trees[node.tree]->text(node.node);
        if (text.size() >= 2 && text.front() == '"') text = text.substr(1, text.size() - 2);
        set(std::string(text), text);
        break;
    }
    case Op::names_value: {
        const NamesValue& named = program_.names_values[node.a];
        set(text::capitalized(word_of(program_.name_of(named), named.word)), program_.name_of(named));
        break;
    }
    case Op::thing:
        set(said_.at("words").texts.name_of(program_.things[node.a]),
            program_.name_of(program_.things[node.a]));
        break;
    case Op::unit:
        out.pieces.push_back(unit_piece(UnitId(node.a), false));
        out.key = program_.name_of(program_.units[node.a]);
        break;
    case Op::np: return noun_value(id);
    case Op::bundle: return list_value(id, "  ");
    case Op::alternatives: return list_value(id, " / ");
    case Op::match_value: return match_value(id);
    case Op::assume: return value(program_.child(id, 0));
    default: out.printable = false;
    }
    return out;
}

std::int64_t ContentMaker::copies_of(const Thing& thing) const {
    const auto number = [&](HirId id) -> std::int64_t {
        return id != no_hir && program_.at(id).op == Op::number ? static_cast<std::int32_t>(program_.at(id).a)
                                                                : 1;
    };
    if (thing.copies != no_hir) return std::clamp<std::int64_t>(number(thing.copies), 0, 1000);
    for (const KindId kind : program_.kinds[thing.kind].ancestors) {
        const Kind& found = program_.kinds[kind];
        if (found.copies == no_hir) continue;
        const std::int64_t players = found.copies_per == no_index ? 1 : program_.game.most_players;
        return std::clamp<std::int64_t>(number(found.copies) * players, 0, 1000);
    }
    return 1;
}

} // namespace cantrip::render
