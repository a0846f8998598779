// A program in C that is wrong about everything: calls in any order, with any numbers, on a few games at
// once. Each call is one byte and what it takes from the bytes behind it.

#include <array>
#include <string>

#include "interpreter/cantrip.h"
#include "tests/fuzz/targets/targets.hpp"

namespace cantrip::fuzz {
namespace {

const cantrip_set* the_set() {
    static const cantrip_set* const one = [] {
        cantrip_set* set = nullptr;
        demand(cantrip_load(game_folder, CANTRIP_SOURCE_DIR "/stdlib", &set) == CANTRIP_OK,
               "the game of the fuzzer is loaded through C");
        return set;
    }();
    return one;
}

class Caller {
  public:
    explicit Caller(std::string_view bytes) : bytes_(bytes) {}
    ~Caller() {
        for (cantrip_game* game : games_) cantrip_free_game(game);
    }
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;

    void run() {
        for (int calls = 0; calls < 60 && !bytes_.empty(); ++calls) call();
    }

  private:
    int byte() {
        if (bytes_.empty()) return 0;
        const auto one = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return one;
    }
    int seat() { return static_cast<signed char>(byte()); }
    cantrip_game*& slot() { return games_[static_cast<std::size_t>(byte()) % games_.size()]; }
    std::string text(std::size_t most) {
        const std::size_t size = std::min({static_cast<std::size_t>(byte()), most, bytes_.size()});
        std::string out(bytes_.substr(0, size));
        bytes_.remove_prefix(size);
        return out;
    }

    void check(cantrip_status status) {
        demand(status >= CANTRIP_OK && status < CANTRIP_INTERNAL, "no call is a mistake of the library");
        demand(status == CANTRIP_OK || *cantrip_message() != '\0', "a call that fails says why");
    }
    // The game that a call made takes the place of an older one.
    void put(cantrip_status status, cantrip_game* made) {
        check(status);
        demand((made != nullptr) == (status == CANTRIP_OK || status == CANTRIP_DIFFERS),
               "there is a game if and only if one was made");
        if (made == nullptr) return;
        cantrip_game*& at = slot();
        cantrip_free_game(at);
        at = made;
    }
    void look(cantrip_status (*function)(cantrip_game*, int, const char**)) {
        cantrip_game* game = slot();
        const uint64_t before = cantrip_hash(game);
        const char* out = nullptr;
        const cantrip_status status = function(game, seat(), &out);
        check(status);
        demand((status == CANTRIP_OK) == (out != nullptr), "there is a text if and only if all went well");
        demand(cantrip_hash(game) == before, "looking changes nothing");
    }
    void start() {
        cantrip_game* made = nullptr;
        const std::string options = text(20);
        const cantrip_setup setup{seat(), static_cast<uint64_t>(byte()), options.c_str(),
                                  byte() % 4 == 0 ? "en" : nullptr};
        const cantrip_status status = cantrip_start(the_set(), &setup, &made);
        put(status, made);
    }
    // A record of the library with some bytes changed, or any text.
    void resume() {
        const char* written = nullptr;
        std::string record;
        if (cantrip_record(slot(), &written) == CANTRIP_OK) record = written;
        for (int changes = byte() % 4; changes > 0 && !record.empty(); --changes)
            record[static_cast<std::size_t>(byte() * 256 + byte()) % record.size()] =
                static_cast<char>(byte());
        if (byte() % 4 == 0) record = text(255);
        cantrip_game* made = nullptr;
        const cantrip_status status = cantrip_resume(the_set(), record.c_str(), nullptr, &made);
        put(status, made);
    }
    void answer() {
        cantrip_game* game = slot();
        std::array<int32_t, 8> picks{};
        const std::size_t count = static_cast<std::size_t>(byte()) % (picks.size() + 1);
        for (std::size_t i = 0; i < count; ++i) picks[i] = byte() < 250 ? seat() : INT32_MIN + byte();
        const uint64_t before = cantrip_hash(game);
        const cantrip_status status = cantrip_answer(game, picks.data(), count);
        check(status);
        demand(status == CANTRIP_OK || cantrip_hash(game) == before, "a refused answer changes nothing");
    }

    void call() {
        switch (byte() % 16) {
        case 0: start(); break;
        case 1: resume(); break;
        case 2: {
            cantrip_game* made = nullptr;
            const cantrip_status status = cantrip_copy(slot(), &made);
            put(status, made);
            break;
        }
        case 3: {
            cantrip_game*& at = slot();
            cantrip_free_game(at);
            at = nullptr;
            break;
        }
        case 4: check(cantrip_undo(slot())); break;
        case 5: check(cantrip_redo(slot())); break;
        case 6: look(cantrip_question); break;
        case 7: look(cantrip_board); break;
        case 8: look(cantrip_events); break;
        case 9: look(cantrip_log); break;
        case 10: look(cantrip_why); break;
        case 11: {
            const char* out = nullptr;
            const std::string name = text(20);
            check(cantrip_why_not(slot(), name.c_str(), &out));
            break;
        }
        case 12: {
            const cantrip_game* game = slot();
            const int player = cantrip_asked_player(game);
            demand(player >= CANTRIP_EVERYBODY && player < 16, "a player who is asked sits at the table");
            break;
        }
        default: answer();
        }
    }

    std::string_view bytes_;
    std::array<cantrip_game*, 4> games_{};
};

} // namespace

void fuzz_c_interface(std::string_view input) {
    Caller caller(input);
    caller.run();
}

} // namespace cantrip::fuzz
