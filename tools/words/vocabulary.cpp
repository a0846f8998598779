#include "tools/words/vocabulary.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip::words {
namespace {

// Tokens as written, on one line: any gap is one space.
std::string tokens_text(const Tree& tree, std::uint32_t first, std::uint32_t last) {
    std::string out;
    const Tokens& tokens = tree.tokens();
    for (std::uint32_t i = first; i < last; ++i) {
        if (i > first && tokens.list[i].begin > tokens.list[i - 1].end()) out += ' ';
        out += tokens.text_of(i);
    }
    return out;
}

std::string node_text(const Tree& tree, NodeId node) {
    return tokens_text(tree, tree[node].first, tree[node].last);
}

// The head of a declaration: up to the block that gives its sources or its body.
std::string head_text(const Tree& tree, NodeId node) {
    std::uint32_t last = tree[node].first;
    while (last < tree[node].last && tree.tokens().list[last].kind() != TokenKind::left_brace) ++last;
    return tokens_text(tree, tree[node].first, last);
}

// The head of a verb, phase or define: name, printed word, parameters, result.
std::string signature_text(const Tree& tree, NodeId node) {
    std::uint32_t last = tree[node].first + 1;
    for (const NodeId child : tree.children(node)) {
        const NodeKind kind = tree.kind(child);
        if (kind == NodeKind::word || kind == NodeKind::params || kind == NodeKind::verb_is ||
            kind == NodeKind::gives || kind == NodeKind::kind_is)
            last = std::max(last, tree[child].last);
    }
    return tokens_text(tree, tree[node].first, last);
}

// Verbs that some line names as a time: behind `once per`, `until` or `during`.
std::set<VerbId> times_of(const Program& p) {
    std::set<VerbId> out;
    const auto add_tail = [&](const Tail& tail) {
        for (const VerbId verb : {tail.once_per, tail.beyond_per, tail.until})
            if (verb != no_index) out.insert(verb);
        if (tail.during == no_index) return;
        // A verb with parameters is an occasion, no time of the game.
        if (const VerbId verb = p.patterns[tail.during].verb;
            verb != no_index && p.verbs[verb].params.empty())
            out.insert(verb);
    };
    for (const Reaction& reaction : p.reactions) add_tail(reaction.tail);
    for (const Ability& ability : p.abilities) add_tail(ability.tail);
    for (VerbId id(0); id < p.verbs.size(); ++id)
        if (p.verbs[id].phase) out.insert(id);
    return out;
}

class Collector {
  public:
    explicit Collector(const Program& program) : p_(program) {}

    Vocabulary run() {
        Vocabulary out;
        if (p_.game.name != no_name) {
            out.game = p_.name_of(p_.game);
            out.printed = p_.game.word;
        }
        const auto section = [&](std::string title, std::string about, std::vector<Word> words) {
            if (!words.empty())
                out.sections.push_back({std::move(title), std::move(about), std::move(words)});
        };
        section("Kinds",
                "What a card, piece or place can be, with the fields and headings it has. A line of a card "
                "starts with a field, a heading, or a form such as `when`.",
                kinds());
        section("Verbs", "What can happen: cards do it, react to it, change it, forbid it.",
                verbs([](const Verb& verb) { return !verb.action && !verb.phase && !verb.heading; }));
        section("Actions", "What a player may take; cards react to them by name, as to verbs.",
                verbs([](const Verb& verb) { return verb.action; }));
        section("Times", "Behind `once per`, `until` and `during`; `before` is the start, `when` the end.",
                times());
        section("Units", "What is counted: `gain 2 UNIT`, `you have 3 UNIT`.", units());
        section("Groups", "`any GROUP` is any of its units.", list(p_.groups, "group"));
        section("Zones", "Where things lie: `a card in ZONE`; `ZONE of PLAYER`.", list(p_.zones, "zone"));
        section("Traits", "Adjectives: `each TRAIT card`, `if this is TRAIT`.", traits());
        section("Lists of words", "Values of fields: `if FIELD of this is VALUE`.", names());
        section("Numbers and tests", "`NAME of THING` in a value or condition.", defines());
        section("Maps and dice", "Which places are next to each other, and what is rolled.", maps_and_dice());
        section("Options and state of the game", "Numbers and words of the whole game.", globals());
        return out;
    }

