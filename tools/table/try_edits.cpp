#include "tools/table/try_edits.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/format/format.hpp"
#include "lang/program/ability_id.hpp"
#include "tools/support/unified_diff.hpp"

namespace cantrip::table {
namespace {

// Where an edit came to lie in the new text.
struct Placed {
    const CellEdit* edit = nullptr;
    std::size_t begin = 0, end = 0;
};

struct NewText {
    std::string text;
    std::vector<Placed> placed;
};

class Trial {
  public:
    Trial(const Programs& programs, std::size_t program, const CardCells& before,
          const std::vector<CellChange>& asked, std::vector<CellEdit> edits,
          const std::set<std::size_t>& new_rows, const ImportRequest& request)
        : programs_(programs), index_(program), before_(before), asked_(asked), edits_(std::move(edits)),
          new_rows_(new_rows), request_(request) {}

    TriedEdits run() {
        // Each round names at least one bad cell and goes on without it.
        constexpr int most_rounds = 40;
        for (int round = 0; round < most_rounds && !edits_.empty() && out_.error.empty(); ++round) {
            apply();
            const auto checked = load(texts_);
            if (blame_errors(*checked) || blame_cells(*checked)) continue;
            if (!out_.error.empty()) break;
            finish(*checked);
            return std::move(out_);
        }
        if (!edits_.empty() && out_.error.empty())
            out_.error = "too many cells are bad; mend those that are named and import again";
        return std::move(out_);
    }

  private:
    void apply();
    [[nodiscard]] std::unique_ptr<Programs> load(const std::map<FileId, NewText>& texts) const;
    bool blame_errors(const Programs& checked);
    bool blame_cells(const Programs& checked);
    void finish(const Programs& checked);
    bool blame(const std::vector<const CellEdit*>& guilty, const std::string& message,
               const std::string& help);
    [[nodiscard]] std::vector<const CellEdit*> guilty_of(const Programs& checked,
                                                         const Diagnostic& told) const;

