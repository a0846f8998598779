// A run keeps so many diagnostics and no more.

#include <catch2/catch.hpp>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/diagnostics/most_diagnostics.hpp"
#include "lang/diagnostics/render_text.hpp"

using namespace cantrip;

TEST_CASE("behind the limit diagnostics are not kept, but an error stays one", "[diagnostics]") {
    Sources sources;
    const FileId file = sources.add("a.cant", "x");
    REQUIRE(info(Code::unknown_character).severity == Severity::error);
    REQUIRE(info(Code::stale_override).severity != Severity::error);
    Diagnostics all;
    for (std::size_t i = 0; i < max_diagnostics; ++i)
        all.add(Code::stale_override, {file, 0, 1}, "a warning");
    CHECK(all.errors() == 0);
    all.add(Code::unknown_character, {file, 0, 1}, "an error").help = "help";
    for (int i = 0; i < 10; ++i) all.add(Code::stale_override, {file, 0, 1}, "one more").help = "help";
    CHECK(all.all().size() == max_diagnostics);
    CHECK(all.errors() == 1);
    Diagnostics more;
    more.add(Code::unknown_character, {file, 0, 1}, "another error");
    more.add(Code::stale_override, {file, 0, 1}, "a warning behind it");
    Diagnostics warnings;
    for (std::size_t i = 0; i < max_diagnostics; ++i)
        warnings.add(Code::stale_override, {file, 0, 1}, "a warning");
    warnings.take(std::move(more));
    CHECK(warnings.all().size() == max_diagnostics);
    CHECK(warnings.errors() == 1);
    CHECK_THAT(count_in_words(warnings), Catch::Matchers::Contains("there may be more"));
}
