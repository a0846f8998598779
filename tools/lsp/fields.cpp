#include "tools/lsp/fields.hpp"

#include <boost/json/value.hpp>

namespace cantrip::lsp {

namespace json = boost::json;

const json::object& object_in(const json::object& object, std::string_view key) {
    static const json::object empty;
    const json::value* found = object.if_contains(key);
    return found != nullptr && found->is_object() ? found->as_object() : empty;
}

const json::array& array_in(const json::object& object, std::string_view key) {
    static const json::array empty;
    const json::value* found = object.if_contains(key);
    return found != nullptr && found->is_array() ? found->as_array() : empty;
}

std::string text_in(const json::object& object, std::string_view key) {
    const json::value* found = object.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->as_string()) : std::string();
}

std::int64_t number_in(const json::object& object, std::string_view key) {
    const json::value* found = object.if_contains(key);
    return found != nullptr && found->is_int64() ? found->as_int64() : 0;
}

} // namespace cantrip::lsp
