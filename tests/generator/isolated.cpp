#include "tests/generator/isolated.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <optional>
#include <poll.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace cantrip::generator {
namespace {

void write_all(int end, const void* data, std::size_t size) {
    const char* at = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t wrote = write(end, at, size);
        if (wrote <= 0) _exit(3);
        at += wrote;
        size -= static_cast<std::size_t>(wrote);
    }
}

// No files of memory, and not the handlers of a test frame, which would report as if the test itself had
// crashed.
void be_a_child() {
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL}) std::signal(signal, SIG_DFL);
}

// Ends the process after so much processor time from now on.
void allow(unsigned seconds) {
    const itimerval limit{{0, 0}, {static_cast<time_t>(seconds), 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
}

// Empty when a process ended by itself.
std::string end_of(pid_t child, unsigned seconds) {
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        if (signal == SIGPROF || signal == SIGKILL)
            return "hang: more than " + std::to_string(seconds) + " seconds";
        return "crash: signal " + std::to_string(signal);
    }
    // A sanitizer ends the process itself.
    return WEXITSTATUS(status) != 0 ? "crash: exit " + std::to_string(WEXITSTATUS(status)) : "";
}

// A process that works on every `step`th number. What it writes: the number when it begins, then the size of
// the text and the text.
struct Worker {
    std::uint64_t next = 0;
    pid_t child = 0;
    int end = -1;
    std::string read;
    std::optional<std::uint64_t> begun;
};

class Crew {
  public:
    Crew(const Jobs& jobs, const std::function<std::string(std::uint64_t)>& function,
         const std::function<void(std::uint64_t, const std::string&)>& made)
        : jobs_(jobs), function_(function), made_(made) {}

    void run() {
        for (int i = 0; i < jobs_.processes; ++i) {
            Worker& worker = workers_.emplace_back();
            worker.next = jobs_.first + static_cast<std::uint64_t>(i);
            start(worker);
        }
        for (;;) {
            std::vector<pollfd> ends;
            for (const Worker& worker : workers_)
                if (worker.end >= 0) ends.push_back({worker.end, POLLIN, 0});
            if (ends.empty()) return;
            if (poll(ends.data(), ends.size(), -1) < 0) return;
            for (const pollfd& end : ends)
                if (end.revents != 0)
                    hear(*std::find_if(workers_.begin(), workers_.end(),
                                       [&](const Worker& one) { return one.end == end.fd; }));
        }
    }

  private:
    [[nodiscard]] std::uint64_t step() const { return static_cast<std::uint64_t>(jobs_.processes); }

    void start(Worker& worker) {
        worker.end = -1;
        if (worker.next >= jobs_.first + jobs_.count) return;
        int ends[2];
        if (pipe(ends) != 0) return made_(worker.next, "crash: no pipe");
        std::fflush(nullptr);
        worker.child = fork();
        if (worker.child < 0) return made_(worker.next, "crash: no process");
        if (worker.child > 0) {
            close(ends[1]);
            worker.end = ends[0];
            return;
        }
        be_a_child();
        for (std::uint64_t number = worker.next; number < jobs_.first + jobs_.count; number += step()) {
            write_all(ends[1], &number, sizeof number);
            allow(jobs_.seconds);
            const std::string text = function_(number);
            allow(0);
            const std::uint64_t size = text.size();
            write_all(ends[1], &size, sizeof size);
            write_all(ends[1], text.data(), text.size());
        }
        _exit(0);
    }

    void hear(Worker& worker) {
        char part[65536];
        const ssize_t got = read(worker.end, part, sizeof part);
        if (got > 0) {
            worker.read.append(part, static_cast<std::size_t>(got));
            return take(worker);
        }
        close(worker.end);
        const std::string end = end_of(worker.child, jobs_.seconds);
        worker.read.clear();
        if (worker.begun) {
            made_(*worker.begun, end.empty() ? "crash: it ended in the middle" : end);
            worker.next = *worker.begun + step();
        }
        worker.begun.reset();
        start(worker);
    }

    void take(Worker& worker) {
        const auto number = [&](std::size_t at) {
            std::uint64_t value = 0;
            std::copy_n(worker.read.data() + at, sizeof value, reinterpret_cast<char*>(&value));
            return value;
        };
        constexpr std::size_t word = sizeof(std::uint64_t);
        while (worker.read.size() >= word) {
            if (!worker.begun) {
                worker.begun = number(0);
                worker.read.erase(0, word);
                continue;
            }
            const auto size = static_cast<std::size_t>(number(0));
            if (worker.read.size() < word + size) return;
            if (size > 0) made_(*worker.begun, worker.read.substr(word, size));
            worker.read.erase(0, word + size);
            worker.next = *worker.begun + step();
            worker.begun.reset();
        }
    }

    const Jobs& jobs_;
    const std::function<std::string(std::uint64_t)>& function_;
    const std::function<void(std::uint64_t, const std::string&)>& made_;
    std::vector<Worker> workers_;
};

} // namespace

std::string run_isolated(const std::function<std::string()>& function, unsigned seconds) {
    std::string found;
    run_isolated(
        {.first = 0, .count = 1, .seconds = seconds, .processes = 1},
        [&](std::uint64_t) { return function(); },
        [&](std::uint64_t, const std::string& text) { found = text; });
    return found;
}

void run_isolated(const Jobs& jobs, const std::function<std::string(std::uint64_t)>& function,
                  const std::function<void(std::uint64_t, const std::string&)>& made) {
    Crew(jobs, function, made).run();
}

} // namespace cantrip::generator
