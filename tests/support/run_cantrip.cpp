#include "tests/support/run_cantrip.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"

namespace cantrip::testing {
namespace {

void redirect(int stream, const std::string& path, int flags) {
    const int handle = ::open(path.c_str(), flags, 0600);
    if (handle < 0 || ::dup2(handle, stream) < 0) ::_exit(127);
}

} // namespace

// Files instead of pipes: nothing can block, however much is written.
RunResult run_cantrip(const std::vector<std::string>& arguments, const RunOptions& options) {
    const Scratch scratch;
    const std::string in = scratch.write("in", options.input);
    const std::string out = scratch.write("out", "");
    const std::string err = scratch.write("err", "");
    std::vector<std::string> words{CANTRIP_BINARY};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    std::vector<std::string> environment = options.environment;

    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        redirect(STDIN_FILENO, in, O_RDONLY);
        redirect(STDOUT_FILENO, out, O_WRONLY);
        redirect(STDERR_FILENO, err, O_WRONLY);
        if (!options.folder.empty() && ::chdir(options.folder.c_str()) != 0) ::_exit(127);
        for (std::string& entry : environment) ::putenv(entry.data());
        ::execv(CANTRIP_BINARY, argv.data());
        ::_exit(127);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    const int exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {exit_status, read_all(out), read_all(err)};
}

} // namespace cantrip::testing
