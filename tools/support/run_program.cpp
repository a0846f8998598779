#include "tools/support/run_program.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "tools/support/temporary_file.hpp"

extern char** environ;

namespace cantrip {
namespace {

constexpr std::size_t max_output = std::size_t{256} * 1024 * 1024;

class Handle {
  public:
    explicit Handle(int number) : number_(number) {}
    ~Handle() { close(); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    [[nodiscard]] int get() const { return number_; }
    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

  private:
    int number_;
};

// A nameless file in memory: the program may read it at its own pace, so no pipe can block.
bool fill(int file, std::string_view text) {
    return write_all(file, text) && ::lseek(file, 0, SEEK_SET) == 0;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> out;
    out.reserve(texts.size() + 1);
    for (std::string& text : texts) out.push_back(text.data());
    out.push_back(nullptr);
    return out;
}

// Ours, but for the names that the call sets.
std::vector<std::string> environment_of(const ProgramCall& call) {
    std::vector<std::string> out = call.environment;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const std::string name(text.substr(0, text.find('=') + 1));
        bool replaced = false;
        for (const std::string& own : call.environment) replaced = replaced || own.starts_with(name);
        if (!replaced) out.emplace_back(text);
    }
    return out;
}

::pid_t start(const ProgramCall& call, int input, int output) {
    std::vector<std::string> arguments = call.command, variables = environment_of(call);
    const std::vector<char*> argument_list = pointers(arguments), variable_list = pointers(variables);
    ::posix_spawn_file_actions_t actions;
    if (::posix_spawn_file_actions_init(&actions) != 0) return -1;
    ::pid_t child = -1;
    const bool started =
        ::posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) == 0 &&
        ::posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) == 0 &&
        ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
        ::posix_spawnp(&child, argument_list[0], &actions, nullptr, argument_list.data(),
                       variable_list.data()) == 0;
    ::posix_spawn_file_actions_destroy(&actions);
    return started ? child : -1;
}

bool read_all(int file, std::string& out) {
    char buffer[65536];
    for (;;) {
        const ssize_t got = ::read(file, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return got == 0;
        if (out.size() + static_cast<std::size_t>(got) > max_output) return false;
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

std::optional<std::string> run_program(const ProgramCall& call) {
    if (call.command.empty()) return std::nullopt;
    const Handle input(::memfd_create("cantrip-input", MFD_CLOEXEC));
    if (input.get() < 0 || !fill(input.get(), call.input)) return std::nullopt;
    // Close-on-exec: another child that is started meanwhile must not hold the pipe open.
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
    Handle from(ends[0]), to(ends[1]);
    const ::pid_t child = start(call, input.get(), to.get());
    to.close();
    if (child < 0) return std::nullopt;
    std::string out;
    const bool whole = read_all(from.get(), out);
    from.close();
    if (!succeeded(child) || !whole) return std::nullopt;
    return out;
}

} // namespace cantrip
