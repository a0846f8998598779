#include "tools/table/card_edits.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "tools/support/words.hpp"

namespace cantrip::table {
namespace {

std::string_view line_break_of(std::string_view source) {
    return source.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
}

std::size_t line_begin(std::string_view source, std::size_t at) {
    const std::size_t found = at == 0 ? std::string_view::npos : source.rfind('\n', at - 1);
    return found == std::string_view::npos ? 0 : found + 1;
}

// Before the line break.
std::size_t line_end(std::string_view source, std::size_t at) {
    std::size_t end = std::min(source.find('\n', at), source.size());
    if (end > at && source[end - 1] == '\r') --end;
    return end;
}

std::string indent_at(std::string_view source, std::size_t at) {
    const std::size_t begin = line_begin(source, at);
    return std::string(source.substr(begin, std::min(source.find_first_not_of(" \t", begin), at) - begin));
}

bool has_control(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

bool is_value_line(NodeKind kind) {
    return kind == NodeKind::from || kind == NodeKind::translation || kind == NodeKind::field ||
           kind == NodeKind::copies || kind == NodeKind::starts;
}

std::string_view field_name(const Column& column) {
    return column.part == Column::Part::copies ? std::string_view("copies") : std::string_view(column.key);
}

} // namespace

std::vector<std::string> listed_names(std::string_view cell) {
    std::vector<std::string> out;
    std::string name;
    for (const char c : std::string(cell) + ",") {
        if (c != ',' && c != ' ' && c != ';' && c != '\n') {
            name += c;
        } else if (!name.empty()) {
            if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
            name.clear();
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

void CardEditor::problem(const WantedCell& wanted, std::string message, std::string help) {
    problems_.push_back({wanted.at, std::move(message), std::move(help)});
}

void CardEditor::replace(Span at, std::string text, std::optional<CellPlace> cell) {
    edits_.push_back({{at, std::move(text)}, cell, card_});
}

bool CardEditor::plain_value(const WantedCell& wanted) {
    if (has_control(wanted.text) || wanted.text.find_first_of("{};") != std::string::npos ||
        wanted.text.find("//") != std::string::npos) {
        problem(wanted, fmt::format("`{}` is no value of one line", wanted.text),
                "write one value, as in the source: `2` or `2 herb + 1 mana`");
        return false;
    }
    return true;
}

bool CardEditor::plain_name(const WantedCell& wanted) {
    if (wanted.text.starts_with('=') || wanted.text.starts_with('@')) {
        problem(wanted, fmt::format("`{}` looks like a formula and not like a name", wanted.text),
                "write the name itself");
        return false;
    }
    if (has_control(wanted.text) || wanted.text.find_first_of("\"\\") != std::string::npos) {
        problem(wanted, "a name has one line, no \" and no \\",
                "use the quotation marks of your language: “ ”");
        return false;
    }
    return true;
}

void CardEditor::change_name(const CardRow& card, const WantedCell& wanted) {
    if (wanted.text.empty()) return problem(wanted, "the name is missing", "write the printed name");
    if (!plain_name(wanted)) return;
    const NodeId node = program_.things[card.thing].node;
    const Tree& nodes = tree(card);
    const std::string text = '"' + wanted.text + '"';
    if (const NodeId old = nodes.child(node, NodeKind::string); old != no_node)
        return replace(nodes.span(old), text, wanted.at);
    NodeId last = no_node;
    for (const NodeId child : nodes.children(node))
        if (nodes.kind(child) == NodeKind::name) last = child;
    if (last == no_node || program_.things[card.thing].name == no_name)
        return problem(wanted, "this part has no name in the source", "give it one there first");
    Span at = nodes.span(last);
    at.begin = at.end;
    replace(at, " " + text, wanted.at);
}

void CardEditor::change_translation(const CardRow& card, const WantedCell& wanted) {
    if (!plain_name(wanted)) return;
    const auto old = card.names.find(wanted.column.key);
    const std::string text = '"' + wanted.text + '"';
    if (old == card.names.end()) {
        lines_.push_back({fmt::format("name {} {}", wanted.column.key, text), wanted.at});
        return;
    }
    if (!wanted.text.empty()) return replace(old->second, text, wanted.at);
    const Tree& nodes = tree(card);
    const NodeId body = nodes.child(program_.things[card.thing].node, NodeKind::thing_body);
    for (const NodeId line : nodes.children(body)) {
        const Span at = nodes.span(line);
        if (nodes.kind(line) != NodeKind::translation || old->second.begin < at.begin ||
            old->second.end > at.end)
            continue;
        if (nodes.nth_child(line, 2) != no_node)
            return problem(wanted, "this name shares its line with others", "remove it in the source");
        return remove_line(card, line, wanted);
    }
}

void CardEditor::change_value(const CardRow& card, const WantedCell& wanted, bool assumed) {
    if (!plain_value(wanted)) return;
    const std::string name(field_name(wanted.column));
    const auto old = card.lines.find(name);
    if (old == card.lines.end()) {
        if (wanted.text.empty())
            return problem(wanted, "the kind of the card gives it this value, so the cell cannot be empty",
                           fmt::format("write the value that the card has instead of `{}`",
                                       card.cell(wanted.column.title)));
        lines_.push_back({(assumed ? "assume " : "") + name + " " + wanted.text, wanted.at});
        return;
    }
    const Span at = old->second.value;
    if (source(at.file).substr(at.begin, at.end - at.begin).find("//") != std::string_view::npos)
        return problem(wanted, "there is a comment inside of this value", "change it in the source");
    if (!wanted.text.empty()) return replace(at, wanted.text, wanted.at);
    if (old->second.behind_of) return problem(wanted, "the card is declared with this value behind `of`");
    remove_line(card, old->second.line, wanted);
}

// Removes a whole line, when nothing else stands on it.
void CardEditor::remove_line(const CardRow& card, NodeId line, const WantedCell& wanted) {
    const Tree& nodes = tree(card);
    Span at = nodes.span(line);
    const std::string_view text = source(at.file);
    const std::size_t begin = line_begin(text, at.begin), end = line_end(text, at.end);
    std::string_view before = trim(text.substr(begin, at.begin - begin));
    if (before == "assume") before = {};
    if (!before.empty() || !trim(text.substr(at.end, end - at.end)).empty())
        return problem(wanted, "something else stands on the line of this value",
                       "remove the value in the source");
    at.begin = static_cast<std::uint32_t>(begin);
    at.end = static_cast<std::uint32_t>(std::min(text.find('\n', end), text.size() - 1) + 1);
    replace(at, "", wanted.at);
}

void CardEditor::change_assumed(const CardRow& card, const WantedCell& wanted) {
    const std::vector<std::string> names = listed_names(wanted.text);
    const Tree& nodes = tree(card);
    for (const std::string& name : names) {
        const auto line = card.lines.find(name);
        const bool fresh = std::any_of(lines_.begin(), lines_.end(), [&](const NewLine& one) {
            return one.text.starts_with("assume " + name + " ");
        });
        if (fresh || (line != card.lines.end() && line->second.assumed)) continue;
        if (line == card.lines.end() || line->second.behind_of) {
            problem(wanted, fmt::format("the card has no line `{}` that could be assumed", name),
                    "name fields that the card itself has, such as `cost, points`");
            continue;
        }
        Span at = nodes.span(line->second.line);
        at.end = at.begin;
        replace(at, "assume ", wanted.at);
    }
    for (const auto& [name, line] : card.lines) {
        if (!line.assumed || std::find(names.begin(), names.end(), name) != names.end()) continue;
        Span at = nodes.span(line.line);
        const std::string_view text = source(at.file);
        const std::size_t word = text.rfind("assume", at.begin);
        at.end = at.begin;
        at.begin = static_cast<std::uint32_t>(word);
        replace(at, "", wanted.at);
    }
}

std::optional<std::string> CardEditor::note_lines(const WantedCell& wanted, std::string_view indent) {
    std::string out;
    if (wanted.text.empty()) return out;
    for (const std::string_view line : split(wanted.text, "\n")) {
        const std::string_view words = trim(line);
        if (has_control(words) || words.starts_with("lint:") || words.starts_with("fmt:") ||
            words.starts_with("----")) {
            problem(wanted, fmt::format("`{}` would be read by a tool and not by people", words),
                    "start the line with another word");
            return std::nullopt;
        }
        out += fmt::format("{}//{}{}\n", indent, words.empty() ? "" : " ", words);
    }
    return out;
}

void CardEditor::change_note(const CardRow& card, const WantedCell& wanted) {
    Span at = tree(card).span(program_.things[card.thing].node);
    const std::string_view text = source(at.file);
    const Note note = note_above(text, at.begin);
    if (!note.whole)
        return problem(wanted, "the card does not start its line, so no note can stand above it",
                       "`cantrip fmt` puts it on a line of its own");
    auto lines = note_lines(wanted, indent_at(text, at.begin));
    if (!lines) return;
    if (line_break_of(text) == "\r\n")
        for (std::size_t i = 0; (i = lines->find('\n', i)) != std::string::npos; i += 2)
            lines->insert(i, "\r");
    at.begin = note.begin;
    at.end = note.end;
    replace(at, std::move(*lines), wanted.at);
}

// New lines go behind the last value of the card, before its abilities.
void CardEditor::insert_lines(const CardRow& card) {
    if (lines_.empty()) return;
    const Tree& nodes = tree(card);
    const NodeId node = program_.things[card.thing].node;
    const NodeId body = nodes.child(node, NodeKind::thing_body);
    const Span whole = nodes.span(node);
    const std::string_view text = source(whole.file);
    const std::string line_break(line_break_of(text)), outer = indent_at(text, whole.begin);
    const auto insert = [&](std::size_t at, std::string words, std::optional<CellPlace> cell) {
        const auto place = static_cast<std::uint32_t>(at);
        replace({whole.file, place, place}, std::move(words), cell);
    };
    if (body == no_node) {
        insert(whole.end, " {", {});
        for (const NewLine& line : lines_) insert(whole.end, line_break + outer + "  " + line.text, line.at);
        insert(whole.end, line_break + outer + "}", {});
        return;
    }
    const Span braces = nodes.span(body);
    const bool one_line =
        text.substr(braces.begin, braces.end - braces.begin).find('\n') == std::string_view::npos;
    if (one_line) {
        const bool empty = !nodes.has_children(body);
        for (std::size_t i = 0; i < lines_.size(); ++i)
            insert(braces.begin + 1U, " " + lines_[i].text + (empty && i + 1 == lines_.size() ? " " : ";"),
                   lines_[i].at);
        return;
    }
    std::size_t at = line_end(text, braces.begin);
    std::string indent = outer + "  ";
    for (const NodeId line : nodes.children(body)) {
        const NodeId inside = nodes.kind(line) == NodeKind::assume ? nodes.first_child(line) : line;
        if (inside == no_node || !is_value_line(nodes.kind(inside))) break;
        at = line_end(text, nodes.span(line).end);
        indent = indent_at(text, nodes.span(line).begin);
    }
    // `{ cost 2` and the rest on other lines: behind the line is still inside the braces.
    at = std::min<std::size_t>(at, braces.end - 1U);
    for (const NewLine& line : lines_) insert(at, line_break + indent + line.text, line.at);
}

std::vector<CellEdit> CardEditor::change(const CardRow& card, const std::vector<WantedCell>& wanted) {
    using Part = Column::Part;
    edits_.clear();
    lines_.clear();
    card_ = card.id;
    std::vector<std::string> assumed = listed_names(card.cell("assumed"));
    for (const WantedCell& cell : wanted)
        if (cell.column.part == Part::assumed) assumed = listed_names(cell.text);
    for (const WantedCell& cell : wanted) {
        switch (cell.column.part) {
        case Part::id:
        case Part::text: break;
        case Part::kind:
            problem(cell, fmt::format("the card is a {}; its kind is changed in the source", card.kind));
            break;
        case Part::name: change_name(card, cell); break;
        case Part::translation: change_translation(card, cell); break;
        case Part::copies:
        case Part::field: {
            const std::string name(field_name(cell.column));
            change_value(card, cell, std::find(assumed.begin(), assumed.end(), name) != assumed.end());
            break;
        }
        case Part::assumed: break;
        case Part::note: change_note(card, cell); break;
        }
    }
    // Once the new lines are known: they may be assumed too.
    for (const WantedCell& cell : wanted)
        if (cell.column.part == Part::assumed) change_assumed(card, cell);
    insert_lines(card);
    return std::move(edits_);
}

std::vector<CellEdit> CardEditor::add(const std::string& id, const std::string& kind,
                                      const std::vector<WantedCell>& wanted, CellPlace at,
                                      const CardRow& after) {
    using Part = Column::Part;
    edits_.clear();
    lines_.clear();
    card_ = id;
    Span place = tree(after).span(program_.things[after.thing].node);
    const std::string_view text = source(place.file);
    const std::string line_break(line_break_of(text));
    place.begin = place.end = static_cast<std::uint32_t>(line_end(text, place.end));
    std::vector<std::string> assumed;
    std::string name, note;
    CellPlace name_at = at, note_at = at;
    for (const WantedCell& cell : wanted)
        if (cell.column.part == Part::assumed) assumed = listed_names(cell.text);
    for (const WantedCell& cell : wanted) {
        if (cell.column.part == Part::name && plain_name(cell)) {
            name = " \"" + cell.text + '"';
            name_at = cell.at;
        } else if (cell.column.part == Part::note) {
            note = note_lines(cell, "").value_or("");
            note_at = cell.at;
        } else if (cell.column.part == Part::translation && plain_name(cell)) {
            lines_.push_back({fmt::format("name {} \"{}\"", cell.column.key, cell.text), cell.at});
        } else if (cell.column.part == Part::field || cell.column.part == Part::copies) {
            const std::string field(field_name(cell.column));
            const bool guess = std::find(assumed.begin(), assumed.end(), field) != assumed.end();
            if (plain_value(cell))
                lines_.push_back({(guess ? "assume " : "") + field + " " + cell.text, cell.at});
        }
    }
    replace(place, line_break + line_break, at);
    for (const std::string_view line : split(note, "\n"))
        if (!line.empty()) replace(place, std::string(line) + line_break, note_at);
    replace(place, kind + " " + id, at);
    replace(place, name, name_at);
    if (!lines_.empty()) {
        replace(place, " {", at);
        for (const NewLine& line : lines_) replace(place, line_break + "  " + line.text, line.at);
        replace(place, line_break + "}", at);
    }
    return std::move(edits_);
}

} // namespace cantrip::table
