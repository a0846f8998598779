#pragma once
// What each construction is, and what its parts are. One table for both directions: the planner builds these,
// and the reader looks for them. A language says how they are said, never what they are.

#include <cstdint>
#include <string_view>
#include <vector>

namespace cantrip::text {

enum class Category : std::uint8_t {
    text, // what is printed for one ability
    sentence,
    effect, // what happens
    event,  // what is waited for
    condition,
    value, // things, places, numbers, amounts
    time,  // a noun for a stretch of time
    label, // a heading
    despite,
    only,   // when an action may be taken
    behind, // what stands behind a noun
    ranks,
    arm,
    cases,
    predicate,
    none,
};

// What a word of a construction does for what a text says.
enum class Role : std::uint8_t {
    none,        // nothing: and, you
    detail,      // it belongs to its construction: the top of
    option,      // you may
    limit,       // up to, at least
    negation,    // not, without
    condition,   // if, when
    duration,    // until, once per
    order,       // then
    alternative, // or, otherwise
    label,       // the heading that an ability is printed under
};

// The constructions; `no_con` is none of them.
enum class Con : std::uint16_t {
#define CONSTRUCTION(name, key, category, role, ...) name,
#include "tools/text/phrase/constructions.def"
    no_con
};
// Names of their parts.
enum class Slot : std::uint16_t {
#define SLOT_NAME(name, key) name,
#include "tools/text/phrase/names.def"
    no_slot
};
// Ways to join the parts of a list.
enum class Join : std::uint16_t {
#define JOIN(name, key, role) name,
#include "tools/text/phrase/names.def"
    no_join
};
// Words that every language has: determiners, adjectives, nouns and frames.
enum class Word : std::uint16_t {
#define WORD(name, key) name,
#include "tools/text/phrase/names.def"
    no_word
};

struct ConstructionPart {
    Slot slot;
    Category category;
};

struct Construction {
    Con con;
    std::string_view key; // one that ends in a dot stands for all that begin so: `label.`
    Category category;
    Role role;
    std::vector<ConstructionPart> parts;
};

[[nodiscard]] const std::vector<Construction>& all_constructions();
[[nodiscard]] inline const Construction& row_of(Con con) {
    return all_constructions()[static_cast<std::size_t>(con)];
}
// By the key of a pack; a wording for one thing alone (`raise.draw.cards`) is found by what stands before
// the first dot.
[[nodiscard]] const Construction* find_construction(std::string_view key);
// The construction of exactly this key or of its family; no_con if there is none.
[[nodiscard]] Con con_of(std::string_view key);

// The condition as it was, or denied: the rows of one condition follow each other.
[[nodiscard]] constexpr Con condition(Con base, bool was, bool no) {
    return static_cast<Con>(static_cast<unsigned>(base) + (was ? 2U : 0U) + (no ? 1U : 0U));
}
[[nodiscard]] constexpr Con comparison(Con base, bool was) {
    return static_cast<Con>(static_cast<unsigned>(base) + (was ? 1U : 0U));
}
static_assert(condition(Con::cond_is, true, true) == Con::cond_is_was_not);
static_assert(condition(Con::cond_has, true, true) == Con::cond_has_was_no);
static_assert(comparison(Con::cond_less, true) == Con::cond_less_was);

// Nothing that follows could seem to belong to it.
[[nodiscard]] constexpr bool is_closed(Con con) {
    return con == Con::stop || con == Con::unknown || con == Con::do_nothing || con == Con::either ||
           con == Con::group;
}
[[nodiscard]] constexpr bool is_forbidding(Con con) {
    return con == Con::forbid_you || con == Con::forbid_subject || con == Con::forbid_nobody;
}
// A number that is changed by a rule.
[[nodiscard]] constexpr bool is_changing(Con con) {
    return con == Con::becomes || con == Con::raise || con == Con::lower || con == Con::cap ||
           con == Con::floor;
}
[[nodiscard]] constexpr bool is_accepting(Con con) {
    return con == Con::accept_pay || con == Con::accept_do || con == Con::accept_any ||
           con == Con::accept_pay_by || con == Con::accept_do_by;
}
[[nodiscard]] constexpr bool is_repeating(Con con) {
    return con == Con::repeat || con == Con::repeat_any || con == Con::repeat_range ||
           con == Con::repeat_amount || con == Con::repeat_while;
}
[[nodiscard]] constexpr bool is_choosing(Con con) {
    return con == Con::choose_one || con == Con::choose_some || con == Con::choose_one_subject ||
           con == Con::choose_some_subject || con == Con::choose_one_silent || con == Con::choose_some_silent;
}

[[nodiscard]] constexpr bool is_silencing(Con con) {
    return con >= Con::silence && con <= Con::silence_label_you;
}
// Its slot `subj` says who acts.
[[nodiscard]] constexpr bool has_subject(Con con) {
    return con == Con::may_subject || con == Con::forbid_subject || con == Con::choose_one_subject ||
           con == Con::choose_some_subject;
}

// What a condition is without its past and its denial.
struct ConditionForm {
    Con base = Con::no_con;
    bool was = false, no = false;
};
[[nodiscard]] ConditionForm form_of(Con con);

} // namespace cantrip::text
