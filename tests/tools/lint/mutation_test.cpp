// The corpus with planted mistakes: every one is found by its rule, the reports are valid, and fixes keep
// what cards do.

#include <algorithm>
#include <filesystem>

#include <boost/json.hpp>
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/render.hpp"
#include "lang/program/sem.hpp"
#include "tests/support/required.hpp"
#include "tests/support/scratch.hpp"
#include "tests/tools/lint/mutations.hpp"
#include "tools/lint/apply_fixes.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

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

// The corpus with planted mistakes, in a folder of its own.
class SickCorpus {
  public:
    explicit SickCorpus(const Planting& planting) {
        for (const char* folder : {"cards", "stdlib"})
            fs::copy(root + "/" + folder, scratch_.path(folder), fs::copy_options::recursive);
        for (const auto& [path, text] : planting.texts) scratch_.write(below_root(path), text);
        for (const auto& [path, text] : planting.beside)
            scratch_.write(below_root(path), (fs::exists(path) ? read_all(path) : std::string()) + text);
    }
    [[nodiscard]] std::string path(const std::string& healthy) const {
        return scratch_.path(below_root(healthy));
    }
    [[nodiscard]] std::vector<std::string> folders() const {
        return {scratch_.path("cards"), scratch_.path("stdlib")};
    }
    [[nodiscard]] LoadOptions library() const {
        return {{scratch_.path("stdlib"), scratch_.path("cards")}, {}};
    }

  private:
    // Paths of sources may start at the folder that the test runs in.
    static std::string below_root(const std::string& path) { return fs::relative(path, root).string(); }
    Scratch scratch_;
};

bool is_found(const Sources& sources, const Diagnostics& findings, const Planted& planted,
              const std::string& path) {
    return std::any_of(findings.all().begin(), findings.all().end(), [&](const Diagnostic& told) {
        return info(told.code).name == planted.rule &&
               fs::relative(sources.at(told.at.file).path, path) == "." && told.at.begin >= planted.begin &&
               told.at.begin <= planted.end;
    });
}

// What everything declared does and is, by name: the program, apart from how it is written.
std::map<std::string, std::vector<std::string>> meaning_of(const Programs& programs) {
    std::map<std::string, std::vector<std::string>> out;
    for (const Program& program : programs.list) {
        for (const Thing& thing : program.things) {
            auto& list = out[std::string(program.name_of(thing))];
            for (const AbilityId ability : thing.abilities)
                list.push_back(canonical_effect(program, ability));
            for (const Value& value : thing.values) list.push_back(canonical_value(program, value.value));
        }
        for (const Verb& verb : program.verbs)
            if (verb.body != no_hir)
                out["verb " + std::string(program.name_of(verb))].push_back(
                    canonical_value(program, verb.body));
        for (const Define& define : program.defines)
            if (define.value != no_hir)
                out["define " + std::string(program.name_of(define))].push_back(
                    canonical_value(program, define.value));
    }
    return out;
}

// A corpus with planted mistakes, checked and linted.
struct Sick {
    explicit Sick(const Planting& planting)
        : corpus(planting), programs(load_programs(corpus.folders(), corpus.library())),
          options(everything()) {
        INFO(render_compact(programs->world.sources, programs->diagnostics));
        REQUIRE(programs->diagnostics.empty());
        options.libraries = corpus.library().libraries;
        auto result = lint::lint_programs(*programs, options);
        REQUIRE(result.ok());
        linted = std::move(result).value();
    }
    Result<lint::Fixed, lint::ConfigError> fix(bool unsafe) {
        const lint::Fixing fixing{corpus.folders(), corpus.library(), options, unsafe};
        return lint::fix_all(fixing, std::move(programs), std::move(linted));
    }

    SickCorpus corpus;
    std::unique_ptr<Programs> programs;
    lint::LintOptions options;
    lint::Linted linted;
};

