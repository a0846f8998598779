#pragma once
// Programs that are not ours and that tests compare with. A test that needs one and does not find it fails
// and names the package to install: a check that did not run is no pass.

#include <string>

namespace cantrip::testing {

// What a shell command printed, both streams together.
struct ShellResult {
    int status = -1;
    std::string out;
};
[[nodiscard]] ShellResult run_shell(const std::string& command);

// Fail the test unless there is such a program, such a file, a hunspell dictionary, a module of Debian's
// Python. `package` is the Debian package that has it.
void require_program(const std::string& name, const std::string& package);
void require_file(const std::string& path, const std::string& package);
void require_dictionary(const std::string& name, const std::string& package);

// Runs a Python program of the tests ("tests/…/name.py") with Debian's Python, the only one that sees
// Debian's modules. Fails the test unless the module is there.
[[nodiscard]] ShellResult run_python(const std::string& program, const std::string& arguments,
                                     const std::string& module, const std::string& package);

} // namespace cantrip::testing
