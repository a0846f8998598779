#pragma once
// A source file as the rest of the program sees it: bytes with a name, and places in it.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lang/support/id.hpp"

namespace cantrip {

// Index of a file in Sources. 32-bit ids keep tokens, nodes and diagnostics small.
using FileId = Id<struct Source>;

// A range of bytes in one file; `end` is one past the last byte.
struct Span {
    FileId file{};
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    friend bool operator==(const Span&, const Span&) = default;
};

// One-based line and column as people and SARIF count them; `column` counts code points.
struct Position {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

// Where each line starts. Built once a file; a look-up is a binary search and a look at a few hundred bytes,
// however long the line. Lines end with LF or CR LF; a leading byte-order mark has no column.
class LineIndex {
  public:
    explicit LineIndex(std::string_view text);
    // Offsets past the end count as the end; an offset inside a code point counts as its first byte.
    [[nodiscard]] Position position(std::string_view text, std::uint32_t offset) const;
    // Offset of the first byte that line() shows.
    [[nodiscard]] std::uint32_t line_begin(std::uint32_t number) const { return starts_[number - 1]; }
    // The text of a one-based line without its line break.
    [[nodiscard]] std::string_view line(std::string_view text, std::uint32_t number) const;
    [[nodiscard]] std::uint32_t line_count() const { return static_cast<std::uint32_t>(starts_.size()); }

  private:
    [[nodiscard]] std::uint32_t code_points_before(std::string_view text, std::uint32_t offset) const;

    std::vector<std::uint32_t> starts_;
    // Code points that start before each block of the file, so that a line of 50 MB is not counted from its
    // start for every diagnostic in it.
    std::vector<std::uint32_t> block_counts_;
};

struct Source {
    std::string path; // as the user named it: what messages show
    std::string text;
};

// All files of one run. The address of a Source never changes once it is added, so views into its text stay
// good.
class Sources {
  public:
    FileId add(std::string path, std::string text);
    [[nodiscard]] const Source& at(FileId file) const { return *files_[file]; }
    [[nodiscard]] std::string_view text(Span span) const;
    // Built on first use: most files never need one.
    [[nodiscard]] const LineIndex& lines(FileId file) const;
    [[nodiscard]] Position position(FileId file, std::uint32_t offset) const;
    [[nodiscard]] std::size_t size() const { return files_.size(); }

  private:
    std::vector<std::unique_ptr<Source>> files_;
    mutable std::vector<std::unique_ptr<LineIndex>> lines_;
};

} // namespace cantrip
