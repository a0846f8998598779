#include "tools/render/box_text.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"

namespace cantrip::render {
namespace {

constexpr std::string_view no_break = "\xc2\xa0", thin_no_break = "\xe2\x80\xaf";

std::string in_capitals(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const DecodedPoint point = decode_utf8(text, i);
        append_utf8(out, upper_letter(point.value));
        i += point.length;
    }
    return out;
}

bool accepts(const AbilityFilter& filter, const AbilityContent& ability) {
    if (filter.bodies_only) return ability.heading.empty() && ability.face.empty();
    const bool same = (filter.heading.empty() || filter.heading == ability.heading) &&
                      (filter.face.empty() || filter.face == ability.face);
    return filter.except ? !same : same;
}

// An icon never starts a line without its number, nor leaves its word.
void bind_before_icon(Paragraph& paragraph) {
    if (paragraph.empty() || paragraph.back().icon) return;
    std::string& text = paragraph.back().text;
    if (text.ends_with(no_break))
        text.erase(text.size() - no_break.size());
    else if (text.ends_with(' ') && !text.ends_with("  "))
        text.pop_back();
    else
        return;
    const bool number = !text.empty() && text.back() >= '0' && text.back() <= '9';
    text += number ? thin_no_break : no_break;
}

// Where the label of an ability ends, before a condition in parentheses or behind the colon; 0 when there is
// none.
std::size_t label_end(const std::vector<text::Piece>& pieces) {
    std::string all;
    for (const text::Piece& piece : pieces) {
        if (piece.icon) break;
        all += piece.text;
    }
    const std::size_t colon = all.find(": ");
    if (colon == std::string::npos) return 0;
    return std::min(all.find(" ("), colon + 1);
}

} // namespace

const Icon* BoxText::icon_of(const std::string& name, Colour& tint, const Colours& colour) {
    const auto symbol = layout.symbols.find(name);
    const Icon* icon = icons.find(symbol == layout.symbols.end() ? name : symbol->second.icon);
    if (!icon) return nullptr;
    const ColourName own{layout.tables.contains("ink") ? "ink" : "#000000", 0, box.at};
    const bool tinted = symbol != layout.symbols.end() && symbol->second.colour && !box.colour;
    tint = colour(tinted ? *symbol->second.colour : box.colour ? *box.colour : own);
    return icon;
}

// Letters, and icons for the characters that the layout has a symbol for.
void BoxText::add_letters(Paragraph& out, std::string_view text, bool bold, const Colours& colour) {
    std::string plain;
    const auto flush = [&] {
        if (!plain.empty())
            out.push_back({box.font.capitals ? in_capitals(plain) : plain, nullptr, {}, bold});
        plain.clear();
    };
    for (std::size_t i = 0; i < text.size();) {
        const DecodedPoint point = decode_utf8(text, i);
        const std::string letter(text.substr(i, point.length));
        Colour tint;
        const Icon* icon =
            point.length > 1 && layout.symbols.contains(letter) ? icon_of(letter, tint, colour) : nullptr;
        if (icon) {
            flush();
            out.push_back({letter, icon, tint, false});
        } else {
            plain += letter;
        }
        i += point.length;
    }
    flush();
}

void BoxText::add_pieces(Paragraph& out, const std::vector<text::Piece>& pieces, bool labelled,
                         const Colours& colour) {
    std::size_t label = labelled ? label_end(pieces) : 0;
    for (const text::Piece& piece : pieces) {
        if (!piece.icon) {
            const std::size_t bold = std::min(label, piece.text.size());
            label -= bold;
            add_letters(out, std::string_view(piece.text).substr(0, bold), true, colour);
            add_letters(out, std::string_view(piece.text).substr(bold), false, colour);
            continue;
        }
        Colour tint;
        const Icon* icon = icon_of(piece.text, tint, colour);
        if (!icon && style == "mixed") continue; // the word stands before it
        if (!icon) {
            missing_icons.push_back(piece.text);
            add_letters(out, piece.alt, false, colour);
            continue;
        }
        bind_before_icon(out);
        out.push_back({style == "mixed" ? "" : piece.alt, icon, tint, false});
    }
}

std::vector<Paragraph> BoxText::paragraphs(const Colours& colour) {
    std::vector<Paragraph> out;
    Paragraph line;
    for (const TextSource& source : box.text) {
        const auto part = static_cast<std::size_t>(source.part);
        if (part > card.parts.size()) continue;
        const CardContent& of = part == 0 ? card : card.parts[part - 1];
        if (source.kind == TextSource::Kind::literal) {
            add_letters(line, source.text, false, colour);
        } else if (source.kind == TextSource::Kind::field) {
            const auto field = of.fields.find(source.text);
            if (field == of.fields.end()) continue;
            if (!field->second.printable) unprintable.push_back(source.text);
            add_pieces(line, field->second.pieces, false, colour);
        } else {
            const auto& all = source.kind == TextSource::Kind::rules ? of.rules : of.abilities;
            const auto texts = all.find(style);
            if (texts == all.end()) continue;
            for (const AbilityContent& ability : texts->second) {
                if (!accepts(source.filter, ability)) continue;
                out.emplace_back();
                add_pieces(out.back(), ability.pieces, ability.labelled, colour);
            }
        }
    }
    // Literals alone beside empty fields say nothing.
    if (!line.empty()) out.insert(out.begin(), std::move(line));
    if (!box.stacked || out.empty()) return out;
    std::vector<Paragraph> stacked(1);
    for (Inline& piece : out.front()) {
        if (!piece.icon && piece.text == "  ")
            stacked.emplace_back();
        else
            stacked.back().push_back(std::move(piece));
    }
    return stacked;
}

} // namespace cantrip::render
