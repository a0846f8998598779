#include "tests/lint/mutations.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <sstream>

#include <fmt/format.h>

namespace cantrip::testing {
namespace {

struct Change {
    Span at;
    std::string text;
    std::string rule; // or several, separated by commas; none for what only helps
};

// A place where something can be planted.
struct Site {
    const Program* program = nullptr;
    const Tree* tree = nullptr;
    NodeId card = no_node; // the whole thing
    NodeId line = no_node; // one ability
    NodeId body = no_node; // its effect: one call
};

std::string_view source(const Tree& tree, Span at) { return tree.tokens().text.substr(at.begin, at.end - at.begin); }
std::string text_of(const Site& site, NodeId node) { return std::string(source(*site.tree, site.tree->span(node))); }

NodeId last_of(const Tree& tree, NodeId node) {
    NodeId last = no_node;
    for (const NodeId child : tree.children(node)) last = child;
    return last;
}

bool is_one_call(const Tree& tree, NodeId body) {
    if (tree.kind(body) != NodeKind::seq || tree[body].size < 2 || tree[body].size != 1 + tree[body + 1].size) return false;
    return tree.kind(body + 1) == NodeKind::call && tree.child(body + 1, NodeKind::bound_as) == no_node;
}

// Abilities of cards that are one call under `when` or a heading, one for each card.
std::vector<Site> ability_sites(const Program& program, const Tree& tree) {
    std::vector<Site> out;
    for (const NodeId card : tree.children(tree.root())) {
        const NodeId inner = tree.kind(card) == NodeKind::thing ? tree.child(card, NodeKind::thing_body) : no_node;
        if (inner == no_node) continue;
        for (const NodeId line : tree.children(inner)) {
            // What replaces something must say what happens in every case, which many operators would break.
            const bool replaces = tree.token_kind(line) == TokenKind::kw_instead;
            const bool ability = !replaces && (tree.kind(line) == NodeKind::when || tree.kind(line) == NodeKind::ability);
            const NodeId body = ability ? last_of(tree, line) : no_node;
            if (body == no_node || !is_one_call(tree, body)) continue;
            out.push_back({&program, &tree, card, line, body});
            break;
        }
    }
    return out;
}

bool is_card(const Site& site) {
    const Program& program = *site.program;
    return std::any_of(program.things.begin(), program.things.end(), [&](const Thing& thing) {
        return thing.node == site.card && program.trees[thing.tree] == site.tree && program.is_a(thing.kind, program.card_kind);
    });
}

// Words that every game has, so that one operator fits all of them.
constexpr std::string_view some_condition = "count of player > 2";

using ToText = std::function<std::string(const std::string&)>;

struct BodyOperator {
    const char* rule;
    ToText write;
};

std::string first_phase(const Program& program) {
    for (const Verb& verb : program.verbs)
        if (verb.phase) return std::string(program.name_of(verb));
    return {};
}

std::string number_state(const Program& program) {
    for (const Field& field : program.fields)
        if (field.state && field.type.is(TypeTag::number) && field.kind != no_index && program.is_a(program.game.player, field.kind)) return std::string(program.name_of(field));
    return {};
}

std::string many_times(const std::string& body) {
    std::string out = "{\n";
    for (int i = 0; i < 60; ++i) out += "    " + body + "\n";
    return out + "  }";
}

const std::vector<BodyOperator>& body_operators() {
    static const std::string condition(some_condition);
    static const std::vector<BodyOperator> table{
        {"repeated-option", [](const std::string& b) { return "either " + b + " or " + b; }},
        {"constant-condition", [](const std::string& b) { return "if count of player >= 0: " + b; }},
        {"constant-condition", [](const std::string& b) { return "if 3 < 2: " + b; }},
        {"empty-body", [](const std::string&) { return std::string("{}"); }},
        {"equal-branches", [](const std::string& b) { return "if " + condition + ": " + b + " else: " + b; }},
        {"repeated-condition", [](const std::string& b) { return "if " + condition + " and " + condition + ": " + b; }},
        {"repeated-condition", [](const std::string& b) { return "if " + condition + ": { if " + condition + ": " + b + " } else: nothing"; }},
        {"zero-amount", [](const std::string& b) { return "repeat 0: " + b; }},
        {"unused-binding", [](const std::string& b) { return "{\n    let planted = count of player\n    " + b + "\n  }"; }},
        {"unused-binding", [](const std::string& b) { return "each player as planted: " + b; }},
        {"needless-block", [](const std::string& b) { return "{ " + b + " }"; }},
        {"collapsible-if", [](const std::string& b) { return "if " + condition + ": { if count of card > 5: " + b + " }"; }},
        {"needless-else", [](const std::string& b) { return "if " + condition + ": " + b + " else: nothing"; }},
        {"needless-parentheses", [](const std::string& b) { return "if count of player > (2): " + b; }},
        {"impossible-case", [](const std::string& b) { return "match random 1..3 { 1..3: " + b + "; 4: " + b + " }"; }},
        {"magic-number", [](const std::string& b) { return "if count of card > 97: " + b; }},
        {"long-text", many_times},
        {"assumed-value", [](const std::string& b) { return "assume " + b; }},
    };
    return table;
}

class Planter {
  public:
    Planter(const Programs& programs, std::size_t each) : programs_(programs), each_(each) {}

