// A worker-placement game written by hand: a flat state with an explicit stack of frames, so that it can be
// copied at every question, and all options enumerated before each choice. The contract is that of
// cantrip.hpp: run until a question, answer, go on. It is what an engine for one game alone costs, and the
// measure for whole games.

#include "tests/bench/by_hand.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <type_traits>
#include <vector>

namespace cantrip::bench {
namespace {

using i8 = int8_t;
using u8 = uint8_t;
using i16 = int16_t;
using u16 = uint16_t;
using u32 = uint32_t;
using u64 = uint64_t;

// ---- the board
enum { ENERGY, WATER, FOOD, BLISS, GOLD, STONE, CLAY, NGOODS }; // goods 0..6
enum { EUPH, SUBT, WAST, ICAR }; // commodity f belongs to faction f, resource 4+f too
enum {
    TANK_E,
    TANK_W,
    SRC0,
    TUN0 = SRC0 + 4,
    END0 = TUN0 + 3,
    ART0 = END0 + 3,
    NIMBUS = ART0 + 4,
    BREEZE,
    SKY,
    TILE0,
    SLOT0 = TILE0 + 6,
    NSPACE = SLOT0 + 24
};
constexpr int BARRACKS = -2, POOL = -1;
constexpr int CREW = 3;
enum Tile {
    LAB,
    SPA,
    COURT,
    PLAZA,
    FOUNTAIN,
    LOUNGE,
    ACADEMY,
    CAFETERIA,
    APOTHECARY,
    THEATER,
    REGISTRY,
    ARENA,
    DIE1,
    NTILE = DIE1 + 6
};
enum Rec {
    LAURA,
    KATY,
    GARY,
    MICHAEL,
    ESME,
    BRADLEY,
    MAXIME,
    ZONG,
    LEE,
    GIDGET,
    KADEN,
    REBECCA,
    DAVE,
    GAMBLER,
    JOSIAH,
    FAITH,
    BRETT,
    CURTIS,
    FLARTNER,
    REITZ,
    SCARBY,
    GEEK,
    KYLE,
    NICK,
    NREC
};
constexpr int rec_faction(int r) {
    constexpr int f[4] = {EUPH, ICAR, SUBT, WAST};
    return f[r / 6];
}
constexpr u32 bit(int n) { return 1u << n; }
constexpr u32 faction_mask(int f) {
    u32 m = 0;
    for (int r = 0; r < NREC; ++r)
        if (rec_faction(r) == f) m |= bit(r);
    return m;
}
constexpr int res_of(int f) { return GOLD + f; }
constexpr bool is_bump(int s) { return s < SLOT0 && !(s >= SRC0 && s < TUN0); }
constexpr int space_faction(int s) {
    if (s < SRC0) return -1;
    if (s < TUN0) return s - SRC0;
    if (s < END0) return s - TUN0;
    if (s < ART0) return s - END0;
    if (s < NIMBUS) return s - ART0;
    if (s < TILE0) return ICAR;
    if (s < SLOT0) return (s - TILE0) / 2;
    return (s - SLOT0) / 8;
}
struct Cost {
    i8 goods[NGOODS]{};
    i8 any_com = 0, any_com_no_bliss = 0, any_res = 0, art = 0, art_kind = -1;
};
constexpr auto make_tile_costs() {
    std::array<Cost, NTILE> c{};
    c[LAB].art = 1;
    c[LAB].any_res = 1;
    c[SPA].goods[WATER] = 4;
    c[SPA].art = 1;
    c[COURT].goods[ENERGY] = 4;
    c[COURT].goods[STONE] = 1;
    c[PLAZA].goods[WATER] = 4;
    c[PLAZA].goods[CLAY] = 1;
    c[FOUNTAIN].goods[WATER] = 4;
    c[FOUNTAIN].goods[GOLD] = 1;
    c[LOUNGE].goods[ENERGY] = 4;
    c[LOUNGE].art = 1;
    c[ACADEMY].goods[FOOD] = 4;
    c[ACADEMY].goods[GOLD] = 1;
    c[CAFETERIA].goods[FOOD] = 4;
    c[CAFETERIA].art = 1;
    c[APOTHECARY].goods[BLISS] = 4;
    c[APOTHECARY].any_res = 1;
    c[THEATER].goods[ENERGY] = 4;
    c[THEATER].goods[CLAY] = 1;
    c[REGISTRY].goods[BLISS] = 4;
    c[REGISTRY].art = 1;
    c[ARENA].goods[FOOD] = 4;
    c[ARENA].goods[STONE] = 1;
    for (int i = 0; i < 6; ++i) {
        c[DIE1 + i].any_com = 1;
        c[DIE1 + i].art_kind = (i8)i;
    }
    return c;
}
constexpr auto tile_costs = make_tile_costs();
constexpr auto make_costs() {
    std::array<Cost, NSPACE> c{};
    c[TANK_E].goods[ENERGY] = 3;
    c[TANK_W].goods[WATER] = 3;
    for (int f = 0; f < 3; ++f) c[TUN0 + f].goods[f] = 1;
    for (int f = 0; f < 4; ++f) c[ART0 + f].art = 3;
    c[NIMBUS].any_res = 3;
    c[BREEZE].goods[BLISS] = 1;
    c[BREEZE].any_com_no_bliss = 1;
    c[SKY] = c[BREEZE];
    constexpr int odd[6] = {CLAY, STONE, GOLD, CLAY, STONE, GOLD};
    for (int site = 0; site < 6; ++site)
        for (int k = 0; k < 4; ++k) c[SLOT0 + site * 4 + k].goods[k == 0 ? odd[site] : res_of(site / 2)] = 1;
    return c;
}
constexpr auto space_costs = make_costs();

// ---- the state
struct Player {
    i8 morale, knowledge, goods[NGOODS], hand[6], stars, dilemma, faced;
    i8 at[4], die[4];
    u32 active, hidden, starred, tiles; // recruits and sites with a star
    i8 terr[4];
};
struct Frame {
    u16 op, pc;
    i16 v[10];
};
struct State {
    u64 rng;
    i8 n, now, winner, over, placed_this_turn, drew_this_turn, escaped, trading, dirty;
    Player p[6];
    i8 alleg[4], miner[4], terr[4];
    i8 guest[NSPACE]; // worker number player*4+w on bump spaces and slots, or -1
    i8 tile[6], built[6];
    i8 deck[36], ndeck;
    i8 discards[6];
    i8 rdeck[NREC], nrdeck;
    i16 answer, npicks, picks[16];
    int sp;
    Frame st[48];
};
static_assert(std::is_trivially_copyable_v<State>);

struct Option {
    i16 kind, value, limit;
};
enum Kind : i16 { K_PICK, K_MAY, K_EFFECT, K_ACTION, K_PAY };
struct Question {
    int player = -1;
    Kind kind = K_PICK;
    int least = 1, most = 1;
    bool fast = false;
    std::vector<Option> options;
};

enum Op : u16 {
    GAME,
    TURN,
    DEPLOY,
    PLACE,
    PAY,
    USE,
    BUMP,
    ROLL,
    RETRIEVE,
    CLAIM,
    COMPLETE,
    SETTLE,
    TRADE,
    DILEMMA,
    DRAW,
    GAIN_RES,
    REACT_PLACE,
    REACT_BUMP,
    REACT_CLAIM,
    DISCARD,
    LOSE_ANY,
    NOP
};

struct Engine {
    State& s;
    Question& q;
    u32 rnd(u32 n) {
        s.rng ^= s.rng << 13;
        s.rng ^= s.rng >> 7;
        s.rng ^= s.rng << 17;
        return (u32)(((s.rng >> 32) * n) >> 32);
    }
    template <class... A> void push(Op op, A... a) {
        Frame& f = s.st[s.sp++];
        f.op = op;
        f.pc = 0;
        i16 v[10] = {(i16)a...};
        std::memcpy(f.v, v, sizeof v);
        if (s.sp > 46) std::abort();
    }

