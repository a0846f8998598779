#include "lang/check/checked_base.hpp"

#include "lang/check/checker.hpp"
#include "lang/check/emptiness.hpp"

namespace cantrip {

struct CheckedBase::Memory {
    Checker::Memory checker;
};

CheckedBase::CheckedBase(const World& world, std::vector<std::size_t> packages)
    : world_(world), packages_(std::move(packages)) {
    Diagnostics unused;
    Checker checker(world_, packages_, program_, unused);
    checker.run();
    memory_ = std::make_unique<Memory>(Memory{checker.memory()});
}

CheckedBase::~CheckedBase() = default;

bool CheckedBase::fits(const Tree& tree) {
    for (const NodeId node : tree.children(tree.root()))
        if (tree.kind(node) != NodeKind::verb && tree.kind(node) != NodeKind::thing) return false;
    return true;
}

Program CheckedBase::with(std::span<const std::uint32_t> trees, Diagnostics& diagnostics) const {
    Program program = program_;
    Checker(world_, packages_, program, diagnostics).run_on_top(trees, memory_->checker);
    check_emptiness(program, diagnostics, &program_);
    return program;
}

} // namespace cantrip
