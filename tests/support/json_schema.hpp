#pragma once
// A small validator for JSON Schema: type, enum, const, required, properties, additionalProperties, items,
// minItems, minimum, pattern and references within the schema. A keyword that it does not know fails, so that
// nothing is skipped silently.

#include <string>
#include <vector>

#include <boost/json/value.hpp>

namespace cantrip::testing {

// What is wrong, as "/runs/0: …"; empty when the value fits.
[[nodiscard]] std::vector<std::string> schema_errors(const boost::json::value& schema,
                                                     const boost::json::value& value);

} // namespace cantrip::testing
