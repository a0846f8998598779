// docs/limits.md names every limit of the source, and every limit has a reason and a test that exists.

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"

using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> out;
    std::istringstream text(line.substr(1));
    for (std::string cell; std::getline(text, cell, '|');) out.push_back(cell);
    return out;
}

std::set<std::string> all_matches(const std::string& text, const std::string& pattern) {
    std::set<std::string> out;
    const std::regex expression(pattern);
    for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it)
        out.insert((*it)[1]);
    return out;
}

// The rows of the tables with a column for the constant.
std::vector<std::vector<std::string>> rows_of_limits() {
    std::vector<std::vector<std::string>> out;
    std::istringstream text(read_all(root + "/docs/limits.md"));
    for (std::string line; std::getline(text, line);) {
        if (!line.starts_with("| ") || line.starts_with("| ---")) continue;
        const auto cells = cells_of(line);
        if (cells.size() >= 6 && cells[0] != " what ") out.push_back(cells);
    }
    return out;
}

// Constants that bound something. Those of one line only shape what is printed there.
std::set<std::string> constants_of_source() {
    std::set<std::string> out;
    for (const char* folder : {"/lang", "/interpreter", "/tools"})
        for (const auto& entry : fs::recursive_directory_iterator(root + folder)) {
            const auto ending = entry.path().extension();
            if (ending != ".cpp" && ending != ".hpp") continue;
            std::istringstream text(read_all(entry.path().string()));
            for (std::string line; std::getline(text, line);)
                if (line.find("constexpr") != std::string::npos && line.find('(') == std::string::npos)
                    out.merge(all_matches(line, "\\b((?:max|most)_[a-z_]+) = "));
        }
    return out;
}

// They only shape what is printed (lines of a log, names in a list), or how it is run: what is too large for
// compiled code is walked as a tree.
const std::set<std::string> shapes{"most_in_value", "most_inlined",   "most_instructions", "most_names",
                                   "most_clauses",  "most_log_lines", "most_nested",       "most_lines",
                                   "most_of_ten",   "most_changes",   "most_outcomes",     "most_children"};

} // namespace

TEST_CASE("every limit of the source is on its page", "[docs][limits]") {
    std::string named;
    for (const auto& row : rows_of_limits()) named += row[4];
    const std::set<std::string> on_page = all_matches(named, "`([a-z_]+)`");
    const std::set<std::string> in_source = constants_of_source();
    CHECK(in_source.size() > 40);
    for (const std::string& name : in_source) {
        INFO(name);
        CHECK(on_page.contains(name) + shapes.contains(name) >= 1);
    }
    std::string all;
    for (const char* folder : {"/lang", "/interpreter", "/tools"})
        for (const auto& entry : fs::recursive_directory_iterator(root + folder))
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
                all += read_all(entry.path().string());
    for (const std::string& name : on_page) {
        INFO(name);
        CHECK(all.find(name) != std::string::npos);
    }
}

TEST_CASE("every limit has a reason, an end and a test that exists", "[docs][limits]") {
    std::set<std::string> tests;
    for (const auto& entry : fs::recursive_directory_iterator(root + "/tests"))
        if (entry.is_regular_file()) tests.insert(entry.path().stem().string());
    const std::set<std::string> targets =
        all_matches(read_all(root + "/tests/fuzz/CMakeLists.txt"), "\"([a-z_]+) +[0-9]+\"");
    CHECK(targets.size() > 25);
    const auto rows = rows_of_limits();
    CHECK(rows.size() > 50);
    for (const auto& row : rows) {
        INFO(row[0]);
        REQUIRE(row.size() >= 6);
        for (std::size_t i = 0; i < 6; ++i) CHECK(row[i].find_first_not_of(' ') != std::string::npos);
        for (const std::string& name : all_matches(row[5], "`([a-z_]+)`")) {
            INFO(name);
            CHECK((tests.contains(name) || targets.contains(name)));
        }
    }
}
