#include "tests/generator/generate.hpp"

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

Generated generate(std::uint64_t seed) {
    Maker maker(seed);
    Generated out;
    out.program = maker.program();
    out.most_players = maker.most_players();
    return out;
}

} // namespace cantrip::generator
