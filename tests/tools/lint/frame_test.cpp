// The frame around the rules: selection, settings, suppressions, fixes, baseline, formats.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "lang/diagnostics/render_text.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/tools/lint/linted.hpp"
#include "tools/lint/apply_fixes.hpp"
#include "tools/lint/suppressions.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;
namespace json = boost::json;

namespace {

// Two findings: a choice that is none (error), and braces around one statement (note).
constexpr const char* two_findings = "package a_set { uses core }\n"
                                     "token coin \"coin\", gem \"gem\" of player\n"
                                     "card mint \"Mint\" {\n"
                                     "  when lose gem by you: { gain 1 coin }\n"
                                     "  when gain gem by you: either gain 1 coin or gain 1 coin\n"
                                     "}\n";

// Only the rules that the texts here are about, so that new rules do not change what is expected.
const std::vector<std::string> ours{"repeated-option", "needless-block", "suppressions"};

std::vector<std::string> arguments(std::vector<std::string> more) {
    more.insert(more.begin(), {"lint", "--select", "repeated-option,needless-block,suppressions"});
    return more;
}

} // namespace

TEST_CASE("rules are selected by code, name, category and start of codes", "[lint]") {
    using Names = std::vector<std::string>;
    CHECK(lint_text(two_findings, ours).names() == Names{"needless-block", "repeated-option"});
    CHECK(lint_text(two_findings, {"L0401"}).names() == Names{"needless-block"});
    CHECK(lint_text(two_findings, {"l0401"}).names() == Names{"needless-block"});
    CHECK(lint_text(two_findings, {"L04"}).names() == Names{"needless-block"});
    CHECK(lint_text(two_findings, {"repeated-option"}).names() == Names{"repeated-option"});
    CHECK(lint::rules_meant("style").size() == lint::rules_meant("L04").size());
    CHECK(lint::rules_meant("all").size() == lint::all_rules().size());
    CHECK(lint::rules_meant("L9").empty());
    CHECK(lint::rules_meant("").empty());
    const RunResult unknown = run_cantrip({"lint", "--select", "repeated-optoin"});
    CHECK(unknown.status == 2);
    CHECK_THAT(unknown.err,
               Contains("there is no rule `repeated-optoin`") && Contains("did you mean `repeated-option`?"));
}

TEST_CASE("settings are read, and what is wrong with them is told", "[lint]") {
    const auto read = [](std::string_view text) { return lint::read_config("cantrip-lint.json", text, {}); };
    const auto error = [&](std::string_view text) {
        auto result = read(text);
        return result ? std::string("fine") : result.error().message + "; " + result.error().help;
    };
    auto fine = read("{ // a comment\n \"ignore\": [\"style\"], \"severity\": {\"L0103\": \"note\"}, "
                     "\"limits\": {\"text-length\": 7}, }");
    REQUIRE(fine.ok());
    CHECK_FALSE(fine.value().has(*lint::find_rule("L0401")));
    CHECK(fine.value().has(*lint::find_rule("L0103")));
    CHECK(fine.value().severity[lint::index_of(*lint::find_rule("L0103"))] == Severity::note);
    CHECK(fine.value().limits.text_length == 7);
    CHECK_THAT(error("{\"ignroe\": []}"), Contains("there is no key `ignroe`; did you mean `ignore`?"));
    CHECK_THAT(error("{\"ignore\": [\"L9999\"]}"), Contains("there is no rule `L9999`"));
    CHECK_THAT(error("{\"severity\": {\"all\": \"loud\"}}"),
               Contains("cannot be `loud`; it can be error, warning, note"));
    CHECK_THAT(error("{\"limits\": {\"text-lenght\": 1}}"), Contains("did you mean `text-length`?"));
    CHECK_THAT(error("{\"limits\": {\"text-length\": -1}}"), Contains("must be a number"));
    CHECK_THAT(error("{\"select\": \"all\"}"), Contains("`select` must be a list"));
    CHECK_THAT(error("{\n\"select\": [,]}"), Contains("`cantrip-lint.json:2` is no JSON"));
    CHECK_THAT(error("[]"), Contains("must hold an object"));
    CHECK_THAT(error("{} {}"), Contains("is no JSON"));
    CHECK_THAT(error(""), Contains("is no JSON"));
}

