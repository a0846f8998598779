#pragma once
// JSON as the tools print it: indented by two, keys in the order they were added, one line break at the end.

#include <string>
#include <string_view>

#include <boost/json/value.hpp>

namespace cantrip {

[[nodiscard]] std::string pretty_json(const boost::json::value& value);

// A string value that is valid UTF-8 whatever the bytes: names of files need not be.
[[nodiscard]] boost::json::string json_text(std::string_view text);

} // namespace cantrip
