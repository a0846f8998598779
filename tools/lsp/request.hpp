#pragma once
// What the functions that answer a request have at hand.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "tools/lsp/workspace.hpp"

namespace cantrip::lsp {

struct Request {
    const boost::json::object& params;
    const Document& document;
    Checked& checked;
    FileId file;
    const Tree& tree;
    const Positions& positions; // of the document
    Encoding encoding;
    const std::vector<std::string>& languages; // tags in which texts are shown
    const std::vector<std::string>& libraries;

    // Where the request points to.
    [[nodiscard]] std::uint32_t offset() const;
    // Nothing when the package is too broken for a program.
    [[nodiscard]] const Program* program() const;
    // `{uri, range}` of a place in any file.
    [[nodiscard]] boost::json::object location(Span span) const;
};

using Answer = boost::json::value (*)(const Request&);

} // namespace cantrip::lsp
