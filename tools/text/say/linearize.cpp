#include "tools/text/say/linearize.hpp"

#include <algorithm>
#include <array>

#include "tools/support/words.hpp"
#include "tools/text/say/linearizer.hpp"

namespace cantrip::text {
namespace {

// No card is that deep; a pack whose wordings call each other in a circle is stopped here.
constexpr int max_depth = 64;

// A punctuation mark may end a literal: "to," is the word and the comma.
constexpr std::string_view closing = ",.;:!?)";

template <class Fn> void each_word(std::string_view text, Fn fn) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) fn(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

} // namespace

Linearizer::Linearizer(const Pack& pack, Keys& keys, const PhraseTree& tree, Style style)
    : pack_(pack), keys_(keys), tree_(tree), style_(style), vp_(key_of(Slot::vp)), subj_(key_of(Slot::subj)),
      who_(key_of(Slot::actor)), n_(key_of(Slot::n)), head_(key_of(Slot::head)),
      apart_slot_(key_of(Slot::apart)), place_(key_of(Slot::place)) {
    subject_ = {"", pack.rules.address.substr(1), pack.rules.address.substr(0, 1)};
    out_.tokens.reserve(32); // more than most cards say
    out_.parts.reserve(64);
}

void Linearizer::say(PhraseId id, std::string_view form) {
    if (id == no_phrase || depth_ >= max_depth) return;
    ++depth_;
    const PhraseId outer = current_;
    current_ = id;
    const std::size_t begin = out_.tokens.size();
    const Phrase& phrase = tree_.at(id);
    switch (phrase.kind) {
    case Phrase::Kind::construction: say_construction(id, form); break;
    case Phrase::Kind::clause: say_clause(id, form); break;
    case Phrase::Kind::noun:
        if (id == denied_) {
            Phrase denied = phrase;
            denied.determiner = denial_;
            say_noun(denied, id, form);
        } else {
            say_noun(phrase, id, form);
        }
        break;
    case Phrase::Kind::list: say_list(id, form); break;
    case Phrase::Kind::number: say_number(phrase.quantity); break;
    case Phrase::Kind::name: say_name(phrase, id, form); break;
    case Phrase::Kind::predicate: say_predicate(phrase, id); break;
    }
    out_.parts.push_back({begin, out_.tokens.size()});
    current_ = outer;
    --depth_;
}

void Linearizer::say_construction(PhraseId id, std::string_view form) {
    const Key key = tree_.at(id).key;
    auto found = pack_.constructions.end();
    for (const Key name : {special(id), key}) {
        if (found == pack_.constructions.end()) found = pack_.constructions.find({name, std::string(form)});
        if (found == pack_.constructions.end()) found = pack_.constructions.find({name, ""});
    }
    if (found == pack_.constructions.end()) {
        missing(Missing::What::construction, key, form);
        return;
    }
    const bool outer = yours_;
    yours_ = yours_ && is_about_you(keys_.con(key));
    say_wording(found->second, id, form);
    yours_ = outer;
}

// A pack may say a construction otherwise for one thing that it speaks of: `say raise.draw.cards`.
Key Linearizer::special(PhraseId id) const {
    const Phrase& phrase = tree_.at(id);
    for (const auto& [name, part] : phrase.slots) {
        if (part == no_phrase || tree_.at(part).kind != Phrase::Kind::noun) continue;
        if (name != Slot::what && name != Slot::of) continue;
        std::string own(keys_.describe(phrase.key));
        own += '.';
        own += keys_.describe(tree_.at(part).key);
        return keys_.intern(own);
    }
    return phrase.key;
}

// `frame lose.distress`: how a verb is said of one unit.
Key Linearizer::special_frame(PhraseId id) const {
    const Key own = special(id);
    const auto found = pack_.frames.lower_bound({own, ""});
    return found != pack_.frames.end() && found->first.first == own ? own : tree_.at(id).key;
}

// An event that names nobody, in a language that can say it so: "při stahování dělníků".
bool Linearizer::is_told_of_nobody(PhraseId id, PhraseId subject, std::string_view form) const {
    if (subject == no_phrase) return false;
    const Phrase& who = tree_.at(subject);
    return who.kind == Phrase::Kind::noun && who.determiner == Word::whichever && who.key == Word::player &&
           who.parts.empty() && who.adjectives.empty() &&
           pack_.constructions.contains({key_of(Con::clause_nobody), std::string(form)}) &&
           pack_.frames.contains({tree_.at(id).key, "nominal"});
}

// A number that is part of the event must be printed: "3 or more cards".
void Linearizer::check_numbers(PhraseId id, const Wording& frame) {
    for (const auto& [name, slot] : tree_.at(id).slots) {
        const PhraseId part = slot;
        if (part == no_phrase || tree_.at(part).kind != Phrase::Kind::number) continue;
        const Quantity::Kind kind = tree_.at(part).quantity.kind;
        if (kind == Quantity::Kind::exact || kind == Quantity::Kind::variable) continue;
        const bool printed = std::any_of(frame.items.begin(), frame.items.end(), [&](const Item& item) {
            return item.kind == Item::Kind::slot && tree_.slot(id, item.name) == part;
        });
        if (!printed) missing(Missing::What::frame, tree_.at(id).key, keys_.describe(name));
    }
}

// Sentences whose subject is something else than you: "the knowledge of your worker is 3".
bool Linearizer::is_about_you(Con con) {
    if (con == Con::no_con || is_changing(con)) return con == Con::no_con;
    if (row_of(con).category != Category::condition) return true;
    static constexpr std::array yours{Con::cond_you_have, Con::cond_you_are, Con::cond_you_are_in,
                                      Con::cond_can, Con::cond_can_not};
    return std::find(yours.begin(), yours.end(), form_of(con).base) != yours.end();
}

// With its subject, when the language says it in this form: `say clause.subject:imp = {subj:nom} {vp:pres}`.
void Linearizer::say_clause(PhraseId id, std::string_view form) {
    const PhraseId subject = tree_.slot(id, subj_);
    const PhraseId silent = tree_.slot(id, who_);
    const Features outer = subject_;
    const bool outer_negated = negated_;
    const bool outer_yours = yours_;
    yours_ = silent == no_phrase && (subject == no_phrase || tree_.at(subject).key == Con::you_other);
    if (subject != no_phrase)
        subject_ = features(subject);
    else if (silent != no_phrase)
        subject_ = features(silent);
    const PhraseId outer_denied = denied_;
    deny(id, form);
    negated_ = denied_ != outer_denied || is_negated(id);
    // `actor` acts as told in the clause before: the verb agrees, the subject is not said again.
    const Key key = key_of(is_told_of_nobody(id, subject, form) ? Con::clause_nobody
                           : subject != no_phrase               ? Con::clause_subject
                           : silent != no_phrase                ? Con::clause_silent
                                                                : Con::clause_you);
    const auto found = pack_.constructions.find({key, std::string(form)});
    if (found != pack_.constructions.end()) {
        say_wording(found->second, id, form);
    } else {
        say_frame(id, form);
    }
    subject_ = outer;
    negated_ = outer_negated;
    yours_ = outer_yours;
    denied_ = outer_denied;
}

// "Du darfst keinen Arbeiter anheuern", not "nicht einen": some languages say "no" with the noun.
void Linearizer::deny(PhraseId id, std::string_view form) {
    const auto swap = pack_.rules.swaps.find(form);
    const Wording* frame = find_frame(special_frame(id), form);
    if (swap == pack_.rules.swaps.end() || frame == nullptr) return;
    for (const Item& item : frame->items) {
        const PhraseId part = item.kind == Item::Kind::slot ? tree_.slot(id, item.name) : no_phrase;
        if (part == no_phrase || tree_.at(part).kind != Phrase::Kind::noun ||
            tree_.at(part).determiner != swap->second.first)
            continue;
        denied_ = part;
        denial_ = swap->second.second;
        return;
    }
}

// A language may order a clause in its own way for some forms, as German does behind "wenn".
const Wording* Linearizer::find_frame(Key key, std::string_view form) const {
    auto frame = pack_.frames.find({key, std::string(form)});
    const auto others = pack_.rules.fallbacks.find(form);
    if (frame == pack_.frames.end() && others != pack_.rules.fallbacks.end())
        frame = pack_.frames.find({key, others->second.front()});
    if (frame == pack_.frames.end()) frame = pack_.frames.find({key, ""});
    return frame == pack_.frames.end() ? nullptr : &frame->second;
}

void Linearizer::say_frame(PhraseId id, std::string_view form) {
    if (const Wording* frame = find_frame(special_frame(id), form)) {
        say_wording(*frame, id, form);
        check_numbers(id, *frame);
    } else {
        missing(Missing::What::frame, tree_.at(id).key);
    }
}

bool Linearizer::is_negated(PhraseId id) const {
    for (const auto& [name, part] : tree_.at(id).slots) {
        if (part == no_phrase || tree_.at(part).kind != Phrase::Kind::noun) continue;
        const auto determiner = pack_.words.find(tree_.at(part).determiner);
        if (determiner != pack_.words.end() && determiner->second.tags.contains("negates")) return true;
    }
    return false;
}

void Linearizer::say_list(PhraseId id, std::string_view form) {
    const Phrase& phrase = tree_.at(id);
    const auto words = pack_.rules.lists.find(phrase.key);
    if (words == pack_.rules.lists.end()) {
        missing(Missing::What::construction, phrase.key, form);
        return;
    }
    const std::size_t count = phrase.parts.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) {
            const ListWords& list = words->second;
            say_literal(count == 2 ? list.pair : i + 1 == count ? list.last : list.separator);
        }
        say(phrase.parts[i], form);
    }
}

