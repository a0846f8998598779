// Values that somebody or chance decides. What was decided waits in a local of its own until the statement
// runs.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

// A number without an upper bound is offered up to here; no question has more numbers than this.
constexpr Word most_open = 99, most_offered = 1000;
// An answer names every single pick; somebody who must give this many will not.
constexpr Word most_picks = 1'000'000;

} // namespace

bool Exec::many(HirId np) const { return p.at(np).type.is(TypeTag::list); }

// What a statement or value asks, in order.
std::span<const HirId> Exec::asks_in(HirId id) const {
    if (id == no_hir) return {};
    const std::uint32_t first = t.plans.ask_first[id];
    return {t.plans.asks.data() + first, t.plans.ask_first[id + 1] - first};
}

// When a statement begins, and when it has read what was settled: a test whether it could begin once more
// must find nothing settled.
void Exec::clear_asks(HirId id, Word fr) {
    const Word act = f(fr, f_act);
    for (const HirId ask : asks_in(id)) set_local(act, t.ask_slot[ask] - 1U, unset);
}

bool Exec::settle(HirId id, Word fr) {
    const Word act = f(fr, f_act);
    for (const HirId ask : asks_in(id)) {
        const auto slot = static_cast<Word>(t.ask_slot[ask]) - 1;
        if (slot >= f(act, a_count) || f(act, a_locals + slot) != unset) continue;
        if (!resolve(ask, fr, slot)) return false;
    }
    return true;
}

bool Exec::resolve(HirId ask, Word fr, Word slot) {
    const Word act = f(fr, f_act);
    const Hir& h = p.at(ask);
    Env e = env(fr);
    if (h.op == Op::np) {
        Words found;
        if (!pick(ask, fr, f(fr, f_subject), found, nullptr, nullptr)) return false;
        const Word value = many(ask) ? push_list(found) : found.empty() ? none : found[0];
        f(act, a_locals + slot) = value;
        return true;
    }
    if (h.op == Op::random_die) {
        const DieId die = h.a != no_index ? DieId(h.a) : static_cast<DieId>(eval(p.child(ask, 0), e));
        if (die >= p.dice.size()) {
            fail_at("there is no die to throw", ask);
            return false;
        }
        const Word face = roll_die(die);
        const Word value = h.a != no_index ? face : face_number(die, face, ask);
        f(act, a_locals + slot) = value;
        return !stopped;
    }
    const HirId range = p.child(ask, 0);
    const Word low = number_of(p.child(range, 0), e);
    const bool open = p.at(p.child(range, 1)).op == Op::missing_arg;
    const Word said = open ? at_most_largest(std::int64_t{low} + most_open) : number_of(p.child(range, 1), e);
    if (h.op == Op::random_range) {
        f(act, a_locals + slot) = roll_range(low, said);
        return true;
    }
    Words picked;
    if (!take_answer(picked)) {
        const Word last = at_most_largest(std::int64_t{low} + most_offered - 1);
        const Word high = last_possible(ask, fr, low, std::min(said, last));
        if (high <= low) {
            note_forced(Choice::Kind::number, low);
            f(act, a_locals + slot) = low;
            return true;
        }
        OptionList options;
        for (std::int64_t n = low; n <= high; ++n)
            options.push_back({Choice::Kind::number, static_cast<Word>(n), 1, {}});
        put_question(f(fr, f_subject), Question::Kind::number, ask, 1, 1, options);
        return false;
    }
    f(act, a_locals + slot) = picked.empty() ? low : picked[0];
    return true;
}

// `let n = choose 1..`: as far as the statement that follows can be begun with it, and no further than is
// said.
Word Exec::last_possible(HirId ask, Word fr, Word low, Word most) {
    const auto let = static_cast<HirId>(f(fr, f_node));
    const Word block = f(fr, f_prev);
    if (let == no_hir || p.at(let).op != Op::let || p.child(let, 0) != ask ||
        static_cast<Frame>(f(block, f_kind)) != Frame::block)
        return most;
    const auto around = static_cast<HirId>(f(block, f_node));
    if (f(block, f_pc) >= static_cast<Word>(p.at(around).count)) return most;
    // It may stand deeper, in the branch of an `if`, which has no frame of its own.
    if (p.child(around, static_cast<std::size_t>(f(block, f_pc)) - 1) != let) return most;
    const HirId next = p.child(around, static_cast<std::size_t>(f(block, f_pc)));
    Env e = env(fr);
    Locals32 locals(e.locals, e.locals + f(f(fr, f_act), a_count));
    e.locals = locals.data();
    const Still still(*this);
    Word n = low;
    for (; n < most; ++n) {
        locals[p.at(let).a] = n + 1;
        if (!can_begin(next, e)) break;
    }
    return n;
}

