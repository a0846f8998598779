#include "tools/support/remove_on_signal.hpp"

#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace cantrip {
namespace {

constexpr int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};

// A handler may use neither locks nor memory, so paths lie in a list that only grows; an entry without a path
// is free.
struct Entry {
    std::atomic<char*> path{nullptr};
    Entry* next = nullptr;
};
std::atomic<Entry*> entries{nullptr};

void remove_registered() {
    for (Entry* entry = entries.load(); entry != nullptr; entry = entry->next)
        if (const char* path = entry->path.load(); path != nullptr) ::unlink(path);
    // Folders once they are empty, the innermost first.
    for (bool removed = true; removed;) {
        removed = false;
        for (Entry* entry = entries.load(); entry != nullptr; entry = entry->next)
            if (const char* path = entry->path.load(); path != nullptr) removed |= ::rmdir(path) == 0;
    }
}

extern "C" void remove_and_end(int signal) {
    remove_registered();
    // Blocked until the handler returns; then it ends the process.
    ::raise(signal);
}

void install() {
    for (const int signal : ending_signals) {
        struct sigaction old {};
        // Whoever ignores a signal (nohup) or handles it goes on doing so; ours is there already the second
        // time.
        if (::sigaction(signal, nullptr, &old) != 0 || old.sa_handler != SIG_DFL) continue;
        struct sigaction action {};
        action.sa_handler = remove_and_end;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        ::sigaction(signal, &action, nullptr);
    }
}

} // namespace

void remove_on_signal(const std::string& path) {
    install();
    char* copy = ::strdup(path.c_str());
    for (Entry* entry = entries.load(); entry != nullptr; entry = entry->next) {
        char* none = nullptr;
        if (entry->path.compare_exchange_strong(none, copy)) return;
    }
    auto* entry = new Entry;
    entry->path = copy;
    entry->next = entries.load();
    entries = entry;
}

void keep_on_signal(const std::string& path) {
    for (Entry* entry = entries.load(); entry != nullptr; entry = entry->next) {
        char* known = entry->path.load();
        if (known == nullptr || path != known) continue;
        entry->path = nullptr;
        std::free(known);
        return;
    }
}

void end_without_memory() {
    constexpr std::string_view message = "error: there is not enough memory\n";
    // As for a signal, neither locks nor memory can be had here.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, message.data(), message.size());
    remove_registered();
    ::_exit(2);
}

SignalsHeld::SignalsHeld() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : ending_signals) sigaddset(&set, signal);
    held_ = ::sigprocmask(SIG_BLOCK, &set, &before_) == 0;
}

SignalsHeld::~SignalsHeld() {
    if (held_) ::sigprocmask(SIG_SETMASK, &before_, nullptr);
}

} // namespace cantrip
