#include "tools/play/bot.hpp"

#include <algorithm>

#include "interpreter/tables.hpp"

namespace cantrip::play {

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
            const Program& program = machine_.program();
            const Hir& effect = program.at(static_cast<HirId>(choice.value));
            if (effect.op == Op::call && program.verbs[effect.a].native &&
                program.name_of(program.verbs[effect.a]) == "perform")
                break;
        }
        ++at;
    }
    return at;
}

// An action with parameters stands for as many moves as they have values.
std::uint32_t RandomBot::weight(const Choice& choice) const {
    if (choice.kind != Choice::Kind::action) return 1;
    const AbilityId id = machine_.tables().things[static_cast<std::size_t>(choice.value)].action;
    const std::size_t params = id == no_index ? 0 : machine_.program().abilities[id].params.size();
    return 1U << (2 * std::min<std::size_t>(params, 2));
}

std::uint32_t RandomBot::some_action(const Question& question) {
    std::uint32_t total = 0;
    for (const Choice& choice : question.choices) total += weight(choice);
    std::uint32_t rest = below(total);
    for (std::uint32_t i = 0; i < question.choices.size(); ++i) {
        if (rest < weight(question.choices[i])) return i;
        rest -= weight(question.choices[i]);
    }
    return 0;
}

std::uint32_t& RandomBot::taken(const Choice& choice) {
    return taken_[static_cast<std::uint64_t>(choice.kind) << 32U | static_cast<std::uint32_t>(choice.value)];
}

// How little it wants to choose this again. Things that are printed inside one thing are liked alike, some
// more than others, so that what needs several of them side by side happens too.
std::uint32_t RandomBot::weariness(const Choice& choice) {
    std::uint32_t dislike = 1;
    if (choice.kind == Choice::Kind::thing && machine_.tables().is_thing(choice.value))
        if (const Word parent = machine_.tables().things[static_cast<std::size_t>(choice.value)].parent;
            parent >= 0)
            dislike <<= static_cast<std::uint32_t>(
                            ((static_cast<std::uint64_t>(parent) + 1) * (taste_ | 1U)) >> 40U) %
                        8;
    return taken(choice) * dislike;
}

std::vector<Word> RandomBot::choose(const Question& question) {
    const auto choices = static_cast<std::uint32_t>(question.choices.size());
    // A fast action can be taken at any question: seldom, and less the more often it was.
    if (!question.fast.empty()) {
        const std::uint32_t at = below(static_cast<std::uint32_t>(question.fast.size()));
        std::uint32_t& often = taken(question.fast[at]);
        if (below(8 + 4 * often) == 0) {
            ++often;
            return {static_cast<Word>(choices + at)};
        }
    }
    // To act or to pass is seldom an even choice: bots that pass half the time leave most of a game unseen.
    if (question.kind == Question::Kind::effects && question.most == 1) {
        if (const std::uint32_t action = action_among(question); action < choices && below(8) != 0)
            return {static_cast<Word>(action)};
    }
    if (question.kind == Question::Kind::may && choices == 2)
        return {static_cast<Word>(below(4) == 0 ? 1 : 0)};
    if (question.kind == Question::Kind::action && question.most == 1)
        return {static_cast<Word>(some_action(question))};
    std::vector<Word> left;
    // Many large limits add up to more than a word holds.
    std::int64_t total = 0;
    for (const Choice& choice : question.choices) {
        left.push_back(choice.limit);
        total += choice.limit;
    }
    const auto most = static_cast<Word>(std::min<std::int64_t>(
        question.most, std::min<std::int64_t>(total, question.least + std::int64_t{10})));
    // Often no more than needed: what is left alone has time to come to something.
    Word wanted = question.least;
    if (wanted == 0 || below(4) == 0)
        wanted += static_cast<Word>(
            below(static_cast<std::uint32_t>(std::max<Word>(most - question.least, 0)) + 1));
    std::vector<Word> picks;
    while (wanted > 0 && total > 0) {
        std::uint32_t at = below(choices);
        // Of a few, the one that was chosen least.
        for (int i = 0; i < 3; ++i) {
            const std::uint32_t other = below(choices);
            if (left[other] > 0 &&
                (left[at] <= 0 || weariness(question.choices[other]) < weariness(question.choices[at])))
                at = other;
        }
        if (left[at] <= 0) continue;
        ++taken(question.choices[at]);
        --left[at];
        --total;
        --wanted;
        picks.push_back(static_cast<Word>(at));
    }
    return picks;
}

} // namespace cantrip::play
