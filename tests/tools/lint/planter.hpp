#pragma once
// Where mistakes can be planted, and what was planted so far. The operators (plant_*.cpp) take places and
// write changes.

#include <functional>
#include <set>

#include "tests/tools/lint/mutations.hpp"

namespace cantrip::testing {

struct Change {
    Span at;
    std::string text;
    std::string rule; // or several, separated by commas; none for what only helps
};

// A place where something can be planted.
struct Site {
    const Program* program = nullptr;
    const Tree* tree = nullptr;
    NodeId card = no_node; // the whole thing
    NodeId line = no_node; // one ability
    NodeId body = no_node; // its effect: one call
    std::string folder;    // of the package
};

using Fits = std::function<bool(const Site&)>;
using ToText = std::function<std::string(const std::string&)>;

[[nodiscard]] std::string_view source(const Tree& tree, Span at);
[[nodiscard]] std::string text_of(const Site& site, NodeId node);
[[nodiscard]] bool is_card(const Site& site);
// Whether the card can stand a second time under another name; what it declares would else be declared twice.
[[nodiscard]] bool can_be_copied(const Site& site);
// The card again, under another id and title.
[[nodiscard]] std::string copy_of(const Site& site, const std::string& id, const std::string& title);
[[nodiscard]] std::string first_phase(const Program& program);
[[nodiscard]] bool is_of_player(const Program& program, const Unit& unit);
// Units of the game that a player can have any number of.
[[nodiscard]] std::vector<std::string> tokens_of(const Program& program);

class Planter {
  public:
    Planter(const Programs& programs, std::size_t each);

    // The next card that nothing is planted in yet and that fits; nullptr when there is none.
    [[nodiscard]] const Site* take(const Fits& fits = {});
    // Two cards of one kind in one file, the earlier one first.
    [[nodiscard]] std::pair<const Site*, const Site*> take_two(const Fits& fits);
    // A card of one's own choice; false when something is planted in it.
    [[nodiscard]] bool reserve(const Tree& tree, NodeId card) {
        return taken_.insert({tree.file(), card}).second;
    }
    void change(const std::string& rule, Span at, std::string text) {
        changes_.push_back({at, std::move(text), rule});
    }
    // The effect of an ability in other words. What is told at the name of the card needs the whole card to
    // be looked at, the rest the line.
    void change_body(const std::string& rule, const Site& site, const std::string& body,
                     bool whole_card = false);
    // Another ability below the one of the site.
    void add_line(const std::string& rule, const Site& site, const std::string& line);
    // Something declared at the end of the site's file.
    void declare(const std::string& rule, const Site& site, const std::string& text);
    // A line for another file of the package, such as its words.
    void write(const Site& site, const std::string& name, const std::string& line) {
        files_beside_[site.folder + "/" + name] += line + "\n";
    }

    [[nodiscard]] std::size_t number() { return ++numbers_; } // a new one each time, for names
    [[nodiscard]] std::size_t each() const { return each_; }
    [[nodiscard]] const Programs& programs() const { return programs_; }
    [[nodiscard]] const std::vector<Site>& files() const { return files_; }
    [[nodiscard]] Planting finish();

  private:
    void collect(const Program& program, const std::vector<std::size_t>& packages);

    const Programs& programs_;
    std::size_t each_;
    std::vector<Site> sites_, files_;
    std::set<FileId> seen_;
    std::set<std::pair<FileId, NodeId>> taken_;
    std::vector<Change> changes_;
    std::map<std::string, std::string> files_beside_;
    std::size_t numbers_ = 0;
};

// The operators. Each plants `each` mistakes for its rules, fewer where there is no more room.
void plant_in_bodies(Planter& planter);
void plant_in_cards(Planter& planter);
void plant_for_play(Planter& planter);
void plant_for_text(Planter& planter);
void plant_in_files(Planter& planter);

} // namespace cantrip::testing
