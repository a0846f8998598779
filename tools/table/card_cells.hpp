#pragma once
// The cells of every card of a set: what a table shows, and where each of them stands in the source.

#include <map>
#include <optional>

#include "lang/check/programs.hpp"
#include "tools/table/table.hpp"

namespace cantrip::table {

struct Column {
    enum class Part { id, kind, name, translation, copies, field, assumed, note, text };
    Part part = Part::field;
    std::string title;
    std::string key; // the language of a translation or text, the name of a field

    friend bool operator==(const Column&, const Column&) = default;
};

// A line of a card that gives a value: `assume cost 2 herb`.
struct ValueLine {
    std::string text; // of the value: "2 herb"
    Span value;       // its place
    NodeId line;      // without `assume`; the name behind `of` has no line of its own
    bool assumed = false, behind_of = false;
};

struct CardRow {
    ThingId thing = no_index;
    std::string id, kind;
    std::map<std::string, std::string, std::less<>>
        cells; // by the title of the column; empty ones are left out
    std::map<std::string, ValueLine, std::less<>>
        lines;                                      // by the name of the field, `copies` and `traits` too
    std::map<std::string, Span, std::less<>> names; // strings of translations, by language

    [[nodiscard]] const std::string& cell(std::string_view title) const;
};

// The comment lines right above a card, without those that speak to a tool (`// lint: …`).
struct Note {
    std::string text;
    std::uint32_t begin = 0, end = 0; // whole lines; equal where a new note goes
    bool whole = true;                // false: the card does not start its line
};
[[nodiscard]] Note note_above(std::string_view source, std::uint32_t card);

// Line breaks, no-break spaces and runs of spaces as one space: spreadsheets change them.
[[nodiscard]] std::string squeezed(std::string_view text);

// Titles that mean the same: `Qty` is `copies`.
[[nodiscard]] std::string canonical_title(std::string_view title);

class CardCells {
  public:
    // Things of the packages asked for. `languages`: those whose names have a column even if no card has one.
    CardCells(const Programs& programs, std::size_t program, const std::vector<std::string>& languages);

    [[nodiscard]] const Program& program() const { return program_; }
    [[nodiscard]] const std::vector<Column>& columns() const { return columns_; }
    [[nodiscard]] std::vector<CardRow>& rows() { return rows_; }
    [[nodiscard]] const std::vector<CardRow>& rows() const { return rows_; }
    [[nodiscard]] const CardRow* find(std::string_view id) const;
    // A column that a card of this kind can fill, whether a card has it now or not.
    [[nodiscard]] std::optional<Column> column(std::string_view title) const;
    void add_texts(const std::string& language, const std::map<ThingId, std::string>& texts);

  private:
    void add_row(ThingId id);
    void add_lines(CardRow& row, NodeId body);
    void add_line(CardRow& row, NodeId line, bool assumed);
    void add_inherited(CardRow& row);
    void make_columns(const std::vector<std::string>& languages);
    [[nodiscard]] std::string source_text(Span span) const;
    [[nodiscard]] const Tree& tree(const CardRow& row) const {
        return *program_.trees[program_.things[row.thing].tree];
    }

    const Programs& programs_;
    const Program& program_;
    std::vector<Column> columns_;
    std::vector<CardRow> rows_;
    std::map<std::string, std::size_t, std::less<>> by_id_;
};

// The title of the column of a field: its name, unless that is the title of another column.
[[nodiscard]] std::string field_title(std::string_view field);

} // namespace cantrip::table