    // ---- plain facts
    int tile_site(int t) const {
        for (int i = 0; i < 6; ++i)
            if (s.tile[i] == t) return s.built[i] ? i : -1;
        return -1;
    }
    bool punished(int p, int t) const {
        int i = tile_site(t);
        return i >= 0 && !(s.p[p].tiles & bit(i));
    }
    u32 works(int p) const { return punished(p, ACADEMY) ? 0 : s.p[p].active; }
    bool has(int p, int r) const { return works(p) & bit(r); }
    bool bonus(int p, int f, int level) const {
        return s.alleg[f] >= level && (s.p[p].active & faction_mask(f)) && !punished(p, REGISTRY);
    }
    int hand_size(int p) const {
        int n = 0;
        for (int i : s.p[p].hand) n += i;
        return n;
    }
    int res_count(int p) const {
        const auto& g = s.p[p].goods;
        return g[GOLD] + g[STONE] + g[CLAY];
    }
    int workers(int p) const {
        int n = 0;
        for (int a : s.p[p].at) n += a != BARRACKS;
        return n;
    }
    bool others_on(int p, int w, int sp) const {
        for (int o = 0; o < s.n; ++o)
            for (int x = 0; x < 4; ++x)
                if ((o != p || x != w) && s.p[o].at[x] == sp) return true;
        return false;
    }

    // ---- costs
    const Cost& cost(int sp) const {
        return sp >= TILE0 && sp < SLOT0 ? tile_costs[s.tile[sp - TILE0]] : space_costs[sp];
    }
    bool pair_ok(int p, int sp) const {
        return sp >= ART0 && sp < NIMBUS && !punished(p, COURT) &&
               std::any_of(s.p[p].hand, s.p[p].hand + 6, [](i8 n) { return n >= 2; });
    }
    bool can_pay(int p, int sp, u32 work) const {
        const Cost& c = cost(sp);
        const Player& pl = s.p[p];
        if (sp >= SLOT0) {
            int r = GOLD;
            while (!c.goods[r]) ++r;
            if (pl.goods[r]) return true;
            if ((work & bit(MICHAEL)) && res_count(p)) return true;
            return (work & bit(FLARTNER)) && hand_size(p);
        }
        for (int i = 0; i < NGOODS; ++i)
            if (pl.goods[i] < c.goods[i]) return false;
        if (c.any_com && !(pl.goods[0] + pl.goods[1] + pl.goods[2] + pl.goods[3])) return false;
        if (c.any_com_no_bliss && !(pl.goods[0] + pl.goods[1] + pl.goods[2])) return false;
        if (c.any_res && res_count(p) < c.any_res + c.goods[GOLD] + c.goods[STONE] + c.goods[CLAY])
            return false;
        if (c.art_kind >= 0 && !pl.hand[c.art_kind]) return false;
        if (c.art && hand_size(p) < c.art && !pair_ok(p, sp)) return false;
        return true;
    }
    // ---- legality of one placing
    struct Bans {
        u32 work;
        bool spa, plaza, fountain, lounge, apothecary, arena;
    };
    Bans bans(int p) const {
        return {works(p),
                punished(p, SPA),
                punished(p, PLAZA),
                punished(p, FOUNTAIN),
                punished(p, LOUNGE),
                punished(p, APOTHECARY),
                punished(p, ARENA)};
    }
    bool legal(int p, int sp, const Bans& b) const {
        if (b.fountain && s.placed_this_turn >= 1) return false;
        if (is_bump(sp)) {
            if (b.spa && s.guest[sp] >= 0 && s.guest[sp] / 4 == p) return false;
        } else if (sp >= SLOT0) {
            int site = (sp - SLOT0) / 4;
            if (s.guest[sp] >= 0 || s.built[site]) return false;
            if (b.lounge)
                for (int k = 0; k < 4; ++k) {
                    int g = s.guest[SLOT0 + site * 4 + k];
                    if (g >= 0 && g / 4 != p) return false;
                }
        } else if (b.arena) {
            for (int a : s.p[p].at)
                if (a == sp) return false;
        }
        if (b.apothecary && space_faction(sp) == ICAR) return false;
        if (sp >= TILE0 && sp < SLOT0) {
            if (!s.built[sp - TILE0]) return false;
            if (b.plaza && !(s.p[p].tiles & bit(sp - TILE0))) return false;
        }
        if (sp >= END0 && sp < ART0) {
            int f = sp - END0;
            if (s.miner[f] < 9) return false;
            if (!(s.p[p].active & faction_mask(f)) && !((b.work & bit(KADEN)) && s.p[p].knowledge <= 4))
                return false;
        }
        return can_pay(p, sp, b.work);
    }
    void place_options(int p) {
        const Bans b = bans(p);
        for (int sp = 0; sp < SLOT0; ++sp)
            if (legal(p, sp, b)) opt(sp, 1, 2 + space_faction(sp));
        for (int site = 0; site < 6; ++site) { // equal free slots are one option
            if (s.built[site]) continue;
            if (legal(p, SLOT0 + site * 4, b)) opt(SLOT0 + site * 4, 1, 8 + site);
            int first = -1, n = 0;
            for (int k = 1; k < 4; ++k)
                if (legal(p, SLOT0 + site * 4 + k, b)) {
                    if (first < 0) first = k;
                    ++n;
                }
            if (n) opt(SLOT0 + site * 4 + first, n, 8 + site);
        }
    }
    bool any_place(int p) const {
        const Bans b = bans(p);
        for (int sp = SRC0; sp < NSPACE; ++sp)
            if (legal(p, sp, b)) return true;
        return legal(p, 0, b) || legal(p, 1, b);
    }

