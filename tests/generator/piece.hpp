#pragma once
// A program as a tree of pieces of text. The tree is what a shrinker works on: it leaves pieces out, puts the
// simplest text of a sort in their place, or lifts a part to the place of the whole.

#include <string>
#include <utility>
#include <vector>

namespace cantrip::generator {

// What a piece is. Two pieces of one sort can stand for each other as far as the grammar goes.
enum class Sort : std::uint8_t { fixed, list, item, effect, number, condition, thing, things, amount, place };

struct Piece {
    Sort sort = Sort::fixed;
    std::string text; // `@` is where the next part goes; the separator of a list
    std::vector<Piece> parts;

    Piece() = default;
    Piece(std::string words) : text(std::move(words)) {}
    Piece(const char* words) : text(words) {}
    Piece(Sort of, std::string words, std::vector<Piece> inner = {})
        : sort(of), text(std::move(words)), parts(std::move(inner)) {}
};

// Parts that can be left out, joined by `separator`.
[[nodiscard]] inline Piece list_of(std::string separator, std::vector<Piece> parts) {
    return {Sort::list, std::move(separator), std::move(parts)};
}
[[nodiscard]] inline Piece lines(std::vector<Piece> parts) { return list_of("\n", std::move(parts)); }
// One part that can be left out.
[[nodiscard]] inline Piece maybe(Piece part) { return list_of("", {std::move(part)}); }

[[nodiscard]] std::string print(const Piece& piece);
// In the style of `cantrip fmt`.
[[nodiscard]] std::string print_formatted(const Piece& piece);
[[nodiscard]] std::size_t size_of(const Piece& piece);

} // namespace cantrip::generator
