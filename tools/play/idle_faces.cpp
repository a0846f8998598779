// Faces of cards that do not count under the options of a game: "moon side" in a game on the sun side.

#include <optional>

#include "tools/play/speech.hpp"

namespace cantrip::play {
namespace {

// The value of a condition that speaks of nothing but options; nothing when it speaks of more.
std::optional<Word> value_of(const Program& p, HirId id, const Board& board) {
    const Hir& hir = p.at(id);
    const auto child = [&](std::size_t n) { return value_of(p, p.child(id, n), board); };
    switch (hir.op) {
    case Op::global:
        if (!p.globals[hir.a].option) return std::nullopt;
        return board.game[hir.a].value;
    case Op::names_value: return static_cast<Word>(hir.a);
    case Op::number: return static_cast<Word>(hir.a);
    case Op::yes: return 1;
    case Op::no: return 0;
    case Op::not_: {
        const auto inner = child(0);
        if (!inner) return std::nullopt;
        return *inner == 0 ? 1 : 0;
    }
    case Op::equals:
    case Op::and_:
    case Op::or_: {
        const auto left = child(0), right = child(1);
        if (!left || !right) return std::nullopt;
        if (hir.op == Op::equals) return *left == *right ? 1 : 0;
        const bool both = *left != 0 && *right != 0, one = *left != 0 || *right != 0;
        return (hir.op == Op::and_ ? both : one) ? 1 : 0;
    }
    default: return std::nullopt;
    }
}

} // namespace

void Speech::leave_out_idle_faces(const Board& board) {
    idle_faces_.assign(program_.faces.size(), false);
    cards_.clear();
    if (board.game.size() < program_.globals.size()) return;
    for (std::size_t i = 0; i < program_.faces.size(); ++i) {
        const HirId works = program_.faces[i].works_if;
        idle_faces_[i] = works != no_hir && value_of(program_, works, board) == std::optional<Word>(0);
    }
}

bool Speech::is_idle(AbilityId id) const {
    const FaceId face = program_.abilities[id].face;
    return face != no_index && face < idle_faces_.size() && idle_faces_[face];
}

} // namespace cantrip::play
