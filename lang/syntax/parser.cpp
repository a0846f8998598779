// Runs the grammar, turns its post-order nodes into the pre-order tree, and its findings into diagnostics.

#include "lang/syntax/parser.hpp"

#include <algorithm>
#include <array>
#include <tao/pegtl/contrib/analyze.hpp>

#include "lang/syntax/first_tokens.hpp"
#include "lang/syntax/lexer.hpp"

namespace cantrip {
namespace syntax {

Expected expected(Expectation what) {
    static constexpr std::array table = {
#define EXPECTATION(id, code, text) Expected{Code::code, text},
#include "lang/syntax/expectations.def"
#undef EXPECTATION
    };
    return table[static_cast<std::size_t>(what)];
}

std::vector<Finding> Builder::all_findings() const {
    if (too_deep_at == none) return findings;
    std::vector<Finding> out;
    for (const Finding& finding : findings)
        if (finding.token < too_deep_at) out.push_back(finding);
    out.push_back({Finding::Kind::too_deep, Expectation::effect, too_deep_at, too_deep_at + 1, {}});
    for (const Finding& finding : findings)
        if (finding.token > too_deep_at) out.push_back(finding);
    return out;
}

namespace {

class Reporter {
  public:
    Reporter(const Tokens& tokens, Diagnostics& diagnostics) : tokens_(tokens), diagnostics_(diagnostics) {}

    void report(const Finding& finding) {
        // The lexer has told what is wrong here.
        if (tokens_.list[finding.token].kind() == TokenKind::stray) return;
        switch (finding.kind) {
        case Finding::Kind::missing: missing(finding); break;
        case Finding::Kind::junk_line: junk_line(finding); break;
        case Finding::Kind::junk_declaration: junk_declaration(finding); break;
        case Finding::Kind::trailing: trailing(finding); break;
        case Finding::Kind::reserved_name: reserved_name(finding); break;
        case Finding::Kind::too_deep: too_deep(finding); break;
        }
    }

  private:
    [[nodiscard]] std::string shown(std::uint32_t token) const {
        const TokenKind kind = tokens_.list[token].kind();
        if (kind == TokenKind::end_of_file) return "the end of the file";
        if (kind == TokenKind::new_line) return "the end of the line";
        const std::string_view text = tokens_.text_of(token);
        return text.size() > 40 ? fmt::format("`{}…`", text.substr(0, 30)) : fmt::format("`{}`", text);
    }

    // Behind the token before when the line ends there, else on the token itself.
    [[nodiscard]] Span place(std::uint32_t token) const {
        const TokenKind kind = tokens_.list[token].kind();
        const bool ended =
            kind == TokenKind::new_line || kind == TokenKind::end_of_file || kind == TokenKind::right_brace;
        if (!ended || token == 0) return tokens_.span(token);
        const std::uint32_t at = tokens_.list[token - 1].end();
        return {tokens_.file, at, at};
    }

    void missing(const Finding& finding) {
        const Expected what = expected(finding.what);
        auto& told = diagnostics_.add(what.code, place(finding.token),
                                      fmt::format("expected {}, found {}", what.text, shown(finding.token)));
        if (what.code == Code::missing_closing_brace)
            told.help = "close the block above, or check the braces inside it";
        if (what.code == Code::missing_colon && head_goes_on(finding.token))
            told.help = "a head stands on one line: join it with the next line";
        else if (what.code == Code::missing_colon && starts_filter(finding.token))
            told.help = fmt::format("which one is meant? Write `each {0} {1} …` or `the {0} {1} …`",
                                    tokens_.text_of(finding.token - 1), tokens_.text_of(finding.token));
        else if (what.code == Code::missing_colon)
            told.fix =
                Fix{"write `:`", {{Span{tokens_.file, behind(finding.token), behind(finding.token)}, ":"}}};
        if (tokens_.list[finding.token].kind() == TokenKind::dot) dot(told);
    }

    // The line ends, and the next one starts with what can only stand in a head.
    [[nodiscard]] bool head_goes_on(std::uint32_t token) const {
        if (tokens_.list[token].kind() != TokenKind::new_line || token + 1 >= tokens_.list.size())
            return false;
        switch (tokens_.list[token + 1].kind()) {
        case TokenKind::kw_if:
        case TokenKind::kw_while:
        case TokenKind::kw_during:
        case TokenKind::kw_once:
        case TokenKind::kw_by: return true;
        default: return false;
        }
    }

