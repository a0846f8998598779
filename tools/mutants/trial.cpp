#include "tools/mutants/trial.hpp"

#include <algorithm>
#include <numeric>

#include "interpreter/scenario.hpp"
#include "lang/syntax/parser.hpp"

namespace cantrip::mutants {
namespace {

struct KnownScenario {
    std::size_t program = 0; // into Programs::list
    ScenarioId id{};
    std::string name;
    std::string_view text;    // as written
    std::vector<Span> places; // of what happened in it
    std::uint32_t kills = 0;
};

// A top-level declaration, and the name that follows its keyword or kind.
struct Place {
    Span at;
    std::string_view name;
};

Place declaration_around(const Tree& tree, Span at) {
    for (const NodeId node : tree.children(tree.root())) {
        const Span span = tree.span(node);
        if (span.begin > at.begin || at.end > span.end) continue;
        std::string_view name;
        if (tree.kind(node) == NodeKind::thing) {
            if (const NodeId second = tree.nth_child(node, 1); second != no_node) name = tree.text(second);
        } else if (const NodeId word = tree.child(node, NodeKind::word); word != no_node) {
            if (tree.has_children(word)) name = tree.text(tree.first_child(word));
        }
        return {span, name};
    }
    return {at, {}};
}

} // namespace

class Trial::Suite {
  public:
    Suite(Programs& programs, std::uint64_t seed) : programs_(programs), world_(programs.world), seed_(seed) {
        for (std::size_t i = 0; i < programs.list.size(); ++i) learn(i);
    }

    Verdict run(const Mutant& mutant, std::string_view only) {
        const Tree& tree = world_.trees[mutant.tree];
        const Place place = declaration_around(tree, mutant.at);
        std::string text = world_.sources.at(mutant.at.file).text;
        text.replace(mutant.at.begin, mutant.at.end - mutant.at.begin, mutant.instead);
        Diagnostics diagnostics;
        const FileId file = world_.sources.add(world_.sources.at(mutant.at.file).path, std::move(text));
        world_.trees.push_back(parse_file(world_.sources, file, diagnostics));
        replace_tree(mutant.tree, static_cast<std::uint32_t>(world_.trees.size() - 1));
        Verdict verdict{Verdict::Kind::invalid};
        if (diagnostics.errors() == 0) verdict = play(place, only);
        replace_tree(static_cast<std::uint32_t>(world_.trees.size() - 1), mutant.tree);
        world_.trees.pop_back();
        return verdict;
    }

    std::size_t size() const { return scenarios_.size(); }
    std::vector<std::string> failing;

  private:
    // Plays the scenarios of a program as it is.
    void learn(std::size_t index) {
        const Program& program = programs_.list[index];
        const std::string& own = world_.packages[programs_.packages[index].back()].name;
        for (ScenarioId id(0); id < program.scenarios.size(); ++id) {
            const Scenario& scenario = program.scenarios[id];
            if (program.name_of(program.packages[scenario.package]) != own) continue;
            const ScenarioResult result = run_scenario(program, id, seed_);
            if (!result.passed) {
                failing.emplace_back(scenario.word);
                continue;
            }
            KnownScenario known{index, id, std::string(scenario.word), {}, {}, 0};
            known.text = world_.sources.text(program.trees[scenario.tree]->span(scenario.node));
            for (const TraceLine& line : result.trace)
                if (line.at.end > 0) known.places.push_back(line.at);
            scenarios_.push_back(std::move(known));
        }
    }

    void replace_tree(std::uint32_t before, std::uint32_t after) {
        for (LoadedPackage& package : world_.packages)
            std::replace(package.trees.begin(), package.trees.end(), before, after);
    }

    // The changed tree is the last one.
    Verdict play(const Place& place, std::string_view only) {
        // Programs that the changed file belongs to.
        std::vector<Program> programs(programs_.list.size());
        std::vector<bool> affected(programs_.list.size(), false);
        for (std::size_t i = 0; i < programs.size(); ++i) {
            affected[i] = holds(i, static_cast<std::uint32_t>(world_.trees.size() - 1));
            if (!affected[i]) continue;
            Diagnostics diagnostics;
            programs[i] = check(world_, programs_.packages[i], diagnostics);
            if (diagnostics.errors() > 0) return {Verdict::Kind::invalid};
        }
        for (const std::size_t i : by_relevance(place)) {
            KnownScenario& known = scenarios_[i];
            if (!affected[known.program] || (!only.empty() && known.name != only)) continue;
            const ScenarioResult result = run_scenario(programs[known.program], known.id, seed_);
            if (result.passed) continue;
            ++known.kills;
            return {Verdict::Kind::killed, known.name, result.message};
        }
        return {Verdict::Kind::survived};
    }

    bool holds(std::size_t program, std::uint32_t tree) const {
        return std::any_of(programs_.packages[program].begin(), programs_.packages[program].end(),
                           [&](std::size_t package) {
                               const auto& trees = world_.packages[package].trees;
                               return std::find(trees.begin(), trees.end(), tree) != trees.end();
                           });
    }

    // Scenarios that name the declaration or ran lines of it come first, then those that noticed most so far.
    std::vector<std::size_t> by_relevance(const Place& place) const {
        std::vector<std::size_t> order(scenarios_.size());
        std::vector<std::uint32_t> score(scenarios_.size(), 0);
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t i = 0; i < scenarios_.size(); ++i) {
            const KnownScenario& known = scenarios_[i];
            const bool ran = std::any_of(known.places.begin(), known.places.end(), [&](const Span& at) {
                return at.file == place.at.file && place.at.begin <= at.begin && at.end <= place.at.end;
            });
            const bool named = !place.name.empty() && known.text.find(place.name) != std::string_view::npos;
            score[i] = (ran ? 20000U : 0U) + (named ? 10000U : 0U) + std::min(known.kills, 9999U);
        }
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return score[a] > score[b]; });
        return order;
    }

    Programs& programs_;
    World& world_;
    std::uint64_t seed_;
    std::vector<KnownScenario> scenarios_;
};

Trial::Trial(Programs& programs, std::uint64_t seed) : suite_(std::make_unique<Suite>(programs, seed)) {}
Trial::~Trial() = default;

Verdict Trial::run(const Mutant& mutant, std::string_view only) { return suite_->run(mutant, only); }
std::size_t Trial::scenarios() const { return suite_->size(); }
const std::vector<std::string>& Trial::failing() const { return suite_->failing; }

} // namespace cantrip::mutants
