#pragma once
// An examination for people and for programs.

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "tools/doctor/examine.hpp"

namespace cantrip::doctor {

[[nodiscard]] std::string as_text(const Examination& found);
[[nodiscard]] boost::json::object as_json(const Examination& found);

} // namespace cantrip::doctor
