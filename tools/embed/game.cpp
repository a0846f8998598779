// The functions of interpreter/cantrip.h. Each catches what it calls: nothing is thrown through C.

#include <boost/json.hpp>
#include <new>

#include "interpreter/cantrip.h"
#include "lang/support/pretty_json.hpp"
#include "tools/embed/load_set.hpp"
#include "tools/play/game_setup.hpp"
#include "tools/play/protocol.hpp"

using namespace cantrip;
using embed::Set;

struct cantrip_set {
    std::shared_ptr<Set> set;
};

// The members are destroyed from the last to the first: each may use those above it.
struct cantrip_game {
    std::shared_ptr<Set> set;
    std::shared_ptr<const Machine> machine;
    std::shared_ptr<play::Speech> speech; // null: without words
    play::Session session;
    std::string text; // what was returned last
    [[nodiscard]] play::ProtocolContext context() const {
        return {speech.get(), &set->programs->world.sources};
    }
};

namespace {

thread_local std::string message;
// Stands in for `message` where there may be no memory to write one.
thread_local const char* fixed_message = nullptr;

cantrip_status told(cantrip_status status, std::string text) {
    message = std::move(text);
    fixed_message = nullptr;
    return status;
}

cantrip_status told_fixed(cantrip_status status, const char* text) noexcept {
    fixed_message = text;
    return status;
}

// No question asks for more (interpreter/ask.cpp), so a longer list is a mistake and is not read.
constexpr std::size_t most_picks = 1'000'000;

cantrip_status null_argument() noexcept { return told_fixed(CANTRIP_BAD_ARGUMENT, "a pointer is null"); }

template <class Fn> cantrip_status guarded(Fn fn) noexcept {
    try {
        return fn();
    } catch (const std::bad_alloc&) {
        return told_fixed(CANTRIP_OUT_OF_MEMORY, "there is not enough memory");
    } catch (const std::exception& error) {
        try {
            return told(CANTRIP_INTERNAL, error.what());
        } catch (...) {}
    } catch (...) {}
    return told_fixed(CANTRIP_INTERNAL, "something went wrong inside the library");
}

std::vector<std::string> words_in(const char* text) {
    std::vector<std::string> out;
    if (text == nullptr) return out;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (end > 0) out.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return out;
}

// A game of a set at its beginning.
cantrip_status begin(const std::shared_ptr<Set>& set, const Setup& setup, std::uint64_t seed,
                     const char* language, std::unique_ptr<cantrip_game>& out) {
    auto machine = Machine::compile(set->programs->list[0], setup);
    if (!machine) return told(CANTRIP_BAD_SETUP, machine.error());
    std::shared_ptr<play::Speech> speech;
    if (language != nullptr) {
        speech = play::Speech::make(*set->programs, *machine.value(), set->options, language);
        if (speech == nullptr)
            return told(CANTRIP_BAD_SETUP, "there are no words for the language `" + std::string(language) +
                                               "` in the libraries");
    }
    auto session = play::Session(*machine.value(), seed);
    if (speech != nullptr)
        speech->leave_out_idle_faces(board_of(*machine.value(), session.state(), CANTRIP_EVERYBODY));
    out.reset(new cantrip_game{set, machine.value(), std::move(speech), std::move(session), {}});
    return CANTRIP_OK;
}

// What the protocol answers to a request.
cantrip_status ask(cantrip_game* game, const std::string& request, const char** out) {
    game->text = play::protocol_reply(game->session, request, game->context());
    *out = game->text.c_str();
    return CANTRIP_OK;
}

cantrip_status look(cantrip_game* game, const char* what, int seat, bool in_words, const char** out) {
    if (game == nullptr || out == nullptr) return null_argument();
    return guarded([&] {
        if (seat < CANTRIP_EVERYBODY || seat >= game->machine->players())
            return told(CANTRIP_NO_SUCH_SEAT, "there is no seat " + std::to_string(seat));
        if (in_words && game->speech == nullptr)
            return told(CANTRIP_BAD_SETUP, "the game was started without a language");
        return ask(game, "{\"" + std::string(what) + "\": " + std::to_string(seat) + "}", out);
    });
}

} // namespace

int cantrip_c_version() { return CANTRIP_C_VERSION; }

const char* cantrip_message() { return fixed_message != nullptr ? fixed_message : message.c_str(); }

cantrip_status cantrip_load(const char* name, const char* libraries, cantrip_set** out) {
    if (out != nullptr) *out = nullptr;
    if (name == nullptr || out == nullptr) return null_argument();
    return guarded([&] {
        auto set = embed::load_set(name, libraries);
        if (!set) return told(CANTRIP_BAD_SET, set.error());
        *out = new cantrip_set{set.value()};
        return CANTRIP_OK;
    });
}

void cantrip_free_set(cantrip_set* set) { delete set; }