  private:
    [[nodiscard]] const Tree& tree(const Declared& declared) const { return *p_.trees[declared.tree]; }

    [[nodiscard]] Word word(const Declared& d, std::string sort, std::string source) const {
        return {std::move(sort),
                std::string(p_.name_of(d)),
                std::string(d.word),
                std::move(source),
                std::string(p_.name_of(p_.packages[d.package])),
                tree(d).span(d.node)};
    }

    template <typename T>
    [[nodiscard]] std::vector<Word> list(const std::vector<T>& table, std::string_view sort) const {
        std::vector<Word> out;
        for (const T& one : table)
            out.push_back(word(one, std::string(sort), head_text(tree(one), one.node)));
        return out;
    }

    // What a kind has by itself and from the kinds above it, which are named.
    [[nodiscard]] std::vector<Word> kinds() const {
        std::vector<Word> out;
        for (KindId id(0); id < p_.kinds.size(); ++id) {
            const Kind& kind = p_.kinds[id];
            Word made = word(kind, "kind", signature_text(tree(kind), kind.node));
            for (const KindId from : kind.ancestors)
                // What every thing has is said once.
                if (from == id || from != p_.thing_kind) add_parts(made, from, from == id);
            out.push_back(std::move(made));
        }
        return out;
    }

    void add_parts(Word& made, KindId from, bool own) const {
        const std::string above = own ? std::string{} : std::string(p_.name_of(p_.kinds[from]));
        const auto add = [&](const Declared& d, const char* sort) {
            Word part = word(d, sort, head_text(tree(d), d.node));
            if (!own) part.sentence = "from " + above;
            const auto same = std::find_if(made.parts.begin(), made.parts.end(), [&](const Word& known) {
                return known.sort == part.sort && known.name == part.name;
            });
            if (same == made.parts.end()) made.parts.push_back(std::move(part));
        };
        for (const FieldId field : p_.kinds[from].fields)
            add(p_.fields[field], p_.fields[field].state ? "state" : "field");
        for (const HeadingId heading : p_.kinds[from].headings) add(p_.headings[heading], "heading");
        for (const FaceId face : p_.kinds[from].faces) add(p_.faces[face], "face");
    }

    template <typename Wanted> [[nodiscard]] std::vector<Word> verbs(Wanted wanted) const {
        std::vector<Word> out;
        for (const Verb& verb : p_.verbs)
            if (wanted(verb)) out.push_back(verb_word(verb));
        return out;
    }
    [[nodiscard]] Word verb_word(const Verb& verb) const {
        const bool whole = verb.action;
        return word(verb,
                    verb.action  ? "action"
                    : verb.phase ? "phase"
                                 : "verb",
                    whole ? action_text(verb) : signature_text(tree(verb), verb.node));
    }
    // An action is a line of a rule or kind: up to its colon.
    [[nodiscard]] std::string action_text(const Verb& verb) const {
        const Tree& t = tree(verb);
        std::uint32_t last = t[verb.node].first;
        while (last < t[verb.node].last && t.tokens().list[last].kind() != TokenKind::colon) ++last;
        return tokens_text(t, t[verb.node].first, last);
    }

    [[nodiscard]] std::vector<Word> times() const {
        std::vector<Word> out;
        for (const VerbId id : times_of(p_)) out.push_back(verb_word(p_.verbs[id]));
        return out;
    }

