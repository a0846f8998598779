// What stands behind a noun.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

bool Exec::filter(HirId f, const Noun& noun, Word value, Env& e) {
    const bool result = filter_plain(f, noun, value, e);
    return (p.at(f).flags & flag::negated) != 0 ? !result : result;
}

bool Exec::filter_plain(HirId fid, const Noun& noun, Word value, Env& e) {
    const Hir& h = p.at(fid);
    const auto child = [&](std::size_t n) { return p.child(fid, n); };
    const bool thing = value >= 0 && value < t.thing_count();
    switch (h.op) {
    case Op::f_owner: {
        const HirId who = child(0);
        if (!thing) return true;
        const Word owner = noun.of == NounOf::action ? t.things[static_cast<std::size_t>(value)].host
                                                     : owner_of(e.world, value);
        if (p.at(who).op == Op::np) return owner != none && is_meant(who, owner, e);
        const Word wanted = eval(who, e);
        return wanted == t.team || (owner == wanted && owner != none) ||
               (wanted != none && t.things[static_cast<std::size_t>(value)].host == wanted);
    }
    case Op::f_field: {
        if (!thing) return false;
        const Word have = field_of(value, FieldId(h.a), e);
        const HirId wanted = child(0);
        if (p.at(wanted).op == Op::np) {
            const Noun& inner = p.noun(wanted);
            if (inner.det == Det::exactly || inner.det == Det::count)
                return have == number_of(inner.count, e);
            return is_meant(wanted, have, e);
        }
        return have == eval(wanted, e);
    }
    case Op::f_parent: {
        if (!thing) return false;
        const Instance& what = t.things[static_cast<std::size_t>(value)];
        const HirId around = child(0);
        if (p.at(around).op == Op::np) {
            for (Word at = what.host != none ? what.host : place_of(e.world, value); at != none;) {
                if (t.is_thing(at) && is_meant(around, at, e)) return true;
                at = t.is_thing(at) ? place_of(e.world, at)
                                    : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
            }
            return false;
        }
        const Word where = eval(around, e);
        return where != none &&
               (what.host == where || is_in(e.world, value, where) || owner_of(e.world, value) == where);
    }
    case Op::f_in: return thing && inside(value, child(0), e);
    case Op::f_in_list: {
        Words found;
        list(child(0), e, found);
        return std::find(found.begin(), found.end(), value) != found.end();
    }
    case Op::f_in_range: return in_range(value, child(0), e);
    case Op::f_within: {
        const Word limit = eval(child(0), e);
        return near(value, child(1), e, [&](Word from) { return within(e.world, from, value, limit, e); });
    }
    case Op::f_next_to:
        return near(value, child(0), e, [&](Word from) { return distance(e.world, from, value, e) == 1; });
    case Op::f_reachable:
        return near(value, child(0), e, [&](Word from) { return distance(e.world, from, value, e) >= 0; });
    case Op::f_nearest:
    case Op::f_rank:
    case Op::per: return true; // looked at when all candidates are known
    case Op::f_where: {
        Candidate candidate(e.locals, noun.it);
        candidate.is(value);
        return test(child(0), e);
    }
    case Op::f_except: {
        const HirId what = child(0);
        if (p.at(what).op == Op::np) return !is_meant(what, value, e);
        Words out;
        list(what, e, out);
        return std::find(out.begin(), out.end(), value) == out.end();
    }
    case Op::f_has: return thing && has_all(value, child(0), e);
    case Op::f_define: return eval_define(DefineId(h.a), p.children(fid), e, value, true) != 0;
    case Op::f_trait: return thing && has_trait(value, TraitId(h.a));
    case Op::f_flag: return thing && field_of(value, FieldId(h.a), e) == 1;
    case Op::f_kind: return thing && t.is_a(value, KindId(h.a));
    default: return true;
    }
}

bool Exec::near(Word value, HirId other, Env& e, FunctionRef<bool(Word)> fits) {
    if (value < 0 || value >= t.thing_count()) return false;
    Words others;
    list(other, e, others);
    return std::any_of(others.begin(), others.end(), [&](Word one) { return one >= 0 && fits(one); });
}

// `with highest A then lowest B then first`.
void Exec::rank(HirId f, const Noun& noun, Words& found, Env& e) {
    for (const HirId part : p.children(f)) {
        if (found.size() <= 1) return;
        const Hir& h = p.at(part);
        if (h.op == Op::rank_first) {
            found.resize(1);
            return;
        }
        Words best;
        Word value = 0;
        Candidate candidate(e.locals, noun.it);
        for (const Word one : found) {
            candidate.is(one);
            const Word measure = as_number(eval(p.child(part, 0), e), p.at(p.child(part, 0)).type);
            if (best.empty() || (h.op == Op::rank_highest ? measure > value : measure < value)) {
                best.clear();
                value = measure;
            }
            if (measure == value) best.push_back(one);
        }
        found = best;
    }
}

void Exec::nearest(HirId f, Words& found, Env& e) {
    Words others;
    list(p.child(f, 0), e, others);
    Words best;
    Word least = -1;
    for (const Word one : found) {
        Word far = -1;
        for (const Word target : others) {
            const Word way = distance(e.world, one, target, e);
            if (way >= 0 && (far < 0 || way < far)) far = way;
        }
        if (far < 0) continue;
        if (least < 0 || far < least) {
            least = far;
            best.clear();
        }
        if (far == least) best.push_back(one);
    }
    found = best;
}

} // namespace cantrip::runtime