cantrip_status cantrip_start(const cantrip_set* set, const cantrip_setup* setup, cantrip_game** out) {
    if (out != nullptr) *out = nullptr;
    if (set == nullptr || setup == nullptr || out == nullptr) return null_argument();
    return guarded([&] {
        const auto made = play::game_setup(set->set->programs->list[0],
                                           setup->players == 0 ? "" : std::to_string(setup->players),
                                           words_in(setup->options));
        if (!made) return told(CANTRIP_BAD_SETUP, made.error().message + "; " + made.error().help);
        std::unique_ptr<cantrip_game> game;
        const cantrip_status status = begin(set->set, made.value(), setup->seed, setup->language, game);
        *out = game.release();
        return status;
    });
}

cantrip_status cantrip_resume(const cantrip_set* set, const char* record, const char* language,
                              cantrip_game** out) {
    if (out != nullptr) *out = nullptr;
    if (set == nullptr || record == nullptr || out == nullptr) return null_argument();
    return guarded([&] {
        const auto read = play::read_record(record);
        if (!read) return told(CANTRIP_BAD_RECORD, read.error());
        const Program& program = set->set->programs->list[0];
        if (!read.value().game.empty() && read.value().game != program.name_of(program.game))
            return told(CANTRIP_BAD_RECORD, "the record is of the game `" + read.value().game + "`");
        const auto setup = play::setup_of(program, read.value());
        if (!setup) return told(CANTRIP_BAD_RECORD, setup.error());
        std::unique_ptr<cantrip_game> game;
        if (const cantrip_status status = begin(set->set, setup.value(), read.value().seed, language, game);
            status != CANTRIP_OK)
            return status;
        const play::Replayed replayed = game->session.replay(read.value());
        const cantrip_status status =
            replayed.problem.empty()
                ? CANTRIP_OK
                : told(CANTRIP_DIFFERS,
                       "at decision " + std::to_string(replayed.steps + 1) + ": " + replayed.problem);
        *out = game.release();
        return status;
    });
}

cantrip_status cantrip_copy(const cantrip_game* game, cantrip_game** out) {
    if (out != nullptr) *out = nullptr;
    if (game == nullptr || out == nullptr) return null_argument();
    return guarded([&] {
        *out = new cantrip_game(*game);
        return CANTRIP_OK;
    });
}

void cantrip_free_game(cantrip_game* game) { delete game; }

cantrip_now cantrip_what_now(const cantrip_game* game) {
    if (game == nullptr) return CANTRIP_FAULT;
    switch (game->session.now().kind) {
    case Outcome::Kind::question: return CANTRIP_QUESTION;
    case Outcome::Kind::fault: return CANTRIP_FAULT;
    default: return CANTRIP_OVER;
    }
}

int cantrip_asked_player(const cantrip_game* game) {
    return cantrip_what_now(game) == CANTRIP_QUESTION ? game->session.now().question.player
                                                      : CANTRIP_EVERYBODY;
}

cantrip_status cantrip_answer(cantrip_game* game, const int32_t* picks, size_t count) {
    if (game == nullptr || (picks == nullptr && count > 0)) return null_argument();
    if (count > most_picks) return told_fixed(CANTRIP_ILLEGAL_ANSWER, "no answer has that many picks");
    return guarded([&] {
        const std::string wrong = game->session.answer(std::vector<Word>(picks, picks + count));
        return wrong.empty() ? CANTRIP_OK : told(CANTRIP_ILLEGAL_ANSWER, wrong);
    });
}

cantrip_status cantrip_undo(cantrip_game* game) {
    if (game == nullptr) return null_argument();
    return guarded([&] {
        return game->session.undo() ? CANTRIP_OK : told(CANTRIP_NOTHING_TO_UNDO, "there is nothing to undo");
    });
}

cantrip_status cantrip_redo(cantrip_game* game) {
    if (game == nullptr) return null_argument();
    return guarded([&] {
        return game->session.redo() ? CANTRIP_OK : told(CANTRIP_NOTHING_TO_UNDO, "there is nothing to redo");
    });
}

uint64_t cantrip_hash(const cantrip_game* game) { return game == nullptr ? 0 : game->session.state().hash(); }

cantrip_status cantrip_question(cantrip_game* game, int seat, const char** out) {
    return look(game, "question", seat, false, out);
}

cantrip_status cantrip_board(cantrip_game* game, int seat, const char** out) {
    return look(game, "board", seat, false, out);
}

cantrip_status cantrip_events(cantrip_game* game, int seat, const char** out) {
    return look(game, "events", seat, false, out);
}

cantrip_status cantrip_log(cantrip_game* game, int seat, const char** out) {
    return look(game, "log", seat, true, out);
}

cantrip_status cantrip_why(cantrip_game* game, int seat, const char** out) {
    return look(game, "why", seat, false, out);
}

cantrip_status cantrip_why_not(cantrip_game* game, const char* name, const char** out) {
    if (game == nullptr || name == nullptr || out == nullptr) return null_argument();
    return guarded([&] {
        if (game->speech == nullptr)
            return told(CANTRIP_BAD_SETUP, "the game was started without a language");
        return ask(game, boost::json::serialize(boost::json::object{{"why_not", json_text(name)}}), out);
    });
}

cantrip_status cantrip_record(cantrip_game* game, const char** out) {
    if (game == nullptr || out == nullptr) return null_argument();
    return guarded([&] {
        game->text = play::write_record(game->session.record());
        *out = game->text.c_str();
        return CANTRIP_OK;
    });
}
