// Operators for rules about text: two cards that say one thing in two ways or two things in one, and texts
// written by hand.

#include <fmt/format.h>

#include "tests/tools/lint/planter.hpp"
#include "tools/l10n/review/collect.hpp"

namespace cantrip::testing {
namespace {

bool has_three_units(const Site& site) { return tokens_of(*site.program).size() >= 3; }

void one_effect_two_texts(Planter& planter, std::size_t number) {
    const auto [one, other] = planter.take_two(has_three_units);
    if (other == nullptr) return;
    const auto units = tokens_of(*one->program);
    const std::string left = fmt::format("{} {}", number + 2, units[0]),
                      right = fmt::format("{} {}", number + 3, units[1]);
    planter.add_line("", *one, fmt::format("when gain {} by you: gain {} + {}", units[2], left, right));
    planter.add_line("one-effect-two-texts", *other,
                     fmt::format("when gain {} by you: gain {} + {}", units[2], right, left));
}

// Two units that the language calls by one word.
void one_text_two_effects(Planter& planter) {
    const auto [one, other] = planter.take_two(has_three_units);
    if (other == nullptr) return;
    const std::size_t number = planter.number();
    const std::string unit = tokens_of(*one->program)[0];
    planter.declare(
        "", *one,
        fmt::format(
            "token planted_owl_{0} \"planted owl {0}\", planted_bat_{0} \"planted bat {0}\" of player\n",
            number));
    const std::string word = "flier" + std::string(number, 'x'); // another one for each pair
    planter.write(*one, "text/en.lex",
                  fmt::format("noun planted_owl_{0} \"{1}\"\nnoun planted_bat_{0} \"{1}\"", number, word));
    planter.add_line("", *one, fmt::format("when gain planted_owl_{} by you: gain 1 {}", number, unit));
    planter.add_line("one-text-two-effects", *other,
                     fmt::format("when gain planted_bat_{} by you: gain 1 {}", number, unit));
}

// A verb of a set whose frame leaves out how many.
void misread_text(Planter& planter) {
    const Site* site = planter.take(has_three_units);
    if (site == nullptr) return;
    const std::size_t number = planter.number();
    const std::string unit = tokens_of(*site->program)[0];
    const std::string word = "jig" + std::string(number, 'x');
    planter.declare("", *site,
                    fmt::format("verb planted_jig_{0} \"planted jig {0}\"(steps number): gain (steps) {1}\n",
                                number, unit));
    planter.write(
        *site, "text/en.lex",
        fmt::format("verb planted_jig_{0} \"{1}\"\nframe planted_jig_{0} = V:planted_jig_{0}", number, word));
    planter.add_line("misread-text", *site,
                     fmt::format("when gain {} by you: planted_jig_{} 2", unit, number));
}

// A card whose effect changes after somebody wrote its text.
void text_of_old_effect(Planter& planter, const std::vector<l10n::PackageWork>& packages) {
    const auto unit_of = [&](const Site& site) -> const l10n::Unit* {
        for (const l10n::PackageWork& work : packages)
            for (const l10n::Unit& unit : work.units)
                if (unit.at == site.tree->span(site.line)) return &unit;
        return nullptr;
    };
    const Site* site = planter.take([&](const Site& one) { return unit_of(one) != nullptr; });
    if (site == nullptr) return;
    const l10n::Unit& unit = *unit_of(*site);
    planter.write(*site, "l10n/en.texts",
                  fmt::format("{} {} t1:0000000000000000 override \"Planted words.\"", unit.id, unit.sem));
    planter.change_body("text-of-old-effect", *site, "if count of player > 2: " + text_of(*site, site->body));
}

} // namespace

void plant_for_text(Planter& planter) {
    auto packages = l10n::collect_units(planter.programs());
    for (l10n::PackageWork& work : packages) (void)l10n::give_ids(work);
    for (std::size_t i = 0; i < planter.each(); ++i) {
        one_effect_two_texts(planter, i);
        one_text_two_effects(planter);
        text_of_old_effect(planter, packages);
        misread_text(planter);
    }
}

} // namespace cantrip::testing
