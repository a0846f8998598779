#include "lang/program/program.hpp"

#include <algorithm>

namespace cantrip {

bool Program::is_a(KindId below, KindId above) const {
    if (below == above) return true;
    if (below >= kinds.size()) return false;
    const auto& all = kinds[below].ancestors;
    return std::find(all.begin(), all.end(), above) != all.end();
}

Program::Program() = default;
Program::Program(const Program& other) = default;
Program::Program(Program&& other) noexcept = default;
Program& Program::operator=(const Program& other) = default;
Program& Program::operator=(Program&& other) noexcept = default;
Program::~Program() = default;

} // namespace cantrip
