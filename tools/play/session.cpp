#include "tools/play/session.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "interpreter/tables.hpp"
#include "tools/play/bot.hpp"

namespace cantrip::play {
namespace {

constexpr std::size_t most_checkpoints = 32;
constexpr std::size_t most_events = 20'000;

std::string hash_text(const State& state) { return fmt::format("{:016x}", state.hash()); }

bool used_chance(const State& before, const State& after) {
    return !std::equal(before.words.begin() + runtime::h_rng0, before.words.begin() + runtime::h_rng3 + 1,
                       after.words.begin() + runtime::h_rng0);
}

// Something in it was seen by some players only.
bool tells_secrets(const Event& event) {
    return std::any_of(event.arguments.begin(), event.arguments.end(), [](const Event::Argument& argument) {
        return std::any_of(argument.seen.begin(), argument.seen.end(),
                           [](std::uint32_t seats) { return (seats & 1U) == 0; });
    });
}

} // namespace

Session::Session(const Machine& machine, std::uint64_t seed, std::vector<bool> bots, bool bots_wait)
    : machine_(machine), runner_(machine), digest_(machine), seed_(seed), bots_(std::move(bots)),
      bots_wait_(bots_wait) {
    start();
    if (!bots_wait_) play_bots();
}

Session::Session(const Session& other)
    : machine_(other.machine_), runner_(other.machine_), digest_(other.digest_), seed_(other.seed_),
      bots_(other.bots_), bots_wait_(other.bots_wait_), state_(other.state_), now_(other.now_),
      events_(other.events_), dropped_events_(other.dropped_events_), history_(other.history_),
      checkpoints_(other.checkpoints_), spacing_(other.spacing_), undone_(other.undone_),
      undid_knowledge_(other.undid_knowledge_) {}

Session::Session(const Session& other, State state) : Session(other) {
    state_ = std::move(state);
    now_ = runner_.run(state_);
    checkpoints_.push_back({history_.size(), state_});
}

void Session::start() {
    state_ = machine_.start(seed_);
    history_.clear();
    undone_.clear();
    events_.clear();
    dropped_events_ = 0;
    spacing_ = 16;
    go_on();
    checkpoints_.clear();
    checkpoints_.push_back({0, state_});
}

void Session::go_on() {
    RunOptions options;
    options.events = &events_;
    now_ = runner_.run(state_, options);
    if (events_.size() <= most_events) return;
    const std::size_t dropped = events_.size() - most_events / 2;
    events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(dropped));
    dropped_events_ += dropped;
}

bool Session::is_bot(Word player) const {
    return player >= 0 && static_cast<std::size_t>(player) < bots_.size() &&
           bots_[static_cast<std::size_t>(player)];
}

std::span<const Event> Session::events_from(std::size_t first) const {
    const std::size_t skipped = first > dropped_events_ ? first - dropped_events_ : 0;
    return std::span(events_).subspan(std::min(skipped, events_.size()));
}

std::size_t Session::last_answer() const {
    for (std::size_t i = history_.size(); i-- > 0;)
        if (!history_[i].by_bot) return history_[i].events;
    return 0;
}

std::string Session::take(const std::vector<Word>& picks, bool by_bot) {
    if (now_.kind != Outcome::Kind::question) return "the game is over";
    Past past{{now_.question.player, picks, {}}, by_bot, event_count()};
    if (const auto told = runner_.answer(state_, picks); !told) return told.error();
    go_on();
    past.decision.hash = digest_.of(state_, now_);
    history_.push_back(std::move(past));
    keep_checkpoint();
    if (watcher_) watcher_();
    return {};
}

// Every `spacing_` decisions; when there are too many, every second one goes.
void Session::keep_checkpoint() {
    if (history_.size() - checkpoints_.back().decisions < spacing_) return;
    checkpoints_.push_back({history_.size(), state_});
    if (checkpoints_.size() <= most_checkpoints) return;
    spacing_ *= 2;
    std::vector<Checkpoint> kept;
    for (std::size_t i = 0; i < checkpoints_.size(); i += 2) kept.push_back(std::move(checkpoints_[i]));
    checkpoints_ = std::move(kept);
}

