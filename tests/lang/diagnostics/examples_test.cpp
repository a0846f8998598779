// The example of every page gives exactly its code, and what stands under Instead gives nothing.

#include <algorithm>
#include <functional>

#include <catch2/catch.hpp>

#include "lang/diagnostics/pages.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/lang/check/checked.hpp"
#include "tests/support/doc_blocks.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

using Codes = std::vector<std::string_view>;

// The different codes that a text gives, in order.
Codes of_parser(const std::string& text) {
    Sources sources;
    Diagnostics diagnostics;
    const Tree tree = parse_file(sources, sources.add("page.cant", text), diagnostics);
    Codes codes;
    for (const Diagnostic& told : diagnostics.all()) codes.push_back(info(told.code).text);
    std::sort(codes.begin(), codes.end());
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
    return codes;
}

// Every diagnostic of the whole check, so that an example that gives its code twice fails too.
Codes of_checker(const std::string& text) { return Checked(text).codes(); }

// How the examples of a group are run. The pages of C07, about words and texts, are walked through in
// tests/docs.
struct PageGroup {
    std::string_view prefix;
    std::function<Codes(const std::string&)> run;
};

const std::vector<PageGroup>& groups() {
    static const std::vector<PageGroup> table{
        {"C00", of_parser},  {"C01", of_parser},  {"C02", of_checker}, {"C03", of_checker},
        {"C04", of_checker}, {"C05", of_checker}, {"C06", of_checker},
    };
    return table;
}

} // namespace

TEST_CASE("the example of a page gives its code, what to write instead gives none", "[diagnostics][docs]") {
    std::size_t tried = 0;
    for (const CodeInfo& row : all_codes()) {
        const auto group = std::find_if(groups().begin(), groups().end(), [&](const PageGroup& one) {
            return row.text.starts_with(one.prefix);
        });
        if (group == groups().end()) continue;
        INFO(row.text);
        for (const DocBlock& block : doc_blocks(page(row))) {
            // What one source cannot show is on the console, with files: tests/docs runs those.
            if (block.language() != "cant" || block.info.find("file=") != std::string::npos) continue;
            ++tried;
            INFO(block.section);
            CHECK(group->run(block.content()) == (block.section == "Example" ? Codes{row.text} : Codes{}));
        }
    }
    CHECK(tried >= 180);
}
