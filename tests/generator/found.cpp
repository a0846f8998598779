#include "tests/generator/found.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "lang/source/read_file.hpp"

namespace cantrip::generator {

Found read_found(const std::string& path) {
    Found out;
    out.name = std::filesystem::path(path).stem().string();
    if (auto file = read_file(path); file.ok()) out.text = file.value().text;
    unsigned long long seed = 1;
    (void)std::sscanf(out.text.c_str(), "// players %d, seed %llu", &out.players, &seed);
    out.seed = seed;
    out.compared = out.text.find("// compared\n") != std::string::npos;
    if (const std::size_t at = out.text.find("// open: "); at != std::string::npos)
        out.open = out.text.substr(at + 9, out.text.find('\n', at) - at - 9);
    return out;
}

std::vector<Found> read_all_found(const std::string& folder) {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".cant") paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    std::vector<Found> out;
    for (const std::string& path : paths) out.push_back(read_found(path));
    return out;
}

} // namespace cantrip::generator
