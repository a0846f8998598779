// What is found out while nothing changes, and kept until something may: who holds a reaction, and what is legal.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// In a still time the answer is kept. Whether something works may itself ask for listeners: then this one is found out first.
Carriers& Exec::carriers(const Listener& l, Env& e) {
    if (known_.empty()) known_.resize(t.listeners.size());
    Known& known = known_[l.number];
    if (known.when == still_time_) return known.carriers;
    Carriers found;
    for (const Word self : l.level == Level::kind ? t.of_kind[l.index] : t.of_thing[l.index]) add_carriers(l, self, e, found);
    known.carriers = std::move(found);
    known.when = still_time_;
    return known.carriers;
}

bool Exec::silenced(const Listener& l, Carrier& one) {
    if (t.silences.empty() || silence_depth_ > 0) return false;
    if (one.silent == Carrier::Silent::unasked) {
        const bool silent = silenced(l.ability, l.level == Level::thing, one.self, one.you);
        one.silent = silent ? Carrier::Silent::yes : Carrier::Silent::no;
    }
    return one.silent == Carrier::Silent::yes;
}

// Everything that the legality of an event depends on beside the state. false: a list is among it, which has no name to know it by.
bool Exec::add_to_key(VerbId id, Word actor, const Word* locals) {
    legal_keys_.push_back(static_cast<Word>(id));
    legal_keys_.push_back(actor);
    for (const Param& param : p.verbs[id].params) {
        const Word value = locals[param.slot];
        if (value < none && value != unset) return false;
        legal_keys_.push_back(value);
    }
    if (const std::uint32_t slot = p.verbs[id].amount_slot; slot != no_index) legal_keys_.push_back(locals[slot]);
    return true;
}

bool Exec::can_event(VerbId id, Word actor, Word* locals, Env& e, bool strict) {
    // Quick to find out, or not to be kept.
    const Ears& ears = t.ears[id];
    if (still_ == 0 || silence_depth_ > 0 || e.world != s.words.data() || (ears.forbid.empty() && t.native[id] != Native::not_native)) return find_legal(id, actor, locals, e, strict);
    if (legal_time_ != still_time_) {
        legal_time_ = still_time_;
        legal_keys_.clear();
        legal_.clear();
    }
    const std::size_t start = legal_keys_.size();
    legal_keys_.insert(legal_keys_.end(), {strict ? 1 : 0, e.self, e.frame, e.event, testing_.empty() ? none : testing_.back()});
    bool named = add_to_key(id, actor, locals);
    for (const Hypo* outer = e.hypo; outer != nullptr && named; outer = outer->outer) named = add_to_key(outer->verb, outer->actor, outer->locals);
    if (!named) {
        legal_keys_.resize(start);
        return find_legal(id, actor, locals, e, strict);
    }
    std::uint64_t hash = 1469598103934665603U;
    for (std::size_t i = start; i < legal_keys_.size(); ++i) hash = (hash ^ static_cast<std::uint32_t>(legal_keys_[i])) * 1099511628211U;
    const auto size = static_cast<std::uint32_t>(legal_keys_.size() - start);
    const auto key_at = [&](std::size_t at) { return legal_keys_.begin() + static_cast<std::ptrdiff_t>(at); };
    if (const auto at = legal_.find(hash); at != legal_.end() && at->second.size == size && std::equal(key_at(start), legal_keys_.end(), key_at(at->second.key))) {
        legal_keys_.resize(start);
        return at->second.legal;
    }
    const bool legal = find_legal(id, actor, locals, e, strict);
    legal_.insert_or_assign(hash, Legal{static_cast<std::uint32_t>(start), size, legal});
    return legal;
}

}  // namespace cantrip::runtime
