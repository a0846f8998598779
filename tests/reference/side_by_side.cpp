#include "tests/reference/side_by_side.hpp"

#include <algorithm>
#include <memory>
#include <sstream>

#include "tests/reference/engine_board.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {

std::string text_of(const Asked& asked) {
    std::string text = asked.kind + " to " + std::to_string(asked.player) + (asked.secret ? ", secret" : "") +
                       ", " + std::to_string(asked.least) + ".." + std::to_string(asked.most) + ":";
    const auto add = [&](const std::vector<Option>& options) {
        for (const Option& option : options)
            text += " [" + option.what + (option.limit > 1 ? " x" + std::to_string(option.limit) : "") + "]";
    };
    add(asked.options);
    if (!asked.fast.empty()) text += " fast:";
    add(asked.fast);
    return text;
}

std::string difference(const std::string& engine, const std::string& reference) {
    std::istringstream a(engine), z(reference);
    std::string left, right, told;
    for (int shown = 0; shown < 12;) {
        const bool more = static_cast<bool>(std::getline(a, left)),
                   also = static_cast<bool>(std::getline(z, right));
        if (!more && !also) break;
        if (left != right) {
            told += "  engine:    " + left + "\n  reference: " + right + "\n";
            ++shown;
        }
        left.clear();
        right.clear();
    }
    return told;
}

namespace {

std::uint64_t mixed(std::uint64_t x) {
    x ^= x >> 33U;
    x *= 0xff51afd7ed558ccdU;
    return x ^ (x >> 29U);
}

} // namespace

Chooser random_answers(std::uint64_t seed) {
    auto state = std::make_shared<std::uint64_t>(seed * 0x9e3779b97f4a7c15U + 1);
    const auto below = [state](std::size_t n) {
        *state += 0x9e3779b97f4a7c15U;
        return static_cast<std::size_t>(mixed(*state) % n);
    };
    return [below](const Asked& asked) {
        std::vector<int> left, picks;
        for (const Option& option : asked.options) left.push_back(option.limit);
        if (!asked.fast.empty() && below(4) == 0)
            return std::vector<int>{static_cast<int>(asked.options.size() + below(asked.fast.size()))};
        const auto wanted =
            asked.least + static_cast<int>(below(static_cast<std::size_t>(asked.most - asked.least) + 1));
        while (static_cast<int>(picks.size()) < wanted) {
            std::vector<int> open;
            for (std::size_t i = 0; i < left.size(); ++i)
                if (left[i] > 0) open.push_back(static_cast<int>(i));
            if (open.empty()) break;
            int pick = open[below(open.size())];
            // Games in which everybody passes show little.
            const std::string& what = asked.options[static_cast<std::size_t>(pick)].what;
            if ((what == "pass" || what == "no") && below(4) != 0) pick = open[below(open.size())];
            picks.push_back(pick);
            --left[static_cast<std::size_t>(picks.back())];
        }
        return picks;
    };
}

namespace {

// The things of a question by name, for those who read a difference.
std::string names_in(const Machine& machine, const Asked& asked, const Asked& other) {
    std::string text;
    const auto add = [&](const std::vector<Option>& options, const std::vector<Option>& others) {
        for (const Option& option : options) {
            const std::size_t space = option.what.find(' ');
            const bool thing = option.what.starts_with("thing") || option.what.starts_with("action");
            if (!thing || std::find(others.begin(), others.end(), option) != others.end()) continue;
            text +=
                "  " + option.what + ": " + thing_name(machine, std::stoi(option.what.substr(space))) + "\n";
        }
    };
    add(asked.options, other.options);
    add(asked.fast, other.fast);
    return text;
}

const char* how_text(Ended::How how) {
    static constexpr const char* words[] = {"over", "fault", "idle", "stopped"};
    return words[static_cast<std::size_t>(how)];
}

Ended end_of(const Outcome& now) {
    Ended ended;
    if (now.kind == Outcome::Kind::over) ended.how = Ended::How::over;
    if (now.kind == Outcome::Kind::fault) ended.how = Ended::How::fault;
    if (now.kind == Outcome::Kind::question) ended.how = Ended::How::stopped;
    for (const Word winner : now.winners) ended.winners.push_back(winner);
    ended.fault = now.fault.message;
    return ended;
}

} // namespace