TEST_CASE("the schema of the settings knows the same keys", "[lint][docs]") {
    const auto schema =
        json::parse(read_all(std::string(CANTRIP_SOURCE_DIR) + "/docs/lint/config.schema.json"));
    std::string all = "{";
    for (const auto& [key, value] : schema.at("properties").as_object()) {
        const bool list =
            key != "$schema" && (value.as_object().contains("$ref") || value.at("type") == "array");
        const bool object = !list && key != "$schema";
        all += (all.size() > 1 ? ", \"" : "\"") + std::string(key) + "\": " +
               (list     ? "[]"
                : object ? "{}"
                         : "\"x\"");
    }
    const auto read = lint::read_config("x", all + "}", {});
    INFO(all);
    CHECK(read.ok());
    std::string limits;
    for (const auto& [key, value] : schema.at("properties").at("limits").at("properties").as_object())
        limits += (limits.empty() ? "\"" : ", \"") + std::string(key) + "\": 1";
    CHECK(lint::read_config("x", "{\"limits\": {" + limits + "}}", {}).ok());
#define CANTRIP_LIMIT(field, key, value, what) CHECK_THAT(limits, Contains(key));
#include "tools/lint/settings.def"
#undef CANTRIP_LIMIT
}

TEST_CASE("patterns of paths", "[lint]") {
    CHECK(lint::fits("a/*.cant", "a/b.cant"));
    CHECK_FALSE(lint::fits("a/*.cant", "a/b/c.cant"));
    CHECK(lint::fits("a/**", "a/b/c.cant"));
    CHECK(lint::fits("**/c.cant", "a/b/c.cant"));
    CHECK(lint::fits("**/c.cant", "c.cant"));
    CHECK_FALSE(lint::fits("b", "a/b"));
    CHECK(lint::fits("*", "b.cant"));
    CHECK(lint::fits("", ""));
    CHECK_FALSE(lint::fits("", "a"));
    // Trying every way to share a path out would take years.
    std::string stars;
    for (int i = 0; i < 40; ++i) stars += "**a";
    CHECK(lint::fits(stars, std::string(60, 'a')));
    CHECK_FALSE(lint::fits(stars + "Q", std::string(60, 'a')));
}

TEST_CASE("the nearest settings count, and the command line comes first", "[lint]") {
    const Scratch scratch;
    scratch.write("cantrip-lint.json", "{\"select\": [\"needless-block\"]}");
    scratch.write("one/package.cant", two_findings);
    scratch.write("two/cantrip-lint.json",
                  "{\"select\": [\"repeated-option\"], \"severity\": {\"repeated-option\": \"note\"}}");
    scratch.write("two/package.cant", two_findings);
    const RunOptions here{.input = {}, .folder = scratch.path(""), .environment = {}};
    CHECK_THAT(run_cantrip({"lint", "one", "--format", "compact"}, here).out,
               Contains("needless-block") && !Contains("repeated-option"));
    CHECK_THAT(run_cantrip({"lint", "two", "--format", "compact"}, here).out,
               Contains("note[L0103") && !Contains("needless-block"));
    CHECK_THAT(run_cantrip({"lint", "two", "--format", "compact", "--select", "L0401"}, here).out,
               !Contains("L0103") && Contains("L0401"));
    CHECK_THAT(run_cantrip({"lint", "two", "--format", "compact", "--no-config"}, here).out,
               Contains("error[L0103"));
    CHECK_THAT(run_cantrip({"lint", "two", "--format", "compact", "--config", "cantrip-lint.json"}, here).out,
               !Contains("L0103"));
    scratch.write("two/cantrip-lint.json", "{\"per-file-ignores\": {\"pack*.cant\": [\"all\"]}}");
    CHECK(run_cantrip({"lint", "two"}, here).status == 0);
    scratch.write("two/cantrip-lint.json", "{\"selekt\": []}");
    const RunResult broken = run_cantrip({"lint", "two"}, here);
    CHECK(broken.status == 2);
    CHECK_THAT(broken.err, Contains("did you mean `select`?"));
}

