#include "tests/tools/l10n/xml_rules.hpp"

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <pugixml.hpp>

namespace cantrip::testing {
namespace {

struct ElementRule {
    std::string required, optional; // attributes, parted by blanks
    std::string content;            // an expression over "child child "; "text": text alone
};

struct Format {
    std::string root, space;
    std::map<std::string, ElementRule> elements;
    std::map<std::string, std::string> values; // "element@attribute" or "@attribute" -> expression
    // Within each of the first, the attribute of the second is different everywhere.
    std::vector<std::pair<std::string, std::string>> unique;
};

const std::string language = "[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*";
const std::string name_token = "[A-Za-z0-9._:-]+";

const std::map<std::string, Format, std::less<>> formats{
    {"xliff",
     {"xliff",
      "urn:oasis:names:tc:xliff:document:2.0",
      {{"xliff", {"xmlns version srcLang", "trgLang", "(file )+"}},
       {"file", {"id", "original", "(notes )?(unit )+"}},
       {"unit", {"id", "name translate", "(notes )?(segment )+"}},
       {"notes", {"", "", "(note )+"}},
       {"note", {"", "id category priority appliesTo", "text"}},
       {"segment", {"", "id state subState", "source (target )?"}},
       {"source", {"", "xml:lang xml:space", "text"}},
       {"target", {"", "xml:lang xml:space order", "text"}}},
      {{"xliff@version", "2\\.1"},
       {"@srcLang", language},
       {"@trgLang", language},
       {"@id", name_token},
       {"@state", "initial|translated|reviewed|final"},
       {"@subState", "(?!xlf:)[^:]+:.+"},
       {"@priority", "[1-9]|10"}},
      {{"xliff", "file@id"}, {"file", "unit@id"}, {"unit", "segment@id"}, {"notes", "note@id"}}}},
    {"tmx",
     {"tmx",
      "",
      {{"tmx", {"version", "", "header body "}},
       {"header",
        {"creationtool creationtoolversion segtype o-tmf adminlang srclang datatype",
         "creationdate creationid changedate changeid o-encoding", "(note |prop |ude )*"}},
       {"body", {"", "", "(tu )*"}},
       {"tu", {"", "tuid srclang datatype segtype creationdate changedate", "(note |prop )*(tuv )+"}},
       {"tuv", {"xml:lang", "creationdate changedate", "(note |prop )*seg "}},
       {"prop", {"type", "xml:lang o-encoding", "text"}},
       {"note", {"", "xml:lang o-encoding", "text"}},
       {"seg", {"", "", "text"}}},
      {{"tmx@version", "1\\.4"},
       {"@segtype", "block|paragraph|sentence|phrase"},
       {"@tuid", "\\S+"},
       {"@xml:lang", language},
       {"@adminlang", language}},
      {{"body", "tu@tuid"}, {"tu", "tuv@xml:lang"}}}},
    {"tbx",
     {"tbx",
      "urn:iso:std:iso:30042:ed-2",
      {{"tbx", {"xmlns type style xml:lang", "id", "tbxHeader text "}},
       {"tbxHeader", {"", "id", "fileDesc (encodingDesc )?(revisionDesc )?"}},
       {"fileDesc", {"", "id", "(titleStmt )?(publicationStmt )?(sourceDesc )+"}},
       {"sourceDesc", {"", "id", "(p )+"}},
       {"p", {"", "id type", "text"}},
       {"text", {"", "id", "body (back )?"}},
       {"body", {"", "id", "(conceptEntry )+"}},
       {"conceptEntry", {"", "id", "(langSec )+"}},
       {"langSec", {"xml:lang", "id", "(termSec )+"}},
       {"termSec", {"", "id", "term (termNote )*"}},
       {"term", {"", "id", "text"}},
       {"termNote", {"type", "id", "text"}}},
      // An id is a name: it starts with a letter and has no colon.
      {{"@style", "dca|dct"},
       {"@type", "TBX-Basic|partOfSpeech|grammaticalGender"},
       {"@xml:lang", language},
       {"@id", "[A-Za-z_][A-Za-z0-9._-]*"}},
      {{"body", "conceptEntry@id"}, {"conceptEntry", "langSec@xml:lang"}}}},
};

// What TBX-Basic lets a term note say.
const std::map<std::string, std::string> notes_of_terms{
    {"partOfSpeech", "noun|verb|adjective|adverb|properNoun|other"},
    {"grammaticalGender", "masculine|feminine|neuter|other"}};

std::set<std::string> words(const std::string& text) {
    std::istringstream in(text);
    std::set<std::string> out;
    for (std::string word; in >> word;) out.insert(word);
    return out;
}

bool fits(const std::string& text, const std::string& expression) {
    return std::regex_match(text, std::regex(expression));
}

class StandardCheck {
  public:
    explicit StandardCheck(const Format& format) : format_(format) {}

