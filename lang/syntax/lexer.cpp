// The lexer: a PEGTL grammar on characters whose actions push tokens.

#include "lang/syntax/lexer.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <tao/pegtl.hpp>
#include <utility>

#include "lang/support/utf8.hpp"
#include "lang/syntax/check_bytes.hpp"
#include "lang/syntax/look_alike.hpp"

namespace cantrip {
namespace {

namespace pegtl = tao::pegtl;

// Characters by what may hold them; a table look-up for each is what keeps the lexer fast.
enum CharClass : std::uint8_t { in_word = 1, in_comment = 2, in_text = 4 };

constexpr auto char_classes = [] {
    std::array<std::uint8_t, 256> out{};
    for (std::size_t i = 0; i < out.size(); ++i) {
        const bool word = (i >= 'a' && i <= 'z') || (i >= '0' && i <= '9') || i == '_';
        const bool ends_line = i == '\n' || i == '\r';
        const bool ends_text = ends_line || i == '"' || i == '\\';
        out[i] = static_cast<std::uint8_t>((word ? in_word : 0) | (ends_line ? 0 : in_comment) |
                                           (ends_text ? 0 : in_text));
    }
    return out;
}();

// Any number of characters of a class.
template <CharClass Class> struct run_of {
    using rule_t = run_of;
    using subs_t = pegtl::type_list<>;
    template <typename Input> static bool match(Input& in) {
        const char* at = in.current();
        const char* const end = in.end();
        while (at != end && (char_classes[static_cast<unsigned char>(*at)] & Class) != 0) ++at;
        in.bump_in_this_line(static_cast<std::size_t>(at - in.current()));
        return true;
    }
};

// clang-format off
namespace rules {
using namespace tao::pegtl;
struct word_char   : ranges< 'a', 'z', '0', '9', '_' > {};
struct foreign     : sor< range< 'A', 'Z' >, range< '\x80', '\xff' > > {};
struct space       : plus< one< ' ', '\t' > > {};
struct inner_mark  : string< '\xEF', '\xBB', '\xBF' > {}; // told by check_bytes
struct line_break  : sor< one< '\n' >, string< '\r', '\n' > > {};
struct comment     : seq< two< '/' >, run_of< in_comment > > {};
struct ref_segment : plus< sor< word_char, one< '-' > > > {};
struct ref_tail    : seq< star< one< '-' >, plus< word_char > >, plus< one< '/' >, ref_segment > > {};
struct word        : seq< ranges< 'a', 'z', '_' >, run_of< in_word >, opt< ref_tail >, not_at< foreign > > {};
struct number      : seq< plus< digit >, not_at< sor< range< 'a', 'z' >, one< '_' >, foreign > > > {};
struct variable    : seq< one< 'X', 'Y' >, not_at< sor< word_char, foreign > > > {};
struct odd_word    : plus< sor< word_char, foreign > > {};
struct escape      : seq< one< '\\' >, not_one< '\n', '\r' > > {};
struct string_end  : one< '"' > {};
struct text        : seq< one< '"' >, run_of< in_text >, star< escape, run_of< in_text > >, opt< string_end > > {};
struct semicolon   : one< ';' > {};
struct symbol      : sor< string< '-', '>' >, string< '.', '.' >, string< '<', '=' >, string< '>', '=' >,
                          one< '{', '}', '(', ')', ',', ':', '+', '-', '=', '<', '>', '.' > > {};
struct stray       : any {};
struct file        : until< eof, sor< space, word, line_break, symbol, number, text, comment, semicolon,
                                      variable, inner_mark, odd_word, stray > > {};
}
// clang-format on

// What the actions work on.
class Scanner {
  public:
    Scanner(Tokens& out, Diagnostics& diagnostics, bool margin_closes)
        : out_(out), diagnostics_(diagnostics), margin_closes_(margin_closes) {
        // Cards run at a token for every four bytes; a little room to spare avoids growing twice.
        out_.list.reserve(out_.text.size() / 4 + 16);
    }

    void line_break(std::uint32_t at) {
        if (pending_break_) return;
        pending_break_ = true;
        break_at_ = at;
    }

    void word(std::uint32_t begin, std::uint32_t end) {
        const auto text = out_.text.substr(begin, end - begin);
        if (is_reference_) {
            is_reference_ = false;
            push(TokenKind::reference, begin, end);
        } else {
            push(keyword(text), begin, end);
        }
    }

    void reference() { is_reference_ = true; }

    void symbol(std::uint32_t begin, std::uint32_t end);
    void number(std::uint32_t begin, std::uint32_t end);
    void text(std::uint32_t begin, std::uint32_t end);
    void odd_word(std::uint32_t begin, std::uint32_t end);
    void stray(std::uint32_t begin);

    void push(TokenKind kind, std::uint32_t begin, std::uint32_t end) {
        if (margin_closes_ && pending_break_) close_at_margin(kind, begin);
        if (too_deep_) return;
        if (pending_break_) finish_line(kind);
        append(kind, begin, std::min(end - begin, max_token_length));
    }

