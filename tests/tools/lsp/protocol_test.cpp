// Frames, positions, URIs, and messages that no client should send.

#include <catch2/catch.hpp>

#include "tests/support/property.hpp"
#include "tests/tools/lsp/client.hpp"
#include "tools/lsp/frames.hpp"

using namespace cantrip;
using namespace cantrip::lsp;
using namespace cantrip::testing;
namespace json = boost::json;

TEST_CASE("frames may arrive in any pieces", "[lsp]") {
    const std::string stream =
        frame("{\"a\":1}") + "content-length: 2\r\nContent-Type: x\r\n\r\n{}" + frame("é");
    for (std::size_t step = 1; step <= stream.size(); ++step) {
        FrameReader reader;
        std::vector<std::string> bodies;
        for (std::size_t at = 0; at < stream.size(); at += step) {
            reader.add(std::string_view(stream).substr(at, step));
            while (const auto body = reader.next()) bodies.push_back(*body);
        }
        CHECK(bodies == std::vector<std::string>{"{\"a\":1}", "{}", "é"});
        CHECK(reader.broken().empty());
    }
}

TEST_CASE("a frame without a length, or too long, ends the stream with a reason", "[lsp]") {
    const auto broken = [](std::string_view bytes) {
        FrameReader reader;
        reader.add(bytes);
        CHECK_FALSE(reader.next().has_value());
        return reader.broken();
    };
    CHECK(broken("Content-Type: x\r\n\r\n{}") == "a message has no valid Content-Length");
    CHECK(broken("Content-Length: -1\r\n\r\n{}") == "a message has no valid Content-Length");
    CHECK(broken("Content-Length: 99999999999999999999\r\n\r\n") == "a message has no valid Content-Length");
    CHECK(broken("Content-Length: 999999999999\r\n\r\n") == "a message of 999999999999 bytes is too long");
    CHECK(broken(std::string(max_header_size + 1, 'x')) == "the header of a message is too long");
}

TEST_CASE("columns are counted in UTF-16 units or in bytes", "[lsp]") {
    // é: two bytes, one unit; the card: four bytes, two units.
    const std::string text = "é🂡x\r\nab\n";
    const Positions utf16(text, Encoding::utf16);
    const Positions utf8(text, Encoding::utf8);
    CHECK(utf16.offset(0, 1) == 2);
    CHECK(utf16.offset(0, 2) == 2); // inside of the card
    CHECK(utf16.offset(0, 3) == 6);
    CHECK(utf16.offset(0, 99) == 7);
    CHECK(utf8.offset(0, 6) == 6);
    CHECK(utf16.offset(1, 1) == 10);
    CHECK(utf16.offset(9, 0) == text.size());
    CHECK(utf16.position(6) == position(0, 3));
    CHECK(utf8.position(6) == position(0, 6));
    CHECK(utf16.position(10) == position(1, 1));
    CHECK(utf16.position(1000) == position(2, 0));
}

TEST_CASE("a path survives as a URI", "[lsp]") {
    for (const std::string path : {"/a/b.cant", "/a b/č 100%.cant", "/a?b#c/d.cant"})
        CHECK(path_of_uri(uri_of_path(path)) == path);
    CHECK(uri_of_path("/a b") == "file:///a%20b");
    CHECK(path_of_uri("file://localhost/a") == "/a");
    CHECK(path_of_uri("file:///a/../b") == "/b");
    for (const char* uri :
         {"http://x/a", "file:a", "file:///a%2", "file:///a%zz", "file:///a%00b", "untitled:Untitled-1", ""})
        CHECK_FALSE(path_of_uri(uri).has_value());
}

TEST_CASE("a message that is none gets an error of the protocol", "[lsp]") {
    Client client;
    const auto code = [&](std::string_view body) {
        const auto answers = client.server.handle(body);
        REQUIRE(answers.size() == 1);
        return answers.front().at("error").as_object().at("code").as_int64();
    };
    CHECK(code("{") == -32700);
    CHECK(code("[]") == -32600);
    CHECK(code("{\"id\":1}") == -32600);
    CHECK(code("{\"id\":1,\"method\":\"textDocument/none\"}") == -32601);
    CHECK(code("{\"id\":1,\"method\":7}") == -32600);
    CHECK(client.server.handle("{\"method\":\"textDocument/didChange\"}").size() ==
          1); // a log message: nothing is open
    CHECK(client.server.handle("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":1}}").empty());
    // Of a file that is not open nothing is known.
    CHECK(client.ask("textDocument/hover", "/none.cant").is_null());
}

TEST_CASE("requests before initialize and after shutdown are refused", "[lsp]") {
    lsp::Server server({{}, {}, "test"});
    const auto refused = server.handle("{\"id\":1,\"method\":\"textDocument/hover\"}");
    CHECK(refused.front().at("error").as_object().at("code") == -32002);
    Client client;
    CHECK(client.server.exit_status() == 1);
    CHECK(client.request("shutdown", {}).contains("result"));
    CHECK(client.request("textDocument/hover", {}).contains("error"));
    client.notify("exit", {});
    CHECK(client.server.exited());
    CHECK(client.server.exit_status() == 0);
}

TEST_CASE("edits of any place give the text that an editor shows", "[lsp][property]") {
    // Lines, columns and texts of any sort, applied by the server and by hand.
    Client client;
    const std::string path = "/tmp-of-nobody/edit.cant";
    check_property(200, 12,
                   [&](const std::vector<std::tuple<std::uint8_t, std::uint8_t, std::string>>& edits) {
                       std::string text = "one\ntwo\nthree\n";
                       client.open(path, text);
                       for (const auto& edit : edits) {
                           const int line = std::get<0>(edit);
                           const int column = std::get<1>(edit);
                           std::string valid;
                           for (const char c : std::get<2>(edit))
                               if (c >= ' ' && c < 127) valid += c;
                           if (line % 2 == 0) valid += '\n';
                           const Positions positions(text, Encoding::utf16);
                           const std::uint32_t at = positions.offset(static_cast<std::uint32_t>(line % 5),
                                                                     static_cast<std::uint32_t>(column % 6));
                           client.edit(path, line % 5, column % 6, column % 6, valid);
                           text.insert(at, valid);
                       }
                       const std::string now = client.server.documents().find(uri_of_path(path))->text;
                       client.notify("textDocument/didClose",
                                     {{"textDocument", json::object{{"uri", uri_of_path(path)}}}});
                       RC_ASSERT(now == text);
                   });
}
