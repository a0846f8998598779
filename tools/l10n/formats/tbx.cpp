// TBX (ISO 30042:2019, TBX-Basic, with categories as attributes): the terms of a game in English and one more
// language.

#include "tools/l10n/formats/document.hpp"
#include "tools/l10n/formats/terms.hpp"

namespace cantrip::l10n {
namespace {

std::string gender_word(const std::string& gender) {
    if (gender.starts_with("m")) return "masculine";
    if (gender.starts_with("f")) return "feminine";
    if (gender.starts_with("n")) return "neuter";
    return {};
}

void add_term(pugi::xml_node concept_entry, const std::string& language, const std::string& word,
              const Term& term, bool gender) {
    const pugi::xml_node section = add_element(concept_entry, "langSec", {{"xml:lang", language}});
    const pugi::xml_node entry = add_element(section, "termSec", {});
    add_element(entry, "term", {}, word);
    add_element(entry, "termNote", {{"type", "partOfSpeech"}}, term.part);
    if (gender && !gender_word(term.gender).empty())
        add_element(entry, "termNote", {{"type", "grammaticalGender"}}, gender_word(term.gender));
}

} // namespace

std::string to_tbx(const std::vector<Term>& terms, const std::string& tag) {
    pugi::xml_document document;
    const pugi::xml_node root = begin_xml(document, "tbx",
                                          {{"xmlns", "urn:iso:std:iso:30042:ed-2"},
                                           {"type", "TBX-Basic"},
                                           {"style", "dca"},
                                           {"xml:lang", "en"}});
    const pugi::xml_node source =
        add_element(add_element(add_element(root, "tbxHeader", {}), "fileDesc", {}), "sourceDesc", {});
    add_element(source, "p", {}, "Terms of a card set, from its lexicon");
    const pugi::xml_node body = add_element(add_element(root, "text", {}), "body", {});
    for (const Term& term : terms) {
        // A word that only one language needs for itself is no term.
        if (term.known && !term.has_english) continue;
        const pugi::xml_node entry = add_element(body, "conceptEntry", {{"id", "key-" + term.key}});
        add_term(entry, "en", term.english, term, false);
        if (tag != "en" && !term.lemma.empty()) add_term(entry, tag, term.lemma, term, true);
    }
    return write_xml(document);
}

Result<std::vector<IncomingTerm>, FileError> from_tbx(const std::string& path, std::string_view text,
                                                      const std::string& tag) {
    const auto document = read_xml(path, text, "tbx");
    if (!document) return Failure{document.error()};
    std::vector<IncomingTerm> terms;
    const pugi::xml_node body = document.value()->document_element().child("text").child("body");
    for (const pugi::xml_node& entry : body.children("conceptEntry")) {
        std::string key = entry.attribute("id").value();
        if (key.starts_with("key-")) key.erase(0, 4);
        for (const pugi::xml_node& section : entry.children("langSec")) {
            if (tag != section.attribute("xml:lang").value()) continue;
            terms.push_back(
                {key, inner_text(section.child("termSec").child("term")), line_of(text, section)});
        }
    }
    if (terms.empty()) return Failure{FileError{path, 1, "there is no term in `" + tag + "` in this file"}};
    return terms;
}

} // namespace cantrip::l10n