    void finish(std::uint32_t at) {
        too_deep_ = false;
        pending_break_ = false;
        push(TokenKind::end_of_file, at, at);
        out_.unbalanced |= !brackets_.empty();
    }

  private:
    void append(TokenKind kind, std::uint32_t begin, std::uint32_t length) {
        Token token{};
        token.begin = begin;
        token.length = length & max_token_length;
        token.kind_ = static_cast<std::uint8_t>(kind);
        out_.list.push_back(token);
        head_.see(kind);
    }

    // A line break counts unless one of its neighbours says that the sentence goes on.
    void finish_line(TokenKind next) {
        pending_break_ = false;
        if (out_.list.empty() || (!brackets_.empty() && brackets_.back() == '(')) return;
        const TokenKind last = out_.list.back().kind();
        if (last == TokenKind::new_line || goes_on_after(last) || goes_on_before(next) ||
            head_.goes_on_before(next))
            return;
        append(TokenKind::new_line, break_at_, 1);
    }

    // A declaration at the left margin ends parentheses that were never closed; otherwise they would swallow
    // every later line break.
    void close_at_margin(TokenKind kind, std::uint32_t begin) {
        if (begin == 0 || out_.text[begin - 1] != '\n' || !(is_name(kind) || kind == TokenKind::kw_exclusive))
            return;
        while (!brackets_.empty() && brackets_.back() == '(') brackets_.pop_back();
        out_.unbalanced = true;
        // Nothing that is still open that deep will be closed any more.
        if (too_deep_) brackets_.clear();
        too_deep_ = false;
    }

    void open(char bracket, std::uint32_t at);
    void close(char bracket);

