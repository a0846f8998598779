#include "lang/package/load.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/package/shown_path.hpp"
#include "lang/source/folder.hpp"
#include "lang/source/read_file.hpp"
#include "lang/source/unfinished_write.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;

bool has_header(const fs::path& folder) {
    std::error_code ignored;
    return fs::exists(folder / package_header, ignored);
}

bool is_no_package(const std::string& folder) { return !has_header(folder); }

// The nearest folder at or above `path` that is a package.
std::optional<fs::path> package_folder(fs::path path) {
    std::error_code failed;
    path = fs::absolute(path, failed).lexically_normal();
    if (!fs::is_directory(path, failed)) path = path.parent_path();
    while (true) {
        if (has_header(path)) return path;
        if (!path.has_parent_path() || path.parent_path() == path) return std::nullopt;
        path = path.parent_path();
    }
}

class Loader {
  public:
    Loader(World& world, const LoadOptions& options) : world_(world), options_(options) {}

    void path(const std::string& text) {
        std::error_code failed;
        if (!fs::exists(text, failed)) {
            if (const auto folder = named(text)) return mark(package(*folder));
            return nowhere(text);
        }
        // An interrupted write may have made only a part of a package yet.
        if (fs::is_directory(text, failed)) finish(text);
        if (const auto folder = package_folder(text)) {
            mark(package(*folder));
            return;
        }
        if (!fs::is_directory(text, failed)) return lone_file(text);
        std::size_t found = 0;
        for (const auto& folder : packages_below(text)) {
            mark(package(folder));
            ++found;
        }
        if (found == 0) no_package(text);
    }

    std::optional<std::size_t> by_name(std::string_view name, const fs::path& near) {
        if (const auto known = world_.find(name)) return known;
        for (const auto& base : bases(near)) {
            if (has_header(base / name) && is_called(base / name, name)) return package(base / name);
            for (const auto& folder : folders_in(base))
                if (folder.filename() != name && is_called(folder, name)) return package(folder);
        }
        return std::nullopt;
    }

  private:
    static std::vector<fs::path> folders_in(const fs::path& base) {
        std::vector<fs::path> out;
        if (const auto entries = list_folder(base.string()))
            for (const FolderEntry& entry : entries.value())
                if (has_header(base / entry.name)) out.push_back(base / entry.name);
        return out;
    }

    // What the package line of a folder says; nothing when there is none.
    static std::optional<LoadedPackage> header_of(const fs::path& folder) {
        auto source = read_file((folder / package_header).string());
        if (!source) return std::nullopt;
        World scratch;
        LoadedPackage loaded;
        const std::uint32_t tree = scratch.add_file("", std::move(source.value().text));
        if (!read_header(scratch, tree, loaded)) return std::nullopt;
        return loaded;
    }

    // A folder may hold a package of another name: cards/chess beside stdlib/chess.
    static bool is_called(const fs::path& folder, std::string_view name) {
        const auto header = header_of(folder);
        return header && header->name == name;
    }

    // The package of the libraries that a bare word means, by its own name or that of its folder. The word
    // for a game means its cards, which bring the rules along, not the rules alone.
    [[nodiscard]] std::optional<fs::path> named(const std::string& word) const {
        if (!is_word(word)) return std::nullopt;
        std::optional<fs::path> rules;
        for (const auto& library : options_.libraries)
            for (const auto& folder : folders_in(library)) {
                const auto header = header_of(folder);
                if (!header || (header->name != word && folder.filename() != word)) continue;
                if (!header->game.empty()) return folder;
                if (!rules) rules = folder;
            }
        return rules;
    }

    static bool is_word(const std::string& text) {
        return !text.empty() && text.find_first_of("./\\") == std::string::npos;
    }

    // Neither a path nor a package.
    void nowhere(const std::string& text) {
        std::vector<std::string> known;
        for (const auto& library : options_.libraries)
            for (const auto& folder : folders_in(library)) known.push_back(folder.filename().string());
        const std::vector<std::string_view> words(known.begin(), known.end());
        const std::string_view near = is_word(text) ? did_you_mean(text, words) : std::string_view{};
        (void)read(text, near.empty() ? std::string{} : fmt::format("did you mean the package `{}`?", near));
    }