// A scenario may say what comes next; then the numbers are used up in order.
bool Exec::scripted_roll(Word& value) {
    if (s.words[h_roll_at] >= s.words[h_rolls]) return false;
    value = s.words[static_cast<std::size_t>(t.rolls + s.words[h_roll_at]++)];
    return true;
}

Word Exec::roll_range(Word low, Word high) {
    Word value = 0;
    if (scripted_roll(value)) return value;
    if (high < low) return low;
    const std::int64_t count = std::int64_t{high} - low + 1;
    return static_cast<Word>(low + random_below(&s.words[h_rng0], static_cast<std::uint32_t>(count)));
}

Word Exec::roll_die(DieId id) {
    const auto& faces = p.dice[id].faces;
    Word value = 0;
    if (scripted_roll(value)) {
        // Written as the face's number, or as 1,000,000 + its name's place.
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (faces[i].name == no_name ? faces[i].number == value
                                         : value == 1'000'000 + static_cast<Word>(faces[i].name))
                return static_cast<Word>(i);
        return 0;
    }
    return faces.empty()
               ? 0
               : static_cast<Word>(random_below(&s.words[h_rng0], static_cast<std::uint32_t>(faces.size())));
}

// A die that somebody names in play gives a number.
Word Exec::face_number(DieId id, Word face, HirId node) {
    const auto& faces = p.dice[id].faces;
    if (static_cast<std::size_t>(face) >= faces.size()) return 0;
    const Die::Face& shown = faces[static_cast<std::size_t>(face)];
    if (shown.name == no_name) return shown.number;
    fail_at("the face `" + std::string(p.names.text(shown.name)) + "` of " +
                std::string(p.name_of(p.dice[id])) + " is no number",
            node);
    return 0;
}

// Things are alike for a player when nothing tells them apart: they are one option.
bool Exec::alike(Word a, Word b) const {
    // Nothing is like nothing: actions of rules have no host.
    if (a < 0 || b < 0) return a == b;
    const Word* w = s.words.data();
    const Instance &x = t.things[static_cast<std::size_t>(a)], &y = t.things[static_cast<std::size_t>(b)];
    if (x.kind != y.kind || x.card != y.card || x.action != y.action || x.host != y.host ||
        x.parent != y.parent)
        return false;
    if (w[t.place + a] != w[t.place + b] || w[t.owner + a] != w[t.owner + b]) return false;
    if (a < t.players || b < t.players || x.action != no_index) return a == b;
    if (w[t.count + a] != 0 || w[t.count + b] != 0) return false;
    const Word size =
        (static_cast<std::size_t>(a) + 1 < t.things.size() ? t.things[static_cast<std::size_t>(a) + 1].base
                                                           : t.globals - t.states) -
        x.base;
    for (Word i = 0; i < size; ++i)
        if (w[t.states + x.base + i] != w[t.states + y.base + i]) return false;
    const auto bare = [&](Word thing) {
        const auto& zones = t.zones_in[static_cast<std::size_t>(thing)];
        return std::all_of(zones.begin(), zones.end(), [&](Word zone) { return w[t.count + zone] == 0; });
    };
    return bare(a) && bare(b);
}

void Exec::group(const Words& things, Choice::Kind kind, OptionList& options) const {
    for (const Word thing : things) {
        if (kind == Choice::Kind::thing) {
            auto same = std::find_if(options.begin(), options.end(),
                                     [&](const Opt& o) { return o.kind == kind && alike(o.value, thing); });
            if (same != options.end()) {
                ++same->limit;
                same->members.push_back(thing);
                continue;
            }
        }
        options.push_back({kind, thing, 1, {}});
        options.back().members.push_back(thing);
    }
}

