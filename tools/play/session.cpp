#include "tools/play/session.hpp"

#include <fmt/format.h>

#include "interpreter/tables.hpp"
#include "tools/play/bot.hpp"

namespace cantrip::play {
namespace {

std::string hash_text(const State& state) { return fmt::format("{:016x}", state.hash()); }

} // namespace

Session::Session(const Machine& machine, std::uint64_t seed, std::vector<bool> bots)
    : machine_(machine), seed_(seed), bots_(std::move(bots)), state_(machine.start(seed)) {
    go_on();
    let_bots_answer();
}

void Session::go_on() {
    RunOptions options;
    options.trace = &trace_;
    now_ = run(machine_, state_, options);
}

std::string Session::take(const std::vector<Word>& picks, bool by_bot) {
    if (now_.kind != Outcome::Kind::question) return "the game is over";
    Past past{state_, trace_, picks, by_bot};
    if (const auto told = cantrip::answer(machine_, state_, picks); !told) return told.error();
    history_.push_back(std::move(past));
    if (!by_bot) trace_.clear();
    go_on();
    return {};
}

// A bot's answer follows from the seed and how many answers there were, so that it is the same after undo and
// redo.
void Session::let_bots_answer() {
    while (now_.kind == Outcome::Kind::question) {
        const Word player = now_.question.player;
        if (player < 0 || static_cast<std::size_t>(player) >= bots_.size() ||
            !bots_[static_cast<std::size_t>(player)])
            return;
        RandomBot bot(seed_ * 1'000'003U + history_.size(), machine_);
        if (!take(bot.choose(now_.question), true).empty()) return;
    }
}

std::string Session::answer(const std::vector<Word>& picks) {
    if (std::string told = take(picks, false); !told.empty()) return told;
    undone_.clear();
    let_bots_answer();
    return {};
}

bool Session::undo() {
    std::size_t at = history_.size();
    while (at > 0 && history_[at - 1].by_bot) --at;
    if (at == 0) return false;
    Past& past = history_[at - 1];
    undone_.push_back(std::move(past.picks));
    state_ = std::move(past.state);
    std::vector<TraceLine> trace = std::move(past.trace);
    history_.resize(at - 1);
    go_on();
    trace_ = std::move(trace);
    return true;
}

bool Session::redo() {
    if (undone_.empty()) return false;
    if (!take(undone_.back(), false).empty()) return false;
    undone_.pop_back();
    let_bots_answer();
    return true;
}

std::string Session::record() const {
    Record record;
    record.game = machine_.program().name_of(machine_.program().game);
    record.players = static_cast<int>(machine_.players());
    record.seed = seed_;
    record.options = options_of(machine_.program(), machine_.tables().setup);
    for (const Past& past : history_) record.answers.push_back(past.picks);
    record.hash = hash_text(state_);
    return write_record(record);
}

std::string Session::replay(std::string_view text) {
    const auto record = read_record(text);
    return record ? replay(record.value()) : record.error();
}

std::string Session::replay(const Record& record) {
    if (record.players > 0 && record.players != machine_.players())
        return fmt::format("the record is of a game of {}, not of {}", record.players, machine_.players());
    seed_ = record.seed;
    state_ = machine_.start(seed_);
    history_.clear();
    undone_.clear();
    trace_.clear();
    go_on();
    // A record has the answers of bots too; who gave them is known from who was asked.
    for (const auto& picks : record.answers) {
        const Word player = now_.question.player;
        const bool by_bot = player >= 0 && static_cast<std::size_t>(player) < bots_.size() &&
                            bots_[static_cast<std::size_t>(player)];
        if (const std::string told = take(picks, by_bot); !told.empty())
            return fmt::format("answer {} does not fit: {}", history_.size() + 1, told);
    }
    if (!record.hash.empty() && record.hash != hash_text(state_))
        return "the game came out differently: its rules have changed since";
    let_bots_answer();
    return {};
}

} // namespace cantrip::play