    // Where a package's neighbours are looked for: beside it, then the libraries.
    [[nodiscard]] std::vector<fs::path> bases(const fs::path& near) const {
        std::vector<fs::path> out;
        if (!near.empty()) out.push_back(near.parent_path());
        for (const auto& library : options_.libraries) out.emplace_back(library);
        return out;
    }

    std::vector<fs::path> packages_below(const fs::path& folder) {
        const FoundFiles found = files_below(folder.string(), ".cant");
        for (const ReadFailure& failure : found.failures) tell(failure);
        std::vector<fs::path> out;
        for (const fs::path path : found.files)
            if (path.filename() == package_header) out.push_back(path.parent_path());
        return out;
    }

    void mark(std::optional<std::size_t> index) {
        if (index) world_.packages[*index].asked_for = true;
    }

    std::optional<std::uint32_t> read(const fs::path& path, std::string help = {}) {
        if (const auto changed = options_.texts.find(shown_path(path)); changed != options_.texts.end())
            return world_.add_file(shown_path(path), changed->second);
        auto source = read_file(path.string());
        if (source) return world_.add_file(shown_path(path), std::move(source.value().text));
        tell(source.error(), std::move(help));
        return std::nullopt;
    }

    void finish(const std::string& folder) {
        if (const std::string error = finish_write(folder); !error.empty())
            tell({ReadError::unreadable, folder, error});
    }

    // What cannot be read is never taken for absent.
    void tell(const ReadFailure& failure, std::string help = {}) {
        world_.broken = true;
        const FileId file = world_.sources.add(shown_path(failure.path), "");
        const Code code = failure.kind == ReadError::too_large ? Code::file_too_large : Code::unreadable_file;
        world_.diagnostics.add(code, {file, 0, 0}, failure.message).help = std::move(help);
    }

    // All files of the folder, without those of packages inside it.
    std::vector<fs::path> files_of(const fs::path& folder) {
        // Files of an interrupted write belong together.
        finish(folder.string());
        FoundFiles found = files_below(folder.string(), ".cant", is_no_package);
        for (const ReadFailure& failure : found.failures) tell(failure);
        return {found.files.begin(), found.files.end()};
    }

    // Folders are compared by their full path: one package may be found by a path of the command line and by
    // name.
    std::optional<std::size_t> package(const fs::path& found) {
        std::error_code failed;
        const fs::path absolute = fs::absolute(found, failed).lexically_normal();
        const fs::path folder = absolute.has_filename() ? absolute : absolute.parent_path();
        for (std::size_t i = 0; i < world_.packages.size(); ++i)
            if (world_.packages[i].folder == folder.string()) return i;
        LoadedPackage loaded;
        loaded.folder = folder.string();
        bool has_line = false;
        for (const auto& file : files_of(folder)) {
            const auto tree = read(file);
            if (!tree) continue;
            loaded.trees.push_back(*tree);
            if (file.filename() == package_header) has_line = read_header(world_, *tree, loaded);
        }
        if (!has_line) headless(loaded, folder);
        if (const auto twin = world_.find(loaded.name)) return same_name(loaded, *twin);
        const std::size_t index = world_.packages.size();
        world_.packages.push_back(std::move(loaded));
        follow(index);
        return index;
    }

    void lone_file(const std::string& path) {
        const auto tree = read(path);
        if (!tree) return;
        LoadedPackage loaded;
        loaded.trees.push_back(*tree);
        loaded.asked_for = true;
        if (!read_header(world_, *tree, loaded)) headless(loaded, fs::path(path).stem());
        world_.packages.push_back(std::move(loaded));
        follow(world_.packages.size() - 1);
    }