// A bot's answer follows from the seed and how many answers there were, so that it is the same after undo and
// redo.
void Session::play_bots() {
    while (now_.kind == Outcome::Kind::question && is_bot(now_.question.player)) {
        RandomBot bot(seed_ * 1'000'003U + history_.size(), machine_);
        if (!take(bot.choose(now_.question), true).empty()) return;
    }
}

std::string Session::answer(const std::vector<Word>& picks) {
    if (std::string told = take(picks, false); !told.empty()) return told;
    undone_.clear();
    play_bots();
    return {};
}

void Session::go_back_to(std::size_t decisions) {
    while (checkpoints_.size() > 1 && checkpoints_.back().decisions > decisions) checkpoints_.pop_back();
    const State before = std::move(state_);
    state_ = checkpoints_.back().state;
    now_ = runner_.run(state_);
    for (std::size_t i = checkpoints_.back().decisions; i < decisions; ++i) {
        (void)runner_.answer(state_, history_[i].decision.picks); // it was legal then
        now_ = runner_.run(state_);
    }
    const std::size_t events = history_[decisions].events;
    const std::span<const Event> taken_back = events_from(events);
    undid_knowledge_ =
        used_chance(state_, before) || std::any_of(taken_back.begin(), taken_back.end(), tells_secrets);
    history_.resize(decisions);
    events_.resize(events > dropped_events_ ? std::min(events - dropped_events_, events_.size()) : 0);
}

bool Session::undo() {
    std::size_t at = history_.size();
    while (at > 0 && history_[at - 1].by_bot) --at;
    if (at == 0) return false;
    undone_.push_back(history_[at - 1].decision.picks);
    go_back_to(at - 1);
    if (watcher_) watcher_();
    return true;
}

bool Session::redo() {
    if (undone_.empty()) return false;
    if (!take(undone_.back(), false).empty()) return false;
    undone_.pop_back();
    play_bots();
    return true;
}

Record Session::record() const {
    Record record;
    describe_program(machine_, record);
    record.seed = seed_;
    for (std::size_t i = 0; i < bots_.size(); ++i)
        if (bots_[i]) record.bots.push_back(static_cast<int>(i) + 1);
    for (const Past& past : history_) record.decisions.push_back(past.decision);
    return record;
}

// Between what is asked now and what was asked then; empty when they agree as far as can be told.
std::string Session::difference(const Decision& recorded) const {
    if (now_.kind == Outcome::Kind::fault) return "a rule goes wrong: " + now_.fault.message;
    if (now_.kind != Outcome::Kind::question) return "the game is over already";
    if (recorded.hash.empty() || recorded.player == now_.question.player) return {};
    const auto name = [&](Word player) {
        return player < 0 ? std::string("the group") : player_name(machine_, player);
    };
    return fmt::format("{} decided then, and now {} is asked", name(recorded.player),
                       name(now_.question.player));
}

Replayed Session::replay(const Record& record, std::size_t most) {
    Replayed out;
    if (record.players > 0 && record.players != machine_.players()) {
        out.problem =
            fmt::format("the record is of a game of {}, not of {}", record.players, machine_.players());
        return out;
    }
    seed_ = record.seed;
    start();
    // Bots' decisions are recorded too; who was asked tells whose they are.
    for (const Decision& recorded : record.decisions) {
        if (out.steps == most) return out;
        out.problem = difference(recorded);
        if (out.problem.empty()) {
            const bool by_bot = is_bot(now_.question.player);
            if (const std::string told = take(recorded.picks, by_bot); !told.empty())
                out.problem = "the answer does not fit: " + told;
            else if (!recorded.hash.empty() && recorded.hash != history_.back().decision.hash) {
                out.problem = "the same answer leads to another table";
                go_back_to(history_.size() - 1);
            }
        }
        if (!out.problem.empty()) return out;
        ++out.steps;
    }
    if (!record.hash.empty() && record.hash != hash_text(state_))
        out.problem = "the game came out differently: its rules have changed since";
    else if (!bots_wait_)
        play_bots();
    return out;
}

} // namespace cantrip::play
