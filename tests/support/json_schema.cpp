#include "tests/support/json_schema.hpp"

#include <algorithm>
#include <regex>
#include <set>

#include <boost/json.hpp>

namespace cantrip::testing {
namespace {

namespace json = boost::json;

const std::set<std::string_view> known{
    "$schema", "$id",      "$defs",   "$ref",     "title",      "description",
    "type",    "enum",     "const",   "required", "properties", "additionalProperties",
    "items",   "minItems", "minimum", "maximum",  "pattern"};

bool has_type(const json::value& value, std::string_view type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "integer") return value.is_int64() || value.is_uint64();
    if (type == "boolean") return value.is_bool();
    if (type == "null") return value.is_null();
    return false;
}

class Validator {
  public:
    explicit Validator(const json::value& root) : root_(root) {}

    void check(const json::value& schema, const json::value& value, const std::string& at) {
        if (schema.is_bool()) {
            if (!schema.as_bool()) errors.push_back(at + ": may not be here");
            return;
        }
        for (const auto& [keyword, rule] : schema.as_object()) {
            if (!known.contains(std::string_view(keyword)))
                errors.push_back("the schema has an unknown keyword " + std::string(keyword));
            if (keyword == "$ref") check(follow(std::string(rule.as_string())), value, at);
            if (keyword == "type" && !has_type(value, rule.as_string()))
                errors.push_back(at + ": is no " + std::string(rule.as_string()));
            if (keyword == "const" && rule != value)
                errors.push_back(at + ": is not " + json::serialize(rule));
            if (keyword == "enum" &&
                std::find(rule.as_array().begin(), rule.as_array().end(), value) == rule.as_array().end())
                errors.push_back(at + ": is none of " + json::serialize(rule));
            if (keyword == "minimum" && value.is_number() &&
                value.to_number<double>() < rule.to_number<double>())
                errors.push_back(at + ": is too small");
            if (keyword == "maximum" && value.is_number() &&
                value.to_number<double>() > rule.to_number<double>())
                errors.push_back(at + ": is too large");
            if (keyword == "pattern" && value.is_string() &&
                !std::regex_search(std::string(value.as_string()), std::regex(std::string(rule.as_string()))))
                errors.push_back(at + ": does not fit its pattern");
        }
        if (value.is_object()) object(schema.as_object(), value.as_object(), at);
        if (value.is_array()) array(schema.as_object(), value.as_array(), at);
    }

    std::vector<std::string> errors;

  private:
    const json::value& follow(const std::string& reference) {
        boost::system::error_code failed;
        const json::value* found = root_.find_pointer(reference.substr(1), failed);
        if (found != nullptr) return *found;
        errors.push_back("the schema has no " + reference);
        static const json::value anything = true;
        return anything;
    }

    void object(const json::object& schema, const json::object& value, const std::string& at) {
        if (const auto* required = schema.if_contains("required"))
            for (const json::value& name : required->as_array())
                if (!value.contains(name.as_string()))
                    errors.push_back(at + ": lacks " + std::string(name.as_string()));
        const auto* properties = schema.if_contains("properties");
        const auto* others = schema.if_contains("additionalProperties");
        for (const auto& [name, member] : value) {
            const std::string below = at + "/" + std::string(name);
            const auto* of_name = properties == nullptr ? nullptr : properties->as_object().if_contains(name);
            if (of_name != nullptr)
                check(*of_name, member, below);
            else if (others != nullptr)
                check(*others, member, below);
        }
    }

    void array(const json::object& schema, const json::array& value, const std::string& at) {
        if (const auto* least = schema.if_contains("minItems");
            least != nullptr && value.size() < least->to_number<std::size_t>())
            errors.push_back(at + ": has too few items");
        const auto* items = schema.if_contains("items");
        for (std::size_t i = 0; items != nullptr && i < value.size(); ++i)
            check(*items, value[i], at + "/" + std::to_string(i));
    }

    const json::value& root_;
};

} // namespace

std::vector<std::string> schema_errors(const json::value& schema, const json::value& value) {
    Validator validator(schema);
    validator.check(schema, value, "");
    return validator.errors;
}

} // namespace cantrip::testing