// The things that a noun phrase means when somebody has to say. false: a question was put.
bool Exec::pick(HirId np, Word fr, Word player, Words& found, const Words* base,
                const FunctionRef<bool(Word)>* legal) {
    const Noun& noun = p.noun(np);
    const bool same = (noun.modifiers & mod::alike) != 0;
    if (take_answer(found) && (!same || found.empty())) return true;
    Env e = env(fr);
    e.subject = player;
    Words all;
    if (base != nullptr)
        all = *base;
    else
        candidates_for(np, e, all);
    if (legal != nullptr) {
        const Still still(*this);
        all.erase(std::remove_if(all.begin(), all.end(), [&](Word one) { return !(*legal)(one); }),
                  all.end());
    }
    e = env(fr);
    e.subject = player;
    Word most = 1;
    Word least = how_many(np, e, most, static_cast<Word>(all.size()));
    const auto size = static_cast<Word>(all.size());
    least = std::min(least, size);
    most = std::min(most, size);
    // Which sort was said: that many of it.
    if (!found.empty()) {
        all.erase(std::remove_if(all.begin(), all.end(), [&](Word one) { return !alike(one, found[0]); }),
                  all.end());
        all.resize(std::min(all.size(), static_cast<std::size_t>(std::max(least, 0))));
        found = all;
        return true;
    }
    if ((noun.modifiers & mod::last) != 0) std::reverse(all.begin(), all.end());
    if ((noun.modifiers & (mod::first | mod::last)) != 0) {
        all.resize(static_cast<std::size_t>(std::max(most, 0)));
        found = all;
        return true;
    }
    if (noun.det == Det::random || (noun.modifiers & mod::random) != 0) {
        for (Word i = 0; i < most; ++i) {
            const auto at = random_below(&s.words[h_rng0], static_cast<std::uint32_t>(all.size()));
            found.push_back(all[at]);
            all.erase(all.begin() + at);
        }
        return true;
    }
    return choose_among(all, least, most, np, player, same, found);
}

bool Exec::choose_among(const Words& all, Word least, Word most, HirId about, Word player, bool same,
                        Words& found) {
    const bool words =
        p.at(about).op == Op::np && (p.noun(about).of == NounOf::names || p.noun(about).of == NounOf::number);
    OptionList options;
    const bool acts = p.at(about).op == Op::np && p.noun(about).of == NounOf::action;
    const Choice::Kind kind = acts                                ? Choice::Kind::action
                              : !words                            ? Choice::Kind::thing
                              : p.noun(about).of == NounOf::names ? Choice::Kind::word
                                                                  : Choice::Kind::number;
    group(all, kind, options);
    if (same)
        options.erase(
            std::remove_if(options.begin(), options.end(), [&](const Opt& o) { return o.limit < least; }),
            options.end());
    // `2 different`: one of a sort.
    if (p.at(about).op == Op::np && (p.noun(about).modifiers & mod::different) != 0) {
        for (Opt& option : options) option.limit = 1;
        most = std::min(most, static_cast<Word>(options.size()));
        least = std::min(least, most);
    }
    if (options.empty() || most <= 0) return true;
    const bool forced = least == most && (static_cast<Word>(all.size()) == least || options.size() == 1);
    // A fast action could open another one: it is offered before the only action that is open now.
    if (forced && !(acts && has_fast(player, all))) {
        if (options.size() == 1)
            found.assign(options[0].members.begin(), options[0].members.begin() + least);
        else
            found = all;
        for (const Word one : found) note_forced(kind, one);
        return true;
    }
    if (same) {
        for (Opt& option : options) option.limit = 1;
        least = most = 1;
    }
    put_question(player, Question::Kind::pick, about, least, most, options);
    return false;
}

// Whether a fast action beside these is open to a player.
bool Exec::has_fast(Word player, const Words& beside) {
    if (t.fast == no_index || player < 0 || player >= t.players) return false;
    Env e = env(top());
    e.subject = player;
    Words fast;
    open_actions(player, no_hir, e, true, fast);
    return std::any_of(fast.begin(), fast.end(), [&](Word action) {
        return std::find(beside.begin(), beside.end(), action) == beside.end();
    });
}

// Candidates of a phrase; a pile that runs out is filled again first.
void Exec::candidates_for(HirId np, Env& e, Words& all) {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::action) {
        open_actions(e.subject, np, e, false, all);
        return;
    }
    for (const HirId f_id : p.children(np)) {
        if (p.at(f_id).op != Op::f_in || p.at(p.child(f_id, 0)).op != Op::zone) continue;
        const Zone& zone = p.zones[p.at(p.child(f_id, 0)).a];
        if (zone.refill == no_index || (noun.modifiers & mod::first) == 0) continue;
        const Word where = eval(p.child(f_id, 0), e);
        refill(where, noun.count == no_hir ? 1 : number_of(noun.count, e));
    }
    const Still still(*this);
    candidates(np, e, all);
}

