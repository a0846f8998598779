#include "tests/generator/play.hpp"

#include <algorithm>
#include <unordered_map>

#include "interpreter/tables.hpp"

namespace cantrip::generator {
namespace {

// FNV-1a over text.
class Chain {
  public:
    void add(std::string_view text) {
        for (const char c : text) step(static_cast<std::uint8_t>(c));
        step(0xff);
    }
    void add(std::int64_t number) { add(std::to_string(number)); }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    void step(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

// An option by names, not by numbers of the machine's tables: those may be laid out anew.
void add_choice(Chain& chain, const Machine& machine, const Choice& choice) {
    const Program& program = machine.program();
    chain.add(static_cast<std::int64_t>(choice.kind));
    chain.add(choice.limit);
    const auto index = static_cast<std::size_t>(choice.value);
    switch (choice.kind) {
    case Choice::Kind::thing:
    case Choice::Kind::action: chain.add(thing_name(machine, choice.value)); break;
    case Choice::Kind::unit:
        if (index < program.units.size()) chain.add(program.name_of(program.units[index]));
        break;
    case Choice::Kind::number: chain.add(choice.value); break;
    case Choice::Kind::word:
        if (index < program.names_values.size()) chain.add(program.name_of(program.names_values[index]));
        break;
    default: break;
    }
}

void add_question(Chain& chain, const Machine& machine, const Question& question,
                  const std::vector<Word>& picks) {
    chain.add(question.player);
    chain.add(static_cast<std::int64_t>(question.kind));
    chain.add(question.least);
    chain.add(question.most);
    for (const Choice& choice : question.choices) add_choice(chain, machine, choice);
    chain.add("fast");
    for (const Choice& choice : question.fast) add_choice(chain, machine, choice);
    for (const Word pick : picks) chain.add(pick);
}

void note_trace(const std::vector<TraceLine>& lines, const std::unordered_map<std::string, VerbId>& by_name,
                Used& used) {
    for (const TraceLine& line : lines)
        if (const auto found = by_name.find(line.text.substr(0, line.text.find(' '))); found != by_name.end())
            used.verbs[found->second] = 1;
}

} // namespace

bool is_expected(const std::string& fault) {
    for (const char* part : {"division by zero", "number is too large", "steps without a question",
                             "without end", "being counted at once", "lasting effects at once"})
        if (fault.find(part) != std::string::npos) return true;
    return false;
}

std::vector<Word> random_answer(const Question& question, Chance& chance) {
    const int choices = static_cast<int>(question.choices.size());
    if (!question.fast.empty() && (choices == 0 || chance.in(6)))
        return {static_cast<Word>(choices + chance.below(static_cast<int>(question.fast.size())))};
    std::vector<Word> left;
    Word total = 0;
    for (const Choice& choice : question.choices) {
        left.push_back(choice.limit);
        total += choice.limit;
    }
    const Word most = std::min({question.most, total, question.least + 3});
    Word wanted = question.least + chance.below(most - question.least + 1);
    std::vector<Word> picks;
    while (wanted > 0 && total > 0) {
        const auto at = static_cast<std::size_t>(chance.below(choices));
        if (left[at] <= 0) continue;
        --left[at];
        --total;
        --wanted;
        picks.push_back(static_cast<Word>(at));
    }
    return picks;
}

Played play(const Machine& machine, const PlaySettings& settings, Used* used) {
    const Program& program = machine.program();
    Played out;
    Chain chain;
    Chance chance(settings.seed);
    RunOptions options;
    options.steps = settings.steps;
    options.describe = false;
    std::vector<TraceLine> trace;
    std::unordered_map<std::string, VerbId> by_name;
    if (used != nullptr) {
        options.trace = &trace;
        options.fired = &used->fired;
        used->fired.resize(program.abilities.size());
        used->verbs.resize(program.verbs.size());
        used->about.resize(program.hir.size());
        for (VerbId id(0); id < program.verbs.size(); ++id)
            by_name.emplace(program.name_of(program.verbs[id]), id);
    }
    State state = machine.start(settings.seed);
    while (out.questions < settings.most_questions) {
        Outcome now = run(machine, state, options);
        if (used != nullptr) note_trace(trace, by_name, *used);
        trace.clear();
        if (now.kind != Outcome::Kind::question) {
            out.end = now.kind == Outcome::Kind::over   ? Played::End::over
                      : now.kind == Outcome::Kind::idle ? Played::End::idle
                                                        : Played::End::fault;
            out.fault = now.fault.message;
            for (const Word winner : now.winners) chain.add(winner);
            break;
        }
        ++out.questions;
        if (used != nullptr) ++used->questions[static_cast<std::size_t>(now.question.kind)];
        if (used != nullptr && now.question.about < used->about.size()) used->about[now.question.about] = 1;
        const auto picks = random_answer(now.question, chance);
        add_question(chain, machine, now.question, picks);
        if (const auto taken = answer(machine, state, picks); !taken.ok()) {
            out.end = Played::End::fault;
            out.fault = "a legal answer was refused: " + taken.error();
            break;
        }
    }
    chain.add(static_cast<std::int64_t>(out.end));
    out.chain = chain.value();
    return out;
}

} // namespace cantrip::generator