    Planting plant() {
        for (std::size_t i = 0; i < programs_.list.size(); ++i) collect(programs_.list[i], programs_.packages[i]);
        for (const BodyOperator& one : body_operators()) of_bodies(one);
        of_lines();
        of_cards();
        of_scenarios();
        of_files();
        return finish();
    }

  private:
    void collect(const Program& program, const std::vector<std::size_t>& packages) {
        for (const std::size_t index : packages) {
            const LoadedPackage& package = programs_.world.packages[index];
            if (!package.asked_for || package.name != program.name_of(program.packages.back())) continue;
            for (const std::uint32_t at : package.trees) {
                const Tree& tree = programs_.world.trees[at];
                if (!seen_.insert(tree.file()).second) continue;
                files_.push_back({&program, &tree, no_node, no_node, no_node});
                for (Site& site : ability_sites(program, tree)) sites_.push_back(std::move(site));
            }
        }
        // Sites of all games in turn, so that each operator is tried on more than one.
        std::stable_sort(sites_.begin(), sites_.end(), [](const Site& a, const Site& b) { return a.line * 31 % 101 < b.line * 31 % 101; });
    }

    // The next card that nothing is planted in yet and that fits.
    const Site* take(const std::function<bool(const Site&)>& fits = {}) {
        for (const Site& site : sites_) {
            if (taken_.contains({site.tree->file(), site.card}) || (fits && !fits(site))) continue;
            taken_.insert({site.tree->file(), site.card});
            return &site;
        }
        return nullptr;
    }

    void change(const std::string& rule, Span at, std::string text) { changes_.push_back({at, std::move(text), rule}); }

    void of_bodies(const BodyOperator& one) {
        for (std::size_t i = 0; i < each_; ++i) {
            // Only cards have a box that a text can be too long for.
            const bool cards = one.rule == std::string_view("long-text");
            // An action may be nothing but its price.
            const bool plain = one.rule == std::string_view("empty-body");
            const Site* site = take([&](const Site& found) { return cards ? is_card(found) : !plain || found.tree->kind(found.line) == NodeKind::when; });
            if (site == nullptr) return;
            // What is told at the name of the card needs the whole card to be looked at, the rest the line.
            const Span at = site->tree->span(cards ? site->card : site->line);
            const Span body = site->tree->span(site->body);
            const Span before{at.file, at.begin, body.begin}, after{at.file, body.end, at.end};
            change(one.rule, at, std::string(source(*site->tree, before)) + one.write(text_of(*site, site->body)) + std::string(source(*site->tree, after)));
        }
    }

