/* A whole program in C: plays a game with the first choices that are allowed, takes one answer back, copies the
 * game, keeps it and goes on with it.
 *   cc game.c $(pkg-config --cflags --libs cantrip) -o game && ./game evenfall
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "interpreter/cantrip.h"

/* Prints what is wrong and gives up. */
static void must(cantrip_status status, const char* what) {
    if (status == CANTRIP_OK) return;
    fprintf(stderr, "%s: %d: %s\n", what, (int)status, cantrip_message());
    exit(1);
}

/* The number behind `"key":` in a line of JSON. Use a JSON library in a real program. */
static int number_of(const char* json, const char* key) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "\"%s\":", key);
    const char* at = strstr(json, wanted);
    return at == NULL ? 0 : atoi(at + strlen(wanted));
}

/* As many picks as the question wants, the first ones that it allows. */
static size_t first_picks(const char* question, int32_t* picks, size_t room) {
    const size_t least = (size_t)number_of(question, "least");
    size_t count = 0;
    const char* at = strstr(question, "\"choices\":");
    while (count < least && count < room && (at = strstr(at, "\"index\":")) != NULL) {
        const int index = number_of(at, "index");
        for (int left = number_of(at, "limit"); left > 0 && count < least && count < room; --left)
            picks[count++] = index;
        ++at;
    }
    return count;
}

int main(int argc, char** argv) {
    if (argc != 2 || cantrip_c_version() != CANTRIP_C_VERSION) return 2;
    cantrip_set* set = NULL;
    must(cantrip_load(argv[1], NULL, &set), "load");

    const cantrip_setup setup = {.players = 2, .seed = 42, .options = NULL, .language = "en"};
    cantrip_game* game = NULL;
    must(cantrip_start(set, &setup, &game), "start");
    cantrip_free_set(set); /* the game keeps what it needs */

    const char* text = NULL;
    int32_t picks[64];
    int answers = 0;
    while (cantrip_what_now(game) == CANTRIP_QUESTION && answers < 12) {
        must(cantrip_question(game, cantrip_asked_player(game), &text), "question");
        const size_t count = first_picks(text, picks, sizeof picks / sizeof *picks);
        must(cantrip_answer(game, picks, count), "answer");
        ++answers;
    }
    printf("%d answers\n", answers);

    /* An answer that is none changes nothing. */
    const uint64_t here = cantrip_hash(game);
    const int32_t wrong = 12345;
    if (cantrip_answer(game, &wrong, 1) != CANTRIP_ILLEGAL_ANSWER || cantrip_hash(game) != here) return 1;
    printf("refused: %s\n", cantrip_message());

    /* A copy goes its own way. */
    cantrip_game* copy = NULL;
    must(cantrip_copy(game, &copy), "copy");
    must(cantrip_undo(copy), "undo");
    if (cantrip_hash(copy) == here || cantrip_hash(game) != here) return 1;
    must(cantrip_redo(copy), "redo");
    if (cantrip_hash(copy) != here) return 1;
    cantrip_free_game(copy);

    /* What one seat sees, as JSON. */
    must(cantrip_board(game, 0, &text), "board");
    printf("board of player 1: %zu bytes\n", strlen(text));
    must(cantrip_log(game, 0, &text), "log");
    printf("%.60s…\n", text);
    if (cantrip_board(game, 7, &text) != CANTRIP_NO_SUCH_SEAT) return 1;
    cantrip_free_game(game);
    return 0;
}
