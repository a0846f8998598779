// What is found out while nothing changes, and kept until something may: who holds a reaction, and what is
// legal.

#include <cassert>
#include <utility>

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

#ifdef NDEBUG
constexpr bool checked = false;
#else
constexpr bool checked = true;
#endif

// In builds that check themselves every so many answers are found out anew: nothing else would tell that a
// kept one has become wrong.
constexpr std::uint32_t check_every = 61;

[[maybe_unused]] bool same_carriers(const Carriers& a, const Carriers& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Carrier& one, const Carrier& other) {
        return one.self == other.self && one.you == other.you && one.lasting == other.lasting;
    });
}

} // namespace

// Kept while nothing changes or, for most listeners, while things lie where they are. Whether something works
// may itself ask for listeners: then this one is found out first.
std::span<Carrier> Exec::carriers(const Listener& l, Env& e, Word only_self) {
    if (known_.empty()) known_.resize(t.listeners.size());
    Known& known = known_[l.number];
    const auto find = [&] {
        Carriers found;
        for (const Word self : l.level == Level::kind ? t.of_kind[l.index] : t.of_thing[l.index])
            add_carriers(l, self, e, found);
        return found;
    };
    const bool by_places = by_place(l);
    moves_.start(t);
    const auto moved = [&] {
        return t.plans.listeners[l.number].by_order ? moves_.anything(known.places)
                                                    : moves_.listener(l.number, known.places);
    };
    if (by_places ? !moved() : known.when == still_time_) {
        if (checked && ++recalled_ % check_every == 0) assert(same_carriers(find(), known.carriers));
    } else {
        Carriers found = find();
        known.carriers = std::move(found);
        known.when = by_places ? 0 : still_time_;
        known.places = by_places ? moves_.now() : 0;
        known.silence_when = 0;
        known.in_order = std::is_sorted(known.carriers.begin(), known.carriers.end(),
                                        [](const Carrier& a, const Carrier& b) { return a.self < b.self; });
    }
    // Whether one is silenced is kept only while nothing changes.
    if (!t.silences.empty() && (still_ == 0 || known.silence_when != still_time_))
        for (Carrier& one : known.carriers) one.silent = Carrier::Silent::unasked;
    known.silence_when = still_ == 0 ? 0 : still_time_;
    const std::span<Carrier> all(known.carriers.data(), known.carriers.size());
    if (only_self == anyone || !known.in_order || all.size() < 4) return all;
    const auto [first, last] =
        std::equal_range(all.begin(), all.end(), Carrier{.self = only_self},
                         [](const Carrier& a, const Carrier& b) { return a.self < b.self; });
    return {first, last};
}

bool Exec::sharing() const {
    for (Word at = 0; at < static_cast<Word>(s.lasting.size());) {
        const Record record = lasting_at(at);
        at += record[k_size];
        if (record[k_type] == 0 &&
            p.reactions[t.listeners[static_cast<std::size_t>(record[k_what])].reaction].form ==
                ReactionForm::share)
            return true;
    }
    return false;
}

// Nobody holds most lines at most times. Who shares a line has it where its card works, so sharing does not
// matter here.
std::span<const std::uint32_t> Exec::in_force(const ListenerList& list) {
    if (!options_.shortcuts || list.size() == 0) return list.all;
    if (in_force_.empty()) in_force_.resize(t.plans.list_by_order.size());
    moves_.start(t);
    InForce& known = in_force_[list.number];
    if (t.plans.list_by_order[list.number] != 0 ? moves_.anything(known.places)
                                                : moves_.list(list.number, known.places)) {
        known.places = moves_.now();
        known.listeners.clear();
        find_in_force(list, known.listeners);
    } else if (checked && ++recalled_ % check_every == 0) {
        std::vector<std::uint32_t> found;
        find_in_force(list, found);
        assert(found == known.listeners);
    }
    return known.listeners;
}

void Exec::find_in_force(const ListenerList& list, std::vector<std::uint32_t>& found) {
    Env e{.frame = top(), .world = s.words.data()};
    for (const std::uint32_t n : list) {
        const Listener& l = t.listeners[n];
        const std::vector<Word>* hosts = l.level == Level::kind ? &t.of_kind[l.index] : nullptr;
        if (l.level == Level::thing) hosts = &t.of_thing[l.index];
        if (!t.plans.listeners[n].by_place || hosts == nullptr ||
            std::any_of(hosts->begin(), hosts->end(),
                        [&](Word self) { return works(p.abilities[l.ability], self, e); }))
            found.push_back(n);
    }
}

