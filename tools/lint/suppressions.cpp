#include "tools/lint/suppressions.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/format/gaps.hpp"

namespace cantrip::lint {
namespace {

constexpr std::string_view marker = "lint:";

constexpr std::string_view form = "write `// lint: allow NAME because REASON`";

bool is_blank(char c) { return c == ' ' || c == '\t'; }

class Reader {
  public:
    Reader(const Tree& tree, Diagnostics& findings)
        : tree_(tree), text_(tree.tokens().text), lines_(text_), findings_(findings) {}

    std::vector<Suppression> all() {
        std::uint32_t end = 0;
        const auto& tokens = tree_.tokens().list;
        for (std::uint32_t next = 0; next < tokens.size(); ++next) {
            const std::uint32_t begin = std::max(end, tokens[next].begin);
            if (begin > end)
                for (const format::Comment& comment : format::scan_gap(text_, {end, begin}, lines_).comments)
                    one(comment, next, end);
            end = std::max(end, tokens[next].end());
        }
        return std::move(out_);
    }

  private:
    // `next` is the token behind the comment, `before` the end of the one in front of it.
    void one(const format::Comment& comment, std::uint32_t next, std::uint32_t before) {
        at_ = comment.at.begin + 2;
        end_ = comment.at.end;
        blanks();
        if (!rest().starts_with(marker)) return;
        at_ += static_cast<std::uint32_t>(marker.size());
        comment_ = {tree_.file(), comment.at.begin, comment.at.end};
        const Span verb = word();
        if (text_.substr(verb.begin, verb.end - verb.begin) != "allow")
            return malformed(verb, "`lint:` is followed by `allow`");
        const auto names = rule_words();
        if (names.empty()) return malformed(comment_, "this suppression names no rule");
        const bool file = take("in file");
        if (!take("because") || rest().find_first_not_of(" \t.") == std::string_view::npos) {
            Diagnostic& told = findings_.add(find_rule("suppression-without-reason")->info, comment_,
                                             "this suppression does not say why");
            told.help = "write `because` and the reason behind it";
            return;
        }
        const bool own_line = before == 0 || lines_.line_of(before - 1) != comment.line;
        const Span covers = file       ? Span{tree_.file(), 0, static_cast<std::uint32_t>(text_.size()) + 1}
                            : own_line ? node_at(next)
                                       : line_at(comment.line);
        for (const Span name : names) add(name, covers, names.size() == 1);
    }

    void add(Span name, Span covers, bool alone) {
        const std::string_view said = text_.substr(name.begin, name.end - name.begin);
        if (const Rule* rule = find_rule(said)) {
            out_.push_back({comment_, name, covers, rule, alone, false});
            return;
        }
        Diagnostic& told = findings_.add(find_rule("unknown-suppression")->info, name,
                                         fmt::format("there is no rule `{}`", said));
        const auto known = words_for_rules();
        const std::string_view near = did_you_mean(said, known);
        if (near.empty())
            told.help = "`cantrip lint --explain --all` lists the rules";
        else
            told.fix = Fix{fmt::format("write `{}`", near), {{name, std::string(near)}}, false};
    }

    void malformed(Span at, std::string_view message) {
        findings_.add(find_rule("unknown-suppression")->info, at, std::string(message)).help = form;
    }

    [[nodiscard]] std::string_view rest() const { return text_.substr(at_, end_ - at_); }
    void blanks() {
        while (at_ < end_ && is_blank(text_[at_])) ++at_;
    }
    Span word() {
        blanks();
        const std::uint32_t begin = at_;
        while (at_ < end_ && !is_blank(text_[at_]) && text_[at_] != ',') ++at_;
        return {tree_.file(), begin, at_};
    }
    bool take(std::string_view words) {
        blanks();
        if (!rest().starts_with(words)) return false;
        at_ += static_cast<std::uint32_t>(words.size());
        return true;
    }
    std::vector<Span> rule_words() {
        std::vector<Span> out;
        do {
            blanks();
            if (rest().starts_with("because") || rest().starts_with("in file")) break;
            const Span name = word();
            if (name.begin != name.end) out.push_back(name);
        } while (take(","));
        return out;
    }

    // The largest piece of the file that starts with a token: the declaration or line below a comment.
    [[nodiscard]] Span node_at(std::uint32_t token) const {
        const auto& nodes = tree_.nodes();
        // Nodes are in the order of their first tokens, parents first; the file itself is no piece.
        const auto at =
            std::lower_bound(nodes.begin() + 1, nodes.end(), token,
                             [](const Node& node, std::uint32_t wanted) { return node.first < wanted; });
        if (at == nodes.end() || at->first != token) return {tree_.file(), end_, end_};
        const Span node = tree_.span(static_cast<NodeId>(at - nodes.begin()));
        const Span line = line_at(lines_.line_of(node.begin));
        return {node.file, node.begin, std::max(node.end, line.end)};
    }
    [[nodiscard]] Span line_at(std::uint32_t line) const {
        const std::string_view found = lines_.text_of(text_, line);
        const auto begin = static_cast<std::uint32_t>(found.data() - text_.data());
        return {tree_.file(), begin, begin + static_cast<std::uint32_t>(found.size()) + 1};
    }

    const Tree& tree_;
    std::string_view text_;
    format::LineStarts lines_;
    Diagnostics& findings_;
    std::vector<Suppression> out_;
    Span comment_;
    std::uint32_t at_ = 0, end_ = 0;
};

} // namespace

std::vector<Suppression> suppressions_of(const Tree& tree, Diagnostics& findings) {
    // Most files have none.
    if (tree.tokens().text.find(marker) == std::string_view::npos) return {};
    return Reader(tree, findings).all();
}

void tell_unused(const Tree& tree, const Suppression& suppression, Diagnostics& findings) {
    Diagnostic& told = findings.add(find_rule("unused-suppression")->info, suppression.rule_word,
                                    fmt::format("nothing here is `{}`", suppression.rule->info.name));
    told.help = "remove it; what it allowed is gone";
    if (!suppression.alone) return;
    // With the blanks before it, and with its line when nothing else stands there.
    const std::string_view text = tree.tokens().text;
    std::uint32_t begin = suppression.comment.begin;
    std::uint32_t end = suppression.comment.end;
    while (begin > 0 && is_blank(text[begin - 1])) --begin;
    if (begin == 0 || text[begin - 1] == '\n') {
        while (end < text.size() && text[end] != '\n') ++end;
        if (end < text.size()) ++end;
    }
    told.fix = Fix{"remove the suppression", {{{tree.file(), begin, end}, ""}}, true};
}

} // namespace cantrip::lint
