// A dictionary of a few words, written here, so that no installed one is needed.

#include <cstdlib>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tools/support/run_program.hpp"
#include "tools/support/spelling.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// Sets the variable while it lives.
class DictionaryPath {
  public:
    explicit DictionaryPath(const std::string& path) {
        if (const char* before = std::getenv("DICPATH"); before != nullptr) before_ = before;
        ::setenv("DICPATH", path.c_str(), 1);
    }
    ~DictionaryPath() {
        if (before_)
            ::setenv("DICPATH", before_->c_str(), 1);
        else
            ::unsetenv("DICPATH");
    }

  private:
    std::optional<std::string> before_;
};

// Two nouns with a plural in -e.
const std::string affixes = "SFX A Y 1\nSFX A a e a\n";

} // namespace

TEST_CASE("a dictionary of one's own is found, and knows forms and their stems", "[spelling]") {
    const Scratch scratch;
    scratch.write("mine/xx_XX.aff", "SET UTF-8\n" + affixes);
    scratch.write("mine/xx_XX.dic", "3\nkarta/A\nțară\nțeava/A\n");
    const DictionaryPath path("/nowhere::" + scratch.path("mine"));
    auto dictionary = Dictionary::open("xx_XX");
    REQUIRE(dictionary);
    CHECK(dictionary->knows("karta"));
    CHECK(dictionary->knows("karte"));
    CHECK(dictionary->knows("Karte"));
    CHECK(dictionary->knows("țeave"));
    CHECK_FALSE(dictionary->knows("kartu"));
    CHECK(dictionary->unknown_words({"kartu", "karta", "bla", "kartu"}) ==
          std::vector<std::string>{"bla", "kartu"});
    CHECK(dictionary->stems({"karte", "kartu", "țeave"}) ==
          WordStems{{"karte", {"karta"}}, {"țeave", {"țeava"}}});
    const auto suggested = dictionary->suggestions("kartta");
    REQUIRE_FALSE(suggested.empty());
    CHECK(suggested.front() == "karta");
}

TEST_CASE("a dictionary in an encoding of its own is asked and answers in UTF-8", "[spelling]") {
    const Scratch scratch;
    // Latin-2: š is B9, č is E8.
    scratch.write("yy.aff", "SET ISO8859-2\nTRY abcdefghijklmnopqrstuvwxyz\xB9\xE8\n" + affixes);
    scratch.write("yy.dic", "2\nko\xB9"
                            "a/A\n\xE8"
                            "as\n");
    const DictionaryPath path(scratch.path("."));
    auto dictionary = Dictionary::open("yy");
    REQUIRE(dictionary);
    CHECK(dictionary->knows("koša"));
    CHECK(dictionary->stems({"koše"}) == WordStems{{"koše", {"koša"}}});
    CHECK_FALSE(dictionary->knows("kosa"));
    CHECK(dictionary->suggestions("cas") == std::vector<std::string>{"čas"});
    // Letters that Latin-2 does not have.
    CHECK_FALSE(dictionary->knows("час"));
    CHECK(dictionary->stems({"час"}).empty());
    CHECK(dictionary->suggestions("час").empty());
}

TEST_CASE("a dictionary that is not there is not opened", "[spelling]") {
    const Scratch scratch;
    scratch.write("half.dic", "1\nword\n");
    scratch.write("inner/xx.aff", "SET UTF-8\n");
    scratch.write("inner/xx.dic", "1\nword\n");
    const DictionaryPath path(scratch.path("."));
    CHECK_FALSE(Dictionary::open("none_NONE"));
    CHECK_FALSE(Dictionary::open(""));
    CHECK_FALSE(Dictionary::open("half"));
    CHECK_FALSE(Dictionary::open("inner/xx"));
    CHECK_FALSE(Dictionary::open("../" + scratch.path("inner") + "/xx"));
}

TEST_CASE("a program is given its arguments as they are, and its input", "[spelling]") {
    CHECK(run_program({{"cat"}, "one\ntwo words\n"}) == "one\ntwo words\n");
    CHECK(run_program({{"grep", "-F", "$(echo o) ; *'"}, "a $(echo o) ; *'\nb o ; *'\n"}) ==
          "a $(echo o) ; *'\n");
    CHECK(run_program({{"printenv", "CANTRIP_TRIED"}, {}, {"CANTRIP_TRIED=a 'b'"}}) == "a 'b'\n");
    CHECK_FALSE(run_program({{"grep", "-e", "missing"}, "one\n"}));
    CHECK_FALSE(run_program({{"no-such-program-anywhere"}, "one\n"}));
    CHECK_FALSE(run_program({{}, "one\n"}));
    // More than a pipe holds.
    const std::string many(1'000'000, 'x');
    CHECK(run_program({{"cat"}, many}) == many);
}