    // ---- small effects, with the reactions that never ask
    void gain_knowledge(int p, int n) {
        int k = s.p[p].knowledge;
        s.p[p].knowledge = (i8)std::min(6, k + n);
        if (s.p[p].knowledge != k && has(p, NICK)) gain_morale(p, 1);
    }
    void lose_knowledge(int p, int n) { s.p[p].knowledge = (i8)std::max(1, s.p[p].knowledge - n); }
    void gain_morale(int p, int n) { s.p[p].morale = (i8)std::min(6, s.p[p].morale + n); }
    void lose_morale(int p, int n) {
        s.dirty = 1;
        int m = s.p[p].morale;
        s.p[p].morale = (i8)std::max(1, m - n);
        if (m != s.p[p].morale && has(p, CURTIS)) lose_knowledge(p, 1);
    }
    void gain(int p, int g, int n) { s.p[p].goods[g] = (i8)std::min(100, s.p[p].goods[g] + n); }
    void advance(int f) {
        s.dirty = 1;
        if (s.alleg[f] < 11) ++s.alleg[f];
    }
    void advance_miner(int f) {
        s.dirty = 1;
        if (f < 3 && s.miner[f] < 9) ++s.miner[f];
    }
    int draw_card() {
        s.dirty = 1;
        if (!s.ndeck) {
            for (int k = 0; k < 6; ++k)
                while (s.discards[k]) {
                    --s.discards[k];
                    s.deck[(int)s.ndeck++] = (i8)k;
                }
            shuffle(s.deck, s.ndeck);
        }
        return s.ndeck ? s.deck[(int)--s.ndeck] : -1;
    }
    void shuffle(i8* a, int n) {
        for (int i = n; i > 1; --i) std::swap(a[i - 1], a[rnd((u32)i)]);
    }
    void lift(int p, int w, int to) {
        int a = s.p[p].at[w];
        if (a >= 0 && s.guest[a] == p * 4 + w) s.guest[a] = -1;
        s.p[p].at[w] = (i8)to;
    }
    bool room(int p, int f) const {
        (void)p;
        return s.terr[f] < s.n;
    }

    // ---- questions
    void opt(int value, int limit = 1, int kind = 0) {
        q.options.push_back({(i16)kind, (i16)value, (i16)limit});
    }
    // true: nothing to decide, the picks are made
    bool put(int p, Kind kind, int least, int most) {
        int total = 0;
        for (const auto& o : q.options) total += o.limit;
        least = std::min(least, total);
        most = std::min(most, total);
        if (q.options.size() <= 1 && (least == most)) {
            s.npicks = 0;
            for (int i = 0; i < most; ++i) s.picks[s.npicks++] = q.options[0].value;
            s.answer = s.npicks ? s.picks[0] : (i16)-1;
            return true;
        }
        if (q.options.empty()) {
            s.npicks = 0;
            s.answer = -1;
            return true;
        }
        q.player = p;
        q.kind = kind;
        q.least = least;
        q.most = most;
        q.fast = s.now >= 0 && p == s.now && !s.trading && s.n > 1; // the fast action: trade
        return false;
    }
    void yes_no() {
        opt(1);
        opt(0);
    }
    void art_options(int p) {
        for (int k = 0; k < 6; ++k)
            if (s.p[p].hand[k]) opt(k, s.p[p].hand[k]);
    }
    void drop_artifacts(int p) {
        for (int i = 0; i < s.npicks; ++i) {
            --s.p[p].hand[s.picks[i]];
            ++s.discards[s.picks[i]];
        }
    }

