#include "tools/render/icons.hpp"

#include <charconv>
#include <filesystem>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/source/read_file.hpp"
#include "tools/render/assets.hpp"
#include "tools/support/words.hpp"

namespace cantrip::render {
namespace {

// The value of an attribute in the first tag that has it.
std::string_view attribute(std::string_view text, std::string_view name) {
    const std::string start = fmt::format(" {}=\"", name);
    const std::size_t begin = text.find(start);
    if (begin == std::string_view::npos) return {};
    const std::size_t end = text.find('"', begin + start.size());
    if (end == std::string_view::npos) return {};
    return text.substr(begin + start.size(), end - begin - start.size());
}

// Scales the path from its viewBox to 512 × 512; false when the box is no box.
bool normalize(Path& path, std::string_view view_box) {
    double box[4] = {0, 0, 512, 512};
    const char* at = view_box.data();
    const char* const end = view_box.data() + view_box.size();
    for (double& value : box) {
        if (view_box.empty()) break;
        while (at < end && (*at == ' ' || *at == ',')) ++at;
        const auto [next, error] = std::from_chars(at, end, value);
        if (error != std::errc()) return false;
        at = next;
    }
    if (!(box[2] > 0.01 && box[3] > 0.01 && box[2] < 1e5 && box[3] < 1e5)) return false;
    const double scale = 512 / std::max(box[2], box[3]);
    for (PathStep& step : path) {
        for (double& x : step.x) x = (x - box[0]) * scale;
        for (double& y : step.y) y = (y - box[1]) * scale;
    }
    return true;
}

} // namespace

std::optional<Path> read_icon(std::string_view svg) {
    auto path = parse_path(attribute(svg, "d"));
    if (!path || path->empty() || !normalize(*path, attribute(svg, "viewBox"))) return std::nullopt;
    return path;
}

Icons::Icons(std::vector<std::string> folders, Findings& findings) : findings_(findings) {
    for (const std::string& folder : folders) read_folder(folder);
}

void Icons::read_folder(const std::string& folder) {
    std::set<std::string> here;
    for (const std::string& path : list_assets(folder, {".svg"}, findings_)) {
        std::string name = std::filesystem::path(path).stem().string();
        if (files_.try_emplace(name, path).second) here.insert(std::move(name));
    }
    const std::string list = find_asset(folder, "credits.tsv", findings_);
    if (list.empty()) return;
    const auto credits = read_file(list);
    if (!credits) {
        findings_.push_back({Problem::bad_file, {list, 0}, {}, {}, {}, credits.error().message, {}});
        return;
    }
    for (const std::string_view line : split(credits.value().text, "\n")) {
        const auto cells = split(line, "\t");
        if (cells.size() < 3 || line.starts_with('#')) continue;
        if (here.contains(std::string(trim(cells[0]))))
            credits_[std::string(trim(cells[0]))] = {std::string(trim(cells[1])),
                                                     std::string(trim(cells[2]))};
    }
}

bool Icons::has(std::string_view name) const { return files_.find(name) != files_.end(); }

const Icon* Icons::find(std::string_view name) {
    if (const auto known = loaded_.find(name); known != loaded_.end())
        return known->second ? &*known->second : nullptr;
    std::optional<Icon>& out = loaded_[std::string(name)];
    const auto file = files_.find(name);
    if (file == files_.end()) return nullptr;
    const auto tell = [&](Problem problem, std::string message, std::string help) {
        findings_.push_back({problem, {file->second, 0}, {}, {}, {}, std::move(message), std::move(help)});
    };
    const auto source = read_file(file->second);
    auto path = source ? read_icon(source.value().text) : std::nullopt;
    if (!path) {
        tell(Problem::bad_file, fmt::format("the icon `{}` cannot be read", name),
             "an icon is an SVG file with a viewBox and one path");
        return nullptr;
    }
    out = Icon{std::string(name), std::move(*path), {}, {}, {}, false};
    out->ink = extent_of(out->path);
    if (const auto credit = credits_.find(name); credit != credits_.end()) {
        out->author = credit->second.author;
        out->licence = credit->second.licence;
        out->credited = !out->author.empty() && !out->licence.empty();
    }
    if (!out->credited)
        tell(Problem::no_credit, fmt::format("nobody is named as the author of the icon `{}`", name),
             "add a line to credits.tsv beside it: name, author, licence, separated by tabs");
    return &*out;
}

std::vector<std::string> Icons::names() const {
    std::vector<std::string> out;
    for (const auto& [name, file] : files_) out.push_back(name);
    return out;
}

std::string Icons::credits() const {
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> by_author;
    for (const auto& [name, icon] : loaded_)
        if (icon && icon->credited) by_author[{icon->author, icon->licence}].push_back(name);
    std::string out;
    for (const auto& [who, names] : by_author)
        out += fmt::format("Icons by {} ({}): {}\n", who.first, who.second, fmt::join(names, ", "));
    return out;
}

} // namespace cantrip::render
