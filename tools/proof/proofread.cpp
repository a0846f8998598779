#include "tools/proof/proofread.hpp"

#include <algorithm>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/support/utf8.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/spelling.hpp"
#include "tools/support/words.hpp"

namespace cantrip::proof {
namespace {

using l10n::PackageWork;
using l10n::Project;
using l10n::Translation;
using l10n::Unit;
using l10n::UnitText;

// A dictionary takes some milliseconds to think of another word. A file with more unknown words than this is
// likely in another language, where its guesses are worth nothing.
constexpr std::size_t most_suggestions = 200;

std::string folded(std::string_view name) { return lower_word(composed(trim(name))); }

std::string title_word(const std::string& word) {
    const DecodedPoint first = decode_utf8(word, 0);
    std::string out;
    append_utf8(out, title_letter(first.value));
    return out + word.substr(first.length);
}

// Below this two texts have nothing to do with each other.
constexpr int least_likeness = 300;
// From this on a text is a copy of the generated one, with a word or two exchanged.
constexpr int near_copy = 800;
// A file with this many of ten cards is a proof of the whole set.
constexpr std::size_t most_of_ten = 8;
// By this much another card's text must be nearer than the card's own.
constexpr int clearly_nearer = 350;

class Proofreader {
  public:
    Proofreader(const Project& project, const PackageWork& work, const Translation& translation)
        : project_(project), work_(work), translation_(translation),
          index_(translation.speaker->language.pack, translation.speaker->keys), names_(card_names(project)) {
        for (std::size_t i = 0; i < work.units.size(); ++i) {
            by_id_[work.units[i].id] = i;
            for (const std::string& name :
                 {work.units[i].card, work.units[i].card_name, translation.texts[i].card_name})
                if (!name.empty()) by_card_[folded(name)].push_back(i);
        }
        for (auto& [name, units] : by_card_) {
            std::sort(units.begin(), units.end());
            units.erase(std::unique(units.begin(), units.end()), units.end());
        }
    }

    ProofResult run(const PrintedFile& file) {
        result_.texts = file.texts.size();
        for (const Printed& printed : file.texts) read(printed);
        judge_all();
        tell_unprinted();
        tell_missing_cards(file);
        check_spelling(file);
        compare_names();
        std::stable_sort(result_.findings.begin(), result_.findings.end(),
                         [](const Placed& a, const Placed& b) {
                             return a.line != b.line ? a.line < b.line : a.finding.begin < b.finding.begin;
                         });
        return std::move(result_);
    }

  private:
    // A text and the ability that it must say.
    struct Pending {
        const Printed* printed;
        std::string text;
        std::size_t unit;
    };

    void read(const Printed& printed) {
        const std::string text = composed(printed.text);
        if (const auto unit = by_id_.find(printed.card); unit != by_id_.end())
            return against(printed, text, unit->second);
        if (const auto card = by_card_.find(folded(printed.card)); card != by_card_.end())
            return against_card(printed, text, card->first, card->second);
        if (!printed.card.empty()) {
            Finding finding;
            const bool silent = names_.contains(folded(printed.card));
            finding.kind = silent ? Kind::extra_clause : Kind::no_such_card;
            finding.message = silent ? "this card has no text" : "there is no card `" + printed.card + "`";
            // A misspelt name is one finding; the text is read as that of the card.
            const std::string near = silent ? std::string() : near_card(printed.card);
            if (!near.empty()) finding.message += ", did you mean `" + near + "`?";
            finding.suggestion = near;
            place(std::move(finding), printed, text, nullptr);
            if (const auto card = by_card_.find(folded(near)); card != by_card_.end())
                return against_card(printed, text, card->first, card->second);
        }
        for (Finding& finding : lint(index_, text)) place(std::move(finding), printed, text, nullptr);
    }

    // The printed name of the card that is most like this one; empty when none is.
    [[nodiscard]] std::string near_card(const std::string& name) const {
        std::vector<std::string_view> known;
        for (const auto& [card, units] : by_card_) known.push_back(card);
        const std::string wanted = folded(name);
        const std::string_view near = did_you_mean(wanted, known);
        if (near.empty()) return {};
        const std::size_t unit = by_card_.at(std::string(near)).front();
        const std::string& own = translation_.texts[unit].card_name;
        return folded(own) == near ? own : std::string(near);
    }

