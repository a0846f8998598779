#include "tools/text/pack/pack.hpp"

namespace cantrip::text {
namespace {

const std::string* exact(const Lexeme& word, const std::string& form) {
    const auto found = word.forms.find(form);
    return found == word.forms.end() ? nullptr : &found->second;
}

// What the pack allows in place of a form, one step or two.
const std::string* with_fallbacks(const Pack& pack, const Lexeme& word, const std::string& prefix,
                                  std::string_view form, int depth = 0) {
    if (const std::string* found = exact(word, prefix + std::string(form))) return found;
    const auto others = pack.rules.fallbacks.find(form);
    if (others == pack.rules.fallbacks.end() || depth > 3) return nullptr;
    for (const std::string& other : others->second) {
        if (const std::string* found = with_fallbacks(pack, word, prefix, other, depth + 1)) return found;
    }
    return nullptr;
}

} // namespace

const std::string* find_form(const Pack& pack, const Lexeme& word, std::string_view form) {
    if (const std::string* found = with_fallbacks(pack, word, "", form)) return found;
    // A language without cases has forms for numbers only.
    const auto dot = form.rfind('.');
    if (dot != std::string_view::npos) {
        if (const std::string* found = exact(word, std::string(form.substr(dot + 1)))) return found;
    }
    return exact(word, "");
}

const std::string* find_agreeing(const Pack& pack, const Lexeme& word, std::string_view gender,
                                 std::string_view form) {
    if (const std::string* found = with_fallbacks(pack, word, std::string(gender) + "/", form)) return found;
    // "m.anim" may share the row of "m".
    const auto dot = gender.find('.');
    if (dot != std::string_view::npos) {
        if (const std::string* found =
                with_fallbacks(pack, word, std::string(gender.substr(0, dot)) + "/", form))
            return found;
    }
    return find_form(pack, word, form);
}

std::string category_of(const Rules& rules, std::int64_t number) {
    for (const auto& [name, rule] : rules.plurals) {
        if (rule.holds(number)) return name;
    }
    return "other";
}

Rules::Rules() = default;
Rules::Rules(const Rules& other) = default;
Rules::Rules(Rules&& other) noexcept = default;
Rules& Rules::operator=(const Rules& other) = default;
Rules& Rules::operator=(Rules&& other) noexcept = default;
Rules::~Rules() = default;

Pack::Pack() = default;
Pack::Pack(const Pack& other) = default;
Pack::Pack(Pack&& other) noexcept = default;
Pack& Pack::operator=(const Pack& other) = default;
Pack& Pack::operator=(Pack&& other) noexcept = default;
Pack::~Pack() = default;

} // namespace cantrip::text