bool Exec::silenced(const Listener& l, Carrier& one) {
    if (t.silences.empty() || silence_depth_ > 0) return false;
    if (one.silent == Carrier::Silent::unasked) {
        const bool silent = silenced(l.ability, l.level == Level::thing, one.self, one.you);
        one.silent = silent ? Carrier::Silent::yes : Carrier::Silent::no;
    }
    return one.silent == Carrier::Silent::yes;
}

bool Exec::holds_action(Word action, Word actor, const Env& outer) {
    if (!keeps() || silence_depth_ > 0 || actor < 0 || actor > t.team)
        return find_holds_action(action, actor, outer);
    if (held_.empty()) held_.resize(t.things.size() * static_cast<std::size_t>(t.team + 1));
    const std::size_t at = static_cast<std::size_t>(action) * static_cast<std::size_t>(t.team + 1) +
                           static_cast<std::size_t>(actor);
    if (held_[at].when != still_time_) {
        const Instance& what = t.things[static_cast<std::size_t>(action)];
        bool holds = true;
        if (what.host != none && plan_of(action).by_place &&
            (t.shares.empty() || s.lasting.empty() || !sharing())) {
            moves_.start(t);
            if (plan_of(action).by_order ? moves_.anything(held_[at].places)
                                         : moves_.thing(what.host, held_[at].places)) {
                held_[at].in_force = in_force(action, actor, outer);
                held_[at].places = moves_.now();
            }
            holds = held_[at].in_force &&
                    !silenced(what.action, p.abilities[what.action].thing != no_index, what.host, actor);
        } else
            holds = find_holds_action(action, actor, outer);
        held_[at].when = still_time_;
        held_[at].holds = holds;
    } else if (checked && ++recalled_ % check_every == 0)
        assert(find_holds_action(action, actor, outer) == held_[at].holds);
    return held_[at].holds;
}

// Kept answers are those of one still time.
void Exec::start_keeping() {
    if (kept_time_ == still_time_) return;
    kept_time_ = still_time_;
    legal_.clear();
    raised_.clear();
    source_list_count_ = 0;
    around_count_ = 0;
    last_around_ = nullptr;
    shared_known_ = false;
}

const std::vector<Shared>& Exec::shared(Env& e) {
    start_keeping();
    if (!shared_known_) {
        shared_ = find_shared(e);
        shared_known_ = true;
    }
    return shared_;
}

// In a still time there is one for every place it was asked for: whoever walks along one may ask for another.
const Exec::Around& Exec::around(Word frame) {
    if (last_around_ != nullptr && last_around_->frame == frame && kept_time_ == still_time_)
        return *last_around_;
    start_keeping();
    for (std::size_t i = 0; i < around_count_; ++i)
        if (around_[i].frame == frame) return *(last_around_ = &around_[i]);
    if (around_count_ == around_.size()) around_.emplace_back();
    Around& found = around_[around_count_++];
    last_around_ = &found;
    found.frame = frame;
    found.events.clear();
    found.actions.clear();
    found.verbs.assign(p.verbs.size(), 0);
    for (Word fr = frame; fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind == Frame::event) {
            found.events.push_back(fr);
            // Whoever waits for a verb waits for those that are it, too.
            for (auto verb = static_cast<VerbId>(f(fr, a_verb));
                 verb < p.verbs.size() && found.verbs[verb] == 0; verb = p.verbs[verb].is)
                found.verbs[verb] = 1;
        }
        if (kind == Frame::perform) found.actions.push_back(f(fr, a_source));
    }
    return found;
}

// Everything that the legality of an event depends on beside the state. false: a list is among it, which has
// no name to know it by.
bool Exec::add_to_key(VerbId id, Word actor, const Word* locals) {
    legal_.add(static_cast<Word>(id));
    legal_.add(actor);
    for (const Param& param : p.verbs[id].params) {
        const Word value = locals[param.slot];
        if (value < none && value != unset) return false;
        legal_.add(value);
    }
    if (const std::uint32_t slot = p.verbs[id].amount_slot; slot != no_index) legal_.add(locals[slot]);
    return true;
}

