#include "tools/lsp/frames.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace cantrip::lsp {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

void FrameReader::add(std::string_view bytes) {
    if (broken_.empty()) buffer_ += bytes;
}

std::optional<std::size_t> FrameReader::body_length(std::string_view header) {
    std::optional<std::size_t> length;
    while (!header.empty()) {
        const std::size_t end = std::min(header.find('\n'), header.size());
        const std::string_view line = header.substr(0, end);
        header.remove_prefix(std::min(end + 1, header.size()));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos ||
            !equal_ignoring_case(trimmed(line.substr(0, colon)), "Content-Length"))
            continue;
        const std::string_view digits = trimmed(line.substr(colon + 1));
        std::size_t number = 0;
        const auto [stop, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (failed != std::errc{} || stop != digits.data() + digits.size()) return std::nullopt;
        length = number;
    }
    return length;
}

std::optional<std::string> FrameReader::next() {
    if (!broken_.empty()) return std::nullopt;
    const std::size_t end = buffer_.find("\r\n\r\n");
    if (end == std::string::npos || end > max_header_size) {
        if (buffer_.size() > max_header_size) broken_ = "the header of a message is too long";
        return std::nullopt;
    }
    const auto length = body_length(std::string_view(buffer_).substr(0, end));
    if (!length) {
        broken_ = "a message has no valid Content-Length";
        return std::nullopt;
    }
    if (*length > max_body_size) {
        broken_ = fmt::format("a message of {} bytes is too long", *length);
        return std::nullopt;
    }
    if (buffer_.size() < end + 4 + *length) return std::nullopt;
    std::string body = buffer_.substr(end + 4, *length);
    buffer_.erase(0, end + 4 + *length);
    return body;
}

std::string frame(std::string_view body) {
    return fmt::format("Content-Length: {}\r\n\r\n{}", body.size(), body);
}

} // namespace cantrip::lsp
