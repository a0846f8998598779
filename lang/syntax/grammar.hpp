#pragma once
// The grammar of the language over tokens: the same rules under the same names as
// docs/reference/grammar.ebnf. Included by parser.cpp only. Rules of use: `expect` only behind a token that
// commits; every loop ends in a rule that consumes, so parsing always goes on.

#include "lang/syntax/rule_tools.hpp"

// clang-format off
namespace cantrip::syntax::grammar {
using namespace tao::pegtl;

#define NODE_OF( kind ) static constexpr K node = K::kind
#define FOLD_INTO( kind ) static constexpr K node = K::kind; static constexpr bool fold = true

// ---- tools --------------------------------------------------------------------------------------------------------
struct nl          : tk< T::new_line > {};
struct colon       : expect< tk< T::colon >, E::colon > {};
struct close_brace : expect< tk< T::right_brace >, E::close_brace > {};
struct in_line     { static constexpr std::string_view text = "the end of the line"; };
struct trailing    : seq< not_at< line_end >, junk< Finding::Kind::trailing, in_line > > {};

// One line of a block: an item, and nothing behind it; or something that is no item.
template< typename Item, typename Place > struct line_of : sor< seq< Item, opt< trailing > >, junk< Finding::Kind::junk_line, Place > > {};
template< typename Item, typename Place > struct lines : seq< tk< T::left_brace >, star< nl >,
                     star< not_at< block_end >, line_of< Item, Place >, star< nl > >, close_brace > {};

struct in_ledger   { static constexpr std::string_view text = "`from` and inventory entries"; };
struct in_package  { static constexpr std::string_view text = "`uses`, `version` or `about`"; };
struct in_game     { static constexpr std::string_view text = "`players`, `seats`, `option`, `state`, `start` or `from`"; };
struct in_more     { static constexpr std::string_view text = "`option`, `state` or `from`"; };
struct in_kind     { static constexpr std::string_view text = "a field, `state`, `holds`, `starts`, `copies`, `held by`, `works`, `face`, `heading`, an ability or a reaction"; };
struct in_heading  { static constexpr std::string_view text = "`held by`, `works` or `from`"; };
struct in_thing    { static constexpr std::string_view text = "a field, an ability, a reaction or an inner thing"; };
struct in_rule     { static constexpr std::string_view text = "a reaction or an action"; };
struct in_effect   { static constexpr std::string_view text = "an effect"; };
struct in_match    { static constexpr std::string_view text = "a case such as `1..4: gain 1 herb`"; };
struct in_scenario { static constexpr std::string_view text = "`players`, a situation, `does`, `cannot`, `chooses`, `accepts`, `declines`, `next roll`, `run` or `expect`"; };
struct at_top      { static constexpr std::string_view text = "a declaration"; };

// ---- leaves -------------------------------------------------------------------------------------------------------
struct name_leaf   : any_name { NODE_OF( name ); };
struct req_name    : expect< name_leaf, E::name > {};
struct string_leaf : tk< T::string > { NODE_OF( string ); };
struct req_string  : expect< string_leaf, E::text > {};
struct number_leaf : tk< T::number > { NODE_OF( number ); };
struct req_number  : expect< number_leaf, E::number > {};
struct var_leaf    : tk< T::variable > { NODE_OF( variable ); };
struct ref_leaf    : tk< T::reference > { NODE_OF( reference ); };
struct pronoun     : tk< T::kw_you, T::kw_this, T::kw_it, T::kw_holder > { NODE_OF( pronoun ); };
struct yes_leaf    : tk< T::kw_yes > { NODE_OF( yes ); };
struct none_leaf   : tk< T::kw_none > { NODE_OF( none ); };
struct nothing_leaf : tk< T::kw_nothing > { NODE_OF( nothing ); };
struct pay_name    : tk< T::kw_pay > { NODE_OF( name ); };

struct word        : seq< name_leaf, opt< string_leaf > > { NODE_OF( word ); static constexpr bool has_text = true; };
struct req_word    : expect< word, E::name > {};
struct words       : seq< req_word, star< tk< T::comma >, req_word > > {};
struct name_list   : seq< req_name, star< tk< T::comma >, req_name > > {};
struct from        : seq< tk< T::kw_from >, expect< ref_leaf, E::reference >, star< tk< T::comma >, expect< ref_leaf, E::reference > > > { NODE_OF( from ); };
struct ledger      : seq< at< tk< T::left_brace > >, lines< from, in_ledger > > { NODE_OF( ledger ); };

// ---- forward declarations of what recurs -----------------------------------------------------------------------------
struct expr; struct sum; struct amount; struct owner; struct effect; struct stmt; struct negation; struct call; struct factor; struct step; struct seq_steps;
struct pay; struct filter; struct np; struct ref; struct pattern; struct tail; struct thing_line; struct kind_line; struct reaction; struct block; struct subject;
struct deep_expr   : deep< expr > {};
struct req_expr    : expect< deep_expr, E::condition > {};
struct req_sum     : expect< sum, E::value > {};
struct req_amount  : expect< amount, E::value > {};
struct req_owner   : expect< owner, E::owner > {};
struct req_effect  : expect< effect, E::effect > {};
struct req_factor  : expect< factor, E::value > {};
struct req_ref     : expect< ref, E::name > {};
struct req_pattern : expect< pattern, E::event > {};
struct req_step    : expect< step, E::step > {};
struct req_seq     : expect< seq_steps, E::step > {};

// ---- values -------------------------------------------------------------------------------------------------------
struct parens      : seq< tk< T::left_paren >, req_expr, expect< tk< T::right_paren >, E::close_paren > > { NODE_OF( parens ); };
struct bound       : sor< number_leaf, var_leaf, parens > {};
struct req_bound   : expect< bound, E::number > {};
struct negative    : seq< tk< T::minus >, number_leaf > { NODE_OF( negative ); };
struct range_start : sor< seq< number_leaf, sees< T::dot_dot > >, seq< negative, sees< T::dot_dot > > > {};
struct range       : seq< range_start, tk< T::dot_dot >, opt< sor< bound, negative, ref > > > { NODE_OF( range ); };
struct req_range   : expect< range, E::range > {};

struct nom         : plus< name_leaf > { NODE_OF( nom ); };
struct req_nom     : expect< nom, E::noun > {};
struct per         : seq< tk< T::kw_per >, opt< number_leaf >, req_nom, star< filter > > { NODE_OF( per ); };
struct modifier    : tk< T::kw_any, T::kw_one, T::kw_other, T::kw_first, T::kw_random, T::kw_alike, T::kw_different > { NODE_OF( modifier ); };
// `first per turn`, `first 2 per turn`: a limit at the end of a head, never a noun.
struct first_limit : seq< tk< T::kw_first >, opt< tk< T::number > >, tk< T::kw_per > > {};
struct counted     : sor< seq< plus< not_at< first_limit >, modifier >, sor< nom, sees< T::kw_of >, expect< nom, E::noun > >, star< filter >, opt< per > >,
                          seq< sor< nom, sees< T::kw_of > >, star< filter >, opt< per > > > { NODE_OF( counted ); };
struct or_more     : seq< sees_two< T::kw_or, T::kw_more >, tk< T::kw_or >, tk< T::kw_more > > { NODE_OF( or_more ); };
struct quantity    : seq< sor< range, seq< number_leaf, opt< or_more > >, var_leaf >, opt< sor< counted, per > > > { NODE_OF( quantity ); };
struct group_expr  : seq< parens, opt< tk< T::dot_dot >, opt< bound > >, opt< sor< counted, per > > > { NODE_OF( grouped ); };

struct det_random  : seq< tk< T::kw_random >, sor< seq< number_leaf, not_at< tk< T::dot_dot > > >, var_leaf, parens > > { NODE_OF( det ); };
struct det_no      : tk< T::kw_no > { NODE_OF( det ); };
struct det         : sor< seq< sees_two< T::kw_any, T::kw_number >, tk< T::kw_any >, tk< T::kw_number >, expect< tk< T::kw_of >, E::of > >,
                          seq< tk< T::kw_up >, expect< tk< T::kw_to >, E::to >, req_bound >,
                          seq< tk< T::kw_exactly >, req_bound >,
                          tk< T::kw_a, T::kw_an, T::kw_the, T::kw_each, T::kw_all, T::kw_any, T::kw_another > > { NODE_OF( det ); };
struct np_modifier : tk< T::kw_other, T::kw_first, T::kw_last > { NODE_OF( modifier ); };
struct begins_nom  : seq< not_at< first_limit >, sor< sees_name, sees< T::kw_other, T::kw_first, T::kw_last > > > {};
struct np_rest     : seq< star< np_modifier >, opt< bound >, req_nom, star< filter >, opt< per > > {};
struct np          : sor< seq< det_random, req_nom, star< filter > >,
                          seq< det_no, opt< begins_nom, np_rest > >,
                          seq< det, np_rest > > { NODE_OF( np ); };

struct of_owner    : seq< tk< T::kw_of >, req_owner > { NODE_OF( of_owner ); };
struct ref         : seq< sor< name_leaf, pronoun >, opt< of_owner > > { NODE_OF( ref ); };
struct owner       : deep< sor< np, ref > > {};

struct in_filter   : seq< tk< T::kw_in >, expect< sor< range, owner >, E::owner > > { NODE_OF( in ); };
struct within      : seq< tk< T::kw_within >, expect< sor< bound, name_leaf >, E::number >, expect< tk< T::kw_of >, E::of >, req_owner > { NODE_OF( within ); };
struct next_to     : seq< tk< T::kw_next >, expect< tk< T::kw_to >, E::to >, req_owner > { NODE_OF( next_to ); };
struct nearest_to  : seq< tk< T::kw_nearest >, expect< tk< T::kw_to >, E::to >, req_owner > { NODE_OF( nearest_to ); };
struct reachable   : seq< tk< T::kw_reachable >, expect< tk< T::kw_from >, E::from >, req_owner > { NODE_OF( reachable_from ); };
struct position    : sor< in_filter, within, next_to, nearest_to, reachable > {};
struct of_filter   : seq< tk< T::kw_of >, req_owner > { NODE_OF( of ); };
struct where       : seq< tk< T::kw_where >, expect< sor< parens, deep< negation > >, E::condition > > { NODE_OF( where ); };
struct except      : seq< tk< T::kw_except >, req_owner > { NODE_OF( except ); };
struct rank        : sor< seq< tk< T::kw_highest, T::kw_lowest >, req_factor >, tk< T::kw_first > > { NODE_OF( rank ); };
struct with_field  : seq< name_leaf, req_factor > {};
struct with        : seq< tk< T::kw_with >, expect< deep< sor< seq< rank, star< tk< T::kw_then >, expect< rank, E::value > > >, np, quantity, with_field > >, E::value > > { NODE_OF( with ); };
struct plain_filter : sor< position, of_filter, with > {};
struct not_filter  : seq< tk< T::kw_not >, plain_filter > { NODE_OF( not_filter ); };
struct filter      : sor< plain_filter, where, except, not_filter > {};

struct count_of    : seq< tk< T::kw_count >, expect< tk< T::kw_of >, E::of >, req_nom, star< filter > > { NODE_OF( count_of ); };
struct total_head  : sor< seq< tk< T::kw_sum >, expect< tk< T::kw_of >, E::of > >, tk< T::kw_highest, T::kw_lowest > > {};
struct total_of    : seq< total_head, req_name, expect< tk< T::kw_of >, E::of >, req_nom, star< filter > > { NODE_OF( total_of ); };
struct random_value : seq< tk< T::kw_random >, expect< sor< range, name_leaf >, E::range > > { NODE_OF( random_value ); };
struct choose_value : seq< tk< T::kw_choose >, req_range > { NODE_OF( choose_value ); };
struct printed     : seq< tk< T::kw_printed >, req_name, expect< tk< T::kw_in >, E::in >, req_ref > { NODE_OF( printed ); };
struct tail_if     : seq< tk< T::kw_if >, req_expr > { NODE_OF( tail_if ); };
// `tally of amount of gain coin this turn`: the number whose values are added.
struct tallied     : seq< sees_name_then< T::kw_of >, name_leaf, tk< T::kw_of > > { NODE_OF( tallied ); };
struct tally       : seq< tk< T::kw_tally >, expect< tk< T::kw_of >, E::of >, opt< tallied >, req_pattern, opt< tail_if >, expect< tk< T::kw_this >, E::this_ >, req_name > { NODE_OF( tally ); };
struct else_case   : tk< T::kw_otherwise > { NODE_OF( else_case ); };
struct case_rule   : sor< else_case, range, number_leaf, negative, name_leaf > {};
struct cases       : seq< case_rule, star< tk< T::comma >, expect< case_rule, E::case_ > > > {};
struct value_arm   : seq< cases, colon, expect< sor< nothing_leaf, deep_expr >, E::value > > { NODE_OF( value_arm ); };
struct match_value : seq< tk< T::kw_match >, expect< deep< sum >, E::value >, expect< lines< value_arm, in_match >, E::open_brace > > { NODE_OF( match_value ); };
struct factor      : sor< ref, quantity, np, group_expr, count_of, total_of, string_leaf, random_value, choose_value, printed, tally, match_value,
                          yes_leaf, none_leaf, negative > {};

struct times_tail  : seq< tk< T::kw_times >, req_factor > { FOLD_INTO( multiply ); };
struct over_tail   : seq< tk< T::kw_over >, req_factor > { FOLD_INTO( divide ); };
struct product     : seq< factor, star< sor< times_tail, over_tail > > > {};
struct req_product : expect< product, E::value > {};
struct plus_tail   : seq< tk< T::plus >, req_product > { FOLD_INTO( add ); };
struct minus_tail  : seq< tk< T::minus >, req_product > { FOLD_INTO( subtract ); };
struct sum         : seq< product, star< sor< plus_tail, minus_tail > > > {};
struct begins_count : sees< T::number, T::variable, T::left_paren, T::kw_a, T::kw_an, T::kw_up, T::kw_exactly, T::kw_all > {};
// `a is 1 or 2 > b` is two conditions: what follows this `or` is compared, before anything else begins. It looks and does not try, so that
// conditions inside each other are read once.
struct or_compared {
    using rule_t = or_compared;
    using subs_t = tao::pegtl::type_list<>;
    static bool match( TokenInput& in ) {
        constexpr std::uint32_t longest = 2000;
        int parens = 0;
        for( std::uint32_t ahead = 1; ahead < longest; ++ahead )
            switch( in.kind( ahead ) ) {
                case T::left_paren: ++parens; break;
                case T::right_paren:
                    if( --parens < 0 ) return false;
                    break;
                case T::less_equal: case T::greater_equal: case T::less: case T::greater: case T::kw_is: case T::kw_are: case T::kw_was:
                case T::kw_were: case T::kw_has: case T::kw_have: case T::kw_had: case T::kw_needs:
                    if( parens == 0 ) return true;
                    break;
                case T::end_of_file: return false;
                case T::kw_or: case T::kw_and: case T::kw_where: case T::kw_if: case T::kw_while: case T::kw_until: case T::kw_when: case T::kw_by:
                case T::kw_during: case T::kw_as: case T::colon: case T::comma: case T::arrow: case T::left_brace: case T::right_brace: case T::new_line:
                    if( parens == 0 ) return false;
                    break;
                default: break;
            }
        return false;
    }
};
struct amount_tail : seq< not_at< or_compared >, tk< T::kw_or >, begins_count, sum > { FOLD_INTO( or_value ); };
struct amount      : seq< sum, star< amount_tail > > {};

struct compare_tail : seq< tk< T::less_equal, T::greater_equal, T::less, T::greater >, req_sum > { FOLD_INTO( compare ); };
struct has_tail    : seq< tk< T::kw_has, T::kw_have, T::kw_had >, req_amount > { FOLD_INTO( has ); };
struct needs_tail  : seq< tk< T::kw_needs >, req_ref > { FOLD_INTO( needs ); };
struct compare_to  : seq< tk< T::less_equal, T::greater_equal, T::less, T::greater >, req_sum > { NODE_OF( compare_to ); };
struct in_place    : seq< tk< T::kw_in >, req_ref > { NODE_OF( in_place ); };
struct is_tail     : seq< tk< T::kw_is, T::kw_are, T::kw_was, T::kw_were >, opt< tk< T::kw_not > >,
                          sor< compare_to, position, seq< req_amount, opt< in_place > > > > { FOLD_INTO( is ); };
struct relation    : sor< is_tail, compare_tail, has_tail, needs_tail > {};
struct can_test    : seq< tk< T::kw_can >, expect< sor< call, pay >, E::event > > { NODE_OF( can ); };
struct test        : sor< can_test, seq< sum, opt< relation > > > {};
struct not_value   : seq< tk< T::kw_not >, expect< deep< negation >, E::condition > > { NODE_OF( not_value ); };
struct negation    : sor< not_value, test > {};
struct req_negation : expect< negation, E::condition > {};
struct and_tail    : seq< tk< T::kw_and >, req_negation > { FOLD_INTO( and_value ); };
struct conj        : seq< negation, star< and_tail > > {};
struct or_tail     : seq< tk< T::kw_or >, expect< conj, E::condition > > { FOLD_INTO( or_value ); };
struct expr        : seq< conj, star< or_tail > > {};

// ---- patterns and tails ---------------------------------------------------------------------------------------------
struct label_leaf  : tk< T::kw_to, T::kw_from, T::kw_on, T::kw_for, T::kw_at, T::kw_along > { NODE_OF( label ); };
struct actor_leaf  : tk< T::kw_by > { NODE_OF( label ); };
struct any_label   : sor< label_leaf, actor_leaf > {};
// `tally of sing this turn`: the time, no noun of the event.
struct this_time   : seq< tk< T::kw_this >, any_name > {};
struct noun        : seq< sor< np, seq< not_at< this_time >, pronoun >, nom >, star< filter > > { NODE_OF( noun ); };
struct nouns       : seq< noun, star< tk< T::kw_or >, expect< noun, E::noun > > > { NODE_OF( nouns ); };
struct req_nouns   : expect< nouns, E::noun > {};
struct pattern_of  : seq< tk< T::kw_of >, req_owner > { NODE_OF( pattern_of ); };
struct pattern_arg : seq< any_label, req_nouns > { NODE_OF( argument ); };
struct pattern     : seq< sor< name_leaf, pay_name >, opt< sor< pattern_of, nouns > >, star< pattern_arg > > { NODE_OF( pattern ); };

struct by_whom     : seq< tk< T::kw_by >, req_nouns > { NODE_OF( by ); };
struct tail_while  : seq< tk< T::kw_while >, req_expr > { NODE_OF( tail_while ); };
struct during      : seq< tk< T::kw_during >, req_pattern > { NODE_OF( during ); };
struct due_to      : seq< tk< T::kw_due >, expect< tk< T::kw_to >, E::to >, req_owner > { NODE_OF( due_to ); };
struct once_per    : seq< tk< T::kw_once >, expect< tk< T::kw_per >, E::per >, req_name > { NODE_OF( once_per ); };
struct first_per   : seq< tk< T::kw_first >, opt< number_leaf >, expect< tk< T::kw_per >, E::per >, req_name > { NODE_OF( first_per ); };
struct beyond_per  : seq< tk< T::kw_beyond >, req_number, expect< tk< T::kw_per >, E::per >, req_name > { NODE_OF( beyond_per ); };
struct in_exclusive : seq< tk< T::kw_exclusive >, req_name > { NODE_OF( in_exclusive ); };
struct time        : seq< tk< T::kw_start, T::kw_end >, expect< tk< T::kw_of >, E::of >, req_name > { NODE_OF( time ); };
struct until_time  : seq< tk< T::kw_until >, expect< time, E::time > > { NODE_OF( until ); };
struct tail        : star< sor< tail_if, by_whom, during, once_per, tail_while, due_to, beyond_per, first_per, in_exclusive, until_time > > {};

// ---- effects --------------------------------------------------------------------------------------------------------
struct bound_as    : seq< tk< T::kw_as >, name_leaf > { NODE_OF( bound_as ); };
struct call_arg    : seq< any_label, req_sum > { NODE_OF( argument ); };
// `dig tunnel with picks 2`: a parameter by its name.
struct named_arg   : seq< tk< T::kw_with >, name_leaf, req_factor > { NODE_OF( named_argument ); };
struct begins_value : sor< sees_name, sees< T::number, T::variable, T::left_paren, T::string, T::kw_a, T::kw_an, T::kw_the, T::kw_each, T::kw_all, T::kw_any,
                          T::kw_no, T::kw_another, T::kw_exactly, T::kw_up, T::kw_random, T::kw_count, T::kw_sum, T::kw_highest, T::kw_lowest, T::kw_printed,
                          T::kw_tally, T::kw_yes, T::kw_none, T::kw_you, T::kw_this, T::kw_it, T::kw_holder, T::kw_match, T::kw_choose, T::minus > > {};
struct call        : seq< name_leaf, opt< begins_value, amount >, star< sor< call_arg, named_arg > >, opt< bound_as > > { NODE_OF( call ); };
struct assign_rule : seq< ref, tk< T::kw_becomes >, req_expr > { NODE_OF( assign ); };
struct let         : seq< tk< T::kw_let >, req_name, expect< tk< T::equals >, E::equals >, req_amount > { NODE_OF( let ); };
struct req_choice  : expect< deep< step >, E::step > {};
struct either      : seq< tk< T::kw_either >, req_choice, star< tk< T::kw_or >, req_choice > > { NODE_OF( either ); };
struct pay         : seq< tk< T::kw_pay >, expect< sor< either, amount >, E::value > > { NODE_OF( pay ); };
struct sees_assign : at< ref, tk< T::kw_becomes > > {};
struct step        : sor< block, seq< sees_assign, assign_rule >, call, either, let, pay, nothing_leaf, amount > {};
struct seq_steps   : seq< step, star< tk< T::comma >, req_step > > { NODE_OF( seq ); };
struct else_effect : seq< tk< T::kw_else >, colon, req_effect > { NODE_OF( else_effect ); };
struct arrow_tail  : seq< tk< T::arrow >, req_effect, opt< else_effect > > { FOLD_INTO( arrow ); };
struct arrow       : seq< seq_steps, opt< arrow_tail > > {};
struct subject_from : seq< tk< T::kw_from >, req_owner > { NODE_OF( subject_from ); };
struct freely      : tk< T::kw_freely > { NODE_OF( freely ); };
struct subject     : seq< owner, opt< subject_from >, opt< freely >, opt< bound_as >, tk< T::colon >, req_effect > { NODE_OF( subject ); };

struct assume_stmt : seq< tk< T::kw_assume >, expect< deep< stmt >, E::effect > > { NODE_OF( assume ); };
struct may         : seq< tk< T::kw_may >, req_effect > { NODE_OF( may ); };
struct if_effect   : seq< tk< T::kw_if >, req_expr, colon, req_effect, opt< else_effect > > { NODE_OF( if_effect ); };
struct plain_arm   : seq< cases, colon, req_effect > { NODE_OF( arm ); };
struct assumed_arm : seq< tk< T::kw_assume >, expect< plain_arm, E::case_ > > { NODE_OF( assume ); };
struct arm         : sor< assumed_arm, plain_arm > {};
struct match_effect : seq< tk< T::kw_match >, opt< tk< T::kw_every > >, req_sum, expect< lines< arm, in_match >, E::open_brace > > { NODE_OF( match ); };
struct repeat_while : seq< tk< T::kw_while >, req_expr > { NODE_OF( repeat_while ); };
struct repeat      : seq< tk< T::kw_repeat >, expect< sor< repeat_while, seq< sum, opt< repeat_while > > >, E::number >, colon, req_effect > { NODE_OF( repeat ); };
struct choose      : seq< tk< T::kw_choose >, req_bound, expect< tk< T::kw_of >, E::of >, expect< lines< stmt, in_effect >, E::open_brace > > { NODE_OF( choose ); };
struct at_rule     : seq< tk< T::kw_at >, expect< time, E::time >, colon, req_effect > { NODE_OF( at_time ); };
struct window_until : seq< tk< T::kw_until >, req_expr > { NODE_OF( window_until ); };
struct window      : seq< tk< T::kw_window >, expect< tk< T::kw_for >, E::for_ >, req_owner, opt< window_until > > { NODE_OF( window ); };
struct stop        : seq< tk< T::kw_stop >, req_name > { NODE_OF( stop ); };
struct unknown     : seq< tk< T::kw_unknown >, req_string > { NODE_OF( unknown ); };
struct spread_what : expect< sor< block, subject >, E::spread > {};
struct secretly    : seq< tk< T::kw_secretly >, spread_what > { NODE_OF( secretly ); };
struct together    : seq< tk< T::kw_together >, spread_what > { NODE_OF( together ); };
struct spread      : sor< secretly, together > {};
struct stmt        : sor< may, if_effect, choose, match_effect, repeat, assume_stmt, at_rule, window, stop, unknown, spread, reaction, subject, arrow > {};
struct block       : seq< at< tk< T::left_brace > >, lines< deep< stmt >, in_effect > > { NODE_OF( block ); };
struct effect      : deep< stmt > {};

// ---- reactions and abilities ------------------------------------------------------------------------------------------
struct trigger     : sor< tk< T::kw_when, T::kw_before >, seq< tk< T::kw_instead >, expect< tk< T::kw_of >, E::of > > > {};
struct when        : seq< trigger, req_pattern, tail, colon, req_effect > { NODE_OF( when ); };
struct change_by   : seq< tk< T::plus, T::minus >, req_factor > {};
struct change_to   : seq< tk< T::kw_becomes >, req_expr > {};
struct change_at   : seq< tk< T::kw_at >, tk< T::kw_most, T::kw_least >, req_factor > {};
struct change      : sor< change_by, change_to, change_at > { NODE_OF( change ); };
struct modify      : seq< tk< T::kw_modify >, req_pattern, tail, colon, opt< name_leaf >, expect< change, E::change > > { NODE_OF( modify ); };
struct forbid      : seq< tk< T::kw_forbid >, req_pattern, tail > { NODE_OF( forbid ); };
struct action_price : seq< tk< T::kw_for >, req_seq > { NODE_OF( action_price ); };
struct allow       : seq< tk< T::kw_allow >, req_pattern, expect< tk< T::kw_despite >, E::despite >, req_name, opt< action_price >, tail > { NODE_OF( allow ); };
struct for_whom    : seq< tk< T::kw_for >, req_owner > { NODE_OF( for_whom ); };
struct silence     : seq< tk< T::kw_silence >, req_owner, opt< for_whom >, tail > { NODE_OF( silence ); };
struct share       : seq< tk< T::kw_share >, expect< seq< tk< T::kw_abilities >, tk< T::kw_of > >, E::of >, req_ref, expect< tk< T::kw_with >, E::with >, req_owner, tail > { NODE_OF( share ); };
struct paying      : seq< tk< T::kw_when >, tk< T::kw_paying >, req_pattern > { NODE_OF( paying ); };
struct accept      : seq< tk< T::kw_accept >, req_seq, expect< tk< T::kw_as >, E::as >, req_amount, opt< paying >, tail, opt< tk< T::colon >, req_effect > > { NODE_OF( accept ); };
struct whenever    : seq< tk< T::kw_whenever >, expect< np, E::noun >, tail, colon, req_effect > { NODE_OF( whenever ); };
struct reaction    : sor< when, forbid, modify, accept, silence, whenever, allow, share > {};

struct type_list   : seq< sees_two< T::kw_list, T::kw_of >, tk< T::kw_list >, tk< T::kw_of >, req_name > { NODE_OF( type_list ); };
struct content     : sor< nothing_leaf, expr > {};
struct default_value : seq< tk< T::equals >, expect< content, E::value > > { NODE_OF( default_value ); };
struct param_first : seq< tk< T::kw_first, T::kw_random >, opt< nom > > {};
struct param_type  : sor< param_first, nom > { NODE_OF( param_type ); };
struct param       : seq< opt< label_leaf >, name_leaf, opt< sor< type_list, range, param_type > >, star< filter >, opt< default_value > > { NODE_OF( param ); };
struct params      : seq< tk< T::left_paren >, opt< param, star< tk< T::comma >, expect< param, E::name > > >, expect< tk< T::right_paren >, E::close_paren > > { NODE_OF( params ); };

// A colon comes before any block on this line: that makes it an ability.
struct ability_head {
    using rule_t = ability_head;
    using subs_t = tao::pegtl::type_list<>;
    static bool match( TokenInput& in ) {
        if( !is_name( in.kind() ) ) return false;
        // Parentheses may hold a `match` with lines and colons of its own; no head is longer than this.
        constexpr std::uint32_t longest = 2000;
        int parens = 0, braces = 0;
        for( std::uint32_t ahead = 1; ahead < longest; ++ahead )
            switch( in.kind( ahead ) ) {
                case T::left_paren: ++parens; break;
                case T::right_paren: --parens; break;
                case T::left_brace:
                    if( parens <= 0 ) return false;
                    ++braces;
                    break;
                case T::right_brace:
                    if( --braces < 0 ) return false;
                    break;
                case T::colon:
                    if( braces == 0 ) return true;
                    break;
                case T::new_line:
                    if( braces == 0 ) return false;
                    break;
                case T::end_of_file: return false;
                default: break;
            }
        return false;
    }
};
// An action under a label: names up to the word `action`, and a colon behind it.
struct action_head {
    using rule_t = action_head;
    using subs_t = tao::pegtl::type_list<>;
    static bool match( TokenInput& in ) {
        constexpr std::uint32_t most_adjectives = 20;
        for( std::uint32_t ahead = 0; ahead < most_adjectives && is_name( in.kind( ahead ) ); ++ahead )
            if( in.kind( ahead ) == T::kw_action ) return ability_head::match( in );
        return false;
    }
};
struct ability     : seq< plus< name_leaf >, opt< string_leaf >, opt< params >, tail, colon, sor< seq< action_head, deep< ability > >, req_effect > > { NODE_OF( ability ); };
struct any_ability : sor< reaction, seq< ability_head, ability > > {};

// ---- kinds and things ---------------------------------------------------------------------------------------------------
struct translation : seq< tk< T::kw_name >, name_leaf, string_leaf, star< tk< T::comma >, req_name, req_string > > { NODE_OF( translation ); };
struct typed       : seq< req_name, opt< sor< type_list, range, name_leaf > >, opt< default_value > > {};
struct state       : seq< tk< T::kw_state >, typed > { NODE_OF( state ); };
struct option      : seq< tk< T::kw_option >, typed > { NODE_OF( option ); };
struct holds_item  : seq< opt< bound >, req_name > {};
struct holds       : seq< tk< T::kw_holds >, holds_item, star< tk< T::comma >, holds_item > > { NODE_OF( holds ); };
struct starts      : seq< tk< T::kw_starts >, expect< tk< T::kw_in >, E::in >, req_ref > { NODE_OF( starts ); };
struct paid        : seq< tk< T::kw_paid >, expect< tk< T::kw_from >, E::from >, req_ref, expect< tk< T::kw_to >, E::to >, req_ref > { NODE_OF( paid ); };
struct copies      : seq< tk< T::kw_copies >, req_factor, opt< tk< T::kw_per >, req_name > > { NODE_OF( copies ); };
struct held        : seq< tk< T::kw_held >, expect< tk< T::kw_by >, E::by >, req_owner > { NODE_OF( held ); };
struct works_in    : seq< tk< T::kw_works >, tk< T::kw_in >, req_ref, star< tk< T::comma >, req_ref > > { NODE_OF( works_in ); };
struct works_if    : seq< tk< T::kw_works >, expect< tk< T::kw_if >, E::works >, req_expr > { NODE_OF( works_if ); };
struct works       : sor< works_in, works_if > {};
struct face_decl   : seq< tk< T::kw_face >, req_name, opt< lines< kind_line, in_kind > > > { NODE_OF( face_decl ); };
struct head_when   : seq< trigger, req_pattern, tail > { NODE_OF( head_when ); };
struct adjectives  : star< not_at< tk< T::kw_action > >, name_leaf > {};
struct head_action : seq< adjectives, expect< tk< T::kw_action >, E::event >, opt< action_price >, tail > { NODE_OF( head_action ); };
struct head        : seq< tk< T::colon >, sor< head_when, head_action > > {};
struct heading_line : sor< from, held, works > {};
struct heading     : seq< tk< T::kw_heading >, req_word, opt< params >, opt< head >, opt< lines< heading_line, in_heading > > > { NODE_OF( heading ); };
struct default_line : seq< sees_name_then< T::equals >, name_leaf, default_value > { NODE_OF( default_line ); };
struct field_decl  : seq< name_leaf, opt< sor< type_list, range, name_leaf > >, opt< default_value > > { NODE_OF( field_decl ); };
struct open_kind   : sor< default_line, any_ability, field_decl > {};
struct assume_kind : seq< tk< T::kw_assume >, sor< copies, starts, translation, open_kind > > { NODE_OF( assume ); };
struct kind_line   : sor< from, state, holds, starts, paid, copies, held, works, face_decl, heading, translation, open_kind, assume_kind > {};
struct kind_is     : seq< tk< T::kw_is >, name_list > { NODE_OF( kind_is ); };
struct kind        : seq< tk< T::kw_kind >, req_word, opt< kind_is >, opt< lines< kind_line, in_kind > > > { NODE_OF( kind ); };

struct option_line : sor< from, option, state > {};
struct extend_game : seq< tk< T::kw_extend >, tk< T::kw_game >, req_name, expect< lines< option_line, in_more >, E::open_brace > > { NODE_OF( extend_game ); };
struct extend      : seq< tk< T::kw_extend >, tk< T::kw_kind >, req_name, expect< lines< kind_line, in_kind >, E::open_brace > > { NODE_OF( extend ); };

struct thing_of    : seq< tk< T::kw_of >, req_name > { NODE_OF( thing_of ); };
struct thing_body  : seq< at< tk< T::left_brace > >, lines< deep< thing_line >, in_thing > > { NODE_OF( thing_body ); };
struct inner_named : seq< opt< number_leaf >, name_leaf, name_leaf, string_leaf, opt< thing_of >, opt< thing_body > > {};
struct inner_plain : seq< opt< number_leaf >, name_leaf, opt< name_leaf >, opt< thing_of >, thing_body > {};
struct inner       : sor< inner_named, inner_plain > { NODE_OF( inner ); };
struct field       : seq< name_leaf, expect< content, E::value >, star< tk< T::comma >, expect< content, E::value > > > { NODE_OF( field ); };
struct open_thing  : sor< any_ability, inner, field > {};
struct assume_thing : seq< tk< T::kw_assume >, sor< copies, starts, translation, open_thing > > { NODE_OF( assume ); };
struct thing_line  : sor< from, copies, starts, translation, open_thing, assume_thing, unknown > {};
struct thing       : seq< sees_two_names, name_leaf, name_leaf, opt< string_leaf >, opt< thing_of >, opt< thing_body > > { NODE_OF( thing ); };

// ---- other declarations ---------------------------------------------------------------------------------------------------
struct package_for : seq< tk< T::kw_for >, req_name > { NODE_OF( package_for ); };
struct uses        : seq< tk< T::kw_uses >, name_list > { NODE_OF( uses ); };
struct version     : seq< tk< T::kw_version >, req_string > { NODE_OF( version ); };
struct about       : seq< tk< T::kw_about >, req_string > { NODE_OF( about ); };
struct package_line : sor< uses, version, about > {};
struct package     : seq< tk< T::kw_package >, req_word, opt< package_for >, opt< lines< package_line, in_package > > > { NODE_OF( package ); };
struct players     : seq< tk< T::kw_players >, req_range > { NODE_OF( players ); };
struct seats       : seq< tk< T::kw_seats >, req_number, expect< tk< T::kw_with >, E::with >, req_name > { NODE_OF( seats ); };
struct start       : seq< tk< T::kw_start >, req_name > { NODE_OF( start ); };
struct game_line   : sor< from, players, seats, option, state, start > {};
struct game        : seq< tk< T::kw_game >, req_word, expect< lines< game_line, in_game >, E::open_brace > > { NODE_OF( game ); };
struct names       : seq< tk< T::kw_names >, req_word, colon, words, opt< ledger > > { NODE_OF( names ); };
struct group       : seq< tk< T::kw_group >, req_word, expect< tk< T::kw_of >, E::of >, name_list, opt< ledger > > { NODE_OF( group ); };
struct in_group    : seq< tk< T::kw_in >, req_name > { NODE_OF( in_group ); };
struct of_kinds    : seq< tk< T::kw_of >, name_list > { NODE_OF( of_kinds ); };
struct supply      : seq< tk< T::kw_supply >, req_number > { NODE_OF( supply ); };
struct transient   : tk< T::kw_transient > { NODE_OF( transient ); };
struct token       : seq< tk< T::kw_token >, words, star< sor< in_group, of_kinds, supply, transient > >, opt< ledger > > { NODE_OF( token ); };
struct track_start : seq< tk< T::kw_start >, req_number > { NODE_OF( track_start ); };
struct track       : seq< tk< T::kw_track >, words, expect< tk< T::kw_of >, E::of >, req_name, req_range, opt< track_start >, opt< ledger > > { NODE_OF( track ); };
struct in_zone     : seq< tk< T::kw_in >, req_name > { NODE_OF( in_zone ); };
struct zone_holds  : seq< tk< T::kw_holds >, name_list > { NODE_OF( zone_holds ); };
struct seen        : seq< tk< T::kw_seen >, expect< tk< T::kw_by >, E::by >, expect< tk< T::kw_owner, T::kw_nobody >, E::seen_by > > { NODE_OF( seen ); };
struct capacity    : seq< tk< T::kw_capacity >, req_factor > { NODE_OF( capacity ); };
struct refill      : seq< tk< T::kw_refill >, expect< tk< T::kw_from >, E::from >, req_name > { NODE_OF( refill ); };
struct aside       : tk< T::kw_aside > { NODE_OF( aside ); };
struct pile        : tk< T::kw_pile > { NODE_OF( pile ); };
struct zone        : seq< tk< T::kw_zone >, words, star< sor< of_kinds, in_zone, zone_holds, seen, capacity, refill, aside, pile > >, opt< ledger > > { NODE_OF( zone ); };
struct map_along   : seq< tk< T::kw_along >, req_name > { NODE_OF( map_along ); };
struct map_grid    : seq< tk< T::kw_grid >, req_number, expect< tk< T::kw_by >, E::by >, req_number, expect< tk< T::kw_of >, E::of >, req_name > { NODE_OF( map_grid ); };
struct map_walls   : seq< tk< T::kw_walls >, req_name > { NODE_OF( map_walls ); };
struct map_blocked : seq< tk< T::kw_blocked >, req_name > { NODE_OF( map_blocked ); };
struct map         : seq< tk< T::kw_map >, req_word, expect< tk< T::kw_of >, E::of >, req_name, expect< sor< map_along, map_grid >, E::map_shape >,
                          star< sor< map_walls, map_blocked > >, opt< ledger > > { NODE_OF( map ); };
struct face        : sor< name_leaf, number_leaf > {};
struct faces       : seq< expect< face, E::face >, star< tk< T::comma >, expect< face, E::face > > > {};
struct assume_mark : tk< T::kw_assume > { NODE_OF( assume ); };
struct die         : seq< tk< T::kw_die >, req_word, colon, opt< assume_mark >, faces, opt< ledger > > { NODE_OF( die ); };
struct trait       : seq< tk< T::kw_trait >, words, expect< tk< T::kw_on >, E::on >, req_name, opt< ledger > > { NODE_OF( trait ); };
struct exclusive   : seq< tk< T::kw_exclusive >, req_word, opt< ledger > > { NODE_OF( exclusive ); };
struct define      : seq< tk< T::kw_define >, req_word, opt< params >, expect< tk< T::equals >, E::equals >, req_expr, opt< ledger > > { NODE_OF( define ); };
struct verb_word   : seq< sor< name_leaf, pay_name >, opt< string_leaf > > { NODE_OF( word ); static constexpr bool has_text = true; };
struct verb_is     : seq< tk< T::kw_is >, req_name > { NODE_OF( verb_is ); };
struct gives       : seq< tk< T::kw_gives >, req_name, opt< sor< type_list, name_leaf > > > { NODE_OF( gives ); };
struct verb_line   : sor< from, deep< stmt > > {};
struct verb_body   : seq< at< tk< T::left_brace > >, lines< verb_line, in_effect > > { NODE_OF( verb_body ); };
struct verb_short  : seq< tk< T::colon >, req_effect > {};
struct verb        : seq< opt< tk< T::kw_native > >, tk< T::kw_verb, T::kw_phase >, expect< verb_word, E::name >, opt< params >, opt< verb_is >, opt< gives >,
                          opt< sor< verb_short, verb_body > > > { NODE_OF( verb ); };
struct rule_if     : seq< tk< T::kw_if >, req_expr > { NODE_OF( rule_if ); };
struct assume_rule : seq< tk< T::kw_assume >, any_ability > { NODE_OF( assume ); };
struct rule_line   : sor< from, any_ability, assume_rule > {};
struct rule        : seq< tk< T::kw_rule >, req_word, opt< rule_if >, expect< lines< rule_line, in_rule >, E::open_brace > > { NODE_OF( rule ); };

// ---- scenarios ----------------------------------------------------------------------------------------------------------
struct who_plays   : seq< tk< T::kw_players >, name_list > { NODE_OF( players ); };
struct option_step : seq< tk< T::kw_option >, req_name, expect< tk< T::kw_is >, E::is >, req_factor > { NODE_OF( option_step ); };
struct next_roll   : seq< tk< T::kw_next >, expect< tk< T::kw_roll >, E::roll >, faces > { NODE_OF( next_roll ); };
struct run         : seq< tk< T::kw_run >, req_effect > { NODE_OF( run ); };
struct expect_step : seq< tk< T::kw_expect >, req_expr > { NODE_OF( expect ); };
struct deed_of     : seq< sees_name_then< T::kw_of >, ref, star< call_arg > > {};
struct deed        : seq< name_leaf, tk< T::kw_does, T::kw_cannot >, expect< sor< deed_of, call >, E::does > > { NODE_OF( deed ); };
struct choice_of   : seq< sees_name_then< T::kw_of >, ref > {};
struct choice      : seq< sor< choice_of, step >, opt< tk< T::arrow >, req_step > > { NODE_OF( choice ); };
struct answer      : seq< name_leaf, tk< T::kw_chooses >, expect< choice, E::value >, star< tk< T::comma >, expect< choice, E::value > > > { NODE_OF( answer ); };
struct accepting   : seq< name_leaf, tk< T::kw_accepts, T::kw_declines >, opt< name_leaf > > { NODE_OF( accepting ); };
struct passing     : seq< name_leaf, tk< T::kw_passes > > { NODE_OF( passing ); };
struct order       : seq< ref, tk< T::kw_lists >, name_list > { NODE_OF( order ); };
struct given       : seq< expr > { NODE_OF( given ); };
struct step_line   : sor< from, who_plays, option_step, next_roll, expect_step, run, let, deed, answer, accepting, passing, order, thing, given > {};
struct scenario    : seq< tk< T::kw_scenario >, req_string, expect< tk< T::kw_for >, E::for_ >, req_name, expect< lines< step_line, in_scenario >, E::open_brace > > { NODE_OF( scenario ); };

struct decl        : sor< package, game, names, group, token, track, zone, map, die, trait, exclusive, kind, extend_game, extend, define, verb, rule, scenario, thing > {};
struct top_level   : sor< seq< decl, opt< trailing > >, junk< Finding::Kind::junk_declaration, at_top > > {};
struct file        : seq< star< nl >, star< not_at< tk< T::end_of_file > >, top_level, settle, star< nl > > > {};

#undef NODE_OF
#undef FOLD_INTO
}
// clang-format on
