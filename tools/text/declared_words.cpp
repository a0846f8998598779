#include "tools/text/declared_words.hpp"

#include <algorithm>

#include "lang/source/read_file.hpp"
#include "tools/support/words.hpp"
#include "tools/text/pack/read_pack.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::text {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text)
        if (c != '"') out += c;
    return out + "\"";
}

class Lines {
  public:
    Lines(const Program& program, PackageId package, const Pack& pack, const std::vector<Guess>& guesses,
          Keys& keys)
        : p_(program), package_(package), pack_(pack), guesses_(guesses), keys_(keys) {}

    std::vector<std::string> run() {
        nouns(p_.kinds);
        nouns(p_.units);
        nouns(p_.groups);
        nouns(p_.zones);
        nouns(p_.dice);
        nouns(p_.names_lists);
        nouns(p_.names_values);
        nouns(p_.globals);
        for (const Trait& trait : p_.traits)
            if (mine(trait)) add_trait(trait);
        for (const Define& define : p_.defines)
            if (mine(define)) describe(std::string(p_.name_of(define)), word_of(define), define.type);
        for (const Field& field : p_.fields)
            if (mine(field) && field.kind != no_index)
                describe(std::string(p_.name_of(p_.kinds[field.kind])) + "." + std::string(p_.name_of(field)),
                         word_of(field), field.type);
        for (const Verb& verb : p_.verbs)
            if (mine(verb)) add_verb(verb);
        for (const Heading& heading : p_.headings)
            if (mine(heading)) label(heading);
        for (const Face& face : p_.faces)
            if (mine(face)) label(face);
        return std::move(out_);
    }

  private:
    [[nodiscard]] bool mine(const Declared& declared) const {
        return declared.name != no_name && declared.package == package_;
    }

    // The printed word; what has none is called by its name.
    [[nodiscard]] std::string word_of(const Declared& declared) const {
        return declared.word.empty() ? from_name(p_.name_of(declared)) : std::string(declared.word);
    }
    [[nodiscard]] static std::string from_name(std::string_view name) {
        std::string out(name);
        std::replace(out.begin(), out.end(), '_', ' ');
        return out;
    }

    [[nodiscard]] bool known(const std::string& key) { return pack_.words.contains(keys_.intern(key)); }

    // The paradigm of the longest ending that fits, with a blank before it.
    [[nodiscard]] std::string paradigm(std::string_view kind, std::string_view word) const {
        const Guess* best = nullptr;
        for (const Guess& guess : guesses_)
            if (guess.kind == kind && word.ends_with(guess.ending) &&
                (best == nullptr || guess.ending.size() > best->ending.size()))
                best = &guess;
        return best == nullptr ? std::string() : " " + best->paradigm;
    }

    [[nodiscard]] bool is_guess(std::string_view kind, std::string_view word) const {
        return std::any_of(guesses_.begin(), guesses_.end(),
                           [&](const Guess& guess) { return guess.kind == kind && guess.ending == word; });
    }

    void noun(const std::string& key, const std::string& word) {
        if (known(key)) return;
        const auto words = split(word, " ");
        // The last word before one that ends the head: "victory *point", "*row of stones".
        std::size_t head = words.size() - 1;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (is_guess("head", words[i])) {
                head = i - 1;
                break;
            }
        std::string lemma;
        for (std::size_t i = 0; i < words.size(); ++i)
            lemma += (i == 0 ? "" : " ") + std::string(i == head && words.size() > 1 ? "*" : "") +
                     std::string(words[i]);
        out_.push_back("noun " + key + " " + quoted(lemma) + paradigm("noun", words[head]));
    }

    template <class Table> void nouns(const Table& table) {
        for (const auto& declared : table)
            if (mine(declared)) noun(std::string(p_.name_of(declared)), word_of(declared));
    }

