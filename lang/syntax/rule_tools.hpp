#pragma once
// The pieces the grammar is written with: token tests, required parts, recovery. Included by parser.cpp only.

#include "lang/syntax/token_input.hpp"

namespace cantrip::syntax {

using T = TokenKind;
using K = NodeKind;
using E = Expectation;
namespace peg = tao::pegtl;

#define CANTRIP_MATCH                                                                                        \
    template <peg::apply_mode A, peg::rewind_mode M, template <typename...> class Action,                    \
              template <typename...> class Control, typename... States>                                      \
    static bool match

// Rules that look at one token or two and have no parts.
struct single_token {};

template <T... Kinds> struct tk : single_token {
    using rule_t = tk;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) {
        const T kind = in.kind();
        if (!((kind == Kinds) || ...)) return false;
        in.bump();
        return true;
    }
};

// Looks at the current token only.
template <T... Kinds> struct sees : single_token {
    using rule_t = sees;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) {
        const T kind = in.kind();
        return ((kind == Kinds) || ...);
    }
};

// The current and the next token.
template <T First, T Second> struct sees_two : single_token {
    using rule_t = sees_two;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) { return in.kind() == First && in.kind(1) == Second; }
};

struct any_name : single_token {
    using rule_t = any_name;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) {
        if (!is_name(in.kind())) return false;
        in.bump();
        return true;
    }
};

struct sees_name : single_token {
    using rule_t = sees_name;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) { return is_name(in.kind()); }
};

template <T Kind> struct sees_name_then : single_token {
    using rule_t = sees_name_then;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) { return is_name(in.kind()) && in.kind(1) == Kind; }
};

struct sees_two_names : single_token {
    using rule_t = sees_two_names;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) { return is_name(in.kind()) && is_name(in.kind(1)); }
};

// A name that may be followed by its text, as one `word`.
template <typename R>
concept HasText = requires {
    R::has_text;
};

// Behind a name already read.
inline void take_text(TokenInput& in) {
    Builder& builder = in.builder();
    const std::uint32_t first = in.at() - 1;
    const bool text = in.kind() == T::string;
    if (text) {
        builder.leaf(K::string, in.at(), in.at() + 1);
        in.bump();
    }
    builder.nodes.push({K::word, first, in.at(), text ? 3U : 2U});
}

// A required part: when it is not there, say so, put a `missing` node and go on.
template <typename R, E What> struct expect {
    using rule_t = expect;
    using subs_t = peg::type_list<R>;
    CANTRIP_MATCH(TokenInput& in, States&&... st) {
        if (Control<R>::template match<A, peg::rewind_mode::required, Action, Control>(in, st...))
            return true;
        Builder& builder = in.builder();
        if (What == E::name && is_reserved(in.kind()) && !builder.told(in.at())) {
            // A reserved word where a name belongs was meant as one, unless the sentence is broken already.
            builder.find({Finding::Kind::reserved_name, What, in.at(), in.at() + 1, {}});
            builder.leaf(K::name, in.at(), in.at() + 1);
            in.bump();
            if constexpr (HasText<R>) take_text(in);
            return true;
        }
        builder.find({Finding::Kind::missing, What, in.at(), in.at(), {}});
        builder.leaf(K::missing, in.at(), in.at());
        return true;
    }
};

// Recursion without brackets is limited too.
template <typename R> struct deep {
    using rule_t = deep;
    using subs_t = peg::type_list<R>;
    CANTRIP_MATCH(TokenInput& in, States&&... st) {
        Builder& builder = in.builder();
        if (builder.depth >= max_depth) {
            builder.too_deep_at = std::min(builder.too_deep_at, in.at());
            return false;
        }
        ++builder.depth;
        const bool result = Control<R>::template match<A, M, Action, Control>(in, st...);
        --builder.depth;
        return result;
    }
};

struct line_end : single_token {
    using rule_t = line_end;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) {
        const T kind = in.kind();
        return kind == T::new_line || kind == T::right_brace || kind == T::end_of_file ||
               in.behind_line_end();
    }
};

// Where the lines of a block end. If braces do not match up, a line at the left margin ends it too: the brace
// that is missing is most likely missing there, and the declarations that follow stay whole.
struct block_end : single_token {
    using rule_t = block_end;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) {
        if (in.kind() == T::right_brace || in.kind() == T::end_of_file) return true;
        return in.tokens().unbalanced && in.at_margin();
    }
};

// Reads to the end of the line, over whole blocks; at least one token.
inline void skip_line(TokenInput& in) {
    int open = 0;
    do {
        if (open > 0 && in.tokens().unbalanced && in.at_margin() && in.kind() != T::right_brace) return;
        if (in.kind() == T::left_brace) ++open;
        if (in.kind() == T::right_brace && --open < 0) open = 0;
        in.bump();
    } while (!in.empty() && (open > 0 || (in.kind() != T::new_line && in.kind() != T::right_brace)));
}

template <Finding::Kind What, typename Place> struct junk {
    using rule_t = junk;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) {
        if (in.empty()) return false;
        const std::uint32_t first = in.at();
        skip_line(in);
        in.builder().find({What, E::name, first, in.at(), Place::text});
        in.builder().leaf(K::junk, first, in.at());
        return true;
    }
};

// Behind a whole declaration: nothing takes its nodes back any more.
struct settle {
    using rule_t = settle;
    using subs_t = peg::type_list<>;
    static bool match(TokenInput& in) {
        in.builder().settle();
        return true;
    }
};

// In first_tokens.hpp, when the grammar is complete.
template <typename Rule> struct first_of;

// Nodes of the tree: `node` makes one of the rule's children; `fold` also takes the node just before as first
// child.
template <typename Rule>
concept MakesNode = requires {
    Rule::node;
};
template <typename Rule>
concept Folds = requires {
    Rule::fold;
};

template <typename Rule> struct control : peg::normal<Rule> {
    CANTRIP_MATCH(TokenInput& in, States&&... st) {
        if constexpr (first_of<Rule>::worth_asking)
            if (!first_of<Rule>::has(in.kind())) return false;
        if constexpr (MakesNode<Rule>) {
            Builder& builder = in.builder();
            const std::uint32_t first = in.at();
            const std::uint32_t before = builder.nodes.size();
            if constexpr (Folds<Rule>) {
                // `1 + 1 + …`: every operator nests what is left of it one level deeper.
                if (builder.nodes.is_deep_at(before, max_depth)) {
                    builder.too_deep_at = std::min(builder.too_deep_at, in.at());
                    return false;
                }
            }
            if (!peg::match<Rule, A, M, Action, Control>(in, st...)) return false;
            const std::uint32_t size = builder.nodes.size() - before;
            if constexpr (Folds<Rule>) {
                const Node left = builder.nodes.back_at(before);
                builder.nodes.push({Rule::node, left.first, in.at(), size + left.size + 1});
            } else {
                builder.nodes.push({Rule::node, first, in.at(), size + 1});
            }
            return true;
        } else {
            return peg::match<Rule, A, M, Action, Control>(in, st...);
        }
    }
};

#undef CANTRIP_MATCH

} // namespace cantrip::syntax
