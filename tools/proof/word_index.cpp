#include "tools/proof/word_index.hpp"

#include <algorithm>

#include "tools/proof/normalize.hpp"
#include "tools/support/cut_words.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::proof {

namespace {

// `*` at the end stands for any ending.
bool fits_word(const std::string& wanted, const std::string& word) {
    if (!wanted.ends_with('*')) return wanted == word;
    return word.starts_with(std::string_view(wanted).substr(0, wanted.size() - 1));
}

} // namespace

Role WordIndex::role_of(text::Key key) const {
    static constexpr std::pair<text::Join, Role> joins[] = {
#define JOIN(name, key, role) {text::Join::name, Role::role},
#include "tools/text/phrase/names.def"
    };
    for (const auto& [join, role] : joins)
        if (key == join) return role;
    const text::Construction* row = text::find_construction(keys_.describe(key));
    return row == nullptr ? Role::detail : row->role;
}

std::vector<PlacedWord> placed_words(std::string_view text) {
    std::vector<PlacedWord> words;
    for (const TextPiece& piece : cut_text(text, Joints::inside)) {
        if (piece.kind == TextPiece::Kind::sign) continue;
        std::string word = lower_word(piece.in(text));
        // The name of an icon is a word without its colons.
        if (piece.kind == TextPiece::Kind::icon) word = word.substr(1, word.size() - 2);
        // 1st and D6 are one word each.
        if (!words.empty() && words.back().end == piece.begin && piece.kind != TextPiece::Kind::icon)
            words.back().text += word;
        else
            words.push_back({std::move(word), piece.begin, piece.end});
        words.back().end = piece.end;
    }
    return words;
}

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    for (PlacedWord& word : placed_words(text)) words.push_back(std::move(word.text));
    return words;
}

WordIndex::WordIndex(const text::Pack& pack, text::Keys& keys)
    : pack_(pack), keys_(keys), a_(key_of(text::Word::a)), the_(key_of(text::Word::the)) {
    add_lexemes();
    for (const auto& [key, wording] : pack.constructions) add_wording(wording, role_of(key.first));
    for (const auto& [key, wording] : pack.frames) add_wording(wording, Role::detail);
    for (const auto& [name, wording] : pack.rules.verb_forms) {
        add_wording(wording, Role::none);
        for (const text::Item& item : wording.items)
            if (item.kind == text::Item::Kind::literal && item.text.size() > 1 && item.text.ends_with('-'))
                negations_.insert(item.text.substr(0, item.text.size() - 1));
    }
    add_places();
    add_read_only();
    for (const auto& [number, word] : pack.rules.spoken) vocabulary_.insert(word);
    for (const auto& [word, number] : pack.rules.numerals) vocabulary_.insert(word);
    for (const std::string& word : vocabulary_) by_plain_letters_[without_marks(word)].push_back(word);
}

void WordIndex::add_lexemes() {
    for (const auto& [key, word] : pack_.words) {
        if (word.kind == text::Lexeme::Kind::behind) {
            add_wording(word.wording, Role::detail);
            continue;
        }
        std::map<std::string, std::vector<std::string>> names_by_form;
        for (const auto& [name, form] : word.forms) names_by_form[text::without_breaks(form)].push_back(name);
        for (auto& [form, names] : names_by_form) {
            Reading reading;
            reading.kind = Reading::Kind::lexeme;
            reading.key = key;
            reading.part = word.kind;
            reading.words = words_in(form);
            reading.forms = std::move(names);
            if (reading.words.empty()) continue;
            // A name with its article is often written without: "the Farm".
            if (reading.words.size() > 1 && is_article_form(reading.words.front())) {
                Reading bare = reading;
                bare.words.erase(bare.words.begin());
                bare.read_only = true;
                note(std::move(bare));
            }
            note(std::move(reading));
        }
    }
}

bool WordIndex::is_article_form(const std::string& word) const {
    const auto article = pack_.words.find(the_);
    return article != pack_.words.end() &&
           std::any_of(article->second.forms.begin(), article->second.forms.end(),
                       [&](const auto& form) { return form.second == word; });
}

void WordIndex::add_wording(const text::Wording& wording, Role role) {
    std::vector<std::string> run;
    for (const text::Item& item : wording.items) {
        if (item.kind == text::Item::Kind::agreeing) agreeing_.insert(item.name);
        // "you may" can be a verb of its own: můžeš.
        if (item.kind == text::Item::Kind::agreeing && (role == Role::option || role == Role::negation))
            roles_[item.name] = role;
        if (item.kind == text::Item::Kind::clitic) {
            add_run(words_in(text::without_breaks(item.text)), Role::none);
            continue;
        }
        const bool literal = item.kind == text::Item::Kind::literal;
        const std::vector<std::string> words =
            literal ? words_in(text::without_breaks(item.text)) : std::vector<std::string>{};
        if (words.empty()) {
            add_run(std::exchange(run, {}), role);
            continue;
        }
        run.insert(run.end(), words.begin(), words.end());
    }
    add_run(std::move(run), role);
}

void WordIndex::add_run(std::vector<std::string> words, Role role) {
    if (words.empty()) return;
    // A word that only belongs to its construction must not hide a word of the lexicon beside it.
    if (role == Role::detail && words.size() > 1) {
        for (std::string& word : words) add_run({std::move(word)}, role);
        return;
    }
    Reading reading;
    reading.kind = role == Role::none ? Reading::Kind::filler : Reading::Kind::role;
    reading.role = role;
    reading.words = std::move(words);
    note(std::move(reading));
}

