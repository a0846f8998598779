#include "tools/lint/rule.hpp"

#include <algorithm>
#include <array>

namespace cantrip::lint {

#define CANTRIP_RULE(function, text, name, severity, fix, use, told, summary)                                \
    void function(const Subject&, Findings&);
#define CANTRIP_FRAME_RULE(text, name, severity, fix, summary)
#include "tools/lint/rules.def"
#undef CANTRIP_RULE
#undef CANTRIP_FRAME_RULE

namespace {

constexpr std::array<std::string_view, 6> categories{"suppressions", "correctness", "play",
                                                     "text",         "style",       "set"};

// "L02xx": the two digits after the letter are the group.
constexpr std::string_view category_of(std::string_view code) {
    return categories[static_cast<std::size_t>((code[1] - '0') * 10 + (code[2] - '0'))];
}

constexpr bool on = true;
constexpr bool off = false;

constexpr auto rules = std::to_array<Rule>({
#define CANTRIP_RULE(function, text, name, severity, fix, use, told, summary)                                \
    Rule{{text, name, Severity::severity, summary, category_of(text)}, Fixes::fix, use, Told::told, function},
#define CANTRIP_FRAME_RULE(text, name, severity, fix, summary)                                               \
    Rule{{text, name, Severity::severity, summary, category_of(text)},                                       \
         Fixes::fix,                                                                                         \
         on,                                                                                                 \
         Told::anywhere,                                                                                     \
         nullptr},
#include "tools/lint/rules.def"
#undef CANTRIP_RULE
#undef CANTRIP_FRAME_RULE
});
static_assert(on != off);

} // namespace

std::span<const Rule> all_rules() { return rules; }

const Rule* find_rule(std::string_view code_or_name) {
    const auto* found = std::find_if(rules.begin(), rules.end(),
                                     [&](const Rule& rule) { return is_called(rule.info, code_or_name); });
    return found == rules.end() ? nullptr : found;
}

std::size_t index_of(const Rule& rule) { return static_cast<std::size_t>(&rule - rules.data()); }

std::vector<const Rule*> rules_meant(std::string_view word) {
    const bool prefix = word.starts_with('L') && word.size() >= 2 && word.size() <= 5 &&
                        word.find_first_not_of("0123456789", 1) == std::string_view::npos;
    std::vector<const Rule*> out;
    for (const Rule& rule : rules) {
        const bool meant = word == "all" || word == "L" || word == rule.info.category ||
                           is_called(rule.info, word) || (prefix && rule.info.text.starts_with(word));
        if (meant) out.push_back(&rule);
    }
    return out;
}

std::vector<std::string_view> words_for_rules() {
    std::vector<std::string_view> out{"all"};
    out.insert(out.end(), categories.begin(), categories.end());
    for (const Rule& rule : rules) {
        out.push_back(rule.info.text);
        out.push_back(rule.info.name);
    }
    return out;
}

std::string_view to_string(Fixes fix) {
    switch (fix) {
    case Fixes::none: return "none";
    case Fixes::safe: return "safe";
    case Fixes::unsafe: return "unsafe";
    }
    return "none";
}

} // namespace cantrip::lint
