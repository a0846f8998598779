#include "lang/check/trial.hpp"

#include <algorithm>
#include <map>

namespace cantrip {

Trial::Trial(World& world, const std::vector<std::size_t>& packages,
             const std::vector<std::string>& declarations, const CheckedBase* base)
    : world_(world), trees_(world.packages[packages.back()].trees), trees_before_(trees_.size()),
      world_before_(world.trees.size()), clean_(declarations.size(), true) {
    Diagnostics kept = std::move(world_.diagnostics);
    world_.diagnostics = Diagnostics{};
    std::map<FileId, std::size_t> number;
    for (std::size_t i = 0; i < declarations.size(); ++i) {
        const std::uint32_t tree = world_.add_file("trial", declarations[i]);
        number.emplace(world_.trees[tree].file(), i);
        trees_.push_back(tree);
    }
    Diagnostics diagnostics;
    const std::span<const std::uint32_t> added = std::span(trees_).subspan(trees_before_);
    const bool alone = base != nullptr && std::all_of(added.begin(), added.end(), [&](std::uint32_t tree) {
                           return CheckedBase::fits(world_.trees[tree]);
                       });
    program_ = alone ? base->with(added, diagnostics) : check(world_, packages, diagnostics);
    diagnostics.take(std::move(world_.diagnostics));
    world_.diagnostics = std::move(kept);
    for (const Diagnostic& told : diagnostics.all())
        if (const auto found = number.find(told.at.file); found != number.end())
            clean_[found->second] = false;
}

Trial::~Trial() {
    trees_.resize(trees_before_);
    while (world_.trees.size() > world_before_) world_.trees.pop_back();
}

} // namespace cantrip
