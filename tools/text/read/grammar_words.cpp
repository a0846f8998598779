// The reverse index of a pack: from forms to words, and which words may join or move.

#include <algorithm>
#include <array>

#include "tools/support/letters.hpp"
#include "tools/text/read/grammar.hpp"

namespace cantrip::text {
namespace {

constexpr std::array determiners{Word::a,    Word::the,       Word::the_one,    Word::each,      Word::all,
                                 Word::any,  Word::no,        Word::another,    Word::whichever, Word::this_,
                                 Word::that, Word::zone_your, Word::zone_their, Word::your_own,  Word::yours};
constexpr std::pair<Con, Quantity::Kind> worded_quantities[] = {
    {Con::quantity_up_to, Quantity::Kind::up_to},     {Con::quantity_at_least, Quantity::Kind::at_least},
    {Con::quantity_exactly, Quantity::Kind::exactly}, {Con::quantity_or_more, Quantity::Kind::or_more},
    {Con::quantity_at_most, Quantity::Kind::at_most}, {Con::quantity_any_number, Quantity::Kind::any_number},
    {Con::quantity_half, Quantity::Kind::half},
};
constexpr std::array adjectives{Word::other,        Word::random,    Word::first, Word::last,
                                Word::alike,        Word::different, Word::own,   Word::of_one_sort,
                                Word::of_that_sort, Word::any};

} // namespace

void Grammar::index_word(Index& index, Key key, const Lexeme& word) {
    std::set<std::vector<WordId>> seen;
    for (const auto& [name, form] : word.forms) {
        std::vector<WordId> words = words_.intern_all(form);
        if (words.empty() || !seen.insert(words).second) continue;
        index[words.front()].push_back({words, key});
    }
}

void Grammar::index_words() {
    const auto know = [&](const auto& table) {
        for (const auto& declared : table) known_.insert(keys_.intern(program_.name_of(declared)));
    };
    know(program_.kinds);
    know(program_.traits);
    know(program_.defines);
    for (const Field& field : program_.fields) {
        const std::string kind =
            field.kind == no_index ? "" : std::string(program_.name_of(program_.kinds[field.kind])) + ".";
        known_.insert(keys_.intern(kind + std::string(program_.name_of(field))));
    }
    constexpr std::string_view attribute = ".attribute";
    for (const auto& [said, word] : pack_.words) {
        const std::string_view name = keys_.describe(said);
        Key key = said;
        if (name.ends_with(attribute))
            key = keys_.intern(std::string(name.substr(0, name.size() - attribute.size())));
        switch (word.kind) {
        case Lexeme::Kind::noun:
            index_word(nouns_, key, word);
            if (!word.icon.empty()) icons_[":" + word.icon + ":"].push_back(key);
            break;
        case Lexeme::Kind::adjective:
            if (is_among(key, determiners))
                index_word(determiners_, key, word);
            else if (is_among(key, adjectives) || is_known(key))
                index_word(adjectives_, key, word);
            break;
        case Lexeme::Kind::behind:
            if (is_among(key, determiners) || is_among(key, adjectives) || is_known(key))
                behind_words_.emplace_back(key, said);
            break;
        case Lexeme::Kind::verb: break;
        }
        for (const auto& [form, place] : word.places)
            prepositions_[form].push_back(words_.intern_all(place.preposition));
    }
    for (const auto& [form, place] : pack_.rules.places)
        prepositions_[form].push_back(words_.intern_all(place.preposition));
    for (auto& [form, all] : prepositions_) {
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
    }
    for (const Thing& thing : program_.things) {
        if (thing.name == no_name || thing.scenario != no_index) continue;
        const Key key = keys_.intern(program_.name_of(thing));
        std::string name(thing.word);
        for (const auto& [language, translated] : thing.translations)
            if (program_.names.text(language) == pack_.rules.language) name = translated;
        thing_names_.emplace(lower_word(name), key);
    }
}

void Grammar::index_quantities() {
    for (const auto& [con, kind] : worded_quantities) {
        const Wording* wording = wording_of(key_of(con), "");
        if (wording == nullptr) continue;
        WordedQuantity quantity{kind, {}};
        for (const Item& item : wording->items) {
            if (item.kind == Item::Kind::slot)
                quantity.words.push_back(any_number_word);
            else
                for (const WordId word : words_.intern_all(item.text)) quantity.words.push_back(word);
        }
        if (!quantity.words.empty()) worded_.push_back(std::move(quantity));
    }
    dash_ = words_.intern(pack_.rules.dash);
    open_quote_ = words_.intern(pack_.rules.open_quote);
}

void Grammar::collect_clitics() {
    const auto collect = [&](const Wording& wording) {
        for (const Item& item : wording.items) {
            if (item.kind != Item::Kind::clitic && !item.clitic) continue;
            for (const auto& words : forms_of(item))
                for (const WordId word : words) word_rules_.clitics.insert(word);
        }
    };
    for (const auto& [name, wording] : pack_.constructions) collect(wording);
    for (const auto& [name, wording] : pack_.frames) collect(wording);
    for (const ReadOnlyWording& other : pack_.read_only_wordings) collect(other.wording);
    for (const auto& [name, wording] : pack_.rules.verb_forms) {
        collect(wording);
        std::vector<GrammarItem> unused; // notes the prefixes
        for (const Item& item : wording.items)
            if (item.kind == Item::Kind::literal) add_words(unused, item.text);
    }
    for (const auto& [name, wording] : pack_.constructions) {
        std::vector<GrammarItem> unused;
        for (const Item& item : wording.items)
            if (item.kind == Item::Kind::literal && item.text.ends_with("-")) add_words(unused, item.text);
    }
    for (const Vocal& vocal : pack_.rules.vocals)
        word_rules_.plain.emplace(words_.intern(vocal.full), words_.intern(vocal.plain));
    word_rules_.comma = words_.intern(",");
    word_rules_.full_stop = words_.intern(".");
    for (const char* mark : {".", ",", ";", ":", "("}) word_rules_.closing.insert(words_.intern(mark));
    for (const auto& [tag, script] : pack_.rules.prints) {
        const auto letters = pack_.rules.scripts.find(script);
        if (tag == language_.tag && letters != pack_.rules.scripts.end())
            word_rules_.letters = &letters->second;
    }
}

std::vector<WordId> Grammar::words_of(const std::vector<Token>& tokens) {
    std::vector<WordId> out;
    for (const Token& token : tokens) {
        if (token.kind == Token::Kind::icon) {
            out.push_back(words_.intern(":" + token.text + ":"));
            continue;
        }
        for (const WordId word : words_.intern_all(token.text + (token.joins_next ? "-" : "")))
            out.push_back(word);
    }
    return out;
}

// Every form that agreement could ask for.
std::vector<std::vector<WordId>> Grammar::forms_of(const Item& item, Who who, bool in_clause) {
    std::set<std::vector<WordId>> out;
    if (item.kind == Item::Kind::clitic) return {words_.intern_all(item.text)};
    const std::string& address = pack_.rules.address;
    std::vector<std::string> genders = pack_.rules.genders;
    if (genders.empty()) genders.emplace_back();
    const PhraseTree nothing;
    for (const std::string& gender : genders) {
        for (const Features& with : {Features{gender, address.substr(1), address.substr(0, 1)},
                                     Features{gender, "sg", "3"}, Features{gender, "pl", "3"}}) {
            const bool you = with.person != "3";
            if ((who == Who::you && !you) || (who == Who::other && you)) continue;
            for (const bool negated : {false, true}) {
                if (negated && !in_clause)
                    continue; // "no card" makes the verb of its clause negative, nothing else
                Linearizer linearizer(pack_, keys_, nothing, Style::words);
                linearizer.say_form(item, with, negated);
                const Linearized said = linearizer.take();
                if (said.missing.empty() && !said.tokens.empty()) out.insert(words_of(said.tokens));
            }
        }
    }
    return {out.begin(), out.end()};
}

// Where some form of a clitic begins in the text.
const std::vector<Node>& Grammar::clitic_nodes(std::uint32_t clitic) {
    if (clitic >= clitic_nodes_.size()) clitic_nodes_.resize(clitics_.size());
    auto& known = clitic_nodes_[clitic];
    if (known) return *known;
    known.emplace();
    for (const auto& words : clitics_[clitic]) {
        if (words.empty() || !present_.contains(words.front())) continue;
        for (Node node = 0; node < text_->end; ++node)
            if (Node at = node; follows(*text_, at, words)) known->push_back(node);
    }
    return *known;
}

bool Grammar::has_clitic(std::uint32_t clitic, Node from, Node to) {
    const std::vector<Node>& nodes = clitic_nodes(clitic);
    return std::any_of(nodes.begin(), nodes.end(), [&](Node node) { return node >= from && node < to; });
}

Lattice Grammar::lattice(std::string_view text) {
    return make_lattice(text, words_, word_rules_, pack_.rules);
}

} // namespace cantrip::text
