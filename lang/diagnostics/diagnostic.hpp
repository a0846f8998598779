#pragma once
// What a tool has to say about a place in a source file. Pure data: rendering lives in render_*.hpp.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lang/diagnostics/code.hpp"
#include "lang/source/source.hpp"

namespace cantrip {

// A second place that explains the first ("first declared here").
struct Label {
    Span at;
    std::string text;
};

// One replacement of bytes; a fix is a set of them that must be applied together.
struct Edit {
    Span at;
    std::string text;
};

struct Fix {
    std::string title; // imperative, as on a button: "write `gain`"
    std::vector<Edit> edits;
    bool safe = false; // the program stays the same; all others are a guess that a person should look at
};

struct Diagnostic {
    Code code;
    Severity severity;
    Span at;
    std::string message; // lower case, no full stop, `code` in backticks
    std::vector<Label> labels;
    std::vector<std::string> notes;
    std::string help; // what to do; empty when the message says it all
    std::optional<Fix> fix;
};

// Collects diagnostics of one run. Not a callback: phases return, tools render.
class Diagnostics {
  public:
    // Adds one with the code's own severity and hands it back for labels, notes, help and fix.
    Diagnostic& add(Code code, Span at, std::string message);
    [[nodiscard]] const std::vector<Diagnostic>& all() const { return list_; }
    [[nodiscard]] std::size_t errors() const;
    [[nodiscard]] bool empty() const { return list_.empty(); }
    // By file, place, code: the same input always prints the same.
    void sort();
    // Moves the diagnostics of another collection to the end of this one.
    void take(Diagnostics&& other);

  private:
    std::vector<Diagnostic> list_;
};

} // namespace cantrip
