// A small slice of what `cantrip_text_truth` does for as long as one likes.

#include <catch2/catch.hpp>

#include "tests/text_truth/neighbours.hpp"
#include "tests/text_truth/truth.hpp"

using namespace cantrip::truth;

TEST_CASE("neighbours differ in one place", "[text][truth]") {
    const std::string source = "when draw by you: each opponent: {\n  lose 1 ore\n  gain 2 herb\n}";
    const std::vector<std::string> all = neighbours(source, 100);
    const auto has = [&](const std::string& one) {
        return std::find(all.begin(), all.end(), one) != all.end();
    };
    CHECK(has("when draw by you: each opponent: {\n  you: lose 1 ore\n  gain 2 herb\n}"));
    CHECK(has("when draw by you: an opponent: {\n  lose 1 ore\n  gain 2 herb\n}"));
    CHECK(has("when draw by you: each opponent: {\n  lose 2 ore\n  gain 2 herb\n}"));
    CHECK(has("when draw: each opponent: {\n  lose 1 ore\n  gain 2 herb\n}"));
    CHECK_FALSE(has(source));
}

TEST_CASE("generated effects are said, read back as themselves, and share no text", "[text][truth]") {
    Task task;
    task.seed = 1;
    task.games = 2;
    task.neighbours = 2;
    task.languages = {"en", "cs"};
    const Truth truth = look_for_lies(task);
    INFO(report(truth));
    for (const std::string& tag : task.languages) {
        REQUIRE(truth.by_language.contains(tag));
        const Counts& counts = truth.by_language.at(tag);
        CHECK(counts.effects > 20);
        CHECK(counts.said > 10);
    }
}
