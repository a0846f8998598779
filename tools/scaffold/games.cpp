#include "tools/scaffold/games.hpp"

#include <algorithm>
#include <filesystem>

#include "lang/package/world.hpp"
#include "lang/source/read_file.hpp"

namespace cantrip::scaffold {
namespace {

namespace fs = std::filesystem;

struct Found {
    std::string name;
    fs::path folder;
};

// The name in the header of a package; empty when the folder is none.
std::string name_of(const fs::path& folder) {
    auto source = read_file((folder / "package.cant").string());
    if (!source) return {};
    World scratch;
    LoadedPackage loaded;
    const std::uint32_t tree = scratch.add_file("", std::move(source.value().text));
    return read_header(scratch, tree, loaded) ? loaded.name : std::string{};
}

std::vector<Found> packages(const std::vector<std::string>& libraries) {
    std::vector<Found> out;
    for (const auto& library : libraries) {
        std::error_code failed;
        auto it = fs::directory_iterator(library, failed);
        for (; !failed && it != fs::directory_iterator(); it.increment(failed)) {
            std::string name = name_of(it->path());
            const bool known =
                std::any_of(out.begin(), out.end(), [&](const Found& one) { return one.name == name; });
            if (!name.empty() && !known) out.push_back({std::move(name), it->path()});
        }
    }
    std::sort(out.begin(), out.end(), [](const Found& a, const Found& b) { return a.name < b.name; });
    return out;
}

bool has_template(const fs::path& package) {
    std::error_code ignored;
    return fs::exists(package / "template" / "package.cant.in", ignored);
}

} // namespace

std::vector<GameTemplate> find_games(const std::vector<std::string>& libraries) {
    const std::vector<Found> found = packages(libraries);
    std::vector<GameTemplate> out;
    for (const Found& package : found) {
        if (!has_template(package.folder)) continue;
        GameTemplate game{package.name, {}};
        const auto core =
            std::find_if(found.begin(), found.end(), [](const Found& one) { return one.name == "core"; });
        if (core != found.end()) game.folders.push_back((core->folder / "template").string());
        game.folders.push_back((package.folder / "template").string());
        out.push_back(std::move(game));
    }
    return out;
}

std::vector<std::string> package_names(const std::vector<std::string>& libraries) {
    std::vector<std::string> out;
    for (Found& package : packages(libraries)) out.push_back(std::move(package.name));
    return out;
}

} // namespace cantrip::scaffold