    enum Step { CONT, ASKED, DONE };
#define BEGIN                                                                                                \
    Frame& F = s.st[s.sp - 1];                                                                               \
    i16* v = F.v;                                                                                            \
    (void)v;                                                                                                 \
    switch (F.pc) {                                                                                          \
    case 0:
#define END                                                                                                  \
    }                                                                                                        \
    --s.sp;                                                                                                  \
    return CONT;
#define RETURN                                                                                               \
    {                                                                                                        \
        --s.sp;                                                                                              \
        return CONT;                                                                                         \
    }
#define ASK(N, player, kind, least, most, ...)                                                               \
    case 2 * N:                                                                                              \
        q.options.clear();                                                                                   \
        { __VA_ARGS__; }                                                                                     \
        if (!put(player, kind, least, most)) {                                                               \
            F.pc = 2 * N + 1;                                                                                \
            return ASKED;                                                                                    \
        }                                                                                                    \
    case 2 * N + 1:;
#define CALL(N, ...)                                                                                         \
    F.pc = 2 * N;                                                                                            \
    push(__VA_ARGS__);                                                                                       \
    return CONT;                                                                                             \
    case 2 * N:;
#define SETTLE_NOW(N)                                                                                        \
    if (unsettled()) {                                                                                       \
        F.pc = 2 * N;                                                                                        \
        push(SETTLE);                                                                                        \
        return CONT;                                                                                         \
    }                                                                                                        \
    case 2 * N:;
    void setup() {
        for (int k = 0; k < 36; ++k) s.deck[k] = (i8)(k / 6);
        s.ndeck = 36;
        shuffle(s.deck, 36);
        for (int k = 0; k < NREC; ++k) s.rdeck[k] = (i8)k;
        s.nrdeck = NREC;
        shuffle(s.rdeck, NREC);
        i8 tiles[NTILE];
        for (int k = 0; k < NTILE; ++k) tiles[k] = (i8)k;
        shuffle(tiles, NTILE);
        std::memcpy(s.tile, tiles, 6);
        i8 dil[6] = {0, 1, 2, 3, 4, 5};
        shuffle(dil, 6);
        std::memset(s.guest, -1, sizeof s.guest);
        for (int p = 0; p < s.n; ++p) {
            Player& pl = s.p[p];
            pl.morale = 1;
            pl.knowledge = 3;
            pl.stars = 10;
            pl.dilemma = dil[p];
            for (int w = 0; w < 4; ++w) {
                pl.at[w] = w < 2 ? POOL : BARRACKS;
                pl.die[w] = (i8)(1 + rnd(6));
            }
        }
    }
    Step game() {
        BEGIN
        setup();
        s.now = -1;
        v[0] = 0;
        for (; v[0] < s.n; ++v[0]) {
            v[1] = s.rdeck[s.nrdeck - 1];
            v[2] = s.rdeck[s.nrdeck - 2];
            v[3] = s.rdeck[s.nrdeck - 3];
            v[4] = s.rdeck[s.nrdeck - 4];
            s.nrdeck = (i8)(s.nrdeck - 4);
            ASK(1, v[0], K_PICK, 1, 1, for (int i = 1; i <= 4; ++i) opt(v[i]))
            s.p[v[0]].active |= bit(s.answer);
            v[5] = s.answer;
            ASK(2, v[0], K_PICK, 1, 1, for (int i = 1; i <= 4; ++i) if (v[i] != v[5]) opt(v[i]))
            s.p[v[0]].hidden |= bit(s.answer);
        }
        v[0] = (i16)rnd((u32)s.n);
        while (true) {
            s.now = (i8)v[0];
            s.placed_this_turn = 0;
            s.drew_this_turn = 0;
            s.escaped = 0;
            CALL(3, TURN, v[0])
            v[0] = (i16)((v[0] + 1) % s.n);
        }
        END
    }
    Step turn() {
        BEGIN
        ASK(4, v[0], K_ACTION, 1, 1, {
            const Player& pl = s.p[v[0]];
            bool pool = false, out = false;
            for (int a : pl.at) {
                pool |= a == POOL;
                out |= a >= 0;
            }
            if (pool && any_place(v[0])) opt(0, 1, 2);
            if (out) opt(1, 1, 0);
            if (!pl.faced && (pl.hand[pl.dilemma] || hand_size(v[0]) >= 2)) opt(2, 1, 1);
        })
        if (s.answer < 0) RETURN
        if (s.answer == 1) { CALL(5, RETRIEVE, v[0]) RETURN }
        if (s.answer == 2) { CALL(6, DILEMMA, v[0]) RETURN }
        ASK(7, v[0], K_PICK, 1, 1, { // which worker: equal dice are one option
            int n[7] = {};
            int first[7];
            for (int w = 3; w >= 0; --w)
                if (s.p[v[0]].at[w] == POOL) {
                    ++n[s.p[v[0]].die[w]];
                    first[s.p[v[0]].die[w]] = w;
                }
            for (int d = 1; d <= 6; ++d)
                if (n[d] && any_place(v[0])) opt(first[d], n[d]);
        })
        v[1] = s.answer;
        ASK(8, v[0], K_PICK, 1, 1, place_options(v[0]))
        v[2] = 0;
        for (int w = 0; w < 4; ++w)
            if (w != v[1] && s.p[v[0]].at[w] == POOL && s.p[v[0]].die[w] == s.p[v[0]].die[v[1]])
                v[2] |= (i16)bit(w);
        CALL(9, PLACE, v[0], v[1], s.answer)
        for (v[3] = 0; v[3] < 4; ++v[3]) {
            if (!(v[2] & bit(v[3])) || s.p[v[0]].at[v[3]] != POOL || !any_place(v[0])) continue;
            ASK(10, v[0], K_MAY, 1, 1, yes_no())
            if (s.answer != 1) continue;
            ASK(11, v[0], K_PICK, 1, 1, place_options(v[0]))
            if (s.answer < 0) continue;
            CALL(12, PLACE, v[0], v[3], s.answer)
        }
        END
    }
    // v: player, worker, space; 3 guest; 4 whether an opponent was there, 5 whether anybody was
    Step place() {
        BEGIN
        ++s.placed_this_turn;
        if (v[2] >= SLOT0) s.dirty = 1;
        v[3] = is_bump(v[2]) ? s.guest[v[2]] : (i16)-1;
        v[4] = v[3] >= 0 && v[3] / 4 != v[0];
        v[5] = v[3] >= 0;
        if (is_bump(v[2]) || v[2] >= SLOT0) s.guest[v[2]] = (i8)(v[0] * 4 + v[1]);
        s.p[v[0]].at[v[1]] = (i8)v[2];
        if (v[3] >= 0) { CALL(13, BUMP, v[0], v[1], v[2], v[3]) }
        if (v[2] >= END0 && v[2] < ART0 && !(s.p[v[0]].active & faction_mask(v[2] - END0)))
            gain_knowledge(v[0], 2); // Kaden
        CALL(14, PAY, v[0], v[2])
        CALL(15, USE, v[0], v[2])
        if (works(v[0]) & place_listeners) { CALL(16, REACT_PLACE, v[0], v[1], v[2], v[4], v[5]) }
        SETTLE_NOW(72)
        END
    }
    static constexpr u32 place_listeners = bit(KATY) | bit(GARY) | bit(BRADLEY) | bit(ZONG) | bit(JOSIAH) |
                                           bit(FAITH) | bit(BRETT) | bit(REITZ) | bit(SCARBY) | bit(KYLE);
    static constexpr u32 bump_listeners = bit(LAURA) | bit(MAXIME) | bit(LEE) | bit(REBECCA) | bit(DAVE);

