#include "tools/cli/arguments.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {
namespace {

using Takes = Option::Takes;

const Option* find_option(std::span<const Option> options, std::string_view name) {
    const bool letter = name.size() == 2 && name[1] != '-';
    const auto at = std::find_if(options.begin(), options.end(), [&](const Option& o) {
        return letter ? o.letter == name[1] : o.name == name;
    });
    return at == options.end() ? nullptr : &*at;
}

UsageError unknown_option(std::string_view name, std::span<const Option> options) {
    std::vector<std::string_view> names;
    for (const Option& option : options) names.push_back(option.name);
    return {fmt::format("there is no option `{}`", name), suggestion(name, names)};
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        parts.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::optional<UsageError> check_choice(const Option& option, const std::string& value) {
    const auto& choices = option.choices;
    if (choices.empty() || std::find(choices.begin(), choices.end(), value) != choices.end()) return {};
    std::string help = suggestion(value, choices);
    if (help.empty()) help = fmt::format("it can be {}", fmt::join(choices, ", "));
    return UsageError{fmt::format("`{}` cannot be `{}`", option.name, value), std::move(help)};
}

} // namespace

Result<Arguments, UsageError> Arguments::parse(std::span<const std::string> words,
                                               std::span<const Option> options) {
    Arguments out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            out.operands_.insert(out.operands_.end(), words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                 words.end());
            break;
        }
        // A lone dash is standard input.
        if (!word.starts_with('-') || word == "-") {
            out.operands_.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string written = word.substr(0, equals);
        const Option* option = find_option(options, written);
        if (option == nullptr) return Failure{unknown_option(written, options)};
        const std::string name(option->name);

        std::vector<std::string>& values = out.values_[name];
        const bool attached = equals != std::string::npos;
        if (option->takes == Takes::nothing) {
            if (attached) return Failure{UsageError{fmt::format("`{}` takes no value", name), {}}};
            continue;
        }
        if (!attached && i + 1 == words.size()) {
            return Failure{UsageError{fmt::format("`{}` needs a value", name),
                                      fmt::format("write `{} {}`", name, option->value)}};
        }
        const std::string value = attached ? word.substr(equals + 1) : words[++i];
        for (std::string& part : option->takes == Takes::list ? split(value) : std::vector{value}) {
            if (auto error = check_choice(*option, part)) return Failure{std::move(*error)};
            values.push_back(std::move(part));
        }
    }
    return out;
}

std::string Arguments::value(std::string_view option, std::string_view fallback) const {
    const auto at = values_.find(option);
    return at == values_.end() || at->second.empty() ? std::string(fallback) : at->second.back();
}

Result<std::uint64_t, UsageError> Arguments::number(std::string_view option, std::uint64_t fallback,
                                                    std::uint64_t low, std::uint64_t high) const {
    if (!has(option)) return fallback;
    const std::string text = value(option);
    std::uint64_t number = 0;
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (wrong == std::errc{} && end == text.data() + text.size() && number >= low && number <= high)
        return number;
    return Failure{UsageError{fmt::format("`{}` cannot be `{}`", option, text),
                              high == ~std::uint64_t{0}
                                  ? fmt::format("it is a whole number, at least {}", low)
                                  : fmt::format("it is a whole number from {} to {}", low, high)}};
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    const auto at = values_.find(option);
    return at == values_.end() ? std::vector<std::string>{} : at->second;
}

} // namespace cantrip
