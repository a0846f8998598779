#include "tools/render/layouts.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/source/read_file.hpp"
#include "tools/render/assets.hpp"
#include "tools/render/content.hpp"

namespace cantrip::render {

Layouts::Layouts(const Program& program, std::vector<std::string> folders, Icons& icons, Findings& findings)
    : program_(program), folders_(std::move(folders)), icons_(icons), findings_(findings) {
    std::reverse(folders_.begin(), folders_.end());
}

std::string Layouts::path_of(std::string_view name) const {
    // A name that a file says behind `extends` is no path.
    if (name.find('/') != std::string_view::npos) return {};
    const auto [known, fresh] = paths_.try_emplace(std::string(name));
    for (std::size_t i = 0; fresh && i < folders_.size() && known->second.empty(); ++i)
        known->second = find_asset(folders_[i] + "/layout", fmt::format("{}.layout", name), findings_);
    return known->second;
}

std::vector<Statement> Layouts::statements(const std::string& path, std::size_t depth) {
    const auto tell = [&](Problem problem, LayoutPlace at, std::string message, std::string help) {
        findings_.push_back({problem, std::move(at), {}, {}, {}, std::move(message), std::move(help)});
    };
    const auto source = read_file(path);
    if (!source) {
        tell(Problem::bad_file, {path, 0}, source.error().message, "");
        return {};
    }
    if (std::find(files_.begin(), files_.end(), path) == files_.end()) files_.push_back(path);
    std::vector<Statement> own = read_statements(path, source.value().text, findings_), out;
    for (const Statement& statement : own) {
        if (statement.head.tokens[0].text != "extends") continue;
        if (statement.head.tokens.size() != 2 || depth == max_depth) {
            tell(Problem::layout_line, statement.head.at,
                 depth == max_depth ? "layouts extend each other in a circle, or too deeply"
                                    : "this line is not complete",
                 "it reads `extends LAYOUT`");
            continue;
        }
        const std::string& name = statement.head.tokens[1].text;
        const std::string above = path_of(name);
        if (above.empty() || above == path) {
            std::vector<std::string> known;
            for (const std::string& folder : folders_)
                for (const std::string& file : list_assets(folder + "/layout", {".layout"}, findings_))
                    known.push_back(std::filesystem::path(file).stem().string());
            const std::vector<std::string_view> names(known.begin(), known.end());
            tell(Problem::layout_name, statement.head.at, fmt::format("there is no layout `{}`", name),
                 suggestion(name, names));
            continue;
        }
        for (Statement& one : statements(above, depth + 1)) out.push_back(std::move(one));
    }
    for (Statement& one : own) out.push_back(std::move(one));
    return out;
}

const Layout* Layouts::named(const std::string& name, KindId kind) {
    const auto [place, fresh] = made_.try_emplace({name, kind});
    if (!fresh) return place->second.get();
    const std::string path = path_of(name);
    if (path.empty()) return nullptr;
    const LayoutWorld world{fields_of_kind(program_, kind),
                            [&](std::string_view icon) { return icons_.has(icon); }, icons_.names()};
    Findings found;
    Layout layout = make_layout(statements(path, 0), world, found);
    // A layout that several extend is wrong once.
    for (Finding& finding : found)
        if (std::find(findings_.begin(), findings_.end(), finding) == findings_.end())
            findings_.push_back(std::move(finding));
    layout.name = name;
    layout.file = path;
    place->second = std::make_unique<Layout>(std::move(layout));
    return place->second.get();
}

const Layout* Layouts::of_kind(KindId kind) {
    if (kind == no_index) return nullptr;
    for (const KindId above : program_.kinds[kind].ancestors)
        if (const std::string name(program_.name_of(program_.kinds[above])); !path_of(name).empty())
            return named(name, kind);
    return nullptr;
}

} // namespace cantrip::render
