// Questions: what asks, which options there are, and what was picked (S6).

#include <algorithm>

#include "tests/reference/play.hpp"

namespace cantrip::reference {

// Visits what a statement asks, in the order it is settled.
bool Play::visit_asks(HirId id, const std::function<void(HirId)>& fn) {
    if (id == no_hir) return true;
    switch (p.at(id).op) {
    case Op::count:
    case Op::total:
    case Op::exists:
    case Op::every:
    case Op::has:
    case Op::can:
    case Op::tally:
    case Op::react: return true;
    case Op::np:
        (void)visit_asks(p.noun(id).count, fn);
        for (const HirId f : p.children(id)) {
            const Op op = p.at(f).op;
            if ((op != Op::f_in && op != Op::f_owner) || p.at(p.child(f, 0)).op != Op::zone) continue;
            for (const HirId owner : p.children(p.child(f, 0)))
                if (asks.contains(owner)) (void)visit_asks(owner, fn);
        }
        break;
    case Op::match_value:
        (void)visit_asks(p.child(id, 0), fn);
        for (const HirId arm : p.children(id).subspan(1)) (void)visit_asks(p.children(arm).back(), fn);
        return true;
    default:
        for (const HirId part : p.children(id)) (void)visit_asks(part, fn);
    }
    if (asks.contains(id)) fn(id);
    return true;
}

void Play::forget(HirId id, View& v) {
    (void)visit_asks(id, [&](HirId ask) { v.body->settled.erase(ask); });
}

// `next` is the statement behind a `let`: a number goes as far as that can be begun.
void Play::settle(HirId id, View& v, HirId next, HirId let) {
    (void)visit_asks(id, [&](HirId ask) {
        if (!v.body->settled.contains(ask)) v.body->settled[ask] = resolve(ask, v, next, let);
    });
}

Value Play::resolve(HirId ask, View& v, HirId next, HirId let) {
    const Hir& h = p.at(ask);
    if (h.op == Op::np) {
        Things found = pick(ask, v, [&] { return candidates_for(ask, v); });
        if (h.type.is(TypeTag::list)) return several(std::move(found));
        return one(found.empty() ? none : found[0]);
    }
    if (h.op == Op::random_die) return one(roll_die(DieId(h.a)));
    if (h.op != Op::random_range) return one(choose_number(ask, v, next, let));
    const HirId range = p.child(ask, 0), high = p.child(range, 1);
    const int low = number(p.child(range, 0), v);
    return one(roll_range(low, p.at(high).op == Op::missing_arg ? low + 99 : number(high, v)));
}

int Play::choose_number(HirId ask, View& v, HirId next, HirId let) {
    const HirId range = p.child(ask, 0), end = p.child(range, 1);
    for (;;) {
        const int low = number(p.child(range, 0), v);
        int high = p.at(end).op == Op::missing_arg ? low + 99 : number(end, v);
        high = std::min(high, low + 999);
        if (next != no_hir && let != no_hir && p.child(let, 0) == ask)
            for (int n = low; n < high; ++n) {
                Locals names = *v.names;
                names[p.at(let).a] = one(n + 1);
                View own = v;
                own.names = &names;
                if (!can_begin(next, own)) high = n;
            }
        if (high <= low) return low;
        Offers offers;
        for (int n = low; n <= high; ++n) offers.push_back({Choice::Kind::number, n, 1, {}});
        if (const auto picked = put(v.subject, "number", 1, 1, offers)) return (*picked)[0];
    }
}

// ---- picking things

// Nobody can tell them apart (S6.4).
bool Play::alike(int a, int z) const {
    if (a == z) return true;
    const Piece &x = t.piece(a), &y = t.piece(z);
    const auto i = static_cast<std::size_t>(a), k = static_cast<std::size_t>(z);
    if (t.is_player(a) || t.is_player(z) || a == t.team || z == t.team || x.action != no_index ||
        y.action != no_index)
        return false;
    if (!t.same_card(a, z) || x.parent != y.parent || b.place[i] != b.place[k] || b.owner[i] != b.owner[k])
        return false;
    const auto bare = [&](int thing) {
        const std::vector<int> zones = t.zones_of(thing);
        return b.inside[static_cast<std::size_t>(thing)].empty() &&
               std::all_of(zones.begin(), zones.end(),
                           [&](int zone) { return b.inside[static_cast<std::size_t>(zone)].empty(); });
    };
    return b.states[i] == b.states[k] && b.counts[i] == b.counts[k] && bare(a) && bare(z);
}

void Play::group(const Things& things, Choice::Kind kind, Offers& offers) const {
    for (const int thing : things) {
        const auto same = std::find_if(offers.begin(), offers.end(), [&](const Offer& offer) {
            return kind == Choice::Kind::thing && offer.kind == kind && alike(offer.value, thing);
        });
        if (same == offers.end()) {
            offers.push_back({kind, thing, 1, {thing}});
            continue;
        }
        ++same->limit;
        same->members.push_back(thing);
    }
}

// The things that a noun means when somebody, chance or the order has to say.
Things Play::pick(HirId np, View& v, const std::function<Things()>& from) {
    const Noun& noun = p.noun(np);
    for (;;) {
        Things all = from();
        int most = 1;
        const int size = static_cast<int>(all.size());
        const int least = std::min(how_many(np, v, most, size), size);
        most = std::clamp(most, 0, size);
        if ((noun.modifiers & mod::last) != 0) std::reverse(all.begin(), all.end());
        if ((noun.modifiers & (mod::first | mod::last)) != 0) {
            all.resize(static_cast<std::size_t>(most));
            return all;
        }
        if (noun.det == Det::random || (noun.modifiers & mod::random) != 0) {
            Things found;
            for (int i = 0; i < most; ++i) {
                const auto at = static_cast<std::ptrdiff_t>(below(static_cast<std::uint32_t>(all.size())));
                found.push_back(all[static_cast<std::size_t>(at)]);
                all.erase(all.begin() + at);
            }
            return found;
        }
        if (auto found = choose_among(all, least, most, np, v)) return *found;
    }
}

std::optional<Things> Play::choose_among(const Things& all, int least, int most, HirId np, View& v) {
    const Noun& noun = p.noun(np);
    const bool same = (noun.modifiers & mod::alike) != 0;
    const Choice::Kind kind = noun.of == NounOf::action   ? Choice::Kind::action
                              : noun.of == NounOf::names  ? Choice::Kind::word
                              : noun.of == NounOf::number ? Choice::Kind::number
                                                          : Choice::Kind::thing;
    Offers offers;
    group(all, kind, offers);
    if (same) std::erase_if(offers, [&](const Offer& offer) { return offer.limit < least; });
    if ((noun.modifiers & mod::different) != 0) {
        for (Offer& offer : offers) offer.limit = 1;
        most = std::min(most, static_cast<int>(offers.size()));
        least = std::min(least, most);
    }
    if (offers.empty() || most <= 0) return Things{};
    const auto take = [&](const Offer& offer) {
        return Things(offer.members.begin(),
                      offer.members.begin() + std::min<std::ptrdiff_t>(least, std::ssize(offer.members)));
    };
    // A fast action is offered before the only action that is open.
    bool fast_first = false;
    if (kind == Choice::Kind::action && fast != no_index && t.is_player(v.subject))
        for (const int action : open_actions(v.subject, no_hir, v, true))
            fast_first |= std::find(all.begin(), all.end(), action) == all.end();
    if (least == most && offers.size() == 1 && !fast_first) return take(offers[0]);
    if (least == most && static_cast<int>(all.size()) == least && !fast_first) return all;
    if (!same) return put(v.subject, "pick", least, most, offers);
    Offers sorts = offers;
    for (Offer& sort : sorts) sort.limit = 1;
    const auto picked = put(v.subject, "pick", 1, 1, sorts);
    if (!picked) return {};
    for (const Offer& offer : offers)
        if (offer.value == (*picked)[0]) return take(offer);
    return Things{};
}

// Candidates of a phrase; a pile that runs out is filled again first.
Things Play::candidates_for(HirId np, View& v) {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::action) return open_actions(v.subject, np, v, false);
    for (const HirId f : p.children(np)) {
        if (p.at(f).op != Op::f_in || p.at(p.child(f, 0)).op != Op::zone ||
            (noun.modifiers & mod::first) == 0)
            continue;
        if (p.zones[p.at(p.child(f, 0)).a].refill == no_index) continue;
        refill(eval(p.child(f, 0), v).n, noun.count == no_hir ? 1 : number(noun.count, v));
    }
    return candidates(np, v);
}

