// Random numbers, bit by bit: a second generator, written from the page about chance.

#include <array>

#include <catch2/catch.hpp>

#include "tests/semantics/pages.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

class Chance {
  public:
    explicit Chance(std::uint64_t seed) {
        for (int half = 0; half < 2; ++half) {
            seed += 0x9e3779b97f4a7c15ULL;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
            z ^= z >> 31;
            s_[static_cast<std::size_t>(half) * 2] = static_cast<std::uint32_t>(z);
            s_[static_cast<std::size_t>(half) * 2 + 1] = static_cast<std::uint32_t>(z >> 32);
        }
    }

    explicit Chance(std::array<std::uint32_t, 4> words) : s_(words) {}

    [[nodiscard]] const std::array<std::uint32_t, 4>& words() const { return s_; }

    std::uint32_t below(std::uint32_t n) {
        if (n <= 1) return 0;
        for (;;) {
            const std::uint32_t drawn = draw();
            if (drawn < 4294967295U - 4294967295U % n) return drawn % n;
        }
    }

    // From the last to the second.
    template <class T> void shuffle(std::vector<T>& cards) {
        for (std::size_t i = cards.size(); i-- > 1;)
            std::swap(cards[i], cards[below(static_cast<std::uint32_t>(i) + 1)]);
    }

    std::uint32_t draw() {
        const std::uint32_t result = turn(s_[1] * 5, 7) * 9, t = s_[1] << 9;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = turn(s_[3], 11);
        return result;
    }

  private:
    static std::uint32_t turn(std::uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

    std::array<std::uint32_t, 4> s_{};
};

const std::vector<std::uint64_t> seeds{0, 1, 2, 77, 0xffffffffffffffffULL, 0x123456789abcdefULL};

// What was moved where, in order: "cat", "dog" …
std::vector<std::string> moved(const Trial& trial, const std::string& where) {
    std::vector<std::string> things;
    for (const std::string& line : trial.happened())
        if (line.starts_with("move ") && line.find("goal=" + where) != std::string::npos)
            things.push_back(line.substr(5, line.find(" goal=") - 5));
    return things;
}

// Nine cards with names of their own.
std::string nine() {
    std::string text;
    for (int i = 1; i <= 9; ++i)
        text +=
            "beast card" + std::to_string(i) + " \"" + std::to_string(i) + "\" { starts in camp_floor }\n";
    return text + "zone camp_floor \"floor\" holds card\n";
}

std::vector<std::string> nine_names() {
    std::vector<std::string> names;
    for (int i = 1; i <= 9; ++i) names.push_back("card" + std::to_string(i));
    return names;
}

} // namespace

// Numbers that the authors of the two generators publish: they hold the second generator itself.
TEST_CASE("the generator is the published one", "[semantics]") {
    Chance chance({1, 2, 3, 4});
    for (const std::uint32_t wanted : {11520U, 0U, 5927040U, 70819200U, 2031721883U, 1637235492U})
        CHECK(chance.draw() == wanted);
    CHECK(Chance(0).words() == Chance({0x7b1dcdaf, 0xe220a839, 0xa1b965f4, 0x6e789e6a}).words());
}

TEST_CASE("dice and numbers are those of the page", "[semantics]") {
    for (const std::uint64_t seed : seeds) {
        INFO(seed);
        Trial trial(R"(die bones "bones": 1, 2, 3, 4, 5
verb begin {
  repeat 40: write random 1..6
  repeat 5: write random 3..3
  repeat 40: write random 0..999
  repeat 40: write random bones
}
)",
                    2, seed);
        CHECK(trial.run().kind == Outcome::Kind::idle);
        Chance chance(seed);
        std::vector<int> wanted;
        for (int i = 0; i < 40; ++i) wanted.push_back(1 + static_cast<int>(chance.below(6)));
        for (int i = 0; i < 5; ++i) wanted.push_back(3);
        for (int i = 0; i < 40; ++i) wanted.push_back(static_cast<int>(chance.below(1000)));
        for (int i = 0; i < 40; ++i) wanted.push_back(1 + static_cast<int>(chance.below(5)));
        CHECK(trial.written() == wanted);
    }
}

TEST_CASE("a shuffle is that of the page", "[semantics]") {
    for (const std::uint64_t seed : seeds) {
        INFO(seed);
        Trial trial(nine() + R"(verb begin {
  shuffle camp_floor
  move each card in camp_floor to box
}
)",
                    2, seed);
        CHECK(trial.run().kind == Outcome::Kind::idle);
        Chance chance(seed);
        std::vector<std::string> cards = nine_names();
        chance.shuffle(cards);
        CHECK(moved(trial, "box") == cards);
    }
}

TEST_CASE("things taken by chance are those of the page", "[semantics]") {
    for (const std::uint64_t seed : seeds) {
        INFO(seed);
        Trial trial(nine() + R"(verb grab "grab"(card random beast in camp_floor): move card to hand
verb begin {
  move random 3 beast in camp_floor to box
  grab 2
}
)",
                    2, seed);
        CHECK(trial.run().kind == Outcome::Kind::idle);
        Chance chance(seed);
        std::vector<std::string> cards = nine_names(), first;
        for (int i = 0; i < 3; ++i) {
            const std::uint32_t at = chance.below(static_cast<std::uint32_t>(cards.size()));
            first.push_back(cards[at]);
            cards.erase(cards.begin() + at);
        }
        CHECK(moved(trial, "box") == first);
        for (std::size_t i = 0; i + 1 < cards.size(); ++i)
            std::swap(cards[i], cards[i + chance.below(static_cast<std::uint32_t>(cards.size() - i))]);
        cards.resize(2);
        CHECK(moved(trial, "hand of player 1") == cards);
    }
}

TEST_CASE("tests and questions take no number", "[semantics]") {
    const auto numbers = [](std::uint64_t seed, const std::string& between) {
        Trial trial("die bones \"bones\": 1, 2, 3\nverb gamble \"gamble\": write random 1..6\nverb begin {\n "
                    " write random 1..1000\n" +
                        between + "  write random 1..1000\n}\n",
                    2, seed);
        for (Outcome now = trial.run(); now.kind == Outcome::Kind::question; now = trial.run()) {
            (void)view(*trial.game.machine, trial.state, 0);
            REQUIRE(trial.answer({1}));
        }
        return trial.written();
    };
    for (const std::uint64_t seed : seeds)
        CHECK(numbers(seed, "") ==
              numbers(seed, "  may gamble\n  if can gamble: nothing\n  may write random bones\n"));
}
