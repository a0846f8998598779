#include "tests/tools/lint/mutations.hpp"

#include "tests/tools/lint/planter.hpp"

namespace cantrip::testing {

std::vector<Planting> plant(const Programs& programs, std::size_t each) {
    using Operators = void (*)(Planter&);
    std::vector<Planting> out;
    for (const std::vector<Operators>& together : {std::vector<Operators>{plant_for_play},
                                                   {plant_for_text},
                                                   {plant_in_bodies},
                                                   {plant_in_cards, plant_in_files}}) {
        Planter planter(programs, each);
        for (const Operators plant_some : together) plant_some(planter);
        out.push_back(planter.finish());
    }
    return out;
}

} // namespace cantrip::testing