// A name that the language declines, or its kind with the name in quotes behind it.
void Linearizer::say_name(const Phrase& phrase, PhraseId id, std::string_view form) {
    if (pack_.words.contains(phrase.key)) {
        Phrase declined;
        declined.kind = Phrase::Kind::noun;
        declined.key = phrase.key;
        say_noun(declined, id, form);
        return;
    }
    Phrase kind;
    kind.kind = Phrase::Kind::noun;
    kind.key = phrase.determiner;
    kind.determiner = key_of(Word::the);
    if (kind.key) say_noun(kind, id, form);
    Token token;
    token.foreign = true;
    for (const auto& [language, name] : phrase.names) {
        if (language.empty() && token.text.empty()) token.text = name;
        if (language != pack_.rules.language) continue;
        token.text = name;
        token.foreign = false;
    }
    token.text = pack_.rules.open_quote + token.text + pack_.rules.close_quote;
    token.phrase = current_;
    out_.tokens.push_back(std::move(token));
}

// "is an artifact" or "is active": a language may have a noun or an adjective for it.
void Linearizer::say_predicate(const Phrase& phrase, PhraseId id) {
    const Lexeme* lexeme = find_word(phrase.key);
    if (lexeme == nullptr) return;
    const Features with = features(tree_.slot(id, Slot::of));
    if (lexeme->kind == Lexeme::Kind::behind) {
        say_wording(lexeme->wording, id, "");
    } else if (lexeme->kind == Lexeme::Kind::adjective) {
        Lexeme bearer;
        bearer.gender = with.gender;
        say_agreeing_word(phrase.key, bearer, "nom." + with.number);
    } else {
        Phrase noun;
        noun.kind = Phrase::Kind::noun;
        noun.key = phrase.key;
        noun.determiner = key_of(Word::a);
        say_noun(noun, id, "nom");
    }
}

