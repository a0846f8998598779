// cantrip_generate: makes programs, plays them, and compares what must be equal.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/generator/command.hpp"

namespace {

constexpr const char* usage =
    "cantrip_generate --seed N                    print one program\n"
    "cantrip_generate --count N [--seed S]        check N programs, play each, print what they cover\n"
    "cantrip_generate --play --count N [--seed S] look for problems in play; shrink what is found into --out "
    "FOLDER\n"
    "cantrip_generate --against-reference --count N [--seed S]\n"
    "                                             compare with the reference interpreter\n"
    "cantrip_generate --replay-traces             play all games of tests/generator/traces again\n"
    "cantrip_generate --write-traces              write them anew\n"
    "cantrip_generate --file FILE                 look for problems in a program that was kept\n"
    "  --keep N                                   shrink up to N problems of each sort\n"
    "  --jobs N                                   use N processes at once\n";

} // namespace

int main(int argc, char** argv) {
    cantrip::generator::Request request;
    request.root = CANTRIP_SOURCE_DIR;
    request.library = request.root + "/stdlib";
    for (int i = 1; i < argc; ++i) {
        const std::string name = argv[i];
        const auto next = [&]() -> std::string { return i + 1 < argc ? argv[++i] : ""; };
        const auto number = [&] { return std::strtoull(next().c_str(), nullptr, 10); };
        if (name == "--seed")
            request.seed = number();
        else if (name == "--count")
            request.count = number();
        else if (name == "--players")
            request.players = static_cast<int>(number());
        else if (name == "--keep")
            request.keep = static_cast<int>(number());
        else if (name == "--jobs")
            request.jobs = std::max(1, static_cast<int>(number()));
        else if (name == "--play")
            request.play = true;
        else if (name == "--against-reference")
            request.reference = true;
        else if (name == "--write-traces")
            request.write_traces = true;
        else if (name == "--replay-traces")
            request.replay_traces = true;
        else if (name == "--file")
            request.file = next();
        else if (name == "--out")
            request.out = next();
        else {
            std::fputs(usage, stderr);
            return 2;
        }
    }
    return cantrip::generator::run(request);
}
