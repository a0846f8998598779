// A state as bytes, and back. Bytes from outside are looked at before they become a state.

#include <array>

#include "interpreter/inspect.hpp"

namespace cantrip {
namespace {

using namespace runtime;

constexpr std::uint32_t magic = 0x544e4143U; // "CANT"
constexpr std::uint32_t version = 2;
constexpr std::size_t parts = 4;
constexpr std::size_t header_bytes = 24 + parts * 8; // magic, version, program (8), check (8), sizes (8 each)

// More than a state can be: the stack has a limit, and what else grows stays far below it.
constexpr std::uint64_t most_words = 100'000'000;

template <class S> auto parts_of(S& state) {
    return std::array{&state.words, &state.log, &state.lasting, &state.fault};
}

void put_number(std::vector<std::uint8_t>& out, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

std::uint64_t get_number(std::span<const std::uint8_t> in, std::size_t at, int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i)
        value |= static_cast<std::uint64_t>(in[at + static_cast<std::size_t>(i)]) << (8 * i);
    return value;
}

} // namespace

std::vector<std::uint8_t> save(const Machine& machine, const State& state) {
    std::vector<std::uint8_t> out;
    out.reserve(header_bytes + state.words.size() * 4);
    put_number(out, magic, 4);
    put_number(out, version, 4);
    put_number(out, machine.tables().program_hash, 8);
    put_number(out, state.hash(), 8);
    for (const auto* part : parts_of(state)) put_number(out, part->size(), 8);
    for (const auto* part : parts_of(state))
        for (const Word word : *part) put_number(out, static_cast<std::uint32_t>(word), 4);
    return out;
}

Result<State, std::string> load(const Machine& machine, std::span<const std::uint8_t> bytes) {
    if (bytes.size() < header_bytes || get_number(bytes, 0, 4) != magic)
        return Failure{std::string("this is no saved game")};
    if (get_number(bytes, 4, 4) != version)
        return Failure{std::string("the game was saved by another version")};
    if (get_number(bytes, 8, 8) != machine.tables().program_hash)
        return Failure{std::string("the game was saved with other cards or players")};
    State state;
    std::size_t at = header_bytes;
    for (std::size_t i = 0; i < parts; ++i) {
        const std::uint64_t words = get_number(bytes, 24 + i * 8, 8);
        if (words > most_words || bytes.size() - at < words * 4)
            return Failure{std::string("the saved game is cut off")};
        auto& part = *parts_of(state)[i];
        part.reserve(words);
        for (std::uint64_t n = 0; n < words; ++n, at += 4)
            part.push_back(static_cast<Word>(static_cast<std::uint32_t>(get_number(bytes, at, 4))));
    }
    if (at != bytes.size()) return Failure{std::string("the saved game has something behind its end")};
    if (state.hash() != get_number(bytes, 16, 8))
        return Failure{std::string("the saved game is damaged: its check value does not fit")};
    if (const std::string wrong = inspect(machine.tables(), state); !wrong.empty())
        return Failure{"the saved game is damaged: " + wrong};
    return state;
}

} // namespace cantrip
