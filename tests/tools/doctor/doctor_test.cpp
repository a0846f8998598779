#include <algorithm>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/doctor/examine.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

const std::string stdlib = CANTRIP_SOURCE_DIR "/stdlib";

// A search that sees nothing but the folders named.
LibrarySearch only(std::vector<std::string> folders) {
    LibrarySearch search;
    search.named = std::move(folders);
    search.current_folder.clear();
    return search;
}

bool has(const std::vector<std::string>& list, const std::string& wanted) {
    return std::find(list.begin(), list.end(), wanted) != list.end();
}

} // namespace

TEST_CASE("an examination lists the packages and languages of each library", "[doctor]") {
    const auto found = doctor::examine(only({stdlib}));
    REQUIRE(found.libraries.size() == 1);
    CHECK(has(found.libraries[0].packages, "core"));
    CHECK(has(found.libraries[0].languages, "sr-Latn"));
    CHECK(found.problems.empty());
    // Every language that a dictionary is for has a pack.
    REQUIRE(!found.dictionaries.empty());
    for (const auto& dictionary : found.dictionaries)
        for (const std::string& tag : dictionary.languages) CHECK(has(found.languages, tag));
}

TEST_CASE("an examination says what is missing and what to do", "[doctor]") {
    const Scratch scratch;
    const auto nothing = doctor::examine(only({}));
    REQUIRE(nothing.problems.size() == 2);
    CHECK_THAT(nothing.problems[0].message, Contains("`core`"));
    CHECK_THAT(nothing.problems[0].help, Contains("CANTRIP_LIB"));
    CHECK_THAT(nothing.problems[1].message, Contains("no language"));

    const auto misnamed = doctor::examine(only({stdlib, scratch.path("absent")}));
    REQUIRE(misnamed.problems.size() == 1);
    CHECK_THAT(misnamed.problems[0].message, Contains("absent") && Contains("--lib"));
}

TEST_CASE("a program is found on the path only when it can be run", "[doctor]") {
    const Scratch scratch;
    const auto git_of = [&](const std::string& path) {
        const RunResult run = run_cantrip({"doctor", "--format", "json"}, {.environment = {"PATH=" + path}});
        const auto json = boost::json::parse(run.out);
        for (const auto& program : json.at("programs").as_array())
            if (program.at("name") == "git") return std::string(program.at("path").as_string());
        return std::string("no row");
    };
    scratch.write("bin/git", "");
    CHECK(git_of(scratch.path("bin")) == "");
    CHECK(git_of("") == "");
}

TEST_CASE("doctor ends with 1 exactly when there is a problem, in both formats", "[doctor]") {
    for (const std::string format : {"text", "json"}) {
        const RunResult well = run_cantrip({"doctor", "--format", format});
        INFO(well.out);
        CHECK(well.status == 0);
        const RunResult ill = run_cantrip({"doctor", "--lib", "absent", "--format", format});
        CHECK(ill.status == 1);
        CHECK_THAT(ill.out, Contains("there is no folder `absent`"));
    }
    const auto json = boost::json::parse(run_cantrip({"doctor", "--format", "json"}).out);
    CHECK(json.at("problems").as_array().empty());
    CHECK(json.at("program").as_string() == CANTRIP_BINARY);
}

TEST_CASE("the commit is in doctor and in the version", "[doctor]") {
    const auto json = boost::json::parse(run_cantrip({"doctor", "--format", "json"}).out);
    const std::string commit(json.at("commit").as_string());
    const std::string shown = commit.empty() ? "unknown commit" : "commit " + commit;
    CHECK_THAT(run_cantrip({"--version"}).out, Contains("(" + shown + ")"));
    CHECK_THAT(run_cantrip({"doctor"}).out, Contains("(" + shown + ")"));
}
