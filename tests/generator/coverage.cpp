#include "tests/generator/coverage.hpp"

#include <fmt/format.h>
#include <functional>

#include "tests/generator/part_names.hpp"

namespace cantrip::generator {

// Walks what belongs to one body, and names each part once for every time it is met.
class Walk {
  public:
    using Met = std::function<void(std::string)>;
    Walk(const Program& program, Met met) : p_(program), met_(std::move(met)), seen_(program.hir.size()) {}

    void value(HirId id) {
        if (id == no_hir || id >= p_.hir.size() || seen_[id]) return;
        seen_[id] = true;
        node(id);
        for (const HirId child : p_.children(id)) value(child);
        const Hir& hir = p_.at(id);
        if (hir.op == Op::np) {
            value(p_.noun(id).count);
            value(p_.noun(id).value);
            value(p_.noun(id).per);
        }
        if (hir.op == Op::react) reaction(ReactionId(hir.a), true);
        if (hir.op == Op::tally) pattern(PatternId(hir.a));
        if (follow_defines && (hir.op == Op::define || hir.op == Op::is_define || hir.op == Op::f_define))
            value(p_.defines[hir.a].value);
    }
    void reaction(ReactionId id, bool lasting) {
        const Reaction& r = p_.reactions[id];
        met_(std::string(lasting ? "lasting " : "reaction ") + form_names[static_cast<std::size_t>(r.form)]);
        if (r.form == ReactionForm::modify)
            met_(std::string("change ") + change_names[static_cast<std::size_t>(r.change)]);
        if (r.form == ReactionForm::allow && r.price != no_hir) met_("price for of allow");
        pattern(r.pattern);
        tail(r.tail);
        for (const HirId part : {r.effect, r.value, r.whom, r.price, r.noun}) value(part);
    }
    void tail(const Tail& t) {
        for (const HirId by : t.by) value(by);
        for (const HirId part : {t.if_, t.while_, t.due_to}) value(part);
        pattern(t.during);
        const bool has[tail_count] = {!t.by.empty(),
                                      t.if_ != no_hir,
                                      t.while_ != no_hir,
                                      t.during != no_index,
                                      t.due_to != no_hir,
                                      t.once_per != no_index,
                                      t.beyond >= 0 && !t.up_to,
                                      t.beyond >= 0 && t.up_to,
                                      t.exclusive != no_index,
                                      t.until != no_index && t.until_start,
                                      t.until != no_index && !t.until_start};
        for (std::size_t i = 0; i < tail_count; ++i)
            if (has[i]) met_(std::string("tail ") + tail_names[i]);
    }
    void pattern(PatternId id) {
        if (id == no_index) return;
        value(p_.patterns[id].of);
        for (const Pattern::Arg& arg : p_.patterns[id].args) {
            if (arg.param == no_index) met_("tail by");
            for (const HirId noun : arg.nouns) value(noun);
        }
    }
    void params(const std::vector<Param>& all) {
        for (const Param& param : all) {
            value(param.pool);
            value(param.initial);
        }
    }
    void ability(AbilityId id) {
        const Ability& one = p_.abilities[id];
        if (one.reaction != no_index) reaction(one.reaction, false);
        if (one.heading != no_index && p_.headings[one.heading].head != no_index)
            reaction(p_.headings[one.heading].head, false);
        if (one.heading != no_index && p_.headings[one.heading].action != no_index &&
            one.form == Ability::Form::action) {
            const Ability& head = p_.abilities[p_.headings[one.heading].action];
            tail(head.tail);
            value(head.price);
            if (head.price != no_hir) met_("price for of an action");
        }
        tail(one.tail);
        params(one.params);
        value(one.price);
        value(one.effect);
    }
    bool follow_defines = true;

