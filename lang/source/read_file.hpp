#pragma once
// Reading a file whole, with an error that says what is wrong with it.

#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>

#include "lang/source/source.hpp"
#include "lang/support/result.hpp"

namespace cantrip {

// A set of ten thousand cards is about 6 MB. Ten times that is a mistake (a picture, a log), and offsets must
// fit 32 bits with room to spare.
inline constexpr std::size_t max_file_size = std::size_t{64} * 1024 * 1024;

enum class ReadError { missing, unreadable, directory, too_large };

struct ReadFailure {
    ReadError kind;
    std::string path;
    std::string message; // in the style of diagnostics: "`a.cant` does not exist"
};

// The bytes as they are: nothing is decoded, skipped or changed. Pipes and devices are refused, because
// reading one may never end; only those that the caller opened (`/dev/stdin`, `/dev/fd/N`) are read. A link
// to nothing is unreadable, not missing.
[[nodiscard]] Result<Source, ReadFailure> read_file(const std::string& path);

// The same for a file that need not exist: nothing when it is missing. A file that exists and cannot be read
// is still an error.
[[nodiscard]] Result<std::optional<Source>, ReadFailure> read_if_there(const std::string& path);

// The same from an open stream, such as standard input; `name` is what messages show.
[[nodiscard]] Result<Source, ReadFailure> read_stream(std::FILE* stream, const std::string& name);

} // namespace cantrip
