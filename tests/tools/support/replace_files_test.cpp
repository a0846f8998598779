// One writer for all commands: whole or not at all, never outside of the set, never over a change of others.

#include "tools/support/replace_files.hpp"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include <catch2/catch.hpp>

#include "lang/source/unfinished_write.hpp"
#include "tests/support/scratch.hpp"
#include "tools/support/temporary_file.hpp"
#include "tools/support/temporary_folder.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;
using Before = NewFile::Before;

namespace {

std::size_t count_below(const std::string& folder) {
    return static_cast<std::size_t>(std::distance(fs::recursive_directory_iterator(folder), {}));
}

// Runs in a child process, and gives its exit status or the signal that ended it.
template <typename Work> int in_child(Work work) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) ::_exit(work());
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace

TEST_CASE("several files are replaced together, with their permissions and new folders", "[write]") {
    const Scratch scratch;
    const std::string set = scratch.path("set");
    const std::string one = scratch.write("set/one", "1"), two = scratch.path("set/new/deep/two");
    fs::permissions(one, fs::perms::owner_read | fs::perms::owner_write);
    CHECK_FALSE(
        replace_files({{set, {{one, "1b", Before::same, "1"}, {two, "2", Before::absent}}}}).failed());
    CHECK(read_all(one) == "1b");
    CHECK(read_all(two) == "2");
    CHECK(fs::status(one).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(count_below(set) == 4); // two folders, two files: no journal, no temporary file
}

TEST_CASE("when one of several files cannot be written, none is", "[write]") {
    const Scratch scratch;
    const std::string set = scratch.path("set");
    const std::string one = scratch.write("set/one", "1"), block = scratch.write("set/block", "");
    const WriteError error =
        replace_files({{set, {{one, "1b"}, {set + "/new/x", "x"}, {block + "/two", "2"}}}});
    CHECK(error.failed());
    CHECK_FALSE(error.changed);
    CHECK(read_all(one) == "1");
    CHECK(count_below(set) == 2); // the folder that was made for `new/x` is gone again
}

TEST_CASE("a file that another program changed, removed or made is not replaced", "[write]") {
    const Scratch scratch;
    const std::string set = scratch.path("set");
    const std::string one = scratch.write("set/one", "1"), two = scratch.write("set/two", "2");
    for (const NewFile& wrong : std::vector<NewFile>{{two, "x", Before::same, "other"},
                                                     {two, "x", Before::absent},
                                                     {set + "/none", "x", Before::same, ""}}) {
        const WriteError error = replace_files({{set, {{one, "1b", Before::same, "1"}, wrong}}});
        CHECK(error.failed());
        CHECK(error.changed);
        CHECK(read_all(one) == "1");
        CHECK(read_all(two) == "2");
    }
    CHECK(count_below(set) == 2);
}

TEST_CASE("links that lead out of the set are refused, those inside are kept", "[write]") {
    const Scratch scratch;
    const std::string set = scratch.path("set"), outside = scratch.write("outside/file", "mine");
    scratch.write("set/real", "old");
    fs::create_symlink("../outside/file", set + "/link");
    fs::create_symlink("../outside", set + "/folder");
    fs::create_symlink("nowhere/at/all", set + "/dangling");
    fs::create_symlink("real", set + "/inner");
    for (const char* path : {"/link", "/folder/file", "/folder/new", "/dangling/new", "/../outside/file"}) {
        INFO(path);
        const WriteError error = replace_files({{set, {{set + path, "stolen"}}}});
        CHECK_THAT(error.message, Catch::Matchers::Contains("leads"));
    }
    CHECK(read_all(outside) == "mine");
    CHECK(count_below(scratch.path("outside")) == 1);
    CHECK_FALSE(replace_files({{set, {{set + "/inner", "new"}}}}).failed());
    CHECK(fs::is_symlink(set + "/inner"));
    CHECK(read_all(set + "/real") == "new");
}

TEST_CASE("a write that was killed behind its journal is finished, one before it is forgotten", "[write]") {
    const Scratch scratch;
    const std::string set = scratch.path("set"), mark = ".cantrip-0123456789abcdef";
    scratch.write("set/a", "old");
    scratch.write("set/l10n/b", "old");
    scratch.write("set/.a" + mark, "new");
    scratch.write("set/l10n/.b" + mark, "new");
    SECTION("journal") {
        scratch.write("set/.cantrip-journal",
                      journal_text({{".a" + mark, "a"}, {"l10n/.b" + mark, "l10n/b"}}));
        SECTION("nothing renamed yet") {}
        SECTION("one renamed") { fs::rename(set + "/.a" + mark, set + "/a"); }
        CHECK(finish_write(set).empty());
        CHECK(read_all(set + "/a") == "new");
        CHECK(read_all(set + "/l10n/b") == "new");
        CHECK(count_below(set) == 3);
    }
    SECTION("no journal") {
        CHECK(finish_write(set).empty());
        CHECK_FALSE(replace_files({{set, {{set + "/a", "other"}, {set + "/l10n/b", "other"}}}}).failed());
        CHECK(count_below(set) == 3);
    }
}

TEST_CASE("a journal of a stranger cannot touch anything but files of its set", "[write]") {
    const Scratch scratch;
    const std::string set = scratch.path("set"), mark = ".cantrip-0123456789abcdef";
    const std::string outside = scratch.write("outside/b", "mine");
    scratch.write("set/.b" + mark, "stolen");
    scratch.write("outside/.b" + mark, "stolen");
    fs::create_symlink("../outside", set + "/folder");
    for (const PendingRename& wrong : std::vector<PendingRename>{{".b" + mark, "../outside/b"},
                                                                 {"../outside/.b" + mark, "../outside/b"},
                                                                 {set + "/.b" + mark, set + "/b"},
                                                                 {"folder/.b" + mark, "folder/b"},
                                                                 {"folder/b", "folder/c"},
                                                                 {".b" + mark, "folder/b"}}) {
        INFO(wrong.from << " -> " << wrong.to);
        scratch.write("set/.cantrip-journal", journal_text({wrong}));
        CHECK_FALSE(finish_write(set).empty());
        CHECK(read_all(outside) == "mine");
        CHECK(count_below(scratch.path("outside")) == 2);
    }
    for (const char* text : {"", "cantrip journal 1\n", "cantrip journal 1\na\nend\n", "\0"}) {
        scratch.write("set/.cantrip-journal", text);
        CHECK_THAT(finish_write(set), Catch::Matchers::Contains("no journal"));
    }
}

TEST_CASE("signals remove temporary files and folders", "[write]") {
    const Scratch scratch;
    scratch.write("set/a", "old");
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        CHECK(in_child([&] {
                  // The test itself handles it.
                  std::signal(signal, SIG_DFL);
                  TemporaryFile file(scratch.path("set/a"), std::nullopt);
                  TemporaryFolder folder(scratch.path("set"), "made", 0777);
                  if (!file.write("half") || !folder.write("x/y/z", "half")) return 1;
                  if (count_below(scratch.path("set")) != 6) return 2;
                  ::raise(signal);
                  return 3;
              }) == signal);
        CHECK(count_below(scratch.path("set")) == 1);
    }
}

