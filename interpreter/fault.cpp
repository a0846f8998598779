// A fault as words: where (file, first, last), then texts (length, four letters to a word): what, which rule,
// and the chain of events.

#include "interpreter/fault.hpp"

namespace cantrip::runtime {
namespace {

constexpr std::size_t letters_in_word = 4;

void put_text(std::vector<Word>& out, const std::string& text) {
    out.push_back(static_cast<Word>(text.size()));
    for (std::size_t i = 0; i < text.size(); i += letters_in_word) {
        std::uint32_t word = 0;
        for (std::size_t n = 0; n < letters_in_word && i + n < text.size(); ++n)
            word |= static_cast<std::uint32_t>(static_cast<unsigned char>(text[i + n])) << (8 * n);
        out.push_back(static_cast<Word>(word));
    }
}

// Takes a text from the front. false: there is none.
bool take_text(std::span<const Word>& words, std::string& text) {
    if (words.empty() || words[0] < 0) return false;
    const auto size = static_cast<std::size_t>(words[0]);
    const std::size_t count = (size + letters_in_word - 1) / letters_in_word;
    if (count > words.size() - 1) return false;
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(static_cast<std::uint32_t>(words[1 + i / letters_in_word]) >>
                                  (8 * (i % letters_in_word)));
    words = words.subspan(1 + count);
    return true;
}

} // namespace

std::vector<Word> words_of(const Fault& fault) {
    std::vector<Word> out{static_cast<Word>(fault.at.file), static_cast<Word>(fault.at.begin),
                          static_cast<Word>(fault.at.end)};
    put_text(out, fault.message);
    put_text(out, fault.rule);
    for (const std::string& event : fault.chain) put_text(out, event);
    return out;
}

std::optional<Fault> fault_of(std::span<const Word> words) {
    if (words.size() < 3) return std::nullopt;
    Fault fault;
    fault.at = {static_cast<FileId>(words[0]), static_cast<std::uint32_t>(words[1]),
                static_cast<std::uint32_t>(words[2])};
    words = words.subspan(3);
    if (!take_text(words, fault.message) || !take_text(words, fault.rule)) return std::nullopt;
    while (!words.empty())
        if (!take_text(words, fault.chain.emplace_back())) return std::nullopt;
    return fault;
}

} // namespace cantrip::runtime