    // Operators on the whole line of an ability.
    void of_lines() {
        const auto around = [&](const char* rule, const ToText& write) {
            for (std::size_t i = 0; i < each_; ++i)
                if (const Site* site = take()) change(rule, site->tree->span(site->line), write(text_of(*site, site->line)));
        };
        around("duplicate-ability", [](const std::string& line) { return line + "\n  " + line; });
        around("unused-suppression", [](const std::string& line) { return "// lint: allow zero-amount because it is planted\n  " + line; });
        around("suppression-without-reason", [](const std::string& line) { return "// lint: allow zero-amount\n  " + line; });
        around("unknown-suppression", [](const std::string& line) { return "// lint: allow zero-amuont because it is planted\n  " + line; });
        around("value-below-ability", [](const std::string& line) { return line + "\n  from planted/entry"; });
        for (std::size_t i = 0; i < each_; ++i) {
            const Site* site = take([](const Site& one) { return !first_phase(*one.program).empty(); });
            if (site != nullptr)
                change("unreachable-statement", site->tree->span(site->body),
                       fmt::format("{{\n    stop {}\n    {}\n  }}", first_phase(*site->program), text_of(*site, site->body)));
            site = take([](const Site& one) { return !number_state(*one.program).empty(); });
            if (site != nullptr)
                change("self-assignment", site->tree->span(site->body), fmt::format("{0} of you becomes {0} of you", number_state(*site->program)));
        }
    }

    // Operators on whole cards.
    void of_cards() {
        const auto name = [](const Site& site) { return site.tree->child(site.card, NodeKind::string); };
        for (std::size_t i = 0; i < each_; ++i) {
            if (const Site* site = take([&](const Site& one) { return name(one) != no_node; }))
                change("untidy-name", site->tree->span(name(*site)), "\"Planted Name.\"");
            copy_of_card(i);
            twin_names(i);
            without_line("missing-translation", NodeKind::translation);
            without_line("missing-source", NodeKind::from);
        }
    }

    // What a card declares, such as a named action or a part with a name, would be declared twice.
    static bool can_be_copied(const Site& site) {
        const std::string text = text_of(site, site.card);
        const NodeId body = site.tree->child(site.card, NodeKind::thing_body);
        return site.tree->child(body, NodeKind::inner) == no_node && text.find("unknown") == std::string::npos && text.find("action ") == std::string::npos;
    }

    // One card twice under two names: equal cards, and the second one has no scenario.
    void copy_of_card(std::size_t number) {
        const Site* site = take([](const Site& one) { return one.tree->child(one.card, NodeKind::string) != no_node && can_be_copied(one); });
        if (site == nullptr) return;
        const Tree& tree = *site->tree;
        const std::uint32_t begin = tree.span(site->card).begin;
        std::string copy = text_of(*site, site->card);
        // Back to front, so that places stay good: the title, then the id.
        const Span title = tree.span(tree.child(site->card, NodeKind::string));
        copy.replace(title.begin - begin, title.end - title.begin, fmt::format("\"Planted Copy {}\"", number));
        const Span id = tree.span(tree.nth_child(site->card, 1));
        copy.replace(id.begin - begin, id.end - id.begin, fmt::format("planted_copy_{}", number));
        const std::uint32_t end = tree.span(site->card).end;
        changes_.push_back({{tree.file(), end, end}, "\n\n" + copy, "equal-cards,card-without-scenario"});
    }

    void twin_names(std::size_t number) {
        const auto twins = [](const Site& a, const Site& b) {
            return a.tree == b.tree && a.card != b.card && b.tree->child(b.card, NodeKind::string) != no_node && a.tree->text(a.card + 1) == b.tree->text(b.card + 1);
        };
        // One that has another of its kind beside it that is still free.
        const Site* site = take([&](const Site& one) {
            return one.tree->child(one.card, NodeKind::string) != no_node && std::any_of(sites_.begin(), sites_.end(), [&](const Site& second) {
                return twins(one, second) && !taken_.contains({second.tree->file(), second.card});
            });
        });
        if (site == nullptr) return;
        const auto fits = [&](const Site& one) { return twins(*site, one); };
        const Site* other = take(fits);
        if (other == nullptr) return;
        const std::string title = fmt::format("\"Planted Twin {}\"", number);
        // The second one in the file is told.
        const bool later = other->card > site->card;
        const auto whole_head = [&](const Site& one) {
            return Span{one.tree->file(), one.tree->span(one.card).begin, one.tree->span(one.tree->child(one.card, NodeKind::string)).end};
        };
        for (const Site* one : {site, other}) {
            const Span at = whole_head(*one);
            const Span old = one->tree->span(one->tree->child(one->card, NodeKind::string));
            changes_.push_back({at, std::string(source(*one->tree, {at.file, at.begin, old.begin})) + title, (one == other) == later ? "two-cards-one-name" : ""});
        }
    }

