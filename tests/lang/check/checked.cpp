#include "tests/lang/check/checked.hpp"

#include <fmt/format.h>

namespace cantrip::testing {

LoadOptions own_library() { return {{std::string(CANTRIP_SOURCE_DIR) + "/stdlib"}}; }

Checked::Checked(std::string text) {
    const std::size_t one[] = {world.add_text("test.cant", std::move(text))};
    for (const auto& name : std::vector<std::string>(world.packages[one[0]].uses))
        (void)load_by_name(world, name, own_library());
    program = check(world, world.closure(one), diagnostics);
    diagnostics.take(std::move(world.diagnostics));
    diagnostics.sort();
}

std::vector<std::string> Checked::told() const {
    std::vector<std::string> out;
    for (const Diagnostic& one : diagnostics.all()) {
        const Position at = world.sources.position(one.at.file, one.at.begin);
        out.push_back(fmt::format("{} {}:{}", info(one.code).text, at.line, at.column));
    }
    return out;
}

std::vector<std::string_view> Checked::codes() const {
    std::vector<std::string_view> out;
    for (const Diagnostic& one : diagnostics.all()) out.push_back(info(one.code).text);
    return out;
}

} // namespace cantrip::testing