// `{apart:from}` says where the noun before or behind it is: "move a card from the deck to your hand", not "a
// card in the deck".
PhraseId Linearizer::said_apart(const Wording& wording, PhraseId id) const {
    const auto is_slot = [&](const Item& item) {
        return item.kind == Item::Kind::slot && item.name != apart_slot_ && item.name != subj_;
    };
    const auto apart = [&](const Item& item) {
        return item.kind == Item::Kind::slot && item.name == apart_slot_;
    };
    const auto first = std::find_if(wording.items.begin(), wording.items.end(), is_slot);
    if (first == wording.items.end() || std::none_of(wording.items.begin(), wording.items.end(), apart))
        return no_phrase;
    const PhraseId noun = tree_.slot(id, first->name);
    if (noun == no_phrase || tree_.at(noun).kind != Phrase::Kind::noun) return no_phrase;
    for (const PhraseId part : tree_.at(noun).parts) {
        const PhraseId place = tree_.at(part).key == Con::in ? tree_.slot(part, place_) : no_phrase;
        if (place == no_phrase) continue;
        const Phrase::Kind kind = tree_.at(place).kind;
        if (kind == Phrase::Kind::noun ||
            (kind == Phrase::Kind::name && pack_.words.contains(tree_.at(place).key)))
            return part;
    }
    return no_phrase;
}