    // A card without one of its lines. Told at the card's name, which stays.
    void without_line(const char* rule, NodeKind kind) {
        const auto line = [&](const Site& one) {
            const NodeId body = one.tree->child(one.card, NodeKind::thing_body);
            return one.tree->child(body, kind);
        };
        // Only where nearly all cards of the file have one.
        const auto fits = [&](const Site& one) {
            std::size_t with = 0, without = 0;
            for (const NodeId card : one.tree->children(one.tree->root())) {
                const NodeId body = one.tree->kind(card) == NodeKind::thing ? one.tree->child(card, NodeKind::thing_body) : no_node;
                if (body != no_node) ++(one.tree->child(body, kind) == no_node ? without : with);
            }
            return line(one) != no_node && with > 8 && without == 0;
        };
        const Site* site = take(fits);
        if (site == nullptr) return;
        const Span at = site->tree->span(site->card);
        const Span gone = site->tree->span(line(*site));
        std::string text = text_of(*site, site->card);
        text.erase(gone.begin - at.begin, gone.end - gone.begin);
        change(rule, at, std::move(text));
    }

    void of_scenarios() {
        std::size_t titles = 0, cards = 0;
        for (const Site& file : files_) {
            const Tree& tree = *file.tree;
            for (const NodeId node : tree.children(tree.root())) {
                if (tree.kind(node) != NodeKind::scenario) continue;
                const Span at = tree.span(node);
                if (titles < each_) {
                    ++titles;
                    changes_.push_back({{tree.file(), at.end, at.end}, "\n\n" + std::string(source(tree, at)), "two-scenarios-one-title"});
                } else if (cards < each_ && tree.child(node, NodeKind::from) == no_node) {
                    const std::string entry = entry_of_other(*file.program, source(tree, at));
                    if (entry.empty()) continue;
                    ++cards;
                    const std::uint32_t brace = at.begin + static_cast<std::uint32_t>(source(tree, at).find('{')) + 1;
                    changes_.push_back({{tree.file(), at.begin, brace}, std::string(source(tree, {tree.file(), at.begin, brace})) + "\n  from " + entry, "scenario-without-its-card"});
                }
            }
        }
    }

    // An inventory entry of a card that the scenario does not speak of.
    static std::string entry_of_other(const Program& program, std::string_view scenario) {
        for (const Thing& thing : program.things)
            if (!thing.from.empty() && thing.name != no_name && thing.scenario == no_index && scenario.find(program.name_of(thing)) == std::string_view::npos) return std::string(thing.from.front());
        return {};
    }

