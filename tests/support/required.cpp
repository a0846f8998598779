#include "tests/support/required.hpp"

#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <set>

#include <catch2/catch.hpp>

#include "tools/support/spelling.hpp"

namespace cantrip::testing {
namespace {

const std::string python = "/usr/bin/python3";

void require(bool found, const std::string& what, const std::string& package) {
    if (!found) FAIL(what << " is not installed; it is in the package " << package << ": tools/dev/deps.sh");
}

} // namespace

ShellResult run_shell(const std::string& command) {
    std::FILE* pipe = ::popen(("{ " + command + "\n} 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    ShellResult result;
    char buffer[4096];
    for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
        result.out.append(buffer, n);
    const int status = ::pclose(pipe);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

void require_program(const std::string& name, const std::string& package) {
    // A test of many files asks again and again.
    static std::set<std::string> found;
    if (!found.contains(name)) require(run_shell("command -v " + name).status == 0, name, package);
    found.insert(name);
}

void require_file(const std::string& path, const std::string& package) {
    require(std::filesystem::exists(path), path, package);
}

void require_dictionary(const std::string& name, const std::string& package) {
    require_program("hunspell", "hunspell");
    require(Dictionary::open(name).has_value(), "the hunspell dictionary " + name, package);
}

ShellResult run_python(const std::string& program, const std::string& arguments, const std::string& module,
                       const std::string& package) {
    require_file(python, "python3");
    static std::set<std::string> found;
    if (!found.contains(module)) {
        require(run_shell(python + " -c 'import " + module + "'").status == 0, "Python's " + module, package);
        found.insert(module);
    }
    return run_shell(python + " " CANTRIP_SOURCE_DIR "/" + program + " " + arguments);
}

} // namespace cantrip::testing
