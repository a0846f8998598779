#pragma once
// Which things and zones there are, and where they lie on a board (S1).

#include "tests/reference/reference.hpp"

namespace cantrip::reference {

// One thing of a game.
struct Piece {
    KindId kind = no_index; // no_index: the group
    ThingId thing = no_index;
    int owner = none;
    int parent = none; // printed inside it
    AbilityId action = no_index;
    int host = none; // of an action
};

struct Place {
    ZoneId zone = no_index;
    int owner = none;
    int parent = none; // container of the zone it is a part of
};

class Table {
  public:
    Table(const Program& program, const Setup& setup);

    const Program& p;
    Setup setup;
    int players = 0, team = 0;
    std::vector<Piece> pieces;
    std::vector<Place> zones;

    [[nodiscard]] int count() const { return static_cast<int>(pieces.size()); }
    [[nodiscard]] int containers() const { return count() + static_cast<int>(zones.size()); }
    [[nodiscard]] bool is_thing(int id) const { return id >= 0 && id < count(); }
    [[nodiscard]] bool is_player(int id) const { return id >= 0 && id < players; }
    [[nodiscard]] const Piece& piece(int thing) const { return pieces[static_cast<std::size_t>(thing)]; }
    [[nodiscard]] const Place& zone_at(int container) const {
        return zones[static_cast<std::size_t>(container - count())];
    }
    [[nodiscard]] bool is_a(int thing, KindId kind) const {
        return is_thing(thing) && piece(thing).kind != no_index && p.is_a(piece(thing).kind, kind);
    }
    [[nodiscard]] bool is_copy(int thing, ThingId card) const {
        return is_thing(thing) && piece(thing).thing == card;
    }
    // The same printed card, or pieces of one kind without a card.
    [[nodiscard]] bool same_card(int a, int b) const;
    [[nodiscard]] const std::vector<int>& of_kind(KindId kind) const { return by_kind_[kind]; }
    [[nodiscard]] const std::vector<int>& of_thing(ThingId thing) const { return by_card_[thing]; }
    [[nodiscard]] const std::vector<int>& actions() const { return actions_; }
    [[nodiscard]] int zone(ZoneId id, int owner) const;
    // The zone of an owner, else the one that all share.
    [[nodiscard]] int zone_for(ZoneId id, int owner) const;
    [[nodiscard]] std::vector<int> zones_of(int container) const;
    [[nodiscard]] bool counts(int holder, UnitId unit) const;
    [[nodiscard]] bool has_state(int thing, FieldId field) const;
    [[nodiscard]] bool is_shared(int holder, UnitId unit) const;

    // ---- on a board
    [[nodiscard]] int around(const Board& b, int container) const; // the thing or zone's owner around it
    [[nodiscard]] int owner_of(const Board& b, int thing) const;
    [[nodiscard]] int holder_of(const Board& b, int thing) const;
    [[nodiscard]] int parent_of(const Board& b, int thing, KindId kind) const;
    [[nodiscard]] bool is_in(const Board& b, int thing, int place) const;
    [[nodiscard]] bool is_aside(const Board& b, int thing) const;
    [[nodiscard]] bool lies_in_zone(const Board& b, int thing, ZoneId zone) const;
    [[nodiscard]] std::vector<int> walk(const Board& b, int place, KindId kind) const;
    [[nodiscard]] int counter(const Board& b, int holder, UnitId unit) const;

  private:
    void add_copies(ThingId id);
    void add_one(ThingId id, int owner, int parent);
    void add_nameless();
    void add_actions();
    void add_zones();
    [[nodiscard]] int number(HirId id) const;
    [[nodiscard]] bool per_player(HirId id, KindId per) const;
    [[nodiscard]] const Kind* says_copies(KindId kind) const;
    [[nodiscard]] bool is_here(const Thing& thing) const {
        return thing.scenario == no_index || thing.scenario == setup.scenario;
    }
    void sort_pieces();
    void walk_into(const Board& b, int place, KindId kind, std::vector<int>& out) const;

    std::vector<std::vector<int>> by_kind_, by_card_;
    std::vector<int> actions_;
};

} // namespace cantrip::reference