    // All texts of a card in one: each sentence goes to the ability that it is most like.
    void against_whole_card(const Printed& printed, const std::string& text,
                            const std::vector<std::size_t>& units) {
        std::map<std::size_t, std::string> parts;
        std::size_t last = units.front();
        for (const std::string& sentence : sentences_of(text)) {
            int most = -1;
            std::size_t best = last;
            for (const std::size_t unit : units) {
                const int alike = likeness(index_, translation_.texts[unit].text, sentence);
                if (alike <= most) continue;
                most = alike;
                best = unit;
            }
            // A sentence that is like none goes on with the one before it.
            if (most < least_likeness) best = last;
            std::string& part = parts[best];
            part += (part.empty() ? "" : " ") + sentence;
            last = best;
        }
        for (const auto& [unit, part] : parts) {
            if (covered_.contains(unit)) return tell_twice(printed, text, unit);
            against(printed, part, unit);
        }
    }

    void tell_twice(const Printed& printed, const std::string& text, std::size_t unit) {
        Finding finding;
        finding.kind = Kind::card_twice;
        finding.message = "this is printed before";
        finding.end = text.size();
        place(std::move(finding), printed, text, &work_.units[unit]);
    }

    static std::vector<std::string> sentences_of(const std::string& text) {
        std::vector<std::string> out;
        std::size_t begin = 0;
        for (std::size_t at = text.find(". "); at != std::string::npos; at = text.find(". ", at + 1)) {
            out.push_back(text.substr(begin, at + 1 - begin));
            begin = at + 2;
        }
        out.push_back(text.substr(begin));
        std::erase_if(out, [](const std::string& sentence) { return trim(sentence).empty(); });
        return out;
    }

    // A text may be one ability or all of them.
    void against_card(const Printed& printed, const std::string& text, const std::string& name,
                      const std::vector<std::size_t>& units) {
        if (printed.whole_card) {
            printed_cards_.try_emplace(name, printed.line);
            return against_whole_card(printed, text, units);
        }
        printed_cards_.try_emplace(name, printed.line);
        std::size_t best = units.front();
        int most = -1;
        UnitText all;
        for (const std::size_t unit : units) {
            const std::string& said = translation_.texts[unit].text;
            const int alike = likeness(index_, said, text);
            if (alike > most) {
                most = alike;
                best = unit;
            }
            all.text += (all.text.empty() ? "" : " ") + said;
        }
        if (units.size() > 1 && likeness(index_, all.text, text) > most) {
            ++result_.checked;
            covered_.insert(units.begin(), units.end());
            std::vector<Finding> found = compare(index_, all, text);
            if (found.empty()) ++result_.exact;
            for (Finding& finding : found)
                place(std::move(finding), printed, text, &work_.units[units.front()], all.text);
            return;
        }
        if (most >= least_likeness && covered_.contains(best) &&
            likeness(index_, translation_.texts[best].text, text) >= near_copy)
            return tell_twice(printed, text, best);
        if (most >= least_likeness) return against(printed, text, best);
        Finding finding;
        finding.kind = Kind::extra_clause;
        finding.message = "the card does nothing of the kind";
        finding.end = text.size();
        std::vector<Finding> found{std::move(finding)};
        tell_other_card({&printed, text, best}, translation_.texts[best], found);
        place(std::move(found.front()), printed, text, &work_.units[best]);
        if (result_.findings.back().finding.kind == Kind::other_card) {
            covered_.insert(best);
            return;
        }
        for (Finding& other : lint(index_, text)) place(std::move(other), printed, text, nullptr);
    }

    void against(const Printed& printed, const std::string& text, std::size_t unit) {
        ++result_.checked;
        covered_.insert(unit);
        pending_.push_back({&printed, text, unit});
    }

    // What the texts mean is asked once for all of them.
    void judge_all() {
        std::vector<TextOfUnit> to_read;
        for (const Pending& one : pending_) {
            const std::string& said = translation_.texts[one.unit].text;
            if (!said.empty() && !equal_when_set(translation_.rules(), said, one.text))
                to_read.push_back({one.unit, one.text});
        }
        const std::vector<Meaning> meanings =
            MeaningReader(project_, work_, translation_, index_).read(to_read);
        std::size_t next = 0;
        for (const Pending& one : pending_) {
            const UnitText& said = translation_.texts[one.unit];
            const bool read =
                !said.text.empty() && !equal_when_set(translation_.rules(), said.text, one.text);
            judge(one, said, read ? meanings[next++] : Meaning{});
        }
    }

    void judge(const Pending& one, const UnitText& said, const Meaning& meaning) {
        std::vector<Finding> found =
            said.text.empty() ? lint(index_, one.text) : compare(index_, said, one.text, meaning);
        if (found.size() > 1) tell_other_card(one, said, found);
        if (found.empty()) ++result_.exact;
        if (meaning.kind != Meaning::Kind::unread) ++result_.read;
        for (Finding& finding : found)
            place(std::move(finding), *one.printed, one.text, &work_.units[one.unit], said.text);
        // A person's own sentence may call a thing otherwise without naming it so.
        if (likeness(index_, said.text, one.text) >= near_copy)
            remember_terms(said.text, one.text, one.printed->line);
    }

