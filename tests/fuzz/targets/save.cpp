// Saves from outside. The first byte says how: raw bytes, or a real save in which some words are changed and
// whose check value is right again, as somebody who knows the format would forge it.

#include <cstdint>
#include <span>
#include <vector>

#include "tests/fuzz/targets/targets.hpp"

namespace cantrip::fuzz {
namespace {

void raw(std::span<const std::uint8_t> bytes) {
    if (auto loaded = load(game(), bytes)) play_on(std::move(loaded).value());
}

// The parts of a state lie one behind the other.
Word& word_of(State& state, std::size_t place) {
    place %= state.words.size() + state.log.size() + state.lasting.size() + state.fault.size();
    for (std::vector<Word>* part : {&state.words, &state.log, &state.lasting}) {
        if (place < part->size()) return (*part)[place];
        place -= part->size();
    }
    return state.fault[place];
}

// Seven bytes each: where (three), and the new word (four) or, when the top bit of the place is set, a
// difference.
void forged(const State& honest, std::span<const std::uint8_t> edits) {
    State state = honest;
    for (std::size_t i = 0; i + 7 <= edits.size(); i += 7) {
        const auto byte = [&](std::size_t n) { return static_cast<std::uint32_t>(edits[i + n]); };
        const std::uint32_t place = byte(0) | byte(1) << 8U | (byte(2) & 0x7fU) << 16U;
        const std::uint32_t value = byte(3) | byte(4) << 8U | byte(5) << 16U | byte(6) << 24U;
        Word& word = word_of(state, place);
        const bool difference = (byte(2) & 0x80U) != 0;
        word = static_cast<Word>(difference
                                     ? static_cast<std::uint32_t>(word) +
                                           static_cast<std::uint32_t>(static_cast<std::int8_t>(edits[i + 3]))
                                     : value);
    }
    raw(save(game(), state));
}

} // namespace

void fuzz_save(std::string_view input) {
    if (input.empty()) return;
    const std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(input.data()),
                                              input.size());
    if (bytes[0] == 0xff)
        raw(bytes.subspan(1));
    else
        forged(state_at(bytes[0]), bytes.subspan(1));
}

} // namespace cantrip::fuzz
