#pragma once
// Changed cells as edits of the source. Nothing but the value itself is replaced, so comments and order stay.

#include "tools/table/card_cells.hpp"

namespace cantrip::table {

// A cell of the imported file.
struct CellPlace {
    std::size_t row = 0, column = 0; // row as spreadsheets count, column as an index into the head
    friend bool operator==(const CellPlace&, const CellPlace&) = default;
};

struct CellEdit {
    Edit edit;
    std::optional<CellPlace> cell; // none: what goes with the edits beside it
    std::string card;              // its id
};

struct WantedCell {
    Column column;
    std::string text;
    CellPlace at;
};

struct CellProblem {
    CellPlace at;
    std::string message, help;
};

// The edits that give a card these cells, all of which differ from what it has.
class CardEditor {
  public:
    CardEditor(const Programs& programs, const Program& program, std::vector<CellProblem>& problems)
        : programs_(programs), program_(program), problems_(problems) {}

    [[nodiscard]] std::vector<CellEdit> change(const CardRow& card, const std::vector<WantedCell>& wanted);
    // The source of a new card, behind the card of `after`.
    [[nodiscard]] std::vector<CellEdit> add(const std::string& id, const std::string& kind,
                                            const std::vector<WantedCell>& wanted, CellPlace at,
                                            const CardRow& after);

  private:
    struct NewLine {
        std::string text;
        CellPlace at;
    };
    void change_name(const CardRow& card, const WantedCell& wanted);
    void change_translation(const CardRow& card, const WantedCell& wanted);
    void change_value(const CardRow& card, const WantedCell& wanted, bool assumed);
    void change_assumed(const CardRow& card, const WantedCell& wanted);
    void change_note(const CardRow& card, const WantedCell& wanted);
    void remove_line(const CardRow& card, NodeId line, const WantedCell& wanted);
    void insert_lines(const CardRow& card);
    void replace(Span at, std::string text, std::optional<CellPlace> cell);
    void problem(const WantedCell& wanted, std::string message, std::string help = {});
    [[nodiscard]] bool plain_value(const WantedCell& wanted);
    [[nodiscard]] bool plain_name(const WantedCell& wanted);
    [[nodiscard]] std::optional<std::string> note_lines(const WantedCell& wanted, std::string_view indent);
    [[nodiscard]] std::string_view source(FileId file) const { return programs_.world.sources.at(file).text; }
    [[nodiscard]] const Tree& tree(const CardRow& card) const {
        return *program_.trees[program_.things[card.thing].tree];
    }

    const Programs& programs_;
    const Program& program_;
    std::vector<CellProblem>& problems_;
    std::vector<CellEdit> edits_;
    std::vector<NewLine> lines_;
    std::string card_;
};

// Names in a cell of assumed fields: separated by commas or spaces.
[[nodiscard]] std::vector<std::string> listed_names(std::string_view cell);

} // namespace cantrip::table
