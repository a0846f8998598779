#include "tests/generator/compiled.hpp"

#include <fmt/format.h>

#include "lang/source/read_file.hpp"

namespace cantrip::generator {
namespace {

// The files of core as one text: it is read once and not looked for again.
const std::string& core_text(const std::string& library) {
    static const std::string text = [&] {
        std::string all;
        for (const char* name : {"package", "things", "verbs"}) {
            const auto file = read_file(library + "/core/" + name + ".cant");
            if (file.ok()) all += file.value().text + "\n";
        }
        return all;
    }();
    return text;
}

void finish(Checked& checked, const std::vector<std::size_t>& packages) {
    checked.program = check(checked.world, packages, checked.diagnostics);
    checked.diagnostics.take(std::move(checked.world.diagnostics));
    checked.diagnostics.sort();
}

} // namespace

std::string Checked::messages() const {
    std::string out;
    for (const Diagnostic& one : diagnostics.all()) {
        if (one.severity != Severity::error) continue;
        const Position at = world.sources.position(one.at.file, one.at.begin);
        out += fmt::format("{} {}:{} {}\n", info(one.code).text, at.line, at.column, one.message);
    }
    return out;
}

std::unique_ptr<Checked> check_text(const std::string& text, const std::string& library) {
    auto checked = std::make_unique<Checked>();
    (void)checked->world.add_text("core.cant", core_text(library));
    const std::size_t one[] = {checked->world.add_text("package.cant", text)};
    checked->tree = static_cast<std::uint16_t>(checked->world.packages[one[0]].trees[0]);
    finish(*checked, checked->world.closure(one));
    return checked;
}

std::unique_ptr<Checked> check_folder(const std::string& folder, const std::string& library) {
    auto checked = std::make_unique<Checked>();
    load(checked->world, {folder}, {{library}});
    const auto sets = programs_of(checked->world);
    if (sets.empty())
        checked->world.broken = true;
    else
        finish(*checked, sets[0]);
    return checked;
}

} // namespace cantrip::generator
