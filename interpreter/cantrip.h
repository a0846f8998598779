/* Cantrip for programs in C, and in every language that can call C: load a card set, play games, look at them.
 *
 * Questions, boards, events and logs are JSON text, the same that `cantrip play --protocol json` writes
 * (docs/protocol.md, docs/protocol.schema.json). A text that a function returns belongs to the library and lives
 * until the next call with the same game. docs/embedding.md has whole programs in C and Python.
 *
 * Every function that can fail returns a status; cantrip_message() then says what is wrong. Nothing is thrown,
 * printed or kept in globals. A set and its games belong to one thread at a time; sets do not share anything.
 */
#ifndef CANTRIP_H
#define CANTRIP_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define CANTRIP_API __attribute__((visibility("default")))
#else
#define CANTRIP_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Grows when a function changes its meaning or goes. Functions and statuses are added without a new version. */
#define CANTRIP_C_VERSION 1
/* The version of the library that is running: compare it with CANTRIP_C_VERSION. */
CANTRIP_API int cantrip_c_version(void);

typedef enum cantrip_status {
    CANTRIP_OK = 0,
    CANTRIP_BAD_ARGUMENT = 1,    /* a pointer is null, or a number means nothing */
    CANTRIP_BAD_SET = 2,         /* the set cannot be read, or has errors: they are in the message */
    CANTRIP_BAD_SETUP = 3,       /* no such number of players, option or language */
    CANTRIP_ILLEGAL_ANSWER = 4,  /* the question does not allow it; nothing has changed */
    CANTRIP_NOTHING_TO_UNDO = 5, /* or to redo */
    CANTRIP_NO_SUCH_SEAT = 6,    /* players count from 0; CANTRIP_EVERYBODY is what all of them see */
    CANTRIP_BAD_RECORD = 7,      /* no record, or one of another game */
    CANTRIP_DIFFERS = 8,         /* the rules have changed since the record; the game stands at the last good place */
    CANTRIP_OUT_OF_MEMORY = 9,
    CANTRIP_INTERNAL = 10 /* a mistake of the library; please report it */
} cantrip_status;

/* What the last call of this thread that failed had to say, in English. Never null. */
CANTRIP_API const char* cantrip_message(void);

/* ---- a card set: rules and cards, checked */
typedef struct cantrip_set cantrip_set;

/* A function that makes a set or a game gives null when it fails.
 * `name` is a folder, or the name of a package in the libraries. `libraries` are folders whose sub-folders are
 * packages, parted by colons; null: those of the variable CANTRIP_LIB, and those installed beside the library. */
CANTRIP_API cantrip_status cantrip_load(const char* name, const char* libraries, cantrip_set** out);
/* Games that were started go on. Null is allowed. */
CANTRIP_API void cantrip_free_set(cantrip_set* set);

/* ---- a game in progress */
typedef struct cantrip_game cantrip_game;

typedef struct cantrip_setup {
    int players;          /* 0: the fewest that fill the table */
    uint64_t seed;        /* where chance starts */
    const char* options;  /* "side=moon solo"; may be null */
    const char* language; /* of all texts: "en", "cs", "sr-Cyrl" …; null: data only, without words */
} cantrip_setup;

CANTRIP_API cantrip_status cantrip_start(const cantrip_set* set, const cantrip_setup* setup, cantrip_game** out);
/* Goes on with a game that cantrip_record wrote. With CANTRIP_DIFFERS there is a game too, as far as it agreed. */
CANTRIP_API cantrip_status cantrip_resume(const cantrip_set* set, const char* record, const char* language,
                                          cantrip_game** out);
CANTRIP_API cantrip_status cantrip_copy(const cantrip_game* game, cantrip_game** out);
CANTRIP_API void cantrip_free_game(cantrip_game* game);

/* ---- playing */
typedef enum cantrip_now {
    CANTRIP_QUESTION = 0, /* somebody must decide */
    CANTRIP_OVER = 1,
    CANTRIP_FAULT = 2 /* a rule went wrong; cantrip_question tells where */
} cantrip_now;

/* A seat: what everybody at the table may see. As the player who is asked: the group decides together. */
#define CANTRIP_EVERYBODY (-1)

CANTRIP_API cantrip_now cantrip_what_now(const cantrip_game* game);
CANTRIP_API int cantrip_asked_player(const cantrip_game* game); /* CANTRIP_EVERYBODY also when nobody is asked */
/* Indices of choices, with repetition where a choice allows it. */
CANTRIP_API cantrip_status cantrip_answer(cantrip_game* game, const int32_t* picks, size_t count);
CANTRIP_API cantrip_status cantrip_undo(cantrip_game* game);
CANTRIP_API cantrip_status cantrip_redo(cantrip_game* game);
CANTRIP_API uint64_t cantrip_hash(const cantrip_game* game); /* equal positions have equal hashes */

/* ---- looking, for one seat: what it may not know is in none of these */
CANTRIP_API cantrip_status cantrip_question(cantrip_game* game, int seat, const char** out);
CANTRIP_API cantrip_status cantrip_board(cantrip_game* game, int seat, const char** out);
CANTRIP_API cantrip_status cantrip_events(cantrip_game* game, int seat, const char** out);
CANTRIP_API cantrip_status cantrip_log(cantrip_game* game, int seat, const char** out); /* needs a language */
CANTRIP_API cantrip_status cantrip_why(cantrip_game* game, int seat, const char** out);
/* What stands against an action or a card, for the player who is asked; needs a language. */
CANTRIP_API cantrip_status cantrip_why_not(cantrip_game* game, const char* name, const char** out);
/* The whole game with its seed: for whoever keeps it, and for no player. docs/records.md. */
CANTRIP_API cantrip_status cantrip_record(cantrip_game* game, const char** out);

#ifdef __cplusplus
}
#endif

#endif
