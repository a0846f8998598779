#pragma once
// `verb win(who player)`: whoever is given there does it, so a sentence makes him its subject.

#include "lang/program/program.hpp"

namespace cantrip::text {

inline constexpr std::size_t no_param = static_cast<std::size_t>(-1);

[[nodiscard]] inline std::size_t subject_param(const Program& program, const Verb& verb) {
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const Param& param = verb.params[i];
        if (param.label == TokenKind::end_of_file && param.pool == no_hir && param.initial == no_hir &&
            param.type.is(TypeTag::thing) && program.is_a(KindId(param.type.index), program.player_kind))
            return i;
    }
    return no_param;
}

} // namespace cantrip::text
