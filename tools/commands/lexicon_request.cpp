#include "tools/commands/lexicon_request.hpp"

#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"

namespace cantrip::text {

Exit with_lexicons(Invocation& invocation, FunctionRef<void(LexiconRequest&)> work) {
    LexiconRequest asked;
    asked.libraries = load_options(invocation).libraries;
    const auto tags = asked_languages(invocation, asked.libraries, spoken_languages(asked.libraries));
    if (!tags) return tags.error();
    asked.tags = tags.value();
    if (!invocation.arguments.operands().empty()) {
        asked.programs = load_programs(invocation);
        if (asked.programs->diagnostics.errors() > 0 || asked.programs->world.broken)
            return invocation.fail("the packages could not be read without errors", "see `cantrip check`");
    }
    work(asked);
    asked.diagnostics.sort();
    if (asked.diagnostics.empty()) return Exit::clean;
    invocation.message(render_text(asked.sources(), asked.diagnostics, invocation.render_options()));
    return Exit::findings;
}

} // namespace cantrip::text
