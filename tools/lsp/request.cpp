#include "tools/lsp/request.hpp"

#include "tools/lsp/fields.hpp"

namespace cantrip::lsp {

namespace json = boost::json;

std::uint32_t Request::offset() const { return positions.offset(json::value(object_in(params, "position"))); }

const Program* Request::program() const {
    const auto index = checked.program_of(file);
    return index ? &checked.programs->list[*index] : nullptr;
}

json::object Request::location(Span span) const {
    const std::string& text = checked.programs->world.sources.at(span.file).text;
    const std::string uri = span.file == file ? document.uri : uri_of_path(checked.path_of(span.file));
    return {{"uri", uri}, {"range", Positions(text, encoding).range(span)}};
}

} // namespace cantrip::lsp
