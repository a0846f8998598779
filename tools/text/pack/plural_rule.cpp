#include "tools/text/pack/plural_rule.hpp"

#include <algorithm>
#include <charconv>

#include "tools/support/words.hpp"

namespace cantrip::text {
namespace {

// Integer part, and the digits that are seen behind the decimal mark.
struct Operands {
    std::int64_t i = 0, v = 0, f = 0;
};

Operands operands_of(std::int64_t number) {
    const std::int64_t size = number < 0 ? -number : number;
    Operands result{size / 1000, 0, size % 1000};
    for (std::int64_t f = result.f; f != 0; f = f * 10 % 1000) ++result.v;
    for (std::int64_t drop = 3; result.f != 0 && drop > result.v; --drop) result.f /= 10;
    return result;
}

bool read_number(std::string_view text, std::int64_t& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size();
}

} // namespace

std::string PluralRule::parse(std::string_view text) {
    if (trim(text).empty()) return {};
    for (const std::string_view either : split(text, " or ")) {
        any_.emplace_back();
        for (const std::string_view relation : split(either, " and ")) {
            if (std::string wrong = parse_relation(trim(relation)); !wrong.empty()) return wrong;
        }
    }
    return {};
}

std::string PluralRule::parse_relation(std::string_view text) {
    Relation relation;
    const auto equals = text.find('=');
    if (equals == std::string_view::npos) return "`" + std::string(text) + "` has no `=`";
    relation.negated = equals > 0 && text[equals - 1] == '!';
    std::string_view left = trim(text.substr(0, equals - (relation.negated ? 1 : 0)));
    if (left.empty() || std::string_view("nivf").find(left[0]) == std::string_view::npos) {
        return "`" + std::string(left) + "` is none of n, i, v, f";
    }
    relation.operand = left[0];
    left = trim(left.substr(1));
    if (!left.empty() && (left[0] != '%' || !read_number(trim(left.substr(1)), relation.modulus))) {
        return "`" + std::string(left) + "` is not `% NUMBER`";
    }
    for (std::string_view range : split(text.substr(equals + 1), ",")) {
        range = trim(range);
        const auto dots = range.find("..");
        std::int64_t low = 0;
        if (!read_number(range.substr(0, dots), low)) return "`" + std::string(range) + "` is no number";
        std::int64_t high = low;
        if (dots != std::string_view::npos && !read_number(range.substr(dots + 2), high)) {
            return "`" + std::string(range) + "` is no range";
        }
        relation.ranges.emplace_back(low, high);
    }
    any_.back().push_back(std::move(relation));
    return {};
}

bool PluralRule::holds(std::int64_t number) const {
    if (any_.empty()) return true;
    const Operands all = operands_of(number);
    const auto fits = [&](const Relation& relation) {
        std::int64_t value = relation.operand == 'v' ? all.v : relation.operand == 'f' ? all.f : all.i;
        // `n` counts only when there is no fraction, which is all that the rules of our languages need.
        if (relation.operand == 'n' && all.v != 0) return relation.negated;
        if (relation.modulus != 0) value %= relation.modulus;
        const bool inside =
            std::any_of(relation.ranges.begin(), relation.ranges.end(),
                        [&](const auto& range) { return value >= range.first && value <= range.second; });
        return inside != relation.negated;
    };
    return std::any_of(any_.begin(), any_.end(), [&](const std::vector<Relation>& relations) {
        return std::all_of(relations.begin(), relations.end(), fits);
    });
}

} // namespace cantrip::text
