/* Loaded into every process that a test starts (LD_PRELOAD). Changes the code of the running program, not its file:
 *   CANTRIP_MUTANT      "NAME:ADDRESS:BYTE,…": in the executable NAME, the byte at ADDRESS becomes BYTE
 *   CANTRIP_SITES       a file of lines "NAME ADDRESS NUMBER": places to watch
 *   CANTRIP_SITES_SEEN  a file with a byte for each NUMBER, which is set when the program gets to the place
 * A watched place is a breakpoint until the program gets there for the first time. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

struct site {
    unsigned char* at;
    unsigned char byte;
    unsigned number;
};
static struct site* sites;
static size_t site_count;
static unsigned char* seen;

static int base_of_program(struct dl_phdr_info* info, size_t size, void* out) {
    (void)size;
    *(unsigned char**)out = (unsigned char*)info->dlpi_addr;
    return 1; /* the program itself is the first */
}

static void make_writable(unsigned char* at) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    unsigned char* start = (unsigned char*)((size_t)at & ~(page - 1));
    if (mprotect(start, 2 * page, PROT_READ | PROT_WRITE | PROT_EXEC) != 0 &&
        mprotect(start, page, PROT_READ | PROT_WRITE | PROT_EXEC) != 0)
        abort();
}

static int by_address(const void* a, const void* b) {
    const struct site *x = a, *y = b;
    return x->at < y->at ? -1 : x->at > y->at;
}

static void on_trap(int signal, siginfo_t* info, void* context) {
    (void)signal, (void)info;
    greg_t* next = &((ucontext_t*)context)->uc_mcontext.gregs[REG_RIP];
    struct site key = {(unsigned char*)*next - 1, 0, 0};
    const struct site* found = bsearch(&key, sites, site_count, sizeof key, by_address);
    if (!found) abort();
    seen[found->number] = 1;
    *found->at = found->byte;
    *next -= 1;
}

static void patch(const char* name, unsigned char* base, char* list) {
    for (char* entry = strtok(list, ","); entry; entry = strtok(NULL, ",")) {
        char* address = strchr(entry, ':');
        *address++ = 0;
        if (strcmp(entry, name) != 0) continue;
        unsigned char* at = base + strtoul(address, &address, 16);
        make_writable(at);
        *at = (unsigned char)strtoul(address + 1, NULL, 16);
    }
}

static void watch(const char* name, unsigned char* base, FILE* list, const char* seen_path) {
    const int file = open(seen_path, O_RDWR | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) abort();
    seen = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (seen == MAP_FAILED) abort();
    close(file);
    char of[256];
    unsigned long address;
    unsigned number;
    size_t room = 0;
    while (fscanf(list, "%255s %lx %u", of, &address, &number) == 3) {
        if (strcmp(of, name) != 0 || seen[number]) continue;
        if (site_count == room) sites = realloc(sites, (room = 2 * room + 64) * sizeof *sites);
        sites[site_count].at = base + address;
        sites[site_count].byte = base[address];
        sites[site_count++].number = number;
    }
    qsort(sites, site_count, sizeof *sites, by_address);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_trap;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    sigaction(SIGTRAP, &action, NULL);
    for (size_t i = 0; i < site_count; ++i) make_writable(sites[i].at), *sites[i].at = 0xcc;
}

__attribute__((constructor(101))) static void start(void) {
    char path[4096];
    const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length <= 0) return;
    path[length] = 0;
    const char* name = strrchr(path, '/') + 1;
    unsigned char* base = NULL;
    dl_iterate_phdr(base_of_program, &base);
    const char* list = getenv("CANTRIP_MUTANT");
    if (list) {
        char* copy = strdup(list);
        patch(name, base, copy);
        free(copy);
    }
    const char* watched = getenv("CANTRIP_SITES");
    if (watched) {
        FILE* file = fopen(watched, "r");
        if (!file) abort();
        watch(name, base, file, getenv("CANTRIP_SITES_SEEN"));
        fclose(file);
    }
}
