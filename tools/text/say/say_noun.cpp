// Noun phrases: what a quantity makes of case and number, and everything that agrees with it.

#include <algorithm>
#include <array>

#include "tools/support/words.hpp"
#include "tools/text/say/linearizer.hpp"

namespace cantrip::text {
namespace {

std::string_view number_of(std::string_view form) {
    const auto dot = form.rfind('.');
    return dot == std::string_view::npos ? form : form.substr(dot + 1);
}

// The construction that says such an amount; most are a number alone.
Con quantity_con(Quantity::Kind kind) {
    switch (kind) {
    case Quantity::Kind::up_to: return Con::quantity_up_to;
    case Quantity::Kind::at_least: return Con::quantity_at_least;
    case Quantity::Kind::exactly: return Con::quantity_exactly;
    case Quantity::Kind::or_more: return Con::quantity_or_more;
    case Quantity::Kind::at_most: return Con::quantity_at_most;
    case Quantity::Kind::any_number: return Con::quantity_any_number;
    case Quantity::Kind::half: return Con::quantity_half;
    default: return Con::no_con;
    }
}

std::string_view quantity_name(Quantity::Kind kind) {
    switch (kind) {
    case Quantity::Kind::none: return "none";
    case Quantity::Kind::exact: return "exact";
    case Quantity::Kind::up_to: return "up_to";
    case Quantity::Kind::at_least: return "at_least";
    case Quantity::Kind::exactly: return "exactly";
    case Quantity::Kind::or_more: return "or_more";
    case Quantity::Kind::at_most: return "at_most";
    case Quantity::Kind::any_number: return "any_number";
    case Quantity::Kind::range: return "range";
    case Quantity::Kind::variable: return "variable";
    case Quantity::Kind::half: return "half";
    }
    return "none";
}

std::string number_text(const Rules& rules, std::int64_t number) {
    const std::int64_t size = number < 0 ? -number : number;
    std::string text = (number < 0 ? rules.minus : "") + std::to_string(size / one);
    std::string fraction = std::to_string(size % one + one).substr(1);
    while (!fraction.empty() && fraction.back() == '0') fraction.pop_back();
    return fraction.empty() ? text : text + rules.decimal + fraction;
}

} // namespace

// The name of the quantity itself when the pack governs it, else the category of its (last) number.
std::string Linearizer::category_for(const Quantity& quantity) const {
    const std::string_view name = quantity_name(quantity.kind);
    const auto& rules = pack_.rules.governments;
    if (std::any_of(rules.begin(), rules.end(),
                    [&](const Government& rule) { return rule.category == name; })) {
        return std::string(name);
    }
    return category_of(pack_.rules, quantity.kind == Quantity::Kind::range ? quantity.high : quantity.low);
}

Governed Linearizer::govern(const Phrase& phrase, const Lexeme& noun, std::string_view wanted) const {
    // A wording may ask for the plural itself: {what:gen.pl}.
    const bool plural_wanted = wanted == "pl" || wanted.ends_with(".pl");
    if (plural_wanted) wanted.remove_suffix(std::min<std::size_t>(wanted.size(), 3));
    const std::string case_name(wanted.empty() ? "nom" : wanted);
    const bool plural_only = noun.tags.contains("plt");
    if (phrase.quantity.kind == Quantity::Kind::none) {
        const auto determiner = pack_.words.find(phrase.determiner);
        const bool forced = determiner != pack_.words.end() && determiner->second.tags.contains("plural");
        const bool single = determiner != pack_.words.end() && determiner->second.tags.contains("singular");
        // "Mana equal to …": what is not counted has no plural.
        const bool mass = noun.tags.contains("mass");
        // "The allegiance marker": there is never more than one.
        const bool lone = mass || noun.tags.contains("singular");
        const bool plural = plural_only || (!lone && (forced || plural_wanted || (phrase.plural && !single)));
        return {case_name + (plural ? ".pl" : ".sg"), plural ? "several" : "one"};
    }
    const std::string category = category_for(phrase.quantity);
    for (const Government& rule : pack_.rules.governments) {
        if (rule.category != category || (!rule.tag.empty() && !noun.tags.contains(rule.tag))) continue;
        if (!rule.cases.empty() &&
            std::find(rule.cases.begin(), rule.cases.end(), case_name) == rule.cases.end())
            continue;
        std::string form =
            rule.result == "sg" || rule.result == "pl" ? case_name + "." + rule.result : rule.result;
        if (plural_only && form.ends_with(".sg")) form.replace(form.size() - 2, 2, "pl");
        return {form, category};
    }
    return {case_name + ".pl", category};
}

Features Linearizer::features(PhraseId id) const {
    Features result;
    if (id == no_phrase) return subject_;
    const Phrase& phrase = tree_.at(id);
    if (phrase.kind == Phrase::Kind::list) {
        if (!phrase.parts.empty()) result = features(phrase.parts.front());
        result.number = "pl";
        return result;
    }
    // A construction around a noun takes after its first part; `you` is a construction without any.
    if (phrase.kind == Phrase::Kind::construction) {
        if (phrase.key == Con::you || phrase.key == Con::you_other)
            return {"", pack_.rules.address.substr(1), pack_.rules.address.substr(0, 1)};
        // The candidate of a relative clause is the noun in front of it.
        if (phrase.key == Con::it && !heads_.empty()) return heads_.back();
        return phrase.slots.empty() ? result : features(phrase.slots.front().second);
    }
    auto noun = pack_.words.find(phrase.key);
    if (noun == pack_.words.end() && phrase.kind == Phrase::Kind::name)
        noun = pack_.words.find(phrase.determiner);
    if (noun == pack_.words.end() || noun->second.kind != Lexeme::Kind::noun) return result;
    result.gender = noun->second.gender;
    const Governed governed = govern(phrase, noun->second, "nom");
    const auto agreed = pack_.rules.agreement.find(governed.category);
    if (agreed != pack_.rules.agreement.end()) {
        result.number = agreed->second;
    } else {
        result.number = governed.category == "one" ? "sg" : "pl";
    }
    return result;
}

const PlaceForm* Linearizer::place_of(Key noun, std::string_view form) const {
    const auto general = pack_.rules.places.find(form);
    if (general == pack_.rules.places.end()) return nullptr;
    const auto word = pack_.words.find(noun);
    if (word != pack_.words.end()) {
        const auto own = word->second.places.find(form);
        if (own != word->second.places.end()) return &own->second;
    }
    return &general->second;
}

void Linearizer::say_noun(const Phrase& phrase, PhraseId id, std::string_view form) {
    const Lexeme* noun = find_word(phrase.key);
    if (noun == nullptr) return;
    if (const PlaceForm* place = place_of(phrase.key, form)) {
        if (!place->preposition.empty()) word(place->preposition);
        form = place->form;
    }
    const Governed governed = govern(phrase, *noun, form);
    for (const std::string& part : pack_.rules.order) say_noun_part(part, phrase, *noun, governed);
    say_behind(phrase, id, *noun);
}

void Linearizer::say_noun_part(std::string_view part, const Phrase& phrase, const Lexeme& noun,
                               const Governed& governed) {
    const std::size_t begin = out_.tokens.size();
    const bool a = phrase.determiner == Word::a;
    // What is not counted takes no indefinite article: "gain knowledge"; some nouns take none: "into play".
    const bool bare = (noun.tags.contains("mass") && a) ||
                      (noun.tags.contains("bare") && (a || phrase.determiner == Word::the)) ||
                      (noun.tags.contains("unowned") && phrase.determiner == Word::zone_your &&
                       owner_word(phrase.determiner) == phrase.determiner);
    if (part == "determiner" && phrase.determiner && !bare && !is_behind(phrase.determiner)) {
        say_determiner(phrase, noun, governed);
    } else if (part == "determiner" && phrase.determiner && is_behind(phrase.determiner) &&
               !noun.tags.contains("mass") && phrase.quantity.kind == Quantity::Kind::none &&
               !phrase.plural) {
        // "A dreamer of your choice".
        say_agreeing_word(key_of(Word::a), noun, governed.form);
    } else if (part == "quantity" && phrase.quantity.kind != Quantity::Kind::none &&
               !noun.tags.contains("uncounted")) {
        say_quantity(phrase.quantity);
    } else if (part == "adjectives" || part == "ordinals") {
        // "The first 3 active cards", where the language orders them so.
        const auto& order = pack_.rules.order;
        const bool apart = std::find(order.begin(), order.end(), "ordinals") != order.end();
        for (const Key adjective : phrase.adjectives) {
            const Key said = owner_word(attribute(adjective));
            const auto word = pack_.words.find(said);
            const bool ordinal = apart && word != pack_.words.end() && word->second.tags.contains("ordinal");
            if (!is_behind(said) && ordinal == (part == "ordinals"))
                say_agreeing_word(said, noun, governed.form, declension_after(phrase.determiner));
        }
    } else if (part == "noun") {
        say_head(phrase, noun, governed);
    }
    if (out_.tokens.size() > begin) out_.parts.push_back({begin, out_.tokens.size()});
}

void Linearizer::say_determiner(const Phrase& phrase, const Lexeme& noun, const Governed& governed) {
    const Key said = owner_word(phrase.determiner);
    // "Each card", but "every 2 cards".
    const auto word = pack_.words.find(said);
    if (phrase.quantity.kind != Quantity::Kind::none && word != pack_.words.end()) {
        const auto counted = word->second.forms.find("counted");
        if (counted != word->second.forms.end()) return this->word(counted->second);
    }
    say_agreeing_word(said, noun, governed.form);
}

// Where you are not the subject, what is yours is not said reflexively: "tvůj", not "svůj".
Key Linearizer::owner_word(Key key) const {
    static constexpr std::array reflexive{Word::your_own, Word::zone_your, Word::own};
    if (yours_ || !is_among(key, reflexive) || is_behind(key)) return key;
    const Key yours = key_of(Word::yours);
    return pack_.words.contains(yours) ? yours : key;
}

// German: "der aktive", but "ein aktiver"; the determiner says which.
std::string Linearizer::declension_after(Key determiner) const {
    const auto found = pack_.words.find(determiner);
    return found == pack_.words.end() ? "" : found->second.then;
}

void Linearizer::say_agreeing_word(Key key, const Lexeme& noun, const std::string& form,
                                   const std::string& declension) {
    const Lexeme* adjective = find_word(key);
    if (adjective == nullptr) return;
    const std::string* text = nullptr;
    if (!declension.empty()) text = find_agreeing(pack_, *adjective, declension + "-" + noun.gender, form);
    if (text == nullptr) text = find_agreeing(pack_, *adjective, noun.gender, form);
    if (text == nullptr) {
        missing(Missing::What::form, key, noun.gender + "/" + form);
    } else {
        word(*text);
    }
}

void Linearizer::say_head(const Phrase& phrase, const Lexeme& noun, const Governed& governed) {
    // German: "ein Ältester", but "dieser Älteste".
    const std::string declension = declension_after(phrase.determiner);
    const std::string* text = declension.empty() || !noun.forms.contains(declension + "-" + governed.form)
                                  ? find_form(pack_, noun, governed.form)
                                  : &noun.forms.at(declension + "-" + governed.form);
    if (text == nullptr) {
        missing(Missing::What::form, phrase.key, governed.form);
        return;
    }
    const bool counted = phrase.quantity.kind != Quantity::Kind::none;
    if (noun.tags.contains("joined") && counted) {
        word(*text);
        out_.tokens.back().joins_before = true;
        return;
    }
    if (noun.icon.empty() || style_ == Style::words || !counted) {
        word(*text);
        return;
    }
    if (style_ == Style::mixed) word(*text);
    Token icon;
    icon.kind = Token::Kind::icon;
    icon.text = noun.icon;
    icon.alt = *text;
    icon.phrase = current_;
    out_.tokens.push_back(std::move(icon));
}

// "An artifact", but "each ritual with the keyword artifact": a language may say a noun otherwise with
// another noun.
Key Linearizer::attribute(Key key) const {
    const Key own = keys_.intern(std::string(keys_.describe(key)) + ".attribute");
    return pack_.words.contains(own) ? own : key;
}

bool Linearizer::is_behind(Key key) const {
    const auto found = pack_.words.find(key);
    return found != pack_.words.end() && found->second.kind == Lexeme::Kind::behind;
}

void Linearizer::say_behind(const Phrase& phrase, PhraseId id, const Lexeme& noun) {
    Features head{noun.gender, std::string(number_of(govern(phrase, noun, "nom").form)), "3"};
    if (head.number != "sg") head.number = "pl";
    // "The site with the most cards in it": what lies in the candidate is no candidate itself.
    const auto speaks_of_it = [&](PhraseId part) {
        static constexpr std::array of_candidate{Con::that,         Con::with_value,  Con::with_less,
                                                 Con::with_at_most, Con::with_more,   Con::with_at_least,
                                                 Con::with_highest, Con::with_lowest, Con::rank_first};
        return tree_.at(part).kind == Phrase::Kind::list || is_among(tree_.at(part).key, of_candidate);
    };
    const auto say_word = [&](Key key) {
        if (key && is_behind(key))
            say_wording(pack_.words.at(key).wording, id == no_phrase ? current_ : id, "");
    };
    heads_.push_back(head);
    say_word(phrase.determiner);
    for (const Key adjective : phrase.adjectives) say_word(attribute(adjective));
    heads_.pop_back();
    for (const PhraseId part : phrase.parts) {
        if (part == apart_) continue;
        const bool relative = heads_.empty() || speaks_of_it(part);
        if (relative) heads_.push_back(head);
        say(part, "");
        if (relative) heads_.pop_back();
    }
}

void Linearizer::say_quantity(const Quantity& quantity) {
    const Con con = quantity_con(quantity.kind);
    const auto found =
        con == Con::no_con ? pack_.constructions.end() : pack_.constructions.find({key_of(con), ""});
    if (found == pack_.constructions.end()) {
        say_number(quantity);
        return;
    }
    for (const Item& item : found->second.items) {
        if (item.kind == Item::Kind::slot && item.name == n_) {
            say_number(quantity);
        } else {
            say_item(item, current_, "");
        }
    }
}

void Linearizer::say_number(const Quantity& quantity) {
    Token token;
    token.kind = Token::Kind::number;
    token.phrase = current_;
    token.foreign = true;
    if (quantity.kind == Quantity::Kind::variable) {
        token.text = std::string(1, quantity.letter);
    } else if (quantity.kind == Quantity::Kind::half || quantity.kind == Quantity::Kind::any_number) {
        return;
    } else {
        token.text = number_text(pack_.rules, quantity.low);
        if (quantity.kind == Quantity::Kind::range)
            token.text += pack_.rules.dash + number_text(pack_.rules, quantity.high);
    }
    token.starts_clause = std::exchange(starts_clause_, false);
    out_.tokens.push_back(std::move(token));
}

bool is_said_alone(const Pack& pack, Key noun) {
    const auto word = pack.words.find(noun);
    return word != pack.words.end() &&
           (word->second.tags.contains("alone") || word->second.tags.contains("mass") ||
            word->second.tags.contains("singular"));
}

// A number that the frame of a verb counts with a noun of its own: "draw 2" is 2 cards.
void Linearizer::say_counted(Key noun, PhraseId amount, std::string_view form) {
    const Phrase& phrase = tree_.at(amount);
    if (phrase.kind != Phrase::Kind::number) {
        // The amount is told by a phrase of its own: "as many cards as …".
        Phrase counted;
        counted.kind = Phrase::Kind::noun;
        counted.key = noun;
        counted.plural = true;
        // An event does not say how many.
        if (phrase.kind == Phrase::Kind::construction && phrase.key == Con::some) {
            counted.plural = !is_said_alone(pack_, noun);
            if (!counted.plural) counted.determiner = key_of(Word::a);
            say_noun(counted, no_phrase, form);
            return;
        }
        // "That amount of distress" says what it counts.
        if (phrase.kind == Phrase::Kind::noun && phrase.determiner == Word::that &&
            phrase.key != Word::number) {
            say(amount, form);
            return;
        }
        say_noun(counted, no_phrase, form);
        const auto equal = pack_.constructions.find({key_of(Con::equal_to), ""});
        if (equal == pack_.constructions.end()) {
            missing(Missing::What::construction, key_of(Con::equal_to));
            return;
        }
        for (const Item& item : equal->second.items) {
            if (item.kind == Item::Kind::slot)
                say(amount, item.form);
            else
                say_item(item, current_, form);
        }
        return;
    }
    Phrase counted;
    counted.kind = Phrase::Kind::noun;
    counted.key = noun;
    counted.quantity = phrase.quantity;
    say_noun(counted, amount, form);
}

} // namespace cantrip::text
