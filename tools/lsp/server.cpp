#include "tools/lsp/server.hpp"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/lsp/answers.hpp"
#include "tools/lsp/fields.hpp"

namespace cantrip::lsp {
namespace {

namespace json = boost::json;

enum ErrorCode : int {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    not_initialized = -32002
};

struct Method {
    std::string_view name;
    Answer answer;
};

constexpr Method methods[] = {
    {"textDocument/codeAction", code_actions},
    {"textDocument/completion", completion},
    {"textDocument/definition", definition},
    {"textDocument/documentSymbol", document_symbols},
    {"textDocument/foldingRange", folding_ranges},
    {"textDocument/formatting", formatting},
    {"textDocument/hover", hover},
    {"textDocument/inlayHint", inlay_hints},
    {"textDocument/references", references},
    {"textDocument/semanticTokens/full", semantic_tokens},
};

json::object error_of(const json::value& id, ErrorCode code, std::string_view message) {
    return {{"jsonrpc", "2.0"},
            {"id", id},
            {"error",
             json::object{{"code", static_cast<int>(code)}, {"message", json_text(std::string(message))}}}};
}

json::object result_of(const json::value& id, json::value result) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

json::object notification(std::string_view method, json::object params) {
    return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

json::object log_message(std::string_view text) {
    return notification("window/logMessage", {{"type", 2}, {"message", json_text(std::string(text))}});
}

// UTF-8 when the client can: then no column is counted.
Encoding encoding_asked(const json::object& params) {
    const json::object& general = object_in(object_in(params, "capabilities"), "general");
    for (const json::value& one : array_in(general, "positionEncodings"))
        if (one.is_string() && one.as_string() == "utf-8") return Encoding::utf8;
    return Encoding::utf16;
}

json::object capabilities(Encoding encoding) {
    return {{"positionEncoding", encoding == Encoding::utf8 ? "utf-8" : "utf-16"},
            {"textDocumentSync", json::object{{"openClose", true}, {"change", 2}, {"save", true}}},
            {"codeActionProvider", json::object{{"codeActionKinds", json::array{"quickfix"}}}},
            {"completionProvider", json::object{}},
            {"definitionProvider", true},
            {"documentSymbolProvider", true},
            {"foldingRangeProvider", true},
            {"documentFormattingProvider", true},
            {"hoverProvider", true},
            {"inlayHintProvider", true},
            {"referencesProvider", true},
            {"semanticTokensProvider",
             json::object{
                 {"legend", json::object{{"tokenTypes", token_types()}, {"tokenModifiers", json::array{}}}},
                 {"full", true}}}};
}

} // namespace

Server::Server(Settings settings) : settings_(std::move(settings)), workspace_(settings_.libraries) {}

std::vector<json::object> Server::handle(std::string_view body) {
    boost::system::error_code failed;
    const json::value message = json::parse(json::string_view(body.data(), body.size()), failed);
    if (failed) return {error_of(nullptr, parse_error, "this is no JSON: " + failed.message())};
    const json::object* object = message.if_object();
    if (object == nullptr) return {error_of(nullptr, invalid_request, "a message is an object")};
    const std::string method = text_in(*object, "method");
    const json::value* id = object->if_contains("id");
    // An answer to a request of ours; there are none.
    if (method.empty() && id != nullptr && (object->contains("result") || object->contains("error")))
        return {};
    if (method.empty())
        return {error_of(id != nullptr ? *id : json::value(), invalid_request, "a message needs a method")};
    const json::object& params = object_in(*object, "params");
    if (id == nullptr) return notify(method, params);
    return {answer(*id, method, params)};
}

std::vector<json::object> Server::notify(std::string_view method, const json::object& params) {
    std::string refused;
    if (method == "exit") exited_ = true;
    if (!initialized_) return {};
    if (method == "textDocument/didOpen") refused = documents_.open(params);
    if (method == "textDocument/didChange") refused = documents_.change(params, encoding_);
    if (method == "textDocument/didClose") {
        const std::string uri = text_in(object_in(params, "textDocument"), "uri");
        documents_.close(uri);
        return {
            notification("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", json::array{}}})};
    }
    // Another program may have written a file that ours uses.
    if (method == "textDocument/didSave" || method == "workspace/didChangeWatchedFiles") {
        workspace_.forget();
        published_ = 0;
    }
    if (refused.empty()) return {};
    return {log_message(refused)};
}

json::object Server::initialize(const json::object& params) {
    initialized_ = true;
    encoding_ = encoding_asked(params);
    std::vector<std::string> languages;
    for (const json::value& tag : array_in(object_in(params, "initializationOptions"), "languages"))
        if (tag.is_string()) languages.emplace_back(tag.as_string());
    if (!languages.empty()) settings_.languages = std::move(languages);
    return {{"capabilities", capabilities(encoding_)},
            {"serverInfo", json::object{{"name", "cantrip"}, {"version", settings_.version}}}};
}

json::object Server::answer(const json::value& id, std::string_view method, const json::object& params) {
    if (method == "initialize") return result_of(id, initialize(params));
    if (!initialized_) return error_of(id, not_initialized, "`initialize` comes first");
    if (method == "shutdown") {
        shut_down_ = true;
        return result_of(id, nullptr);
    }
    if (shut_down_) return error_of(id, invalid_request, "the server was shut down");
    for (const Method& known : methods) {
        if (known.name != method) continue;
        const Document* document = documents_.find(text_in(object_in(params, "textDocument"), "uri"));
        if (document == nullptr) return result_of(id, nullptr);
        Checked& checked = workspace_.around(*document, documents_);
        const auto file = checked.file_of(*document);
        const Tree* tree = file ? checked.tree_of(*file) : nullptr;
        if (tree == nullptr) return result_of(id, nullptr);
        const Positions positions(document->text, encoding_);
        return result_of(id, known.answer({params, *document, checked, *file, *tree, positions, encoding_,
                                           settings_.languages, settings_.libraries}));
    }
    return error_of(id, method_not_found, fmt::format("there is no method `{}`", method));
}

json::object Server::published(const Document& document) {
    Checked& checked = workspace_.around(document, documents_);
    const auto file = checked.file_of(document);
    const Tree* tree = file ? checked.tree_of(*file) : nullptr;
    json::array diagnostics;
    if (tree != nullptr) {
        const json::object none;
        const Positions positions(document.text, encoding_);
        diagnostics = diagnostics_of({none, document, checked, *file, *tree, positions, encoding_,
                                      settings_.languages, settings_.libraries});
    }
    return notification(
        "textDocument/publishDiagnostics",
        {{"uri", document.uri}, {"version", document.version}, {"diagnostics", std::move(diagnostics)}});
}

std::vector<json::object> Server::pending_diagnostics() {
    if (published_ == documents_.revision() || !initialized_ || shut_down_) return {};
    published_ = documents_.revision();
    Messages out;
    for (const auto& [uri, document] : documents_.all())
        if (document.path.ends_with(".cant")) out.push_back(published(document));
    return out;
}

} // namespace cantrip::lsp
