#pragma once
// Which tokens a rule can start with, worked out at compile time from the same traits that PEGTL's progress
// check uses. Most rules fail at their first token; knowing it spares them the attempt. Included by
// parser.cpp only.

#include <array>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include "lang/syntax/grammar.hpp"

// Our own rules say whether they consume.
namespace tao::pegtl {
template <typename Name, cantrip::TokenKind... Kinds>
struct analyze_traits<Name, cantrip::syntax::tk<Kinds...>> : analyze_any_traits<> {};
template <typename Name> struct analyze_traits<Name, cantrip::syntax::any_name> : analyze_any_traits<> {};
template <typename Name, cantrip::TokenKind... Kinds>
struct analyze_traits<Name, cantrip::syntax::sees<Kinds...>> : analyze_opt_traits<> {};
template <typename Name, cantrip::TokenKind A, cantrip::TokenKind B>
struct analyze_traits<Name, cantrip::syntax::sees_two<A, B>> : analyze_opt_traits<> {};
template <typename Name> struct analyze_traits<Name, cantrip::syntax::sees_name> : analyze_opt_traits<> {};
template <typename Name>
struct analyze_traits<Name, cantrip::syntax::sees_two_names> : analyze_opt_traits<> {};
template <typename Name, cantrip::TokenKind Kind>
struct analyze_traits<Name, cantrip::syntax::sees_name_then<Kind>> : analyze_opt_traits<> {};
template <typename Name> struct analyze_traits<Name, cantrip::syntax::line_end> : analyze_opt_traits<> {};
template <typename Name> struct analyze_traits<Name, cantrip::syntax::block_end> : analyze_opt_traits<> {};
template <typename Name> struct analyze_traits<Name, cantrip::syntax::settle> : analyze_opt_traits<> {};
template <typename Name>
struct analyze_traits<Name, cantrip::syntax::grammar::ability_head> : analyze_opt_traits<> {};
template <typename Name>
struct analyze_traits<Name, cantrip::syntax::grammar::action_head> : analyze_opt_traits<> {};
template <typename Name>
struct analyze_traits<Name, cantrip::syntax::grammar::or_compared> : analyze_opt_traits<> {};
template <typename Name, typename R, cantrip::syntax::Expectation What>
struct analyze_traits<Name, cantrip::syntax::expect<R, What>> : analyze_opt_traits<R> {};
template <typename Name, typename R>
struct analyze_traits<Name, cantrip::syntax::deep<R>> : analyze_seq_traits<R> {};
template <typename Name, cantrip::syntax::Finding::Kind What, typename Place>
struct analyze_traits<Name, cantrip::syntax::junk<What, Place>> : analyze_any_traits<> {};
} // namespace tao::pegtl

namespace cantrip::syntax {

struct TokenSet {
    std::array<bool, 256> holds{};
    // Whether the rule can also succeed without reading a token.
    bool may_be_empty = false;

    constexpr void take(const TokenSet& other) {
        for (std::size_t i = 0; i < holds.size(); ++i) holds[i] = holds[i] || other.holds[i];
    }
};

// A rule that always consumes and has no parts: any token, unless it is one that says which.
template <typename Rule> struct terminal_tokens {
    static constexpr TokenSet set() {
        TokenSet out;
        out.holds.fill(true);
        return out;
    }
};
template <T... Kinds> struct terminal_tokens<tk<Kinds...>> {
    static constexpr TokenSet set() {
        TokenSet out;
        ((out.holds[static_cast<std::size_t>(Kinds)] = true), ...);
        return out;
    }
};
template <> struct terminal_tokens<any_name> {
    static constexpr TokenSet set() {
        TokenSet out;
        for (std::size_t i = 0; i < static_cast<std::size_t>(T::count_); ++i)
            out.holds[i] = is_name(static_cast<T>(i));
        return out;
    }
};

template <typename Rule> constexpr TokenSet first_tokens();

// Only as many parts as can come first are looked at: what follows may be the rule itself.
template <typename... Rules> struct first_of_all {
    static constexpr TokenSet set() { return {{}, true}; }
};
template <typename Rule, typename... Rules> struct first_of_all<Rule, Rules...> {
    static constexpr TokenSet set() {
        constexpr TokenSet head = first_tokens<Rule>();
        if constexpr (head.may_be_empty) {
            TokenSet out = first_of_all<Rules...>::set();
            out.take(head);
            return out;
        } else {
            return head;
        }
    }
};

template <typename... Rules> constexpr TokenSet first_of_any() {
    TokenSet out;
    const auto add = [&](const TokenSet& other) {
        out.take(other);
        out.may_be_empty = out.may_be_empty || other.may_be_empty;
    };
    (add(first_tokens<Rules>()), ...);
    return out;
}

template <typename List> struct parts;
template <typename... Rules> struct parts<peg::type_list<Rules...>> {
    static constexpr TokenSet all() { return first_of_all<Rules...>::set(); }
    static constexpr TokenSet any() { return first_of_any<Rules...>(); }
};

template <typename Rule> constexpr TokenSet first_tokens() {
    using Traits = peg::analyze_traits<Rule, typename Rule::rule_t>;
    using Kind = decltype(Traits::type_v);
    if constexpr (Traits::type_v == Kind::any) {
        return terminal_tokens<typename Rule::rule_t>::set();
    } else if constexpr (Traits::type_v == Kind::sor) {
        return parts<typename Traits::subs_t>::any();
    } else {
        TokenSet out = parts<typename Traits::subs_t>::all();
        if (Traits::type_v == Kind::opt) out.may_be_empty = true;
        return out;
    }
}

template <typename Rule> struct first_of {
    static constexpr TokenSet tokens = first_tokens<Rule>();
    // Nothing is gained by asking a rule that is a look at one token itself.
    static constexpr bool worth_asking = !tokens.may_be_empty && !std::is_base_of_v<single_token, Rule>;
    static bool has(T kind) { return tokens.holds[static_cast<std::size_t>(kind)]; }
};

} // namespace cantrip::syntax
