#include "lang/source/read_file.hpp"

#include <array>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <system_error>

#include <fmt/format.h>

namespace cantrip {
namespace {

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

Failure<ReadFailure> fail(ReadError kind, const std::string& path, std::string message) {
    return Failure{ReadFailure{kind, path, std::move(message)}};
}

Failure<ReadFailure> unreadable(const std::string& path, const std::error_code& reason) {
    return fail(ReadError::unreadable, path, fmt::format("`{}` cannot be read: {}", path, reason.message()));
}

Failure<ReadFailure> too_large(const std::string& path) {
    return fail(ReadError::too_large, path,
                fmt::format("`{}` is larger than {} MiB", path, max_file_size / (1024 * 1024)));
}

std::error_code last_error() { return {errno, std::generic_category()}; }

} // namespace

Result<Source, ReadFailure> read_file(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        return fail(ReadError::missing, path, fmt::format("`{}` does not exist", path));
    }
    if (error) return unreadable(path, error);
    if (std::filesystem::is_directory(status)) {
        return fail(ReadError::directory, path, fmt::format("`{}` is a folder, not a file", path));
    }
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
    if (!file) return unreadable(path, last_error());
    return read_stream(file.get(), path);
}

Result<Source, ReadFailure> read_stream(std::FILE* stream, const std::string& name) {
    std::string text;
    std::array<char, 65536> buffer;
    // Counted while reading: a pipe or a device has no size to ask for.
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), stream)) {
        text.append(buffer.data(), count);
        if (text.size() > max_file_size) return too_large(name);
    }
    if (std::ferror(stream) != 0) return unreadable(name, last_error());
    return Source{name, std::move(text)};
}

} // namespace cantrip
