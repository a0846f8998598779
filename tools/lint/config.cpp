#include "tools/lint/config.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip::lint {
namespace {

namespace json = boost::json;
namespace fs = std::filesystem;

constexpr std::array<std::string_view, 8> known_keys{
    "$schema", "select", "extend-select", "ignore", "severity", "per-file-ignores", "languages", "limits"};

struct LimitRow {
    std::string_view key;
    std::int32_t Limits::*field;
};
constexpr auto limit_rows = std::to_array<LimitRow>({
#define CANTRIP_LIMIT(field, key, value, what) LimitRow{key, &Limits::field},
#include "tools/lint/settings.def"
#undef CANTRIP_LIMIT
});

// Reads one file; the first thing that is wrong ends it.
class Reader {
  public:
    Reader(std::string path, const Choice& choice) : path_(std::move(path)), choice_(choice) {}

    Result<Settings, ConfigError> read(std::string_view text) {
        const json::value root = parse(text);
        if (!error_) settings_ = default_settings();
        if (!error_ && !root.is_object()) wrong("the file must hold an object", "write `{ … }`");
        if (!error_) all(root.as_object());
        if (error_) return Failure{*error_};
        settings_.path = path_;
        settings_.folder = fs::path(path_).parent_path().string();
        return std::move(settings_);
    }

  private:
    json::value parse(std::string_view text) {
        json::parse_options options;
        options.allow_comments = true;
        options.allow_trailing_commas = true;
        json::parser parser({}, options);
        boost::system::error_code failed;
        const std::size_t read = parser.write_some(text, failed);
        const std::size_t behind = std::min(text.find_first_not_of(" \t\r\n", read), text.size());
        if (!failed && behind < text.size() && text[behind] != '/') failed = json::error::extra_data;
        if (failed) {
            const auto line =
                1 + std::count(text.begin(),
                               text.begin() + static_cast<std::ptrdiff_t>(std::min(read, text.size())), '\n');
            error_ = ConfigError{fmt::format("`{}:{}` is no JSON: {}", path_, line, failed.message()), ""};
            return nullptr;
        }
        return parser.release();
    }

    void wrong(std::string_view message, std::string help) {
        if (!error_) error_ = ConfigError{fmt::format("`{}`: {}", path_, message), std::move(help)};
    }

    void all(const json::object& root) {
        for (const auto& [key, value] : root) {
            if (std::find(known_keys.begin(), known_keys.end(), key) == known_keys.end()) {
                std::string help = suggestion(key, known_keys);
                if (help.empty()) help = "docs/lint/config.schema.json lists the keys";
                return wrong(fmt::format("there is no key `{}`", std::string_view(key)), std::move(help));
            }
        }
        // The order of keys in the file does not matter: what is selected comes before what is ignored.
        Choice choice = choice_;
        const auto selected = words(root, "select");
        const auto more = words(root, "extend-select");
        const auto ignored = words(root, "ignore");
        // Who selects rules on the command line wants to see just these.
        const bool chosen = !choice_.select.empty();
        if (!chosen) choice.select = selected;
        if (!chosen) choice.ignore.insert(choice.ignore.end(), ignored.begin(), ignored.end());
        apply(choice, chosen ? std::vector<std::string>{} : more);
        if (const auto* value = root.if_contains("severity")) severities(*value);
        if (const auto* value = root.if_contains("per-file-ignores")) file_ignores(*value);
        if (const auto* value = root.if_contains("limits")) limits(*value);
        if (root.contains("languages")) settings_.languages = words(root, "languages");
    }

    void apply(const Choice& choice, const std::vector<std::string>& more) {
        if (auto failed = choose(settings_, {choice.select, {}})) return wrong(failed->message, failed->help);
        for (const std::string& word : more)
            for (const Rule* rule : meant(word)) settings_.selected[index_of(*rule)] = 1;
        if (auto failed = choose(settings_, {{}, choice.ignore})) return wrong(failed->message, failed->help);
    }

    std::vector<std::string> words(const json::object& root, std::string_view key) {
        const auto* value = root.if_contains(key);
        return value == nullptr ? std::vector<std::string>{} : words(*value, key);
    }

    std::vector<std::string> words(const json::value& value, std::string_view key) {
        std::vector<std::string> out;
        const auto* list = value.if_array();
        if (list == nullptr)
            wrong(fmt::format("`{}` must be a list", key), "write `[\"…\"]`");
        else
            for (const json::value& one : *list) {
                if (const auto* text = one.if_string())
                    out.emplace_back(*text);
                else
                    wrong(fmt::format("`{}` must hold texts only", key), "");
            }
        return out;
    }

    std::vector<const Rule*> meant(std::string_view word) {
        auto rules = rules_for(word);
        if (rules) return std::move(rules).value();
        wrong(rules.error().message, rules.error().help);
        return {};
    }

    const json::object* object(const json::value& value, std::string_view key) {
        if (const auto* found = value.if_object()) return found;
        wrong(fmt::format("`{}` must be an object", key), "write `{ … }`");
        return nullptr;
    }

