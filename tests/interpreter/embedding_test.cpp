// The example of docs/embedding.md is the file that is compiled here.

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"
#include "tests/support/doc_blocks.hpp"
#include "tests/support/scratch.hpp"

int play_first_choices(const char* game_path, const char* library_folder);

using namespace cantrip::testing;

TEST_CASE("the embedding example is the one that is compiled, and it runs") {
    const std::string root = CANTRIP_SOURCE_DIR;
    const std::string page = read_all(root + "/docs/embedding.md");
    bool shown = false;
    for (const DocBlock& block : doc_blocks(page))
        if (block.language() == "cpp") {
            shown = true;
            CHECK(block.text == read_all(root + "/tests/interpreter/embedding_example.cpp"));
        }
    CHECK(shown);
    const Scratch scratch;
    scratch.write("duel/game.cant", duel_text());
    CHECK(play_first_choices(scratch.path("duel/game.cant").c_str(), (root + "/stdlib").c_str()) == 0);
}
