#pragma once
// The registry of rules. The rows are in rules.def.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "lang/diagnostics/code.hpp"

namespace cantrip::lint {

struct Subject;
class Findings;

enum class Fixes : std::uint8_t { none, safe, unsafe };
// Packages may be part of several programs (a game and the sets for it).
enum class Told : std::uint8_t {
    anywhere,   // when one program finds it
    everywhere, // when every program that holds the place finds it
};

struct Rule {
    CodeInfo info;
    Fixes fix = Fixes::none;
    bool on = true; // without being selected
    Told told = Told::anywhere;
    void (*run)(const Subject&, Findings&) = nullptr; // nullptr: the frame itself finds it

    // Making the texts of all cards takes longer than most rules, so it is done only for those that read
    // them.
    [[nodiscard]] bool reads_texts() const { return info.text >= "L0301" && info.text <= "L0304"; }
    // The same for writing down what every ability does, and for looking into the files of translators.
    [[nodiscard]] bool compares_effects() const { return info.text == "L0107" || info.text == "L0511"; }
    [[nodiscard]] bool reads_old_texts() const { return info.text == "L0308"; }
};

// In the order of rules.def. Their addresses are what Code points to.
[[nodiscard]] std::span<const Rule> all_rules();
// By code or name, in any letter case; nullptr when there is none.
[[nodiscard]] const Rule* find_rule(std::string_view code_or_name);
[[nodiscard]] std::size_t index_of(const Rule& rule);

// Rules that a word of `--select` means: a code, a name, a category, the start of codes ("L02"), or "all".
// Empty when it means none.
[[nodiscard]] std::vector<const Rule*> rules_meant(std::string_view word);
// Everything that rules_meant knows, for did-you-mean.
[[nodiscard]] std::vector<std::string_view> words_for_rules();

[[nodiscard]] std::string_view to_string(Fixes fix);

} // namespace cantrip::lint
