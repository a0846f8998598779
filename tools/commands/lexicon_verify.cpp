// `cantrip lexicon verify`: every word that can be printed, against dictionaries.

#include <array>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/lexicon_request.hpp"
#include "tools/lexicon/grade.hpp"

namespace cantrip {
namespace {

using text::Grade;
using text::Lexicon;

// One language: what its lexicons together come to.
class Verification {
  public:
    Verification(std::string tag, const Sources& sources, Diagnostics& diagnostics)
        : tag_(std::move(tag)), sources_(sources), diagnostics_(diagnostics) {}

    void add(const Lexicon& lexicon) {
        const std::vector<text::PackWord> words = text::words_of(lexicon.language.pack, lexicon.keys);
        const text::WordGrades grades = text::grade_words(lexicon.language, words, lexicon.in_texts);
        dictionary_ = grades.dictionary;
        generator_ = lexicon.language.pack.rules.generator;
        checked_ = grades.checked;
        labelled_ = grades.labelled;
        if (!checked_) return;
        std::map<text::Key, std::string> unknown; // forms of one word are told together
        for (const text::GradedForm& form : grades.forms) {
            if (!counted_.insert({place(form.word->at), form.word->form, form.word->text}).second) continue;
            ++counts_[static_cast<std::size_t>(form.grade)];
            if (form.grade == Grade::known || !form.label.empty())
                loose_.push_back(fmt::format("{} {} ({} {}){}", text::letter(form.grade), form.word->text,
                                             lexicon.keys.describe(form.word->key), form.word->form,
                                             form.label.empty() ? "" : ", the morphology has " + form.label));
            if (form.grade == Grade::unknown)
                unknown[form.word->key] +=
                    fmt::format("{}`{}` ({})", unknown[form.word->key].empty() ? "" : ", ", form.word->text,
                                form.word->form);
        }
        for (const auto& [key, forms] : unknown)
            tell(Code::unknown_word, lexicon.language.pack.words.at(key).at,
                 fmt::format("{} does not know {}", dictionary_, forms),
                 fmt::format("correct it, or `accept {} \"why it is right\"`", lexicon.keys.describe(key)));
        for (const text::PackWord* word : grades.unknown_in_wordings)
            tell(Code::unknown_word, word->at, fmt::format("{} does not know `{}`", dictionary_, word->text),
                 fmt::format("correct it, or `accept \"{}\" \"why it is right\"`", word->text));
        for (const std::string& word : grades.unknown_in_texts) {
            diagnostics_
                .add(Code::unknown_word, {},
                     fmt::format("{} does not know `{}` in a text of {}", dictionary_, word, lexicon.name))
                .help = fmt::format("correct it, or `accept \"{}\" \"why it is right\"`", word);
            ++counts_[static_cast<std::size_t>(Grade::unknown)];
        }
        in_texts_ += lexicon.in_texts.size();
        ++lexicons_;
        for (const text::AcceptedWord* word : grades.needless)
            ++needless_[place(word->at)], places_[place(word->at)] = word->at;
        for (const text::AcceptedWord& word : lexicon.language.pack.accepted) ++listed_[place(word.at)];
    }

    // What no lexicon needs is told once.
    void finish() {
        for (const auto& [where, times] : needless_) {
            if (times == listed_[where])
                diagnostics_
                    .add(Code::needless_accept, places_[where],
                         fmt::format("nothing that {} prints needs this", tag_))
                    .help = "remove the line";
        }
    }

    [[nodiscard]] std::string skipped() const {
        if (dictionary_.empty())
            return fmt::format("{}: the pack names no dictionary, so nothing was looked up\n", tag_);
        if (!checked_)
            return fmt::format(
                "{}: the dictionary {} of hunspell is not installed, so nothing was looked up\n", tag_,
                dictionary_);
        if (!generator_.empty() && !labelled_)
            return fmt::format("{}: {} is not installed, so no form is graded A\n", tag_,
                               generator_.substr(0, generator_.find('/')));
        return {};
    }

