#include "tests/generator/isolated.hpp"

#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cantrip::generator {

std::string run_isolated(const std::function<std::string()>& function, unsigned seconds) {
    int ends[2];
    if (pipe(ends) != 0) return "crash: no pipe";
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child < 0) return "crash: no process";
    if (child == 0) {
        close(ends[0]);
        const rlimit limit{seconds, seconds};
        setrlimit(RLIMIT_CPU, &limit);
        const rlimit none{0, 0};
        setrlimit(RLIMIT_CORE, &none);
        // Not the handlers of a test frame, which would report as if the test itself had crashed.
        for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL}) std::signal(signal, SIG_DFL);
        const std::string text = function();
        std::size_t at = 0;
        while (at < text.size()) {
            const ssize_t wrote = write(ends[1], text.data() + at, text.size() - at);
            if (wrote <= 0) break;
            at += static_cast<std::size_t>(wrote);
        }
        _exit(0);
    }
    close(ends[1]);
    std::string out;
    char part[4096];
    for (ssize_t got = 0; (got = read(ends[0], part, sizeof part)) > 0;)
        out.append(part, static_cast<std::size_t>(got));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        if (signal == SIGXCPU || signal == SIGKILL)
            return "hang: more than " + std::to_string(seconds) + " seconds";
        return "crash: signal " + std::to_string(signal);
    }
    // A sanitizer ends the process itself.
    if (WIFEXITED(status) && WEXITSTATUS(status) != 0)
        return "crash: exit " + std::to_string(WEXITSTATUS(status));
    return out;
}

} // namespace cantrip::generator
