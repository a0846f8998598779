#include "tools/proof/agreement.hpp"

#include <algorithm>

#include "tools/text/setting/script.hpp"

namespace cantrip::proof {
namespace {

using text::Lexeme;

std::string spoken_form(const std::string& form) {
    std::string out;
    for (const std::string& word : words_in(text::without_breaks(form)))
        out += (out.empty() ? "" : " ") + word;
    return out;
}

class AgreementCheck {
  public:
    AgreementCheck(const WordIndex& index, const std::vector<Item>& items, std::vector<Finding>& out)
        : index_(index), pack_(index.pack()), items_(items), out_(out) {
        for (const auto& [name, columns] : pack_.columns)
            if (name == "noun") forms_.insert(columns.begin(), columns.end());
        for (const auto& [name, others] : pack_.rules.fallbacks) forms_.insert(name);
        for (const std::string& form : forms_) {
            const auto dot = form.find('.');
            if (dot != std::string::npos) cases_.insert(form.substr(0, dot));
        }
        if (cases_.empty()) cases_.insert("nom");
        declensions_.insert("");
        for (const auto& [key, word] : pack_.words) declensions_.insert(word.then);
    }

    void run() {
        for (std::size_t i = 0; i + 1 < items_.size(); ++i) {
            if (items_[i].kind == Item::Kind::number && items_[i].number >= 0)
                check_counted(i);
            else if (items_[i].kind == Item::Kind::lexeme && items_[i].has(Lexeme::Kind::adjective))
                check_pair(i, i + 1);
        }
    }

  private:
    // The noun behind a number, with adjectives between them.
    void check_counted(std::size_t at) {
        std::size_t noun = at + 1;
        while (noun < items_.size() && items_[noun].kind == Item::Kind::lexeme &&
               only(items_[noun], Lexeme::Kind::adjective)) {
            // "eine deiner Karten", "one of your cards"
            if (index_.is_function_word(items_[noun].readings.front()->key)) return;
            ++noun;
        }
        if (noun >= items_.size() || items_[noun].kind != Item::Kind::lexeme ||
            !only(items_[noun], Lexeme::Kind::noun))
            return;
        std::string better;
        for (const Reading* reading : items_[noun].readings) {
            const Lexeme& word = index_.lexeme(reading->key);
            for (const std::string& form : allowed(word, items_[at].number)) {
                if (form == items_[noun].text) {
                    // A number word has a form of its own: "jednu" needs the accusative.
                    if (!items_[at].readings.empty()) check_pair(at, noun);
                    return;
                }
                if (better.empty()) better = form;
            }
        }
        if (!better.empty()) add(noun, items_[at].text + " " + items_[noun].text, better);
    }

    // "every scythe": the form that stands before a number otherwise.
    [[nodiscard]] bool is_counted_form(const Reading& reading, const std::string& text) const {
        const auto& forms = index_.lexeme(reading.key).forms;
        const auto counted = forms.find("counted");
        return counted != forms.end() && counted->second == text;
    }

    [[nodiscard]] static bool only(const Item& item, Lexeme::Kind part) {
        return !item.read_only && std::all_of(item.readings.begin(), item.readings.end(),
                                              [&](const Reading* reading) { return reading->part == part; });
    }

    // Every form that a number can give a noun, over all cases; the accusative first.
    [[nodiscard]] std::vector<std::string> allowed(const Lexeme& noun, std::int64_t number) const {
        std::vector<std::string> out;
        const std::string category = category_of(pack_.rules, number);
        std::vector<std::string> cases{"acc", "nom"};
        cases.insert(cases.end(), cases_.begin(), cases_.end());
        for (const std::string& name : cases) {
            const std::string form = governed(noun, category, name);
            const std::string* found = find_form(pack_, noun, form);
            if (found != nullptr) out.push_back(spoken_form(*found));
        }
        return out;
    }

    [[nodiscard]] std::string governed(const Lexeme& noun, const std::string& category,
                                       const std::string& name) const {
        for (const text::Government& rule : pack_.rules.governments) {
            if (rule.category != category || (!rule.tag.empty() && !noun.tags.contains(rule.tag))) continue;
            if (!rule.cases.empty() &&
                std::find(rule.cases.begin(), rule.cases.end(), name) == rule.cases.end())
                continue;
            std::string form =
                rule.result == "sg" || rule.result == "pl" ? name + "." + rule.result : rule.result;
            if (noun.tags.contains("plt") && form.ends_with(".sg")) form.replace(form.size() - 2, 2, "pl");
            return form;
        }
        return name + ".pl";
    }

    // An adjective or determiner directly before its noun.
    void check_pair(std::size_t adjective, std::size_t noun) {
        if (noun >= items_.size() || items_[noun].kind != Item::Kind::lexeme ||
            !only(items_[noun], Lexeme::Kind::noun))
            return;
        if (!only(items_[adjective], Lexeme::Kind::adjective)) return;
        for (const Reading* with : items_[adjective].readings)
            if (is_counted_form(*with, items_[adjective].text) || index_.agrees_elsewhere(with->key)) return;
        std::string better, other; // with another noun form, with another adjective form
        for (const Reading* of : items_[noun].readings) {
            for (const Reading* with : items_[adjective].readings) {
                if (agree(index_.lexeme(of->key), items_[noun].text, index_.lexeme(with->key),
                          items_[adjective].text, better, other))
                    return;
            }
        }
        if (better.empty()) better = other;
        if (better.empty()) return;
        add(adjective, items_[adjective].text + " " + items_[noun].text, better);
        out_.back().end = items_[noun].end;
    }

    // Whether there is a form in which both look as printed; the others get both words with one of them in a
    // form that would fit.
    [[nodiscard]] bool agree(const Lexeme& noun, const std::string& noun_text, const Lexeme& adjective,
                             const std::string& adjective_text, std::string& better,
                             std::string& other) const {
        for (const std::string& form : forms_) {
            const std::string* said = find_form(pack_, noun, form);
            if (said == nullptr) continue;
            for (const std::string& declension : declensions_) {
                const std::string gender = declension.empty() ? noun.gender : declension + "-" + noun.gender;
                const std::string* found = find_agreeing(pack_, adjective, gender, form);
                if (found == nullptr) continue;
                const bool fits_adjective = spoken_form(*found) == adjective_text,
                           fits_noun = spoken_form(*said) == noun_text;
                if (fits_adjective && fits_noun) return true;
                if (fits_adjective && better.empty()) better = adjective_text + " " + spoken_form(*said);
                if (fits_noun && other.empty()) other = spoken_form(*found) + " " + noun_text;
            }
        }
        return false;
    }

    void add(std::size_t at, const std::string& pair, const std::string& better) {
        Finding finding;
        finding.kind = Kind::wrong_agreement;
        finding.message = "`" + pair + "` does not agree";
        finding.begin = items_[at].begin;
        finding.end = items_[at].end;
        finding.suggestion = better;
        out_.push_back(std::move(finding));
    }

    const WordIndex& index_;
    const text::Pack& pack_;
    const std::vector<Item>& items_;
    std::vector<Finding>& out_;
    std::set<std::string> forms_, cases_, declensions_;
};

} // namespace

void check_agreement(const WordIndex& index, const std::vector<Item>& items, std::vector<Finding>& out) {
    AgreementCheck(index, items, out).run();
}

} // namespace cantrip::proof
