#include "tools/mutants/sample.hpp"

#include <algorithm>
#include <random>
#include <set>

#include "tools/mutants/find_mutants.hpp"

namespace cantrip::mutants {

std::size_t Sample::killed() const {
    return static_cast<std::size_t>(std::count_if(tried.begin(), tried.end(), [](const TriedMutant& one) {
        return one.verdict.kind == Verdict::Kind::killed;
    }));
}

std::vector<Mutant> mutants_of(const Programs& programs) {
    std::vector<Mutant> out;
    std::set<std::uint32_t> seen;
    const World& world = programs.world;
    for (std::size_t i = 0; i < programs.list.size(); ++i)
        for (const std::size_t index : programs.packages[i]) {
            const LoadedPackage& package = world.packages[index];
            const bool game = std::any_of(world.packages.begin(), world.packages.end(), [&](const auto& one) {
                return one.asked_for && one.game == package.name;
            });
            if (!package.asked_for && !game) continue;
            for (const std::uint32_t tree : package.trees) {
                if (!seen.insert(tree).second) continue;
                auto found = find_mutants(world, programs.list[i], tree);
                out.insert(out.end(), std::make_move_iterator(found.begin()),
                           std::make_move_iterator(found.end()));
            }
        }
    return out;
}

Sample sample_mutants(Programs& programs, std::size_t count, std::uint64_t seed) {
    std::vector<Mutant> all = mutants_of(programs);
    Sample sample;
    sample.seed = seed;
    sample.places = all.size();
    std::erase_if(all, [](const Mutant& mutant) { return mutant.unsourced; });
    sample.unsourced = sample.places - all.size();
    Trial trial(programs, 1);
    std::mt19937_64 random(seed);
    for (std::size_t i = 0; i < all.size() && sample.tried.size() < count; ++i) {
        std::swap(all[i], all[i + random() % (all.size() - i)]);
        Verdict verdict = trial.run(all[i]);
        if (verdict.kind == Verdict::Kind::invalid)
            ++sample.invalid;
        else
            sample.tried.push_back({std::move(all[i]), std::move(verdict)});
    }
    return sample;
}

} // namespace cantrip::mutants
