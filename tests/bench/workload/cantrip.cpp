// The workload in Cantrip: the package is loaded once, the state goes on from batch to batch.

#include <algorithm>
#include <optional>

#include "interpreter/tables.hpp"
#include "lang/check/programs.hpp"
#include "tests/bench/workload/workload.hpp"

namespace cantrip::bench {
namespace {

class Cantrip final : public Workload {
  public:
    Cantrip(std::unique_ptr<Programs> programs, std::shared_ptr<const Machine> machine)
        : programs_(std::move(programs)), machine_(std::move(machine)), state_(machine_->start(1)) {
        options_.describe = false;
        options_.steps = ~0U;
    }

    Totals play(int games) override {
        const Totals before{global("turns"), global("effects"), 0};
        for (; games > 0; games -= most) {
            if (!asks()) return {};
            // The choices are 1, 2, 3, … games.
            const Word pick = std::min(games, most) - 1;
            if (!answer(*machine_, state_, {&pick, 1})) return {};
        }
        if (!asks()) return {};
        return {global("turns") - before.turns, global("effects") - before.effects, global("lot")};
    }

  private:
    static constexpr int most = 100;

    bool asks() { return run(*machine_, state_, options_).kind == Outcome::Kind::question; }

    [[nodiscard]] std::int64_t global(std::string_view name) const {
        const Program& program = machine_->program();
        for (std::size_t i = 0; i < program.globals.size(); ++i)
            if (program.name_of(program.globals[i]) == name)
                return state_.words[static_cast<std::size_t>(machine_->tables().globals) + i];
        return -1;
    }

    std::unique_ptr<Programs> programs_;
    std::shared_ptr<const Machine> machine_;
    State state_;
    RunOptions options_;
};

} // namespace

std::unique_ptr<Workload> cantrip_workload(const std::string& folder, const std::string& library) {
    LoadOptions options;
    options.libraries.emplace_back(library);
    auto programs = load_programs({folder}, options);
    if (programs->diagnostics.errors() > 0 || programs->list.empty()) return nullptr;
    const auto machine = Machine::compile(programs->list[0], {});
    if (!machine) return nullptr;
    return std::make_unique<Cantrip>(std::move(programs), machine.value());
}

} // namespace cantrip::bench
