#pragma once
// What a command is: a row of data that parsing, help and completions are made from, and one function.

#include <string_view>
#include <vector>

namespace cantrip {

class Invocation;

// The exit status of the process.
enum class Exit : int { clean = 0, findings = 1, failed = 2 };

struct Option {
    enum class Takes {
        nothing, // --check
        one,     // --seed 7; the last one counts
        many,    // --select A --select B
        list,    // as many, and each may hold several separated by commas: --lang cs,sr
    };
    std::string_view name; // with its dashes: "--seed"
    Takes takes = Takes::nothing;
    std::string_view value; // what help calls it: "N"
    std::string_view help;
    std::vector<std::string_view> choices = {}; // all values there are; empty when any will do
    char letter = '\0';                         // the short form: 'o' for -o
};

struct Example {
    std::string_view line;
    std::string_view what;
};

struct Command {
    std::string_view name;     // one word, or two for a command of a command: "text parse"
    std::string_view summary;  // for the list of commands
    std::string_view operands; // as usage shows them: "[PATH…]"
    std::string_view about;    // a paragraph for --help
    // Values of --format, the first being the default; none for a command that prints in one way only.
    std::vector<std::string_view> formats;
    std::vector<Option> options;
    std::vector<Example> examples;
    Exit (*run)(Invocation&);
};

} // namespace cantrip