    std::vector<std::string> run(const pugi::xml_document& document) {
        const pugi::xml_node root = document.document_element();
        if (root.name() != format_.root) return {"the root is " + std::string(root.name())};
        if (!format_.space.empty() && root.attribute("xmlns").value() != format_.space)
            wrong(root, "another namespace");
        element(root);
        if (format_.root == "xliff") no_target_without_language(root);
        if (format_.root == "tmx") source_language_in_each_unit(root);
        return std::move(out_);
    }

  private:
    void wrong(const pugi::xml_node& node, const std::string& message) {
        out_.push_back(node.path() + ": " + message);
    }

    void element(const pugi::xml_node& node) {
        const auto rule = format_.elements.find(node.name());
        if (rule == format_.elements.end()) return wrong(node, "no element of this format");
        attributes(node, rule->second);
        content(node, rule->second);
        for (const auto& [around, what] : format_.unique)
            if (around == node.name()) different(node, what);
        for (const pugi::xml_node& child : node.children())
            if (child.type() == pugi::node_element) element(child);
    }

    void attributes(const pugi::xml_node& node, const ElementRule& rule) {
        const std::set<std::string> required = words(rule.required), optional = words(rule.optional);
        for (const std::string& name : required)
            if (node.attribute(name.c_str()).empty()) wrong(node, "lacks " + name);
        for (const pugi::xml_attribute& attribute : node.attributes()) {
            const std::string name = attribute.name();
            if (!required.contains(name) && !optional.contains(name)) wrong(node, "has " + name);
            for (const std::string& key : {node.name() + ("@" + name), "@" + name}) {
                const auto value = format_.values.find(key);
                if (value != format_.values.end() && !fits(attribute.value(), value->second))
                    wrong(node, name + " is " + attribute.value());
            }
        }
        if (node.attribute("subState") && !node.attribute("state")) wrong(node, "subState without state");
    }

    void content(const pugi::xml_node& node, const ElementRule& rule) {
        std::string children;
        bool text = false;
        for (const pugi::xml_node& child : node.children()) {
            if (child.type() == pugi::node_element)
                children += std::string(child.name()) + " ";
            else if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
                text = true;
        }
        if (rule.content == "text") {
            if (!children.empty()) wrong(node, "has elements: " + children);
            if (const auto allowed = notes_of_terms.find(node.attribute("type").value());
                format_.root == "tbx" && allowed != notes_of_terms.end())
                if (!fits(node.text().get(), allowed->second))
                    wrong(node, std::string("says ") + node.text().get());
            return;
        }
        if (text) wrong(node, "has text");
        if (!fits(children, rule.content)) wrong(node, "has these children: " + children.substr(0, 80));
    }

    void different(const pugi::xml_node& node, const std::string& what) {
        const std::string child = what.substr(0, what.find('@')), attribute = what.substr(what.find('@') + 1);
        std::set<std::string> seen;
        for (const pugi::xml_node& one : node.children(child.c_str()))
            if (one.attribute(attribute.c_str()) &&
                !seen.insert(one.attribute(attribute.c_str()).value()).second)
                wrong(one, attribute + " twice: " + one.attribute(attribute.c_str()).value());
    }

    void no_target_without_language(const pugi::xml_node& root) {
        if (root.attribute("trgLang")) return;
        if (!root.select_nodes("//target").empty()) wrong(root, "has targets and no trgLang");
    }

    void source_language_in_each_unit(const pugi::xml_node& root) {
        const std::string source = root.child("header").attribute("srclang").value();
        for (const pugi::xml_node& unit : root.child("body").children("tu"))
            if (!unit.find_child_by_attribute("tuv", "xml:lang", source.c_str()))
                wrong(unit, "has no text in " + source);
    }

    const Format& format_;
    std::vector<std::string> out_;
};

} // namespace

std::vector<std::string> against_standard(std::string_view format, const std::string& document) {
    pugi::xml_document read;
    const pugi::xml_parse_result parsed =
        read.load_buffer(document.data(), document.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!parsed) return {std::string("no XML: ") + parsed.description()};
    if (!document.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")) return {"no XML declaration"};
    return StandardCheck(formats.find(format)->second).run(read);
}

} // namespace cantrip::testing
