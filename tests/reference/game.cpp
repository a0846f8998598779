// The face of the reference: starting a game, and the board as text.

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {

std::string dump(const Board& board) {
    std::string text;
    const auto row = [&](const std::string& head, const std::vector<int>& values) {
        text += head;
        for (const int value : values) text += " " + std::to_string(value);
        text += "\n";
    };
    for (std::size_t i = 0; i < board.inside.size(); ++i)
        if (!board.inside[i].empty()) row("in " + std::to_string(i) + ":", board.inside[i]);
    for (std::size_t i = 0; i < board.place.size(); ++i) {
        text += "thing " + std::to_string(i) + ": in " + std::to_string(board.place[i]) + " of " +
                std::to_string(board.owner[i]);
        for (std::size_t f = 0; f < board.states[i].size(); ++f)
            if (board.states[i][f] != 0)
                text += " state" + std::to_string(f) + "=" + std::to_string(board.states[i][f]);
        for (std::size_t u = 0; u < board.counts[i].size(); ++u)
            if (board.counts[i][u] != 0)
                text += " unit" + std::to_string(u) + "=" + std::to_string(board.counts[i][u]);
        text += "\n";
    }
    row("globals:", board.globals);
    for (const auto& [where, members] : board.lists) {
        text += "list " + std::to_string(where.first) + " " + std::to_string(where.second) + ":";
        for (const int member : members) text += " " + std::to_string(member);
        text += "\n";
    }
    text += "random:";
    for (const std::uint32_t word : board.random) text += " " + std::to_string(word);
    return text + "\n";
}

Game::Game(const Program& program, const Setup& setup, std::uint64_t seed)
    : play_(std::make_unique<Play>(program, setup, seed)) {}
Game::~Game() = default;
Ended Game::play(const Answerer& answerer) { return play_->start(answerer); }
const Board& Game::board() const { return play_->b; }
const std::vector<std::string>& Game::trace() const { return play_->trace; }

Ended Play::guarded(const Answerer& answerer, const std::function<void()>& what) {
    answerer_ = &answerer;
    now_ = table_scope;
    depth_ = running_ = watched_ = work_ = 0;
    asked_at_ = std::clock();
    Ended ended;
    try {
        what();
    } catch (const GameWon& won) {
        ended.how = Ended::How::over;
        ended.winners = {won.who};
    } catch (const FaultFound& fault) {
        ended.how = Ended::How::fault;
        ended.fault = fault.message;
    } catch (const Stopped&) { ended.how = Ended::How::stopped; }
    return ended;
}

Ended Play::start(const Answerer& answerer) {
    return guarded(answerer, [&] {
        if (p.game.start != no_index) (void)happen(p.game.start, t.team, {}, 1, none);
    });
}

Ended Play::deed(const Answerer& answerer, const std::function<void(View&)>& what) {
    return guarded(answerer, [&] {
        View v = inside_of(*table_scope);
        what(v);
        // The table between two deeds is a phase.
        v.subject = t.team;
        check_states(v);
    });
}

// A situation that a scenario set up.
void Play::take_board(Board board) {
    if (!(board == b)) ++changes_;
    b = std::move(board);
}

bool Play::expects(HirId condition) {
    const Guard<bool> exactly(exact, true);
    View v = inside_of(*table_scope);
    v.you = none;
    v.subject = t.team;
    return test(condition, v);
}

} // namespace cantrip::reference
