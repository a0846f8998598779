#include "tools/support/run_on_lines.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>

extern char** environ;

namespace cantrip {
namespace {

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ::ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// A file that is gone again with the object.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::vector<std::string>& lines) {
        std::error_code failed;
        path_ = (std::filesystem::temp_directory_path(failed) / "cantrip-words-XXXXXX").string();
        const int file = failed ? -1 : ::mkstemp(path_.data());
        if (file < 0) {
            path_.clear();
            return;
        }
        std::string text;
        for (const std::string& line : lines) text += line + "\n";
        written_ = write_all(file, text);
        ::close(file);
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        if (!path_.empty()) ::unlink(path_.c_str());
    }

    [[nodiscard]] bool written() const { return written_; }
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::string path_;
    bool written_ = false;
};

// Starts the program with its output in the pipe; its messages go nowhere. -1 when it cannot be started.
::pid_t start(std::vector<std::string> arguments, int output) {
    std::vector<char*> list;
    for (std::string& argument : arguments) list.push_back(argument.data());
    list.push_back(nullptr);
    ::posix_spawn_file_actions_t actions;
    if (::posix_spawn_file_actions_init(&actions) != 0) return -1;
    ::pid_t child = -1;
    const bool started =
        ::posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) == 0 &&
        ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) == 0 &&
        ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
        ::posix_spawnp(&child, list[0], &actions, nullptr, list.data(), environ) == 0;
    ::posix_spawn_file_actions_destroy(&actions);
    return started ? child : -1;
}

std::string read_all(int file) {
    std::string out;
    char buffer[4096];
    for (;;) {
        const ::ssize_t got = ::read(file, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return out;
        out.append(buffer, static_cast<std::size_t>(got));
    }
}

bool succeeded(::pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return false;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

std::optional<std::string> run_on_lines(const std::vector<std::string>& command,
                                        const std::vector<std::string>& lines) {
    const TemporaryFile file(lines);
    if (!file.written() || command.empty()) return std::nullopt;
    // Close-on-exec: another child that is started meanwhile must not hold the pipe open.
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
    std::vector<std::string> arguments = command;
    arguments.push_back(file.path());
    const ::pid_t child = start(std::move(arguments), ends[1]);
    ::close(ends[1]);
    std::string out = child < 0 ? std::string() : read_all(ends[0]);
    ::close(ends[0]);
    if (child < 0 || !succeeded(child)) return std::nullopt;
    return out;
}

} // namespace cantrip