// With locals of its own: what a listener changes in them would be changed twice.
bool Exec::find_legal_apart(VerbId id, Word actor, const Word* locals, Env& e, bool strict) {
    Locals32 own;
    fresh_locals(id, own);
    for (const Param& param : p.verbs[id].params) own[param.slot] = locals[param.slot];
    if (const std::uint32_t slot = p.verbs[id].amount_slot; slot != no_index) own[slot] = locals[slot];
    return find_legal(id, actor, own.data(), e, strict);
}

bool Exec::can_event(VerbId id, Word actor, Word* locals, Env& e, bool strict) {
    // Quick to find out, or not to be kept: options of one question are all different, and only what is asked
    // inside of other tests is asked again.
    const Ears& ears = t.ears[id];
    if (e.hypo == nullptr || !keeps() || silence_depth_ > 0 || e.world != s.words.data() ||
        (ears.forbid.empty() && t.native[id] != Native::not_native))
        return find_legal(id, actor, locals, e, strict);
    start_keeping();
    const std::size_t start = legal_.begin();
    for (const Word word :
         {Word(strict), filled_, e.self, e.frame, e.event, testing_.empty() ? none : testing_.back()})
        legal_.add(word);
    for (const Word word : accepting_) legal_.add(word);
    legal_.add(static_cast<Word>(accepting_.size()));
    bool named = add_to_key(id, actor, locals);
    for (const Hypo* outer = e.hypo; outer != nullptr && named; outer = outer->outer)
        named = add_to_key(outer->verb, outer->actor, outer->locals);
    if (!named) {
        legal_.drop(start);
        return find_legal(id, actor, locals, e, strict);
    }
    const Memo::Key key = legal_.end(start);
    if (const Memo::Answer* known = legal_.find(key)) {
        const Memo::Answer answer = *known;
        legal_.drop(start);
        read_ = std::min(read_, answer.read);
        if (checked && ++recalled_ % check_every == 0)
            assert(find_legal_apart(id, actor, locals, e, strict) == answer.yes);
        return answer.yes;
    }
    const std::uint32_t read_before = std::exchange(read_, no_index);
    const bool legal = find_legal(id, actor, locals, e, strict);
    legal_.keep(key, {legal, read_});
    read_ = std::min(read_, read_before);
    return legal;
}

// What a payment can be filled from is the same for whatever is paid for, unless something on the way looked
// at that: then the answer is not kept.
bool Exec::can_raise(const Charges& charges, Env& e) {
    const Test test_only(*this);
    if (!keeps() || silence_depth_ > 0) return find_raise(charges, e);
    start_keeping();
    const std::size_t start = raised_.begin();
    raise_key(charges, e);
    const Memo::Key key = raised_.end(start);
    if (const Memo::Answer* known = raised_.find(key)) {
        const bool yes = known->yes;
        raised_.drop(start);
        if (checked && ++recalled_ % check_every == 0) assert(find_raise(charges, e) == yes);
        return yes;
    }
    const std::uint32_t read_before = std::exchange(read_, no_index);
    const bool yes = find_raise(charges, e);
    if (read_ > (e.hypo == nullptr ? 0 : e.hypo->depth)) raised_.keep(key, {yes, no_index});
    read_ = std::min(read_, read_before);
    return yes;
}

// The events around count by their verbs alone: whatever reads more of them is seen.
void Exec::raise_key(const Charges& charges, const Env& e) {
    for (const Word word : {e.subject, e.frame, e.event}) raised_.add(word);
    for (const UnitId unit : t.transients) raised_.add(counter(s.words.data(), e.subject, unit));
    for (const Charge& charge : charges) {
        if (charge.of != Charge::Of::units || charge.units.empty()) continue;
        raised_.add(charge.one_kind ? -2 : -3);
        raised_.add(charge.count);
        for (const UnitId unit : charge.units) raised_.add(static_cast<Word>(unit));
    }
    for (const Word action : testing_) {
        if (!t.fills_purse[static_cast<std::size_t>(action)]) continue;
        raised_.add(-4);
        raised_.add(action);
    }
    for (const Word word : accepting_) raised_.add(word);
    raised_.add(-5);
    for (const Hypo* outer = e.hypo; outer != nullptr; outer = outer->outer)
        raised_.add(static_cast<Word>(outer->verb));
}

} // namespace cantrip::runtime
