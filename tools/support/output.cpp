#include "tools/support/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

namespace cantrip {

namespace fs = std::filesystem;

Output::Output(std::string path) : path_(std::move(path)) {
    if (path_.empty())
        file_ = stdout;
    else
        open();
}

Output::~Output() {
    if (file_ != nullptr && file_ != stdout) std::fclose(file_);
    // Not committed: leave what was there before.
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void Output::open() {
    // A link is kept and its target replaced.
    std::error_code no_target;
    const fs::path real = fs::canonical(path_, no_target);
    target_ = no_target ? path_ : real.string();

    std::error_code ignored;
    const fs::file_status status = fs::status(target_, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        // A device or a pipe: replacing it by a file would be a bad surprise.
        file_ = std::fopen(target_.c_str(), "wb");
        if (file_ == nullptr) fail("cannot be written");
        return;
    }
    const std::string temporary = fmt::format("{}.tmp{}", target_, ::getpid());
    const int handle = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (handle < 0) return fail("cannot be written");
    temporary_ = temporary;
    if (fs::exists(status)) {
        // Best effort: a file that stays private matters more than an error about it.
        (void)!::fchmod(handle, static_cast<mode_t>(status.permissions()));
    }
    file_ = ::fdopen(handle, "wb");
}

void Output::write(std::string_view text) {
    if (file_ == nullptr || !error_.empty() || text.empty()) return;
    if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail("cannot be written");
}

void Output::flush() {
    if (file_ != nullptr && error_.empty() && std::fflush(file_) != 0) fail("cannot be written");
}

std::string Output::commit() {
    flush();
    if (file_ != nullptr && file_ != stdout) {
        if (std::fclose(file_) != 0) fail("cannot be written");
        file_ = nullptr;
    }
    if (error_.empty() && !temporary_.empty() && !discarded_) {
        if (std::rename(temporary_.c_str(), target_.c_str()) == 0)
            temporary_.clear();
        else
            fail("cannot be put in its place");
    }
    return error_;
}

bool Output::is_terminal() const { return file_ == stdout && ::isatty(STDOUT_FILENO) == 1; }

void Output::fail(std::string_view what) {
    if (!error_.empty()) return;
    const std::string name = path_.empty() ? "standard output" : fmt::format("`{}`", path_);
    error_ = fmt::format("{} {}: {}", name, what, std::strerror(errno));
}

} // namespace cantrip
