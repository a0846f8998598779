#include "lang/source/read_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <memory>
#include <string_view>
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

// Names for what the caller has opened already: `cantrip check <(make-cards)`.
bool is_open_already(std::string_view path) {
    return path == "/dev/stdin" || path.starts_with("/dev/fd/") || path.starts_with("/proc/self/fd/");
}

std::string_view sort_of(mode_t mode) {
    if (S_ISFIFO(mode)) return "a pipe";
    if (S_ISSOCK(mode)) return "a socket";
    return "a device";
}

// Why the path could not be opened.
Failure<ReadFailure> not_opened(const std::string& path) {
    const std::error_code reason = last_error();
    struct stat status {};
    if (reason != std::errc::no_such_file_or_directory && reason != std::errc::not_a_directory)
        return unreadable(path, reason);
    if (::lstat(path.c_str(), &status) == 0 && S_ISLNK(status.st_mode))
        return fail(ReadError::unreadable, path, fmt::format("`{}` is a link that leads nowhere", path));
    return fail(ReadError::missing, path, fmt::format("`{}` does not exist", path));
}

} // namespace

Result<Source, ReadFailure> read_file(const std::string& path) {
    const bool own = is_open_already(path);
    // Opening a pipe would wait for its other end.
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | (own ? 0 : O_NONBLOCK));
    if (handle < 0) return not_opened(path);
    const std::unique_ptr<std::FILE, Close> file(::fdopen(handle, "rb"));
    if (!file) {
        ::close(handle);
        return unreadable(path, last_error());
    }
    struct stat status {};
    if (::fstat(handle, &status) != 0) return unreadable(path, last_error());
    if (S_ISDIR(status.st_mode))
        return fail(ReadError::directory, path, fmt::format("`{}` is a folder, not a file", path));
    if (!S_ISREG(status.st_mode) && !own)
        return fail(ReadError::unreadable, path,
                    fmt::format("`{}` is {}, not a file", path, sort_of(status.st_mode)));
    return read_stream(file.get(), path);
}

Result<std::optional<Source>, ReadFailure> read_if_there(const std::string& path) {
    auto source = read_file(path);
    if (source) return std::optional<Source>(std::move(source).value());
    if (source.error().kind == ReadError::missing) return std::optional<Source>();
    return Failure{source.error()};
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
