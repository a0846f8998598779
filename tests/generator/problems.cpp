// What must hold for every game, tried at every question of one.

#include <fmt/format.h>

#include "interpreter/exec.hpp"
#include "tests/generator/play.hpp"

namespace cantrip::generator {
namespace {

using runtime::Exec;

std::string saved_differs(const Machine& machine, State& state) {
    auto again = load(machine, save(machine, state));
    if (!again.ok()) return "save: a saved state does not load: " + again.error();
    if (!(again.value() == state)) return "save: a loaded state is another one";
    state = std::move(again).value();
    return "";
}

// Picks that no question allows change nothing and are refused.
std::string takes_nonsense(const Machine& machine, const State& state, const Question& question) {
    const auto all = static_cast<Word>(question.choices.size() + question.fast.size());
    std::vector<std::vector<Word>> wrong{{all}, {-1}};
    if (!question.choices.empty()) {
        std::vector<Word> many(static_cast<std::size_t>(question.choices[0].limit) + 1, 0);
        if (many.size() < 100) wrong.push_back(std::move(many));
    }
    if (question.least > 0) wrong.emplace_back();
    for (const auto& picks : wrong) {
        State copy = state;
        if (answer(machine, copy, picks).ok()) return "answer: an illegal answer is taken";
        if (!(copy == state)) return "answer: a refused answer changes the state";
    }
    return "";
}

// Every thing lies in one place, and every place counts what lies in it.
std::string things_lost(const Machine& machine, const State& state, Word& lying) {
    const auto& t = machine.tables();
    Word inside = 0, said = 0;
    for (Word i = 0; i < t.thing_count(); ++i)
        said += state.words[static_cast<std::size_t>(t.place + i)] != runtime::none;
    for (Word c = 0; c < t.containers(); ++c) inside += state.words[static_cast<std::size_t>(t.count + c)];
    if (inside != said) return "things: places count other things than lie in them";
    if (lying >= 0 && lying != said) return "things: a thing was made or lost";
    lying = said;
    return "";
}

// What the player cannot see is mixed: each hidden place, and the first things of two of them.
void mix_hidden(const Machine& machine, State& state, Word player) {
    const auto& t = machine.tables();
    const RunOptions options;
    Exec x(t, state, options);
    const auto first = [&](Word place) { return state.words[static_cast<std::size_t>(t.first + place)]; };
    Word before = runtime::none;
    for (Word place = t.thing_count(); place < t.containers(); ++place) {
        if (may_see(machine, place, player)) continue;
        x.shuffle(place);
        if (first(place) == runtime::none) continue;
        if (before != runtime::none) {
            const Word one = first(before), two = first(place);
            x.put(one, place, true);
            x.put(two, before, true);
        }
        before = place;
    }
}

std::string view_tells(const Machine& machine, const State& state) {
    for (Word player = -1; player < machine.players(); ++player) {
        State other = state;
        mix_hidden(machine, other, player);
        if (!(view(machine, state, player) == view(machine, other, player)))
            return fmt::format("view: the view of player {} shows what is hidden", player);
    }
    return "";
}

std::string at_question(const Machine& machine, State& state, const Question& question, Word& lying,
                        int number) {
    std::string problem = things_lost(machine, state, lying);
    if (problem.empty()) problem = takes_nonsense(machine, state, question);
    if (problem.empty()) problem = saved_differs(machine, state);
    // While answers are secret the table is shown as it was before: mixing what is there now proves nothing.
    if (problem.empty() && !question.secret && number % 3 == 0) problem = view_tells(machine, state);
    return problem;
}

bool limit_of_steps(const Outcome& outcome) {
    return outcome.kind == Outcome::Kind::fault && outcome.fault.message.find("without") != std::string::npos;
}

std::string same_outcome(const Outcome& straight, const Outcome& walked) {
    if (straight.kind != walked.kind)
        return fmt::format("straight: ends with {}, the walked tree with {} ({}{})",
                           static_cast<int>(straight.kind), static_cast<int>(walked.kind),
                           straight.fault.message, walked.fault.message);
    if (straight.kind == Outcome::Kind::fault && straight.fault.message != walked.fault.message)
        return "straight: another fault than the walked tree: " + straight.fault.message + " and " +
               walked.fault.message;
    return "";
}

} // namespace

std::string find_problem(const Machine& machine, const PlaySettings& settings) {
    Chance chance(settings.seed);
    State straight = machine.start(settings.seed), walked = straight;
    std::vector<Choice> forced;
    RunOptions plain, watching;
    plain.steps = watching.steps = settings.steps;
    watching.forced = &forced;
    // One way keeps what it found out from question to question, the other computes every answer anew.
    watching.shortcuts = false;
    Runner runner(machine);
    Word lying = -1;
    for (int i = 0; i < settings.most_questions; ++i) {
        const Outcome& now = runner.run(straight, plain);
        const Outcome also = run(machine, walked, watching);
        const std::string where = fmt::format(" (question {})", i);
        // The two ways count their steps differently.
        if (limit_of_steps(now) || limit_of_steps(also)) return "";
        if (std::string differs = same_outcome(now, also); !differs.empty()) return differs + where;
        if (now.kind == Outcome::Kind::fault)
            return is_expected(now.fault.message)
                       ? ""
                       : "fault: " + now.fault.message + " in " + now.fault.rule + where;
        if (!(straight == walked)) return "straight: another state than the walked tree" + where;
        if (now.kind != Outcome::Kind::question) return "";
        if (now.question.choices.empty() && now.question.fast.empty())
            return "question: nothing to choose from" + where;
        if (std::string problem = at_question(machine, straight, now.question, lying, i); !problem.empty())
            return problem + where;
        const auto picks = random_answer(now.question, chance);
        if (const auto taken = runner.answer(straight, picks); !taken.ok())
            return "answer: a legal answer is refused: " + taken.error() + where;
        if (const auto taken = answer(machine, walked, picks); !taken.ok())
            return "answer: refused in the walked tree only: " + taken.error() + where;
    }
    return "";
}

} // namespace cantrip::generator
