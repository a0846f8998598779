// Layouts, icons, fonts and pictures of strangers: what lies outside of a set is not drawn, pipes are not
// waited for, and nothing is written through a link.

#include <sys/stat.h>

#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;
using Catch::Matchers::Contains;

namespace {

constexpr const char* source = R"(package wares "Wares" { uses core }
game wares "Wares" { players 1..2 }
token coin "coin" of player
kind ware "ware" is card { heading sell "Sell" }
ware zz "ZZ" { sell: gain 2 coin }
)";

struct Wares {
    Wares() {
        scratch.write("wares/package.cant", source);
        fs::create_directories(scratch.path("wares/pictures"));
        for (const char* folder : {"icons", "fonts", "hyphens", "shops"})
            fs::create_directories(scratch.path(std::string("wares/layout/") + folder));
    }
    [[nodiscard]] RunResult run(std::vector<std::string> words) const {
        const RunResult result =
            run_cantrip(words, {.input = {}, .folder = scratch.path("wares"), .environment = {}});
        INFO(result.out << result.err);
        CHECK((result.status >= 0 && result.status <= 2));
        return result;
    }
    [[nodiscard]] RunResult render() const {
        return run({"render", ".", "--format", "svg", "--into", scratch.path("out")});
    }
    void link(const std::string& name, const std::string& to) const {
        fs::create_symlink(to, scratch.path("wares/" + name));
    }
    const Scratch scratch;
};

// A layout with a picture of the card, and one that a test can recognise.
constexpr const char* with_picture = "extends card\n";

} // namespace

TEST_CASE("a set without links is drawn", "[strangers]") {
    const Wares wares;
    CHECK(wares.render().status <= 1);
    CHECK(fs::exists(wares.scratch.path("out/en/zz.svg")));
}

TEST_CASE("links in what is drawn that lead out of the set are refused", "[strangers]") {
    const Wares wares;
    wares.scratch.write("home/ware.layout", "secret line of mine\n");
    wares.scratch.write("home/zz.png", "secret picture");
    const char* refused = "leads out of";
    SECTION("a layout") { wares.link("layout/ware.layout", "../../home/ware.layout"); }
    SECTION("a picture") {
        wares.scratch.write("wares/layout/ware.layout", with_picture);
        wares.link("pictures/zz.png", "../../home/zz.png");
    }
    SECTION("all pictures") {
        wares.scratch.write("wares/layout/ware.layout", with_picture);
        fs::remove(wares.scratch.path("wares/pictures"));
        wares.link("pictures", "../home");
    }
    SECTION("an icon") { wares.link("layout/icons/cat.svg", "../../../home/zz.png"); }
    SECTION("all fonts") {
        fs::remove(wares.scratch.path("wares/layout/fonts"));
        wares.link("layout/fonts", "../../home");
    }
    const RunResult result = wares.render();
    INFO(result.out << result.err);
    CHECK(result.status >= 1);
    CHECK_THAT(result.out + result.err, Contains(refused) && !Contains("secret"));
}

TEST_CASE("a layout cannot extend a file elsewhere", "[strangers]") {
    const Wares wares;
    wares.scratch.write("home/mine.layout", "secret line of mine\n");
    wares.scratch.write("wares/layout/ware.layout", "extends ../../home/mine\n");
    const RunResult result = wares.render();
    CHECK(result.status >= 1);
    CHECK_THAT(result.out + result.err, !Contains("secret"));
}

TEST_CASE("pipes among the files of a drawing are named, not waited for", "[strangers]") {
    const Wares wares;
    wares.scratch.write("wares/layout/ware.layout", with_picture);
    for (const char* name : {"pictures/zz.png", "layout/icons/x.svg", "layout/fonts/x.ttf"}) {
        INFO(name);
        REQUIRE(::mkfifo(wares.scratch.path(std::string("wares/") + name).c_str(), 0600) == 0);
        const RunResult result = wares.render();
        CHECK(result.status == 1);
        CHECK_THAT(result.out + result.err, Contains(name) && Contains("is no file"));
        fs::remove(wares.scratch.path(std::string("wares/") + name));
    }
    REQUIRE(::mkfifo(wares.scratch.path("wares/layout/shops/x.shop").c_str(), 0600) == 0);
    CHECK(wares.run({"render", ".", "--for", "x", "--into", wares.scratch.path("out")}).status == 2);
}

TEST_CASE("words of a book outside of the set are not read", "[strangers]") {
    const Wares wares;
    wares.scratch.write("home/words", "en\tindex\tsecret\n");
    wares.link("layout/book.tsv", "../../home/words");
    const RunResult result =
        wares.run({"book", ".", "--format", "html", "--into", wares.scratch.path("out")});
    CHECK(result.status == 1);
    CHECK_THAT(result.err, Contains("leads out of"));
    CHECK_THAT(read_all(wares.scratch.path("out/en/wares-book.html")), !Contains("secret"));
}

TEST_CASE("the folder that files are drawn into by itself is not a link out of the set", "[strangers]") {
    const Wares wares;
    fs::create_directories(wares.scratch.path("home"));
    wares.link("drawn", "../home");
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"render", ".", "--format", "svg"},
                                               {"book", ".", "--format", "html"},
                                               {"l10n", "sheet", ".", "--lang", "en"}}) {
        INFO(words[0]);
        const RunResult result = wares.run(words);
        CHECK(result.status == 2);
        CHECK_THAT(result.err, Contains("leads out of"));
    }
    CHECK(fs::is_empty(wares.scratch.path("home")));
    // Whoever names the folder means it.
    CHECK(wares.run({"render", ".", "--format", "svg", "--into", "drawn"}).status <= 1);
    CHECK_FALSE(fs::is_empty(wares.scratch.path("home")));
}
