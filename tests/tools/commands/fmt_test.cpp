// `cantrip fmt` and `cantrip check --dump` as a user runs them.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/support/unified_diff.hpp"

using namespace cantrip::testing;
using cantrip::unified_diff;

TEST_CASE("fmt writes files in style and leaves the others alone", "[cli][format]") {
    const Scratch scratch;
    const std::string odd = scratch.write("odd.cant", "kind   a1\n");
    const std::string good = scratch.write("good.cant", "kind b\n");
    RunResult run = run_cantrip({"fmt", "--check", scratch.path("")});
    CHECK(run.status == 1);
    CHECK(run.out == odd + "\n");
    CHECK(read_all(odd) == "kind   a1\n");

    run = run_cantrip({"fmt", "--check", "--format", "json", odd, good});
    CHECK(run.status == 1);
    CHECK(boost::json::parse(run.out).at("changed").as_array().size() == 1);

    CHECK(run_cantrip({"fmt", odd, good}).status == 0);
    CHECK(read_all(odd) == "kind a1\n");
    CHECK(run_cantrip({"fmt", "--check", odd, good}).status == 0);
}

TEST_CASE("fmt formats standard input to standard output", "[cli][format]") {
    const RunResult run = run_cantrip({"fmt", "-"}, {.input = "kind   a1", .folder = {}, .environment = {}});
    CHECK(run.status == 0);
    CHECK(run.out == "kind a1\n");
}

TEST_CASE("fmt --diff shows what would change and writes nothing", "[cli][format]") {
    const Scratch scratch;
    const std::string path = scratch.write("odd.cant", "kind   a1\nkind b\n");
    const RunResult run = run_cantrip({"fmt", "--diff", path});
    CHECK(run.status == 0);
    CHECK(run.out == "--- " + path + "\n+++ " + path + "\n@@ -1,2 +1,2 @@\n-kind   a1\n+kind a1\n kind b\n");
    CHECK(read_all(path) == "kind   a1\nkind b\n");
    CHECK(run_cantrip({"fmt", "--diff", "--check", path}).status == 1);
}

TEST_CASE("a unified diff has hunks with context", "[cli]") {
    CHECK(unified_diff("f", "a\n", "a\n").empty());
    CHECK(unified_diff("f", "", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n");
    CHECK(unified_diff("f", "a", "a\n") ==
          "--- f\n+++ f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
    CHECK(unified_diff("f", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nX\n6\n7\n8\n9\n") ==
          "--- f\n+++ f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+X\n 6\n 7\n 8\n");
    CHECK(unified_diff("f", "a\nb\nc\n", "b\nc\nd\n") == "--- f\n+++ f\n@@ -1,3 +1,3 @@\n-a\n b\n c\n+d\n");
}

TEST_CASE("check --dump shows tokens and tree", "[cli]") {
    const RunOptions kind{.input = "kind card \"Card\"\n", .folder = {}, .environment = {}};
    CHECK(run_cantrip({"check", "-", "--dump", "tokens"}, kind).out ==
          "1:1 kw_kind `kind`\n1:6 ident `card`\n1:11 string `\"Card\"`\n2:1 end_of_file\n");
    CHECK(run_cantrip({"check", "-", "--dump", "tree"}, kind).out ==
          "file\n  kind\n    word\n      name `card`\n      string `\"Card\"`\n");
    const auto tree =
        boost::json::parse(run_cantrip({"check", "-", "--dump", "tree", "--format", "json"}, kind).out);
    CHECK(tree.at(0).at("tree").at("children").at(0).at("kind") == "kind");
    const auto tokens =
        boost::json::parse(run_cantrip({"check", "-", "--dump", "tokens", "--format", "json"}, kind).out);
    CHECK(tokens.at(0).at("tokens").as_array().size() == 4);
}
