// Plays a game through the C interface and prints every status: embedded_game FOLDER LIBRARIES. Whatever
// memory fails, each call gives CANTRIP_OK or CANTRIP_OUT_OF_MEMORY with a message, and the process ends by
// itself.

#include <cstdio>
#include <cstring>

#include "interpreter/cantrip.h"

namespace {

bool wrong = false;

bool worked(const char* call, cantrip_status status) {
    std::printf("%s %d\n", call, static_cast<int>(status));
    if (status == CANTRIP_OK) return true;
    // A set that could not be read for lack of memory may be told as such.
    const bool known = status == CANTRIP_OUT_OF_MEMORY || status == CANTRIP_BAD_SET ||
                       status == CANTRIP_BAD_SETUP || status == CANTRIP_ILLEGAL_ANSWER;
    if (!known || std::strlen(cantrip_message()) == 0) wrong = true;
    return false;
}

void play(cantrip_game* game) {
    const char* text = nullptr;
    for (int i = 0; i < 8 && cantrip_what_now(game) == CANTRIP_QUESTION; ++i) {
        const int32_t first[] = {0, 0};
        (void)worked("question", cantrip_question(game, cantrip_asked_player(game), &text));
        (void)worked("board", cantrip_board(game, 0, &text));
        for (size_t count = 0; count < 3; ++count)
            if (worked("answer", cantrip_answer(game, first, count))) break;
    }
    (void)worked("log", cantrip_log(game, 0, &text));
    (void)worked("record", cantrip_record(game, &text));
    cantrip_game* copy = nullptr;
    if (worked("copy", cantrip_copy(game, &copy))) cantrip_free_game(copy);
}

} // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    cantrip_set* set = nullptr;
    cantrip_game* game = nullptr;
    const cantrip_setup setup{2, 5, nullptr, "en"};
    if (worked("load", cantrip_load(arguments[1], arguments[2], &set)) &&
        worked("start", cantrip_start(set, &setup, &game)))
        play(game);
    cantrip_free_game(game);
    cantrip_free_set(set);
    return wrong ? 1 : 0;
}