    const Programs& programs_;
    std::size_t index_;
    const CardCells& before_;
    const std::vector<CellChange>& asked_;
    std::vector<CellEdit> edits_;
    const std::set<std::size_t>& new_rows_;
    const ImportRequest& request_;
    std::map<FileId, NewText> texts_;
    TriedEdits out_;
};

void Trial::apply() {
    texts_.clear();
    std::map<FileId, std::vector<const CellEdit*>> by_file;
    for (const CellEdit& edit : edits_) by_file[edit.edit.at.file].push_back(&edit);
    for (auto& [file, list] : by_file) {
        std::stable_sort(list.begin(), list.end(), [](const CellEdit* a, const CellEdit* b) {
            return a->edit.at.begin < b->edit.at.begin;
        });
        const std::string& old = programs_.world.sources.at(file).text;
        NewText& out = texts_[file];
        std::size_t at = 0;
        for (const CellEdit* edit : list) {
            // Inside of a line that is removed as a whole.
            if (edit->edit.at.begin < at) continue;
            out.text.append(old, at, edit->edit.at.begin - at);
            out.placed.push_back({edit, out.text.size(), out.text.size() + edit->edit.text.size()});
            out.text += edit->edit.text;
            at = edit->edit.at.end;
        }
        out.text.append(old, at);
    }
}

std::unique_ptr<Programs> Trial::load(const std::map<FileId, NewText>& texts) const {
    LoadOptions options = request_.options;
    for (const auto& [file, text] : texts) options.texts[programs_.world.sources.at(file).path] = text.text;
    return load_programs(request_.paths, options);
}

bool Trial::blame(const std::vector<const CellEdit*>& guilty, const std::string& message,
                  const std::string& help) {
    std::vector<std::pair<CellPlace, std::string>> bad;
    for (const CellEdit* edit : guilty)
        if (edit->cell) bad.emplace_back(*edit->cell, edit->card);
    if (bad.empty()) return false;
    for (const auto& [place, card] : bad) {
        const CellPlace at = place;
        const std::string id = card;
        const bool told = std::any_of(out_.problems.begin(), out_.problems.end(),
                                      [&](const CellProblem& known) { return known.at == at; });
        if (!told) out_.problems.push_back({at, message, help});
        const bool whole = new_rows_.contains(at.row);
        if (whole && std::find(out_.dropped.begin(), out_.dropped.end(), id) == out_.dropped.end())
            out_.dropped.push_back(id);
        std::erase_if(edits_, [&](const CellEdit& edit) {
            return (whole && edit.card == id) || (edit.cell && *edit.cell == at);
        });
        // Braces around new lines go with the last of them.
        const bool left = std::any_of(edits_.begin(), edits_.end(),
                                      [&](const CellEdit& edit) { return edit.card == id && edit.cell; });
        if (!left) std::erase_if(edits_, [&](const CellEdit& edit) { return edit.card == id; });
    }
    return true;
}

std::vector<const CellEdit*> Trial::guilty_of(const Programs& checked, const Diagnostic& told) const {
    const Source& source = checked.world.sources.at(told.at.file);
    std::vector<const CellEdit*> out;
    for (const auto& [file, text] : texts_) {
        if (programs_.world.sources.at(file).path != source.path) continue;
        for (const Placed& placed : text.placed)
            if (placed.edit->cell && placed.begin <= told.at.end && told.at.begin <= placed.end &&
                !placed.edit->edit.text.empty())
                out.push_back(placed.edit);
    }
    if (!out.empty()) return out;
    // An error about the card as a whole: what the table changed on it. Removed lines first.
    const Program& program = checked.list[index_];
    for (ThingId id(0); id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        const Span at = program.trees[thing.tree]->span(thing.node);
        if (at.file != told.at.file || told.at.begin < at.begin || told.at.end > at.end) continue;
        std::vector<const CellEdit*> removed, all;
        for (const CellEdit& edit : edits_) {
            if (edit.card != thing_id(program, id) || !edit.cell) continue;
            all.push_back(&edit);
            if (edit.edit.text.empty()) removed.push_back(&edit);
        }
        if (!all.empty()) return removed.empty() ? all : removed;
    }
    return out;
}

bool Trial::blame_errors(const Programs& checked) {
    if (checked.list.size() != programs_.list.size()) {
        out_.error = "with these changes the set could not be read";
        return false;
    }
    for (const Diagnostic& told : checked.diagnostics.all()) {
        if (told.severity != Severity::error) continue;
        std::vector<const CellEdit*> guilty = guilty_of(checked, told);
        // One cell is enough of a new card.
        if (guilty.size() > 1 && guilty.front()->cell && new_rows_.contains(guilty.front()->cell->row))
            guilty.resize(1);
        if (blame(guilty, told.message, told.help)) return true;
        out_.error = fmt::format("with these changes the set would have an error: {}", told.message);
        return false;
    }
    return false;
}

// The new source must say what the table said, and nothing else may be different.
bool Trial::blame_cells(const Programs& checked) {
    if (!out_.error.empty()) return false;
    const CardCells after(checked, index_, {});
    std::map<std::pair<std::string, std::string>, const CellChange*> wanted;
    for (const CellChange& change : asked_)
        if (std::any_of(edits_.begin(), edits_.end(),
                        [&](const CellEdit& edit) { return edit.cell && *edit.cell == change.at; }))
            wanted.emplace(std::pair(change.card, change.column), &change);
    const auto same = [](const std::string& title, const std::string& a, const std::string& b) {
        return title == "assumed" || squeezed(a) == squeezed(b);
    };
    for (const CardRow& row : after.rows()) {
        const CardRow* old = before_.find(row.id);
        std::set<std::string> titles;
        for (const auto& [title, text] : row.cells) titles.insert(title);
        if (old)
            for (const auto& [title, text] : old->cells)
                if (!title.starts_with("text ")) titles.insert(title);
        for (const std::string& title : titles) {
            const auto change = wanted.find({row.id, title});
            if (change != wanted.end()) {
                if (same(title, row.cell(title), change->second->after)) continue;
                std::vector<const CellEdit*> guilty;
                for (const CellEdit& edit : edits_)
                    if (edit.cell && *edit.cell == change->second->at) guilty.push_back(&edit);
                return blame(guilty, fmt::format("in the source this would be `{}`", row.cell(title)), {});
            }
            if (!old || same(title, row.cell(title), old->cell(title))) continue;
            out_.error = fmt::format("the change of another cell would alter `{}` of `{}`", title, row.id);
            return false;
        }
    }
    return false;
}

void Trial::finish(const Programs& checked) {
    std::map<FileId, NewText> styled = texts_;
    bool changed = false;
    for (auto& [file, text] : styled) {
        // A file in style stays in style; others keep the style that they have.
        const Source& old = programs_.world.sources.at(file);
        Diagnostics untold;
        if (format_source(programs_.world.sources, file, untold).text != old.text) continue;
        Sources one;
        const std::string formatted = format_source(one, one.add(old.path, text.text), untold).text;
        changed = changed || formatted != text.text;
        text.text = formatted;
    }
    if (changed) {
        const auto again = load(styled);
        if (again->diagnostics.errors() != checked.diagnostics.errors()) styled = texts_;
    }
    for (const auto& [file, text] : styled) {
        const Source& old = programs_.world.sources.at(file);
        if (text.text == old.text) continue;
        out_.files.push_back({old.path, text.text, NewFile::Before::same, old.text});
        out_.diff += unified_diff(old.path, old.text, text.text);
    }
}

} // namespace

TriedEdits try_edits(const Programs& programs, std::size_t program, const CardCells& before,
                     const std::vector<CellChange>& asked, std::vector<CellEdit> edits,
                     const std::set<std::size_t>& new_rows, const ImportRequest& request) {
    return Trial(programs, program, before, asked, std::move(edits), new_rows, request).run();
}

} // namespace cantrip::table
