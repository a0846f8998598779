// The table of operations describes every program that the checker makes, and a program that breaks it is
// found.

#include <set>

#include <catch2/catch.hpp>

#include "lang/program/dump.hpp"
#include "lang/program/ops.hpp"
#include "lang/program/texts.hpp"
#include "lang/program/validate.hpp"
#include "tests/lang/check/checked.hpp"
#include "tests/lang/check/whole_game.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string cards = R"(
token coin "coin" of player
zone hand of player holds card
zone deck holds card pile
verb draw "draw"(cards number = 1)
card one "One" { when draw by you: if you have 2 coin: gain 1 coin else: lose 1 coin }
card two "Two" { when draw by you: each card in hand of you as found: reveal found }
)";

// The first node of an operation.
HirId find(const Program& program, Op op) {
    for (HirId id(0); id < program.hir.size(); ++id)
        if (program.at(id).op == op) return id;
    FAIL("no node " << to_string(op));
    return no_hir;
}

} // namespace

TEST_CASE("operations have names of their own", "[program]") {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < op_count; ++i) names.insert(info(static_cast<Op>(i)).name);
    CHECK(names.size() == op_count);
    CHECK(to_string(Op::if_) == "if");
    CHECK(to_string(Op::is_within) == "is_within");
}

TEST_CASE("a row says how many children there are and what they are", "[program]") {
    const OpInfo& if_ = info(Op::if_);
    CHECK_FALSE(if_.takes(1));
    CHECK((if_.takes(2) && if_.takes(3)));
    CHECK_FALSE(if_.takes(4));
    CHECK(if_.child(2)->name == "otherwise");
    CHECK(if_.child(3) == nullptr);
    const OpInfo& np = info(Op::np);
    CHECK((np.takes(0) && np.takes(9)));
    CHECK(np.child(8)->of == OpClass::filter);
}

TEST_CASE("the programs of all games keep to the table", "[program]") {
    for (const std::vector<std::string>& game : all_games()) {
        std::vector<std::string> paths;
        for (const std::string& folder : game) paths.push_back(CANTRIP_SOURCE_DIR "/" + folder);
        World world;
        load(world, paths, own_library());
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < world.packages.size(); ++i) all.push_back(i);
        Diagnostics diagnostics;
        const Program program = check(world, world.closure(all), diagnostics);
        REQUIRE(program.hir.size() > 1000);
        CHECK(find_flaw(program).value_or("") == "");
    }
}

TEST_CASE("a node that breaks the table is found", "[program]") {
    const Checked checked(cards);
    REQUIRE(checked.codes().empty());
    REQUIRE(find_flaw(checked.program).value_or("") == "");
    const auto flaw_after = [&](const auto& change) {
        Program program = checked.program;
        change(program);
        return find_flaw(program).has_value();
    };
    CHECK(flaw_after([](Program& p) { p.hir[find(p, Op::if_)].count = 1; }));
    CHECK(flaw_after([](Program& p) { p.hir[find(p, Op::if_)].first = 0xfffffff0U; }));
    CHECK(flaw_after([](Program& p) { p.hir[find(p, Op::call)].a = 0xfffffff0U; }));
    CHECK(flaw_after([](Program& p) { p.hir[find(p, Op::np)].a = no_index; }));
    CHECK(flaw_after([](Program& p) { p.hir[find(p, Op::if_)].op = static_cast<Op>(op_count); }));
    CHECK(flaw_after([](Program& p) { p.nouns.front().value = HirId(p.hir.size()); }));
    // A branch that is no effect, and a node inside of itself.
    CHECK(flaw_after([](Program& p) {
        const HirId id = find(p, Op::if_);
        p.hir_children[p.at(id).first + 1] = p.child(id, 0);
    }));
    CHECK(flaw_after([](Program& p) {
        const HirId id = find(p, Op::if_);
        p.hir_children[p.at(id).first + 1] = id;
    }));
}

TEST_CASE("the checker finds what the language knows of core", "[program]") {
    const Checked checked(cards);
    const Program& p = checked.program;
    CHECK(p.name_of(p.verbs.at(p.core.gain)) == "gain");
    CHECK(p.name_of(p.verbs.at(p.core.win)) == "win");
    CHECK(p.name_of(p.fields.at(p.core.owner)) == "owner");
    CHECK(p.fields.at(p.core.owner).kind == p.thing_kind);
    CHECK(p.fields.at(p.core.host).kind == p.action_kind);
    CHECK(p.name_of(p.traits.at(p.core.fast)) == "fast");
    CHECK(p.name_of(p.defines.at(p.core.reach)) == "reach");
    // A verb of a game that has such a name is another one: core has the name already.
    CHECK(Checked("verb gain \"gain\": nothing\n").codes() == std::vector<std::string_view>{"C0202"});
}

TEST_CASE("labels are the words of the source on one line", "[program]") {
    const Checked checked(cards);
    CHECK(written_words(checked.program, find(checked.program, Op::if_)) ==
          "if you have 2 coin: gain 1 coin else: lose 1 coin");
}