    void headless(LoadedPackage& loaded, const fs::path& folder) {
        loaded.name = folder.filename().string();
        if (loaded.name != "core") loaded.uses.emplace_back("core");
        if (loaded.trees.empty()) return;
        const FileId file = world_.trees[loaded.trees.front()].file();
        world_.diagnostics.add(Code::missing_package_line, {file, 0, 0}, "this file belongs to no package")
            .help =
            "put a `package.cant` with `package NAME for GAME` in its folder; `cantrip init` makes one";
    }

    std::optional<std::size_t> same_name(const LoadedPackage& loaded, std::size_t twin) {
        if (loaded.header == no_node) return twin;
        const Tree& tree = world_.trees[loaded.header_tree];
        auto& told =
            world_.diagnostics.add(Code::duplicate_package, tree.span(tree.first_child(loaded.header)),
                                   fmt::format("there are two packages called `{}`", loaded.name));
        told.help = fmt::format("the other one lies in `{}`", shown_path(world_.packages[twin].folder));
        return twin;
    }

    // Reads what a package uses. A package that is being read counts as read, so a cycle ends; it is told
    // once.
    void follow(std::size_t index) {
        open_.push_back(index);
        const std::vector<std::string> uses = world_.packages[index].uses;
        for (const auto& name : uses) {
            const auto used = by_name(name, world_.packages[index].folder);
            if (!used)
                unknown_package(index, name);
            else if (std::find(open_.begin(), open_.end(), *used) != open_.end())
                cycle(index, *used);
        }
        open_.pop_back();
    }

    [[nodiscard]] Span place_of(std::size_t index, std::string_view name) const {
        const LoadedPackage& package = world_.packages[index];
        if (package.header == no_node) return {world_.trees[package.trees.front()].file(), 0, 0};
        const Tree& tree = world_.trees[package.header_tree];
        for (NodeId node = package.header; node < tree.next_sibling(package.header); ++node)
            if (tree.kind(node) == NodeKind::name && tree.text(node) == name && node != package.header + 2)
                return tree.span(node);
        return tree.span(tree.first_child(package.header));
    }

    void unknown_package(std::size_t index, const std::string& name) {
        auto& told = world_.diagnostics.add(Code::unknown_package, place_of(index, name),
                                            fmt::format("there is no package `{}`", name));
        std::vector<std::string> known;
        for (const auto& base : bases(world_.packages[index].folder)) {
            for (const auto& folder : folders_in(base)) known.push_back(folder.filename().string());
        }
        const std::vector<std::string_view> words(known.begin(), known.end());
        const std::string_view near = did_you_mean(name, words);
        told.help = !near.empty() ? fmt::format("did you mean `{}`?", near)
                                  : std::string("packages are looked for beside this one, in the standard "
                                                "library, and in `--lib FOLDER`");
        // What it would have declared is unknown, and so is everything that stands on it.
        world_.broken = true;
        world_.packages[index].incomplete = true;
    }

    void cycle(std::size_t index, std::size_t used) {
        std::string way;
        const auto from = std::find(open_.begin(), open_.end(), used);
        for (auto it = from; it != open_.end(); ++it)
            way += fmt::format("`{}` uses ", world_.packages[*it].name);
        way += fmt::format("`{}`", world_.packages[used].name);
        world_.diagnostics
            .add(Code::cyclic_package, place_of(index, world_.packages[used].name),
                 fmt::format("packages use each other in a circle: {}", way))
            .help = "move what both need into a third package";
    }

    void no_package(const std::string& path) {
        world_.broken = true;
        const FileId file = world_.sources.add(path, "");
        world_.diagnostics
            .add(Code::missing_package_line, {file, 0, 0}, fmt::format("`{}` holds no package", path))
            .help = "a package is a folder with a `package.cant`; `cantrip init` makes one";
    }

    World& world_;
    const LoadOptions& options_;
    std::vector<std::size_t> open_;
};

} // namespace

void load(World& world, const std::vector<std::string>& paths, const LoadOptions& options) {
    Loader loader(world, options);
    for (const auto& path : paths) loader.path(path);
}

std::optional<std::size_t> load_by_name(World& world, std::string_view name, const LoadOptions& options) {
    return Loader(world, options).by_name(name, {});
}

} // namespace cantrip
