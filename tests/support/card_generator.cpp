#include "tests/support/card_generator.hpp"

#include <array>
#include <string_view>

#include <fmt/format.h>

namespace cantrip::testing {
namespace {

using Words = std::array<std::string_view, 8>;

constexpr Words adjectives{"crimson",  "silent",  "hollow",  "gilded",
                           "northern", "drowned", "patient", "broken"};
constexpr Words nouns{"lantern", "orchard", "bridge", "choir", "furnace", "harbour", "mirror", "archive"};
constexpr Words titles{"Lantern of Žďár", "Orchard", "Bridge of Čačak", "Choir",
                       "Furnace at Łódź", "Harbour", "Mirror",          "Archive — burnt"};
constexpr Words czech{"Lucerna ze Žďáru", "Sad",     "Čačacký most", "Sbor",
                      "Výheň v Lodži",    "Přístav", "Zrcadlo",      "Spálený archiv"};
constexpr std::array<std::string_view, 4> units{"herb", "clay", "mana", "point"};
constexpr std::array<std::string_view, 3> colours{"red", "green", "blue"};

class Writer {
  public:
    explicit Writer(std::uint64_t seed) : dice_(seed) {}

    std::string card(std::uint32_t number) {
        out_.clear();
        if (dice_.one_in(4))
            line(0, "// Number {} of the set; what it costs was weighed against its neighbours.", number);
        const std::uint32_t noun = dice_.below(8);
        const std::string_view adjective = dice_.pick(adjectives);
        const bool spell = !dice_.one_in(4);
        line(0, "{} {}_{}_{} \"{}\" {{", spell ? "spell" : "site", adjective, nouns[noun], number,
             titles[noun]);
        line(1, "from {}/{}-{}-{}", spell ? "spell" : "site", adjective, nouns[noun], number);
        line(1, "name cs \"{}\"{}", czech[noun], dice_.one_in(5) ? "  // Czech name ours" : "");
        if (spell)
            spell_lines();
        else
            site_lines();
        line(0, "}}\n");
        return out_;
    }

  private:
    template <typename... Parts> void line(int indent, fmt::format_string<Parts...> text, Parts&&... parts) {
        out_.append(static_cast<std::size_t>(indent) * 2, ' ');
        fmt::format_to(std::back_inserter(out_), text, std::forward<Parts>(parts)...);
        out_ += '\n';
    }

    std::uint32_t few() { return 1 + dice_.below(4); }
    std::string_view unit() { return dice_.pick(units); }

    std::string bundle() {
        return dice_.one_in(3) ? fmt::format("{} {} + {} {}", few(), unit(), few(), unit())
                               : fmt::format("{} {}", few(), unit());
    }

    void spell_lines() {
        if (dice_.one_in(2)) line(1, "traits ancient");
        line(1, "cost {}", bundle());
        line(1, "{}points {}", dice_.one_in(4) ? "assume " : "", few());
        line(1, "instant: {}", effect());
        if (dice_.one_in(2)) line(1, "space: {} -> {}", bundle(), effect());
        const std::uint32_t count = dice_.below(3);
        for (std::uint32_t i = 0; i < count; ++i) reaction();
    }

    void site_lines() {
        line(1, "tint {}", dice_.pick(colours));
        line(1, "worth {}", few());
        if (dice_.one_in(2)) {
            line(1, "yield: {{");
            line(2, "gain {}", bundle());
            // The rest depends on what lies there.
            line(2, "if count of spell in this >= {}: {}", few(), effect());
            line(1, "}}");
        } else {
            line(1, "yield: match count of spell in this {{ 0: gain {}; 1..: gain {} }}", bundle(), bundle());
        }
        if (dice_.one_in(2)) reaction();
    }

    std::string effect() {
        switch (dice_.below(6)) {
        case 0: return fmt::format("gain {}, draw {}", bundle(), few());
        case 1: return fmt::format("may lose {} {} -> gain {}", few(), unit(), bundle());
        case 2:
            return fmt::format("each site in camp where (tint is {} and worth >= {}) as place: harvest place",
                               dice_.pick(colours), few());
        case 3:
            return fmt::format("if you have {} or more {}: gain {} else: draw {}", few(), unit(), bundle(),
                               few());
        case 4: return fmt::format("gain {} {} per ancient spell in camp", few(), unit());
        default: return fmt::format("gain {}", bundle());
        }
    }

    void reaction() {
        switch (dice_.below(5)) {
        case 0:
            line(1, "when harvest site by you if tint of site is {}: {}", dice_.pick(colours), effect());
            break;
        case 1: line(1, "modify hand_limit of you while this is in camp: + {}", few()); break;
        case 2: line(1, "when cast spell by you during turn: {}", effect()); break;
        case 3:
            line(1, "main action study \"Study\"(card spell in hand) during turn by you once per turn:");
            line(3, "pay {} {} -> cast card", few(), unit());
            break;
        default:
            line(1, "forbid discard by you during turn if round_number is {}  // the text says so", few());
            break;
        }
    }

    Dice dice_;
    std::string out_;
};

} // namespace

std::uint32_t Dice::below(std::uint32_t limit) {
    // A linear congruential generator (Knuth's MMIX numbers); the high bits are the good ones.
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::uint32_t>((state_ >> 33U) % limit);
}

std::string generate_vocabulary() {
    return R"(// A small game to hang generated cards on.
package sample "Sample" {
  uses core
  about "What the generated cards stand on."
}

game sample "Sample" {
  players 2..4
  state round_number 0..9
  start game
}

names colour "colour": red "red", green "green", blue "blue"
trait ancient "ancient" on card
trait main "main" on action
token herb "herb", clay "clay", mana "mana", point "point" of player
group goods "goods" of herb, clay
zone deck "deck" pile seen by nobody aside
zone discard_pile "discard pile" pile aside
zone map_edge "edge of the map" aside
zone hand "hand" of player seen by owner
zone camp "camp" of player

extend kind card {
  cost cost = nothing
  points number = 0
  starts in deck
}

kind spell "spell" is card {
  works in camp
  heading instant "Immediate": when cast this
  heading space "Action space": main action during turn by you
}

kind site "site" {
  tint colour = none
  worth number = 0
  holds 4 spell
  starts in map_edge
  heading yield "Harvest"
}

define hand_limit "hand limit"(player) = 6

verb cast "cast"(card spell in hand): move card to camp
verb discard "discard"(card in hand): move card to discard_pile
verb draw "draw"(count_of_cards number): move the first (count_of_cards) card in deck to hand
verb harvest "harvest"(site): yield site
phase turn "turn": perform a main action
phase game "game": repeat 3: each player: turn

)";
}

std::string generate_cards(std::uint32_t count, std::uint64_t seed, std::uint32_t first) {
    Writer writer(seed);
    std::string out;
    for (std::uint32_t i = 0; i < count; ++i) out += writer.card(first + i);
    return out;
}

std::string generate_set(std::uint32_t count, std::uint64_t seed) {
    return generate_vocabulary() + generate_cards(count, seed);
}

} // namespace cantrip::testing
