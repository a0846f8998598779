#include "tools/lsp/positions.hpp"

#include <algorithm>

#include <boost/json/value.hpp>

#include "lang/support/utf8.hpp"

namespace cantrip::lsp {
namespace {

namespace json = boost::json;

std::uint32_t number_of(const json::value& object, std::string_view key) {
    const json::object* fields = object.if_object();
    const json::value* found = fields != nullptr ? fields->if_contains(key) : nullptr;
    if (found == nullptr || !found->is_int64()) return 0;
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(found->as_int64(), 0, 0x7fffffff));
}

// Beyond the basic plane a code point takes two units of UTF-16.
std::uint32_t units_of(const DecodedPoint& point, Encoding encoding) {
    if (encoding == Encoding::utf8) return static_cast<std::uint32_t>(point.length);
    return point.value > 0xffff ? 2 : 1;
}

} // namespace

Positions::Positions(std::string_view text, Encoding encoding)
    : text_(text), encoding_(encoding), starts_{0} {
    for (std::uint32_t i = 0; i < text.size(); ++i) {
        const bool lone_return = text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
        if (text[i] == '\n' || lone_return) starts_.push_back(i + 1);
    }
}

std::string_view Positions::line(std::uint32_t number) const {
    if (number >= starts_.size()) return {};
    const std::size_t end = number + 1 < starts_.size() ? starts_[number + 1] : text_.size();
    std::string_view line = text_.substr(starts_[number], end - starts_[number]);
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
    return line;
}

std::uint32_t Positions::offset(std::uint32_t number, std::uint32_t column) const {
    if (number >= starts_.size()) return static_cast<std::uint32_t>(text_.size());
    const std::string_view here = line(number);
    std::size_t at = 0;
    for (std::uint32_t counted = 0; at < here.size() && counted < column;) {
        const DecodedPoint point = decode_utf8(here, at);
        counted += units_of(point, encoding_);
        // A column inside a code point counts as its start.
        if (counted > column) break;
        at += point.length;
    }
    return starts_[number] + static_cast<std::uint32_t>(at);
}

std::uint32_t Positions::offset(const json::value& position) const {
    return offset(number_of(position, "line"), number_of(position, "character"));
}

std::uint32_t Positions::units(std::string_view text) const {
    std::uint32_t count = 0;
    for (std::size_t at = 0; at < text.size();) {
        const DecodedPoint point = decode_utf8(text, at);
        count += units_of(point, encoding_);
        at += point.length;
    }
    return count;
}

std::uint32_t Positions::line_of(std::uint32_t offset) const {
    const auto behind = std::upper_bound(starts_.begin(), starts_.end(), offset);
    return static_cast<std::uint32_t>(behind - starts_.begin()) - 1;
}

std::uint32_t Positions::column_of(std::uint32_t offset) const {
    const std::uint32_t number = line_of(std::min(offset, static_cast<std::uint32_t>(text_.size())));
    const std::size_t length = std::min<std::size_t>(offset - starts_[number], line(number).size());
    return units(line(number).substr(0, length));
}

json::object Positions::position(std::uint32_t offset) const {
    offset = std::min(offset, static_cast<std::uint32_t>(text_.size()));
    return {{"line", line_of(offset)}, {"character", column_of(offset)}};
}

json::object Positions::range(std::uint32_t begin, std::uint32_t end) const {
    return {{"start", position(begin)}, {"end", position(end)}};
}

} // namespace cantrip::lsp