    // What is true or not is said before a noun, or behind it; anything else is a noun.
    void describe(const std::string& key, const std::string& word, Type type) {
        if (!type.is(TypeTag::flag)) return noun(key, word);
        if (known(key)) return;
        const bool behind = is_guess("behind", split(word, " ").front());
        out_.push_back(behind ? "behind " + key + " = " + quoted(word) : "adj " + key + " " + quoted(word));
    }

    void add_trait(const Trait& trait) {
        const std::string key(p_.name_of(trait));
        if (trait.kind == p_.action_kind)
            template_line("action", "say label." + key, capitalized(word_of(trait)), "label." + key);
        else
            describe(key, word_of(trait), Type{TypeTag::flag});
    }

    void label(const Declared& declared) {
        const std::string key = "label." + std::string(p_.name_of(declared));
        if (!pack_.constructions.contains({keys_.intern(key), ""}))
            put("say " + key + " = " + quoted(capitalized(word_of(declared))));
    }

    // A line whose wording is a `guess` of the pack, with the word in it.
    void template_line(std::string_view kind, const std::string& start, const std::string& word,
                       const std::string& key) {
        if (pack_.constructions.contains({keys_.intern(key), ""}) ||
            pack_.frames.contains({keys_.intern(key), ""}))
            return;
        for (const Guess& guess : guesses_) {
            if (guess.kind != kind) continue;
            std::string wording = guess.paradigm;
            if (const std::size_t at = wording.find("{word}"); at != std::string::npos)
                wording.replace(at, std::string_view("{word}").size(), quoted(word));
            put(start + " = " + wording);
        }
    }

    void add_verb(const Verb& verb) {
        const std::string key(p_.name_of(verb));
        if (verb.phase || verb.is != no_index) noun("time." + key, word_of(verb));
        for (const Param& param : verb.params)
            if (param.type.is(TypeTag::number))
                noun(key + "." + std::string(p_.names.text(param.name)),
                     from_name(p_.names.text(param.name)));
        if (verb.phase) return template_line("phase", "frame " + key, word_of(verb), key);
        if (verb.action || pack_.frames.contains({keys_.intern(key), ""})) return;
        const std::string word = word_of(verb);
        const std::size_t blank = word.find(' ');
        const std::string first = word.substr(0, blank);
        std::string inflected = key;
        const auto found = pack_.words.find(keys_.intern(key));
        if (found == pack_.words.end())
            put("verb " + key + " " + quoted(first) + paradigm("verb", first));
        else if (found->second.kind != Lexeme::Kind::verb) {
            inflected = key + ".verb";
            put("verb " + inflected + " " + quoted(first) + paradigm("verb", first));
        }
        put("frame " + key + " = V:" + inflected +
            (blank == std::string::npos ? "" : " " + quoted(word.substr(blank + 1))) + arguments(verb));
    }

    // What is done to stands behind the verb, the rest behind its labels: the labels of card files are words
    // of the language they are in.
    [[nodiscard]] std::string arguments(const Verb& verb) const {
        std::string out;
        for (const Param& param : verb.params) {
            const bool labelled = param.label != TokenKind::end_of_file;
            const std::string slot(labelled ? spelling(param.label) : p_.names.text(param.name));
            const bool first = !labelled && &param == &verb.params.front();
            if (param.type.is(TypeTag::place) && labelled)
                out += " [ {" + slot + ":" + slot + "} ]";
            else if (first && param.initial == no_hir)
                out += " {" + slot + ":acc}";
            else
                out += " [ " + (labelled ? quoted(slot) + " " : "") + "{" + slot + ":acc} ]";
        }
        return out;
    }

    void put(std::string line) {
        if (std::find(out_.begin(), out_.end(), line) == out_.end()) out_.push_back(std::move(line));
    }

    const Program& p_;
    PackageId package_;
    const Pack& pack_;
    const std::vector<Guess>& guesses_;
    Keys& keys_;
    std::vector<std::string> out_;
};

