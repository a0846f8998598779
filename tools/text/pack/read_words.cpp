// Words and their inflection: a paradigm gives all forms, exceptions are written behind the word.

#include "tools/text/pack/read_pack.hpp"

#include <algorithm>
#include <array>

#include "tools/support/words.hpp"

namespace cantrip::text {
namespace {

// The words of a lemma: "zářivý~ *drahokam", "*mesto magije", "bilo *koji".
struct LemmaWord {
    std::string text;
    bool head = false, agrees = false;
};

std::vector<LemmaWord> lemma_words(std::string_view lemma) {
    std::vector<LemmaWord> words;
    for (std::string_view part : split(lemma, " ")) {
        LemmaWord word;
        if (part.starts_with("*")) {
            word.head = true;
            part.remove_prefix(1);
        }
        if (part.ends_with("~")) {
            word.agrees = true;
            part.remove_suffix(1);
        }
        word.text = part;
        words.push_back(std::move(word));
    }
    if (words.size() == 1) words.front().head = true;
    return words;
}

constexpr std::array<std::string_view, 11> tags{"mass",     "plt",       "negates", "plural",
                                                "singular", "uncounted", "bare",    "joined",
                                                "ordinal",  "unowned",   "alone"};
bool is_tag(std::string_view word) { return std::find(tags.begin(), tags.end(), word) != tags.end(); }

std::string plain_lemma(std::string_view lemma) {
    std::string text;
    for (const char c : lemma) {
        if (c != '*' && c != '~') text += c;
    }
    return text;
}

} // namespace

void PackReader::read_columns(const PackLine& line) {
    if (!has(line, 3, "columns noun|adj|verb FORMS…")) return;
    auto& columns = pack_.columns[line.tokens[1].text];
    columns.clear();
    for (std::size_t i = 2; i < line.tokens.size(); ++i) columns.push_back(line.tokens[i].text);
}

// `paradigm noun žena -a  a y ě u …`; of adjectives one line for each gender: `paradigm adj mladý/f -ý …`.
void PackReader::read_paradigm(const PackLine& line) {
    if (!has(line, 4, "paradigm KIND NAME -STRIP ENDINGS…")) return;
    const std::string kind = line.tokens[1].text;
    const auto columns = pack_.columns.find(kind);
    if (columns == pack_.columns.end()) {
        unknown(line.tokens[1].at, "line `columns` for", kind, {"noun", "adj", "verb"});
        return;
    }
    Paradigm paradigm;
    const std::string& cut_off = line.tokens[3].text;
    if (!cut_off.empty()) paradigm.strip = cut_off.substr(1);
    for (std::size_t i = 4; i < line.tokens.size(); ++i) {
        paradigm.endings.push_back(line.tokens[i].text == "-" ? "" : line.tokens[i].text);
    }
    if (!cut_off.starts_with('-')) wrong(line.tokens[3].at, "what is cut off starts with `-`");
    if (paradigm.endings.size() != columns->second.size()) {
        wrong(line.at, "there are " + std::to_string(paradigm.endings.size()) + " endings for " +
                           std::to_string(columns->second.size()) + " columns");
        paradigm.endings.resize(columns->second.size());
    }
    pack_.paradigms[kind + " " + line.tokens[2].text] = std::move(paradigm);
}

std::string PackReader::read_paradigm_name(const PackLine& line, std::size_t& at, std::string_view kind) {
    const std::string start = std::string(kind) + " ";
    if (at < line.tokens.size() && !line.tokens[at].quoted) {
        const std::string name = start + line.tokens[at].text;
        const auto next = pack_.paradigms.lower_bound(name);
        if (next != pack_.paradigms.end() && (next->first == name || next->first.starts_with(name + "/"))) {
            ++at;
            return name;
        }
    }
    const auto fallback = pack_.rules.defaults.find(kind);
    if (fallback != pack_.rules.defaults.end()) return start + fallback->second;
    if (at < line.tokens.size() && is_tag(line.tokens[at].text)) return {};
    // A word whose forms are all written out needs none.
    if (at + 1 < line.tokens.size() && line.tokens[at + 1].quoted) return {};
    if (at >= line.tokens.size()) return {};
    std::vector<std::string_view> known;
    // A language whose adjectives do not change has no paradigms for them.
    const auto first = pack_.paradigms.lower_bound(start);
    if (first == pack_.paradigms.end() || !first->first.starts_with(start)) return {};
    for (const auto& [name, paradigm] : pack_.paradigms) {
        if (name.starts_with(start))
            known.push_back(split(std::string_view(name).substr(start.size()), "/")[0]);
    }
    unknown(line.tokens[at].at, "paradigm", line.tokens[at].text, known);
    ++at;
    return {};
}

void PackReader::read_noun(const PackLine& line) {
    if (!has(line, 3, "noun KEY \"lemma\" [GENDER] PARADIGM …")) return;
    Lexeme word;
    word.lemma = plain_lemma(line.tokens[2].text);
    std::size_t at = 3;
    const auto& genders = pack_.rules.genders;
    if (!genders.empty()) {
        const std::string found = at < line.tokens.size() ? line.tokens[at].text : "";
        if (std::find(genders.begin(), genders.end(), found) == genders.end()) {
            unknown(at < line.tokens.size() ? line.tokens[at].at : line.at, "gender", found,
                    {genders.begin(), genders.end()});
        }
        word.gender = found;
        ++at;
    }
    const std::string paradigm = read_paradigm_name(line, at, "noun");
    inflect_noun(line, paradigm, word);
    read_extras(line, at, word);
    add_word(line, std::move(word));
}

void PackReader::inflect_columns(const PackLine& line, std::string_view kind, const std::string& paradigm,
                                 Lexeme& word) {
    const auto found = pack_.paradigms.find(paradigm);
    if (paradigm.empty() || found == pack_.paradigms.end()) return;
    const auto words = lemma_words(line.tokens[2].text);
    const auto& columns = pack_.columns.find(kind)->second;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        if (found->second.endings[column] == ".") continue;
        std::string form;
        for (const LemmaWord& part : words) {
            if (!form.empty()) form += ' ';
            if (!part.head) {
                form += part.text;
                continue;
            }
            if (!part.text.ends_with(found->second.strip)) {
                wrong(line.tokens[2].at, "`" + part.text + "` does not end in `" + found->second.strip +
                                             "` as its paradigm says");
                return;
            }
            form += part.text.substr(0, part.text.size() - found->second.strip.size()) +
                    found->second.endings[column];
        }
        word.forms[columns[column]] = std::move(form);
    }
}