    // Whole declarations at the end of a file; `{}` is a number.
    void of_files() {
        const auto add = [&](const char* rule, const std::string& text) {
            const std::size_t number = ++numbers_;
            std::string out = "\n\n";
            for (std::size_t at = 0; at < text.size(); ++at) {
                if (text[at] == '#') out += std::to_string(number);
                else out += text[at];
            }
            const Site& file = files_[number % files_.size()];
            const auto end = static_cast<std::uint32_t>(file.tree->tokens().text.size());
            changes_.push_back({{file.tree->file(), end, end}, out, rule});
            return &file;
        };
        // The number that magic numbers are equal to, once for each program.
        std::set<const Program*> named;
        for (const Site& file : files_) {
            if (!named.insert(file.program).second) continue;
            const auto end = static_cast<std::uint32_t>(file.tree->tokens().text.size());
            changes_.push_back({{file.tree->file(), end, end}, fmt::format("\n\ndefine planted_limit_{} \"planted limit\" = 97\n", named.size()), ""});
        }
        for (std::size_t i = 0; i < each_; ++i) {
            add("odd-id", "trait planted__# \"planted #\" on card\n");
            add("unused-declaration", "token planted_unit_# \"planted unit #\" of player\n");
            add("unused-declaration", "verb planted_verb_# \"planted verb #\": nothing\n");
            add("term-without-word", "zone planted_zone_# of player\n");
            add("one-word-two-terms", "zone planted_left_# \"planted zone\"\nzone planted_right_# \"planted zone\"\n");
            add("unused-parameter", "define planted_toll_# \"planted toll #\"(player, for steps number) = 3\n");
            add("wrong-zone", "kind planted_kind_# \"planted kind #\"\nzone planted_box_# \"planted box #\" holds planted_kind_#\n"
                              "verb planted_move_# \"planted move #\"(card): move card to planted_box_#\n");
            add("keyword-without-rule", "trait planted_word_# \"planted word #\" on planted_piece_#\nkind planted_piece_# \"planted piece #\"\n"
                                        "planted_piece_# planted_coin_# \"Planted Coin #\" { traits planted_word_# }\n");
            add("ability-out-of-order", "kind planted_mine_# \"planted mine #\" {\n  heading planted_dig_# \"planted dig #\": when planted_do_#\n"
                                        "  heading planted_sift_# \"planted sift #\": when planted_do_#\n}\nverb planted_do_# \"planted deed #\"\n"
                                        "planted_mine_# planted_pit_# \"Planted Pit #\" {\n  planted_sift_#: planted_do_#\n  planted_dig_#: planted_do_#\n}\n");
            const Site& file = files_[(numbers_ + 1) % files_.size()];
            const std::string phase = first_phase(*file.program);
            add("repeated-limit", "kind planted_shop_# \"planted shop #\" {\n  heading planted_trade_# \"planted trade #\": action once per " + phase +
                                      "\n}\nplanted_shop_# planted_market_# \"Planted Market #\" {\n  planted_trade_# once per " + phase + ": nothing\n}\n");
            const std::string game(files_[(numbers_ + 1) % files_.size()].program->name_of(files_[(numbers_ + 1) % files_.size()].program->game));
            add("scenario-without-expectation", "scenario \"planted scenario #\" for " + game + " {\n  players ann, bob\n}\n");
            add("missing-words", "token planted_chip_# \"planted chip #\" of player\nkind planted_toy_# \"planted toy #\"\n"
                                 "planted_toy_# planted_top_# \"Planted Top #\" {\n  when planted_spin_#: each player: gain 1 planted_chip_#\n}\nverb planted_spin_# \"planted spin #\"\n");
            add("source-claimed-twice", "kind planted_card_# \"planted card #\"\nplanted_card_# planted_heads_# \"Planted Heads #\" { from planted/coin-# }\n"
                                        "planted_card_# planted_tails_# \"Planted Tails #\" { from planted/coin-# }\n");
            std::string curve = "kind planted_bird_# \"planted bird #\" {\n  planted_price_# cost = nothing\n  planted_worth_# number = 0\n}\n"
                                "token planted_seed_# \"planted seed #\" of player\n";
            for (int j = 1; j <= 10; ++j)
                curve += fmt::format("planted_bird_# planted_wren_{0}_# \"Planted Wren {0} #\" {{ planted_price_# {1} planted_seed_#; planted_worth_# {2} }}\n", j, 1 + j % 4, j == 7 ? 40 : 2 + j % 4);
            add("cost-outlier", curve);
        }
    }

    Planting finish() {
        Planting out;
        std::stable_sort(changes_.begin(), changes_.end(), [](const Change& a, const Change& b) { return std::tie(a.at.file, a.at.begin) < std::tie(b.at.file, b.at.begin); });
        for (std::size_t i = 0; i < changes_.size();) {
            const FileId file = changes_[i].at.file;
            const Source& from = programs_.world.sources.at(file);
            std::string text;
            std::uint32_t done = 0;
            for (; i < changes_.size() && changes_[i].at.file == file; ++i) {
                const Change& one = changes_[i];
                text += from.text.substr(done, one.at.begin - done);
                const auto begin = static_cast<std::uint32_t>(text.size());
                text += one.text;
                done = one.at.end;
                std::istringstream rules(one.rule);
                for (std::string rule; std::getline(rules, rule, ',');)
                    out.list.push_back({rule, from.path, from.text.substr(one.at.begin, one.at.end - one.at.begin), one.text, begin, static_cast<std::uint32_t>(text.size())});
            }
            text += from.text.substr(done);
            out.texts[from.path] = std::move(text);
        }
        return out;
    }

    const Programs& programs_;
    std::size_t each_;
    std::vector<Site> sites_, files_;
    std::set<FileId> seen_;
    std::set<std::pair<FileId, NodeId>> taken_;
    std::vector<Change> changes_;
    std::size_t numbers_ = 0;
};

} // namespace

Planting plant(const Programs& programs, std::size_t each) { return Planter(programs, each).plant(); }

} // namespace cantrip::testing
