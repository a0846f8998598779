#include "tests/tools/lsp/client.hpp"

#include <catch2/catch.hpp>

namespace cantrip::testing {

namespace json = boost::json;

namespace {

lsp::Server::Settings settings() {
    const std::string top(CANTRIP_SOURCE_DIR);
    return {{top + "/stdlib", top + "/cards"}, {"en"}, "test"};
}

json::object named(const std::string& path) { return {{"uri", lsp::uri_of_path(path)}}; }

} // namespace

json::object position(int line, int column) { return {{"line", line}, {"character", column}}; }

Client::Client(const json::object& options) : server(settings()) {
    REQUIRE(request("initialize", options).contains("result"));
    notify("initialized", {});
}

void Client::take(const std::vector<json::object>& messages) {
    for (const json::object& message : messages) {
        if (!message.contains("method") || message.at("method") != "textDocument/publishDiagnostics")
            continue;
        const json::object& params = message.at("params").as_object();
        published_[std::string(params.at("uri").as_string())] = params.at("diagnostics").as_array();
    }
}

void Client::notify(std::string_view method, json::object params) {
    take(server.handle(json::serialize(
        json::object{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}})));
}

json::object Client::request(std::string_view method, json::object params) {
    const auto answers = server.handle(json::serialize(json::object{
        {"jsonrpc", "2.0"}, {"id", next_id_++}, {"method", method}, {"params", std::move(params)}}));
    REQUIRE(answers.size() == 1);
    CHECK(answers.front().at("id") == next_id_ - 1);
    return answers.front();
}

json::value Client::ask(std::string_view method, const std::string& path, json::object params) {
    params["textDocument"] = named(path);
    const json::object answer = request(method, std::move(params));
    REQUIRE(answer.contains("result"));
    return answer.at("result");
}

void Client::open(const std::string& path, const std::string& text) {
    json::object document = named(path);
    document["text"] = text;
    document["version"] = versions_[path] = 1;
    notify("textDocument/didOpen", {{"textDocument", std::move(document)}});
}

void Client::edit(const std::string& path, int line, int from, int to, const std::string& text) {
    json::object document = named(path);
    document["version"] = ++versions_[path];
    const json::object range{{"start", position(line, from)}, {"end", position(line, to)}};
    notify("textDocument/didChange",
           {{"textDocument", std::move(document)},
            {"contentChanges", json::array{json::object{{"range", range}, {"text", text}}}}});
}

void Client::replace(const std::string& path, const std::string& text) {
    json::object document = named(path);
    document["version"] = ++versions_[path];
    notify("textDocument/didChange", {{"textDocument", std::move(document)},
                                      {"contentChanges", json::array{json::object{{"text", text}}}}});
}

json::array Client::diagnostics(const std::string& path) {
    take(server.pending_diagnostics());
    return published_[lsp::uri_of_path(path)];
}

} // namespace cantrip::testing
