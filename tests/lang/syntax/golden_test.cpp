// The tree of realistic lines, construct by construct. Read a new tree before you keep it.

#include <set>

#include <catch2/catch.hpp>

#include "lang/syntax/dump.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/lang/syntax/parsed.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::vector<std::string> goldens{"declarations", "kinds",  "abilities",
                                       "effects",      "values", "scenarios"};

std::string golden_path(const std::string& name) {
    return std::string(CANTRIP_SOURCE_DIR) + "/tests/lang/syntax/golden/" + name + ".cant";
}

} // namespace

TEST_CASE("each construct gives its tree", "[syntax]") {
    for (const std::string& name : goldens) {
        INFO(name);
        const Parsed parsed(read_all(golden_path(name)));
        CHECK(parsed.told() == std::vector<std::string>{});
        CHECK(tree_problem(parsed.tree) == "");
        check_golden("lang/syntax/golden/" + name + ".tree", dump_tree(parsed.tree));
    }
}

TEST_CASE("the golden trees hold every kind of node", "[syntax]") {
    std::set<NodeKind> seen{NodeKind::missing, NodeKind::junk};
    for (const std::string& name : goldens) {
        const Parsed parsed(read_all(golden_path(name)));
        for (const Node& node : parsed.tree.nodes()) seen.insert(node.kind);
    }
    for (unsigned i = 0; i < static_cast<unsigned>(NodeKind::count_); ++i) {
        INFO(to_string(static_cast<NodeKind>(i)));
        CHECK(seen.contains(static_cast<NodeKind>(i)));
    }
}

TEST_CASE("the grammar always makes progress", "[syntax]") { CHECK(grammar_problems() == 0); }
