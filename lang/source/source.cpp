#include "lang/source/source.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"

namespace cantrip {
namespace {

constexpr std::uint32_t block_size = 512;

std::uint32_t count_code_points(std::string_view text) {
    return static_cast<std::uint32_t>(std::count_if(text.begin(), text.end(), starts_code_point));
}

} // namespace

LineIndex::LineIndex(std::string_view text) {
    const auto size = static_cast<std::uint32_t>(text.size());
    starts_.push_back(text.starts_with(byte_order_mark) ? static_cast<std::uint32_t>(byte_order_mark.size())
                                                        : 0);
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        starts_.push_back(static_cast<std::uint32_t>(at + 1));
    }
    std::uint32_t total = 0;
    for (std::uint32_t begin = 0; begin < size; begin += block_size) {
        block_counts_.push_back(total);
        total += count_code_points(text.substr(begin, block_size));
    }
    block_counts_.push_back(total);
}

Position LineIndex::position(std::string_view text, std::uint32_t offset) const {
    // Inside the byte-order mark is the start of the file.
    const auto end = static_cast<std::uint32_t>(text.size());
    offset = std::max(std::min(offset, end), starts_.front());
    // No code point is longer than four bytes; a longer run is not UTF-8, and must not cost a walk through
    // the file.
    for (int step = 0; step < 3 && offset > starts_.front() && offset < end; ++step) {
        if (starts_code_point(text[offset])) break;
        --offset;
    }

    const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
    const auto line = static_cast<std::uint32_t>(after - starts_.begin());
    const std::uint32_t before = code_points_before(text, starts_[line - 1]);
    return {line, code_points_before(text, offset) - before + 1};
}

std::uint32_t LineIndex::code_points_before(std::string_view text, std::uint32_t offset) const {
    const std::uint32_t block = offset / block_size;
    const std::uint32_t begin = block * block_size;
    // The end of a file whose size is a multiple of the block has a count but no bytes.
    if (begin >= text.size()) return block_counts_.back();
    return block_counts_[block] + count_code_points(text.substr(begin, offset - begin));
}

std::string_view LineIndex::line(std::string_view text, std::uint32_t number) const {
    if (number == 0 || number > line_count()) return {};
    const std::uint32_t begin = starts_[number - 1];
    std::size_t end = number < line_count() ? starts_[number] - 1 : text.size();
    if (number < line_count() && end > begin && text[end - 1] == '\r') --end;
    return text.substr(begin, end - begin);
}

FileId Sources::add(std::string path, std::string text) {
    files_.push_back(std::make_unique<Source>(Source{std::move(path), std::move(text)}));
    lines_.emplace_back();
    return static_cast<FileId>(files_.size() - 1);
}

std::string_view Sources::text(Span span) const {
    const std::string_view whole = at(span.file).text;
    const auto begin = std::min<std::size_t>(span.begin, whole.size());
    const auto end = std::clamp<std::size_t>(span.end, begin, whole.size());
    return whole.substr(begin, end - begin);
}

const LineIndex& Sources::lines(FileId file) const {
    if (!lines_[file]) lines_[file] = std::make_unique<LineIndex>(at(file).text);
    return *lines_[file];
}

Position Sources::position(FileId file, std::uint32_t offset) const {
    return lines(file).position(at(file).text, offset);
}

} // namespace cantrip
