#pragma once
// Bytes as letters, for pictures inside of pages (RFC 4648).

#include <string>
#include <string_view>

namespace cantrip {

[[nodiscard]] std::string base64(std::string_view bytes);

} // namespace cantrip
