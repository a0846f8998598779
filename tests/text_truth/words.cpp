#include "tests/text_truth/words.hpp"

#include <cctype>
#include <set>
#include <sstream>

#include "tools/text/phrase/label_word.hpp"
#include "tools/text/phrase/subject_param.hpp"

namespace cantrip::truth {
namespace {

std::string with(std::string line, const std::string& what, const std::string& by) {
    for (std::size_t at = line.find(what); at != std::string::npos; at = line.find(what, at + by.size()))
        line.replace(at, what.size(), by);
    return line;
}

// Letters alone; digits become letters, so that no word is cut in two.
std::string letters_of(std::string_view key) {
    std::string out = "k";
    for (const char c : key) {
        if (std::isalpha(static_cast<unsigned char>(c)) != 0) out += c;
        if (std::isdigit(static_cast<unsigned char>(c)) != 0) out += static_cast<char>('a' + (c - '0'));
    }
    return out;
}

class Words {
  public:
    Words(const Program& program, const text::Pack& pack, text::Keys& keys, const std::string& shapes)
        : p_(program), pack_(pack), keys_(keys) {
        std::istringstream lines(shapes);
        for (std::string line; std::getline(lines, line);)
            if (!line.empty() && line.front() != '#') shapes_.push_back(line);
    }

    std::string all() {
        nouns_and_adjectives();
        for (const Verb& verb : p_.verbs) words_of_verb(verb);
        labels();
        return out_;
    }

  private:
    void shape(const std::string& sort, const std::string& key, const std::string& word,
               const std::string& parts = {}, const std::string& verb = {}) {
        if (!known_.insert(sort + key).second) return;
        for (const std::string& line : shapes_) {
            if (!line.starts_with(sort + " ")) continue;
            out_ += with(with(with(with(line, "KEY", key), "VERB", verb), "PARTS", parts), "WORD",
                         letters_of(word)) +
                    "\n";
        }
    }
    void word(const std::string& sort, const std::string& key) {
        if (!pack_.words.contains(keys_.intern(key))) shape(sort, key, key);
    }
    void say(const std::string& key, const std::string& wording) {
        if (!pack_.constructions.contains({keys_.intern(key), ""}) && known_.insert("say" + key).second)
            out_ += "say " + key + " = " + wording + "\n";
    }
    template <typename Table> void nouns(const Table& table) {
        for (const auto& declared : table)
            if (declared.name != no_name) word("noun", std::string(p_.name_of(declared)));
    }

    void nouns_and_adjectives() {
        nouns(p_.kinds);
        nouns(p_.units);
        nouns(p_.groups);
        nouns(p_.zones);
        nouns(p_.dice);
        nouns(p_.globals);
        nouns(p_.names_lists);
        nouns(p_.names_values);
        nouns(p_.exclusives);
        for (const Trait& trait : p_.traits) word("adj", std::string(p_.name_of(trait)));
        for (const Define& define : p_.defines) {
            const std::string name(p_.name_of(define));
            word(define.type.is(TypeTag::flag) ? "adj" : "noun", name);
            say("cond.define." + name, "{left:nom} \"" + letters_of(name) + "\" {right:acc}");
            say("cond.define." + name + "_not", "{left:nom} \"un" + letters_of(name) + "\" {right:acc}");
        }
        for (const Field& field : p_.fields) {
            const std::string name(p_.name_of(field));
            const std::string kind =
                field.kind == no_index ? "" : std::string(p_.name_of(p_.kinds[field.kind])) + ".";
            word(field.type.is(TypeTag::flag) ? "adj" : "noun", kind + name);
            if (!field.type.is(TypeTag::flag)) continue;
            for (const char* value : {".yes", ".no"}) frame("set." + name + value, "{what:acc}");
        }
        for (const Die& die : p_.dice)
            for (const Die::Face& face : die.faces)
                if (face.name != no_name) word("noun", "face." + std::string(p_.names.text(face.name)));
    }

    void frame(const std::string& key, const std::string& parts) {
        for (const auto& [name, wording] : pack_.frames)
            if (name.first == keys_.intern(key)) return;
        const std::string verb = "v" + letters_of(key);
        shape("verb", verb, key);
        shape("frame", key, key, parts, verb);
    }

    void words_of_verb(const Verb& verb) {
        const std::string name(p_.name_of(verb));
        if (name.empty()) return;
        word("noun", "time." + name);
        word("noun", name + ".amount");
        std::string parts;
        const std::size_t doer = text::subject_param(p_, verb);
        for (std::size_t i = 0; i < verb.params.size(); ++i) {
            const Param& param = verb.params[i];
            const std::string own(p_.names.text(param.name));
            const std::string label(text::label_word(param.label));
            word("noun", name + "." + own);
            if (i == doer) continue;
            const std::string slot = label.empty() ? own : label;
            const std::string said = param.type.is(TypeTag::place) ? "{" + slot + ":to}"
                                     : param.type.is(TypeTag::number)
                                         ? "{" + slot + "*" + name + "." + own + ":acc}"
                                         : "{" + slot + ":acc}";
            const bool place = param.type.is(TypeTag::place);
            parts += " [ " + (label.empty() || place ? "" : "\"k" + label + "\" ") + said + " ]";
        }
        frame(name, parts);
    }

    void labels() {
        const auto label = [&](std::string_view name) {
            say("label." + std::string(name), "\"" + letters_of(name) + "\"");
            say("despite." + std::string(name), "\"despite " + letters_of(name) + "\"");
        };
        for (const auto& heading : p_.headings) label(p_.name_of(heading));
        for (const auto& face : p_.faces) label(p_.name_of(face));
        for (const auto& trait : p_.traits) label(p_.name_of(trait));
        for (const Ability& ability : p_.abilities)
            if (ability.name != no_name) label(p_.names.text(ability.name));
        for (const Reaction& reaction : p_.reactions)
            if (reaction.heading != no_name) label(p_.names.text(reaction.heading));
    }

    const Program& p_;
    const text::Pack& pack_;
    text::Keys& keys_;
    std::vector<std::string> shapes_;
    std::set<std::string> known_;
    std::string out_;
};

} // namespace

std::string words_for(const Program& program, const text::Pack& pack, text::Keys& keys,
                      const std::string& shapes) {
    return Words(program, pack, keys, shapes).all();
}

} // namespace cantrip::truth
