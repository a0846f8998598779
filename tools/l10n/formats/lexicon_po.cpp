// A PO file that asks for the forms of words in plain sentences, for people who know the language and not its
// grammar.

#include <algorithm>

#include "tools/l10n/formats/terms.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

struct Question {
    std::string_view form, sentence; // %s is the English word
};

// A sentence in which each form stands; languages without cases have the numbers alone.
constexpr Question questions[] = {
    {"sg", "1 ____ (one %s)"},
    {"pl", "5 ____ (many of: %s)"},
    {"nom.sg", "This is a ____. (%s)"},
    {"gen.sg", "There is no ____ here. (%s, one)"},
    {"dat.sg", "It belongs to the ____. (%s, one)"},
    {"acc.sg", "Take 1 ____. (%s)"},
    {"voc.sg", "O ____! (%s, one)"},
    {"loc.sg", "We speak about the ____. (%s, one)"},
    {"ins.sg", "Pay with 1 ____. (%s)"},
    {"pc", "Take 2 ____. (%s)"},
    {"nom.pl", "These are ____. (%s, several)"},
    {"gen.pl", "Take 5 ____. (%s)"},
    {"dat.pl", "It belongs to the ____. (%s, several)"},
    {"acc.pl", "Take all ____. (%s)"},
    {"loc.pl", "We speak about the ____. (%s, several)"},
    {"ins.pl", "Pay with several ____. (%s)"},
};

std::string ask(std::string_view sentence, const std::string& word) {
    std::string out(sentence);
    return out.replace(out.find("%s"), 2, word);
}

PoEntry entry(const std::string& context, std::string id, std::string text) {
    PoEntry made;
    made.has_context = true;
    made.context = context;
    made.id = std::move(id);
    made.texts = {std::move(text)};
    return made;
}

void add_noun(PoFile& file, const Term& term, const text::Pack& pack) {
    const std::string start = "noun:" + term.key + "/";
    if (!pack.rules.genders.empty()) {
        std::string genders;
        for (const std::string& gender : pack.rules.genders)
            genders += (genders.empty() ? "" : ", ") + gender;
        file.entries.push_back(
            entry(start + "gender",
                  "Which gender has your word for “" + term.english + "”? One of: " + genders, term.gender));
    }
    const auto columns = pack.columns.find("noun");
    if (columns == pack.columns.end()) return;
    for (const std::string& form : columns->second) {
        const auto question = std::find_if(std::begin(questions), std::end(questions),
                                           [&](const Question& one) { return one.form == form; });
        const std::string sentence =
            question == std::end(questions) ? "____ (%s, " + form + ")" : std::string(question->sentence);
        const auto known = term.forms.find(form);
        file.entries.push_back(entry(start + form, ask(sentence, term.english),
                                     known == term.forms.end() ? std::string() : known->second));
    }
}

} // namespace

std::string to_lexicon_po(const std::vector<Term>& terms, const Translation& translation) {
    PoFile file;
    PoEntry header;
    header.texts = {
        "Project-Id-Version: words\nPO-Revision-Date: 2000-01-01 00:00+0000\n"
        "Last-Translator: nobody yet <nobody@example.org>\nLanguage-Team: none yet "
        "<nobody@example.org>\nLanguage: " +
        translation.language +
        "\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"};
    file.entries.push_back(std::move(header));
    for (const Term& term : terms)
        if (term.part == "noun") add_noun(file, term, translation.speaker->language.pack);
    return write_po(file);
}

Result<std::vector<Answer>, FileError> from_lexicon_po(const std::string& path, std::string_view text) {
    auto file = read_po(path, text);
    if (!file) return Failure{file.error()};
    std::vector<Answer> answers;
    for (const PoEntry& entry : file.value().entries) {
        if (entry.is_header() || entry.obsolete) continue;
        const auto slash = entry.context.rfind('/');
        if (!entry.context.starts_with("noun:") || slash == std::string::npos)
            return Failure{
                FileError{path, entry.line,
                          "`" + entry.context + "` asks for no form of a word; is it the right file?"}};
        if (entry.fuzzy() || entry.text().empty()) continue;
        answers.push_back(
            {entry.context.substr(5, slash - 5), entry.context.substr(slash + 1), entry.text(), entry.line});
    }
    return answers;
}

} // namespace cantrip::l10n