std::vector<Planting> plantings() {
    const auto healthy = load_programs(corpus, library());
    REQUIRE(healthy->diagnostics.empty());
    return plant(*healthy, 3);
}

} // namespace

TEST_CASE("mistakes planted into the corpus are found by the rules meant for them", "[lint][mutation]") {
    std::map<std::string_view, std::size_t> planted, found;
    std::size_t all = 0;
    const auto list = plantings();
    for (const Planting& planting : list) {
        const Sick sick(planting);
        all += planting.list.size();
        for (const Planted& one : planting.list) {
            INFO(one.rule << " in " << one.path << "\nbefore: " << one.before << "\nafter: " << one.after);
            const bool seen =
                is_found(sick.programs->world.sources, sick.linted.findings, one, sick.corpus.path(one.path));
            CHECK(seen);
            ++planted[one.rule];
            found[one.rule] += seen ? 1 : 0;
        }
    }
    CHECK(all >= 120);
    std::string table = fmt::format("{} planted; found of planted by rule:\n", all);
    for (const lint::Rule& rule : lint::all_rules()) {
        const std::string_view name = rule.info.name;
        table += fmt::format("{:>4} of {:>2}  {} {}\n", found[name], planted[name], rule.info.text, name);
        INFO(name);
        CHECK(planted[name] >= 2);
    }
    WARN(table);
}

TEST_CASE("SARIF of the planted mistakes fits the schema of SARIF", "[lint][mutation]") {
    const auto validated = [](const std::string& paths) {
        return run_python("tests/tools/lint/sarif/validate.py", paths, "jsonschema", "python3-jsonschema")
            .out;
    };
    const Scratch scratch;
    std::string paths, broken_path;
    for (const Planting& planting : plantings()) {
        const Sick sick(planting);
        const auto report = boost::json::parse(
            render("sarif", sick.programs->world.sources, sick.linted.findings, {}, "1.0"));
        CHECK(report.at("runs").at(0).at("results").as_array().size() == sick.linted.findings.all().size());
        paths += scratch.write(std::to_string(paths.size()) + ".sarif", boost::json::serialize(report)) + " ";
        auto broken = report;
        broken.as_object()["version"] = "2.0.0";
        broken.at("runs").at(0).at("results").at(0).as_object().erase("message");
        broken_path = scratch.write("broken.sarif", boost::json::serialize(broken));
    }
    CHECK(validated(paths) == "");
    const std::string told = validated(broken_path);
    CHECK(told == "/runs/0/results/0: 'message' is a required property\n"
                  "/version: '2.0.0' is not one of ['2.1.0']\n");
}

TEST_CASE("safe fixes keep the program as it is, and a second run has nothing to fix", "[lint][mutation]") {
    std::size_t fixes = 0;
    for (const Planting& planting : plantings()) {
        Sick sick(planting);
        const auto before = meaning_of(*sick.programs);
        auto fixed = sick.fix(false);
        REQUIRE(fixed.ok());
        REQUIRE(fixed.value().broken == "");
        fixes += fixed.value().count;
        CHECK(meaning_of(*fixed.value().programs) == before);
        CHECK(
            lint::fix_once(fixed.value().programs->world.sources, fixed.value().left.findings, false).count ==
            0);
    }
    CHECK(fixes >= 6);
}

TEST_CASE("unsafe fixes come to an end and leave a set that checks", "[lint][mutation]") {
    std::size_t fixes = 0;
    for (const Planting& planting : plantings()) {
        Sick sick(planting);
        auto fixed = sick.fix(true);
        REQUIRE(fixed.ok());
        REQUIRE(fixed.value().broken == "");
        fixes += fixed.value().count;
        CHECK(fixed.value().programs->diagnostics.empty());
        CHECK(
            lint::fix_once(fixed.value().programs->world.sources, fixed.value().left.findings, true).count ==
            0);
    }
    CHECK(fixes >= 12);
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
