// The server says of every file what the command line says, and after any edits what a fresh check says.

#include <random>

#include <catch2/catch.hpp>

#include "lang/check/programs.hpp"
#include "lang/format/format.hpp"
#include "lang/source/folder.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"
#include "tests/tools/lsp/client.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace json = boost::json;

namespace {

LoadOptions libraries() {
    const std::string top(CANTRIP_SOURCE_DIR);
    return {{top + "/stdlib", top + "/cards"}, {}};
}

std::vector<std::string> corpus() {
    std::vector<std::string> out;
    for (const char* folder : {"/stdlib", "/cards"})
        for (const std::string& file : files_below(std::string(CANTRIP_SOURCE_DIR) + folder, ".cant").files)
            out.push_back(file);
    return out;
}

// Code and place of every diagnostic of one file.
using Places = std::vector<std::string>;

Places places(const json::array& diagnostics) {
    Places out;
    for (const json::value& one : diagnostics)
        out.push_back(std::string(one.at("code").as_string()) + " " + json::serialize(one.at("range")));
    std::sort(out.begin(), out.end());
    return out;
}

Places checked_places(const std::string& path) {
    const auto programs = load_programs({path}, libraries());
    Places out;
    for (const Diagnostic& told : programs->diagnostics.all()) {
        const Source& source = programs->world.sources.at(told.at.file);
        if (!path.ends_with(source.path)) continue;
        const lsp::Positions positions(source.text, lsp::Encoding::utf16);
        out.push_back(std::string(told.code.row().text) + " " + json::serialize(positions.range(told.at)));
    }
    std::sort(out.begin(), out.end());
    return out;
}

const char* const set = "ritual owl_post \"Owl Post\" {\n"
                        "  cost 1 herb + 1 knowledge\n"
                        "  points 2\n"
                        "  space: 1 mana -> draw 2\n"
                        "  when discover site by you once per round: either gain 1 mana or draw 1\n"
                        "}\n";

} // namespace

TEST_CASE("every file of the corpus gets the diagnostics of check, and its format is that of fmt",
          "[lsp][corpus]") {
    const std::vector<std::string> files = corpus();
    REQUIRE(files.size() > 50);
    std::size_t number = 0;
    for (const std::string& path : files) {
        if (number++ % slowness != 0) continue;
        INFO(path);
        Client client;
        const std::string text = read_all(path);
        client.open(path, text);
        CHECK(client.diagnostics(path).empty());
        CHECK(client.ask("textDocument/formatting", path).as_array().empty());
        // Every token lies in its line.
        const json::value tokens = client.ask("textDocument/semanticTokens/full", path);
        CHECK(tokens.at("data").as_array().size() % 5 == 0);
        if (path.find("/cards/") != std::string::npos)
            CHECK_FALSE(client.ask("textDocument/documentSymbol", path).as_array().empty());
    }
}

TEST_CASE("after random edits the server says what a fresh check says", "[lsp][edits]") {
    const Scratch scratch;
    scratch.write("owls/package.cant", "package owls for evenfall\n");
    const std::string path = scratch.write("owls/cards.cant", set);
    const std::vector<std::string> pieces = {"gain", " 1",     " mana", "\n",      "{",
                                             "}",    "draw 1", "when ", "\"",      "ritual x { }\n",
                                             ":",    "->",     "é",     "herb + ", "//"};
    std::mt19937 random(11);
    const auto below = [&](std::size_t most) { return static_cast<int>(random() % most); };
    Client client;
    std::string text = set;
    client.open(path, text);
    for (std::size_t round = 0; round < 300 / slowness; ++round) {
        const lsp::Positions positions(text, lsp::Encoding::utf16);
        const int line = below(positions.line_count());
        const int from = below(20), to = from + below(6);
        const std::string& fresh = pieces[static_cast<std::size_t>(below(pieces.size()))];
        const std::uint32_t begin =
            positions.offset(static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(from));
        const std::uint32_t end =
            positions.offset(static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(to));
        text.replace(begin, end - begin, fresh);
        client.edit(path, line, from, to, fresh);
        INFO(text);
        scratch.write("owls/cards.cant", text);
        REQUIRE(places(client.diagnostics(path)) == checked_places(path));
        // Every request is answered on a broken text too.
        for (const char* method :
             {"hover", "definition", "references", "completion", "inlayHint", "foldingRange", "codeAction"})
            (void)client.ask(std::string("textDocument/") + method, path,
                             {{"position", position(line, from)}});
        if (text.size() > 2000) text = set, client.replace(path, text);
    }
}

