// Operators for rules about play and about names, on abilities that give their player something.

#include <algorithm>

#include <fmt/format.h>

#include "tests/tools/lint/planter.hpp"

namespace cantrip::testing {
namespace {

// One more of a unit than a player can ever have: "7 omen". Empty when all are without bounds.
std::string too_much(const Program& p) {
    for (const Unit& unit : p.units) {
        if (!is_of_player(p, unit) || unit.transient) continue;
        if (unit.supply >= 0) return fmt::format("{} {}", unit.supply + 1, p.name_of(unit));
        if (unit.high != 0x7fffffff) return fmt::format("{} {}", unit.high - unit.low + 1, p.name_of(unit));
    }
    return {};
}

std::string kind_in(const Program& p, const Zone& zone) {
    return std::string(p.name_of(p.kinds[zone.holds.empty() ? p.card_kind : zone.holds.front()]));
}

const Zone* find_zone(const Program& p, const std::function<bool(const Zone&)>& fits) {
    const auto found = std::find_if(p.zones.begin(), p.zones.end(), fits);
    return found == p.zones.end() ? nullptr : &*found;
}
const Zone* hidden_zone(const Program& p) {
    return find_zone(p, [](const Zone& zone) { return zone.seen == Zone::Seen::nobody; });
}
const Zone* players_zone(const Program& p) {
    return find_zone(
        p, [&](const Zone& zone) { return zone.owner != no_index && p.is_a(p.game.player, zone.owner); });
}

// A number that things of the zone print.
std::string number_in(const Program& p, const Zone& zone) {
    const KindId kind = zone.holds.empty() ? p.card_kind : zone.holds.front();
    for (const Field& field : p.fields)
        if (!field.state && field.type.is(TypeTag::number) && field.kind != no_index &&
            p.is_a(kind, field.kind))
            return std::string(p.name_of(field));
    return {};
}

bool has_fast_actions(const Program& p) {
    return std::any_of(p.traits.begin(), p.traits.end(),
                       [&](const Trait& trait) { return p.name_of(trait) == "fast"; });
}

// A simple ability that lets you gain something, without a price.
bool gives(const Site& site) {
    return !tokens_of(*site.program).empty() && text_of(site, site.body).starts_with("gain ") &&
           text_of(site, site.line).find("->") == std::string::npos;
}
bool gives_when(const Site& site) { return gives(site) && site.tree->kind(site.line) == NodeKind::when; }

class PlayMistakes {
  public:
    explicit PlayMistakes(Planter& planter) : planter_(planter) {}

    void plant() {
        trades();
        prices();
        hidden();
        cycles();
        reactions();
        units();
        names();
        better_card();
        two_masters();
    }

  private:
    // `write` gets a unit of the game, the effect and a new number.
    template <typename Write> void body(const char* rule, Write&& write, const Fits& fits = gives) {
        const Site* site = planter_.take(fits);
        if (site == nullptr) return;
        number_ = planter_.number();
        planter_.change_body(rule, *site, write(*site, text_of(*site, site->body)));
        site_ = site;
    }
    // Declares something for the place that was changed last; `#` is the number.
    void declare(const char* rule, const std::string& text) {
        if (site_ != nullptr) planter_.declare(rule, *site_, numbered(text) + "\n");
        site_ = nullptr;
    }
    [[nodiscard]] std::string numbered(const std::string& text) const {
        std::string out;
        for (const char c : text) out += c == '#' ? std::to_string(number_) : std::string(1, c);
        return out;
    }
    void line(const char* rule, const std::string& text, const Fits& fits = gives_when) {
        const Site* site = planter_.take(fits);
        if (site == nullptr) return;
        number_ = planter_.number();
        planter_.add_line(rule, *site, numbered(text));
        site_ = site;
    }

    void trades() {
        body("losing-trade", [](const Site& site, const std::string&) {
            return fmt::format("2 {0} -> gain 1 {0}", tokens_of(*site.program)[0]);
        });
        body("needless-may", [](const Site&, const std::string& b) { return "may " + b; });
    }

    void prices() {
        const Fits bounded = [](const Site& site) { return gives(site) && !too_much(*site.program).empty(); };
        body(
            "unpayable-cost",
            [](const Site& site, const std::string& b) { return too_much(*site.program) + " -> " + b; },
            bounded);
        body(
            "never-legal-option",
            [](const Site& site, const std::string& b) {
                return "either { " + too_much(*site.program) + " -> " + b + " } or " + b;
            },
            bounded);
    }

    void hidden() {
        const Fits fits = [](const Site& site) {
            const Zone* zone = hidden_zone(*site.program);
            return gives(site) && zone != nullptr && !number_in(*site.program, *zone).empty();
        };
        body(
            "blind-choice",
            [](const Site& site, const std::string&) {
                const Zone& zone = *hidden_zone(*site.program);
                return fmt::format("move a {0} in {1} to {1}", kind_in(*site.program, zone),
                                   site.program->name_of(zone));
            },
            fits);
        body(
            "hidden-leak",
            [](const Site& site, const std::string& b) {
                const Zone& zone = *hidden_zone(*site.program);
                return fmt::format("if a {} where {} > 2 in {}: {}", kind_in(*site.program, zone),
                                   number_in(*site.program, zone), site.program->name_of(zone), b);
            },
            fits);
    }

