// The names of all parts that coverage counts.

#include "tests/generator/part_names.hpp"

#include "tests/generator/coverage.hpp"

namespace cantrip::generator {

const char* const op_names[op_count] = {
    "error",        "missing_arg", "number",    "text",         "yes",         "no",         "none",
    "nothing",      "you",         "this",      "it",           "holder",      "team",       "winner",
    "variable",     "local",       "global",    "thing",        "names_value", "unit",       "die",
    "face",         "zone",        "top_of",    "bottom_of",    "field",       "counter",    "define",
    "heading",      "parent_of",   "owner_of",  "zone_of",      "count",       "total",      "random_range",
    "choose_range", "random_die",  "add",       "subtract",     "multiply",    "divide",     "negative",
    "range",        "printed",     "tally",     "match_value",  "value_arm",   "case_range", "case_value",
    "case_else",    "np",          "bundle",    "alternatives", "and",         "or",         "not",
    "compare",      "equals",      "is_kind",   "is_thing",     "is_trait",    "is_define",  "is_flag",
    "is_value",     "is_in",       "is_inside", "in_range",     "is_within",   "is_next_to", "is_reachable",
    "has",          "exists",      "every",     "can",          "needs",       "asked",      "f_owner",
    "f_field",      "f_parent",    "f_in",      "f_in_list",    "f_in_range",  "f_within",   "f_next_to",
    "f_nearest",    "f_reachable", "f_where",   "f_except",     "f_has",       "f_define",   "f_trait",
    "f_flag",       "f_kind",      "f_rank",    "rank_highest", "rank_lowest", "rank_first", "per",
    "block",        "seq",         "call",      "may",          "if",          "match",      "arm",
    "repeat",       "choose",      "either",    "let",          "assign",      "arrow",      "price",
    "pay",          "subject",     "together",  "secretly",     "at_time",     "window",     "stop",
    "unknown",      "react",       "assume"};
const char* const det_names[det_count] = {"none",    "a",     "the",   "each",    "all",        "any",   "no",
                                          "another", "count", "up_to", "exactly", "any_number", "random"};
const char* const noun_names[noun_count] = {"kind", "thing", "unit",   "group", "unit_value",
                                            "list", "like",  "number", "names", "action"};
const char* const modifier_names[modifier_count] = {"any",  "one",    "other", "first",
                                                    "last", "random", "alike", "different"};
const char* const form_names[form_count] = {"when",  "before",  "instead", "modify", "forbid",
                                            "allow", "silence", "share",   "accept", "whenever"};
const char* const change_names[change_count] = {"plus", "minus", "becomes", "at_most", "at_least"};
const char* const tail_names[tail_count] = {"by",        "if",          "while",    "during",
                                            "due_to",    "once_per",    "beyond",   "first",
                                            "exclusive", "until_start", "until_end"};
const char* const declaration_names[declaration_count] = {
    "names",        "token",         "track",          "supply",         "transient",   "group",
    "zone",         "zone of",       "zone in",        "zone pile",      "zone refill", "zone capacity",
    "zone aside",   "seen by owner", "seen by nobody", "map along",      "map grid",    "map walls",
    "map blocked",  "die",           "trait",          "exclusive",      "kind",        "field",
    "state",        "heading verb",  "heading when",   "heading action", "held by",     "works in",
    "works if",     "face",          "define",         "verb",           "verb gives",  "phase",
    "phase is",     "rule",          "rule if",        "thing",          "inner thing", "option",
    "game state",   "seats",         "action",         "fast action",    "param pool",  "param first",
    "param random", "param default", "copies per",     "paid from",      "holds"};
const char* const price_names[price_count] = {
    "units",  "group", "one of a group", "things", "alternatives",     "sum",          "X",           "act",
    "either", "pay",   "times",          "else",   "for of an action", "for of allow", "printed cost"};
const char* const question_names[question_count] = {"pick",   "may", "again", "effects",
                                                    "action", "pay", "order", "number"};

const char* name_of(Op op) { return op_names[static_cast<std::size_t>(op)]; }

std::vector<std::string> all_parts() {
    std::vector<std::string> out;
    const auto add = [&](const char* sort, const char* const* names, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) out.push_back(std::string(sort) + " " + names[i]);
    };
    add("op", op_names, op_count);
    add("determiner", det_names, det_count);
    add("noun", noun_names, noun_count);
    add("modifier", modifier_names, modifier_count);
    add("reaction", form_names, form_count);
    add("lasting", form_names, form_count);
    add("change", change_names, change_count);
    add("tail", tail_names, tail_count);
    add("declaration", declaration_names, declaration_count);
    add("price", price_names, price_count);
    add("question", question_names, question_count);
    for (const char* flag : {"flag negated", "flag past"}) out.emplace_back(flag);
    return out;
}

} // namespace cantrip::generator
