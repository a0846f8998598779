// The entry point: the only place that catches exceptions, which are bugs here.

#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "tools/commands/run.hpp"
#include "tools/support/remove_on_signal.hpp"

int main(int argc, char** argv) {
    std::set_new_handler(cantrip::end_without_memory);
    try {
        const std::vector<std::string> words(argv + 1, argv + argc);
        return static_cast<int>(cantrip::run_command_line(words));
    } catch (const std::bad_alloc&) {
        // Thrown without asking operator new: a size that cannot be, or a library of others.
        cantrip::end_without_memory();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "internal error: %s\n", error.what());
        return static_cast<int>(cantrip::Exit::failed);
    }
}
