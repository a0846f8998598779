#include "tools/rephrase/line_context.hpp"

#include <fmt/format.h>

namespace cantrip::rephrase {
namespace {

KindId kind_named(const Program& program, std::string_view name) {
    const Symbol symbol = program.symbol(program.names.find(name));
    return symbol.kind == SymbolKind::kind ? KindId(symbol.index) : KindId(no_index);
}

bool has_face(const Program& program, KindId kind, std::string_view name) {
    for (const KindId above : program.kinds[kind].ancestors)
        for (const FaceId face : program.kinds[above].faces)
            if (program.name_of(program.faces[face]) == name) return true;
    return false;
}

// What a block is, by the first word before its brace and what it stands in.
LineContext inside(const Program& program, const LineContext& outer, bool top, std::string_view head) {
    using Form = LineContext::Form;
    LineContext out = outer;
    if (const KindId kind = kind_named(program, head); kind != no_index && outer.form != Form::statement) {
        out.form = Form::card;
        out.kind = kind;
        out.face.clear();
    } else if (top) {
        const TokenKind word = keyword(head);
        out.form = word == TokenKind::kw_rule                                  ? Form::rule
                   : word == TokenKind::kw_verb || word == TokenKind::kw_phase ? Form::statement
                                                                               : Form::none;
    } else if (outer.form == Form::card && has_face(program, outer.kind, head)) {
        out.face = head;
    } else if (outer.form != Form::none) {
        out.form = Form::statement;
    }
    return out;
}

} // namespace

LineContexts::LineContexts(const Program& program, const Tree& tree, const Sources& sources)
    : program_(program), tree_(tree), sources_(sources) {
    restart();
}

void LineContexts::restart() {
    open_.assign(1, {});
    head_ = next_ = 0;
}

void LineContexts::advance_to(std::uint32_t begin) {
    const Tokens& tokens = tree_.tokens();
    if (next_ > 0 && tokens.list[next_ - 1].begin >= begin) restart();
    for (; next_ < tokens.list.size() && tokens.list[next_].begin < begin; ++next_) {
        switch (tokens.list[next_].kind()) {
        case TokenKind::left_brace:
            open_.push_back(inside(program_, open_.back(), open_.size() == 1, tokens.text_of(head_)));
            head_ = next_ + 1;
            break;
        case TokenKind::right_brace:
            if (open_.size() > 1) open_.pop_back();
            head_ = next_ + 1;
            break;
        case TokenKind::new_line: head_ = next_ + 1; break;
        default: break;
        }
    }
}

LineContext LineContexts::at(std::uint32_t offset) {
    const Tokens& tokens = tree_.tokens();
    const FileId file = tree_.file();
    const LineIndex& lines = sources_.lines(file);
    const std::uint32_t number = sources_.position(file, offset).line;
    const std::uint32_t begin = lines.line_begin(number);
    const std::uint32_t end =
        begin + static_cast<std::uint32_t>(lines.line(sources_.at(file).text, number).size());
    advance_to(begin);
    LineContext out = open_.back();
    out.line = {file, 0, 0};
    int depth = 0;
    for (std::uint32_t at = next_; at < tokens.list.size() && tokens.list[at].begin < end; ++at) {
        const TokenKind kind = tokens.list[at].kind();
        if (kind == TokenKind::new_line || kind == TokenKind::end_of_file) continue;
        depth += kind == TokenKind::left_brace ? 1 : kind == TokenKind::right_brace ? -1 : 0;
        // A line that opens or closes a block is no sentence.
        if (depth < 0) out.form = LineContext::Form::none;
        if (out.line.end == 0) out.line.begin = tokens.list[at].begin;
        out.line.end = tokens.list[at].end();
    }
    if (depth != 0 || out.line.end > end || out.line.end == 0) out.form = LineContext::Form::none;
    return out;
}

std::string declaration_of(const Program& program, const LineContext& context, const std::string& name,
                           const std::string& line) {
    switch (context.form) {
    case LineContext::Form::card: {
        // `unknown` lets a card do without its printed fields.
        const std::string body =
            context.face.empty() ? line : fmt::format("{} {{\n    {}\n  }}", context.face, line);
        return fmt::format("{} {} {{\n  unknown \"fields\"\n  {}\n}}\n",
                           program.name_of(program.kinds[context.kind]), name, body);
    }
    case LineContext::Form::rule: return fmt::format("rule {} {{\n  {}\n}}\n", name, line);
    case LineContext::Form::statement: return fmt::format("verb {} {{\n  {}\n}}\n", name, line);
    case LineContext::Form::none: break;
    }
    return {};
}

} // namespace cantrip::rephrase
