#pragma once
// Tokens: 8 bytes each, in one vector, in the order of the source. What lies between two tokens (spaces,
// comments) is found by looking at the gap in the source, so nothing is lost and nothing is stored.

#include <cstdint>
#include <string_view>
#include <vector>

#include "lang/source/source.hpp"

namespace cantrip {

enum class TokenKind : std::uint8_t {
#define TOKEN(kind, text) kind,
#include "lang/syntax/tokens.def"
#undef TOKEN
    count_
};

struct Token {
    std::uint32_t begin;
    std::uint32_t length : 24;
    std::uint32_t kind_ : 8;
    [[nodiscard]] TokenKind kind() const { return static_cast<TokenKind>(kind_); }
    [[nodiscard]] std::uint32_t end() const { return begin + length; }
};
static_assert(sizeof(Token) == 8);

// A token's length has 24 bits.
inline constexpr std::uint32_t max_token_length = (1U << 24U) - 1U;

// The last token is always end_of_file, so looking at the current one never needs a bounds check.
struct Tokens {
    FileId file{};
    std::string_view text;
    std::vector<Token> list;
    // Braces do not match up: only then does a line at the left margin end an open block (see parser.hpp).
    bool unbalanced = false;

    [[nodiscard]] std::string_view text_of(std::uint32_t index) const {
        return text.substr(list[index].begin, list[index].length);
    }
    [[nodiscard]] Span span(std::uint32_t index) const {
        return {file, list[index].begin, list[index].end()};
    }
};

// Names are `ident` and every contextual keyword.
[[nodiscard]] constexpr bool is_name(TokenKind kind) { return kind >= TokenKind::ident; }
// Words a card may not use as names.
[[nodiscard]] constexpr bool is_reserved(TokenKind kind) {
    return kind >= TokenKind::kw_a && kind < TokenKind::ident;
}

// A line break does not count behind these tokens, nor before those.
[[nodiscard]] constexpr bool goes_on_after(TokenKind kind) {
    using enum TokenKind;
    return kind == left_brace || kind == left_paren || kind == comma || kind == colon || kind == arrow ||
           kind == plus || kind == equals || kind == kw_or || kind == kw_and;
}
// Words of a head's tail that cannot begin a line.
[[nodiscard]] constexpr bool is_tail_word(TokenKind kind) {
    using enum TokenKind;
    return kind == kw_by || kind == kw_while || kind == kw_during || kind == kw_due || kind == kw_once ||
           kind == kw_beyond || kind == kw_first || kind == kw_until || kind == kw_despite;
}
[[nodiscard]] constexpr bool goes_on_before(TokenKind kind) {
    using enum TokenKind;
    return kind == right_brace || kind == right_paren || kind == arrow || kind == plus || kind == kw_or ||
           kind == kw_and || kind == kw_else || kind == kw_then || kind == kw_where || is_tail_word(kind);
}

// Whether the head of a reaction or action is open: `if` and `exclusive` go on with it on a new line, where
// otherwise a statement or declaration would begin. Feed it every token.
class OpenHead {
  public:
    void see(TokenKind kind) {
        using enum TokenKind;
        switch (kind) {
        case new_line:
        case left_brace:
        case right_brace:
        case colon: state_ = State::start; return;
        case kw_when:
        case kw_before:
        case kw_instead:
        case kw_modify:
        case kw_whenever:
            state_ = state_ == State::start  ? State::open
                     : state_ == State::open ? State::open
                                             : State::other;
            return;
        case kw_action:
            if (state_ == State::start || state_ == State::names) state_ = State::action;
            return;
        case string:
            // The printed word of an action: no statement looks like that.
            state_ = state_ == State::action || state_ == State::open ? State::open : State::other;
            return;
        default: break;
        }
        if (state_ == State::start || state_ == State::names)
            state_ = is_name(kind) ? State::names : State::other;
        else if (state_ == State::action && !is_name(kind))
            state_ = State::other;
    }
    [[nodiscard]] bool is_open() const { return state_ == State::open; }
    [[nodiscard]] bool goes_on_before(TokenKind next) const {
        return state_ == State::open && (next == TokenKind::kw_if || next == TokenKind::kw_exclusive);
    }

  private:
    enum class State : std::uint8_t { start, names, action, open, other };
    State state_ = State::start;
};

// How messages call a kind: "`->`", "a name".
[[nodiscard]] std::string_view spelling(TokenKind kind);
// The keyword a word is, or `ident`.
[[nodiscard]] TokenKind keyword(std::string_view word);

} // namespace cantrip