TEST_CASE("what a killed process left is removed by the next, a living one keeps its files", "[write]") {
    const Scratch scratch;
    scratch.write("set/a", "old");
    const auto leave = [&] {
        return in_child([&] {
            const TemporaryFile file(scratch.path("set/a"), std::nullopt);
            const TemporaryFolder folder(scratch.path("set"), "made", 0777);
            ::raise(SIGKILL);
            return 0;
        });
    };
    CHECK(leave() == SIGKILL);
    CHECK(count_below(scratch.path("set")) == 3);
    const TemporaryFile living(scratch.path("set/b"), std::nullopt);
    const TemporaryFolder folder(scratch.path("set"), "made", 0777);
    remove_stale_temporaries(scratch.path("set"));
    CHECK(fs::exists(living.path()));
    CHECK(fs::exists(folder.path()));
    CHECK(count_below(scratch.path("set")) == 3);
}

TEST_CASE("two writers that read, change and write lose nothing", "[write]") {
    const Scratch scratch;
    const std::string set = scratch.path("set"), path = scratch.write("set/sum", "");
    scratch.write("set/other", "");
    constexpr int rounds = 20;
    const auto add = [&](char letter) {
        for (int done = 0; done < rounds;) {
            const std::string old = read_all(path), other = read_all(set + "/other");
            const WriteError error =
                replace_files({{set,
                                {{path, old + letter, Before::same, old},
                                 {set + "/other", other + letter, Before::same, other}}}});
            if (error.failed() && !error.changed) return 1;
            if (!error.failed()) ++done;
        }
        return 0;
    };
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) ::_exit(add('b'));
    CHECK(add('a') == 0);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(status == 0);
    const std::string sum = read_all(path);
    CHECK(std::count(sum.begin(), sum.end(), 'a') == rounds);
    CHECK(std::count(sum.begin(), sum.end(), 'b') == rounds);
    CHECK(read_all(set + "/other") == sum);
}
