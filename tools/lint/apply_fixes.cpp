#include "tools/lint/apply_fixes.hpp"

#include <algorithm>

#include "lang/diagnostics/render_text.hpp"

namespace cantrip::lint {
namespace {

// More rounds than any chain of fixes needs; two rules that undo each other end here.
constexpr int most_rounds = 20;

bool before(const Edit& a, const Edit& b) {
    return std::tie(a.at.file, a.at.begin, a.at.end) < std::tie(b.at.file, b.at.begin, b.at.end);
}

// Edits at one place count as touching too: their order would be a guess.
bool touches(const Edit& a, const Edit& b) {
    return a.at.file == b.at.file && a.at.begin <= b.at.end && b.at.begin <= a.at.end;
}

std::string edited(std::string_view text, const std::vector<Edit>& edits) {
    std::string out;
    std::size_t done = 0;
    for (const Edit& edit : edits) {
        out += text.substr(done, edit.at.begin - done);
        out += edit.text;
        done = edit.at.end;
    }
    out += text.substr(done);
    return out;
}

} // namespace

FixedFiles fix_once(const Sources& sources, const Diagnostics& findings, bool unsafe) {
    FixedFiles out;
    std::vector<Edit> taken;
    for (const Diagnostic& told : findings.all()) {
        if (!told.fix || told.fix->edits.empty() || (!told.fix->safe && !unsafe)) continue;
        const bool free = std::none_of(told.fix->edits.begin(), told.fix->edits.end(), [&](const Edit& edit) {
            const auto at = std::lower_bound(taken.begin(), taken.end(), edit, before);
            return (at != taken.end() && touches(*at, edit)) ||
                   (at != taken.begin() && touches(*(at - 1), edit));
        });
        if (!free) continue;
        for (const Edit& edit : told.fix->edits)
            taken.insert(std::lower_bound(taken.begin(), taken.end(), edit, before), edit);
        ++out.count;
    }
    for (auto begin = taken.begin(); begin != taken.end();) {
        const FileId file = begin->at.file;
        const auto end =
            std::find_if(begin, taken.end(), [&](const Edit& edit) { return edit.at.file != file; });
        out.texts[sources.at(file).path] = edited(sources.at(file).text, {begin, end});
        begin = end;
    }
    return out;
}

Result<Fixed, ConfigError> fix_all(const Fixing& fixing, std::unique_ptr<Programs> programs, Linted first) {
    Fixed out;
    out.programs = std::move(programs);
    out.left = std::move(first);
    LoadOptions load = fixing.load;
    for (int round = 0; round < most_rounds; ++round) {
        const FixedFiles fixed = fix_once(out.programs->world.sources, out.left.findings, fixing.unsafe);
        if (fixed.count == 0) break;
        out.count += fixed.count;
        const Sources& sources = out.programs->world.sources;
        for (FileId file(0); file < sources.size(); ++file)
            if (fixed.texts.contains(sources.at(file).path))
                out.before.emplace(sources.at(file).path, sources.at(file).text);
        for (const auto& [path, text] : fixed.texts) load.texts[path] = text;
        out.programs = load_programs(fixing.paths, load);
        if (out.programs->diagnostics.errors() > 0) {
            out.broken = render_compact(out.programs->world.sources, out.programs->diagnostics);
            return out;
        }
        auto again = lint_programs(*out.programs, fixing.lint);
        if (!again) return Failure{again.error()};
        out.left = std::move(again).value();
    }
    for (const auto& [path, text] : out.before) out.after[path] = load.texts.at(path);
    return out;
}

} // namespace cantrip::lint
