#include "tools/rephrase/phrase_index.hpp"

#include <algorithm>
#include <array>

#include "tools/support/letters.hpp"

namespace cantrip::rephrase {
namespace {

// Signs of more than one character, longest first.
constexpr std::array<std::string_view, 12> long_signs{"->", "..", "+=", "-=", "++", "--",
                                                      "==", "!=", ">=", "<=", "&&", "||"};

bool is_word_byte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return std::isalnum(byte) != 0 || c == '_' || byte >= 0x80U;
}

// Words, numbers and signs, in lower case. An apostrophe or hyphen between letters belongs to the word.
std::vector<std::string> cut(std::string_view line) {
    std::vector<std::string> out;
    std::size_t at = 0;
    while (at < line.size()) {
        const char c = line[at];
        if (c == ' ' || c == '\t' || c == '\r') {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        if (c == '"') {
            end = std::min(line.find('"', at + 1), line.size() - 1) + 1;
            out.emplace_back(line.substr(at, end - at));
            at = end;
            continue;
        }
        if (is_word_byte(c)) {
            while (end < line.size() &&
                   (is_word_byte(line[end]) || ((line[end] == '\'' || line[end] == '-') &&
                                                end + 1 < line.size() && is_word_byte(line[end + 1]))))
                ++end;
        } else {
            for (const std::string_view sign : long_signs)
                if (line.substr(at, sign.size()) == sign) end = at + sign.size();
        }
        out.push_back(lower_word(line.substr(at, end - at)));
        at = end;
    }
    return out;
}

bool is_number(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Role role_of(SymbolKind kind) {
    switch (kind) {
    case SymbolKind::verb: return Role::verb;
    case SymbolKind::unit:
    case SymbolKind::group: return Role::unit;
    case SymbolKind::kind: return Role::kind;
    case SymbolKind::zone: return Role::zone;
    default: return Role::other;
    }
}

} // namespace

std::string_view Piece::source() const {
    for (const Role role : {Role::unit, Role::kind, Role::zone, Role::verb, Role::other, Role::field})
        if (!name(role).empty()) return name(role);
    return text;
}

PhraseIndex::PhraseIndex(const Program& program, const text::Pack& pack, const text::Keys& keys) {
    add_declared(program);
    add_forms(program, pack, keys);
    add_guesses(program, pack);
    for (const auto& [word, number] : pack.rules.numerals)
        numerals_.emplace(lower_word(word), std::to_string(number));
}

void PhraseIndex::add(std::string_view words, std::string_view name, Role role) {
    const std::vector<std::string> key = cut(words);
    if (key.empty() || name.empty()) return;
    longest_ = std::max(longest_, key.size());
    std::string& slot = phrases_[key].names[static_cast<std::size_t>(role)];
    if (slot.empty() || key.front() == name) slot = name; // a name means itself before anything else
}

// Names as they are declared, and their printed words.
void PhraseIndex::add_declared(const Program& program) {
    for (NameId id(0); id < program.symbols.size() && id < program.names.size(); ++id) {
        const Symbol symbol = program.symbols[id];
        if (symbol.kind == SymbolKind::none || symbol.kind == SymbolKind::rule) continue;
        if (symbol.kind == SymbolKind::thing && program.things[ThingId(symbol.index)].scenario != no_index)
            continue;
        add(program.names.text(id), program.names.text(id), role_of(symbol.kind));
    }
    const auto printed = [&](const auto& table, Role role) {
        for (const auto& declared : table)
            if (!declared.word.empty()) add(declared.word, program.name_of(declared), role);
    };
    printed(program.units, Role::unit);
    printed(program.groups, Role::unit);
    printed(program.kinds, Role::kind);
    printed(program.zones, Role::zone);
    printed(program.verbs, Role::verb);
    printed(program.traits, Role::other);
    printed(program.names_values, Role::other);
    for (const Thing& thing : program.things)
        if (thing.scenario == no_index && thing.name != no_name)
            add(thing.word, program.name_of(thing), Role::other);
    for (const Field& field : program.fields)
        if (!field.state) add(program.name_of(field), program.name_of(field), Role::field);
}

// All forms that the language has of a declared name. `time.turn` and `wild.attribute` are words for `turn`
// and `wild` too.
void PhraseIndex::add_forms(const Program& program, const text::Pack& pack, const text::Keys& keys) {
    for (const auto& [key, word] : pack.words) {
        const std::string_view described = keys.describe(key);
        for (const std::string_view name :
             {described,
              described.substr(described.find('.') == described.npos ? 0 : described.find('.') + 1),
              described.substr(0, described.find('.'))}) {
            const Symbol symbol = program.symbol(program.names.find(name));
            if (symbol.kind == SymbolKind::none) continue;
            if (name.size() != described.size() && !described.starts_with("time.") &&
                !described.ends_with(".attribute"))
                continue;
            const Role role = role_of(symbol.kind);
            if ((word.kind == text::Lexeme::Kind::verb) != (role == Role::verb) &&
                !described.starts_with("time."))
                continue;
            for (const auto& [form, text] : word.forms)
                add(text, program.names.text(program.names.find(name)), role);
        }
    }
}

// Names of one word inflected as words of the language are, by every paradigm that fits their ending: people
// write "sites" where the language says "Places of Power". A form that is known means what it meant.
void PhraseIndex::add_guesses(const Program& program, const text::Pack& pack) {
    std::map<std::vector<std::string>, Piece> guessed;
    for (NameId id(0); id < program.symbols.size() && id < program.names.size(); ++id) {
        const SymbolKind sort = program.symbols[id].kind;
        const bool noun = sort == SymbolKind::unit || sort == SymbolKind::group || sort == SymbolKind::kind;
        if (!noun && sort != SymbolKind::verb) continue;
        const std::string_view name = program.names.text(id);
        const Role role = role_of(sort);
        for (const auto& [title, paradigm] : pack.paradigms) {
            if (!title.starts_with(noun ? "noun " : "verb ") || !name.ends_with(paradigm.strip)) continue;
            const std::string stem(name.substr(0, name.size() - paradigm.strip.size()));
            for (const std::string& ending : paradigm.endings) {
                const std::vector<std::string> form = cut(stem + ending);
                const auto known = phrases_.find(form);
                if (form.size() == 1 && (known == phrases_.end() || known->second.name(role).empty()))
                    guessed[form].names[static_cast<std::size_t>(role)] = name;
            }
        }
    }
    for (const auto& [form, piece] : guessed)
        for (std::size_t role = 0; role < std::size(piece.names); ++role)
            if (!piece.names[role].empty()) phrases_[form].names[role] = piece.names[role];
}

std::vector<Piece> PhraseIndex::pieces_of(std::string_view line, Phrases phrases) const {
    const std::vector<std::string> words = cut(line);
    std::vector<Piece> out;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t length = std::min(longest_, words.size() - at);
        Piece piece;
        for (; length > 0; --length) {
            const auto found = phrases_.find({words.begin() + static_cast<std::ptrdiff_t>(at),
                                              words.begin() + static_cast<std::ptrdiff_t>(at + length)});
            if (found == phrases_.end()) continue;
            if (phrases == Phrases::no_verbs && length > 1 && !found->second.name(Role::verb).empty())
                continue;
            piece = found->second;
            break;
        }
        length = std::max<std::size_t>(length, 1);
        for (std::size_t i = at; i < at + length; ++i) piece.text += (i == at ? "" : " ") + words[i];
        if (const auto numeral = numerals_.find(piece.text);
            numeral != numerals_.end() && piece.source() == piece.text)
            piece.text = numeral->second;
        piece.number = is_number(piece.text);
        out.push_back(std::move(piece));
        at += length;
    }
    return out;
}

std::string joined(const std::vector<Piece>& pieces) {
    std::string out;
    for (const Piece& piece : pieces) {
        const std::string_view text = piece.source();
        const bool closes = text == "," || text == ":" || text == ";" || text == ")" || text == ".";
        if (!out.empty() && !closes && out.back() != '(') out += ' ';
        out += text;
    }
    return out;
}

} // namespace cantrip::rephrase
