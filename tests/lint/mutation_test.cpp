// The corpus with planted mistakes: every one is found by its rule, the reports are valid, and fixes keep what cards do.

#include <algorithm>
#include <set>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "lang/diagnostics/render.hpp"
#include "lang/program/sem.hpp"
#include "tests/lint/mutations.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/scratch.hpp"
#include "tools/lint/apply_fixes.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;
const std::vector<std::string> corpus{root + "/cards", root + "/stdlib"};

LoadOptions library() { return {{root + "/stdlib", root + "/cards"}, {}}; }

lint::LintOptions everything() {
    lint::LintOptions options;
    options.choice.select = {"all"};
    options.any_config = false;
    options.libraries = library().libraries;
    return options;
}

bool is_found(const Sources& sources, const Diagnostics& findings, const Planted& planted) {
    return std::any_of(findings.all().begin(), findings.all().end(), [&](const Diagnostic& told) {
        return info(told.code).name == planted.rule && sources.at(told.at.file).path == planted.path && told.at.begin >= planted.begin && told.at.begin <= planted.end;
    });
}

// Which cards do what, by name.
std::map<std::string, std::vector<std::string>> effects_of(const Programs& programs) {
    std::map<std::string, std::vector<std::string>> out;
    for (const Program& program : programs.list)
        for (const Thing& thing : program.things)
            for (const AbilityId ability : thing.abilities) out[std::string(program.name_of(thing))].push_back(canonical_effect(program, ability));
    return out;
}

} // namespace

TEST_CASE("mistakes planted into the corpus are found by the rules meant for them", "[lint][mutation]") {
    const auto healthy = load_programs(corpus, library());
    REQUIRE(healthy->diagnostics.empty());
    Planting planting = plant(*healthy, 3);
    LoadOptions options = library();
    options.texts = planting.texts;
    auto sick = load_programs(corpus, options);
    INFO(render_compact(sick->world.sources, sick->diagnostics));
    REQUIRE(sick->diagnostics.empty());
    auto linted = lint::lint_programs(*sick, everything());
    REQUIRE(linted.ok());
    std::map<std::string, std::size_t> tried;
    for (const Planted& one : planting.list) {
        INFO(one.rule << " in " << one.path << "\nbefore: " << one.before << "\nafter: " << one.after);
        CHECK(is_found(sick->world.sources, linted.value().findings, one));
        ++tried[one.rule];
    }
    CHECK(planting.list.size() >= 120);
    for (const auto& [rule, count] : tried) {
        INFO(rule);
        CHECK(count >= 2);
    }

    SECTION("SARIF of them all fits its schema") {
        const auto schema = boost::json::parse(read_all(root + "/tests/lint/sarif.schema.json"));
        const auto report = boost::json::parse(render("sarif", sick->world.sources, linted.value().findings, {}, "1.0"));
        CHECK(schema_errors(schema, report) == std::vector<std::string>{});
        CHECK(report.at("runs").at(0).at("results").as_array().size() == linted.value().findings.all().size());
        auto broken = report;
        broken.as_object()["version"] = "2.0.0";
        broken.at("runs").at(0).at("results").at(0).as_object().erase("message");
        CHECK(schema_errors(schema, broken).size() == 2);
    }

    SECTION("safe fixes keep what cards do, and a second run has nothing to fix") {
        const auto before = effects_of(*sick);
        lint::Fixing fixing{corpus, options, everything(), false};
        auto fixed = lint::fix_all(fixing, std::move(sick), std::move(linted).value());
        REQUIRE(fixed.ok());
        REQUIRE(fixed.value().broken == "");
        CHECK(fixed.value().count >= 6);
        const auto after = effects_of(*fixed.value().programs);
        CHECK(after.size() == before.size());
        for (const auto& [card, effects] : before) {
            INFO(card);
            CHECK(after.at(card) == effects);
        }
        CHECK(lint::fix_once(fixed.value().programs->world.sources, fixed.value().left.findings, false).count == 0);
    }
}

TEST_CASE("the corpus has no finding of severity error", "[lint]") {
    const auto programs = load_programs(corpus, library());
    lint::LintOptions options;
    options.libraries = library().libraries;
    auto linted = lint::lint_programs(*programs, options);
    REQUIRE(linted.ok());
    std::string errors;
    for (const Diagnostic& told : linted.value().findings.all()) {
        if (told.severity != Severity::error) continue;
        Diagnostics one;
        one.add(told.code, told.at, told.message);
        errors += render_compact(programs->world.sources, one);
    }
    CHECK(errors == "");
}

TEST_CASE("the validator of schemas refuses", "[support]") {
    const auto schema = boost::json::parse(R"({"type": "object", "required": ["a"], "additionalProperties": false,
        "properties": {"a": {"type": "array", "minItems": 1, "items": {"enum": [1, 2]}}, "b": {"$ref": "#/$defs/n"}},
        "$defs": {"n": {"type": "integer", "minimum": 3}}})");
    const auto errors = [&](const char* text) { return schema_errors(schema, boost::json::parse(text)).size(); };
    CHECK(errors(R"({"a": [1, 2], "b": 3})") == 0);
    CHECK(errors(R"({})") == 1);
    CHECK(errors(R"({"a": []})") == 1);
    CHECK(errors(R"({"a": [3]})") == 1);
    CHECK(errors(R"({"a": [1], "b": 2})") == 1);
    CHECK(errors(R"({"a": [1], "b": "3"})") == 1);
    CHECK(errors(R"({"a": [1], "c": 1})") == 1);
    CHECK(schema_errors(boost::json::parse(R"({"oneOf": []})"), 1).size() == 1);
}