    [[nodiscard]] std::string plain(bool all) const {
        if (!checked_) return {};
        std::string out = fmt::format(
            "{} ({}): {} forms, A {}, B {}, C {}, F {}; {} listed with a reason; {} words of texts\n", tag_,
            dictionary_, counted_.size(), counts_[0], counts_[1], counts_[2], counts_[3], listed_.size(),
            in_texts_);
        for (const std::string& form : loose_) {
            if (all) out += "  " + form + "\n";
        }
        return out;
    }

    [[nodiscard]] boost::json::object json() const {
        boost::json::object out{
            {"lang", tag_}, {"dictionary", dictionary_}, {"checked", checked_}, {"labelled", labelled_}};
        if (!checked_) return out;
        out["forms"] = counted_.size();
        out["grades"] =
            boost::json::object{{"A", counts_[0]}, {"B", counts_[1]}, {"C", counts_[2]}, {"F", counts_[3]}};
        out["accepted"] = listed_.size();
        out["words_of_texts"] = in_texts_;
        boost::json::array loose;
        for (const std::string& form : loose_) loose.emplace_back(form);
        out["unlinked"] = std::move(loose);
        return out;
    }

  private:
    using Place = std::pair<std::string, std::uint32_t>;
    [[nodiscard]] Place place(Span at) const { return {sources_.at(at.file).path, at.begin}; }

    void tell(Code code, Span at, std::string message, std::string help) {
        if (told_.insert({place(at), message}).second)
            diagnostics_.add(code, at, std::move(message)).help = std::move(help);
    }

    std::string tag_, dictionary_, generator_;
    const Sources& sources_;
    Diagnostics& diagnostics_;
    bool checked_ = false, labelled_ = false;
    std::set<std::tuple<Place, std::string, std::string>> counted_;
    std::set<std::pair<Place, std::string>> told_;
    std::array<std::size_t, text::grade_count> counts_{};
    std::vector<std::string> loose_;
    std::map<Place, std::size_t> needless_, listed_;
    std::map<Place, Span> places_;
    std::size_t in_texts_ = 0, lexicons_ = 0;
};

Exit run_verify(Invocation& invocation) {
    return text::with_lexicons(invocation, [&](text::LexiconRequest& asked) {
        boost::json::array languages;
        for (const std::string& tag : asked.tags) {
            Verification verification(tag, asked.sources(), asked.diagnostics);
            for (const Lexicon& lexicon : asked.lexicons(tag)) verification.add(lexicon);
            verification.finish();
            if (const std::string skipped = verification.skipped(); !skipped.empty())
                invocation.message(skipped);
            if (invocation.format() == "json")
                languages.push_back(verification.json());
            else
                invocation.output.write(verification.plain(invocation.arguments.has("--unlinked")));
        }
        if (invocation.format() == "json")
            invocation.output.write(pretty_json(boost::json::object{{"languages", std::move(languages)}}) +
                                    "\n");
    });
}

} // namespace

const Command lexicon_verify_command{
    .name = "lexicon verify",
    .summary = "look up every word that can be printed",
    .operands = "[PATH…]",
    .about = "Looks up in hunspell's dictionaries every form of every word of a language and its games, and "
             "every word of\n"
             "the texts of the packages that the paths lie in. Grades: A, a morphology gives the same form "
             "for the same\n"
             "case and number; B, the dictionary knows it as a form of the word; C, the dictionary knows it, "
             "or a person\n"
             "answers for it in a line `accept`; F, nobody does. Without PATH all games of the library.",
    .formats = {"plain", "json"},
    .options = {{"--lang", Option::Takes::list, "L", "languages, all when none is given"},
                {"--unlinked", Option::Takes::nothing, "",
                 "list what is less sure: grade C, and where the morphology differs"},
                {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip lexicon verify cards/dragons --lang cs", "is every Czech word one?"}},
    .run = run_verify,
};

} // namespace cantrip
