#pragma once
// Frames of the base protocol: headers, an empty line, and a body of so many bytes.

#include <optional>
#include <string>
#include <string_view>

namespace cantrip::lsp {

inline constexpr std::size_t max_header_size = 4096;
// Larger than any card file (lang/source/read_file.hpp) with its JSON escapes would need to be.
inline constexpr std::size_t max_body_size = std::size_t{128} * 1024 * 1024;

// Collects bytes and gives out whole bodies. A frame that is too large or has no length is an error from
// which a stream cannot recover: `broken` says why, and no further body comes.
class FrameReader {
  public:
    void add(std::string_view bytes);
    [[nodiscard]] std::optional<std::string> next();
    [[nodiscard]] const std::string& broken() const { return broken_; }

  private:
    [[nodiscard]] std::optional<std::size_t> body_length(std::string_view header);

    std::string buffer_;
    std::string broken_;
};

[[nodiscard]] std::string frame(std::string_view body);

} // namespace cantrip::lsp
