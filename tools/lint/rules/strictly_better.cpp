// A card that does all that another one does, for less or more of it.

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/shape.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

void strictly_better(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    struct Card {
        ThingId thing;
        Shape shape;
    };
    std::unordered_map<Form, std::vector<Card>, HashForm> of_one_shape;
    for (const ThingId id : subject.cards) {
        if (!p.is_a(p.things[id].kind, p.card_kind)) continue;
        Shape shape = shape_of(p, subject.flow, id);
        if (!shape.known || shape.amounts.empty()) continue;
        // The form is kept once, by those that share it.
        auto& bucket = of_one_shape.try_emplace(std::move(shape.form)).first->second;
        shape.form = {};
        bucket.push_back({id, std::move(shape)});
    }
    for (const auto& [form, cards] : of_one_shape) {
        for (const Card& worse : cards) {
            const auto found = std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return better(card.shape, worse.shape); });
            if (found == cards.end()) continue;
            const Thing& loser = p.things[worse.thing];
            const Thing& winner = p.things[found->thing];
            Diagnostic& finding = findings.add(subject.name_span(loser), fmt::format("`{}` is never worse than `{}`, and better in a number", p.names.text(winner.name), p.names.text(loser.name)));
            finding.labels.push_back({subject.name_span(winner), "the better one"});
            finding.help = "give each card something that the other lacks, or another price";
        }
    }
}

}  // namespace cantrip::lint
