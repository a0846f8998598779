#include "tools/proof/rewrite.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"
#include "tools/text/phrase/phrase.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::proof {
namespace {

std::string in_first_script(const text::Rules& rules, std::string text) {
    for (const auto& [name, letters] : rules.scripts) text = text::from_script(text, letters);
    return text;
}

std::string with_digits(const WordIndex& index, const std::string& text) {
    std::string out;
    std::size_t done = 0;
    for (const Item& item : read_items(index, text)) {
        const bool word = item.kind == Item::Kind::number && item.number >= 0 &&
                          item.number % text::one == 0 &&
                          item.text.find_first_of("0123456789") == std::string::npos;
        if (!word) continue;
        out += text.substr(done, item.begin - done) + std::to_string(item.number / text::one);
        done = item.end;
    }
    return out + text.substr(done);
}

std::string with_first_letter(const std::string& text, char32_t (*change)(char32_t)) {
    if (text.empty()) return text;
    const DecodedPoint first = decode_utf8(text, 0);
    std::string out;
    append_utf8(out, change(first.value));
    return out + text.substr(first.length);
}

std::string without_end(std::string_view text, std::string_view marks) {
    while (!text.empty() && marks.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
    return std::string(text);
}

// "B when A." as "When A, B."; empty when there is nothing to move.
std::string with_condition_first(const WordIndex& index, const std::string& text) {
    const auto colon = text.find(": ");
    const std::size_t start = colon == std::string::npos ? 0 : colon + 2;
    const std::string body = text.substr(start);
    if (body.find(". ") != std::string::npos) return {};
    const std::vector<Item> items = read_items(index, body);
    const auto found = std::find_if(items.rbegin(), items.rend(), opens_movable);
    if (found == items.rend() || found->begin == 0) return {};
    const std::string condition = without_end(body.substr(found->begin), ". ");
    const std::string rest = without_end(body.substr(0, found->begin), ", ");
    return text.substr(0, start) + with_first_letter(condition, title_letter) + ", " +
           with_first_letter(rest, lower_letter) + ".";
}

} // namespace

std::vector<Rewritten> rewritings(const WordIndex& index, std::string_view said, std::string_view printed) {
    std::string plain = in_first_script(index.pack().rules, composed(trim(printed)));
    if (said.ends_with('.') && plain.find_last_of(".!?") != plain.size() - 1) plain += '.';
    std::vector<Rewritten> out{{plain}};
    const auto add = [&](std::string text, bool word_by_word) {
        const bool known = text.empty() || std::any_of(out.begin(), out.end(), [&](const Rewritten& one) {
                               return one.text == text;
                           });
        if (!known) out.push_back({std::move(text), word_by_word});
    };
    add(with_digits(index, plain), true);
    add(with_condition_first(index, out.back().text), false);
    return out;
}

} // namespace cantrip::proof
