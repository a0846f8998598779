#include "tools/cli/invocation.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

#include "lang/diagnostics/excerpt.hpp"
#include "lang/diagnostics/render.hpp"
#include "tools/cli/version.hpp"
#include "tools/support/visible_text.hpp"

namespace cantrip {

Invocation::Invocation(const Command& the_command, const Arguments& the_arguments, Output& the_output)
    : command(the_command), arguments(the_arguments), output(the_output) {}

std::string Invocation::format() const {
    return arguments.value("--format", command.formats.empty() ? "text" : command.formats.front());
}

RenderOptions Invocation::render_options() const {
    RenderOptions options;
    options.color = wants_color(arguments.value("--color", "auto"), output.is_terminal());
    options.ascii = arguments.has("--ascii");
    return options;
}

void Invocation::message(std::string_view text) const {
    // Where both streams go to one place, what was said before stands before.
    output.flush();
    fmt::print(stderr, "{}\n", visible_text(text));
}

void Invocation::summary(std::string_view text) const {
    if (!arguments.has("--quiet")) message(text);
}

Exit Invocation::fail(std::string_view text, std::string_view help) const {
    output.flush();
    output.discard();
    const bool terminal = ::isatty(STDERR_FILENO) == 1;
    print_error(text, help, wants_color(arguments.value("--color", "auto"), terminal));
    return Exit::failed;
}

void Invocation::report(const Sources& sources, const Diagnostics& diagnostics) const {
    const std::string chosen = format();
    output.write(render(chosen, sources, diagnostics, render_options(), version()));
    if (chosen == "text" && !diagnostics.empty()) summary(count_in_words(diagnostics));
}

// Set to something; `FORCE_COLOR=0` means no.
static bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0' && std::string_view(value) != "0";
}

bool wants_color(std::string_view when, bool is_terminal) {
    if (when == "always") return true;
    if (when == "never") return false;
    // NO_COLOR counts with any value, as its convention says; it beats the variables that force colour.
    const char* no_color = std::getenv("NO_COLOR");
    if (no_color != nullptr && *no_color != '\0') return false;
    if (is_set("FORCE_COLOR") || is_set("CLICOLOR_FORCE")) return true;
    const char* terminal = std::getenv("TERM");
    return is_terminal && terminal != nullptr && std::string_view(terminal) != "dumb";
}

void print_error(std::string_view text, std::string_view help, bool color) {
    const std::string_view red = color ? "\033[1;31m" : "";
    const std::string_view reset = color ? "\033[0m" : "";
    fmt::print(stderr, "{}error{}: {}\n", red, reset, visible(text));
    if (!help.empty()) fmt::print(stderr, "  help: {}\n", visible(help));
}

} // namespace cantrip
