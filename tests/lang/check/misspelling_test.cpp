// A name of a real game with one wrong letter is always told: no word is skipped in silence.

#include <map>
#include <random>
#include <set>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/lang/check/whole_game.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct Use {
    NodeId name;
    NodeId parent;
    std::uint32_t place; // among the children of its parent that are names
};

std::vector<Use> uses_in(const Tree& tree) {
    std::vector<Use> out;
    for (NodeId parent(0); parent < tree.nodes().size(); ++parent) {
        std::uint32_t place = 0;
        for (const NodeId child : tree.children(parent))
            if (tree.kind(child) == NodeKind::name) out.push_back({child, parent, place++});
    }
    return out;
}

// The word behind `action`, or a word before a reaction: a label in a rule (on a card it must be a heading).
bool names_ability(const Tree& tree, const Use& use) {
    bool after_action = false;
    NodeId last = no_node;
    for (const NodeId child : tree.children(use.parent)) {
        if (child < use.name && tree.kind(child) == NodeKind::name)
            after_action |= tree.token_kind(child) == TokenKind::kw_action;
        last = child;
    }
    const bool reaction = tree.kind(last) >= NodeKind::when && tree.kind(last) <= NodeKind::whenever;
    return after_action || (use.place == 0 && reaction);
}

// A name that is given here. When nothing else speaks of it, a wrong letter in it is just another name.
std::string_view given_name(const Tree& tree, const Use& use) {
    switch (tree.kind(use.parent)) {
    case NodeKind::word: return "the name of a declaration";
    case NodeKind::thing:
    case NodeKind::inner: return use.place == 1 ? "the name of a card or part" : "";
    case NodeKind::field_decl:
    case NodeKind::state:
    case NodeKind::option: return use.place == 0 ? "the name of a field" : "";
    case NodeKind::param: return use.place == 0 ? "the name of a parameter" : "";
    case NodeKind::let:
    case NodeKind::bound_as: return "a name given in an effect";
    case NodeKind::gives: return use.place == 0 ? "the name of a result" : "";
    case NodeKind::players: return "a player of a scenario";
    case NodeKind::die: return "a face of a die";
    case NodeKind::face_decl: return "the name of a face";
    case NodeKind::translation: return "a language";
    case NodeKind::ability: return names_ability(tree, use) ? "the name of an action or label" : "";
    default: return "";
    }
}

std::set<std::string, std::less<>> all_words(const WholeGame& game) {
    std::set<std::string, std::less<>> words;
    for (const auto& file : game.files()) {
        const Tokens& tokens = game.tree(file).tokens();
        for (std::uint32_t i = 0; i < tokens.list.size(); ++i) words.emplace(tokens.text_of(i));
    }
    return words;
}

class Speller {
  public:
    // The word with another letter somewhere, so that it is no word of the game or of the language; empty
    // when there is none.
    std::string wrong(std::string word, const std::set<std::string, std::less<>>& words) {
        const std::string right = word;
        for (int attempt = 0; attempt < 50; ++attempt) {
            word = right;
            word[below(word.size())] = static_cast<char>('a' + below(26));
            if (!words.contains(word) && keyword(word) == TokenKind::ident) return word;
        }
        return {};
    }
    std::size_t below(std::size_t end) { return random_() % end; }

  private:
    std::mt19937 random_{20260501};
};

} // namespace

TEST_CASE("a name with a wrong letter is told", "[check][misspelling]") {
    const std::size_t per_game = 1500 / slowness;
    std::map<std::string_view, std::size_t> given;
    std::vector<std::string> missed;
    std::size_t tried = 0;
    Speller speller;
    for (const auto& folders : all_games()) {
        WholeGame game(folders);
        REQUIRE(game.told() == 0);
        const auto words = all_words(game);
        std::vector<std::pair<WholeGame::File, Use>> uses;
        for (const auto& file : game.files())
            for (const Use& use : uses_in(game.tree(file))) uses.emplace_back(file, use);
        for (std::size_t i = 0; i < per_game; ++i) {
            const auto& [file, use] = uses[speller.below(uses.size())];
            const Tree& tree = game.tree(file);
            const Span at = tree.span(use.name);
            const std::string right(tree.text(use.name));
            const std::string word = speller.wrong(right, words);
            if (word.empty()) continue;
            ++tried;
            std::string text = game.text(file);
            if (game.told_with(file, text.replace(at.begin, at.end - at.begin, word)) != 0) continue;
            if (const auto what = given_name(tree, use); !what.empty())
                ++given[what];
            else
                missed.push_back(fmt::format("{}:{}: {} for {}", game.path(file),
                                             std::count(text.begin(), text.begin() + at.begin, '\n') + 1,
                                             word, right));
        }
    }
    for (const auto& [what, count] : given)
        fmt::print("misspelling: {} times {} that nothing speaks of\n", count, what);
    fmt::print("misspelling: {} tried, {} missed\n", tried, missed.size());
    CHECK(missed == std::vector<std::string>{});
    CHECK(tried > 4400 / slowness);
}
