#pragma once
// Fields of a message. A field that is missing or of another type reads as empty: a client's mistake never
// stops the server.

#include <cstdint>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace cantrip::lsp {

[[nodiscard]] const boost::json::object& object_in(const boost::json::object& object, std::string_view key);
[[nodiscard]] const boost::json::array& array_in(const boost::json::object& object, std::string_view key);
[[nodiscard]] std::string text_in(const boost::json::object& object, std::string_view key);
[[nodiscard]] std::int64_t number_in(const boost::json::object& object, std::string_view key);

} // namespace cantrip::lsp
