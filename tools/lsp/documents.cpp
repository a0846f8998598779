#include "tools/lsp/documents.hpp"

#include <filesystem>

#include <fmt/format.h>

#include "tools/lsp/fields.hpp"

namespace cantrip::lsp {
namespace {

namespace json = boost::json;

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool is_unreserved(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '_' || c == '~' || c == '/';
}

} // namespace

std::optional<std::string> path_of_uri(std::string_view uri) {
    constexpr std::string_view scheme = "file://";
    if (!uri.starts_with(scheme)) return std::nullopt;
    uri.remove_prefix(scheme.size());
    if (uri.starts_with("localhost/")) uri.remove_prefix(9);
    if (!uri.starts_with('/')) return std::nullopt;
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        if (uri[i] != '%') {
            path += uri[i];
            continue;
        }
        if (i + 2 >= uri.size()) return std::nullopt;
        const int high = hex_digit(uri[i + 1]);
        const int low = hex_digit(uri[i + 2]);
        if (high < 0 || low < 0 || high * 16 + low == 0) return std::nullopt;
        path += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return std::filesystem::path(path).lexically_normal().string();
}

std::string uri_of_path(std::string_view path) {
    std::string uri = "file://";
    for (const char c : path) {
        if (is_unreserved(c))
            uri += c;
        else
            uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

std::string Documents::open(const json::object& params) {
    const json::object& given = object_in(params, "textDocument");
    const std::string uri = text_in(given, "uri");
    const auto path = path_of_uri(uri);
    if (!path) return fmt::format("`{}` is no local file", uri);
    Document document{uri, *path, text_in(given, "text"), number_in(given, "version")};
    if (document.text.size() > max_text_size) return fmt::format("`{}` is too large", *path);
    open_[uri] = std::move(document);
    ++revision_;
    return {};
}

std::string Documents::change(const json::object& params, Encoding encoding) {
    const json::object& given = object_in(params, "textDocument");
    const auto found = open_.find(text_in(given, "uri"));
    if (found == open_.end()) return fmt::format("`{}` is not open", text_in(given, "uri"));
    Document& document = found->second;
    std::string text = document.text;
    for (const json::value& one : array_in(params, "contentChanges")) {
        const json::object* change = one.if_object();
        if (change == nullptr) return "a change is no object";
        const std::string fresh = text_in(*change, "text");
        if (!change->contains("range")) {
            text = fresh;
            continue;
        }
        const Positions positions(text, encoding);
        const json::object& range = object_in(*change, "range");
        const std::uint32_t begin = positions.offset(json::value(object_in(range, "start")));
        const std::uint32_t end = positions.offset(json::value(object_in(range, "end")));
        if (end < begin) return "a change ends before it begins";
        if (text.size() - (end - begin) + fresh.size() > max_text_size)
            return fmt::format("`{}` is too large", document.path);
        text.replace(begin, end - begin, fresh);
    }
    if (text.size() > max_text_size) return fmt::format("`{}` is too large", document.path);
    document.text = std::move(text);
    document.version = number_in(given, "version");
    ++revision_;
    return {};
}

void Documents::close(std::string_view uri) {
    const auto found = open_.find(uri);
    if (found == open_.end()) return;
    open_.erase(found);
    ++revision_;
}

const Document* Documents::find(std::string_view uri) const {
    const auto found = open_.find(uri);
    return found == open_.end() ? nullptr : &found->second;
}

} // namespace cantrip::lsp