    // One finding for the text of another card, in place of what it says otherwise.
    void tell_other_card(const Pending& one, const UnitText& said, std::vector<Finding>& found) const {
        int most = likeness(index_, said.text, one.text) + clearly_nearer;
        std::size_t nearest = work_.units.size();
        for (std::size_t i = 0; i < work_.units.size(); ++i) {
            if (work_.units[i].card == work_.units[one.unit].card || translation_.texts[i].text.empty())
                continue;
            const int alike = likeness(index_, translation_.texts[i].text, one.text);
            if (alike <= most) continue;
            most = alike;
            nearest = i;
        }
        if (nearest == work_.units.size()) return;
        Finding finding;
        finding.kind = Kind::other_card;
        finding.message = "this is the text of " + translation_.texts[nearest].card_name;
        finding.end = one.text.size();
        finding.suggestion = said.text;
        found = {std::move(finding)};
    }

    void place(Finding finding, const Printed& printed, const std::string& text, const Unit* unit,
               const std::string& expected = {}) {
        Placed placed;
        placed.line = printed.line;
        placed.printed = text;
        placed.expected = expected;
        placed.card = unit == nullptr ? printed.card : unit->card;
        placed.unit = unit == nullptr ? std::string() : unit->id;
        if (unit != nullptr) placed.effect_place = effect_place(*unit, finding.phrase);
        placed.finding = std::move(finding);
        result_.findings.push_back(std::move(placed));
    }

    [[nodiscard]] std::string effect_place(const Unit& unit, text::PhraseId phrase) const {
        const Program& program = project_.programs->list[unit.program];
        const auto& tree = translation_.texts[static_cast<std::size_t>(&unit - work_.units.data())].plan.tree;
        Span at = unit.at;
        if (phrase != text::no_phrase && phrase < tree.nodes.size()) {
            const HirId origin(tree.at(phrase).origin);
            if (origin != no_hir && origin < program.hir.size()) at = program.span(origin);
        }
        const Sources& sources = project_.programs->world.sources;
        const Position position = sources.position(at.file, at.begin);
        return sources.at(at.file).path + ":" + std::to_string(position.line) + ":" +
               std::to_string(position.column);
    }

    // Abilities of cards that are in the file and were not printed.
    void tell_unprinted() {
        for (const auto& [name, line] : printed_cards_) {
            for (const std::size_t unit : by_card_.at(name)) {
                if (covered_.contains(unit) || translation_.texts[unit].text.empty()) continue;
                Finding finding;
                finding.kind = Kind::dropped_clause;
                finding.message = "the text lacks an ability of the card";
                finding.suggestion = translation_.texts[unit].text;
                Printed nowhere{name, {}, line, false};
                place(std::move(finding), nowhere, {}, &work_.units[unit], translation_.texts[unit].text);
            }
        }
    }

    // Cards that a file with most of the set does not have.
    void tell_missing_cards(const PrintedFile& file) {
        std::set<std::string> all, printed;
        for (std::size_t i = 0; i < work_.units.size(); ++i) {
            if (translation_.texts[i].text.empty()) continue;
            all.insert(work_.units[i].card);
            if (covered_.contains(i)) printed.insert(work_.units[i].card);
        }
        if (printed.size() == all.size() || printed.size() * 10 < all.size() * most_of_ten) return;
        for (const std::string& card : all) {
            if (printed.contains(card)) continue;
            const Unit* unit = nullptr;
            for (const Unit& one : work_.units)
                if (one.card == card && unit == nullptr) unit = &one;
            Finding finding;
            finding.kind = Kind::dropped_clause;
            finding.message =
                "the card `" +
                translation_.texts[static_cast<std::size_t>(unit - work_.units.data())].card_name +
                "` is not printed";
            place(std::move(finding), {card, {}, file.texts.empty() ? 1 : file.texts.back().line, false}, {},
                  unit);
        }
    }

    // Which words the texts use for which words of the lexicon.
    void remember_terms(const std::string& said, const std::string& text, std::size_t line) {
        for (const Substitution& one : substitutions(index_, said, text)) {
            names_of_[one.meant][one.found].insert(line);
            things_of_[one.found].insert(one.meant);
        }
    }

    void compare_names() {
        for (const auto& [meant, names] : names_of_) {
            for (const auto& [name, lines] : names) {
                if (name == meant) continue;
                Finding finding;
                const bool other = things_of_[name].size() > 1;
                finding.kind = other ? Kind::one_name : Kind::two_names;
                finding.message =
                    other ? "`" + name + "` is printed for more than one thing, here for `" + meant + "`"
                          : "`" + meant + "` is printed as `" + name + "` here";
                finding.suggestion = meant;
                // One name for one thing all over the file may be meant; two names never are.
                if (!other && names.size() == 1) continue;
                // One slip, one finding: a line that was told of already says enough.
                const std::size_t line = *lines.begin();
                if (!other &&
                    std::any_of(result_.findings.begin(), result_.findings.end(), [&](const Placed& placed) {
                        return placed.line == line && placed.finding.kind != Kind::wrong_agreement;
                    }))
                    continue;
                place(std::move(finding), {{}, {}, *lines.begin(), false}, {}, nullptr);
            }
        }
    }

