#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tools/cli/arguments.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/help.hpp"

using namespace cantrip;

namespace {

using Words = std::vector<std::string>;
using Takes = Option::Takes;

const std::vector<Option> options{{"--check", Takes::nothing, "", "h"},
                                  {"--seed", Takes::one, "N", "h", {}, 's'},
                                  {"--select", Takes::many, "CODE", "h"},
                                  {"--lang", Takes::list, "L", "h", {"en", "cs", "sr"}},
                                  {"--help", Takes::nothing, "", "h", {}, 'h'}};

Arguments parse(const Words& words) {
    auto arguments = Arguments::parse(words, options);
    if (!arguments) FAIL(arguments.error().message);
    return std::move(arguments).value();
}

std::string error(const Words& words) {
    const auto arguments = Arguments::parse(words, options);
    REQUIRE_FALSE(arguments.ok());
    return arguments.error().message + " / " + arguments.error().help;
}

} // namespace

TEST_CASE("options and operands may stand in any order", "[cli]") {
    const Arguments a = parse({"x", "--check", "y", "--seed", "7", "-", "--seed=8"});
    CHECK(a.operands() == Words{"x", "y", "-"});
    CHECK(a.has("--check"));
    CHECK_FALSE(a.has("--select"));
    CHECK(a.value("--seed") == "8");
    CHECK(a.value("--select", "none") == "none");
    CHECK(parse({"-h"}).has("--help"));
    CHECK(parse({"-s", "9"}).value("--seed") == "9");
    CHECK(parse({"-s=9"}).value("--seed") == "9");
}

TEST_CASE("values may be empty, repeated, listed, or look like options", "[cli]") {
    CHECK(parse({"--seed="}).value("--seed", "x").empty());
    CHECK(parse({"--seed", "-5"}).value("--seed") == "-5");
    CHECK(parse({"--seed=a=b"}).value("--seed") == "a=b");
    CHECK(parse({"--select", "a,b", "--select=c"}).values("--select") == Words{"a,b", "c"});
    CHECK(parse({"--lang", "cs,sr", "--lang=en"}).values("--lang") == Words{"cs", "sr", "en"});
    CHECK(parse({}).values("--lang").empty());
}

TEST_CASE("everything after -- is an operand", "[cli]") {
    const Arguments a = parse({"--check", "--", "--seed", "--"});
    CHECK(a.operands() == Words{"--seed", "--"});
    CHECK_FALSE(a.has("--seed"));
}

TEST_CASE("mistakes get a message and a suggestion", "[cli]") {
    CHECK(error({"--chek"}) == "there is no option `--chek` / did you mean `--check`?");
    CHECK(error({"--quite-different"}) == "there is no option `--quite-different` / ");
    CHECK(error({"--seed"}) == "`--seed` needs a value / write `--seed N`");
    CHECK(error({"--check=yes"}) == "`--check` takes no value / ");
    CHECK(error({"--lang", "en,c"}) == "`--lang` cannot be `c` / did you mean `cs`?");
    CHECK(error({"--lang="}) == "`--lang` cannot be `` / it can be en, cs, sr");
    CHECK(error({"-x"}) == "there is no option `-x` / ");
}

TEST_CASE("every command says what it does and shows examples", "[cli]") {
    for (const Command* command : all_commands()) {
        INFO(command->name);
        CHECK_FALSE(command->summary.empty());
        CHECK_FALSE(command->about.empty());
        CHECK_FALSE(command->examples.empty());
        CHECK(command->run != nullptr);
        const std::string help = command_help(*command);
        for (const Option& option : options_of(*command)) {
            CHECK(option.name.starts_with("--"));
            CHECK_FALSE(option.help.empty());
            CHECK((option.takes == Takes::nothing) == option.value.empty());
            CHECK(help.find(option.name) != std::string::npos);
        }
        for (const Example& example : command->examples) {
            CHECK(example.line.starts_with("cantrip " + std::string(command->name)));
            CHECK(help.find(example.line) != std::string::npos);
        }
        CHECK(overview_help().find(command->summary) != std::string::npos);
    }
}