namespace {

enum class Telling { no, walked, both }; // no trace, a trace of the engine, traces for people

Compared play_once(const Program& program, const Setup& setup, std::uint64_t seed, const Chooser& choose,
                   int most_questions, Telling telling) {
    Compared result;
    const auto tell = [&](const std::string& text) {
        if (!result.same) return;
        result.same = false;
        result.told = text;
    };
    const auto machine = Machine::compile(program, setup);
    if (!machine) {
        tell("the engine does not compile: " + machine.error());
        return result;
    }
    State state = machine.value()->start(seed);
    std::vector<TraceLine> trace;
    RunOptions options;
    if (telling != Telling::no) options.trace = &trace;
    options.describe = false;
    // What takes more steps than this goes on without end, as good as always; each step may look through all
    // that happened before.
    options.steps = 200'000;
    Outcome now = run(*machine.value(), state, options);
    Game game(program, setup, seed);
    game.parts().tracing = telling == Telling::both;
    const Answerer answerer = [&](const Asked& asked, const Board& board) {
        if (now.kind != Outcome::Kind::question) {
            tell(std::string("the engine asks nothing (") + how_text(end_of(now).how) + " " +
                 now.fault.message + "), the reference: " + text_of(asked) + "\n");
            throw Stopped{};
        }
        const Asked theirs = engine_question(now.question);
        if (!(theirs == asked))
            tell(difference(text_of(theirs), text_of(asked)) + names_in(*machine.value(), theirs, asked) +
                 names_in(*machine.value(), asked, theirs));
        if (const Board table = engine_board(*machine.value(), state); !(table == board))
            tell(difference(dump(table), dump(board)));
        if (!result.same || result.questions++ == most_questions) throw Stopped{};
        const std::vector<int> picks = choose(asked);
        const std::vector<Word> words(picks.begin(), picks.end());
        if (const auto told = answer(*machine.value(), state, words); !told)
            tell("the engine refuses an answer: " + told.error() + "\n");
        if (telling == Telling::walked) trace.clear();
        now = run(*machine.value(), state, options);
        return Answer{picks};
    };
    result.ended = game.play(answerer);
    const Ended theirs = end_of(now);
    if (theirs.how != result.ended.how || theirs.winners != result.ended.winners)
        tell(std::string("the engine ends: ") + how_text(theirs.how) + " " + theirs.fault +
             ", the reference: " + how_text(result.ended.how) + " " + result.ended.fault + "\n");
    if (const Board table = engine_board(*machine.value(), state);
        result.same && result.ended.how != Ended::How::fault && !(table == game.board()))
        tell(difference(dump(table), dump(game.board())));
    if (result.same || telling != Telling::both) return result;
    result.told +=
        "after " + std::to_string(result.questions) + " questions; the last events of the engine:\n";
    for (std::size_t i = trace.size() > 25 ? trace.size() - 25 : 0; i < trace.size(); ++i)
        result.told += std::string(2 * (trace[i].depth + 1), ' ') + trace[i].text + "\n";
    result.told += "and of the reference:\n";
    const auto& own = game.trace();
    for (std::size_t i = own.size() > 25 ? own.size() - 25 : 0; i < own.size(); ++i)
        result.told += "  " + own[i] + "\n";
    return result;
}

} // namespace

// Traces cost time: they are kept when a difference is told, with the same answers once more.
Compared play_both(const Program& program, const Setup& setup, std::uint64_t seed, const Chooser& choose,
                   int most_questions) {
    std::vector<std::vector<int>> answers;
    const Chooser noted = [&](const Asked& asked) { return answers.emplace_back(choose(asked)); };
    Compared result =
        play_once(program, setup, seed, noted, most_questions, seed % 2 == 0 ? Telling::walked : Telling::no);
    if (result.same) return result;
    std::size_t at = 0;
    const Chooser again = [&](const Asked&) {
        return at < answers.size() ? answers[at++] : std::vector<int>{};
    };
    Compared told = play_once(program, setup, seed, again, most_questions, Telling::both);
    if (!told.same) return told;
    result.told = "the engine without a trace: " + result.told;
    return result;
}

} // namespace cantrip::reference
