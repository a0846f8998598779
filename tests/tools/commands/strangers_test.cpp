// Card sets of strangers: nothing outside of a set is read or written, nothing of it is run, and what cannot
// be read is told.

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;
using Catch::Matchers::Contains;

namespace {

// A set as `init` makes it, ready to be spoiled.
class Set {
  public:
    Set() { REQUIRE(run_cantrip({"init", path(), "--game", "evenfall", "--name", "owls"}).status == 0); }
    [[nodiscard]] std::string path(const std::string& name = {}) const {
        return scratch.path(name.empty() ? "owls" : "owls/" + name);
    }
    void with_texts() const { REQUIRE(run_cantrip({"l10n", "update", path()}).status == 0); }

    const Scratch scratch;
};

// An ill-formatted file: `fmt` would write it.
constexpr const char* untidy = "ritual    zz   \"ZZ\" {\n instant: gain 2 mana\n}\n";

} // namespace

TEST_CASE("links that lead out of a set are neither read nor written", "[strangers]") {
    const Set set;
    set.with_texts();
    const std::string mine = set.scratch.write("home/profile", untidy);
    SECTION("a card file") {
        fs::create_symlink("../home/profile", set.path("zz.cant"));
        for (const std::vector<std::string>& command :
             std::vector<std::vector<std::string>>{{"check", set.path()},
                                                   {"fmt", set.path()},
                                                   {"fmt", set.path("zz.cant")},
                                                   {"lint", set.path(), "--fix"}}) {
            const RunResult result = run_cantrip(command);
            INFO(command[0]);
            CHECK(result.status == 2);
            CHECK_THAT(result.out + result.err, Contains("leads out of"));
            CHECK_THAT(result.out + result.err, !Contains("instant: gain"));
        }
    }
    SECTION("the texts of translators") {
        for (const char* name : {"l10n/lock", "l10n/cs.texts"}) {
            INFO(name);
            fs::remove(set.path(name));
            fs::create_symlink("../../home/profile", set.path(name));
            const RunResult result = run_cantrip({"l10n", "update", set.path()});
            CHECK(result.status == 2);
            CHECK_THAT(result.err, Contains("leads out of"));
        }
    }
    SECTION("their folder") {
        fs::remove_all(set.path("l10n"));
        fs::create_symlink("../home", set.path("l10n"));
        CHECK(run_cantrip({"l10n", "update", set.path()}).status == 2);
        CHECK(run_cantrip({"text", set.path(), "--lang", "cs"}).status == 2);
    }
    SECTION("what an import keeps") {
        RunResult po = run_cantrip({"l10n", "export", set.path(), "--lang", "cs"});
        REQUIRE(po.status == 0);
        const std::string file =
            set.scratch.write("cs.po", po.out + "\nmsgid \"export EVIL=1\"\nmsgstr \"\"\n");
        fs::create_symlink("../../home/profile", set.path("l10n/cs.kept.po"));
        const RunResult result = run_cantrip({"l10n", "import", file, set.path(), "--lang", "cs"});
        CHECK(result.status == 2);
        CHECK_THAT(result.err, Contains("leads out of"));
    }
    CHECK(read_all(mine) == untidy);
    CHECK(std::distance(fs::directory_iterator(set.scratch.path("home")), {}) == 1);
}

TEST_CASE("a language pack cannot name a path as its code", "[strangers]") {
    const Set set;
    for (const char* code : {"../../../OUTSIDE", "/tmp/OUTSIDE", "x", "CS", "c s", ""}) {
        INFO(code);
        set.scratch.write("lib/text/xx/language.lex",
                          std::string("language ") + code + " \"X\"\nprints xx\n");
        const RunResult result =
            run_cantrip({"l10n", "update", set.path(), "--lib", set.scratch.path("lib")});
        CHECK(result.status == 2);
        CHECK_FALSE(fs::exists(set.scratch.path("OUTSIDE.texts")));
    }
    set.scratch.write("lib/text/xx/language.lex", "language xx \"X\"\nprints ../xx\n");
    CHECK(run_cantrip({"text", set.path(), "--lib", set.scratch.path("lib"), "--lang", "../xx"}).status == 2);
}

