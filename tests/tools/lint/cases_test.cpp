// Every rule has a page whose example it finds, and cases: `good*.cant` without a finding, `bad*.cant` with
// findings marked at their line by `// expect: NAME` (or on the line above by `// expect next: NAME`).

#include <algorithm>
#include <filesystem>
#include <sstream>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/pages.hpp"
#include "tests/docs/doc_package.hpp"
#include "tests/support/scratch.hpp"
#include "tests/tools/lint/linted.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

const std::string cases = std::string(CANTRIP_SOURCE_DIR) + "/tests/tools/lint/cases/";
const std::string pages = std::string(CANTRIP_SOURCE_DIR) + "/docs/lint/";

struct Case {
    std::string path;
    std::string text;
    bool bad = false;
};

std::vector<Case> cases_of(std::string_view rule) {
    std::vector<Case> out;
    const std::string folder = cases + std::string(rule);
    if (!fs::exists(folder)) return out;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() == ".cant")
            out.push_back({entry.path().string(), read_all(entry.path().string()), name.starts_with("bad")});
    }
    std::sort(out.begin(), out.end(), [](const Case& a, const Case& b) { return a.path < b.path; });
    return out;
}

std::vector<std::string> expected(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        for (const auto& [mark, offset] :
             {std::pair<std::string, int>{"// expect: ", 0}, {"// expect next: ", 1}}) {
            const std::size_t at = line.find(mark);
            if (at == std::string::npos) continue;
            std::istringstream names(line.substr(at + mark.size()));
            for (std::string name; std::getline(names, name, ',');) {
                name.erase(0, name.find_first_not_of(' '));
                out.push_back(fmt::format("{} {}", name, number + offset));
            }
        }
    }
    return out;
}

// What is selected for the cases of a rule. What the frame itself finds needs some other rule to be allowed.
std::vector<std::string> selection(const lint::Rule& rule) {
    if (rule.run == nullptr) return {std::string(rule.info.name), "repeated-option"};
    return {std::string(rule.info.name)};
}

std::string config_of(std::string_view rule) {
    const std::string path = cases + std::string(rule) + "/cantrip-lint.json";
    return fs::exists(path) ? path : std::string();
}

} // namespace

TEST_CASE("every rule has good and bad cases, and finds exactly what they say", "[lint]") {
    for (const lint::Rule& rule : lint::all_rules()) {
        INFO(rule.info.name);
        std::size_t good = 0, bad = 0;
        for (const Case& one : cases_of(rule.info.name)) {
            INFO(one.path);
            const LintedText linted =
                lint_text(one.text, selection(rule),
                          {{}, config_of(rule.info.name), cases + std::string(rule.info.name)});
            CHECK(linted.error == "");
            const auto marks = expected(one.text);
            CHECK(linted.told() == marks);
            CHECK(marks.empty() != one.bad);
            ++(one.bad ? bad : good);
        }
        CHECK(good >= 1);
        CHECK(bad >= 1);
    }
}

TEST_CASE("every folder of cases belongs to a rule", "[lint]") {
    for (const auto& entry : fs::directory_iterator(cases)) {
        if (!entry.is_directory()) continue;
        INFO(entry.path());
        CHECK(lint::find_rule(entry.path().filename().string()) != nullptr);
    }
}

TEST_CASE("the example of a rule's page gives its finding, what to write instead gives none",
          "[lint][docs]") {
    for (const lint::Rule& rule : lint::all_rules()) {
        INFO(rule.info.text << ' ' << rule.info.name);
        const std::string text = read_all(pages + std::string(rule.info.text) + ".md");
        CHECK(
            text.starts_with("# " + std::string(rule.info.text) + " " + std::string(rule.info.name) + "\n"));
        CHECK(doc_sections(text) == std::vector<std::string>{"What", "Why", "Example", "Instead", "Fix"});
        CHECK(page(rule.info) == text);
        std::size_t tried = 0;
        const Scratch scratch; // the package's folder: a block `file=` is a file of it until the next one
        for (const DocBlock& block : doc_blocks(text)) {
            if (const std::string file = value_of(block, "file"); !file.empty())
                scratch.write(file, block.content());
            if (block.language() != "cant") continue;
            INFO(block.section);
            const LintedText linted =
                lint_text(block.content(), selection(rule), {value_of(block, "using"), {}, scratch.path("")});
            CHECK(linted.error == "");
            const auto names = linted.names();
            if (block.section == "Example")
                CHECK(names == std::vector<std::string>{std::string(rule.info.name)});
            if (block.section == "Instead") CHECK(names.empty());
            ++tried;
        }
        CHECK(tried >= 2);
    }
    CHECK(embedded_lint_pages().size() == lint::all_rules().size());
}

TEST_CASE("codes and names of rules are unique and well formed", "[lint]") {
    std::vector<std::string_view> seen;
    for (const lint::Rule& rule : lint::all_rules()) {
        INFO(rule.info.text);
        CHECK(rule.info.text.size() == 5);
        CHECK(rule.info.text[0] == 'L');
        CHECK(rule.info.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos);
        CHECK(find_code(rule.info.text) == nullptr);
        CHECK(find_code(rule.info.name) == nullptr);
        CHECK(lint::find_rule(rule.info.text) == &rule);
        CHECK(lint::find_rule(rule.info.name) == &rule);
        seen.push_back(rule.info.text);
    }
    CHECK(std::is_sorted(seen.begin(), seen.end()));
}