// ---- questions

void Exec::ask_yes(Word player, Question::Kind form, HirId about) {
    OptionList options;
    options.push_back({Choice::Kind::yes, 1, 1, {}});
    options.push_back({Choice::Kind::no, 0, 1, {}});
    put_question(player, form, about, 1, 1, options);
}

void Exec::put_question(Word player, Question::Kind form, HirId about, Word least, Word most,
                        const OptionList& options) {
    if (least > most_picks) return fail_at("an answer would take too many picks", about);
    Words fast;
    if (t.fast != no_index && player >= 0 && player < t.players) {
        Env e = env(top());
        e.subject = player;
        open_actions(player, no_hir, e, true, fast);
    }
    if (failed()) return; // in what was tested for it
    const Word fr = push_here(Frame::question, about, q_options);
    f(fr, q_player) = player;
    f(fr, q_form) = static_cast<Word>(form);
    f(fr, q_least) = least;
    f(fr, q_most) = most;
    f(fr, q_options_count) = static_cast<Word>(options.size());
    f(fr, q_fast_count) = static_cast<Word>(fast.size());
    Word members = 0;
    const auto add = [&](Word kind, Word value, Word limit, Word first) {
        s.words.insert(s.words.end(), {kind, value, limit, first});
    };
    for (const Opt& option : options) {
        add(static_cast<Word>(option.kind), option.value, option.limit,
            option.members.size() > 1 ? members : none);
        if (option.members.size() > 1) members += static_cast<Word>(option.members.size());
    }
    for (const Word action : fast) add(static_cast<Word>(Choice::Kind::action), action, 1, none);
    for (const Opt& option : options)
        if (option.members.size() > 1)
            s.words.insert(s.words.end(), option.members.begin(), option.members.end());
    stopped = true;
    describe();
}

bool Exec::take_answer(Words& picked) {
    if (s.words[h_answer] == 0) return false;
    s.words[h_answer] = 0;
    read_list(s.words[h_value], picked);
    s.words[h_value] = 0;
    return true;
}

// After a fast action other ways to pay may be open: what was decided of an amount is decided again.
void Exec::decide_anew() {
    const Word fr = top();
    const auto kind = static_cast<Frame>(f(fr, f_kind));
    if (kind == Frame::price && f(fr, f_pc) == 2) f(fr, f_pc) = 1;
    if (kind == Frame::call) f(fr, c_way) = 0;
    if (kind == Frame::let) f(fr, f_data) = 0;
}

Result<bool, std::string> Exec::answer(std::span<const Word> picks) {
    const Word fr = top();
    if (fr <= 0 || static_cast<Frame>(f(fr, f_kind)) != Frame::question)
        return Failure{std::string("no question is open")};
    const Word options = f(fr, q_options_count), fast = f(fr, q_fast_count);
    if (picks.size() == 1 && picks[0] >= options && picks[0] < options + fast) {
        const Word action = f(fr, q_options + picks[0] * q_option_words + 1);
        const Word player = f(fr, q_player);
        pop(0);
        decide_anew();
        start_perform_event(action, player);
        return true;
    }
    const auto size = static_cast<Word>(picks.size());
    if (size < f(fr, q_least) || size > f(fr, q_most)) return Failure{std::string("wrong number of picks")};
    Words used(static_cast<std::size_t>(options), 0), values;
    for (const Word pick : picks) {
        if (pick < 0 || pick >= options) return Failure{std::string("there is no such choice")};
        const Word at = q_options + pick * q_option_words;
        if (used[static_cast<std::size_t>(pick)] >= f(fr, at + 2))
            return Failure{std::string("a choice is picked too often")};
        const Word members = f(fr, at + 3);
        const Word nth = used[static_cast<std::size_t>(pick)]++;
        values.push_back(members == none
                             ? f(fr, at + 1)
                             : f(fr, q_options + (options + fast) * q_option_words + members + nth));
    }
    pop(1);
    s.words[h_value] = push_list(values);
    s.words[h_answer] = 1;
    return true;
}

} // namespace cantrip::runtime