void Linearizer::say_wording(const Wording& wording, PhraseId id, std::string_view form) {
    const PhraseId outer = apart_;
    const PhraseId part = said_apart(wording, id);
    if (part != no_phrase) apart_ = part;
    std::size_t before = 0; // where the item before begins
    for (std::size_t i = 0; i < wording.items.size(); ++i) {
        const Item& item = wording.items[i];
        const bool apart = i + 1 < wording.items.size() && wording.items[i + 1].name == apart_slot_;
        if (item.kind == Item::Kind::open && !(apart ? part != no_phrase : has_slots(wording, i, id))) {
            while (wording.items[i].kind != Item::Kind::close) ++i;
            continue;
        }
        const std::size_t begin = out_.tokens.size();
        if (item.kind == Item::Kind::slot && item.name == apart_slot_)
            say(tree_.slot(part, place_), item.form);
        else
            say_item(item, id, form);
        if (out_.tokens.size() > begin) out_.parts.push_back({begin, out_.tokens.size()});
        // "At the end of the turn" is one part, and a clitic stands behind all of it.
        const bool after_words = i > 0 && wording.items[i - 1].kind == Item::Kind::literal &&
                                 !wording.items[i - 1].starts_clause && !wording.items[i - 1].ends_clause;
        if (item.kind == Item::Kind::slot && after_words) out_.parts.push_back({before, out_.tokens.size()});
        before = begin;
    }
    apart_ = outer;
}

bool Linearizer::has_slots(const Wording& wording, std::size_t open, PhraseId id) const {
    for (std::size_t i = open; wording.items[i].kind != Item::Kind::close; ++i) {
        const Item& item = wording.items[i];
        if (item.kind == Item::Kind::slot && tree_.slot(id, item.name) == no_phrase) return false;
    }
    return true;
}

void Linearizer::say_item(const Item& item, PhraseId id, std::string_view form) {
    switch (item.kind) {
    case Item::Kind::literal: say_literal(item.text, item.starts_clause, item.ends_clause); break;
    case Item::Kind::slot: say_slot(item, id, form); break;
    case Item::Kind::verb: say_verb(item.name, item.form.empty() ? form : std::string_view(item.form)); break;
    case Item::Kind::agreeing: {
        const std::size_t begin = out_.tokens.size();
        say_agreeing(item, id);
        for (std::size_t i = begin; item.clitic && i < out_.tokens.size(); ++i) out_.tokens[i].clitic = true;
        break;
    }
    case Item::Kind::clitic:
        word(item.text);
        out_.tokens.back().clitic = true;
        break;
    case Item::Kind::open:
    case Item::Kind::close: break;
    }
}

void Linearizer::say_slot(const Item& item, PhraseId id, std::string_view form) {
    const std::string_view wanted = item.form == "*" ? form : std::string_view(item.form);
    const PhraseId part = tree_.slot(id, item.name);
    if (part != no_phrase) {
        if (item.noun) {
            say_counted(item.noun, part, wanted);
        } else {
            say(part, wanted);
        }
        return;
    }
    if (item.name == vp_ && tree_.at(id).kind == Phrase::Kind::clause) {
        say_frame(id, wanted);
        return;
    }
    missing(Missing::What::construction, tree_.at(id).key,
            "{" + std::string(keys_.describe(item.name)) + "}");
}

void Linearizer::say_literal(std::string_view text, bool starts_clause, bool ends_clause) {
    if (starts_clause) starts_clause_ = true;
    each_word(text, [&](std::string_view part) {
        std::string_view marks;
        while (part.size() > 1 && closing.find(part.back()) != std::string_view::npos) {
            marks = std::string_view(part.data() + part.size() - 1, marks.size() + 1);
            part.remove_suffix(1);
        }
        add_word(part);
        if (part.size() > 1 && part.back() == '-') {
            out_.tokens.back().text.pop_back();
            out_.tokens.back().joins_next = true;
        }
        for (const char mark : marks) add_word(std::string_view(&mark, 1));
    });
    if (ends_clause && !out_.tokens.empty()) out_.tokens.back().ends_clause = true;
}

void Linearizer::word(std::string_view text, bool verb) {
    each_word(text, [&](std::string_view part) { add_word(part, verb); });
}

void Linearizer::add_word(std::string_view text, bool verb) {
    Token& token = out_.tokens.emplace_back();
    token.text = text;
    token.verb = verb;
    token.phrase = current_;
    token.starts_clause = std::exchange(starts_clause_, false);
}

void Linearizer::missing(Missing::What what, Key key, std::string_view form) {
    out_.missing.push_back({what, key, std::string(form), current_});
}

const Lexeme* Linearizer::find_word(Key key, bool required) {
    const auto found = pack_.words.find(key);
    if (found != pack_.words.end()) return &found->second;
    if (required) missing(Missing::What::word, key);
    return nullptr;
}

Linearized linearize(const Pack& pack, Keys& keys, const PhraseTree& tree, PhraseId root,
                     std::string_view form, Style style) {
    Linearizer linearizer(pack, keys, tree, style);
    linearizer.say(root, form);
    return linearizer.take();
}

} // namespace cantrip::text
