// TBX (ISO 30042:2019, TBX-Basic, element style): the terms of a game in English and one more language.

#include "tools/l10n/terms.hpp"
#include "tools/l10n/xml/document.hpp"

namespace cantrip::l10n {
namespace {

std::string gender_word(const std::string& gender) {
    if (gender.starts_with("m")) return "masculine";
    if (gender.starts_with("f")) return "feminine";
    if (gender.starts_with("n")) return "neuter";
    return {};
}

void add_term(pugi::xml_node concept_entry, const char* language, const std::string& word, const Term& term, bool gender) {
    pugi::xml_node section = concept_entry.append_child("langSec");
    section.append_attribute("xml:lang") = language;
    pugi::xml_node entry = section.append_child("termSec");
    entry.append_child("term").text() = word.c_str();
    pugi::xml_node part = entry.append_child("termNote");
    part.append_attribute("type") = "partOfSpeech";
    part.text() = term.part.c_str();
    if (!gender || gender_word(term.gender).empty()) return;
    pugi::xml_node note = entry.append_child("termNote");
    note.append_attribute("type") = "grammaticalGender";
    note.text() = gender_word(term.gender).c_str();
}

} // namespace

std::string to_tbx(const std::vector<Term>& terms, const std::string& tag) {
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    pugi::xml_node root = document.append_child("tbx");
    root.append_attribute("xmlns") = "urn:iso:std:iso:30042:ed-2";
    root.append_attribute("type") = "TBX-Basic";
    root.append_attribute("style") = "dca";
    root.append_attribute("xml:lang") = "en";
    root.append_child("tbxHeader").append_child("fileDesc").append_child("sourceDesc").append_child("p").text() =
        "Terms of a card set, from its lexicon";
    pugi::xml_node body = root.append_child("text").append_child("body");
    for (const Term& term : terms) {
        if (term.english.empty()) continue;
        pugi::xml_node entry = body.append_child("conceptEntry");
        entry.append_attribute("id") = ("key-" + term.key).c_str();
        add_term(entry, "en", term.english, term, false);
        if (tag != "en" && !term.lemma.empty()) add_term(entry, tag.c_str(), term.lemma, term, true);
    }
    return write_xml(document);
}

Result<std::vector<IncomingTerm>, FileError> from_tbx(const std::string& path, std::string_view text, const std::string& tag) {
    const auto document = read_xml(path, text, "tbx");
    if (!document) return Failure{document.error()};
    std::vector<IncomingTerm> terms;
    const pugi::xml_node body = document.value()->document_element().child("text").child("body");
    for (const pugi::xml_node& entry : body.children("conceptEntry")) {
        std::string key = entry.attribute("id").value();
        if (key.starts_with("key-")) key.erase(0, 4);
        for (const pugi::xml_node& section : entry.children("langSec")) {
            if (tag != section.attribute("xml:lang").value()) continue;
            terms.push_back({key, inner_text(section.child("termSec").child("term")), line_of(text, section)});
        }
    }
    if (terms.empty()) return Failure{FileError{path, 1, "there is no term in `" + tag + "` in this file"}};
    return terms;
}

} // namespace cantrip::l10n