    Step pay() { // v: player, space
        BEGIN
        if (v[1] >= SLOT0) {
            {
                const Cost& c = cost(v[1]);
                int r = GOLD;
                while (!c.goods[r]) ++r;
                v[2] = (i16)r;
            }
            ASK(17, v[0], K_PAY, 1, 1, {
                const Player& pl = s.p[v[0]];
                const u32 work = works(v[0]);
                if (pl.goods[v[2]]) opt(v[2]);
                if (work & bit(MICHAEL))
                    for (int r = GOLD; r <= CLAY; ++r)
                        if (r != v[2] && pl.goods[r]) opt(r);
                if (work & bit(FLARTNER))
                    for (int k = 0; k < 6; ++k)
                        if (pl.hand[k]) opt(NGOODS + k);
            })
            if (s.answer >= NGOODS) {
                --s.p[v[0]].hand[s.answer - NGOODS];
                ++s.discards[s.answer - NGOODS];
                gain_morale(v[0], 1);
            } else if (s.answer >= 0) {
                --s.p[v[0]].goods[s.answer];
                if (s.answer == GOLD && has(v[0], MICHAEL)) {
                    gain_morale(v[0], 1);
                    advance(EUPH);
                }
            }
            RETURN
        }
        {
            const Cost& c = cost(v[1]);
            for (int i = 0; i < NGOODS; ++i)
                s.p[v[0]].goods[i] = (i8)std::max(0, s.p[v[0]].goods[i] - c.goods[i]);
            if (c.art_kind >= 0 && s.p[v[0]].hand[c.art_kind]) {
                --s.p[v[0]].hand[c.art_kind];
                ++s.discards[c.art_kind];
            }
        }
        if (cost(v[1]).any_com) {
            ASK(18, v[0], K_PAY, 1, 1, for (int g = 0; g < 4; ++g) if (s.p[v[0]].goods[g]) opt(g, 1))
            if (s.answer >= 0) --s.p[v[0]].goods[s.answer];
        }
        if (cost(v[1]).any_com_no_bliss) {
            ASK(19, v[0], K_PAY, 1, 1, for (int g = 0; g < 3; ++g) if (s.p[v[0]].goods[g]) opt(g, 1))
            if (s.answer >= 0) --s.p[v[0]].goods[s.answer];
        }
        if (cost(v[1]).any_res) {
            ASK(20, v[0], K_PAY, cost(v[1]).any_res, cost(v[1]).any_res,
                for (int g = GOLD; g <= CLAY; ++g) if (s.p[v[0]].goods[g]) opt(g, s.p[v[0]].goods[g]))
            for (int i = 0; i < s.npicks; ++i) --s.p[v[0]].goods[s.picks[i]];
        }
        if (cost(v[1]).art) {
            if (pair_ok(v[0], v[1])) {
                ASK(21, v[0], K_PAY, 1, 1, {
                    if (hand_size(v[0]) >= 3) opt(0);
                    opt(1);
                })
                if (s.answer == 1) {
                    ASK(22, v[0], K_PAY, 1, 1, for (int k = 0; k < 6; ++k) if (s.p[v[0]].hand[k] >= 2) opt(k))
                    if (s.answer >= 0) {
                        s.p[v[0]].hand[s.answer] = (i8)(s.p[v[0]].hand[s.answer] - 2);
                        s.discards[s.answer] = (i8)(s.discards[s.answer] + 2);
                    }
                    RETURN
                }
            }
            ASK(23, v[0], K_PAY, cost(v[1]).art, cost(v[1]).art, art_options(v[0]))
            drop_artifacts(v[0]);
        }
        END
    }
    Step use() { // v: player, space
        BEGIN
        if (v[1] == TANK_E || v[1] == TANK_W) {
            if (v[1] == TANK_E)
                lose_knowledge(v[0], 2);
            else
                gain_morale(v[0], 2);
            v[2] = -1;
            for (int w = 0; w < 4; ++w)
                if (s.p[v[0]].at[w] == BARRACKS) {
                    v[2] = (i16)w;
                    break;
                }
            if (v[2] < 0 || (punished(v[0], LAB) && workers(v[0]) >= 2)) RETURN
            s.p[v[0]].at[v[2]] = POOL;
            CALL(24, ROLL, v[0], bit(v[2]))
            RETURN
        }
        if (v[1] < TUN0) {
            int f = v[1] - SRC0, sum = 0;
            for (int o = 0; o < s.n; ++o)
                for (int w = 0; w < 4; ++w)
                    if (s.p[o].at[w] == v[1]) sum += s.p[o].die[w];
            int extra = bonus(v[0], f, 2);
            if (sum <= 4) {
                gain(v[0], f, 1 + extra);
                advance(f);
            } else if (sum <= 8) {
                gain(v[0], f, 1 + extra);
                lose_knowledge(v[0], 1);
            } else {
                gain(v[0], f, 2 + extra);
                gain_knowledge(v[0], 1);
            }
            RETURN
        }
        if (v[1] < END0) {
            v[2] = 3;
            if (!bonus(v[0], v[1] - TUN0, 5)) {
                ASK(25, v[0], K_EFFECT, 1, 1, {
                    opt(1);
                    opt(2);
                })
                v[2] = s.answer;
            }
            if (v[2] & 1) gain(v[0], res_of(v[1] - TUN0), 1);
            if (v[2] & 2) { CALL(26, DRAW, v[0], 1) }
            advance_miner(v[1] - TUN0);
            RETURN
        }
        if (v[1] < ART0) {
            constexpr int what[3] = {WATER, FOOD, ENERGY};
            gain(v[0], what[v[1] - END0], 3);
            RETURN
        }
        if (v[1] >= SLOT0) RETURN
        if (v[1] < NIMBUS) { // a star in the territory or on a built tile of the faction
            ASK(27, v[0], K_PICK, 1, 1, {
                int f = v[1] - ART0;
                if (room(v[0], f)) opt(f);
                if (f < 3)
                    for (int k = 0; k < 2; ++k)
                        if (s.built[f * 2 + k] && !(s.p[v[0]].tiles & bit(f * 2 + k))) opt(4 + f * 2 + k);
            })
            if (s.answer >= 0) { CALL(28, CLAIM, v[0], s.answer) }
            advance(v[1] - ART0);
            RETURN
        }
        if (v[1] == BREEZE) {
            advance(ICAR);
            CALL(29, DRAW, v[0], 2) RETURN
        }
        if (v[1] == SKY) {
            advance(ICAR);
            ASK(30, v[0], K_PAY, 2, 2, for (int g = GOLD; g <= CLAY; ++g) opt(g, 2))
            for (int i = 0; i < s.npicks; ++i) gain(v[0], s.picks[i], 1);
            RETURN
        }
        if (room(v[0], space_faction(v[1]))) {
            CALL(31, CLAIM, v[0], space_faction(v[1]))
        } // Nimbus Loft and market tiles
        advance(space_faction(v[1]));
        END
    }
    Step bump() { // v: player, worker, space, guest; 4 old die
        BEGIN
        v[4] = s.p[v[3] / 4].die[v[3] % 4];
        s.p[v[3] / 4].at[v[3] % 4] = POOL;
        CALL(32, ROLL, v[3] / 4, bit(v[3] % 4))
        if (v[3] / 4 != v[0] && (works(v[0]) & bump_listeners)) {
            CALL(33, REACT_BUMP, v[0], v[1], v[2], v[3] / 4, v[4])
        }
        END
    }
    Step roll() { // v: player, workers
        BEGIN
        for (int w = 0; w < 4; ++w)
            if ((v[1] & bit(w)) && s.p[v[0]].at[w] == POOL) s.p[v[0]].die[w] = (i8)(1 + rnd(6));
        for (v[2] = 0; v[2] < 6; ++v[2]) { // tiles that punish a number
            if (!s.built[v[2]] || s.tile[v[2]] < DIE1 || (s.p[v[0]].tiles & bit(v[2]))) continue;
            for (v[3] = 0; v[3] < 4; ++v[3]) {
                if (!(v[1] & bit(v[3])) || s.p[v[0]].die[v[3]] != s.tile[v[2]] - DIE1 + 1) continue;
                ASK(34, v[0], K_PAY, 1, 1, for (int g = 0; g < NGOODS; ++g) if (s.p[v[0]].goods[g]) opt(g, 1))
                if (s.answer >= 0) --s.p[v[0]].goods[s.answer];
            }
        }
        if (!(s.escaped & bit(v[0]))) {
            int sum = s.p[v[0]].knowledge, best = -1;
            for (int w = 0; w < 4; ++w)
                if (s.p[v[0]].at[w] == POOL) {
                    sum += s.p[v[0]].die[w];
                    if (best < 0 || s.p[v[0]].die[w] > s.p[v[0]].die[best]) best = w;
                }
            if (sum >= 16 && best >= 0) {
                s.p[v[0]].at[best] = BARRACKS;
                s.escaped = (i8)(s.escaped | (i8)bit(v[0]));
            }
        }
        END
    }
    Step retrieve() {
        BEGIN
        ASK(35, v[0], K_PICK, 1, 4, for (int w = 0; w < 4; ++w) if (s.p[v[0]].at[w] >= 0) opt(w))
        v[1] = 0;
        for (int i = 0; i < s.npicks; ++i) v[1] |= (i16)bit(s.picks[i]);
        ASK(36, v[0], K_EFFECT, 1, 1, {
            const Player& pl = s.p[v[0]];
            if (pl.goods[FOOD] || pl.goods[BLISS]) opt(0);
            opt(1);
            if (has(v[0], GIDGET) && pl.goods[BLISS]) opt(2);
        })
        if (s.answer == 0) {
            ASK(37, v[0], K_PAY, 1, 1, {
                if (s.p[v[0]].goods[FOOD]) opt(FOOD);
                if (s.p[v[0]].goods[BLISS]) opt(BLISS);
            })
            if (s.answer >= 0) --s.p[v[0]].goods[s.answer];
            gain_morale(v[0], 2);
        } else if (s.answer == 1)
            lose_morale(v[0], 1 + punished(v[0], CAFETERIA));
        else {
            if (s.p[v[0]].goods[BLISS]) --s.p[v[0]].goods[BLISS];
            lose_knowledge(v[0], 2);
        }
        for (int w = 0; w < 4; ++w)
            if (v[1] & bit(w)) lift(v[0], w, POOL);
        CALL(38, ROLL, v[0], v[1])
        SETTLE_NOW(73)
        END
    }
    Step claim() { // v: player, spot: 0..3 territory, 4..9 tile, 10 dilemma, 16+ recruit
        BEGIN {
            Player& pl = s.p[v[0]];
            if (pl.stars == 0) RETURN
            if (v[1] < 4) {
                if (!room(v[0], v[1])) RETURN++ s.terr[v[1]];
                ++pl.terr[v[1]];
            } else if (v[1] < 10) {
                if (pl.tiles & bit(v[1] - 4)) RETURN pl.tiles |= bit(v[1] - 4);
            } else if (v[1] >= 16) {
                if (pl.starred & bit(v[1] - 16)) RETURN pl.starred |= bit(v[1] - 16);
            }
            if (--pl.stars == 0) {
                s.over = 1;
                s.winner = (i8)v[0];
                return DONE;
            }
            if (punished(v[0], THEATER)) gain_knowledge(v[0], 1);
        }
        if (v[1] == ICAR && bonus(v[0], ICAR, 5)) { CALL(39, DRAW, v[0], 1) }
        if (has(v[0], ESME) && hand_size(v[0])) {
            ASK(40, v[0], K_MAY, 1, 1, yes_no())
            if (s.answer != 1) RETURN
            ASK(41, v[0], K_PICK, 1, 1, art_options(v[0]))
            drop_artifacts(v[0]);
            gain(v[0], ENERGY, 1);
            ASK(42, v[0], K_EFFECT, 1, 1, {
                opt(0);
                opt(1);
            })
            if (s.answer == 0)
                lose_knowledge(v[0], 1);
            else
                gain_morale(v[0], 1);
        }
        END
    }
    bool awake(int f) const { return s.alleg[f] >= 8 || s.miner[f] >= 6; }
    int site_crew(int site) const {
        int n = 0;
        for (int k = 0; k < 4; ++k) n += s.guest[SLOT0 + site * 4 + k] >= 0;
        return n;
    }
    // the state rules: markets, recruits, stars of loyalty, hands that are too big
    bool unsettled() { return is_unsettled(); }
    bool is_unsettled() const {
        for (int site = 0; site < 6; ++site)
            if (!s.built[site] && site_crew(site) >= CREW) return true;
        for (int p = 0; p < s.n; ++p) {
            if (hand_size(p) > s.p[p].morale) return true;
            for (int f = 0; f < 4; ++f) {
                if ((s.p[p].hidden & faction_mask(f)) && awake(f)) return true;
                if (s.alleg[f] == 11 && (s.p[p].active & faction_mask(f) & ~s.p[p].starred)) return true;
            }
        }
        return false;
    }
    Step settle() {
        BEGIN
        for (v[0] = 0; v[0] < 6; ++v[0])
            if (!s.built[v[0]] && site_crew(v[0]) >= CREW) { CALL(43, COMPLETE, v[0]) }
        for (int p = 0; p < s.n; ++p)
            for (int f = 0; f < 4; ++f)
                if (awake(f)) {
                    u32 m = s.p[p].hidden & faction_mask(f);
                    s.p[p].hidden &= ~m;
                    s.p[p].active |= m;
                }
        for (v[0] = 0; v[0] < s.n; ++v[0])
            for (v[1] = 0; v[1] < 4; ++v[1])
                while (s.alleg[v[1]] == 11 && (s.p[v[0]].active & faction_mask(v[1]) & ~s.p[v[0]].starred)) {
                    CALL(44, CLAIM, v[0],
                         16 + std::countr_zero(s.p[v[0]].active & faction_mask(v[1]) & ~s.p[v[0]].starred))
                }
        for (v[0] = 0; v[0] < s.n; ++v[0]) {
            v[1] = (i16)(hand_size(v[0]) - s.p[v[0]].morale);
            if (v[1] <= 0) continue;
            ASK(45, v[0], K_PICK, v[1], v[1], art_options(v[0]))
            drop_artifacts(v[0]);
        }
        if (unsettled()) {
            F.pc = 0;
            return CONT;
        }
        END
    }
    Step complete() { // v: site; 1 crew as a mask of 16
        BEGIN
        v[1] = 0;
        v[4] = 0;
        for (int k = 0; k < 4; ++k) {
            int g = s.guest[SLOT0 + v[0] * 4 + k];
            if (g >= 0) {
                if (g < 16)
                    v[1] = (i16)(v[1] | (1 << g));
                else
                    v[4] = (i16)(v[4] | (1 << (g - 16)));
            }
        }
        s.built[v[0]] = 1;
        for (v[2] = 0; v[2] < s.n; ++v[2])
            if (((v[2] < 4 ? (u16)v[1] >> (4 * v[2]) : (u16)v[4] >> (4 * (v[2] - 4))) & 15)) {
                CALL(46, CLAIM, v[2], 4 + v[0])
            }
        for (v[2] = 0; v[2] < s.n; ++v[2]) {
            v[3] = (i16)((v[2] < 4 ? (u16)v[1] >> (4 * v[2]) : (u16)v[4] >> (4 * (v[2] - 4))) & 15);
            if (!v[3]) continue;
            for (int w = 0; w < 4; ++w)
                if (v[3] & bit(w)) lift(v[2], w, POOL);
            CALL(47, ROLL, v[2], v[3])
        }
        END
    }
    void ware_options(int p) {
        for (int g = 0; g < NGOODS; ++g)
            if (s.p[p].goods[g]) opt(g, s.p[p].goods[g]);
        for (int k = 0; k < 6; ++k)
            if (s.p[p].hand[k]) opt(NGOODS + k, s.p[p].hand[k]);
    }
    void hand_over(int from, int to, u64 pack) {
        s.dirty = 1;
        for (int i = 0; i < 13; ++i) {
            int n = (int)(pack >> (4 * i) & 15);
            i8* a = i < 7 ? &s.p[from].goods[i] : &s.p[from].hand[i - 7];
            i8* b = i < 7 ? &s.p[to].goods[i] : &s.p[to].hand[i - 7];
            n = std::min<int>(n, *a);
            *a = (i8)(*a - n);
            *b = (i8)(*b + n);
        }
    }
    u64 packed() const {
        u64 m = 0;
        for (int i = 0; i < s.npicks; ++i)
            if ((m >> (4 * s.picks[i]) & 15) < 15) m += 1ull << (4 * s.picks[i]);
        return m;
    }
    Step trade() { // v: player, partner; 2..5 gift, 6..9 price
        BEGIN
        s.trading = 1;
        ASK(48, v[0], K_PICK, 1, 1, for (int o = 0; o < s.n; ++o) if (o != v[0]) opt(o))
        v[1] = s.answer;
        ASK(49, v[0], K_PAY, 0, 15, ware_options(v[0])) {
            u64 m = packed();
            std::memcpy(v + 2, &m, 8);
        }
        ASK(50, v[1], K_PAY, 0, 15, ware_options(v[1])) {
            u64 m = packed();
            std::memcpy(v + 6, &m, 8);
        }
        ASK(51, v[0], K_MAY, 1, 1, yes_no())
        s.trading = 0;
        if (s.answer == 1) {
            u64 m;
            std::memcpy(&m, v + 2, 8);
            hand_over(v[0], v[1], m);
            std::memcpy(&m, v + 6, 8);
            hand_over(v[1], v[0], m);
        }
        SETTLE_NOW(74)
        END
    }
    Step dilemma() {
        BEGIN
        ASK(52, v[0], K_PAY, 1, 1, {
            if (s.p[v[0]].hand[s.p[v[0]].dilemma]) opt(0);
            if (hand_size(v[0]) >= 2) opt(1);
        })
        if (s.answer == 0) {
            --s.p[v[0]].hand[s.p[v[0]].dilemma];
            ++s.discards[s.p[v[0]].dilemma];
        } else {
            ASK(53, v[0], K_PAY, 2, 2, art_options(v[0])) drop_artifacts(v[0]);
        }
        s.p[v[0]].faced = 1;
        s.dirty = 1;
        ASK(54, v[0], K_EFFECT, 1, 1, {
            opt(0);
            opt(1);
        })
        if (s.answer == 1) {
            CALL(55, CLAIM, v[0], 10)
        } else if (s.nrdeck >= 2) {
            v[1] = s.rdeck[s.nrdeck - 1];
            v[2] = s.rdeck[s.nrdeck - 2];
            s.nrdeck = (i8)(s.nrdeck - 2);
            ASK(56, v[0], K_PICK, 1, 1, {
                opt(v[1]);
                opt(v[2]);
            })
            s.p[v[0]].hidden |= bit(s.answer);
        }
        SETTLE_NOW(75)
        END
    }
    Step draw() { // v: player, amount
        BEGIN
        if (v[1] == 1 && has(v[0], GAMBLER) && !s.drew_this_turn && s.p[v[0]].knowledge < 6) {
            ASK(57, v[0], K_MAY, 1, 1, yes_no())
            if (s.answer == 1) {
                s.drew_this_turn = 1;
                gain_knowledge(v[0], 1);
                int c[3];
                for (int& x : c) x = draw_card();
                for (int i = 0; i < 3; ++i)
                    if (c[i] >= 0) {
                        bool pair = false;
                        for (int j = 0; j < 3; ++j) pair |= j != i && c[j] == c[i];
                        if (pair)
                            ++s.p[v[0]].hand[c[i]];
                        else
                            ++s.discards[c[i]];
                    }
                RETURN
            }
        }
        for (int i = 0; i < v[1]; ++i)
            if (int c = draw_card(); c >= 0) ++s.p[v[0]].hand[c];
        if (has(v[0], GEEK) && !s.drew_this_turn && s.p[v[0]].knowledge <= 4) {
            ASK(58, v[0], K_MAY, 1, 1, yes_no())
            if (s.answer != 1) RETURN
            s.drew_this_turn = 1;
            gain_knowledge(v[0], 2);
            if (int c = draw_card(); c >= 0) ++s.p[v[0]].hand[c];
            ASK(59, v[0], K_PICK, 1, 1, art_options(v[0]))
            drop_artifacts(v[0]);
        }
        END
    }
    Step gain_res() {
        BEGIN ASK(60, v[0], K_PAY, 1, 1, for (int g = GOLD; g <= CLAY; ++g) opt(g)) gain(v[0], s.answer, 1);
        END
    }

