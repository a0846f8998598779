#include "tools/support/output.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "tools/support/visible_text.hpp"

namespace cantrip {

namespace fs = std::filesystem;

constexpr std::size_t buffer_size = 65536;

Output::Output(std::string path) : path_(std::move(path)) {
    if (path_.empty())
        file_ = stdout;
    else
        open();
}

Output::~Output() {
    if (file_ != nullptr && file_ != stdout) std::fclose(file_);
}

void Output::open() {
    // The user named the path, so a link is followed: it is kept and its target replaced.
    std::error_code no_target;
    const fs::path real = fs::canonical(path_, no_target);
    const std::string target = no_target ? path_ : real.string();
    struct stat status {};
    const bool exists = ::stat(target.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        // A device or a pipe: replacing it by a file would be a bad surprise.
        file_ = std::fopen(target.c_str(), "wb");
        if (file_ == nullptr) fail("cannot be written");
        return;
    }
    remove_stale_temporaries(fs::path(target).parent_path().string());
    temporary_.emplace(target, exists ? std::optional<mode_t>(status.st_mode) : std::nullopt);
    if (!temporary_->is_open()) fail("cannot be written");
}

void Output::write(std::string_view text) {
    if (data_ || file_ != stdout) return write_data(text);
    write_data(visible_text(text));
}

void Output::write_data(std::string_view bytes) {
    if (!error_.empty() || bytes.empty()) return;
    if (temporary_) {
        waiting_ += bytes;
        if (waiting_.size() >= buffer_size) flush();
    } else if (file_ != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size()) {
        fail("cannot be written");
    }
}

void Output::flush() {
    if (!error_.empty()) return;
    if (temporary_ && !temporary_->write(waiting_)) fail("cannot be written");
    waiting_.clear();
    if (file_ != nullptr && std::fflush(file_) != 0) fail("cannot be written");
}

std::string Output::commit() {
    flush();
    if (file_ != nullptr && file_ != stdout) {
        if (std::fclose(file_) != 0) fail("cannot be written");
        file_ = nullptr;
    }
    if (temporary_ && error_.empty() && !discarded_) {
        if (!temporary_->sync())
            fail("cannot be written");
        else if (!temporary_->rename())
            fail("cannot be put in its place");
    }
    temporary_.reset();
    return error_;
}

bool Output::is_terminal() const { return file_ == stdout && ::isatty(STDOUT_FILENO) == 1; }

void Output::fail(std::string_view what) {
    if (!error_.empty()) return;
    const std::string name = path_.empty() ? "standard output" : fmt::format("`{}`", path_);
    error_ = fmt::format("{} {}: {}", name, what, std::strerror(errno));
}

} // namespace cantrip
