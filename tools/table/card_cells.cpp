#include "tools/table/card_cells.hpp"

#include <algorithm>
#include <set>

#include "lang/program/ability_id.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

namespace cantrip::table {
namespace {

constexpr std::string_view reserved[] = {"id", "kind", "name", "copies", "assumed", "note"};
constexpr std::string_view note_mark = "//";

// From the first byte of one node to the last of another.
Span from_to(const Tree& tree, NodeId first, NodeId last) {
    Span out = tree.span(first);
    out.end = tree.span(last).end;
    return out;
}

NodeId last_child(const Tree& tree, NodeId node) {
    NodeId last = no_node;
    for (const NodeId child : tree.children(node)) last = child;
    return last;
}

// Lines that tools read are no notes.
bool speaks_to_tools(std::string_view comment) {
    const std::string_view text = trim(comment.substr(note_mark.size()));
    return text.starts_with("lint:") || text.starts_with("fmt:") || text.starts_with("----");
}

} // namespace

const std::string& CardRow::cell(std::string_view title) const {
    static const std::string empty;
    const auto found = cells.find(title);
    return found == cells.end() ? empty : found->second;
}

std::string squeezed(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        bool space = text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r';
        for (const std::string_view wide : {"\u00A0", "\u202F"})
            if (text.substr(at).starts_with(wide)) {
                space = true;
                at += wide.size() - 1;
            }
        if (!space)
            out += text[at];
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    }
    if (out.ends_with(' ')) out.pop_back();
    return out;
}

std::string field_title(std::string_view field) {
    const bool taken = std::find(std::begin(reserved), std::end(reserved), field) != std::end(reserved);
    return (taken ? "value " : "") + std::string(field);
}

std::string canonical_title(std::string_view title) {
    std::string out = lower_word(squeezed(title));
    for (const std::string_view same : {"qty", "quantity", "count"})
        if (out == same) return "copies";
    if (out == "notes") return "note";
    return out;
}

Note note_above(std::string_view source, std::uint32_t card) {
    Note note;
    std::size_t line = source.rfind('\n', card == 0 ? 0 : card - 1);
    line = line == std::string_view::npos || card == 0 ? 0 : line + 1;
    note.begin = note.end = static_cast<std::uint32_t>(line);
    // Something else stands before the card on its line.
    if (!trim(source.substr(line, card - line)).empty()) {
        note.whole = false;
        return note;
    }
    while (line > 0) {
        const std::size_t above = line == 1 ? std::string_view::npos : source.rfind('\n', line - 2);
        const std::size_t start = above == std::string_view::npos ? 0 : above + 1;
        const std::string_view text = trim(source.substr(start, line - 1 - start));
        if (!text.starts_with(note_mark)) break;
        const bool first = note.begin == note.end;
        if (speaks_to_tools(text)) {
            if (!first || trim(text.substr(note_mark.size())).starts_with("----")) break;
            note.end = static_cast<std::uint32_t>(start);
        } else {
            std::string_view words = text.substr(note_mark.size());
            if (words.starts_with(' ')) words.remove_prefix(1);
            note.text = std::string(words) + (first ? "" : "\n") + note.text;
        }
        note.begin = static_cast<std::uint32_t>(start);
        line = start;
    }
    return note;
}

CardCells::CardCells(const Programs& programs, std::size_t program, const std::vector<std::string>& languages)
    : programs_(programs), program_(programs.list[program]) {
    const std::vector<bool> asked = programs.asked(program_);
    for (ThingId id(0); id < program_.things.size(); ++id) {
        const Thing& thing = program_.things[id];
        if (thing.scenario == no_index && thing.kind != no_index && asked[thing.package]) add_row(id);
    }
    make_columns(languages);
}

const CardRow* CardCells::find(std::string_view id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : &rows_[found->second];
}

std::string CardCells::source_text(Span span) const { return squeezed(programs_.world.sources.text(span)); }

void CardCells::add_row(ThingId id) {
    const Thing& thing = program_.things[id];
    CardRow row;
    row.thing = id;
    row.id = thing_id(program_, id);
    row.kind = program_.name_of(program_.kinds[thing.kind]);
    const Tree& tree = *program_.trees[thing.tree];
    const auto set = [&](std::string_view title, std::string text) {
        if (!text.empty()) row.cells.emplace(title, std::move(text));
    };
    set("id", row.id);
    set("kind", row.kind);
    set("name", std::string(thing.word));
    for (const auto& [language, name] : thing.translations)
        set("name " + std::string(program_.names.text(language)), std::string(name));
    if (const NodeId of = tree.child(thing.node, NodeKind::thing_of); of != no_node) {
        const NodeId word = tree.first_child(of);
        const Span at = tree.span(word);
        for (const Value& value : thing.values)
            if (program_.span(value.value) == at)
                row.lines[std::string(program_.name_of(program_.fields[value.field]))] = {source_text(at), at,
                                                                                          of, false, true};
    }
    if (const NodeId body = tree.child(thing.node, NodeKind::thing_body); body != no_node)
        add_lines(row, body);
    std::string assumed;
    for (const auto& [name, line] : row.lines) {
        set(name == "copies" ? name : field_title(name), line.text);
        if (line.assumed) assumed += (assumed.empty() ? "" : ", ") + name;
    }
    set("assumed", assumed);
    add_inherited(row);
    const Span at = tree.span(thing.node);
    set("note", note_above(programs_.world.sources.at(at.file).text, at.begin).text);
    if (by_id_.emplace(row.id, rows_.size()).second) rows_.push_back(std::move(row));
}

