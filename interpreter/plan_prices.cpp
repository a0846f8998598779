// Prices that are always the same: known before a game, so that whether one can be paid is a look at
// counters.

#include <initializer_list>

#include "interpreter/tables.hpp"

namespace cantrip::runtime {
namespace {

using Part = std::pair<UnitId, Word>;

class Prices {
  public:
    explicit Prices(Tables& tables) : t_(tables), p_(*tables.program), out_(tables.plans) {}

    void run() {
        out_.prices.assign(p_.hir.size(), 0);
        for (HirId id(0); id < p_.hir.size(); ++id) {
            std::vector<std::vector<Part>> ways;
            if (!ways_of(id, ways)) continue;
            out_.price_ways.push_back(std::move(ways));
            out_.prices[id] = static_cast<std::uint32_t>(out_.price_ways.size());
        }
        out_.reads_paid_amount = t_.pay_verb == no_index || reads_amount();
    }

  private:
    // Nothing changes what stands here.
    [[nodiscard]] bool stays(HirId id) const { return t_.price_of[id] == 0 && out_.changes_price[id] == 0; }

    bool ways_of(HirId id, std::vector<std::vector<Part>>& ways) const {
        const Op op = p_.at(id).op;
        if (op != Op::np && op != Op::bundle && op != Op::alternatives) return false;
        if (!stays(id)) return false;
        if (op != Op::alternatives) return parts_of(id, ways.emplace_back());
        for (const HirId part : p_.children(id))
            if (!stays(part) || !parts_of(part, ways.emplace_back())) return false;
        return true;
    }

    bool parts_of(HirId id, std::vector<Part>& parts) const {
        const Hir& h = p_.at(id);
        if (h.op == Op::np) return part_of(id, parts);
        if (h.op != Op::bundle) return false;
        for (const HirId part : p_.children(id))
            if (p_.at(part).op != Op::np || !stays(part) || !part_of(part, parts)) return false;
        return true;
    }

    // So many of one unit.
    bool part_of(HirId np, std::vector<Part>& parts) const {
        const Noun& noun = p_.noun(np);
        if (noun.of != NounOf::unit || p_.at(np).count > 0 || noun.per != no_hir || noun.det == Det::all ||
            noun.det == Det::each || p_.units[noun.index].transient)
            return false;
        Word count = 1;
        if (noun.count != no_hir) {
            if (p_.at(noun.count).op != Op::number) return false;
            count = static_cast<Word>(p_.at(noun.count).a);
        }
        if (count > 0) parts.emplace_back(UnitId(noun.index), count);
        return true;
    }

    // Whether a line that hears a payment has a word for how much is paid.
    [[nodiscard]] bool reads_amount() const {
        const auto reads_in = [&](PatternId id, std::initializer_list<HirId> parts, const Tail& tail) {
            if (id == no_index || !is_pay(p_.patterns[id].verb)) return false;
            const Pattern& pattern = p_.patterns[id];
            if (pattern.first_slot == no_index) return false;
            const auto slot =
                static_cast<std::uint32_t>(pattern.first_slot + p_.verbs[pattern.verb].params.size() + 2);
            const auto reads = [&](HirId part) { return reads_slot(part, slot, 0); };
            for (const Pattern::Arg& arg : pattern.args)
                if (std::any_of(arg.nouns.begin(), arg.nouns.end(), reads)) return true;
            return std::any_of(parts.begin(), parts.end(), reads) || reads(tail.if_) || reads(tail.while_) ||
                   reads(tail.due_to) || std::any_of(tail.by.begin(), tail.by.end(), reads);
        };
        for (const Reaction& r : p_.reactions)
            for (const PatternId id : {r.pattern, r.tail.during})
                if (reads_in(id, {r.effect, r.value, r.whom, r.price, r.noun}, r.tail)) return true;
        for (const Ability& ability : p_.abilities) {
            if (reads_in(ability.tail.during, {ability.effect, ability.price}, ability.tail)) return true;
            for (const Param& param : ability.params)
                if (reads_in(ability.tail.during, {param.pool, param.initial}, ability.tail)) return true;
        }
        return false;
    }

    [[nodiscard]] bool is_pay(VerbId wanted) const {
        const std::size_t count = p_.verbs.size();
        return wanted < count && out_.verb_is[t_.pay_verb * count + wanted] != 0;
    }

    // Lines inside of lines have names of their own, which may have the same number: then it is taken to
    // read.
    [[nodiscard]] bool reads_slot(HirId id, std::uint32_t slot, int depth) const {
        if (id == no_hir) return false;
        const Hir& h = p_.at(id);
        if (depth > 100 || h.op == Op::react) return true;
        if ((h.op == Op::local || h.op == Op::it) && h.a == slot) return true;
        if (h.op == Op::np) {
            const Noun& noun = p_.noun(id);
            for (const HirId part : {noun.count, noun.value, noun.per})
                if (reads_slot(part, slot, depth + 1)) return true;
        }
        const auto parts = p_.children(id);
        return std::any_of(parts.begin(), parts.end(),
                           [&](HirId part) { return reads_slot(part, slot, depth + 1); });
    }

    const Tables& t_;
    const Program& p_;
    Plans& out_;
};

} // namespace

void plan_prices(Tables& tables) { Prices(tables).run(); }

} // namespace cantrip::runtime