TEST_CASE("a suppression covers its line, the next piece, or the file", "[lint]") {
    const auto left = [](const std::string& body) {
        const LintedText linted = lint_text("token coin \"coin\", gem \"gem\" of player\n" + body,
                                            {"repeated-option", "suppressions"});
        CHECK(linted.error == "");
        return linted.names();
    };
    using Names = std::vector<std::string>;
    const std::string reason = " because both have pictures\n";
    const std::string twice = "  when gain gem by you: either gain 1 coin or gain 1 coin";
    CHECK(left("card mint \"Mint\" {\n" + twice + "  // lint: allow L0103" + reason + "}\n").empty());
    CHECK(left("card mint \"Mint\" {\n  // lint: allow repeated-option" + reason + twice + "\n}\n").empty());
    CHECK(left("// lint: allow repeated-option" + reason + "card mint \"Mint\" {\n" + twice + "\n" + twice +
               "\n}\n")
              .empty());
    CHECK(left("// lint: allow repeated-option in file" + reason + "card mint \"Mint\" {\n" + twice +
               "\n}\ncard press \"Press\" {\n" + twice + "\n}\n")
              .empty());
    // Only what comes next, not what comes after it.
    CHECK(left("card mint \"Mint\" {\n  // lint: allow repeated-option" + reason + twice + "\n" + twice +
               "\n}\n") == Names{"repeated-option"});
    // At the end of a file there is nothing to cover.
    CHECK(left("// lint: allow repeated-option because nothing follows") == Names{"unused-suppression"});
}

TEST_CASE("fixes are applied to the fixed point, and --diff writes nothing", "[lint]") {
    const Scratch scratch;
    const std::string path =
        scratch.write("set/package.cant", "package a_set { uses core }\n"
                                          "token coin \"coin\", gem \"gem\" of player\n"
                                          "card mint \"Mint\" {\n"
                                          "  when lose gem by you: { { gain 1 coin } }\n"
                                          "  // lint: allow repeated-option because of nothing\n"
                                          "  when gain gem by you: gain 1 coin\n"
                                          "}\n");
    const std::string before = read_all(path);
    const RunResult diff = run_cantrip(arguments({scratch.path("set"), "--fix", "--diff"}));
    CHECK(diff.status == 1);
    CHECK_THAT(diff.out, Contains("-  when lose gem by you: { { gain 1 coin } }") &&
                             Contains("+  when lose gem by you: gain 1 coin"));
    CHECK(read_all(path) == before);
    const RunResult fixed = run_cantrip(arguments({scratch.path("set"), "--fix"}));
    CHECK(fixed.status == 0);
    CHECK(read_all(path) == "package a_set { uses core }\n"
                            "token coin \"coin\", gem \"gem\" of player\n"
                            "card mint \"Mint\" {\n"
                            "  when lose gem by you: gain 1 coin\n"
                            "  when gain gem by you: gain 1 coin\n"
                            "}\n");
    CHECK(run_cantrip(arguments({scratch.path("set"), "--fix", "--diff"})).out.empty());
    CHECK(run_cantrip(arguments({"-", "--fix"})).status == 2);
}

TEST_CASE("fixes that touch each other are not applied in one round", "[lint]") {
    Sources sources;
    const FileId file = sources.add("a.cant", "abcdef");
    Diagnostics findings;
    const CodeInfo& code = lint::find_rule("L0001")->info;
    findings.add(code, {file, 0, 1}, "one").fix = Fix{"", {{{file, 0, 2}, "X"}}, true};
    findings.add(code, {file, 1, 2}, "two").fix = Fix{"", {{{file, 1, 3}, "Y"}}, true};
    findings.add(code, {file, 4, 5}, "three").fix = Fix{"", {{{file, 4, 5}, "Z"}, {{file, 5, 6}, ""}}, true};
    findings.add(code, {file, 3, 3}, "a guess").fix = Fix{"", {{{file, 3, 3}, "?"}}, false};
    const auto safe = lint::fix_once(sources, findings, false);
    CHECK(safe.count == 2);
    CHECK(safe.texts.at("a.cant") == "XcdZ");
    CHECK(lint::fix_once(sources, findings, true).texts.at("a.cant") == "Xc?dZ");
}

