#include "tools/table/language_texts.hpp"

#include <algorithm>

#include "tools/l10n/review/overrides.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::table {

std::unique_ptr<LanguageTexts> LanguageTexts::make(const std::string& tag,
                                                   const std::vector<std::string>& libraries,
                                                   Programs& programs, std::size_t program,
                                                   std::string& error) {
    std::unique_ptr<LanguageTexts> out(new LanguageTexts(programs, program));
    // What a pack lacks is for `cantrip text` to tell.
    Diagnostics untold;
    auto language = text::load_language(tag, libraries, programs, program, out->keys_, untold);
    if (!language) return nullptr;
    out->language_ = std::move(*language);
    const Program& checked = programs.list[program];
    text::CardTexts texts(checked, out->language_, out->keys_, text::Style::words, untold);
    auto cards = text::cards_of(checked, programs.asked(checked), texts);
    if (const auto wrong = l10n::apply_overrides(programs, program, out->language_, cards, untold))
        error = wrong->text();
    for (const text::CardText& card : cards) {
        if (card.thing == no_index) continue;
        for (const text::AbilityText& ability : card.abilities) {
            if (ability.pieces.empty()) continue;
            std::string words = text::plain_text(ability.pieces);
            std::replace(words.begin(), words.end(), '\n', ' ');
            out->cards_[card.thing].push_back({ability.ability, std::move(words)});
        }
    }
    return out;
}

const std::vector<PrintedAbility>& LanguageTexts::of(ThingId card) const {
    static const std::vector<PrintedAbility> none;
    const auto found = cards_.find(card);
    return found == cards_.end() ? none : found->second;
}

std::map<ThingId, std::string> LanguageTexts::cells() const {
    std::map<ThingId, std::string> out;
    for (const auto& [card, abilities] : cards_)
        for (const PrintedAbility& ability : abilities) {
            std::string& cell = out[card];
            cell += (cell.empty() ? "" : "\n") + ability.text;
        }
    return out;
}

text::ReadBack LanguageTexts::read(const std::string& text, KindId kind) {
    if (!reader_)
        reader_ = std::make_unique<text::TextReader>(programs_.world, programs_.packages[program_],
                                                     programs_.list[program_], language_, keys_);
    return reader_->read({text, kind, false});
}

} // namespace cantrip::table