void WordIndex::add_places() {
    const auto add = [&](const std::string& preposition) { add_run(words_in(preposition), Role::none); };
    for (const auto& [name, place] : pack_.rules.places) add(place.preposition);
    for (const auto& [key, word] : pack_.words)
        for (const auto& [name, place] : word.places) add(place.preposition);
    for (const text::Vocal& vocal : pack_.rules.vocals) {
        add(vocal.plain);
        add(vocal.full);
    }
    for (const auto& [key, list] : pack_.rules.lists)
        for (const text::PackToken* token : {&list.separator, &list.last, &list.pair})
            add_run(words_in(token->text), key == text::Join::then  ? Role::order
                                           : key == text::Join::or_ ? Role::alternative
                                                                    : Role::none);
}

// Words that people use for a word of the lexicon or for a construction.
void WordIndex::add_read_only() {
    const auto literal_of = [&](text::Key construction) {
        for (const auto& [key, wording] : pack_.constructions) {
            if (key.first != construction) continue;
            for (const text::Item& item : wording.items) {
                if (item.kind != text::Item::Kind::literal) continue;
                std::string words;
                for (const std::string& word : words_in(text::without_breaks(item.text)))
                    words += (words.empty() ? "" : " ") + word;
                if (!words.empty()) return words;
            }
        }
        return std::string();
    };
    for (const text::ReadOnlyWords& other : pack_.read_only_words) {
        Reading reading;
        reading.read_only = true;
        for (const std::string_view word : split(other.words, " "))
            if (!word.empty()) reading.words.push_back(lower_word(word));
        if (reading.words.empty()) continue;
        if (const auto word = pack_.words.find(other.key); word != pack_.words.end()) {
            reading.kind = Reading::Kind::lexeme;
            reading.key = other.key;
            reading.part = word->second.kind;
        } else {
            reading.key = other.key;
            reading.role = other.key == text::Word::filler ? Role::none : role_of(other.key);
            reading.kind = reading.role == Role::none ? Reading::Kind::filler : Reading::Kind::role;
            reading.stands_for = literal_of(other.key);
        }
        const bool open = std::any_of(reading.words.begin(), reading.words.end(),
                                      [](const std::string& word) { return word.ends_with('*'); });
        if (open)
            open_words_[reading.words.front().front()].push_back(std::move(reading));
        else
            note(std::move(reading));
    }
}

void WordIndex::note(Reading reading) {
    for (const std::string& word : reading.words) vocabulary_.insert(word);
    by_first_word_[reading.words.front()].push_back(std::move(reading));
}

std::vector<const Reading*> WordIndex::longest(const std::vector<std::string>& words, std::size_t at) const {
    std::vector<const Reading*> best;
    std::size_t length = 0;
    const auto try_all = [&](const std::vector<Reading>& readings) {
        for (const Reading& reading : readings) {
            const std::size_t size = reading.words.size();
            if (size < length || at + size > words.size()) continue;
            if (!std::equal(reading.words.begin(), reading.words.end(),
                            words.begin() + static_cast<std::ptrdiff_t>(at), fits_word))
                continue;
            if (size > length) best.clear();
            length = size;
            best.push_back(&reading);
        }
    };
    if (const auto found = by_first_word_.find(words[at]); found != by_first_word_.end())
        try_all(found->second);
    if (words[at].empty()) return best;
    if (const auto open = open_words_.find(words[at].front()); open != open_words_.end())
        try_all(open->second);
    return best;
}

std::string WordIndex::near_word(const std::string& word) const {
    const auto alike = by_plain_letters_.find(without_marks(word));
    if (alike != by_plain_letters_.end()) return alike->second.front();
    if (word.size() < 5) return {};
    // One letter too many, too few or another one: try each, cheaper than to look at every word.
    const std::string plain = without_marks(word);
    for (std::size_t at = 0; at <= plain.size(); ++at) {
        if (at < plain.size()) {
            const auto shorter = by_plain_letters_.find(plain.substr(0, at) + plain.substr(at + 1));
            if (shorter != by_plain_letters_.end()) return shorter->second.front();
        }
        for (char c = 'a'; c <= 'z'; ++c) {
            const auto longer = by_plain_letters_.find(plain.substr(0, at) + c + plain.substr(at));
            if (longer != by_plain_letters_.end()) return longer->second.front();
            if (at == plain.size()) continue;
            const auto other = by_plain_letters_.find(plain.substr(0, at) + c + plain.substr(at + 1));
            if (other != by_plain_letters_.end()) return other->second.front();
        }
    }
    return {};
}

bool WordIndex::is_same_word(text::Key one, text::Key other) const {
    if (one == other) return true;
    const auto partner = [&](text::Key of, text::Key with) {
        const auto word = pack_.words.find(of);
        return word != pack_.words.end() && word->second.imperfective == with;
    };
    return partner(one, other) || partner(other, one);
}

bool WordIndex::is_function_word(text::Key key) const {
    const auto article = pack_.words.find(a_), word = pack_.words.find(key);
    return article != pack_.words.end() && word != pack_.words.end() &&
           article->second.at.file == word->second.at.file;
}

Role WordIndex::role_of_lexeme(text::Key key) const {
    const auto found = roles_.find(key);
    return found == roles_.end() ? Role::none : found->second;
}

std::int64_t WordIndex::number_of(const std::string& word) const {
    if (const auto found = pack_.rules.numerals.find(word); found != pack_.rules.numerals.end())
        return found->second;
    for (const auto& [number, spoken] : pack_.rules.spoken)
        if (spoken == word) return number;
    return -1;
}

std::string WordIndex::lemma(text::Key key) const {
    const auto found = pack_.words.find(key);
    return found == pack_.words.end() ? std::string() : found->second.lemma;
}

} // namespace cantrip::proof
