// A card whose text does not fit its box.

#include <algorithm>
#include <map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

std::size_t letters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace

void long_text(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const LanguageTexts& language : subject.texts) {
        std::map<ThingId, std::size_t> lengths;
        for (const SaidAbility& said : language.abilities)
            if (said.thing != no_index) lengths[said.thing] += letters(said.text) + 1;
        for (const auto& [id, length] : lengths) {
            const Thing& card = program.things[id];
            const auto most = static_cast<std::size_t>(subject.limits(card.package).text_length);
            // Boards, tiles and leaflets have room.
            if (!program.is_a(card.kind, program.card_kind)) continue;
            if (most == 0 || length <= most + 1) continue;
            Diagnostic& told = findings.add(subject.name_span(card),
                                            fmt::format("the text of `{}` in `{}` has {} characters",
                                                        program.name_of(card), language.tag, length - 1));
            told.notes.push_back(fmt::format("{} fit the box", most));
            told.help = "let the card do less, or give a part of it a keyword; `limits` in cantrip-lint.json "
                        "says what fits";
        }
    }
}

} // namespace cantrip::lint
