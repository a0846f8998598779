#include "tests/support/terminal.hpp"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include <catch2/catch.hpp>

namespace cantrip::testing {
namespace {

constexpr int minute = 60'000;

enum class Read { some, end, too_late };

// What comes next. The end of a terminal is an error of reading.
Read read_more(int terminal, std::string& text) {
    pollfd waiting{terminal, POLLIN, 0};
    if (::poll(&waiting, 1, minute) <= 0) return Read::too_late;
    char buffer[4096];
    const ssize_t count = ::read(terminal, buffer, sizeof buffer);
    if (count <= 0) return Read::end;
    for (ssize_t i = 0; i < count; ++i)
        if (buffer[i] != '\r' || i + 1 == count || buffer[i + 1] != '\n') text += buffer[i];
    return Read::some;
}

[[noreturn]] void become_cantrip(const std::vector<std::string>& arguments,
                                 std::vector<std::string> environment) {
    std::vector<std::string> words{CANTRIP_BINARY};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    ::unsetenv("NO_COLOR");
    ::setenv("TERM", "xterm", 1);
    for (std::string& entry : environment) ::putenv(entry.data());
    ::execv(CANTRIP_BINARY, argv.data());
    ::_exit(127);
}

} // namespace

Screen run_on_terminal(const std::vector<std::string>& arguments, const std::vector<Typed>& typed,
                       const std::vector<std::string>& environment) {
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    REQUIRE(child >= 0);
    if (child == 0) become_cantrip(arguments, environment);
    Screen screen;
    std::size_t seen = 0;
    Read last = Read::some;
    for (const Typed& one : typed) {
        while (last == Read::some && screen.text.find(one.after, seen) == std::string::npos)
            last = read_more(terminal, screen.text);
        if (last != Read::some) break;
        seen = screen.text.size();
        const std::string line = one.line + "\n";
        if (::write(terminal, line.data(), line.size()) < 0) break;
    }
    const bool all_typed = last == Read::some;
    while (last == Read::some) last = read_more(terminal, screen.text);
    if (last == Read::too_late) ::kill(child, SIGKILL);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    ::close(terminal);
    INFO(screen.text);
    CHECK(all_typed);
    CHECK(last == Read::end);
    screen.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return screen;
}

} // namespace cantrip::testing
