#include "lang/diagnostics/pages.hpp"

namespace cantrip {

std::string_view page(Code code) {
    for (const EmbeddedPage& candidate : embedded_diagnostic_pages()) {
        if (candidate.name == info(code).text) return candidate.text;
    }
    return {};
}

} // namespace cantrip
