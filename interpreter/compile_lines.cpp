// Lines that hear events, as code: whether an event fits the pattern of a line and its conditions.

#include "interpreter/compile.hpp"

namespace cantrip::runtime {
namespace {

constexpr Register line_names = 4; // names of a line begin here

} // namespace

// A line that an effect made has names that were kept with it: those are walked.
void ValueCompiler::compile_line(const Listener& l) {
    const Reaction& r = p.reactions[l.reaction];
    if (l.lasting || r.pattern == no_index || p.patterns[r.pattern].verb == no_index ||
        p.patterns[r.pattern].first_slot == no_index || l.locals > most_in_value / 2)
        return;
    begin(line_names + std::size_t{l.locals});
    const View v{.inlined = true, .locals = line_names};
    const Pattern& heard = p.patterns[r.pattern];
    const auto actor =
        static_cast<Register>(line_names + heard.first_slot + p.verbs[heard.verb].params.size());
    Label fail;
    emit(Do::fill, line_names, l.locals);
    pattern(r.pattern, v, fail);
    tail(r.tail, l, false, v, actor, fail);
    if (l.ability != no_index && p.abilities[l.ability].form == Ability::Form::body)
        tail(p.abilities[l.ability].tail, l, true, v, actor, fail);
    emit(Do::finish, constant(1));
    here(fail);
    emit(Do::finish, constant(0));
    code.lines[l.number] = finish(0);
}

// Whether that parameter is one thing, for every verb that is the one of the pattern.
bool ValueCompiler::is_thing_param(PatternId id, std::uint32_t param) const {
    const VerbId wanted = p.patterns[id].verb;
    const std::size_t count = p.verbs.size();
    for (VerbId verb(0); verb < count; ++verb) {
        if (t.plans.verb_is[verb * count + wanted] == 0) continue;
        const auto& params = p.verbs[verb].params;
        if (param >= params.size() || !params[param].type.is(TypeTag::thing)) return false;
    }
    return true;
}

void ValueCompiler::pattern(PatternId id, const View& v, Label& fail) {
    const Pattern& heard = p.patterns[id];
    const Register fits = temp();
    emit(Do::bind, fits, v.locals, 0, id);
    if_holds(fits, false, fail);
    for (std::size_t i = 0; i < heard.args.size(); ++i) {
        const Pattern::Arg& arg = heard.args[i];
        const bool actor = arg.param == no_index;
        if (!actor && !is_thing_param(id, arg.param)) {
            code.args.push_back({id, static_cast<std::uint32_t>(i)});
            lending(v, [&] {
                emit(Do::match_arg, fits, 0, viewpoint(v), static_cast<std::int64_t>(code.args.size() - 1));
            });
            if_holds(fits, false, fail);
            continue;
        }
        const std::size_t param = actor ? p.verbs[heard.verb].params.size() : arg.param;
        const auto value = static_cast<Register>(v.locals + heard.first_slot + param);
        one_of(arg.nouns, value, v, fail);
        if (arg.slot != no_index) emit(Do::copy, std::size_t{v.locals} + arg.slot, value);
    }
}

// One of the nouns fits a thing.
void ValueCompiler::one_of(const std::vector<HirId>& nouns, Register value, const View& v, Label& fail) {
    Label fits;
    for (const HirId noun : nouns) match_noun(noun, value, v, fits);
    jump(Do::jump, 0, 0, 0, fail);
    here(fits);
}

// As Exec::match_noun reads it for one thing.
void ValueCompiler::match_noun(HirId noun, Register value, const View& v, Label& fits) {
    const Hir& h = p.at(noun);
    const std::size_t registers = next_;
    if (h.op == Op::you || h.op == Op::this_) {
        const Register who = h.op == Op::you ? v.you : v.self;
        use(who);
        Label nobody;
        jump(Do::if_no_thing, who, 0, 0, nobody);
        jump(Do::if_equal, who, value, 0, fits);
        return here(nobody);
    }
    if (h.op == Op::np && is_of_things(noun) && !picks_some(noun))
        is_meant(noun, value, v, true, fits);
    else {
        const Register found = temp();
        lending(v, [&] { emit(Do::match_noun, found, value, viewpoint(v), noun); });
        if_holds(found, true, fits);
    }
    next_ = registers;
}

void ValueCompiler::tail(const Tail& tail, const Listener& l, bool of_ability, const View& v, Register actor,
                         Label& fail) {
    if (!tail.by.empty()) one_of(tail.by, actor, v, fail);
    if (tail.during != no_index || tail.exclusive != no_index || tail.once_per != no_index ||
        tail.beyond >= 0 || tail.due_to != no_hir) {
        const Register fits = temp();
        lending(v, [&] { emit(Do::match_times, fits, of_ability ? 1 : 0, viewpoint(v), l.number); });
        if_holds(fits, false, fail);
    }
    if (tail.while_ != no_hir) test(tail.while_, v, false, fail);
    if (tail.if_ != no_hir) test(tail.if_, v, false, fail);
}

} // namespace cantrip::runtime