    void severities(const json::value& value) {
        const auto* map = object(value, "severity");
        if (map == nullptr) return;
        for (const auto& [word, level] : *map) {
            const auto* text = level.if_string();
            const std::string_view name = text == nullptr ? std::string_view{} : std::string_view(*text);
            std::optional<Severity> severity;
            for (const Severity one : {Severity::error, Severity::warning, Severity::note})
                if (to_string(one) == name) severity = one;
            if (!severity)
                return wrong(fmt::format("the severity of `{}` cannot be `{}`", std::string_view(word), name),
                             "it can be error, warning, note");
            for (const Rule* rule : meant(word)) settings_.severity[index_of(*rule)] = *severity;
        }
    }

    void file_ignores(const json::value& value) {
        const auto* map = object(value, "per-file-ignores");
        if (map == nullptr) return;
        for (const auto& [pattern, list] : *map) {
            FileIgnore ignore{std::string(pattern), {}};
            for (const std::string& word : words(list, "per-file-ignores"))
                for (const Rule* rule : meant(word)) ignore.rules.push_back(rule);
            settings_.file_ignores.push_back(std::move(ignore));
        }
    }

    void limits(const json::value& value) {
        const auto* map = object(value, "limits");
        if (map == nullptr) return;
        for (const auto& member : *map) {
            const std::string_view key = member.key();
            const json::value& number = member.value();
            const auto row = std::find_if(limit_rows.begin(), limit_rows.end(),
                                          [&](const LimitRow& one) { return one.key == key; });
            if (row == limit_rows.end()) {
                std::vector<std::string_view> keys;
                for (const LimitRow& one : limit_rows) keys.push_back(one.key);
                return wrong(fmt::format("there is no limit `{}`", key), suggestion(key, keys));
            }
            const auto* found = number.if_int64();
            if (found == nullptr || *found < 0 || *found > 1'000'000)
                return wrong(fmt::format("`{}` must be a number from 0 to 1000000", key), "");
            settings_.limits.*(row->field) = static_cast<std::int32_t>(*found);
        }
    }

    std::string path_;
    const Choice& choice_;
    Settings settings_;
    std::optional<ConfigError> error_;
};

} // namespace

Settings default_settings() {
    Settings out;
    for (const Rule& rule : all_rules()) {
        out.selected.push_back(rule.on ? 1 : 0);
        out.severity.push_back(rule.info.severity);
    }
    return out;
}

Result<std::vector<const Rule*>, ConfigError> rules_for(std::string_view word) {
    auto rules = rules_meant(word);
    if (!rules.empty()) return rules;
    const auto known = words_for_rules();
    std::string help = suggestion(word, known);
    if (help.empty()) help = "`cantrip lint --explain --all` lists the rules";
    return Failure{ConfigError{fmt::format("there is no rule `{}`", word), std::move(help)}};
}

std::optional<ConfigError> choose(Settings& settings, const Choice& choice) {
    if (!choice.select.empty()) std::fill(settings.selected.begin(), settings.selected.end(), char{0});
    for (const std::string& word : choice.select) {
        const auto rules = rules_for(word);
        if (!rules) return rules.error();
        for (const Rule* rule : rules.value()) settings.selected[index_of(*rule)] = 1;
    }
    for (const std::string& word : choice.ignore) {
        const auto rules = rules_for(word);
        if (!rules) return rules.error();
        for (const Rule* rule : rules.value()) settings.selected[index_of(*rule)] = 0;
    }
    return std::nullopt;
}

Result<Settings, ConfigError> read_config(const std::string& path, std::string_view text,
                                          const Choice& choice) {
    return Reader(path, choice).read(text);
}

std::optional<std::string> find_config(const std::string& folder) {
    std::error_code failed;
    fs::path at = fs::absolute(folder, failed).lexically_normal();
    while (!failed) {
        if (fs::exists(at / config_name, failed)) return (at / config_name).string();
        if (!at.has_parent_path() || at.parent_path() == at) break;
        at = at.parent_path();
    }
    return std::nullopt;
}

// All places of the path that the pattern so far may end at, moved on one step of the pattern at a time: the
// work is the product of both lengths, whatever the pattern.
bool fits(std::string_view pattern, std::string_view path) {
    std::vector<char> ends(path.size() + 1, 0);
    ends[0] = 1;
    while (!pattern.empty()) {
        std::vector<char> next(path.size() + 1, 0);
        const bool folders = pattern.starts_with("**"), any = pattern.front() == '*';
        for (std::size_t at = 0; at <= path.size(); ++at) {
            if (any)
                next[at] = ends[at] != 0 || (at > 0 && next[at - 1] != 0 && (folders || path[at - 1] != '/'));
            else
                next[at] = at > 0 && ends[at - 1] != 0 && path[at - 1] == pattern.front();
        }
        ends = std::move(next);
        pattern.remove_prefix(pattern.starts_with("**/") ? 3 : folders ? 2 : 1);
    }
    return ends.back() != 0;
}

} // namespace cantrip::lint
