#include "tools/table/import_table.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/support/words.hpp"
#include "tools/table/try_edits.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_report.hpp"

namespace cantrip::table {
namespace {

// Whether a cell says what the source says already. Notes keep their lines; all else has one.
bool says_the_same(const Column& column, const std::string& now, const std::string& cell) {
    if (column.part == Column::Part::assumed) return listed_names(now) == listed_names(cell);
    if (column.part != Column::Part::note) return squeezed(now) == squeezed(cell);
    const auto a = split(now, "\n"), b = split(cell, "\n");
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](std::string_view x, std::string_view y) { return squeezed(x) == squeezed(y); });
}

std::string id_from(std::string_view name) {
    std::string out;
    for (const char c : name) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9'))
            out += lower;
        else if (!out.empty() && out.back() != '_' && c != '\'')
            out += '_';
    }
    while (out.ends_with('_')) out.pop_back();
    return out;
}

bool is_id(std::string_view id) {
    return !id.empty() && (id.front() == '_' || (id.front() >= 'a' && id.front() <= 'z')) &&
           std::all_of(id.begin(), id.end(),
                       [](char c) { return c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
}

class Importer {
  public:
    Importer(Programs& programs, std::size_t program, const Table& table, const ImportRequest& request)
        : programs_(programs), index_(program), program_(programs.list[program]), table_(table),
          request_(request), cells_(programs, program, {}), editor_(programs, program_, out_.problems) {}

    Import run() {
        read_head();
        if (!out_.error.empty()) return std::move(out_);
        for (const Row& row : table_.rows) one_row(row);
        for (const CardRow& card : cells_.rows())
            if (!seen_.contains(card.id)) out_.without_row.push_back(card.id);
        finish();
        return std::move(out_);
    }

  private:
    void read_head();
    void add_text_column(std::size_t index, const std::string& title);
    void one_row(const Row& row);
    void existing(const Row& row, const CardRow& card);
    void fresh(const Row& row, const std::string& id);
    void changed_text(const CardRow& card, const WantedCell& wanted, LanguageTexts& language);
    void changed_line(const CardRow& card, const WantedCell& wanted, LanguageTexts& language,
                      const std::string& line, const PrintedAbility* ability);
    void finish();
    [[nodiscard]] const CardRow* neighbour(const std::string& kind) const;
    [[nodiscard]] bool is_bad(CellPlace at) const {
        return std::any_of(out_.problems.begin(), out_.problems.end(),
                           [&](const CellProblem& problem) { return problem.at == at; });
    }

    Programs& programs_;
    std::size_t index_;
    const Program& program_;
    const Table& table_;
    const ImportRequest& request_;
    CardCells cells_;
    Import out_;
    CardEditor editor_;
    std::size_t id_column_ = 0;
    std::vector<std::pair<std::size_t, Column>> columns_; // of the file, those that are known
    std::map<std::string, std::unique_ptr<LanguageTexts>> languages_;
    std::set<std::string> seen_;
    std::string last_card_; // of the row above
    std::vector<CellEdit> edits_;
    std::vector<CellChange> asked_;
    std::set<std::size_t> new_rows_;
};

void Importer::read_head() {
    std::set<std::string> titles;
    bool has_id = false;
    for (std::size_t i = 0; i < table_.head.size(); ++i) {
        const std::string& title = table_.head[i];
        if (title.empty()) continue;
        if (canonical_title(title).starts_with("text ")) {
            add_text_column(i, title);
            continue;
        }
        const auto column = cells_.column(title);
        if (!column) {
            std::vector<std::string_view> known;
            for (const Column& one : cells_.columns()) known.push_back(one.title);
            const std::string near = suggestion(title, known);
            out_.unknown_columns.push_back(near.empty() ? title : fmt::format("{} ({})", title, near));
            continue;
        }
        if (!titles.insert(column->title).second) {
            out_.error = fmt::format("the column `{}` is there twice", column->title);
            return;
        }
        if (column->part == Column::Part::id) {
            has_id = true;
            id_column_ = i;
        } else {
            columns_.emplace_back(i, *column);
        }
    }
    if (table_.rows.empty()) out_.error = "the table has a head and no rows; is the file cut off?";
    if (!has_id)
        out_.error = "the first row must name the columns, `id` among them; `cantrip table export` shows how";
}

void Importer::add_text_column(std::size_t index, const std::string& title) {
    const std::string wanted = canonical_title(title).substr(5);
    for (const std::string& tag : text::spoken_languages(request_.options.libraries)) {
        if (canonical_title(tag) != wanted) continue;
        if (!languages_.contains(tag)) {
            auto texts = LanguageTexts::make(tag, request_.options.libraries, programs_, index_, out_.error);
            if (!texts) break;
            cells_.add_texts(tag, texts->cells());
            languages_.emplace(tag, std::move(texts));
        }
        columns_.emplace_back(index, Column{Column::Part::text, "text " + tag, tag});
        return;
    }
    out_.unknown_columns.push_back(title);
}

void Importer::one_row(const Row& row) {
    const auto cell = [&](std::size_t i) { return i < row.cells.size() ? row.cells[i].text : std::string(); };
    if (std::all_of(row.cells.begin(), row.cells.end(),
                    [](const Cell& one) { return trim(one.text).empty() && one.problem.empty(); }))
        return;
    std::string id(trim(cell(id_column_)));
    if (id.empty()) {
        for (const auto& [i, column] : columns_)
            if (column.part == Column::Part::name) id = id_from(cell(i));
        if (!is_id(id)) {
            out_.problems.push_back({{row.number, id_column_},
                                     "this row has neither an id nor a name to make one from",
                                     "write an id in small letters: `night_owl`"});
            return;
        }
        if (cells_.find(id)) {
            out_.problems.push_back({{row.number, id_column_},
                                     fmt::format("the id is missing, and there is a card `{}` already", id),
                                     "write the id of the row"});
            return;
        }
    }
    if (!seen_.insert(id).second) {
        out_.problems.push_back(
            {{row.number, id_column_}, fmt::format("`{}` is there twice", id), "each card has one row"});
        return;
    }
    if (const CardRow* card = cells_.find(id))
        existing(row, *card);
    else
        fresh(row, id);
    last_card_ = id;
}

void Importer::existing(const Row& row, const CardRow& card) {
    std::vector<WantedCell> wanted;
    for (const auto& [i, column] : columns_) {
        const CellPlace at{row.number, i};
        if (i >= row.cells.size()) {
            if (!table_.rows_may_be_short && !card.cell(column.title).empty()) {
                out_.problems.push_back({at, "the row ends before this cell; is the file cut off?",
                                         "save the whole table again"});
                return;
            }
            if (!table_.rows_may_be_short) continue;
        }
        const Cell cell = i < row.cells.size() ? row.cells[i] : Cell{};
        if (!cell.problem.empty()) {
            out_.problems.push_back({at, cell.problem, {}});
            continue;
        }
        if (says_the_same(column, card.cell(column.title), cell.text)) continue;
        WantedCell change{column, column.part == Column::Part::note ? cell.text : squeezed(cell.text), at};
        if (column.part == Column::Part::text) {
            change.text = cell.text;
            changed_text(card, change, *languages_.at(column.key));
            continue;
        }
        asked_.push_back({at, card.id, column.title, card.cell(column.title), change.text});
        wanted.push_back(std::move(change));
    }
    const auto edits = editor_.change(card, wanted);
    edits_.insert(edits_.end(), edits.begin(), edits.end());
}

const CardRow* Importer::neighbour(const std::string& kind) const {
    const CardRow* found = cells_.find(last_card_);
    for (const CardRow& row : cells_.rows())
        if (!found && row.kind == kind) found = &row;
    if (!found && !cells_.rows().empty()) found = &cells_.rows().back();
    while (found && program_.things[found->thing].parent != no_index) {
        const ThingId parent = program_.things[found->thing].parent;
        const auto& rows = cells_.rows();
        const auto outer =
            std::find_if(rows.begin(), rows.end(), [&](const CardRow& row) { return row.thing == parent; });
        found = outer == rows.end() ? nullptr : &*outer;
    }
    return found;
}

void Importer::fresh(const Row& row, const std::string& id) {
    const CellPlace at{row.number, id_column_};
    const auto bad = [&](std::string message, std::string help) {
        out_.problems.push_back({at, std::move(message), std::move(help)});
    };
    std::vector<std::string_view> ids;
    for (const CardRow& card : cells_.rows()) ids.push_back(card.id);
    if (!is_id(id))
        return bad(fmt::format("there is no `{}` in the source, and it is no id for a new card", id),
                   suggestion(id, ids));
    std::vector<WantedCell> wanted;
    std::string kind;
    for (const auto& [i, column] : columns_) {
        if (i >= row.cells.size() || trim(row.cells[i].text).empty()) continue;
        WantedCell cell{column, squeezed(row.cells[i].text), {row.number, i}};
        if (column.part == Column::Part::note) cell.text = row.cells[i].text;
        if (column.part == Column::Part::kind) kind = cell.text;
        if (!row.cells[i].problem.empty()) bad(row.cells[i].problem, {});
        wanted.push_back(std::move(cell));
    }
    const bool known = std::any_of(program_.kinds.begin(), program_.kinds.end(),
                                   [&](const Kind& one) { return program_.name_of(one) == kind; });
    if (!known) {
        const std::string near = suggestion(id, ids);
        return bad(kind.empty() ? fmt::format("there is no card `{}` yet, and its `kind` is empty", id)
                                : fmt::format("there is no kind `{}`", kind),
                   near.empty() ? "a new row needs the kind of the new card" : near);
    }
    const CardRow* after = neighbour(kind);
    if (!after) return bad("the set has no card to put this one behind", "write the first card by hand");
    const auto edits = editor_.add(id, kind, wanted, at, *after);
    edits_.insert(edits_.end(), edits.begin(), edits.end());
    new_rows_.insert(row.number);
    out_.new_cards.push_back(id);
    for (const WantedCell& cell : wanted) {
        if (cell.column.part != Column::Part::text) {
            asked_.push_back({cell.at, id, cell.column.title, {}, cell.text});
            continue;
        }
        CardRow card;
        card.id = id;
        for (KindId k(0); k < program_.kinds.size(); ++k)
            if (program_.name_of(program_.kinds[k]) == kind) card.kind = kind;
        WantedCell whole = cell;
        whole.text = row.cells[cell.at.column].text;
        changed_text(card, whole, *languages_.at(cell.column.key));
    }
}

void Importer::changed_text(const CardRow& card, const WantedCell& wanted, LanguageTexts& language) {
    std::vector<std::string> lines;
    for (const std::string_view line : split(wanted.text, "\n"))
        if (!trim(line).empty()) lines.push_back(squeezed(line));
    static const std::vector<PrintedAbility> none;
    const auto& printed = card.thing == no_index ? none : language.of(card.thing);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool known = std::any_of(printed.begin(), printed.end(), [&](const PrintedAbility& one) {
            return squeezed(one.text) == lines[i];
        });
        if (known) continue;
        // As many lines as abilities: each line is the text of its ability.
        const PrintedAbility* ability = lines.size() == printed.size() ? &printed[i] : nullptr;
        changed_line(card, wanted, language, lines[i], ability);
    }
    if (lines.size() < printed.size()) {
        TextOffer offer{
            wanted.at, card.id, wanted.column.title, card.cell(wanted.column.title), wanted.text, {},
            {},        false};
        offer.reasons.push_back("the card prints more than this; an effect is removed in the source");
        out_.offers.push_back(std::move(offer));
    }
}

void Importer::changed_line(const CardRow& card, const WantedCell& wanted, LanguageTexts& language,
                            const std::string& line, const PrintedAbility* ability) {
    TextOffer offer{
        wanted.at, card.id, wanted.column.title, ability ? ability->text : std::string(), line, {},
        {},        false};
    const KindId kind = card.thing == no_index ? KindId(no_index) : program_.things[card.thing].kind;
    const text::ReadBack read = language.read(line, kind);
    if (read.understood)
        for (const text::Reading& reading : read.readings)
            if (reading.exact) offer.effects.push_back(reading.source);
    if (!read.understood) offer.reasons = text::why_not_understood(read, line);
    if (request_.effects && offer.effects.size() == 1 && ability) {
        const Ability& old = program_.abilities[ability->ability];
        edits_.push_back(
            {{program_.trees[old.tree]->span(old.node), offer.effects.front()}, wanted.at, card.id});
        offer.taken = true;
    }
    out_.offers.push_back(std::move(offer));
}

void Importer::finish() {
    // A new card is whole or not at all.
    std::set<std::string> dropped;
    for (const CellProblem& problem : out_.problems)
        if (new_rows_.contains(problem.at.row))
            for (const CellEdit& edit : edits_)
                if (edit.cell && edit.cell->row == problem.at.row) dropped.insert(edit.card);
    std::erase_if(edits_, [&](const CellEdit& edit) { return dropped.contains(edit.card); });
    TriedEdits tried = try_edits(programs_, index_, cells_, asked_, std::move(edits_), new_rows_, request_);
    out_.problems.insert(out_.problems.end(), tried.problems.begin(), tried.problems.end());
    out_.error = tried.error;
    std::sort(out_.problems.begin(), out_.problems.end(), [](const CellProblem& a, const CellProblem& b) {
        return std::pair(a.at.row, a.at.column) < std::pair(b.at.row, b.at.column);
    });
    std::set<std::size_t> bad_rows;
    for (const CellProblem& problem : out_.problems) bad_rows.insert(problem.at.row);
    for (const CellChange& change : asked_)
        if (!is_bad(change.at) && !(new_rows_.contains(change.at.row) && bad_rows.contains(change.at.row)))
            out_.changes.push_back(change);
    std::erase_if(out_.new_cards, [&](const std::string& id) {
        return dropped.contains(id) ||
               std::find(tried.dropped.begin(), tried.dropped.end(), id) != tried.dropped.end();
    });
    if (!out_.problems.empty() && !request_.partial) return;
    out_.files = std::move(tried.files);
    out_.diff = std::move(tried.diff);
}

} // namespace

Import import_table(Programs& programs, std::size_t program, const Table& table,
                    const ImportRequest& request) {
    return Importer(programs, program, table, request).run();
}

} // namespace cantrip::table
