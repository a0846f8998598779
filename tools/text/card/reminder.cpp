#include "tools/text/card/reminder.hpp"

#include <algorithm>

#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {
namespace {

Token mark(std::string_view text) {
    Token token;
    token.text = text;
    return token;
}

// Verbs that stand for each other; a circle of them ends here.
constexpr int max_depth = 8;

// The key of the clause, when there is just one.
Key only_clause(const PhraseTree& tree) {
    Key only;
    for (const Phrase& phrase : tree.nodes) {
        if (phrase.kind != Phrase::Kind::clause) continue;
        if (only) return {};
        only = phrase.key;
    }
    return only;
}

} // namespace

Reminders::Reminders(const Program& program, const Language& language, Keys& keys, Style style)
    : program_(program), language_(language), keys_(keys), style_(style) {
    for (VerbId id(0); id < program.verbs.size(); ++id) {
        const Verb& verb = program.verbs[id];
        // What core brings is said with everyday words, and a phase is no word on a card.
        if (verb.native || verb.phase || verb.heading || verb.word.empty() || verb.body == no_hir) continue;
        verbs_.emplace(keys.intern(program.name_of(verb)), id);
    }
    for (const Heading& heading : program.headings) others_[label_key(keys, program.name_of(heading))] = true;
    for (const Trait& trait : program.traits) {
        others_[keys.intern(program.name_of(trait))] = true;
        others_[label_key(keys, program.name_of(trait))] = true;
    }
    for (const Define& define : program.defines) others_[keys.intern(program.name_of(define))] = true;
}

std::vector<Key> Reminders::keywords(const PlannedText& text) const {
    std::vector<Key> out;
    const auto add = [&](Key key) {
        if (std::find(out.begin(), out.end(), key) == out.end()) out.push_back(key);
    };
    for (const Phrase& phrase : text.tree.nodes) {
        if (phrase.kind == Phrase::Kind::clause && verbs_.contains(phrase.key)) add(phrase.key);
        if (phrase.kind != Phrase::Kind::clause && others_.contains(phrase.key)) add(phrase.key);
        for (const Key adjective : phrase.adjectives) {
            if (others_.contains(adjective)) add(adjective);
        }
    }
    return out;
}

const std::vector<Piece>& Reminders::of(Key keyword) {
    const auto known = made_.find(keyword);
    return known != made_.end() ? known->second : made_.emplace(keyword, make(keyword)).first->second;
}

void Reminders::add_to(CardText& card) {
    std::vector<Key> said;
    for (AbilityText& ability : card.abilities) {
        if (ability.pieces.empty()) continue;
        for (const Key keyword : keywords(ability.plan)) {
            if (std::find(said.begin(), said.end(), keyword) != said.end()) continue;
            said.push_back(keyword);
            if (!of(keyword).empty()) ability.reminders.push_back(of(keyword));
        }
    }
}

std::vector<Piece> Reminders::make(Key keyword) {
    std::optional<Linearized> words = declared(keyword);
    if (!words) words = derived(keyword, 0);
    if (!words) return {};
    // Clitics find their place in the sentence alone, so the rest comes later.
    place_clitics(language_.pack.rules, *words);
    std::vector<Token> tokens{mark("(")};
    if (const std::string name = verbs_.contains(keyword) ? name_of(keyword) : ""; !name.empty()) {
        Token word = mark(name);
        tokens.push_back(std::move(word));
        tokens.push_back(mark(":"));
    }
    for (Token& token : words->tokens) tokens.push_back(std::move(token));
    tokens.push_back(mark(")"));
    std::vector<Piece> pieces = typeset(language_.pack.rules, language_.tag, tokens);
    // They belong to another tree.
    for (Piece& piece : pieces) piece.phrase = no_phrase;
    return pieces;
}

std::optional<Linearized> Reminders::declared(Key keyword) {
    Phrase phrase;
    phrase.key = made_key(keys_, row_of(Con::reminder).key, keys_.describe(keyword));
    if (!language_.pack.constructions.contains({phrase.key, ""})) return std::nullopt;
    PhraseTree tree;
    const PhraseId root = tree.add(std::move(phrase));
    Linearized words = linearize(language_.pack, keys_, tree, root, "imp", style_);
    if (!words.missing.empty()) return std::nullopt;
    return words;
}

std::optional<Linearized> Reminders::derived(Key keyword, int depth) {
    const auto verb = verbs_.find(keyword);
    if (verb == verbs_.end()) return std::nullopt;
    const PlannedText plan = Planner(program_, keys_).verb(verb->second);
    if (plan.root == no_phrase || !plan.unsaid.empty()) return std::nullopt;
    // "Seal: seal that card" reminds of nothing; what the other verb of that name does, does.
    const Key only = only_clause(plan.tree);
    if (verbs_.contains(only) && only != keyword && name_of(only) == name_of(keyword))
        return depth < max_depth ? derived(only, depth + 1) : std::nullopt;
    Linearized words = linearize(language_.pack, keys_, plan.tree, plan.root, "imp", style_);
    if (!words.missing.empty()) return std::nullopt;
    return words;
}

// Of a verb: its word as a dictionary has it, with the particles of its frame. A declared reminder of
// anything else says itself what it speaks of.
std::string Reminders::name_of(Key keyword) const {
    const auto frame = language_.pack.frames.find({keyword, ""});
    if (frame == language_.pack.frames.end()) return {};
    std::string name;
    for (const Item& item : frame->second.items) {
        if (item.kind == Item::Kind::verb && !name.empty()) break;
        if (item.kind == Item::Kind::verb) {
            const auto word = language_.pack.words.find(item.name);
            if (word != language_.pack.words.end()) name = word->second.lemma;
        } else if (item.kind == Item::Kind::clitic && !name.empty()) {
            name += " " + item.text;
        }
    }
    return name;
}

} // namespace cantrip::text
