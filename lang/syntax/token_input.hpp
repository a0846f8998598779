#pragma once
// What PEGTL needs to run a grammar over tokens instead of characters: an input, and a builder that the
// grammar's control hooks fill. A rewind takes back nodes and diagnostics too, so a branch that was given up
// leaves no trace. Included by parser.cpp only.

#include <fmt/format.h>
#include <tao/pegtl.hpp>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/syntax/node_stack.hpp"
#include "lang/syntax/parser.hpp"

namespace cantrip::syntax {

enum class Expectation : std::uint8_t {
#define EXPECTATION(id, code, text) id,
#include "lang/syntax/expectations.def"
#undef EXPECTATION
};

struct Expected {
    Code code;
    std::string_view text;
};

[[nodiscard]] Expected expected(Expectation what);

// A diagnostic in the making: cheap to add and to take back.
struct Finding {
    enum class Kind : std::uint8_t {
        missing,
        junk_line,
        junk_declaration,
        trailing,
        reserved_name,
        too_deep
    };
    Kind kind;
    Expectation what;
    std::uint32_t token;
    std::uint32_t last;     // one past the last token it speaks of
    std::string_view where; // for junk lines: what could stand there
};

class TokenInput;

struct Builder {
    NodeStack nodes; // of the declaration that is being read
    std::vector<Finding> findings;
    std::uint32_t depth = 0;
    // Where the limit was first met. Not a finding: it must outlive the branch that met it.
    std::uint32_t too_deep_at = none;
    static constexpr std::uint32_t none = 0xffffffffU;

    explicit Builder(const Tokens& tokens) {
        // Cards run at three nodes for two tokens. Room that is not used is never touched, so it costs
        // nothing.
        tree_.reserve(tokens.list.size() + tokens.list.size() / 2 + 16);
        tree_.push_back({NodeKind::file, 0, 0, 0});
    }

    // At most one finding a token: what follows from the first is noise.
    void find(Finding finding) {
        if (!told(finding.token)) findings.push_back(finding);
    }
    [[nodiscard]] bool told(std::uint32_t token) const {
        return token == too_deep_at || (!findings.empty() && findings.back().token >= token);
    }
    void leaf(NodeKind kind, std::uint32_t first, std::uint32_t last) { nodes.push({kind, first, last, 1}); }

    // Moves the nodes of a whole declaration to the tree: while they are few, turning their order is cheap.
    void settle() {
        append_pre_order(nodes, tree_);
        nodes.truncate(0);
    }
    // The finished tree; `end` is the token behind the last one read.
    [[nodiscard]] std::vector<Node> take_tree(std::uint32_t end) {
        tree_[0].last = end;
        tree_[0].size = static_cast<std::uint32_t>(tree_.size());
        return std::move(tree_);
    }
    // The findings in order, with the one about depth among them; it stands for any other at its place.
    [[nodiscard]] std::vector<Finding> all_findings() const;

  private:
    std::vector<Node> tree_; // pre-order
};

template <tao::pegtl::rewind_mode M> class Mark {
  public:
    static constexpr auto next_rewind_mode = M;
    explicit Mark(std::uint32_t& /*unused*/, Builder& /*unused*/) {}
    [[nodiscard]] bool operator()(bool result) const { return result; }
};

template <> class Mark<tao::pegtl::rewind_mode::required> {
  public:
    static constexpr auto next_rewind_mode = tao::pegtl::rewind_mode::active;
    Mark(std::uint32_t& current, Builder& builder)
        : current_(current), builder_(builder), saved_(current), nodes_(builder.nodes.size()),
          findings_(builder.findings.size()) {}
    Mark(const Mark&) = delete;
    Mark& operator=(const Mark&) = delete;
    // Look-aheads never commit: leaving the scope takes everything back.
    ~Mark() {
        if (committed_) return;
        current_ = saved_;
        builder_.nodes.truncate(nodes_);
        if (builder_.findings.size() != findings_) builder_.findings.resize(findings_);
    }
    [[nodiscard]] bool operator()(bool result) {
        committed_ = result;
        return result;
    }

  private:
    std::uint32_t& current_;
    Builder& builder_;
    std::uint32_t saved_;
    std::uint32_t nodes_;
    std::size_t findings_;
    bool committed_ = false;
};

class TokenInput {
  public:
    using iterator_t = std::uint32_t;
    TokenInput(const Tokens& tokens, Builder& builder)
        : list_(tokens.list.data()), tokens_(tokens), builder_(builder) {}

    [[nodiscard]] TokenKind kind() const { return list_[at_].kind(); }
    [[nodiscard]] TokenKind kind(std::uint32_t ahead) const {
        const std::size_t at = at_ + ahead;
        return at < tokens_.list.size() ? tokens_.list[at].kind() : TokenKind::end_of_file;
    }
    [[nodiscard]] std::uint32_t at() const { return at_; }
    [[nodiscard]] bool empty() const { return kind() == TokenKind::end_of_file; }
    void bump() { at_ += empty() ? 0U : 1U; }
    [[nodiscard]] Builder& builder() const { return builder_; }
    [[nodiscard]] const Tokens& tokens() const { return tokens_; }
    // A block that was not closed has read the end of its line.
    [[nodiscard]] bool behind_line_end() const {
        return at_ > 0 && tokens_.list[at_ - 1].kind() == TokenKind::new_line;
    }
    // The token starts its line without any indentation.
    [[nodiscard]] bool at_margin() const {
        const std::uint32_t begin = tokens_.list[at_].begin;
        return begin == 0 || tokens_.text[begin - 1] == '\n';
    }
    template <tao::pegtl::rewind_mode M> [[nodiscard]] Mark<M> mark() { return Mark<M>(at_, builder_); }

  private:
    const Token* list_;
    const Tokens& tokens_;
    Builder& builder_;
    std::uint32_t at_ = 0;
};

} // namespace cantrip::syntax