TEST_CASE("a baseline leaves out what was there", "[lint]") {
    const Scratch scratch;
    const std::string path = scratch.write("set/package.cant", two_findings);
    const std::string known = scratch.path("known.json");
    const std::string set = scratch.path("set");
    CHECK(run_cantrip(arguments({set, "--write-baseline", known})).status == 0);
    CHECK(json::parse(read_all(known)).at("findings").as_array().size() == 2);
    const RunResult clean = run_cantrip(arguments({set, "--baseline", known}));
    CHECK(clean.status == 0);
    CHECK_THAT(clean.err, Contains("2 more in the baseline"));
    // Lines that move stay known, a second one of the same kind is new.
    std::string text = "// moved\n" + std::string(two_findings);
    text += "card press \"Press\" {\n  when gain gem by you: either gain 1 coin or gain 1 coin\n}\n";
    scratch.write("set/package.cant", text);
    const RunResult fresh = run_cantrip(arguments({set, "--baseline", known, "--format", "compact"}));
    CHECK(fresh.status == 1);
    CHECK_THAT(fresh.out, Contains("package.cant:9:47: error[L0103"));
    scratch.write("known.json", "[]");
    CHECK(run_cantrip(arguments({set, "--baseline", known})).status == 2);
    CHECK(run_cantrip(arguments({set, "--baseline", scratch.path("none.json")})).status == 2);
}

TEST_CASE("lint explains its rules and counts", "[lint]") {
    const auto list =
        json::parse(run_cantrip({"lint", "--explain", "--all", "--format", "json"}).out).as_array();
    REQUIRE(list.size() == lint::all_rules().size());
    for (const auto& entry : list)
        for (const char* key : {"code", "name", "category", "severity", "fix", "page"})
            CHECK_FALSE(entry.at(key).as_string().empty());
    CHECK_THAT(run_cantrip({"lint", "--explain", "repeated-option"}).out,
               Contains("# L0103 repeated-option"));
    CHECK(run_cantrip({"explain", "L0103"}).out == run_cantrip({"lint", "--explain", "L0103"}).out);
    CHECK_THAT(run_cantrip({"lint", "--explain", "repeated-optoin"}).err,
               Contains("did you mean `repeated-option`?"));
    CHECK_THAT(run_cantrip({"explain", "repeated-optoin"}).err, Contains("did you mean `repeated-option`?"));
    const Scratch scratch;
    scratch.write("set/package.cant", two_findings);
    CHECK_THAT(run_cantrip(arguments({scratch.path("set"), "--statistics"})).out,
               Contains("     1  L0103  repeated-option"));
    const auto counted =
        json::parse(run_cantrip(arguments({scratch.path("set"), "--statistics", "--format", "json"})).out);
    CHECK(counted.at("statistics").as_array().size() == 2);
    CHECK(run_cantrip(arguments({scratch.path("set"), "--exit-zero"})).status == 0);
}

TEST_CASE("what does not check is not linted", "[lint]") {
    const Scratch scratch;
    scratch.write("set/package.cant",
                  "package a_set { uses core }\ncard mint \"Mint\" { when gane coin by you: gain 1 coin }\n");
    const RunResult r = run_cantrip({"lint", scratch.path("set"), "--format", "compact"});
    CHECK(r.status == 1);
    CHECK_THAT(r.out, Contains("error[C0213"));
    CHECK_THAT(r.err, Contains("not linted"));
    CHECK(run_cantrip({"lint", scratch.path("none")}).status == 2);
}

TEST_CASE("the number of threads does not change what is told", "[lint]") {
    const auto programs = load_programs({std::string(CANTRIP_SOURCE_DIR) + "/cards"},
                                        {{std::string(CANTRIP_SOURCE_DIR) + "/stdlib"}});
    REQUIRE(programs->diagnostics.empty());
    const auto told = [&](unsigned threads) {
        lint::LintOptions options;
        options.choice.select = {"all"};
        options.threads = threads;
        auto linted = lint::lint_programs(*programs, options);
        REQUIRE(linted.ok());
        return render_compact(programs->world.sources, linted.value().findings);
    };
    const std::string one = told(1);
    CHECK(told(4) == one);
    CHECK(told(9) == one);
}
