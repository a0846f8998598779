#pragma once
// The words behind a command, sorted into options and operands.

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"
#include "tools/cli/command.hpp"

namespace cantrip {

struct UsageError {
    std::string message; // "there is no option `--formt`"
    std::string help;    // "did you mean `--format`?"; may be empty
};

class Arguments {
  public:
    // Knows `--option value`, `--option=value`, `-o value`, repeated options, and `--`, after which all words
    // are operands. A letter stands alone: `-qo` is not `-q -o`.
    [[nodiscard]] static Result<Arguments, UsageError> parse(std::span<const std::string> words,
                                                             std::span<const Option> options);

    [[nodiscard]] bool has(std::string_view option) const { return values_.contains(option); }
    // The last value given, or the fallback.
    [[nodiscard]] std::string value(std::string_view option, std::string_view fallback = {}) const;
    // All values in order, lists taken apart.
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    // The value as a whole number, or the fallback when the option is not given.
    [[nodiscard]] Result<std::uint64_t, UsageError> number(std::string_view option, std::uint64_t fallback,
                                                           std::uint64_t low = 0,
                                                           std::uint64_t high = ~std::uint64_t{0}) const;
    [[nodiscard]] const std::vector<std::string>& operands() const { return operands_; }

  private:
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> operands_;
};

} // namespace cantrip
