#pragma once
// `cantrip-lint.json`: JSON with comments, beside the package or above it; the nearest one counts.

#include <map>
#include <optional>

#include "lang/support/result.hpp"
#include "tools/lint/settings.hpp"

namespace cantrip::lint {

inline constexpr std::string_view config_name = "cantrip-lint.json";

struct ConfigError {
    std::string message; // "`cantrip-lint.json:3` …"
    std::string help;
};

// What the command line adds: `--select` replaces what the file selects and ignores, `--ignore` is on top of
// it.
struct Choice {
    std::vector<std::string> select;
    std::vector<std::string> ignore;
};

// The settings that the text of a config file asks for.
[[nodiscard]] Result<Settings, ConfigError> read_config(const std::string& path, std::string_view text,
                                                        const Choice& choice);

// The nearest config file at or above a folder, or none.
[[nodiscard]] std::optional<std::string> find_config(const std::string& folder);

// The rules of a word, or what is wrong with it.
[[nodiscard]] Result<std::vector<const Rule*>, ConfigError> rules_for(std::string_view word);

// Applies a choice to the settings.
[[nodiscard]] std::optional<ConfigError> choose(Settings& settings, const Choice& choice);

// Whether a path fits a pattern.
[[nodiscard]] bool fits(std::string_view pattern, std::string_view path);

} // namespace cantrip::lint
