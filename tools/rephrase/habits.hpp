#pragma once
// What people write by habit and how card files say it: rewrite rules of a language, read from `habits.lex`
// in its pack.
//
//   rewrite "PATTERN" = "RESULT" because "REASON"    wherever it matches
//   try     "PATTERN" = "RESULT" because "REASON"    the line is tried with and without it
//
// A pattern is a row of words. `^` at its start: only at the start of the line, behind its heading. `a|b`:
// either word. `a?`: may be missing. Words in capitals are variables:
//   VERB UNIT KIND ZONE FIELD   a word that has a name of that sort
//   NAME                        one word;  NUM  a number
//   WHAT                        words up to a comma, colon or brace, at least one;  MAYBE  or none
//   REST                        everything up to the end
// A digit behind a variable tells two of a sort apart. In a result a variable stands for what it matched.

#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip::rephrase {

struct Slot {
    enum class Kind : std::uint8_t { words, verb, unit, kind, zone, field, name, number, what, maybe, rest };
    Kind kind = Kind::words;
    std::vector<std::string> words; // literal: any of them
    std::string variable;           // its name, with the digit
    bool optional = false;
};

struct Habit {
    bool always = true;
    bool at_start = false;
    std::vector<Slot> pattern, result;
    std::string because;
};

// What is wrong with a line is reported, and the line left out.
[[nodiscard]] std::vector<Habit> read_habits(const Sources& sources, FileId file, Diagnostics& diagnostics);

} // namespace cantrip::rephrase
