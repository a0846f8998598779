#pragma once
// Plural rules in the syntax of LDML: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cantrip::text {

class PluralRule {
  public:
    // Empty when it was understood, else what is wrong.
    [[nodiscard]] std::string parse(std::string_view text);
    // A number in thousandths.
    [[nodiscard]] bool holds(std::int64_t number) const;

  private:
    struct Relation {
        char operand = 'n';
        std::int64_t modulus = 0;
        bool negated = false;
        std::vector<std::pair<std::int64_t, std::int64_t>> ranges;
    };
    [[nodiscard]] std::string parse_relation(std::string_view text);
    std::vector<std::vector<Relation>> any_; // of which all
};

} // namespace cantrip::text