TEST_CASE("nothing that the repository of a set configures is run", "[strangers]") {
    const Set set;
    const std::string root = set.path(), pwned = set.scratch.path("PWNED");
    const std::string git = "git -c user.name=x -c user.email=x@example.org -C '" + root + "' ";
    REQUIRE(std::system((git + "init -q . && " + git + "add . && " + git + "commit -q -m x").c_str()) == 0);
    for (const char* key : {"filter.evil.smudge", "filter.evil.process", "core.fsmonitor", "core.pager",
                            "core.sshCommand", "diff.evil.textconv", "core.alternateRefsCommand"})
        REQUIRE(std::system((git + "config " + key + " 'touch " + pwned + "; cat'").c_str()) == 0);
    set.scratch.write("owls/.git/info/attributes", "* filter=evil diff=evil\n");
    set.scratch.write("owls/.git/hooks/post-checkout", "#!/bin/sh\ntouch " + pwned + "\n");
    fs::permissions(set.path(".git/hooks/post-checkout"), fs::perms::all);
    const RunResult result = run_cantrip({"l10n", "impact", root, "--since", "HEAD", "--lang", "en"});
    INFO(result.err);
    CHECK(result.status == 0);
    CHECK_FALSE(fs::exists(pwned));
    CHECK(run_cantrip({"l10n", "impact", root, "--since", "--output=x", "--lang", "en"}).status == 2);
}

TEST_CASE("names of folders for temporary files reach no shell", "[strangers]") {
    const Set set;
    const std::string strange = set.scratch.path("x'; touch PWNED; '");
    fs::create_directories(strange);
    for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
             {"graph", set.path(), "--format", "svg"}, {"lexicon", "verify", set.path(), "--lang", "cs"}}) {
        const RunResult result = run_cantrip(
            command, {.input = {}, .folder = set.scratch.path(""), .environment = {"TMPDIR=" + strange}});
        CHECK(result.status <= 2);
        CHECK_FALSE(fs::exists(set.scratch.path("PWNED")));
    }
}

TEST_CASE("names cannot steer a terminal or write markup", "[strangers]") {
    const Set set;
    const std::string controls = "\x1b]0;owned\x07\x1b[2J\u009b31m\u202e";
    set.scratch.write("owls/zz.cant",
                      "ritual zz \"<script>*x*</script>" + controls + "\" {\n  instant: gain 2 mana\n}\n");
    set.scratch.write("owls/" + std::string("b\x1b[2J\u009b.cant"), untidy);
    const std::vector<std::vector<std::string>> commands{{"check", set.path()},
                                                         {"text", set.path()},
                                                         {"text", set.path(), "--format", "markdown"},
                                                         {"fmt", set.path(), "--check"},
                                                         {"fmt", set.path(), "--diff"},
                                                         {"show", "zz", set.path()},
                                                         {"lint", set.path()},
                                                         {"l10n", "update", set.path()},
                                                         {"coverage", set.path()},
                                                         {"test", set.path()},
                                                         {"graph", set.path()},
                                                         {"text", "why", "zz", set.path()}};
    for (const auto& command : commands) {
        const RunResult result = run_cantrip(command);
        INFO(command[0] << " " << command.back() << "\n" << result.out << result.err);
        CHECK(result.status <= 2);
        for (const char* control : {"\x1b", "\x07", "\u009b", "\u202e"})
            CHECK((result.out + result.err).find(control) == std::string::npos);
        if (command.back() == "markdown") CHECK_THAT(result.out, !Contains("<script>") && !Contains("*x*"));
    }
}

