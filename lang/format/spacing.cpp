#include "lang/format/spacing.hpp"

namespace cantrip::format {

Spacing::Spacing(const Tree& tree)
    : tokens_(tree.tokens()), sticks_to_left_(tokens_.list.size()), sticks_to_right_(tokens_.list.size()) {
    const auto is = [&](std::uint32_t token, TokenKind kind) { return tokens_.list[token].kind() == kind; };
    for (const Node& node : tree.nodes()) {
        switch (node.kind) {
        case NodeKind::params: sticks_to_left_[node.first] = true; break;
        case NodeKind::negative: sticks_to_right_[node.first] = true; break;
        case NodeKind::range:
        case NodeKind::grouped:
            // `1..6`, `5..`: a bound sticks to the dots; a noun counted by an open group does not.
            for (std::uint32_t i = node.first; i < node.last; ++i) {
                if (!is(i, TokenKind::dot_dot)) continue;
                sticks_to_left_[i] = true;
                const bool bound = i + 1 < node.last &&
                                   (node.kind == NodeKind::range || !is_name(tokens_.list[i + 1].kind()));
                sticks_to_right_[i] = sticks_to_right_[i] || bound;
            }
            break;
        default: break;
        }
    }
}

bool Spacing::space_before(std::uint32_t token) const {
    using enum TokenKind;
    std::uint32_t before = token - 1;
    while (before > 0 && tokens_.list[before].kind() == new_line) --before; // a `;` may vanish
    const TokenKind last = tokens_.list[before].kind();
    const TokenKind next = tokens_.list[token].kind();
    if (next == comma || next == colon || next == right_paren || last == left_paren) return false;
    if (last == left_brace && next == right_brace) return false;
    return !sticks_to_left_[token] && !sticks_to_right_[before];
}

int break_rank(TokenKind last, TokenKind next, const OpenHead& head) {
    using enum TokenKind;
    if (next == left_brace) return 0;
    if (last == colon || last == equals) return 1;
    if (next == arrow) return 2;
    if (last == comma) return 3;
    if (next == kw_or || next == kw_and) return 4;
    if (next == plus || next == kw_where || next == kw_then) return 5;
    // Only in a head: elsewhere these words stand inside a value (`window for you until …`, `by` of a call).
    if (head.is_open() && (is_tail_word(next) || head.goes_on_before(next))) return 6;
    return 0;
}

} // namespace cantrip::format
