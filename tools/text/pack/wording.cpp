#include "tools/text/pack/wording.hpp"

#include "tools/support/words.hpp"

namespace cantrip::text {
namespace {

// The part in front of `mark` and the part behind it, which is empty when there is no mark.
std::pair<std::string_view, std::string_view> cut(std::string_view text, char mark) {
    const auto at = text.find(mark);
    if (at == std::string_view::npos) return {text, {}};
    return {text.substr(0, at), text.substr(at + 1)};
}

Item read_slot(std::string_view inside, Keys& keys) {
    Item item;
    item.kind = Item::Kind::slot;
    const auto [name, form] = cut(inside, ':');
    const auto [slot, noun] = cut(name, '*');
    item.name = keys.intern(slot);
    if (!noun.empty()) item.noun = keys.intern(noun);
    item.form = form;
    return item;
}

Item read_agreeing(std::string_view inside, Keys& keys) {
    Item item;
    item.kind = Item::Kind::agreeing;
    const auto [word, slot] = cut(inside, '@');
    const auto [name, form] = cut(word, '.');
    item.name = keys.intern(name);
    item.form = form;
    if (!slot.empty()) item.agrees_with = keys.intern(slot);
    return item;
}

Item read_literal(const PackToken& token) {
    Item item;
    item.text = token.text;
    item.ends_clause = token.mark == '&';
    item.starts_clause = token.mark == '>';
    return item;
}

Item read_item(const PackToken& token, Keys& keys, Diagnostics& diagnostics) {
    const std::string_view text = token.text;
    if (token.quoted) return read_literal(token);
    if (text == "[" || text == "]") {
        Item item;
        item.kind = text == "[" ? Item::Kind::open : Item::Kind::close;
        return item;
    }
    if (text.size() > 2 && text.front() == '{' && text.back() == '}')
        return read_slot(text.substr(1, text.size() - 2), keys);
    if (text.size() > 2 && text.front() == '<' && text.back() == '>') {
        return read_agreeing(text.substr(1, text.size() - 2), keys);
    }
    if (text.size() > 3 && text.starts_with("^<") && text.back() == '>') {
        Item item = read_agreeing(text.substr(2, text.size() - 3), keys);
        item.clitic = true;
        return item;
    }
    Item item;
    if (text.starts_with("V:")) {
        item.kind = Item::Kind::verb;
        const auto [verb, form] = cut(text.substr(2), '.');
        item.name = keys.intern(verb);
        item.form = form;
    } else if (text.size() > 1 && text.front() == '^') {
        item.kind = Item::Kind::clitic;
        item.text = text.substr(1);
    } else {
        diagnostics.add(Code::pack_line, token.at, "`" + token.text + "` is no part of a wording").help =
            "words stand in quotes; a part is {slot:form}, a verb V:verb, a clitic ^word";
    }
    return item;
}

} // namespace

Wording read_wording(const PackLine& line, std::size_t first, Keys& keys, Diagnostics& diagnostics) {
    Wording wording;
    wording.at = line.at;
    int depth = 0;
    for (std::size_t i = first; i < line.tokens.size(); ++i) {
        Item item = read_item(line.tokens[i], keys, diagnostics);
        if (item.kind == Item::Kind::open) ++depth;
        if (item.kind == Item::Kind::close) --depth;
        if (depth < 0 || depth > 1) {
            diagnostics.add(Code::pack_line, line.tokens[i].at,
                            "brackets `[ … ]` stand one beside the other, not inside");
            break;
        }
        wording.items.push_back(std::move(item));
    }
    if (depth == 1) diagnostics.add(Code::pack_line, line.at, "a bracket `[` is not closed");
    return wording;
}

} // namespace cantrip::text
