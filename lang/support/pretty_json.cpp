#include "lang/support/pretty_json.hpp"

#include <boost/json/serialize.hpp>

#include "lang/support/utf8.hpp"

namespace cantrip {
namespace {

void print(std::string& out, const boost::json::value& value, std::size_t indent);

void break_line(std::string& out, std::size_t indent) {
    out += '\n';
    out.append(indent, ' ');
}

void print_object(std::string& out, const boost::json::object& object, std::size_t indent) {
    out += '{';
    bool first = true;
    for (const auto& member : object) {
        if (!first) out += ',';
        first = false;
        break_line(out, indent + 2);
        out += boost::json::serialize(boost::json::string(member.key()));
        out += ": ";
        print(out, member.value(), indent + 2);
    }
    if (!first) break_line(out, indent);
    out += '}';
}

void print_array(std::string& out, const boost::json::array& array, std::size_t indent) {
    out += '[';
    bool first = true;
    for (const boost::json::value& element : array) {
        if (!first) out += ',';
        first = false;
        break_line(out, indent + 2);
        print(out, element, indent + 2);
    }
    if (!first) break_line(out, indent);
    out += ']';
}

void print(std::string& out, const boost::json::value& value, std::size_t indent) {
    if (const auto* object = value.if_object())
        print_object(out, *object, indent);
    else if (const auto* array = value.if_array())
        print_array(out, *array, indent);
    else
        out += boost::json::serialize(value);
}

} // namespace

std::string pretty_json(const boost::json::value& value) {
    std::string out;
    print(out, value, 0);
    out += '\n';
    return out;
}

boost::json::string json_text(std::string_view text) { return boost::json::string(to_valid_utf8(text)); }

} // namespace cantrip
