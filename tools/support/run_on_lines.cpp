#include "tools/support/run_on_lines.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace cantrip {

std::optional<std::string> run_on_lines(const std::string& command, const std::vector<std::string>& lines) {
    std::string path = (std::filesystem::temp_directory_path() / "cantrip-words-XXXXXX").string();
    const int handle = ::mkstemp(path.data());
    if (handle < 0) return std::nullopt;
    std::string list;
    for (const std::string& line : lines) list += line + "\n";
    const bool written = ::write(handle, list.data(), list.size()) == static_cast<ssize_t>(list.size());
    ::close(handle);
    std::string out;
    int status = -1;
    if (written) {
        if (std::FILE* pipe = ::popen((command + " '" + path + "' 2>/dev/null").c_str(), "r");
            pipe != nullptr) {
            char buffer[4096];
            for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
                out.append(buffer, n);
            status = ::pclose(pipe);
        }
    }
    ::unlink(path.c_str());
    if (status != 0) return std::nullopt;
    return out;
}

} // namespace cantrip
