#include "lang/syntax/token.hpp"

#include <array>

namespace cantrip {
namespace {

constexpr std::array spellings = {
#define TOKEN(kind, text) std::string_view(text),
#include "lang/syntax/tokens.def"
#undef TOKEN
};

// A hash table built at compile time: open addressing, twice as many slots as words. The hash looks at the
// length and three letters only, so an ordinary name costs one probe.
constexpr std::size_t table_size = 1024;

constexpr std::size_t hash(std::string_view word) {
    const auto at = [&](std::size_t i) {
        return static_cast<std::size_t>(static_cast<unsigned char>(word[i]));
    };
    const std::size_t last = word.size() - 1;
    return (word.size() * 71 + at(0) * 613 + at(last / 2) * 97 + at(last) * 7) % table_size;
}

constexpr bool is_word(TokenKind kind) {
    return kind >= TokenKind::kw_a && kind != TokenKind::ident && kind != TokenKind::count_;
}

constexpr auto table = [] {
    std::array<TokenKind, table_size> slots{};
    slots.fill(TokenKind::ident);
    for (std::size_t i = 0; i < spellings.size(); ++i) {
        const auto kind = static_cast<TokenKind>(i);
        if (!is_word(kind)) continue;
        std::size_t slot = hash(spellings[i]);
        while (slots[slot] != TokenKind::ident) slot = (slot + 1) % table_size;
        slots[slot] = kind;
    }
    return slots;
}();

} // namespace

std::string_view spelling(TokenKind kind) { return spellings[static_cast<std::size_t>(kind)]; }

TokenKind keyword(std::string_view word) {
    for (std::size_t slot = hash(word); table[slot] != TokenKind::ident; slot = (slot + 1) % table_size)
        if (spelling(table[slot]) == word) return table[slot];
    return TokenKind::ident;
}

} // namespace cantrip
