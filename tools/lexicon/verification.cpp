#include "tools/lexicon/verification.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

namespace cantrip::text {

void Verification::add(const Lexicon& lexicon) {
    const std::vector<PackWord> words = words_of(lexicon.language.pack, lexicon.keys);
    const WordGrades grades = grade_words(lexicon.language, words, lexicon.in_texts);
    dictionary_ = grades.dictionary;
    generator_ = lexicon.language.pack.rules.generator;
    checked_ = grades.checked;
    labelled_ = grades.labelled;
    if (!checked_) return;
    count_forms(lexicon, grades);
    report_unknown(lexicon, grades);
    in_texts_ += lexicon.in_texts.size();
    for (const AcceptedWord* word : grades.needless)
        ++needless_[place(word->at)], places_[place(word->at)] = word->at;
    for (const AcceptedWord& word : lexicon.language.pack.accepted) ++listed_[place(word.at)];
}

void Verification::count_forms(const Lexicon& lexicon, const WordGrades& grades) {
    std::map<Key, std::string> unknown; // forms of one word are reported together
    for (const GradedForm& form : grades.forms) {
        if (!counted_.insert({place(form.word->at), form.word->form, form.word->text}).second) continue;
        ++counts_[static_cast<std::size_t>(form.grade)];
        if (form.grade == Grade::known || !form.label.empty())
            loose_.push_back(fmt::format("{} {} ({} {}){}", letter(form.grade), form.word->text,
                                         lexicon.keys.describe(form.word->key), form.word->form,
                                         form.label.empty() ? "" : ", the morphology has " + form.label));
        if (form.grade == Grade::unknown)
            unknown[form.word->key] += fmt::format("{}`{}` ({})", unknown[form.word->key].empty() ? "" : ", ",
                                                   form.word->text, form.word->form);
    }
    for (const auto& [key, forms] : unknown)
        report(Code::unknown_word, lexicon.language.pack.words.at(key).at,
               fmt::format("{} does not know {}", dictionary_, forms),
               fmt::format("correct it, or `accept {} \"why it is right\"`", lexicon.keys.describe(key)));
}

void Verification::report_unknown(const Lexicon& lexicon, const WordGrades& grades) {
    for (const PackWord* word : grades.unknown_in_wordings)
        report(Code::unknown_word, word->at, fmt::format("{} does not know `{}`", dictionary_, word->text),
               fmt::format("correct it, or `accept \"{}\" \"why it is right\"`", word->text));
    for (const std::string& word : grades.unknown_in_texts) {
        diagnostics_
            .add(Code::unknown_word, {},
                 fmt::format("{} does not know `{}` in a text of {}", dictionary_, word, lexicon.name))
            .help = fmt::format("correct it, or `accept \"{}\" \"why it is right\"`", word);
        ++counts_[static_cast<std::size_t>(Grade::unknown)];
    }
}

void Verification::finish() {
    for (const auto& [where, times] : needless_) {
        if (times == listed_[where])
            diagnostics_
                .add(Code::needless_accept, places_[where],
                     fmt::format("nothing that {} prints needs this", tag_))
                .help = "remove the line";
    }
}

std::string Verification::skipped() const {
    if (dictionary_.empty())
        return fmt::format("{}: the pack names no dictionary, so nothing was looked up\n", tag_);
    if (!checked_)
        return fmt::format("{}: the dictionary {} of hunspell is not installed, so nothing was looked up\n",
                           tag_, dictionary_);
    if (!generator_.empty() && !labelled_)
        return fmt::format("{}: {} is not installed, so no form is graded A\n", tag_,
                           generator_.substr(0, generator_.find('/')));
    return {};
}

std::string Verification::plain(bool all) const {
    if (!checked_) return {};
    std::string out =
        fmt::format("{} ({}): {} forms, A {}, B {}, C {}, F {}; {} listed with a reason; {} words of texts\n",
                    tag_, dictionary_, counted_.size(), counts_[0], counts_[1], counts_[2], counts_[3],
                    listed_.size(), in_texts_);
    for (const std::string& form : loose_) {
        if (all) out += "  " + form + "\n";
    }
    return out;
}

boost::json::object Verification::json() const {
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

void Verification::report(Code code, Span at, std::string message, std::string help) {
    if (reported_.insert({place(at), message}).second)
        diagnostics_.add(code, at, std::move(message)).help = std::move(help);
}

} // namespace cantrip::text
