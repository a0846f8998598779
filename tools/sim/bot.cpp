#include "tools/sim/bot.hpp"

#include <algorithm>

namespace cantrip {

std::uint32_t RandomBot::below(std::uint32_t n) {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 7U;
    state_ ^= state_ << 17U;
    return n == 0 ? 0 : static_cast<std::uint32_t>((state_ >> 32U) % n);
}

// Of several effects, the one that performs an action; their number when none does.
std::uint32_t RandomBot::action_among(const Question& question) const {
    std::uint32_t at = 0;
    for (const Choice& choice : question.choices) {
        if (choice.kind == Choice::Kind::effect) {
            const Hir& effect = program_.at(static_cast<HirId>(choice.value));
            if (effect.op == Op::call && program_.verbs[effect.a].native && program_.name_of(program_.verbs[effect.a]) == "perform") break;
        }
        ++at;
    }
    return at;
}

std::vector<Word> RandomBot::choose(const Question& question) {
    const auto choices = static_cast<std::uint32_t>(question.choices.size());
    if (!question.fast.empty() && below(8) == 0) return {static_cast<Word>(choices + below(static_cast<std::uint32_t>(question.fast.size())))};
    // To act or to pass is seldom an even choice: bots that pass half the time leave most of a game unseen.
    if (question.kind == Question::Kind::effects && question.most == 1) {
        if (const std::uint32_t action = action_among(question); action < choices && below(8) != 0) return {static_cast<Word>(action)};
    }
    std::vector<Word> left;
    Word total = 0;
    for (const Choice& choice : question.choices) {
        left.push_back(choice.limit);
        total += choice.limit;
    }
    const Word most = std::min(question.most, std::min<Word>(total, question.least + 10));
    Word wanted = question.least + static_cast<Word>(below(static_cast<std::uint32_t>(std::max<Word>(most - question.least, 0)) + 1));
    std::vector<Word> picks;
    while (wanted > 0 && total > 0) {
        const std::uint32_t at = below(choices);
        if (left[at] <= 0) continue;
        --left[at];
        --total;
        --wanted;
        picks.push_back(static_cast<Word>(at));
    }
    return picks;
}

GameResult play_randomly(const Machine& machine, std::uint64_t seed, std::uint32_t most_questions, std::vector<std::uint8_t>* fired) {
    GameResult result;
    RunOptions options;
    options.describe = false;
    options.fired = fired;
    RandomBot bot(seed, machine.program());
    State state = machine.start(seed);
    while (result.questions < most_questions) {
        const Outcome now = run(machine, state, options);
        if (now.kind != Outcome::Kind::question) {
            result.finished = now.kind != Outcome::Kind::fault;
            result.faulted = now.kind == Outcome::Kind::fault;
            result.fault = now.fault;
            break;
        }
        ++result.questions;
        const auto picks = bot.choose(now.question);
        if (const auto told = answer(machine, state, picks); !told) {
            result.faulted = true;
            result.fault.message = "the bot's answer was refused: " + told.error();
            break;
        }
    }
    result.hash = state.hash();
    return result;
}

} // namespace cantrip