// ---- putting a question

bool Play::is_automatic(int player) const {
    return automatic != no_index && t.is_player(player) &&
           b.states[static_cast<std::size_t>(player)][automatic] != 0;
}

std::optional<bool> Play::ask_yes(int player, const char* kind) {
    const auto picked =
        put(player, kind, 1, 1, {{Choice::Kind::yes, 1, 1, {}}, {Choice::Kind::no, 0, 1, {}}});
    if (!picked) return {};
    return (*picked)[0] == 1;
}

namespace {

std::string text_of(Choice::Kind kind, int value) {
    static constexpr const char* words[] = {"thing", "unit", "number", "word", "effect",  "action",
                                            "yes",   "no",   "pass",   "way",  "reaction"};
    const std::string word = words[static_cast<std::size_t>(kind)];
    if (kind == Choice::Kind::yes || kind == Choice::Kind::no || kind == Choice::Kind::pass) return word;
    return word + " " + std::to_string(value);
}

} // namespace

std::optional<Things> Play::put(int player, const char* kind, int least, int most, const Offers& offers) {
    Asked asked{.player = t.is_player(player) ? player : none,
                .kind = kind,
                .secret = secret_ > 0,
                .least = least,
                .most = most};
    for (const Offer& offer : offers)
        asked.options.push_back({text_of(offer.kind, offer.value), offer.limit});
    Things fast_ones;
    if (fast != no_index && t.is_player(player)) {
        View v{.you = player, .subject = player, .around = now_.get(), .board = &b};
        fast_ones = open_actions(player, no_hir, v, true);
    }
    for (const int action : fast_ones) asked.fast.push_back({text_of(Choice::Kind::action, action), 1});
    Answer answer;
    if (is_automatic(player)) {
        const int wanted = std::max(least, std::min(most, 1));
        for (std::size_t i = 0; i < offers.size(); ++i)
            for (int n = 0; n < offers[i].limit && static_cast<int>(answer.picks.size()) < wanted; ++n)
                answer.picks.push_back(static_cast<int>(i));
    } else {
        work_ = 0;
        answer = (*answerer_)(asked, b);
        asked_at_ = std::clock();
    }
    if (answer.picks.size() == 1 && answer.picks[0] >= static_cast<int>(offers.size())) {
        (void)perform(fast_ones.at(static_cast<std::size_t>(answer.picks[0]) - offers.size()), player);
        return {};
    }
    Things values;
    std::map<int, std::size_t> used;
    for (const int pick : answer.picks) {
        const Offer& offer = offers.at(static_cast<std::size_t>(pick));
        const std::size_t nth = used[pick]++;
        values.push_back(nth < offer.members.size() ? offer.members[nth] : offer.value);
    }
    return values;
}

} // namespace cantrip::reference
