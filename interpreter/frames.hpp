#pragma once
// How the pending work lies on the stack part of a state. Every frame starts with the same six words; frames
// are linked by `prev`, lists made while a frame is on top lie above it and go with it.

#include <span>

#include "interpreter/tables.hpp"

namespace cantrip::runtime {

enum class Frame : Word {
    root,  // the bottom
    event, // one verb happening: an activation with the verb's locals
    body,  // the body of a reaction, an action or a lasting effect: an activation
    block, // several effects
    call,  // arguments of a call, one event for each thing or unit
    may,
    loop,
    each,
    choose,
    arrow,
    price,
    reacts,
    window,
    together,
    secretly,
    let,
    whenever,
    perform,
    purse,
    question,
    pass_on,
    count_
};

// A local that waits for an answer.
inline constexpr Word unset = static_cast<Word>(0x80000000U);

// Of every frame.
enum : Word { f_kind, f_node, f_prev, f_act, f_subject, f_pc, f_data };

// Of an activation.
enum : Word {
    a_verb = f_data,
    a_actor,
    a_you,
    a_this,
    a_ability,
    a_reaction,
    a_event,
    a_snapshot,
    a_flags,
    a_exclusive,
    a_x,
    a_y,
    a_source,
    a_listener,
    a_zombie,
    a_count,
    a_locals
};

// Bits of a_flags.
// An event marks the groups of `exclusive` that were used: bits of a_exclusive, then of words behind the
// locals.
inline constexpr std::uint32_t groups_in_word = 31;

namespace act {
inline constexpr Word replaced = 1, happened = 2, strict = 4, stopped = 8, deferred = 16, used = 32,
                      unprinted = 64;
}

// Of a call. Behind the arguments stands for each of them whether it is several.
enum : Word {
    c_verb = f_data,
    c_actor,
    c_actors,
    c_actor_index,
    c_old,
    c_param,
    c_result,
    c_index,
    c_done,
    c_way,
    c_charge,
    c_partial,
    c_args
};

inline constexpr Word price_words = f_data + 7; // the size of a price frame (price.cpp)

// Of a question.
enum : Word {
    q_player = f_data,
    q_form,
    q_least,
    q_most,
    q_answered,
    q_picks,
    q_flags,
    q_about,
    q_options_count,
    q_fast_count,
    q_options
};
inline constexpr Word q_option_words = 4; // kind, value, limit, first of its members

// Of a record in State::log: what is counted, since when, and the event with its arguments.
enum : Word { l_size, l_kind, l_key, l_scope, l_self, l_you, l_actor, l_verb, l_amount, l_args };
enum class Logged : Word { use, tally, beyond };

// Of a record in State::lasting: the names it was made with, then its lists, each as slot, size and members.
enum : Word {
    k_size,
    k_type, // 0: a reaction, 1: an effect for a time to come
    k_what, // listener or HirId
    k_you,
    k_self,
    k_until, // VerbId or none
    k_at_start,
    k_scope, // the event at whose end it goes; 0: the next one of that verb
    k_subject,
    k_count, // of names
    k_names
};
using Record = std::span<const Word>;

} // namespace cantrip::runtime
