// Preloaded into a program: makes a call to the system go wrong.
//
// CANTRIP_FAULT=CALL:N:WHAT lets the N-th CALL (write, fsync, rename, open, mkdir, unlink, malloc) end in
// WHAT: an errno as a number, `short` (a write of one byte), `interrupt` (SIGINT arrives) or `kill` (the
// process ends there). CANTRIP_FAULT_COUNTS=FILE writes how often each was called. `open` counts openings
// that create or write.

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

enum Call { call_write, call_fsync, call_rename, call_open, call_mkdir, call_unlink, call_malloc, calls };
constexpr const char* names[calls] = {"write", "fsync", "rename", "open", "mkdir", "unlink", "malloc"};
long counts[calls];
int wanted = -1;
long wanted_number;
char what[16];
bool ready;

__attribute__((constructor)) void begin() {
    const char* fault = std::getenv("CANTRIP_FAULT");
    char name[16] = "";
    if (fault != nullptr && std::sscanf(fault, "%15[^:]:%ld:%15s", name, &wanted_number, what) == 3)
        for (int i = 0; i < calls; ++i)
            if (std::strcmp(names[i], name) == 0) wanted = i;
    ready = true;
}

__attribute__((destructor)) void end() {
    const char* path = std::getenv("CANTRIP_FAULT_COUNTS");
    ready = false;
    std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "w");
    if (file == nullptr) return;
    for (int i = 0; i < calls; ++i) std::fprintf(file, "%s %ld\n", names[i], counts[i]);
    std::fclose(file);
}

enum class Strike { none, fail, part };

Strike strike(Call call) {
    if (!ready || ++counts[call] != wanted_number || call != wanted) return Strike::none;
    if (std::strcmp(what, "kill") == 0) ::raise(SIGKILL);
    if (std::strcmp(what, "interrupt") == 0) {
        ::raise(SIGINT);
        return Strike::none;
    }
    if (std::strcmp(what, "short") == 0) return Strike::part;
    errno = std::atoi(what);
    return Strike::fail;
}

template <typename Function> Function real(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

int opened(const char* path, int flags, mode_t mode) {
    const bool writes = (flags & (O_CREAT | O_WRONLY | O_RDWR)) != 0;
    if (writes && strike(call_open) != Strike::none) return -1;
    return real<int (*)(const char*, int, ...)>("open64")(path, flags, mode);
}

mode_t mode_in(int flags, std::va_list rest) { return (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0; }

} // namespace

extern "C" {

// Messages are no part of the result.
ssize_t write(int file, const void* data, size_t size) {
    const Strike struck = file == 1 || file == 2 ? Strike::none : strike(call_write);
    if (struck == Strike::fail) return -1;
    return real<ssize_t (*)(int, const void*, size_t)>("write")(
        file, data, struck == Strike::part && size > 1 ? 1 : size);
}

int fsync(int file) { return strike(call_fsync) == Strike::none ? real<int (*)(int)>("fsync")(file) : -1; }

int rename(const char* from, const char* to) noexcept {
    if (strike(call_rename) != Strike::none) return -1;
    return real<int (*)(const char*, const char*)>("rename")(from, to);
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
    if (strike(call_rename) != Strike::none) return -1;
    return real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(from_folder, from,
                                                                                    to_folder, to, flags);
}

int mkdir(const char* path, mode_t mode) noexcept {
    return strike(call_mkdir) == Strike::none ? real<int (*)(const char*, mode_t)>("mkdir")(path, mode) : -1;
}

int unlink(const char* path) noexcept {
    return strike(call_unlink) == Strike::none ? real<int (*)(const char*)>("unlink")(path) : -1;
}

int open(const char* path, int flags, ...) {
    std::va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(flags, rest);
    va_end(rest);
    return opened(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    std::va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(flags, rest);
    va_end(rest);
    return opened(path, flags, mode);
}

void* __libc_malloc(size_t size);
void* malloc(size_t size) noexcept {
    return strike(call_malloc) == Strike::none ? __libc_malloc(size) : nullptr;
}

} // extern "C"
