#include "tests/tools/lint/linted.hpp"

#include <fmt/format.h>

#include "lang/diagnostics/render_text.hpp"

namespace cantrip::testing {

std::vector<std::string> LintedText::told() const {
    std::vector<std::string> out;
    for (const Diagnostic& one : findings.all())
        out.push_back(fmt::format("{} {}", info(one.code).name,
                                  programs->world.sources.position(one.at.file, one.at.begin).line));
    return out;
}

std::vector<std::string> LintedText::names() const {
    std::vector<std::string> out;
    for (const Diagnostic& one : findings.all()) out.emplace_back(info(one.code).name);
    return out;
}

LintedText lint_text(std::string text, const std::vector<std::string>& select, const TextPlace& place) {
    const std::string root = CANTRIP_SOURCE_DIR;
    LintedText out;
    out.programs = std::make_unique<Programs>();
    World& world = out.programs->world;
    std::size_t package = 0;
    if (place.using_.empty()) {
        package = world.add_text("case.cant", std::move(text));
    } else {
        package = world.add_text("package.cant", "package example { uses " + place.using_ + " }\n");
        world.packages[package].trees.push_back(world.add_file("case.cant", std::move(text)));
    }
    world.packages[package].folder = place.folder;
    const LoadOptions options{{root + "/stdlib", root + "/cards"}};
    for (const std::string& name : std::vector<std::string>(world.packages[package].uses))
        (void)load_by_name(world, name, options);
    out.programs->packages = programs_of(world);
    Diagnostics& told = out.programs->diagnostics;
    for (const auto& packages : out.programs->packages)
        out.programs->list.push_back(check(world, packages, told));
    told.take(std::move(world.diagnostics));
    if (!told.empty()) {
        out.error = render_compact(world.sources, told);
        return out;
    }
    lint::LintOptions lint_options;
    lint_options.choice.select = select;
    lint_options.config = place.config;
    lint_options.libraries = options.libraries;
    auto linted = lint::lint_programs(*out.programs, lint_options);
    if (!linted) {
        out.error = linted.error().message;
        return out;
    }
    out.findings = std::move(linted.value().findings);
    out.suppressed = linted.value().suppressed;
    return out;
}

} // namespace cantrip::testing
