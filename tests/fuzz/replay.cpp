// Runs files and folders through the fuzz target without libFuzzer: what was found once stays found.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "lang/source/read_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void run(const std::filesystem::path& path) {
    const auto source = cantrip::read_file(path.string());
    if (!source) return;
    const std::string& text = source.value().text;
    // Named before it runs, so that a crash tells which one it was.
    std::printf("%s\n", path.c_str());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

} // namespace

int main(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        if (!std::filesystem::is_directory(arguments[i])) {
            run(arguments[i]);
            continue;
        }
        for (const auto& entry : std::filesystem::recursive_directory_iterator(arguments[i]))
            if (entry.is_regular_file()) run(entry.path());
    }
    return 0;
}
