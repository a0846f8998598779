// The workload as a C++ programmer would write it: values, a switch for the cards, listeners called directly.

#include <algorithm>
#include <array>
#include <vector>

#include "tests/bench/workload/workload.hpp"

namespace cantrip::bench {
namespace {

constexpr std::array<int, 8> costs{1, 2, 1, 3, 2, 0, 4, 2};

struct Player {
    int life = 20, gold = 3, allies = 0, shield = 0;
    std::vector<std::uint8_t> hand, deck, discard;

    Player() {
        hand.reserve(48);
        deck.reserve(48);
        discard.reserve(48);
        for (std::uint8_t i = 0; i < 5; ++i) hand.push_back(i);
        for (int i = 0; i < 40; ++i) deck.push_back(static_cast<std::uint8_t>(i % 8));
    }

    void gain(int amount) {
        gold += amount;
        if (amount > 2) ++shield;
    }

    void take_damage(int amount) {
        const int blocked = std::min(shield, amount);
        shield -= blocked;
        if (amount == blocked) return;
        life -= amount - blocked;
        if (life < 5) gain(1);
    }

    void draw(int amount) {
        for (int i = 0; i < amount; ++i) {
            if (deck.empty()) {
                if (discard.empty()) return;
                std::swap(deck, discard);
            }
            hand.push_back(deck.back());
            deck.pop_back();
        }
    }
};

class Native final : public Workload {
  public:
    Totals play(int games) override {
        Totals totals;
        effects_ = 0;
        for (int i = 0; i < games; ++i) totals.turns += game();
        totals.effects = effects_;
        totals.seed = seed_;
        return totals;
    }

  private:
    std::size_t below(std::size_t n) {
        seed_ = seed_ * 16807 % 2147483647;
        return static_cast<std::size_t>(seed_) % n;
    }

    int game() {
        Player players[2];
        int turns = 0;
        while (players[0].life > 0 && players[1].life > 0 && turns < 200) {
            turn(players[turns % 2], players[1 - turns % 2]);
            ++turns;
        }
        return turns;
    }

    void turn(Player& me, Player& foe) {
        me.gain(3);
        me.draw(1);
        for (int i = 0; i < 3; ++i) {
            if (me.hand.empty()) continue;
            const std::size_t at = below(me.hand.size());
            const std::uint8_t card = me.hand[at];
            if (costs[card] > me.gold) continue;
            me.gold -= costs[card];
            me.hand.erase(me.hand.begin() + static_cast<std::ptrdiff_t>(at));
            me.discard.push_back(card);
            ++effects_;
            effect(card, me, foe);
        }
    }

    static void effect(std::uint8_t card, Player& me, Player& foe) {
        switch (card) {
        case 0: me.gain(2); break;
        case 1: foe.take_damage(3); break;
        case 2: me.draw(2); break;
        case 3: me.gain(++me.allies); break;
        case 4:
            if (foe.gold >= 2) {
                foe.gold -= 2;
                me.gain(2);
            } else
                me.draw(1);
            break;
        case 5: me.shield += 2; break;
        case 6:
            foe.take_damage(me.allies);
            me.draw(1);
            break;
        default:
            if (me.hand.size() > 3)
                me.gain(3);
            else
                foe.take_damage(1);
        }
    }

    std::int64_t seed_ = 12345;
    std::int64_t effects_ = 0;
};

} // namespace

std::unique_ptr<Workload> native_workload() { return std::make_unique<Native>(); }

} // namespace cantrip::bench