// Core has its words in the packs.
bool is_core(const Program& program, PackageId package) {
    return std::any_of(program.verbs.begin(), program.verbs.end(),
                       [&](const Verb& verb) { return verb.native && verb.package == package; });
}

// `noun y y`, `head of in`, `phase = V:take "the" {word}`.
void add_guess(const PackLine& line, std::vector<Guess>& out, Diagnostics& diagnostics) {
    const std::string& kind = line.tokens.front().text;
    const std::size_t size = line.tokens.size();
    if ((kind == "head" || kind == "behind") && size > 1) {
        for (std::size_t i = 1; i < size; ++i) out.push_back({kind, line.tokens[i].text, ""});
    } else if ((kind == "phase" || kind == "action") && size > 2) {
        std::string wording;
        for (std::size_t i = 2; i < size; ++i) {
            const PackToken& token = line.tokens[i];
            wording += (i == 2 ? "" : " ") + (token.quoted ? quoted(token.text) : token.text);
        }
        out.push_back({kind, "", std::move(wording)});
    } else if ((kind == "noun" || kind == "verb") && size == 3) {
        out.push_back({kind, line.tokens[1].text, line.tokens[2].text});
    } else {
        diagnostics.add(Code::pack_line, line.at, "this is no guess about declared words").help =
            "write `noun ENDING PARADIGM`, `verb ENDING PARADIGM`, `head WORDS`, `behind WORDS`, "
            "`phase = WORDING` or `action = WORDING`";
    }
}

} // namespace

std::vector<Guess> read_guesses(const std::vector<std::string>& libraries, const std::string& language,
                                Sources& sources, Diagnostics& diagnostics) {
    std::vector<Guess> out;
    for (const std::string& library : libraries) {
        const std::string path = library + "/text/" + language + "/guesses.lex";
        const auto there = read_if_there(path);
        if (!there)
            diagnostics.add(Code::unreadable_file, {sources.add(path, ""), 0, 0}, there.error().message);
        if (!there || !there.value()) continue;
        const FileId file = sources.add(path, there.value()->text);
        for (const PackLine& line : read_pack_lines(sources, file, diagnostics))
            add_guess(line, out, diagnostics);
        break;
    }
    return out;
}

std::vector<std::string> declared_lines(const Program& program, PackageId package, const Pack& pack,
                                        const std::vector<Guess>& guesses, Keys& keys) {
    return Lines(program, package, pack, guesses, keys).run();
}

std::string lexicon_path(const Programs& programs, std::size_t program, PackageId package,
                         std::string_view language) {
    const Program& p = programs.list[program];
    const auto found = programs.world.find(p.name_of(p.packages[package]));
    if (!found || programs.world.packages[*found].folder.empty()) return {};
    return programs.world.packages[*found].folder + "/text/" + std::string(language) + ".lex";
}

void add_declared_words(Pack& pack, const std::vector<std::string>& libraries, Programs& programs,
                        std::size_t program, Keys& keys, Diagnostics& diagnostics) {
    const Program& p = programs.list[program];
    Sources& sources = programs.world.sources;
    if (!pack.rules.source_names) return;
    std::vector<Guess> guesses;
    for (PackageId id(0); id < p.packages.size(); ++id) {
        if (is_core(p, id)) continue;
        const std::string path = lexicon_path(programs, program, id, pack.rules.language);
        if (!path.empty())
            if (const auto there = read_if_there(path); !there || there.value()) continue;
        if (guesses.empty()) guesses = read_guesses(libraries, pack.rules.language, sources, diagnostics);
        std::string text;
        for (const std::string& line : declared_lines(p, id, pack, guesses, keys)) text += line + "\n";
        if (text.empty()) continue;
        const std::string name = "<words of " + std::string(p.name_of(p.packages[id])) + ">";
        PackReader reader(pack, sources, keys, diagnostics);
        reader.read(sources.add(name, std::move(text)));
        reader.check_references();
    }
}

} // namespace cantrip::text