    // A name and then a filter, where only a noun with a determiner has filters: `of site in inner`.
    [[nodiscard]] bool starts_filter(std::uint32_t token) const {
        if (token < 2 || !is_name(tokens_.list[token - 1].kind()) ||
            tokens_.list[token - 2].kind() != TokenKind::kw_of)
            return false;
        switch (tokens_.list[token].kind()) {
        case TokenKind::kw_in:
        case TokenKind::kw_with:
        case TokenKind::kw_where:
        case TokenKind::kw_within:
        case TokenKind::kw_next:
        case TokenKind::kw_except: return true;
        default: return false;
        }
    }

    [[nodiscard]] std::uint32_t behind(std::uint32_t token) const {
        return token == 0 ? 0 : tokens_.list[token - 1].end();
    }

    void junk_line(const Finding& finding) {
        auto& told = diagnostics_.add(Code::unknown_line, tokens_.span(finding.token),
                                      fmt::format("{} cannot start a line here", shown(finding.token)));
        told.help = fmt::format("here may stand {}", finding.where);
    }

    void junk_declaration(const Finding& finding) {
        const bool brace = tokens_.list[finding.token].kind() == TokenKind::right_brace;
        // `ritual other "Other"`: a kind, and an id that cannot be one.
        if (finding.token + 1 < tokens_.list.size() && is_name(tokens_.list[finding.token].kind()) &&
            is_reserved(tokens_.list[finding.token + 1].kind())) {
            Finding word = finding;
            ++word.token;
            reserved_name(word);
            return;
        }
        auto& told =
            diagnostics_.add(Code::unknown_declaration, tokens_.span(finding.token),
                             brace ? std::string("this `}` closes nothing")
                                   : fmt::format("{} cannot start a declaration", shown(finding.token)));
        told.help = brace ? "remove it, or look for a `}` too many above"
                          : "a declaration starts with its word (`kind`, `verb`, `zone`, `rule`, `scenario`, "
                            "…) or with a kind and an id";
    }

    void trailing(const Finding& finding) {
        auto& told = diagnostics_.add(Code::trailing_words, tokens_.span(finding.token),
                                      fmt::format("{} does not belong to this line", shown(finding.token)));
        const TokenKind kind = tokens_.list[finding.token].kind();
        if (kind == TokenKind::dot)
            dot(told);
        else if (kind == TokenKind::kw_and || kind == TokenKind::kw_or)
            told.help = "`where` takes one test: put several in parentheses";
        else if (kind == TokenKind::kw_on)
            told.help = "`on` labels an argument of a verb; to say where a thing is write `in`";
        else if (kind == TokenKind::comma)
            told.help = "a line says one thing here: write a second line";
        else
            told.help = "start a new line, or use `,` between effects";
    }

    static void dot(Diagnostic& told) {
        told.help = "there is no dot: write `resource of tunnel` for `tunnel.resource`";
    }

    void reserved_name(const Finding& finding) {
        diagnostics_
            .add(Code::reserved_word, tokens_.span(finding.token),
                 fmt::format("{} is a word of the language and cannot be a name", shown(finding.token)))
            .help = fmt::format("choose another name, such as `{}_`", tokens_.text_of(finding.token));
    }

    void too_deep(const Finding& finding) {
        diagnostics_
            .add(Code::nesting_too_deep, tokens_.span(finding.token),
                 fmt::format("this is nested more than {} levels deep", max_depth))
            .help =
            "name the inner parts with `define` or `verb` and use the names; a chain of operators nests too";
    }

    const Tokens& tokens_;
    Diagnostics& diagnostics_;
};

} // namespace
} // namespace syntax

Tree parse(Tokens tokens, Diagnostics& diagnostics) {
    syntax::Builder builder(tokens);
    syntax::TokenInput input(tokens, builder);
    [[maybe_unused]] const bool whole =
        syntax::control<syntax::grammar::file>::match<tao::pegtl::apply_mode::nothing,
                                                      tao::pegtl::rewind_mode::required, tao::pegtl::nothing,
                                                      syntax::control>(input);
    syntax::Reporter reporter(tokens, diagnostics);
    for (const auto& finding : builder.all_findings()) reporter.report(finding);
    std::vector<Node> nodes = builder.take_tree(input.at());
    return {std::move(tokens), std::move(nodes)};
}

Tree parse_file(const Sources& sources, FileId file, Diagnostics& diagnostics) {
    return parse(lex(sources, file, diagnostics), diagnostics);
}

std::size_t grammar_problems() { return tao::pegtl::analyze<syntax::grammar::file>(1); }

} // namespace cantrip
