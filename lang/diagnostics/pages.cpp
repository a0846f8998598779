#include "lang/diagnostics/pages.hpp"

namespace cantrip {

std::string_view page(Code code) {
    for (const auto pages : {embedded_diagnostic_pages(), embedded_lint_pages(), embedded_proof_pages(),
                             embedded_render_pages()}) {
        for (const EmbeddedPage& candidate : pages) {
            if (candidate.name == info(code).text) return candidate.text;
        }
    }
    return {};
}

} // namespace cantrip