    void check_spelling(const PrintedFile& file) {
        std::set<std::string> strange, in_names;
        for (const std::string& name : names_)
            for (const std::string& word : words_in(name)) in_names.insert(word);
        const auto is_sign = [](const std::string& word) {
            return word.size() == 1 || word.find_first_of("0123456789") != std::string::npos ||
                   word.find_first_not_of("ivx") == std::string::npos; // II, IV
        };
        const auto each = [&](auto see) {
            for (const Printed& printed : file.texts)
                for (const std::string& word : words_in(composed(printed.text)))
                    if (!index_.knows(word) && !in_names.contains(word) && !is_sign(word)) see(printed, word);
        };
        std::set<std::string> capitals; // printed with a capital: nouns of some languages
        each([&](const Printed& printed, const std::string& word) {
            strange.insert(word);
            if (composed(printed.text).find(title_word(word)) != std::string::npos) capitals.insert(word);
        });
        auto dictionary = Dictionary::open(translation_.rules().spelling);
        result_.spelled = dictionary.has_value();
        // Each word that is rejected, with what may have been meant.
        std::map<std::string, std::string> rejected;
        for (const std::string& word : strange) {
            // Some languages write nouns with a capital.
            if (dictionary &&
                (dictionary->knows(word) || (capitals.contains(word) && dictionary->knows(title_word(word)))))
                continue;
            const std::string near = index_.near_word(word);
            // Without a dictionary only what differs in marks alone is sure enough.
            if (!dictionary && (near.empty() || without_marks(near) != without_marks(word))) continue;
            const bool ask = dictionary && near.empty() && rejected.size() < most_suggestions;
            const auto suggested = ask ? dictionary->suggestions(word) : std::vector<std::string>{near};
            rejected[word] = suggested.empty() ? std::string() : suggested.front();
        }
        each([&](const Printed& printed, const std::string& word) {
            if (const auto found = rejected.find(word); found != rejected.end())
                tell_spelling(printed, word, found->second);
        });
    }

    // A word of the text, told where it stands first.
    void tell_spelling(const Printed& printed, const std::string& word, const std::string& near) {
        const std::string text = composed(printed.text);
        const std::vector<PlacedWord> words = placed_words(text);
        const auto at =
            std::find_if(words.begin(), words.end(), [&](const PlacedWord& one) { return one.text == word; });
        Finding finding;
        finding.kind = Kind::misspelling;
        finding.message = "`" + word + "` is no word that is known";
        finding.begin = at->begin;
        finding.end = at->end;
        finding.suggestion = near;
        // A word that stands for a term was told already.
        const bool told =
            std::any_of(result_.findings.begin(), result_.findings.end(), [&](const Placed& placed) {
                return placed.line == printed.line && placed.finding.begin <= finding.begin &&
                       placed.finding.end >= finding.end && placed.finding.end > placed.finding.begin &&
                       placed.finding.kind != Kind::extra_clause;
            });
        if (!told) place(std::move(finding), printed, text, nullptr);
    }

    const Project& project_;
    const PackageWork& work_;
    const Translation& translation_;
    WordIndex index_;
    std::set<std::string> names_;
    std::map<std::string, std::size_t> by_id_;
    std::map<std::string, std::vector<std::size_t>> by_card_;
    std::map<std::string, std::size_t> printed_cards_; // with the line of their first text
    std::set<std::size_t> covered_;
    std::vector<Pending> pending_;
    std::map<std::string, std::map<std::string, std::set<std::size_t>>> names_of_;
    std::map<std::string, std::set<std::string>> things_of_;
    ProofResult result_;
};

} // namespace

std::set<std::string> card_names(const Project& project) {
    std::set<std::string> names;
    for (const Program& program : project.programs->list) {
        for (const Thing& thing : program.things) {
            if (thing.scenario != no_index) continue;
            names.insert(folded(program.name_of(thing)));
            names.insert(folded(thing.word));
            for (const auto& [language, name] : thing.translations) names.insert(folded(name));
        }
    }
    names.erase("");
    return names;
}

ProofResult proofread(const Project& project, const PackageWork& work, const Translation& translation,
                      const PrintedFile& file) {
    return Proofreader(project, work, translation).run(file);
}

} // namespace cantrip::proof
