// Defines, compiled in the place where they are used.

#include "interpreter/compile.hpp"

namespace cantrip::runtime {
namespace {

// Defines in defines in defines: beyond this they are walked.
constexpr std::size_t most_inlined = 8;

} // namespace

// Everything it needs is given, by one value each, and it does not come back to itself.
bool ValueCompiler::can_inline(HirId id, bool has_first) const {
    const Hir& h = p.at(id);
    const DefineId which(h.a);
    const Define& define = p.defines[which];
    const auto args = p.children(id);
    const std::size_t given = args.size() + (has_first ? 1 : 0);
    if (given != define.params.size() || inlining_.size() >= most_inlined ||
        std::find(inlining_.begin(), inlining_.end(), which) != inlining_.end())
        return false;
    if (define.value == no_hir || define.type.is(TypeTag::list) || define.type.is(TypeTag::cost) ||
        define.type.is(TypeTag::bundle))
        return false;
    for (std::size_t i = 0; i < define.params.size(); ++i)
        if (define.params[i].type.is(TypeTag::list) || define.params[i].slot >= define.locals) return false;
    return std::none_of(args.begin(), args.end(),
                        [&](HirId arg) { return p.at(arg).type.is(TypeTag::list); });
}

// false: nothing was emitted.
bool ValueCompiler::define(HirId id, const View& v, const Register* first, bool as_test, Register to) {
    const Hir& h = p.at(id);
    const DefineId which(h.a);
    const Define& define = p.defines[which];
    const bool implied = first == nullptr && !as_test && (h.flags & flag::implied) != 0 && h.count == 1;
    if (!can_inline(id, first != nullptr) || (implied && !has_plain_owner(id))) return false;
    std::vector<Register> args;
    if (first != nullptr) args.push_back(*first);
    if (implied)
        args.push_back(owner(id, v));
    else
        for (const HirId arg : p.children(id)) args.push_back(value(arg, v));
    // A test with `none` is false; so is a number of nobody nothing.
    emit(Do::constant, to, 0, 0, define.type.is(TypeTag::thing) ? none : 0);
    Label out;
    View inner{.inlined = true,
               .locals = temp(define.locals + std::size_t{1}),
               .you = temp(),
               .subject = 0,
               .self = temp()};
    inner.subject = inner.you;
    use(inner.you);
    used_[inner.you] = 0;
    emit(Do::fill, inner.locals, define.locals);
    for (std::size_t i = 0; i < args.size(); ++i) {
        const Param& param = define.params[i];
        emit(Do::copy, static_cast<std::size_t>(inner.locals) + param.slot, args[i]);
        if (param.type.is(TypeTag::thing)) jump(Do::if_no_thing, args[i], 0, 0, out);
    }
    const bool owned = !args.empty() && define.params[0].type.is(TypeTag::thing);
    const std::size_t owner_at =
        owned ? emit(Do::player_of, inner.you, args[0]) : emit(Do::constant, inner.you, 0, 0, none);
    emit(Do::constant, inner.self, 0, 0, none);
    {
        const Deeper deeper(*this);
        const std::size_t walks = walks_;
        inlining_.push_back(which);
        if (define.type.is(TypeTag::flag)) {
            Label done;
            test(define.value, inner, false, done);
            emit(Do::constant, to, 0, 0, 1);
            here(done);
        } else
            value_to(define.value, inner, to);
        inlining_.pop_back();
        // Nobody reads whose it is: then it need not be found out.
        if (owned && walks == walks_ && used_[inner.you] == 0)
            list_[owner_at] = {Do::constant, 0, inner.you, 0, 0, none};
    }
    if (!t.define_ears.empty() && !t.define_ears[which].empty()) {
        const Deeper deeper(*this);
        code.modified.push_back({which, static_cast<std::uint32_t>(viewpoint(v))});
        emit(Do::modified, to, to, args.empty() ? constant(none) : args[0],
             static_cast<std::int64_t>(code.modified.size() - 1));
    }
    here(out);
    return true;
}

} // namespace cantrip::runtime
