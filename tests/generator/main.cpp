#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "tests/generator/compiled.hpp"
#include "tests/generator/generate.hpp"

using namespace cantrip;
using namespace cantrip::generator;

int main(int argc, char** argv) {
    std::uint64_t seed = 1, count = 0;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string name = argv[i];
        if (name == "--seed") seed = std::strtoull(argv[i + 1], nullptr, 10);
        if (name == "--count") count = std::strtoull(argv[i + 1], nullptr, 10);
    }
    const std::string library = std::string(CANTRIP_SOURCE_DIR) + "/stdlib";
    if (count == 0) {
        std::printf("%s", print_formatted(generate(seed).program).c_str());
        return 0;
    }
    std::size_t accepted = 0;
    std::map<std::string, int> codes;
    std::map<std::string, std::string> shown;
    for (std::uint64_t i = seed; i < seed + count; ++i) {
        const Generated made = generate(i);
        const std::string text = print_formatted(made.program);
        const auto checked = check_text(text, library);
        if (checked->ok()) {
            ++accepted;
            continue;
        }
        std::string all = checked->messages();
        std::size_t at = 0;
        while (at < all.size()) {
            const std::size_t end = all.find('\n', at);
            const std::string line = all.substr(at, end - at);
            at = end + 1;
            const std::string code = line.substr(0, 5);
            ++codes[code];
            const int number = std::atoi(line.c_str() + 6);
            std::size_t begin = 0;
            for (int n = 1; n < number; ++n) begin = text.find('\n', begin) + 1;
            if (shown[code].size() < 1500) shown[code] += "  seed " + std::to_string(i) + " " + line + "\n      " + text.substr(begin, text.find('\n', begin) - begin) + "\n";
        }
    }
    std::printf("accepted %zu of %llu\n", accepted, static_cast<unsigned long long>(count));
    for (const auto& [code, n] : codes) std::printf("%s %d\n%s", code.c_str(), n, shown[code].c_str());
}