    void cycles() {
        line("reaction-cycle", "when gain planted_ember_# by you: gain 1 planted_ember_#");
        declare("", "token planted_ember_# \"planted ember #\" of player");
        const Site* site =
            planter_.take([](const Site& one) { return gives(one) && has_fast_actions(*one.program); });
        if (site != nullptr)
            planter_.add_line("conversion-cycle", *site,
                              fmt::format("fast action: 1 {0} -> gain 2 {0}", tokens_of(*site->program)[0]));
    }

    void reactions() {
        line("untriggered-ability", "when planted_chant_# by you: nothing");
        declare("", "verb planted_chant_# \"planted chant #\": nothing");
        if (const Site* site = planter_.take(
                [](const Site& one) { return gives_when(one) && !first_phase(*one.program).empty(); }))
            planter_.add_line("needless-limit", *site,
                              fmt::format("when {0} once per {0}: {1}", first_phase(*site->program),
                                          text_of(*site, site->body)));
        body("acts-on-nothing",
             [&](const Site&, const std::string& b) { return numbered("each planted_comet_#: ") + b; });
        declare("", "kind planted_comet_# \"planted comet #\"");
        body("", [&](const Site&, const std::string&) { return numbered("planted_hoot_#"); });
        declare("keyword-without-reminder", "verb planted_hoot_# \"planted hoot #\"");
    }

    void units() {
        body("", [&](const Site&, const std::string& b) { return numbered("1 planted_shard_# -> ") + b; });
        declare("unproduced-unit", "token planted_shard_# \"planted shard #\" of player");
        body("", [&](const Site&, const std::string& b) {
            return "{\n    " + b + numbered("\n    gain 1 planted_plume_#\n  }");
        });
        declare("unspent-unit", "token planted_plume_# \"planted plume #\" of player");
    }

    void names() {
        // A unit that the effect does not speak of, so that it still means what it says.
        const auto other_unit = [](const Site& site) {
            for (const std::string& name : tokens_of(*site.program))
                if (text_of(site, site.body).find(name) == std::string::npos) return name;
            return std::string();
        };
        body(
            "shadowed-name",
            [&](const Site& site, const std::string& b) {
                return fmt::format("{{\n    let {0} = count of player\n    if {0} > 2: {1}\n  }}",
                                   other_unit(site), b);
            },
            [&](const Site& site) { return gives(site) && !other_unit(site).empty(); });
        body("", [&](const Site&, const std::string& b) {
            return numbered("if planted_zeal_# of you > 2: ") + b;
        });
        declare("unwritten-state", "extend kind player { state planted_zeal_# number }");
        body(
            "ambiguous-filter",
            [&](const Site& site, const std::string& b) {
                const Zone& zone = *players_zone(*site.program);
                return fmt::format("if a {} in {} of a player where planted_rank_{} > 3: {}",
                                   kind_in(*site.program, zone), site.program->name_of(zone), number_, b);
            },
            [](const Site& site) { return gives(site) && players_zone(*site.program) != nullptr; });
        // Set somewhere, so that only the question is a mistake.
        declare("", "extend kind thing { state planted_rank_# number = 1 }");
    }

    // The card again, with one more of what it gives; told at the one that is worse now.
    void better_card() {
        const Site* site = planter_.take([](const Site& one) {
            const std::string text = text_of(one, one.body);
            return gives(one) && is_card(one) && can_be_copied(one) &&
                   one.tree->child(one.card, NodeKind::string) != no_node && text.size() > 6 &&
                   text[5] >= '1' && text[5] <= '8' && text[6] == ' ' && gives_a_token(one);
        });
        if (site == nullptr) return;
        number_ = planter_.number();
        std::string copy = copy_of(*site, numbered("planted_better_#"), numbered("Planted Better #"));
        ++copy[copy.rfind(text_of(*site, site->body)) + 5]; // "gain 2 …"
        planter_.change("strictly-better", site->tree->span(site->card),
                        text_of(*site, site->card) + "\n\n" + copy);
    }
    // More of a track may be worse.
    static bool gives_a_token(const Site& site) {
        const std::string what = text_of(site, site.body).substr(7);
        const auto tokens = tokens_of(*site.program);
        return std::find(tokens.begin(), tokens.end(), what) != tokens.end();
    }

    // Two cards that each set a number to something else; told at the later one.
    void two_masters() {
        const Site* one = planter_.take(gives);
        const Site* other = one == nullptr ? nullptr : planter_.take([&](const Site& found) {
            return gives(found) && found.tree == one->tree;
        });
        if (other == nullptr) return;
        if (other->card < one->card) std::swap(one, other);
        number_ = planter_.number();
        planter_.declare("", *one,
                         numbered("define planted_patience_# \"planted patience #\"(player) = 3\n"));
        planter_.add_line("", *one, numbered("modify planted_patience_# of you: becomes 1"));
        planter_.add_line("order-dependent", *other, numbered("modify planted_patience_# of you: becomes 5"));
    }

    Planter& planter_;
    std::size_t number_ = 0;
    const Site* site_ = nullptr; // that a declaration is still missing for
};

} // namespace

void plant_for_play(Planter& planter) {
    for (std::size_t i = 0; i < planter.each(); ++i) PlayMistakes(planter).plant();
}

} // namespace cantrip::testing
