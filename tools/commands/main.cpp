// The outermost edge: the only place that catches exceptions, which here are bugs or an exhausted memory.

#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "tools/commands/run.hpp"

int main(int argc, char** argv) {
    try {
        const std::vector<std::string> words(argv + 1, argv + argc);
        return static_cast<int>(cantrip::run_command_line(words));
    } catch (const std::bad_alloc&) {
        std::fputs("error: there is not enough memory\n", stderr);
        return static_cast<int>(cantrip::Exit::failed);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "internal error: %s\n", error.what());
        return static_cast<int>(cantrip::Exit::failed);
    }
}