void CardCells::add_lines(CardRow& row, NodeId body) {
    for (const NodeId line : tree(row).children(body)) add_line(row, line, false);
}

void CardCells::add_line(CardRow& row, NodeId line, bool assumed) {
    const Tree& nodes = tree(row);
    switch (nodes.kind(line)) {
    case NodeKind::assume:
        if (nodes.has_children(line)) add_line(row, nodes.first_child(line), true);
        break;
    case NodeKind::field: {
        const NodeId word = nodes.first_child(line), first = nodes.nth_child(line, 1);
        if (first == no_node) break;
        const Span at = from_to(nodes, first, last_child(nodes, line));
        row.lines.emplace(nodes.text(word), ValueLine{source_text(at), at, line, assumed, false});
        break;
    }
    case NodeKind::copies: {
        const Span at = from_to(nodes, nodes.first_child(line), line);
        row.lines.emplace("copies", ValueLine{source_text(at), at, line, assumed, false});
        break;
    }
    case NodeKind::translation: {
        std::string language;
        for (const NodeId child : nodes.children(line)) {
            if (nodes.kind(child) == NodeKind::name) language = nodes.text(child);
            if (nodes.kind(child) == NodeKind::string && !language.empty())
                row.names.emplace(language, nodes.span(child));
        }
        break;
    }
    default: break;
    }
}

// Values that the kinds of a card give it; what the card says itself hides them.
void CardCells::add_inherited(CardRow& row) {
    const auto& kinds = program_.kinds[program_.things[row.thing].kind].ancestors;
    const auto add = [&](FieldId field, HirId value) {
        const std::string name(program_.name_of(program_.fields[field]));
        if (program_.fields[field].state || row.lines.contains(name)) return;
        const Op op = program_.at(value).op;
        if (op == Op::none || op == Op::nothing || op == Op::no) return;
        const std::string text = source_text(program_.span(value));
        if (!text.empty()) row.cells.emplace(field_title(name), text);
    };
    for (const KindId kind : kinds)
        for (const Value& value : program_.kinds[kind].values) add(value.field, value.value);
    for (const KindId kind : kinds)
        for (const FieldId field : program_.kinds[kind].fields)
            if (program_.fields[field].initial != no_hir) add(field, program_.fields[field].initial);
    for (const KindId kind : kinds) {
        const Kind& found = program_.kinds[kind];
        if (found.copies == no_hir || row.cells.contains("copies")) continue;
        std::string text = source_text(program_.span(found.copies));
        if (found.copies_per != no_index)
            text += " per " + std::string(program_.name_of(program_.kinds[found.copies_per]));
        row.cells.emplace("copies", std::move(text));
    }
}

void CardCells::make_columns(const std::vector<std::string>& languages) {
    using Part = Column::Part;
    columns_ = {{Part::id, "id", {}}, {Part::kind, "kind", {}}, {Part::name, "name", {}}};
    std::set<std::string> named(languages.begin(), languages.end());
    for (const CardRow& row : rows_)
        for (const auto& [language, span] : row.names) named.insert(language);
    for (const std::string& language : named)
        columns_.push_back({Part::translation, "name " + language, language});
    columns_.push_back({Part::copies, "copies", {}});
    // What no card says itself is a default of the game and would only fill columns.
    const auto add_field = [&](const std::string& name) {
        Column column{Part::field, field_title(name), name};
        const bool used = std::any_of(rows_.begin(), rows_.end(),
                                      [&](const CardRow& row) { return row.lines.contains(name); });
        if (used && std::find(columns_.begin(), columns_.end(), column) == columns_.end())
            columns_.push_back(std::move(column));
    };
    for (const CardRow& row : rows_)
        for (const KindId kind : program_.kinds[program_.things[row.thing].kind].ancestors)
            for (const FieldId field : program_.kinds[kind].fields)
                if (program_.fields[field].name != no_name)
                    add_field(std::string(program_.name_of(program_.fields[field])));
    add_field("traits");
    columns_.push_back({Part::assumed, "assumed", {}});
    columns_.push_back({Part::note, "note", {}});
}

std::optional<Column> CardCells::column(std::string_view title) const {
    using Part = Column::Part;
    const std::string wanted = canonical_title(title);
    for (const Column& known : columns_)
        if (lower_word(known.title) == wanted) return known;
    if (wanted.starts_with("name ")) return Column{Part::translation, wanted, wanted.substr(5)};
    if (wanted == "traits") return Column{Part::field, wanted, wanted};
    for (const Field& field : program_.fields)
        if (!field.state && program_.name_of(field) != "name" &&
            field_title(program_.name_of(field)) == wanted)
            return Column{Part::field, wanted, std::string(program_.name_of(field))};
    return std::nullopt;
}

void CardCells::add_texts(const std::string& language, const std::map<ThingId, std::string>& texts) {
    // As the user wrote the tag, compared without regard to letter case.
    Column column{Column::Part::text, "text " + language, language};
    for (CardRow& row : rows_)
        if (const auto found = texts.find(row.thing); found != texts.end() && !found->second.empty())
            row.cells[column.title] = found->second;
    columns_.push_back(std::move(column));
}

} // namespace cantrip::table
