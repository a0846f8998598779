#pragma once
// What holds for one package: which rules, how loud, and the numbers they go by.

#include <cstdint>
#include <string>
#include <vector>

#include "tools/lint/rule.hpp"

namespace cantrip::lint {

struct Limits {
#define CANTRIP_LIMIT(field, key, value, what) std::int32_t field = value;
#include "tools/lint/settings.def"
#undef CANTRIP_LIMIT
};

// Rules that do not count in files whose path fits a pattern (`*` within a folder, `**` across folders).
struct FileIgnore {
    std::string pattern;
    std::vector<const Rule*> rules;
};

struct Settings {
    std::string path;               // of the config file; empty when there is none
    std::string folder;             // that patterns start from
    std::vector<char> selected;     // by index of the rule
    std::vector<Severity> severity; // by index of the rule
    std::vector<FileIgnore> file_ignores;
    std::vector<std::string>
        languages; // that every card should have a name and a text in; the first is looked at closest
    Limits limits;

    [[nodiscard]] bool has(const Rule& rule) const { return selected[index_of(rule)] != 0; }
};

// Everything that is on by default.
[[nodiscard]] Settings default_settings();

} // namespace cantrip::lint
