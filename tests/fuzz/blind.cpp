// Runs a target on inputs of the corpus that are changed at random, without libFuzzer and in any build:
//   cantrip_fuzz_blind SECONDS SEED FINDS FOLDER…
// It sees no branches and so finds less for each input, but an optimised build tries many times more of them
// than a sanitized one. An input that crashes, breaks a promise or takes over a minute is written to the
// folder FINDS. Prints executions and seconds.

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "lang/source/read_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t longest = 4000; // as libFuzzer is told by tools/dev/fuzz.sh
constexpr unsigned slowest = 60;

// For the handler of signals, which may not allocate.
std::string current;
char find_path[4096];

void keep_find(int signal) {
    const int file = ::open(find_path, O_CREAT | O_WRONLY | O_TRUNC, 0644);
    if (file >= 0) {
        const ssize_t written = ::write(file, current.data(), current.size());
        ::close(file);
        if (written < 0) ::_exit(3);
    }
    const char* told =
        signal == SIGALRM ? "a find: over a minute\n" : "a find: a crash or a broken promise\n";
    if (::write(2, told, std::strlen(told)) < 0) ::_exit(3);
    ::_exit(1);
}

class Mutator {
  public:
    Mutator(std::uint32_t seed, std::vector<std::string> corpus) : random_(seed), corpus_(std::move(corpus)) {
        for (const std::string& text : corpus_) collect_words(text);
    }

    std::string next() {
        std::string text = any(corpus_);
        for (std::size_t changes = 1 + below(6); changes > 0; --changes) change(text);
        if (text.size() > longest) text.resize(longest);
        return text;
    }

  private:
    std::size_t below(std::size_t most) { return most == 0 ? 0 : random_() % most; }
    const std::string& any(const std::vector<std::string>& from) { return from[below(from.size())]; }

    // Runs of letters, runs of digits and single signs: what inputs of this format are made of.
    void collect_words(const std::string& text) {
        for (std::size_t at = 0; at < text.size() && words_.size() < 4000;) {
            std::size_t end = at + 1;
            while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0 &&
                   std::isalnum(static_cast<unsigned char>(text[end])) != 0)
                ++end;
            words_.push_back(text.substr(at, end - at));
            at = end;
        }
        words_.insert(words_.end(),
                      {"-1", "2147483647", "999999999999", std::string("\0", 1), "\xff", "\n", "\""});
    }

    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1), length = below(1 + below(40));
        switch (below(8)) {
        case 0:
            if (at < text.size()) text[at] = static_cast<char>(random_());
            break;
        case 1:
            if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
            break;
        case 2: text.erase(std::min(at, text.size()), length); break;
        case 3: text.insert(at, any(words_)); break;
        case 4: text.insert(at, text.substr(below(text.size() + 1), length)); break;
        case 5: {
            const std::string& other = any(corpus_);
            text.insert(at, other.substr(below(other.size() + 1), 4 * length));
            break;
        }
        case 6: {
            // A word in place of another.
            const std::string& old = any(words_);
            const std::size_t found = text.find(old, at);
            if (found != std::string::npos) text.replace(found, old.size(), any(words_));
            break;
        }
        default: text.resize(below(text.size() + 1));
        }
    }

    std::mt19937 random_;
    std::vector<std::string> corpus_;
    std::vector<std::string> words_;
};

std::vector<std::string> inputs_below(int count, char** folders) {
    std::vector<std::string> out{""};
    for (int i = 0; i < count; ++i)
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folders[i])) {
            if (!entry.is_regular_file()) continue;
            if (const auto file = cantrip::read_file(entry.path().string()))
                out.push_back(file.value().text.substr(0, longest));
        }
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace

int main(int count, char** arguments) {
    if (count < 5) {
        std::fputs("cantrip_fuzz_blind SECONDS SEED FINDS FOLDER…\n", stderr);
        return 2;
    }
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atol(arguments[1]));
    const auto seed = static_cast<std::uint32_t>(std::strtoul(arguments[2], nullptr, 10));
    const char* target = std::getenv("CANTRIP_FUZZ_TARGET");
    std::snprintf(find_path, sizeof find_path, "%s/%s-%u", arguments[3], target == nullptr ? "x" : target,
                  seed);
    for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGALRM})
        std::signal(signal, keep_find);
    Mutator mutator(seed, inputs_below(count - 4, arguments + 4));
    unsigned long executions = 0;
    while (std::chrono::steady_clock::now() < end) {
        ::alarm(slowest);
        for (int i = 0; i < 16; ++i, ++executions) {
            current = mutator.next();
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current.data()), current.size());
        }
    }
    std::printf("%lu\n", executions);
    return 0;
}
