#include "lang/check/programs.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include "lang/source/read_file.hpp"
#include "lang/syntax/parser.hpp"

namespace cantrip {
namespace {

// Packages that several programs share are checked with each; what is wrong with them is told once.
void drop_repeats(Diagnostics& diagnostics) {
    Diagnostics once;
    diagnostics.sort();
    const Diagnostic* last = nullptr;
    for (const Diagnostic& told : diagnostics.all()) {
        const bool same = last != nullptr && last->code == told.code && last->at == told.at &&
                          last->message == told.message;
        if (!same) {
            Diagnostic& copy = once.add(told.code, told.at, told.message);
            copy = told;
        }
        last = &told;
    }
    diagnostics = std::move(once);
}

// Whether a file has fewer errors of shape with a fix than without it.
bool helps(const Sources& sources, const Diagnostic& told) {
    const std::string& old = sources.at(told.at.file).text;
    std::vector<Edit> edits = told.fix->edits;
    std::sort(edits.begin(), edits.end(),
              [](const Edit& a, const Edit& b) { return a.at.begin > b.at.begin; });
    std::string fixed = old;
    for (const Edit& edit : edits) fixed.replace(edit.at.begin, edit.at.end - edit.at.begin, edit.text);
    const auto errors = [](const std::string& text) {
        Sources alone;
        Diagnostics found;
        (void)parse_file(alone, alone.add("fixed", text), found);
        return found.errors();
    };
    return errors(fixed) < errors(old);
}

// Fixes are tried on this many lines, in files up to this size: trying one parses its file again.
constexpr std::size_t most_tried = 20;
constexpr std::size_t largest_tried = 100'000;

// A line that does not parse has one error, the first of shape: what follows from it is dropped, and so is a
// fix that would not make the line parse.
void drop_echoes(const Sources& sources, Diagnostics& diagnostics) {
    const auto line_of = [&](const Diagnostic& told) {
        return std::pair{told.at.file, sources.position(told.at.file, told.at.begin).line};
    };
    const auto is_shape = [](const Diagnostic& told) {
        return info(told.code).text.starts_with("C01") || told.code == Code::unknown_character;
    };
    std::map<std::pair<FileId, std::uint32_t>, const Diagnostic*> first;
    for (const Diagnostic& told : diagnostics.all())
        if (is_shape(told)) first.try_emplace(line_of(told), &told);
    if (first.empty()) return;
    Diagnostics kept;
    std::size_t tried = 0;
    for (const Diagnostic& told : diagnostics.all()) {
        const auto line = line_of(told);
        const auto shape = first.find(line);
        if (shape != first.end() && shape->second != &told) continue;
        // The rest of a head that was broken over two lines.
        if (const auto before = first.find({line.first, line.second - 1});
            before != first.end() && before->second->code == Code::missing_colon &&
            !before->second->help.empty())
            continue;
        Diagnostic& copy = kept.add(told.code, told.at, told.message);
        copy = told;
        if (shape == first.end() || !copy.fix) continue;
        const bool small = sources.at(told.at.file).text.size() <= largest_tried;
        if (!small || ++tried > most_tried || !helps(sources, copy)) copy.fix.reset();
    }
    diagnostics = std::move(kept);
}

// Packages that lack something they use are left out: every name of it would be told to be unknown.
std::vector<std::vector<std::size_t>> each_package(const World& world) {
    std::vector<std::vector<std::size_t>> out;
    for (std::size_t i = 0; i < world.packages.size(); ++i) {
        if (!world.packages[i].asked_for) continue;
        const std::size_t one[] = {i};
        std::vector<std::size_t> all = world.closure(one);
        if (std::none_of(all.begin(), all.end(),
                         [&](std::size_t index) { return world.packages[index].incomplete; }))
            out.push_back(std::move(all));
    }
    return out;
}

} // namespace

std::vector<bool> Programs::asked(const Program& program) const {
    std::vector<bool> out;
    for (const Package& package : program.packages) {
        const auto found = world.find(program.name_of(package));
        out.push_back(found && world.packages[*found].asked_for);
    }
    return out;
}

std::vector<std::string> Programs::folders(std::size_t program) const {
    std::vector<std::string> out;
    for (const std::size_t index : packages[program])
        if (!world.packages[index].folder.empty()) out.push_back(world.packages[index].folder);
    return out;
}

std::unique_ptr<Programs> load_programs(const std::vector<std::string>& paths, const LoadOptions& options,
                                        Grouping grouping) {
    auto out = std::make_unique<Programs>();
    std::vector<std::string> files;
    for (const auto& path : paths) {
        if (path != "-") {
            files.push_back(path);
            continue;
        }
        auto source = read_stream(stdin, "<stdin>");
        if (source) {
            const std::size_t index = out->world.add_text("<stdin>", std::move(source.value().text));
            for (const auto& name : std::vector<std::string>(out->world.packages[index].uses))
                (void)load_by_name(out->world, name, options);
        } else {
            out->world.broken = true;
            const bool large = source.error().kind == ReadError::too_large;
            out->world.diagnostics.add(large ? Code::file_too_large : Code::unreadable_file,
                                       {out->world.sources.add("<stdin>", ""), 0, 0}, source.error().message);
        }
    }
    load(out->world, files, options);
    out->packages = grouping == Grouping::together ? programs_of(out->world) : each_package(out->world);
    for (const auto& packages : out->packages)
        out->list.push_back(check(out->world, packages, out->diagnostics));
    out->diagnostics.take(std::move(out->world.diagnostics));
    drop_repeats(out->diagnostics);
    drop_echoes(out->world.sources, out->diagnostics);
    return out;
}

} // namespace cantrip