TEST_CASE("a burst of edits is checked once, and nothing is checked twice", "[lsp]") {
    const Scratch scratch;
    scratch.write("owls/package.cant", "package owls for evenfall\n");
    const std::string path = scratch.write("owls/cards.cant", set);
    Client client;
    client.open(path, set);
    for (int i = 0; i < 5; ++i) client.edit(path, 0, 0, 0, "\n");
    CHECK(client.diagnostics(path).empty());
    CHECK(client.server.workspace().checks() == 1);
    (void)client.ask("textDocument/hover", path, {{"position", position(8, 18)}});
    (void)client.ask("textDocument/inlayHint", path);
    CHECK(client.server.workspace().checks() == 1);
}

TEST_CASE("a file that is open is read as the editor shows it, by other files too", "[lsp]") {
    const Scratch scratch;
    scratch.write("owls/package.cant", "package owls for evenfall\n");
    const std::string cards = scratch.write("owls/cards.cant", set);
    const std::string tests = scratch.write(
        "owls/scenarios.cant",
        "scenario \"post\" for evenfall {\n  players ana, bo\n  owl_post is in hand of ana\n}\n");
    Client client;
    client.open(tests, read_all(tests));
    CHECK(client.diagnostics(tests).empty());
    client.open(cards, set);
    CHECK(client.diagnostics(tests).empty());
    // The card gets another name in the editor only.
    client.edit(cards, 0, 7, 15, "owl_mail");
    REQUIRE(client.diagnostics(tests).size() == 1);
    CHECK(client.diagnostics(cards).empty());
    client.edit(cards, 0, 7, 15, "owl_post");
    CHECK(client.diagnostics(tests).empty());
}

TEST_CASE("hover, hints, completion, definition and fixes of a card", "[lsp]") {
    const Scratch scratch;
    scratch.write("owls/package.cant", "package owls for evenfall\n");
    const std::string path = scratch.write("owls/cards.cant", set);
    Client client(
        json::object{{"initializationOptions", json::object{{"languages", json::array{"en", "cs"}}}}});
    client.open(path, set);

    const json::value hover = client.ask("textDocument/hover", path, {{"position", position(4, 9)}});
    INFO(json::serialize(hover));
    REQUIRE(hover.is_object());
    const std::string text(hover.at("contents").at("value").as_string());
    CHECK(text.find("verb discover") != std::string::npos);
    CHECK(text.find("**en** Once per round") != std::string::npos);
    CHECK(text.find("**cs** Jednou za kolo") != std::string::npos);

    const json::array hints = client.ask("textDocument/inlayHint", path).as_array();
    REQUIRE(hints.size() == 2);
    CHECK(hints[0].at("label").as_string() == "Action space: pay 1 mana to draw 2 cards.");

    const json::array definition =
        client.ask("textDocument/definition", path, {{"position", position(4, 9)}}).as_array();
    REQUIRE(definition.size() == 1);
    CHECK(std::string(definition[0].at("uri").as_string()).ends_with("/stdlib/evenfall/actions.cant"));

    // At the start of a line of a ritual: its headings and fields come first.
    client.edit(path, 4, 0, 0, "  \n");
    std::map<std::string, std::string> ranks;
    const json::value items = client.ask("textDocument/completion", path, {{"position", position(4, 2)}});
    for (const json::value& item : items.as_array())
        ranks[std::string(item.at("label").as_string())] = std::string(item.at("sortText").as_string());
    CHECK(ranks.at("space") < ranks.at("draw"));
    CHECK(ranks.at("cost") < ranks.at("draw"));
    CHECK(ranks.contains("when"));

    client.edit(path, 3, 19, 23, "drwa");
    CHECK(client.diagnostics(path).size() == 1);
    const json::object place{{"start", position(3, 20)}, {"end", position(3, 20)}};
    const json::array actions = client.ask("textDocument/codeAction", path, {{"range", place}}).as_array();
    REQUIRE(actions.size() == 1);
    CHECK(actions[0].at("title").as_string() == "write `draw`");
}
