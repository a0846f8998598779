// cantrip_text_truth: whether generated effects say what they do.

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tests/text_truth/truth.hpp"
#include "tools/text/languages.hpp"

namespace {

constexpr const char* usage =
    "cantrip_text_truth [--count GAMES] [--seed S] [--neighbours N] [--keep N] [--lang TAG]…\n";

} // namespace

int main(int argc, char** argv) {
    cantrip::truth::Task task;
    for (int i = 1; i < argc; i += 2) {
        const char* name = argv[i];
        if (i + 1 >= argc) {
            std::fputs(usage, stderr);
            return 2;
        }
        const unsigned long long number = std::strtoull(argv[i + 1], nullptr, 10);
        if (std::strcmp(name, "--count") == 0)
            task.games = number;
        else if (std::strcmp(name, "--seed") == 0)
            task.seed = number;
        else if (std::strcmp(name, "--neighbours") == 0)
            task.neighbours = number;
        else if (std::strcmp(name, "--keep") == 0)
            task.keep = number;
        else if (std::strcmp(name, "--lang") == 0)
            task.languages.emplace_back(argv[i + 1]);
        else {
            std::fputs(usage, stderr);
            return 2;
        }
    }
    if (task.languages.empty()) task.languages = {"en", "cs", "sr-Latn", "de"};
    const cantrip::truth::Truth truth = cantrip::truth::look_for_lies(task);
    std::fputs(cantrip::truth::report(truth).c_str(), stdout);
    return 0;
}
