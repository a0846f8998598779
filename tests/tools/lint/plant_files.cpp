// Operators on scenarios, and whole declarations.

#include <algorithm>

#include <fmt/format.h>

#include "tests/tools/lint/planter.hpp"

namespace cantrip::testing {
namespace {

// An inventory entry of a card that the scenario does not speak of.
std::string entry_of_other(const Program& program, std::string_view scenario) {
    for (const Thing& thing : program.things)
        if (!thing.from.empty() && thing.name != no_name && thing.scenario == no_index &&
            scenario.find(program.name_of(thing)) == std::string_view::npos)
            return std::string(thing.from.front());
    return {};
}

void plant_in_scenarios(Planter& planter) {
    std::size_t titles = 0, cards = 0;
    for (const Site& file : planter.files()) {
        const Tree& tree = *file.tree;
        for (const NodeId node : tree.children(tree.root())) {
            if (tree.kind(node) != NodeKind::scenario) continue;
            const Span at = tree.span(node);
            if (titles < planter.each()) {
                ++titles;
                planter.change("two-scenarios-one-title", {tree.file(), at.end, at.end},
                               "\n\n" + std::string(source(tree, at)));
            } else if (cards < planter.each() && tree.child(node, NodeKind::from) == no_node) {
                const std::string entry = entry_of_other(*file.program, source(tree, at));
                if (entry.empty()) continue;
                ++cards;
                const std::uint32_t brace =
                    at.begin + static_cast<std::uint32_t>(source(tree, at).find('{')) + 1;
                planter.change("scenario-without-its-card", {tree.file(), at.begin, brace},
                               std::string(source(tree, {tree.file(), at.begin, brace})) + "\n  from " +
                                   entry);
            }
        }
    }
}

// A verb at the front of the phase that a game starts with: all players together do it.
void plant_in_course(Planter& planter) {
    std::size_t planted = 0;
    for (const Program& p : planter.programs().list) {
        if (p.game.start == no_index || planted >= 2 * planter.each()) continue;
        const Verb& start = p.verbs[p.game.start];
        const Tree& tree = *p.trees[start.tree];
        if (std::any_of(p.hir.begin(), p.hir.end(), [](const Hir& h) { return h.op == Op::team; }) ||
            !planter.reserve(tree, start.node))
            continue;
        const std::size_t brace = source(tree, tree.span(start.node)).find('{');
        if (brace == std::string_view::npos) continue;
        const Site file{&p, &tree, no_node, no_node, no_node, ""};
        const std::uint32_t at = tree.span(start.node).begin + static_cast<std::uint32_t>(brace) + 1;
        const std::size_t number = planter.number();
        planter.change("", {tree.file(), at, at},
                       fmt::format("\n  planted_deal_{0}\n  planted_course_{0}", number));
        planter.declare("group-acts", file,
                        fmt::format("verb planted_deal_{0} \"planted deal {0}\": gain ({1} of you) {1}\n",
                                    number, tokens_of(p).front()));
        planter.declare("verb-for-phase", file,
                        fmt::format("verb planted_course_{0} \"planted course {0}\" {{\n"
                                    "  each player: perform an action\n"
                                    "  each player: perform an action\n}}\n",
                                    number));
        planted += 2;
    }
}

// Whole declarations at the end of a file; `#` is a number.
void plant_declarations(Planter& planter) {
    // The file that the next declaration goes into.
    const auto file_of = [&](std::size_t number) -> const Site& {
        return planter.files()[number % planter.files().size()];
    };
    std::size_t next = planter.number();
    const auto add = [&](const char* rule, const std::string& text) {
        std::string out;
        for (const char c : text) out += c == '#' ? std::to_string(next) : std::string(1, c);
        planter.declare(rule, file_of(next), out);
        next = planter.number();
    };
    for (std::size_t i = 0; i < planter.each(); ++i) {
        add("odd-id", "trait planted__# \"planted #\" on card\n");
        add("unused-declaration", "token planted_unit_# \"planted unit #\" of player\n");
        add("unused-declaration", "verb planted_verb_# \"planted verb #\": nothing\n");
        add("term-without-word", "zone planted_zone_# of player\n");
        add("one-word-two-terms",
            "zone planted_left_# \"planted zone\"\nzone planted_right_# \"planted zone\"\n");
        add("unused-parameter", "define planted_toll_# \"planted toll #\"(player, for steps number) = 3\n");
        add("wrong-zone", "kind planted_kind_# \"planted kind #\"\nzone planted_box_# \"planted box #\" "
                          "holds planted_kind_#\n"
                          "verb planted_move_# \"planted move #\"(card): move card to planted_box_#\n");
        add("keyword-without-rule",
            "trait planted_word_# \"planted word #\" on planted_piece_#\nkind planted_piece_# \"planted "
            "piece #\"\n"
            "planted_piece_# planted_coin_# \"Planted Coin #\" { traits planted_word_# }\n");
        add("ability-out-of-order", "kind planted_mine_# \"planted mine #\" {\n  heading planted_dig_# "
                                    "\"planted dig #\": when planted_do_#\n"
                                    "  heading planted_sift_# \"planted sift #\": when planted_do_#\n}\nverb "
                                    "planted_do_# \"planted deed #\"\n"
                                    "planted_mine_# planted_pit_# \"Planted Pit #\" {\n  planted_sift_#: "
                                    "planted_do_#\n  planted_dig_#: planted_do_#\n}\n");
        const std::string phase = first_phase(*file_of(next).program);
        add("repeated-limit",
            "kind planted_shop_# \"planted shop #\" {\n  heading planted_trade_# \"planted trade #\": action "
            "once per " +
                phase +
                "\n}\nplanted_shop_# planted_market_# \"Planted Market #\" {\n  planted_trade_# once per " +
                phase + ": nothing\n}\n");
        const std::string game(file_of(next).program->name_of(file_of(next).program->game));
        add("scenario-without-expectation",
            "scenario \"planted scenario #\" for " + game + " {\n  players ann, bob\n}\n");
        add("missing-words",
            "token planted_chip_# \"planted chip #\" of player\nkind planted_toy_# \"planted toy #\"\n"
            "planted_toy_# planted_top_# \"Planted Top #\" {\n  when planted_spin_#: each player: gain 1 "
            "planted_chip_#\n}\nverb planted_spin_# \"planted spin #\"\n");
        add("source-claimed-twice",
            "kind planted_card_# \"planted card #\"\nplanted_card_# planted_heads_# \"Planted Heads #\" { "
            "from planted/coin-# }\n"
            "planted_card_# planted_tails_# \"Planted Tails #\" { from planted/coin-# }\n");
        std::string curve = "kind planted_bird_# \"planted bird #\" {\n  planted_price_# cost = nothing\n  "
                            "planted_worth_# number = 0\n}\n"
                            "token planted_seed_# \"planted seed #\" of player\n";
        for (int j = 1; j <= 10; ++j)
            curve += fmt::format("planted_bird_# planted_wren_{0}_# \"Planted Wren {0} #\" {{ "
                                 "planted_price_# {1} planted_seed_#; planted_worth_# {2} }}\n",
                                 j, 1 + j % 4, j == 7 ? 40 : 2 + j % 4);
        add("cost-outlier", curve);
    }
}

} // namespace

void plant_in_files(Planter& planter) {
    plant_in_course(planter);
    plant_in_scenarios(planter);
    plant_declarations(planter);
}

} // namespace cantrip::testing
