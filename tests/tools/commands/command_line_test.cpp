// The binary as a user runs it.

#include <filesystem>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "lang/diagnostics/code.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/lint/rule.hpp"
#include "tools/proof/finding.hpp"
#include "tools/render/finding.hpp"

using namespace cantrip::testing;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("help and version go to standard output", "[cli]") {
    const RunResult version = run_cantrip({"--version"});
    CHECK(version.status == 0);
    CHECK_THAT(version.out, StartsWith("cantrip ") && Contains("build: ") && Contains("compiler: "));

    const RunResult help = run_cantrip({"--help"});
    CHECK(help.status == 0);
    CHECK_THAT(help.out, Contains("explain") && Contains("examples:"));
    CHECK(help.err.empty());
    CHECK(run_cantrip({"help"}).out == help.out);
    CHECK(run_cantrip({"help", "explain"}).out == run_cantrip({"explain", "--help"}).out);
    CHECK_THAT(run_cantrip({"check", "--help"}).out, Contains("--format") && Contains("cantrip check"));
}

TEST_CASE("without a command there is help, and status 2", "[cli]") {
    const RunResult r = run_cantrip({});
    CHECK(r.status == 2);
    CHECK(r.out.empty());
    CHECK_THAT(r.err, Contains("usage: cantrip"));
}

TEST_CASE("what is not known gets a suggestion and status 2", "[cli]") {
    RunResult r = run_cantrip({"chek"});
    CHECK(r.status == 2);
    CHECK(r.out.empty());
    CHECK(r.err == "error: there is no command `chek`\n  help: did you mean `check`?\n");

    r = run_cantrip({"explain", "--al"});
    CHECK(r.status == 2);
    CHECK_THAT(r.err, Contains("did you mean `--all`?"));

    r = run_cantrip({"check", "--format=jason"});
    CHECK(r.status == 2);
    CHECK_THAT(r.err, Contains("`--format` cannot be `jason`") && Contains("did you mean `json`?"));

    r = run_cantrip({"--verison"});
    CHECK(r.status == 2);
    CHECK_THAT(r.err, Contains("did you mean `--version`?"));
}

TEST_CASE("explain prints a page by code or name", "[cli]") {
    const RunResult by_code = run_cantrip({"explain", "c0003"});
    CHECK(by_code.status == 0);
    CHECK(by_code.out == read_all(CANTRIP_SOURCE_DIR "/docs/diagnostics/C0003.md"));
    CHECK(run_cantrip({"explain", "nul-byte"}).out == by_code.out);

    const RunResult unknown = run_cantrip({"explain", "nul-bite"});
    CHECK(unknown.status == 2);
    CHECK_THAT(unknown.err,
               Contains("there is no diagnostic `nul-bite`") && Contains("did you mean `nul-byte`?"));
    CHECK(run_cantrip({"explain", "p05"}).out == read_all(CANTRIP_SOURCE_DIR "/docs/proof/P05.md"));
    CHECK(run_cantrip({"explain", "dropped-option"}).out == run_cantrip({"explain", "P05"}).out);
    CHECK(run_cantrip({"explain"}).status == 2);
    CHECK(run_cantrip({"explain", "C0001", "C0002"}).status == 2);
    CHECK(run_cantrip({"explain", "--all", "C0001"}).status == 2);
}

TEST_CASE("explain lists all codes", "[cli]") {
    const auto list = boost::json::parse(run_cantrip({"explain", "--all", "--format", "json"}).out);
    REQUIRE(list.as_array().size() == cantrip::all_codes().size() + cantrip::proof::all_kinds().size() +
                                          cantrip::render::all_problems().size() +
                                          cantrip::lint::all_rules().size());
    for (const auto& entry : list.as_array()) {
        for (const char* key : {"code", "name", "category", "severity", "summary", "page"}) {
            CHECK_FALSE(entry.at(key).as_string().empty());
        }
    }
    CHECK_THAT(run_cantrip({"explain", "--all"}).out,
               Contains("C0003  error") && Contains("P05    error") && Contains("L0101  "));
}

TEST_CASE("check reads files, folders and standard input", "[cli]") {
    const Scratch scratch;
    scratch.write("set/package.cant", "package a_set\n");
    scratch.write("set/a.cant", "");
    scratch.write("set/deep/b.cant", "");
    scratch.write("set/.hidden/c.cant", "no card at all");
    RunResult r = run_cantrip({"check", scratch.path("set")});
    CHECK(r.status == 0);
    CHECK(r.out.empty());
    CHECK(r.err.empty());
    CHECK(run_cantrip({"check"}, {.input = {}, .folder = scratch.path("set"), .environment = {}}).status ==
          0);
    CHECK(run_cantrip({"check", "-"}).status == 0);
}

TEST_CASE("a file that cannot be read is reported, and the status is 2", "[cli]") {
    RunResult r = run_cantrip({"check", "none.cant", "--format", "compact"});
    CHECK(r.status == 2);
    CHECK(r.out == "none.cant:1:1: error[C0001 unreadable-file]: `none.cant` does not exist\n");
    r = run_cantrip({"check", "none.cant", "--format", "json"});
    CHECK(boost::json::parse(r.out).at("diagnostics").at(0).at("code") == "C0001");
    r = run_cantrip({"check", "none.cant"});
    CHECK_THAT(r.out, Contains("╭─ none.cant"));
    CHECK(r.err == "1 error\n");
    CHECK_THAT(run_cantrip({"check", "none.cant", "--ascii"}).out, Contains("--> none.cant"));
}

TEST_CASE("a file that is too large is reported as such", "[cli][limits]") {
    const Scratch scratch;
    const std::string path = scratch.write("large.cant", "");
    std::filesystem::resize_file(path, 65U * 1024 * 1024);
    const RunResult r = run_cantrip({"check", path, "--format", "compact"});
    CHECK(r.status == 2);
    CHECK_THAT(r.out, Contains("error[C0002 file-too-large]"));
}

TEST_CASE("colour is off when not on a terminal, and on when asked for", "[cli]") {
    CHECK(run_cantrip({"check", "none.cant"}).out.find('\033') == std::string::npos);
    CHECK(run_cantrip({"check", "none.cant", "--color", "always"}).out.find('\033') != std::string::npos);
    CHECK(run_cantrip({"check", "none.cant", "--color=never"}).out.find('\033') == std::string::npos);
    const auto colored = [](std::vector<std::string> environment) {
        return run_cantrip({"check", "none.cant"},
                           {.input = {}, .folder = {}, .environment = std::move(environment)})
                   .out.find('\033') != std::string::npos;
    };
    CHECK(colored({"FORCE_COLOR=1", "NO_COLOR="}));
    CHECK(colored({"CLICOLOR_FORCE=1", "NO_COLOR="}));
    CHECK_FALSE(colored({"FORCE_COLOR=0", "NO_COLOR="}));
    CHECK_FALSE(colored({"FORCE_COLOR=1", "NO_COLOR=1"}));
}
