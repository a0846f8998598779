#include "tools/lexicon/grade.hpp"

#include <algorithm>

#include "tools/lexicon/generator.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/spelling.hpp"
#include "tools/support/words.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::text {
namespace {

class Grader {
  public:
    Grader(const Language& language, const std::vector<PackWord>& words,
           const std::set<std::string>& in_texts)
        : pack_(language.pack), words_(words), in_texts_(in_texts) {
        out_.dictionary = pack_.rules.spelling;
        for (const auto& [tag, script] : pack_.rules.prints) {
            const auto letters = pack_.rules.scripts.find(script);
            if (tag != language.tag || letters == pack_.rules.scripts.end()) continue;
            letters_ = &letters->second;
            const auto own = pack_.rules.script_spelling.find(script);
            out_.dictionary = own == pack_.rules.script_spelling.end() ? "" : own->second;
        }
        for (const AcceptedWord& accepted : pack_.accepted) {
            if (!accepted.key)
                by_word_[lower_word(printed(accepted.word))] = &accepted;
            else
                by_key_[accepted.key] = &accepted;
        }
    }

    WordGrades grade() {
        std::set<std::string> all(in_texts_.begin(), in_texts_.end());
        for (const PackWord& word : words_) all.insert(printed(word.text));
        const std::vector<std::string> list(all.begin(), all.end());
        auto dictionary = Dictionary::open(out_.dictionary);
        if (!dictionary) return std::move(out_);
        out_.checked = true;
        for (std::string& word : dictionary->unknown_words(list)) unknown_.insert(std::move(word));
        stems_ = dictionary->stems(list);
        labels_ = labelled_forms(pack_);
        out_.labelled = labels_.has_value();
        for (const PackWord& word : words_) grade_word(word);
        for (const std::string& word : in_texts_) {
            if (!unknown_.contains(word) || reported_.contains(lower_word(word))) continue;
            if (const auto listed = by_word_.find(lower_word(word)); listed != by_word_.end())
                use(listed->second);
            else
                out_.unknown_in_texts.insert(word);
        }
        for (const AcceptedWord& accepted : pack_.accepted) {
            if (!used_.contains(&accepted)) out_.needless.push_back(&accepted);
        }
        out_.accepted = used_.size();
        return std::move(out_);
    }

  private:
    [[nodiscard]] std::string printed(std::string_view text) const {
        return letters_ != nullptr ? to_script(text, *letters_) : without_breaks(text);
    }

    void grade_word(const PackWord& word) {
        const std::string text = printed(word.text);
        const bool known = !unknown_.contains(text);
        if (!known) reported_.insert(lower_word(text));
        const AcceptedWord* accepted = known ? nullptr : accepted_for(word, text);
        if (accepted != nullptr) use(accepted);
        if (!word.key) {
            if (!known && accepted == nullptr) out_.unknown_in_wordings.push_back(&word);
            return;
        }
        Grade grade = Grade::unknown;
        if (known)
            grade = has_label(word) ? Grade::labelled : is_linked(word, text) ? Grade::linked : Grade::known;
        else if (accepted != nullptr)
            grade = Grade::known;
        out_.forms.push_back({&word, grade, {}});
        if (labels_ && grade != Grade::labelled && labels_->contains({word.key, word.form}))
            out_.forms.back().label = labels_->at({word.key, word.form});
    }

    [[nodiscard]] const AcceptedWord* accepted_for(const PackWord& word, const std::string& text) const {
        if (const auto listed = by_key_.find(word.key); word.key && listed != by_key_.end())
            return listed->second;
        const auto listed = by_word_.find(lower_word(text));
        return listed == by_word_.end() ? nullptr : listed->second;
    }

    void use(const AcceptedWord* accepted) { used_.insert(accepted); }

    [[nodiscard]] bool has_label(const PackWord& word) const {
        if (!labels_) return false;
        const auto label = labels_->find({word.key, word.form});
        if (label == labels_->end()) return false;
        const auto variants = split(label->second, "/");
        return std::find(variants.begin(), variants.end(), without_breaks(word.text)) != variants.end();
    }

    // The dictionary's stem is a word of the lemma. Participles and the like have stems of their own.
    [[nodiscard]] bool is_linked(const PackWord& word, const std::string& text) const {
        for (const std::string& part : letters_of(printed(pack_.words.at(word.key).lemma))) {
            if (lower_word(part) == lower_word(text)) return true;
            const auto stems = stems_.find(text);
            if (stems == stems_.end()) continue;
            for (const std::string& stem : stems->second) {
                if (lower_word(stem) == lower_word(part)) return true;
            }
        }
        return false;
    }

    const Pack& pack_;
    const std::vector<PackWord>& words_;
    const std::set<std::string>& in_texts_;
    const Letters* letters_ = nullptr;
    std::map<std::string, const AcceptedWord*> by_word_;
    std::map<Key, const AcceptedWord*> by_key_;
    std::set<const AcceptedWord*> used_;
    std::set<std::string> unknown_, reported_;
    WordStems stems_;
    std::optional<LabelledForms> labels_;
    WordGrades out_;
};

} // namespace

char letter(Grade grade) { return "ABCF"[static_cast<int>(grade)]; }

std::size_t WordGrades::count(Grade grade) const {
    return static_cast<std::size_t>(std::count_if(
        forms.begin(), forms.end(), [&](const GradedForm& form) { return form.grade == grade; }));
}

WordGrades grade_words(const Language& language, const std::vector<PackWord>& words,
                       const std::set<std::string>& in_texts) {
    return Grader(language, words, in_texts).grade();
}

} // namespace cantrip::text