    Tokens& out_;
    Diagnostics& diagnostics_;
    std::string brackets_;
    OpenHead head_;
    std::uint32_t break_at_ = 0;
    bool pending_break_ = false;
    bool is_reference_ = false;
    bool too_deep_ = false;
    bool told_depth_ = false;
    bool margin_closes_;
};

TokenKind symbol_kind(std::string_view text) {
    using enum TokenKind;
    if (text.size() == 2)
        return text == "->" ? arrow : text == ".." ? dot_dot : text == "<=" ? less_equal : greater_equal;
    switch (text[0]) {
    case '{': return left_brace;
    case '}': return right_brace;
    case '(': return left_paren;
    case ')': return right_paren;
    case ',': return comma;
    case ':': return colon;
    case '+': return plus;
    case '-': return minus;
    case '=': return equals;
    case '<': return less;
    case '>': return greater;
    default: return dot;
    }
}

void Scanner::symbol(std::uint32_t begin, std::uint32_t end) {
    const TokenKind kind = symbol_kind(out_.text.substr(begin, end - begin));
    switch (kind) {
    case TokenKind::left_brace: open('{', begin); break;
    case TokenKind::left_paren: open('(', begin); break;
    default: break;
    }
    push(kind, begin, end);
    if (kind == TokenKind::right_brace) close('{');
    if (kind == TokenKind::right_paren) close('(');
}

void Scanner::open(char bracket, std::uint32_t at) {
    // The bracket itself belongs to the outer level, so a pending line break is settled before it counts.
    if (pending_break_ && !too_deep_)
        finish_line(bracket == '{' ? TokenKind::left_brace : TokenKind::left_paren);
    brackets_.push_back(bracket);
    if (brackets_.size() <= max_nesting || too_deep_) return;
    // One stray token stands for all that is left out, so that the parser knows it has been told.
    append(TokenKind::stray, at, 1);
    too_deep_ = true;
    if (std::exchange(told_depth_, true)) return;
    diagnostics_
        .add(Code::nesting_too_deep, {out_.file, at, at + 1},
             fmt::format("more than {} brackets are open here", max_nesting))
        .help = "name the inner parts with `define` or `verb` and use the names";
}

void Scanner::close(char bracket) {
    if (brackets_.empty() || brackets_.back() != bracket) {
        out_.unbalanced = true;
        // A wrong closer inside parentheses ends them: otherwise every later line break would be swallowed.
        if (bracket == '{' && !brackets_.empty()) brackets_.pop_back();
        if (bracket == '{' && !brackets_.empty() && brackets_.back() == '{') brackets_.pop_back();
    } else {
        brackets_.pop_back();
    }
    if (brackets_.size() <= max_nesting) too_deep_ = false;
}

void Scanner::number(std::uint32_t begin, std::uint32_t end) {
    // Nine digits always fit; a longer one is told here and read as the largest number.
    const auto digits = out_.text.substr(begin, end - begin);
    const auto significant = digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
    if (significant.size() > 9)
        diagnostics_
            .add(Code::number_too_large, {out_.file, begin, end}, "this number is larger than 999999999")
            .help = "numbers on cards are small; check for a doubled digit";
    push(TokenKind::number, begin, end);
}

void Scanner::text(std::uint32_t begin, std::uint32_t end) {
    const bool closed = end - begin >= 2 && out_.text[end - 1] == '"';
    // `"\"` ends in a quote that is escaped; the grammar then stopped without its closing quote.
    std::uint32_t backslashes = 0;
    while (closed && backslashes + 2 < end - begin && out_.text[end - 2 - backslashes] == '\\') ++backslashes;
    if (!closed || backslashes % 2 == 1) {
        auto& told = diagnostics_.add(Code::unterminated_string, {out_.file, begin, end},
                                      "this text is not closed on its line");
        told.help = "write `\"` where it ends";
    } else if (end - begin > max_token_length) {
        diagnostics_
            .add(Code::unterminated_string, {out_.file, begin, begin + 1}, "this text is longer than 16 MB")
            .help = "close it with `\"` where it ends";
    }
    push(TokenKind::string, begin, end);
}

void Scanner::odd_word(std::uint32_t begin, std::uint32_t end) {
    const auto text = out_.text.substr(begin, end - begin);
    const Span at{out_.file, begin, end};
    std::string plain;
    bool looks_latin = false;
    bool letters_only = true;
    bool symbols_only = true;
    for (std::size_t i = 0; i < text.size();) {
        const auto decoded = decode_utf8(text, i);
        const char latin = latin_look_alike(decoded.value);
        symbols_only = symbols_only && is_foreign_symbol(decoded.value);
        if (decoded.value < 0x80) {
            const char c = static_cast<char>(decoded.value);
            plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        } else if (latin != 0) {
            looks_latin = true;
            plain += latin;
        } else {
            letters_only = false;
        }
        i += decoded.length;
    }
    const bool starts_well = !plain.empty() && (plain[0] < '0' || plain[0] > '9');
    auto& told = looks_latin
                     ? diagnostics_.add(Code::look_alike_letter, at,
                                        fmt::format("`{}` holds a letter of another script", text))
                     : diagnostics_.add(Code::unknown_character, at, fmt::format("`{}` is not a name", text));
    told.help = "names are lower-case Latin letters, digits and `_`, and start with a letter; put other text "
                "in quotes";
    if (symbols_only) return push(TokenKind::stray, begin, end);
    if (letters_only && starts_well) told.fix = Fix{fmt::format("write `{}`", plain), {{at, plain}}};
    push(letters_only && starts_well ? keyword(plain) : TokenKind::ident, begin, end);
}

void Scanner::stray(std::uint32_t begin) {
    const auto byte = static_cast<unsigned char>(out_.text[begin]);
    // Control bytes were told by check_bytes.
    if (byte >= 0x20 && byte != 0x7f)
        diagnostics_
            .add(Code::unknown_character, {out_.file, begin, begin + 1},
                 fmt::format("`{}` is no part of the language", static_cast<char>(byte)))
            .help = "remove it, or put it in quotes if it belongs to a text";
    push(TokenKind::stray, begin, begin + 1);
}

template <typename Rule> struct action : pegtl::nothing<Rule> {};

template <typename Input> std::uint32_t begin_of(const Input& in, const Tokens& out) {
    return static_cast<std::uint32_t>(in.begin() - out.text.data());
}
template <typename Input> std::uint32_t end_of(const Input& in, const Tokens& out) {
    return static_cast<std::uint32_t>(in.end() - out.text.data());
}

#define CANTRIP_ON(rule, call)                                                                               \
    template <> struct action<rules::rule> {                                                                 \
        template <typename Input> static void apply(const Input& in, Scanner& scanner, const Tokens& out) {  \
            [[maybe_unused]] const std::uint32_t begin = begin_of(in, out);                                  \
            [[maybe_unused]] const std::uint32_t end = end_of(in, out);                                      \
            scanner.call;                                                                                    \
        }                                                                                                    \
    }
CANTRIP_ON(line_break, line_break(begin));
CANTRIP_ON(ref_tail, reference());
CANTRIP_ON(word, word(begin, end));
CANTRIP_ON(symbol, symbol(begin, end));
CANTRIP_ON(number, number(begin, end));
CANTRIP_ON(text, text(begin, end));
CANTRIP_ON(semicolon, push(TokenKind::new_line, begin, end));
CANTRIP_ON(variable, push(TokenKind::variable, begin, end));
CANTRIP_ON(odd_word, odd_word(begin, end));
CANTRIP_ON(stray, stray(begin));
#undef CANTRIP_ON

Tokens scan(const Sources& sources, FileId file, Diagnostics& diagnostics, bool margin_closes) {
    Tokens out;
    out.file = file;
    out.text = sources.at(file).text;
    Scanner scanner(out, diagnostics, margin_closes);
    const std::size_t skip = out.text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*> input(
        out.text.data() + skip, out.text.data() + out.text.size(), "");
    [[maybe_unused]] const bool whole = pegtl::parse<rules::file, action>(input, scanner, out);
    scanner.finish(static_cast<std::uint32_t>(out.text.size()));
    return out;
}

} // namespace

Tokens lex(const Sources& sources, FileId file, Diagnostics& diagnostics) {
    check_bytes(sources, file, diagnostics);
    Diagnostics told;
    Tokens out = scan(sources, file, told, false);
    if (out.unbalanced) {
        // Only a file whose brackets do not match is worth a second look that trusts the left margin.
        told = {};
        out = scan(sources, file, told, true);
        out.unbalanced = true;
    }
    diagnostics.take(std::move(told));
    return out;
}

} // namespace cantrip
