#include "tools/cli/watch.hpp"

#include <fmt/format.h>

#include "tools/support/folder_watch.hpp"

namespace cantrip {

Exit run_watched(const Invocation& invocation, const std::string& except,
                 FunctionRef<Exit(std::vector<std::string>& folders)> once) {
    std::vector<std::string> folders;
    if (!invocation.arguments.has("--watch")) return once(folders);
    if (invocation.arguments.has("--output"))
        return invocation.fail("`--watch` has no end, so no file can be written at it",
                               "leave `--output` out, or `--watch`");
    Exit status = once(folders);
    // Opened once: what changes while the command runs is told afterwards.
    FolderWatch watch(folders, except);
    if (!watch.is_open())
        return invocation.fail("the folders of the set cannot be watched",
                               "is this not Linux, or a network folder?");
    while (true) {
        invocation.output.flush();
        invocation.message("waiting for changes; Ctrl-C ends");
        const std::vector<std::string> changed = watch.wait();
        if (changed.empty()) return status;
        const auto start = std::chrono::steady_clock::now();
        std::vector<std::string> ignored;
        status = once(ignored);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        invocation.message(fmt::format(
            "{} changed; done in {:.2f} s",
            changed.size() == 1 ? changed.front() : fmt::format("{} files", changed.size()), took.count()));
    }
}

} // namespace cantrip
