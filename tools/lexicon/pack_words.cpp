#include "tools/lexicon/pack_words.hpp"

#include "tools/support/cut_words.hpp"
#include "tools/support/words.hpp"

namespace cantrip::text {
namespace {

class Collector {
  public:
    Collector(const Pack& pack, const Keys& keys) : pack_(pack), keys_(keys) {}

    std::vector<PackWord> collect() {
        for (const auto& [key, word] : pack_.words) add_lexeme(key, word);
        for (const auto& [key, wording] : pack_.frames) add_wording(wording);
        for (const auto& [key, wording] : pack_.constructions) add_wording(wording);
        for (const auto& [name, wording] : pack_.rules.verb_forms) {
            add_wording(wording);
            add_joined(wording);
        }
        for (const auto& [name, place] : pack_.rules.places) add(place.preposition, {}, {}, {});
        for (const auto& [key, list] : pack_.rules.lists) {
            for (const PackToken* token : {&list.separator, &list.last, &list.pair})
                add(token->text, {}, {}, token->at);
        }
        for (const Vocal& vocal : pack_.rules.vocals) add(vocal.full, {}, {}, {});
        return std::move(words_);
    }

  private:
    void add(std::string_view text, Key key, std::string_view form, Span at) {
        // A prefix that is joined to the next word is no word.
        for (const std::string_view part : split(text, " ")) {
            if (part.size() > 1 && part.ends_with("-")) continue;
            std::string whole;
            for (const char c : part) {
                if (c != '|') whole += c;
            }
            for (std::string& word : letters_of(whole))
                words_.push_back({part.find('|') == part.npos ? std::move(word) : std::string(part), key,
                                  std::string(form), at});
        }
    }

    void add_lexeme(Key key, const Lexeme& word) {
        add_wording(word.wording);
        for (const auto& [name, place] : word.places) add(place.preposition, {}, {}, word.at);
        for (const auto& [form, text] : word.forms) add(text, key, form, word.at);
    }

    void add_wording(const Wording& wording) {
        for (const Item& item : wording.items) {
            if (item.kind == Item::Kind::literal || item.kind == Item::Kind::clitic)
                add(item.text, {}, {}, wording.at);
        }
    }

    // "ne-" before a column of verbs: neodhazuj.
    void add_joined(const Wording& wording) {
        std::string prefix;
        for (const Item& item : wording.items) {
            if (item.kind == Item::Kind::literal) {
                prefix = item.text.size() > 1 && item.text.ends_with("-")
                             ? item.text.substr(0, item.text.size() - 1)
                             : "";
            } else if (item.kind == Item::Kind::verb && !prefix.empty()) {
                std::string column(keys_.describe(item.name));
                const bool partner = column == "ipf";
                if (partner)
                    column = item.form;
                else if (!item.form.empty())
                    column += "." + item.form;
                add_prefixed(prefix, column.substr(0, column.find('@')), partner);
            }
        }
    }

    // Of pairs only the imperfective verb is asked for where the wording says so.
    void add_prefixed(const std::string& prefix, const std::string& column, bool partner) {
        for (const auto& [key, word] : pack_.words) {
            if (word.kind != Lexeme::Kind::verb || (partner && word.imperfective)) continue;
            for (const auto& [form, text] : word.forms) {
                if (form.starts_with(column) && !word.forms.contains("neg." + form))
                    add(prefix + text, key, form + " negated", word.at);
            }
        }
    }

    const Pack& pack_;
    const Keys& keys_;
    std::vector<PackWord> words_;
};

} // namespace

std::vector<PackWord> words_of(const Pack& pack, const Keys& keys) { return Collector(pack, keys).collect(); }

std::vector<std::string> letters_of(std::string_view text) {
    std::vector<std::string> words;
    for (const TextPiece& piece : cut_text(text, Joints::between))
        if (piece.kind == TextPiece::Kind::word) words.emplace_back(piece.in(text));
    return words;
}

} // namespace cantrip::text
