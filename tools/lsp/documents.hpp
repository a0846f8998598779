#pragma once
// Open files with the text that the editor shows, saved or not.

#include <map>
#include <optional>
#include <string>

#include <boost/json/value.hpp>

#include "tools/lsp/positions.hpp"

namespace cantrip::lsp {

// "file:///a%20b.cant" and "/a b.cant". Nothing for a URI that is no local file.
[[nodiscard]] std::optional<std::string> path_of_uri(std::string_view uri);
[[nodiscard]] std::string uri_of_path(std::string_view path);

struct Document {
    std::string uri; // as the client spells it
    std::string path;
    std::string text;
    std::int64_t version = 0;
};

class Documents {
  public:
    // The most bytes that an open text may have; a change that would go beyond is refused.
    static constexpr std::size_t max_text_size = std::size_t{64} * 1024 * 1024;

    // Each returns why it was refused; empty when it was not. `params` are those of the notification.
    [[nodiscard]] std::string open(const boost::json::object& params);
    [[nodiscard]] std::string change(const boost::json::object& params, Encoding encoding);
    void close(std::string_view uri);

    [[nodiscard]] const Document* find(std::string_view uri) const;
    [[nodiscard]] const std::map<std::string, Document, std::less<>>& all() const { return open_; }
    // Grows with every change.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

  private:
    std::map<std::string, Document, std::less<>> open_; // by URI
    std::uint64_t revision_ = 0;
};

} // namespace cantrip::lsp