    // One line for each, also where one declaration names several.
    [[nodiscard]] std::vector<Word> units() const {
        std::vector<Word> out;
        for (const Unit& unit : p_.units) {
            std::string source = fmt::format("{} {}", unit.track ? "track" : "token", p_.name_of(unit));
            if (!unit.word.empty()) source += fmt::format(" \"{}\"", unit.word);
            for (std::size_t i = 0; i < unit.holders.size(); ++i)
                source += fmt::format("{} {}", i == 0 ? " of" : ",", p_.name_of(p_.kinds[unit.holders[i]]));
            if (unit.track) source += fmt::format(" {}..{}", unit.low, unit.high);
            if (unit.supply >= 0) source += fmt::format(" supply {}", unit.supply);
            out.push_back(word(unit, unit.track ? "track" : "token", std::move(source)));
        }
        return out;
    }

    [[nodiscard]] std::vector<Word> traits() const {
        std::vector<Word> out;
        for (const Trait& trait : p_.traits) {
            std::string source = fmt::format("trait {}", p_.name_of(trait));
            if (!trait.word.empty()) source += fmt::format(" \"{}\"", trait.word);
            if (trait.kind != no_index) source += fmt::format(" on {}", p_.name_of(p_.kinds[trait.kind]));
            out.push_back(word(trait, "trait", std::move(source)));
        }
        return out;
    }

    [[nodiscard]] std::vector<Word> names() const {
        std::vector<Word> out;
        for (const NamesList& one : p_.names_lists) {
            Word made = word(one, "names", head_text(tree(one), one.node));
            for (std::uint32_t i = one.first; i < one.first + one.count && i < p_.names_values.size(); ++i)
                made.parts.push_back(
                    word(p_.names_values[i], "value", std::string(p_.name_of(p_.names_values[i]))));
            out.push_back(std::move(made));
        }
        return out;
    }

    [[nodiscard]] std::vector<Word> defines() const {
        std::vector<Word> out;
        for (const Define& define : p_.defines)
            out.push_back(word(define, "define", signature_text(tree(define), define.node)));
        return out;
    }

    [[nodiscard]] std::vector<Word> maps_and_dice() const {
        std::vector<Word> out = list(p_.maps, "map");
        for (Word& die : list(p_.dice, "die")) out.push_back(std::move(die));
        return out;
    }

    [[nodiscard]] std::vector<Word> globals() const {
        std::vector<Word> out;
        for (const Global& global : p_.globals)
            out.push_back(
                word(global, global.option ? "option" : "state", node_text(tree(global), global.node)));
        return out;
    }

    const Program& p_;
};

} // namespace

Vocabulary vocabulary_of(const Program& program) { return Collector(program).run(); }

std::vector<std::string> lines_with(const Program& program, std::string_view name, std::size_t most) {
    std::vector<std::string> out;
    for (const Ability& ability : program.abilities) {
        if (out.size() >= most) break;
        if (ability.thing == no_index || program.things[ability.thing].scenario != no_index) continue;
        const Tree& tree = *program.trees[ability.tree];
        for (NodeId node = ability.node; node < tree.next_sibling(ability.node); ++node) {
            if (tree.kind(node) != NodeKind::name || tree.text(node) != name) continue;
            std::string line = node_text(tree, ability.node);
            if (line.find('\n') != std::string::npos) break; // blocks are no good examples
            if (std::find(out.begin(), out.end(), line) == out.end()) out.push_back(std::move(line));
            break;
        }
    }
    return out;
}

FoundWords find_words(const Vocabulary& vocabulary, std::string_view wanted) {
    FoundWords found;
    std::vector<std::string_view> names;
    std::set<std::pair<std::string_view, std::uint32_t>> seen; // a time is a verb too
    const auto look = [&](const Word& word) {
        names.push_back(word.name);
        if ((word.name == wanted || (!word.printed.empty() && word.printed == wanted)) &&
            seen.emplace(word.name, word.at.begin).second)
            found.words.push_back(&word);
    };
    for (const Section& section : vocabulary.sections)
        for (const Word& word : section.words) {
            look(word);
            for (const Word& part : word.parts)
                if (part.sentence.empty()) look(part); // inherited parts belong to another kind
        }
    if (found.words.empty()) found.nearest = did_you_mean(wanted, names);
    return found;
}

} // namespace cantrip::words