  private:
    void node(HirId id) {
        const Hir& hir = p_.at(id);
        met_(std::string("op ") + name_of(hir.op));
        if ((hir.flags & flag::negated) != 0) met_("flag negated");
        if ((hir.flags & flag::past) != 0) met_("flag past");
        if (hir.op == Op::np) {
            const Noun& noun = p_.noun(id);
            met_(std::string("noun ") + noun_names[static_cast<std::size_t>(noun.of)]);
            met_(std::string("determiner ") + det_names[static_cast<std::size_t>(noun.det)]);
            for (std::size_t i = 0; i < modifier_count; ++i)
                if ((noun.modifiers >> i & 1U) != 0) met_(std::string("modifier ") + modifier_names[i]);
        }
        if (hir.op == Op::price || hir.op == Op::pay) price(p_.child(id, 0));
        if (hir.op == Op::pay) met_("price pay");
        if (hir.op == Op::arrow && hir.count > 2) met_("price else");
        if (hir.op == Op::arrow) left_of_arrow(p_.child(id, 0));
    }
    void left_of_arrow(HirId id) {
        const Hir& hir = p_.at(id);
        if (hir.op == Op::call) met_("price act");
        if (hir.op == Op::either) met_("price either");
        if (hir.op == Op::seq)
            for (const HirId child : p_.children(id)) left_of_arrow(child);
    }
    void price(HirId id) {
        const Hir& hir = p_.at(id);
        if (hir.op == Op::alternatives) met_("price alternatives");
        if (hir.op == Op::bundle) met_("price sum");
        if (hir.op == Op::multiply) met_("price times");
        if (hir.op == Op::field) met_("price printed cost");
        if (hir.op == Op::alternatives || hir.op == Op::bundle || hir.op == Op::multiply)
            for (const HirId child : p_.children(id)) price(child);
        if (hir.op != Op::np) return;
        const Noun& noun = p_.noun(id);
        if (noun.of == NounOf::unit) met_("price units");
        if (noun.of == NounOf::group)
            met_((noun.modifiers & mod::one) != 0 ? "price one of a group" : "price group");
        if (noun.of == NounOf::kind || noun.of == NounOf::thing) met_("price things");
        if (noun.count != no_hir && p_.at(noun.count).op == Op::variable) met_("price X");
    }

    const Program& p_;
    Met met_;
    std::vector<bool> seen_;
};

// Every body of the text, whether it can run or not.
void Coverage::count_bodies(const Checked& checked) {
    const Program& p = checked.program;
    Walk walk(p, [&](std::string part) { ++counts_[part].written; });
    walk.follow_defines = false;
    for (AbilityId id(0); id < p.abilities.size(); ++id)
        if (p.abilities[id].tree == checked.tree) walk.ability(id);
    for (const Verb& verb : p.verbs) {
        if (verb.tree != checked.tree) continue;
        walk.params(verb.params);
        walk.value(verb.body);
    }
    for (HirId id(0); id < p.hir.size(); ++id)
        if (p.at(id).tree == checked.tree) walk.value(id);
}

void Coverage::add_play(const Checked& checked, const Used& used) {
    const Program& p = checked.program;
    Walk walk(p, [&](std::string part) { ++counts_[part].ran; });
    for (AbilityId id(0); id < p.abilities.size(); ++id)
        if (used.fired[id] != 0) walk.ability(id);
    for (VerbId id(0); id < p.verbs.size(); ++id) {
        if (used.verbs[id] == 0 || p.verbs[id].tree != checked.tree) continue;
        walk.params(p.verbs[id].params);
        walk.value(p.verbs[id].body);
    }
    for (std::size_t i = 0; i < question_count; ++i)
        counts_[std::string("question ") + question_names[i]].ran += used.questions[i];
    for (std::size_t i = 0; i < question_count; ++i)
        counts_[std::string("question ") + question_names[i]].written += used.questions[i];
}

std::string Coverage::table() const {
    std::string out = fmt::format("{:<28} {:>10} {:>10}\n", "part", "written", "ran");
    for (const std::string& part : all_parts()) {
        const auto found = counts_.find(part);
        const Count count = found == counts_.end() ? Count{} : found->second;
        std::string note = exemption(part, count.written > 0);
        out += fmt::format("{:<28} {:>10} {:>10}{}\n", part, count.written, count.ran,
                           note.empty() ? "" : "  " + note);
    }
    return out;
}

std::vector<std::string> Coverage::missing() const {
    std::vector<std::string> out;
    for (const std::string& part : all_parts()) {
        const auto found = counts_.find(part);
        const Count count = found == counts_.end() ? Count{} : found->second;
        if (count.written == 0 && exemption(part, false).empty()) out.push_back(part + ": never written");
        if (count.written > 0 && count.ran == 0 && exemption(part, true).empty())
            out.push_back(part + ": never ran");
    }
    return out;
}

} // namespace cantrip::generator
