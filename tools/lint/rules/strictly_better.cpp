// A card that does all that another one does: for less, more of it, or more besides.

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/shape.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

// Abilities by a number for their form, so that equal ones are found without comparing forms again.
struct Does {
    std::uint32_t form;
    std::vector<Amount> amounts;
    bool welcome;
};

struct Card {
    ThingId thing;
    std::vector<Amount> values;
    std::vector<Does> abilities; // in the order of forms
    std::int64_t sum = 0;        // of all numbers that are good, less those that are bad
};

// Cards that are alike but for numbers that can be good or bad, and for what they do.
struct Group {
    std::vector<Card> cards;
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> with_form; // which cards have such an ability

    // Those that do most come first, and of those the best.
    void arrange() {
        std::stable_sort(cards.begin(), cards.end(), [](const Card& a, const Card& b) {
            return a.abilities.size() != b.abilities.size() ? a.abilities.size() > b.abilities.size()
                                                            : a.sum > b.sum;
        });
        for (std::size_t i = 0; i < cards.size(); ++i) {
            for (const Does& does : cards[i].abilities) {
                std::vector<std::size_t>& list = with_form[does.form];
                if (list.empty() || list.back() != i) list.push_back(i);
            }
        }
    }
};

std::int64_t sum_of(const std::vector<Amount>& amounts) {
    std::int64_t sum = 0;
    for (const Amount& amount : amounts) sum += amount.number * static_cast<std::int64_t>(amount.good);
    return sum;
}

// In what one card is better than another.
struct Lead {
    bool costs_less = false, worth_more = false; // by what is printed
    bool asks_less = false, gives_more = false;  // by an ability that both have
    bool does_more = false;                      // by an ability of its own
    [[nodiscard]] bool any() const {
        return costs_less || worth_more || asks_less || gives_more || does_more;
    }

    [[nodiscard]] std::string told() const {
        std::string out;
        const auto add = [&](bool holds, std::string_view what) {
            if (holds) out += (out.empty() ? "" : ", ") + std::string(what);
        };
        add(costs_less, "costs less");
        add(worth_more, "is worth more");
        add(asks_less, "asks a lower price");
        add(gives_more, "gives more");
        add(does_more, "does something besides");
        return out;
    }
};

// Whether `a` is never worse than `b`, and in what it is better.
bool leads(const Card& a, const Card& b, Lead& lead) {
    const Standing values = standing(a.values, b.values);
    if (values.behind) return false;
    lead.costs_less = values.less;
    lead.worth_more = values.more;
    auto does = a.abilities.begin();
    const auto spare = [&] { // an ability of `a` that `b` has nothing for
        lead.does_more = true;
        return does++->welcome;
    };
    for (const Does& wanted : b.abilities) {
        while (does != a.abilities.end() && does->form < wanted.form)
            if (!spare()) return false;
        if (does == a.abilities.end() || does->form != wanted.form) return false;
        const Standing amounts = standing(does->amounts, wanted.amounts);
        if (amounts.behind) return false;
        lead.asks_less = lead.asks_less || amounts.less;
        lead.gives_more = lead.gives_more || amounts.more;
        ++does;
    }
    while (does != a.abilities.end())
        if (!spare()) return false;
    return lead.any();
}

// Who could be better than a card has all its abilities, so those that have the rarest one are enough to ask;
// and whoever does no more must be ahead in some number, so in all of them together.
template <typename F> void for_rivals(const Group& group, const Card& card, F&& f) {
    const std::vector<std::size_t>* fewest = nullptr;
    for (const Does& does : card.abilities) {
        const std::vector<std::size_t>& list = group.with_form.at(does.form);
        if (fewest == nullptr || list.size() < fewest->size()) fewest = &list;
    }
    const std::size_t count = fewest != nullptr ? fewest->size() : group.cards.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Card& rival = group.cards[fewest != nullptr ? (*fewest)[i] : i];
        if (rival.abilities.size() <= card.abilities.size() && rival.sum <= card.sum) return;
        if (f(rival)) return;
    }
}

bool is_asked(const Subject& subject, const Card& card) {
    return subject.asked[subject.program.things[card.thing].package] != 0;
}

// At the one that is worse, unless it is a card of another set that a new one takes the place of.
void tell(const Subject& subject, const Card& better, const Card& worse, const Lead& lead,
          Findings& findings) {
    const Program& p = subject.program;
    const Thing& winner = p.things[better.thing];
    const Thing& loser = p.things[worse.thing];
    const bool at_loser = is_asked(subject, worse);
    Diagnostic& finding =
        findings.add(subject.name_span(at_loser ? loser : winner),
                     fmt::format("`{}` is never worse than `{}`, and better: it {}",
                                 p.names.text(winner.name), p.names.text(loser.name), lead.told()));
    if (at_loser)
        finding.labels.push_back({subject.name_span(winner), "the better one"});
    else
        finding.labels.push_back({subject.name_span(loser), "nobody takes this one any more"});
    finding.help = "give each card something that the other lacks, or another price";
}

} // namespace

void strictly_better(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const std::vector<Good> good = good_of_fields(p, subject.bodies);
    std::unordered_map<hash::Fingerprint, Group, hash::OfFingerprint> groups;
    std::unordered_map<hash::Fingerprint, std::uint32_t, hash::OfFingerprint> forms;
    for (const ThingId id : subject.all_cards) {
        if (!p.is_a(p.things[id].kind, p.card_kind)) continue;
        Shape shape = shape_of(p, subject.flow, good, id);
        if (!shape.known) continue;
        Card card{id, std::move(shape.values.amounts), {}, 0};
        card.sum = sum_of(card.values);
        for (Piece& piece : shape.abilities) {
            card.sum += sum_of(piece.amounts);
            card.abilities.push_back(
                {forms.try_emplace(piece.form, static_cast<std::uint32_t>(forms.size())).first->second,
                 std::move(piece.amounts), piece.welcome});
        }
        std::stable_sort(card.abilities.begin(), card.abilities.end(),
                         [](const Does& a, const Does& b) { return a.form < b.form; });
        groups[shape.values.form].cards.push_back(std::move(card));
    }
    for (auto& [form, group] : groups) {
        group.arrange();
        for (const Card& worse : group.cards) {
            for_rivals(group, worse, [&](const Card& better) {
                Lead lead;
                const bool wanted = is_asked(subject, worse) || is_asked(subject, better);
                if (!wanted || !leads(better, worse, lead)) return false;
                tell(subject, better, worse, lead, findings);
                return true;
            });
        }
    }
}

} // namespace cantrip::lint