TEST_CASE("pipes and devices in a set are named, not waited for", "[strangers]") {
    const Set set;
    set.with_texts();
    SECTION("a card file") {
        REQUIRE(::mkfifo(set.path("x.cant").c_str(), 0600) == 0);
        for (const char* command : {"check", "fmt", "lint", "text"}) {
            const RunResult result = run_cantrip({command, set.path()});
            CHECK(result.status == 2);
            CHECK_THAT(result.out + result.err, Contains("is a pipe, not a file"));
        }
    }
    SECTION("a lock file") {
        fs::remove(set.path("l10n/lock"));
        REQUIRE(::mkfifo(set.path("l10n/lock").c_str(), 0600) == 0);
        const RunResult result = run_cantrip({"l10n", "update", set.path()});
        CHECK(result.status == 2);
        CHECK_THAT(result.err, Contains("is a pipe, not a file"));
    }
    CHECK(run_cantrip({"check", "/dev/zero"}).status == 2);
    CHECK(run_cantrip({"check", "/dev/stdin"},
                      {.input = "game x \"X\" { players 1..2 }\n", .folder = {}, .environment = {}})
              .status <= 1);
}

TEST_CASE("links that lead nowhere or in a circle are not absent", "[strangers]") {
    const Set set;
    set.with_texts();
    SECTION("card file to nothing") { fs::create_symlink("nothing", set.path("x.cant")); }
    SECTION("card file to itself") { fs::create_symlink("x.cant", set.path("x.cant")); }
    for (const char* command : {"check", "text", "lint"}) {
        if (!fs::is_symlink(fs::symlink_status(set.path("x.cant")))) break;
        INFO(command);
        CHECK(run_cantrip({command, set.path()}).status == 2);
    }
    SECTION("texts") {
        fs::remove_all(set.path("l10n"));
        fs::create_symlink("nowhere", set.path("l10n"));
        for (const std::vector<std::string>& command :
             std::vector<std::vector<std::string>>{{"text", set.path(), "--lang", "cs"},
                                                   {"l10n", "status", set.path()},
                                                   {"l10n", "update", set.path()}}) {
            const RunResult result = run_cantrip(command);
            CHECK(result.status == 2);
            CHECK_THAT(result.err, Contains("leads nowhere"));
        }
    }
    SECTION("a pack in a circle") {
        fs::create_directories(set.scratch.path("lib/text"));
        fs::create_symlink("xx", set.scratch.path("lib/text/xx"));
        for (const char* command : {"text", "show"}) {
            const std::vector<std::string> words = command == std::string("text")
                                                       ? std::vector<std::string>{"text", set.path()}
                                                       : std::vector<std::string>{"show", "zz", set.path()};
            std::vector<std::string> all = words;
            all.insert(all.end(), {"--lib", set.scratch.path("lib")});
            CHECK_THAT(run_cantrip(all).err, !Contains("internal error"));
        }
        CHECK(run_cantrip({"l10n", "update", set.path(), "--lib", set.scratch.path("lib")}).status == 2);
    }
    SECTION("a code of 5000 letters") {
        set.scratch.write("lib/text/xx/language.lex",
                          "language " + std::string(5000, 'x') + " \"X\"\nprints xx\n");
        const RunResult result =
            run_cantrip({"text", set.path(), "--lib", set.scratch.path("lib"), "--lang", "xx"});
        CHECK_THAT(result.err, !Contains("internal error"));
    }
}

TEST_CASE("a folder that cannot be read is an error", "[strangers]") {
    const Set set;
    set.scratch.write("owls/secret/x.cant", untidy);
    fs::permissions(set.path("secret"), fs::perms::none);
    const std::string out = set.scratch.write("out", "");
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        // Root may read everything.
        if (::geteuid() == 0 && ::setresuid(65534, 65534, 65534) != 0) ::_exit(99);
        if (::access(set.path("package.cant").c_str(), R_OK) != 0 || ::access(CANTRIP_BINARY, X_OK) != 0)
            ::_exit(99);
        if (::freopen("/dev/null", "w", stdout) == nullptr) ::_exit(99);
        ::execl(CANTRIP_BINARY, CANTRIP_BINARY, "check", set.path().c_str(), nullptr);
        ::_exit(98);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    fs::permissions(set.path("secret"), fs::perms::owner_all);
    REQUIRE(WIFEXITED(status));
    if (WEXITSTATUS(status) == 99)
        WARN("the folder of this test is closed to other users, so root cannot try it");
    else
        CHECK(WEXITSTATUS(status) == 2);
}