// As inflect_columns, and adjectives inside the lemma agree with it.
void PackReader::inflect_noun(const PackLine& line, const std::string& paradigm, Lexeme& word) {
    const auto words = lemma_words(line.tokens[2].text);
    if (std::none_of(words.begin(), words.end(), [](const LemmaWord& part) { return part.head; })) {
        wrong(line.tokens[2].at, "several words, and none is marked as the one that inflects").help =
            "write `*` before it";
        return;
    }
    inflect_columns(line, "noun", paradigm, word);
    if (std::none_of(words.begin(), words.end(), [](const LemmaWord& part) { return part.agrees; })) return;
    // An adjective may tell forms apart that are one for the noun, as a paucal.
    for (const auto& [name, others] : pack_.rules.fallbacks) {
        if (const std::string* found = find_form(pack_, word, name); found != nullptr)
            word.forms.emplace(name, std::string(*found));
    }
    for (auto& [name, form] : word.forms) {
        std::vector<std::string_view> parts = split(form, " ");
        std::string agreed;
        for (std::size_t i = 0; i < words.size() && i < parts.size(); ++i) {
            if (i > 0) agreed += ' ';
            if (!words[i].agrees) {
                agreed += parts[i];
                continue;
            }
            const auto key = pack_.adjectives_by_lemma.find(words[i].text);
            if (key == pack_.adjectives_by_lemma.end()) {
                std::vector<std::string_view> known;
                for (const auto& [lemma, id] : pack_.adjectives_by_lemma) known.push_back(lemma);
                unknown(line.tokens[2].at, "adjective", words[i].text, known);
                return;
            }
            const std::string* found = find_agreeing(pack_, pack_.words.at(key->second), word.gender, name);
            agreed += found != nullptr ? *found : words[i].text;
        }
        form = std::move(agreed);
    }
}

