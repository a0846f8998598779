#include "lang/package/libraries.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "lang/source/folder.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;

bool is_package(const fs::path& folder) {
    std::error_code failed;
    return fs::exists(folder / package_header, failed);
}

bool is_folder(const fs::path& path) {
    std::error_code failed;
    return fs::is_directory(path, failed);
}

// Paths of one folder compare equal: absolute, links resolved as far as the path exists.
std::string resolved(const std::string& folder) {
    std::error_code failed;
    const fs::path path = fs::weakly_canonical(fs::absolute(folder, failed), failed);
    return failed ? folder : path.string();
}

class Places {
  public:
    void add(LibrarySource source, const std::string& folder) {
        const std::string path = resolved(folder);
        if (std::find(seen_.begin(), seen_.end(), path) != seen_.end()) return;
        seen_.push_back(path);
        out.push_back({source, folder, is_folder(folder)});
    }

    std::vector<LibraryPlace> out;

  private:
    std::vector<std::string> seen_;
};

// An empty entry is skipped, as between two colons.
std::vector<std::string> split_path_list(std::string_view list) {
    std::vector<std::string> out;
    while (!list.empty()) {
        const std::size_t colon = std::min(list.find(':'), list.size());
        if (colon > 0) out.emplace_back(list.substr(0, colon));
        list.remove_prefix(std::min(colon + 1, list.size()));
    }
    return out;
}

} // namespace

std::string_view name_of(LibrarySource source) {
    switch (source) {
    case LibrarySource::option: return "--lib";
    case LibrarySource::environment: return "CANTRIP_LIB";
    case LibrarySource::installed: return "beside the program";
    case LibrarySource::program: return "above the program";
    case LibrarySource::current: return "above the current folder";
    }
    return {};
}

LibrarySearch own_search(std::vector<std::string> named) {
    LibrarySearch search;
    search.named = std::move(named);
    if (const char* list = std::getenv("CANTRIP_LIB")) search.environment = list;
    search.program = own_program();
    return search;
}

std::vector<LibraryPlace> library_places(const LibrarySearch& search) {
    Places places;
    for (const auto& folder : search.named) places.add(LibrarySource::option, folder);
    for (const auto& folder : split_path_list(search.environment))
        places.add(LibrarySource::environment, folder);
    if (!search.program.empty()) {
        const fs::path bin = fs::path(search.program).parent_path();
        const fs::path data = bin.parent_path() / "share" / "cantrip";
        for (const char* name : {"stdlib", "cards"}) places.add(LibrarySource::installed, data / name);
        for (const auto& folder : libraries_above(bin.string())) places.add(LibrarySource::program, folder);
    }
    if (!search.current_folder.empty())
        for (const auto& folder : libraries_above(search.current_folder))
            places.add(LibrarySource::current, folder);
    return std::move(places.out);
}

std::vector<std::string> find_libraries(const LibrarySearch& search) {
    std::vector<std::string> out;
    for (LibraryPlace& place : library_places(search))
        if (place.exists) out.push_back(std::move(place.folder));
    return out;
}

std::vector<std::string> packages_in(const std::string& library) {
    std::vector<std::string> out;
    if (const auto entries = list_folder(library))
        for (const FolderEntry& entry : entries.value())
            if (is_package(fs::path(library) / entry.name)) out.push_back(entry.name);
    return out;
}

std::string own_program() {
    std::error_code failed;
    const fs::path path = fs::read_symlink("/proc/self/exe", failed);
    return failed ? std::string() : path.string();
}

std::vector<std::string> libraries_above(const std::string& folder) {
    std::vector<std::string> out;
    std::error_code failed;
    fs::path path = fs::absolute(folder, failed).lexically_normal();
    while (!failed) {
        if (is_package(path / "stdlib" / "core")) {
            out.push_back((path / "stdlib").string());
            // The cards of the games, which a set made elsewhere may use.
            if (is_folder(path / "cards")) out.push_back((path / "cards").string());
        }
        if (!path.has_parent_path() || path.parent_path() == path) break;
        path = path.parent_path();
    }
    return out;
}

} // namespace cantrip