    // what an active recruit says to a placing; v: player, worker, space, opponent was there, anybody was; 5
    // recruit
    bool place_hears(int r, const i16* v) const {
        const Player& pl = s.p[v[0]];
        const int sp = v[2];
        const bool market = (sp >= ART0 && sp < NIMBUS - 1) || (sp >= TILE0 && sp < SLOT0);
        switch (r) {
        case KATY: return sp == SRC0 + EUPH && !hand_size(v[0]);
        case GARY:
            if (sp != SRC0 + EUPH) return false;
            for (int o = 0; o < s.n; ++o)
                for (int w = 0; w < 4; ++w)
                    if ((o != v[0] || w != v[1]) && s.p[o].at[w] == sp && s.p[o].die[w] == pl.die[v[1]])
                        return true;
            return false;
        case BRADLEY: return market && pl.knowledge <= 4;
        case ZONG: return sp == SRC0 + ICAR && !res_count(v[0]) && !hand_size(v[0]);
        case JOSIAH: return sp == SRC0 + EUPH || sp == SRC0 + WAST || sp == SRC0 + ICAR;
        case FAITH: return sp == SRC0 + SUBT && !hand_size(v[0]);
        case BRETT: return market && !v[4] && pl.knowledge <= 4;
        case REITZ: return sp >= TUN0 && sp < END0 && !v[4] && pl.knowledge <= 4;
        case SCARBY:
            if (sp != SRC0 + WAST) return false;
            for (int o = 0; o < s.n; ++o)
                for (int w = 0; w < 4; ++w)
                    if ((o != v[0] || w != v[1]) && s.p[o].at[w] == sp && s.p[o].die[w] >= pl.die[v[1]])
                        return false;
            return true;
        case KYLE: return sp >= SRC0 && sp < SRC0 + 3 && pl.knowledge <= 4 && !others_on(v[0], v[1], sp);
        }
        return false;
    }
    Step react_place() {
        BEGIN
        for (v[5] = 0; v[5] < NREC; ++v[5]) {
            if (!(works(v[0]) & place_listeners & bit(v[5])) || !place_hears(v[5], v)) continue;
            if (v[5] == KATY) {
                gain(v[0], FOOD, 1);
                continue;
            }
            if (v[5] == FAITH) {
                gain(v[0], ENERGY, 1);
                continue;
            }
            if (v[5] == JOSIAH) {
                for (int o = 0; o < s.n; ++o)
                    if (o != v[0])
                        for (int a : s.p[o].at)
                            if (a == v[2]) {
                                gain_knowledge(o, 1);
                                break;
                            }
                gain_morale(v[0], 1);
                continue;
            }
            if (v[5] == GARY || v[5] == ZONG || v[5] == SCARBY) {
                ASK(61, v[0], K_EFFECT, 1, 1, {
                    opt(0);
                    opt(1);
                })
                if (v[5] == GARY) {
                    if (s.answer)
                        gain(v[0], ENERGY, 1);
                    else
                        gain_morale(v[0], 1);
                } else if (v[5] == ZONG)
                    gain(v[0], s.answer ? ENERGY : WATER, 1);
                else if (s.answer)
                    gain(v[0], FOOD, 1);
                else
                    lose_knowledge(v[0], 1);
                continue;
            }
            ASK(62, v[0], K_MAY, 1, 1, yes_no())
            if (s.answer != 1) continue;
            gain_knowledge(v[0], 2);
            if (v[5] == BRADLEY) {
                CALL(63, DRAW, v[0], 2) ASK(64, v[0], K_PICK, 1, 1, art_options(v[0])) drop_artifacts(v[0]);
                continue;
            }
            if (v[5] == BRETT) { CALL(65, GAIN_RES, v[0]) continue; }
            if (v[5] == REITZ) advance_miner(v[2] - TUN0);
            CALL(66, DRAW, v[0], 1) // Reitz and Kyle
        }
        END
    }
    bool bump_hears(int r, const i16* v) const {
        const Player& pl = s.p[v[0]];
        const int sp = v[2];
        switch (r) {
        case LAURA: return (sp < SRC0 || (sp >= TUN0 && sp < END0)) && pl.goods[GOLD];
        case MAXIME:
        case REBECCA: return pl.morale >= 3 && s.p[v[3]].knowledge < 6;
        case LEE: return pl.morale >= 2 && s.p[v[3]].knowledge < 6;
        case DAVE: return sp >= TUN0 && sp < END0 && pl.knowledge <= 4;
        }
        return false;
    }
    Step react_bump() { // v: player, worker, space, opponent, old die; 5 recruit
        BEGIN
        for (v[5] = 0; v[5] < NREC; ++v[5]) {
            if (!(works(v[0]) & bump_listeners & bit(v[5])) || !bump_hears(v[5], v)) continue;
            ASK(67, v[0], K_MAY, 1, 1, yes_no())
            if (s.answer != 1) continue;
            if (v[5] == LAURA) {
                --s.p[v[0]].goods[GOLD];
                gain(v[3], GOLD, 1);
                CALL(68, DRAW, v[0], 2) continue;
            }
            if (v[5] == DAVE) {
                gain_knowledge(v[0], 2);
                gain(v[0], res_of(v[2] - TUN0), 1);
                advance_miner(v[2] - TUN0);
                continue;
            }
            lose_morale(v[0], v[5] == LEE ? 1 : 2);
            gain_knowledge(v[3], 1);
            if (v[5] == MAXIME) {
                CALL(69, DRAW, v[0], 1)
            } else if (v[5] == REBECCA) {
                CALL(70, GAIN_RES, v[0])
            } else {
                ASK(71, v[0], K_PAY, 1, 1, for (int g = 0; g < 4; ++g) opt(g)) gain(v[0], s.answer, 1);
            }
        }
        END
    }
    Step step() {
        switch (s.st[s.sp - 1].op) {
        case GAME: return game();
        case TURN: return turn();
        case PLACE: return place();
        case PAY: return pay();
        case USE: return use();
        case BUMP: return bump();
        case ROLL: return roll();
        case RETRIEVE: return retrieve();
        case CLAIM: return claim();
        case COMPLETE: return complete();
        case SETTLE: return settle();
        case TRADE: return trade();
        case DILEMMA: return dilemma();
        case DRAW: return draw();
        case GAIN_RES: return gain_res();
        case REACT_PLACE: return react_place();
        case REACT_BUMP: return react_bump();
        }
        std::abort();
    }
    bool run() {
        for (;;) {
            Step r = step();
            if (r == ASKED) return true;
            if (r == DONE || s.over) return false;
        }
    }
    // picks are indices into the options; -1 takes the fast action
    void answer(const i16* idx, int n) {
        if (n == 1 && idx[0] < 0) {
            --s.st[s.sp - 1].pc;
            push(TRADE, q.player);
            return;
        }
        s.npicks = (i16)n;
        for (int i = 0; i < n; ++i) s.picks[i] = q.options[(size_t)idx[i]].value;
        s.answer = n ? s.picks[0] : (i16)-1;
    }
};

// ---- the bot, after tools/play/bot.cpp
struct Bot {
    u64 state = 0;
    u32 trades = 0;
    u16 taken[8][64]{};
    u32 below(u32 n) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return n ? (u32)((state >> 32) % n) : 0;
    }
    u64 taste = state;
    u32 weariness(const Question& q, u32 i) const {
        const Option& o = q.options[i];
        u32 d = o.kind <= 1 ? 1 : 1u << (u32)((((u64)o.kind * 7 + 1) * (taste | 1)) >> 40) % 8;
        return taken[q.kind][o.value & 63] * d;
    }
    std::vector<i16> left;
    int choose(const Question& q, i16* out) {
        const u32 n = (u32)q.options.size();
        if (q.fast && below(8 + 4 * trades) == 0) {
            ++trades;
            out[0] = -1;
            return 1;
        }
        if (q.kind == K_MAY) {
            out[0] = below(4) == 0 ? 1 : 0;
            return 1;
        }
        if (q.kind == K_ACTION) {
            u32 total = 0;
            for (auto& o : q.options) total += 1u << (2 * o.kind);
            u32 r = below(total);
            for (u32 i = 0; i < n; ++i) {
                u32 w = 1u << (2 * q.options[i].kind);
                if (r < w) {
                    out[0] = (i16)i;
                    return 1;
                }
                r -= w;
            }
        }
        left.clear();
        int total = 0;
        for (auto& o : q.options) {
            left.push_back(o.limit);
            total += o.limit;
        }
        int most = std::min({q.most, total, q.least + 10}), wanted = q.least, got = 0;
        if (wanted == 0 || below(4) == 0) wanted += (int)below((u32)std::max(most - q.least, 0) + 1);
        while (wanted > 0 && total > 0) {
            u32 at = below(n);
            for (int i = 0; i < 3; ++i) {
                u32 o = below(n);
                if (left[o] > 0 && (left[at] <= 0 || weariness(q, o) < weariness(q, at))) at = o;
            }
            if (left[at] <= 0) continue;
            ++taken[q.kind][q.options[at].value & 63];
            --left[at];
            --total;
            --wanted;
            out[got++] = (i16)at;
        }
        return got;
    }
};

} // namespace

PlayedByHand play_by_hand(int players, int games, std::uint64_t seed) {
    static State s;
    PlayedByHand played;
    Question q;
    q.options.reserve(64);
    for (int g = 0; g < games; ++g) {
        std::memset(&s, 0, sizeof s);
        s.n = (i8)players;
        s.rng = (seed + (u64)g) * 0x9e3779b97f4a7c15ull + 0x2545f4914f6cdd1dull;
        Bot bot;
        bot.state = bot.taste = s.rng ^ 0x1234567;
        Engine e{s, q};
        e.push(GAME);
        for (u64 asked = 0; asked < 100'000 && e.run(); ++asked) {
            ++played.questions;
            played.options += q.options.size();
            i16 picks[64];
            const int n = bot.choose(q, picks);
            e.answer(picks, n);
        }
        played.hash = (played.hash ^ s.rng) * 0xff51afd7ed558ccdull;
    }
    return played;
}

} // namespace cantrip::bench