void PackReader::read_adjective(const PackLine& line) {
    if (!has(line, 3, "adj KEY \"lemma\" PARADIGM …")) return;
    Lexeme word;
    word.kind = Lexeme::Kind::adjective;
    word.lemma = plain_lemma(line.tokens[2].text);
    std::size_t at = 3;
    const std::string paradigm = read_paradigm_name(line, at, "adj");
    inflect_adjective(line, paradigm, word);
    read_extras(line, at, word);
    if (word.forms.empty()) word.forms[""] = word.lemma;
    pack_.adjectives_by_lemma[word.lemma] = keys_.intern(line.tokens[1].text);
    add_word(line, std::move(word));
}

void PackReader::inflect_adjective(const PackLine& line, const std::string& paradigm, Lexeme& word) {
    if (paradigm.empty()) return;
    for (auto row = pack_.paradigms.lower_bound(paradigm + "/");
         row != pack_.paradigms.end() && row->first.starts_with(paradigm + "/"); ++row) {
        Lexeme of_gender;
        inflect_columns(line, "adj", row->first, of_gender);
        const std::string gender = row->first.substr(paradigm.size() + 1);
        for (auto& [name, form] : of_gender.forms) word.forms[gender + "/" + name] = std::move(form);
    }
}

void PackReader::read_verb(const PackLine& line) {
    if (!has(line, 3, "verb KEY \"lemma\" PARADIGM …")) return;
    Lexeme word;
    word.kind = Lexeme::Kind::verb;
    word.lemma = plain_lemma(line.tokens[2].text);
    std::size_t at = 3;
    const std::string paradigm = read_paradigm_name(line, at, "verb");
    inflect_columns(line, "verb", paradigm, word);
    read_extras(line, at, word);
    add_word(line, std::move(word));
}

// What stands behind a noun in place of an adjective: `behind bonded = "with a Binding bonus"`.
void PackReader::read_behind(const PackLine& line) {
    if (!has(line, 4, "behind KEY = WORDING")) return;
    Lexeme word;
    word.kind = Lexeme::Kind::behind;
    word.wording = read_wording(line, 3, keys_, diagnostics_);
    add_word(line, std::move(word));
}

void PackReader::read_extras(const PackLine& line, std::size_t first, Lexeme& word) {
    for (std::size_t i = first; i < line.tokens.size(); ++i) {
        const PackToken& token = line.tokens[i];
        const bool text_next = i + 1 < line.tokens.size() && line.tokens[i + 1].quoted;
        if (token.text == "icon" && i + 1 < line.tokens.size()) {
            word.icon = line.tokens[++i].text;
        } else if (token.text == "then" && i + 1 < line.tokens.size()) {
            word.then = line.tokens[++i].text;
        } else if (token.text == "ipf" && i + 1 < line.tokens.size()) {
            word.imperfective = keys_.intern(line.tokens[++i].text);
        } else if (pack_.rules.places.contains(token.text) && text_next && i + 2 < line.tokens.size()) {
            word.places[token.text] = {line.tokens[i + 1].text, line.tokens[i + 2].text};
            i += 2;
        } else if (text_next && !token.quoted) {
            for (const std::string_view form : split(token.text, ","))
                word.forms[std::string(form)] = line.tokens[i + 1].text;
            ++i;
        } else if (is_tag(token.text)) {
            word.tags.insert(token.text);
        } else {
            unknown(token.at, "tag", token.text, {tags.begin(), tags.end()});
        }
    }
}

void PackReader::add_word(const PackLine& line, Lexeme word) {
    word.at = line.at;
    const Key key = keys_.intern(line.tokens[1].text);
    const auto [defined, fresh] = defined_in_.emplace(key, line.at.file);
    if (!fresh && defined->second == line.at.file) {
        Diagnostic& told = diagnostics_.add(Code::pack_duplicate, line.tokens[1].at,
                                            "`" + line.tokens[1].text + "` is defined twice in this file");
        told.labels.push_back({pack_.words.at(key).at, "first here"});
    }
    defined->second = line.at.file;
    pack_.words[key] = std::move(word);
}

} // namespace cantrip::text
