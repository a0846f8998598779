#include "tools/embed/load_set.hpp"

#include <dlfcn.h>
#include <filesystem>

#include "lang/diagnostics/render_text.hpp"
#include "lang/package/libraries.hpp"

namespace cantrip::embed {
namespace {

namespace fs = std::filesystem;

// `share/cantrip` at or above the folder of this library: PREFIX/lib, or PREFIX/lib/ARCHITECTURE.
std::vector<std::string> installed_beside() {
    Dl_info info{};
    if (dladdr(reinterpret_cast<const void*>(&load_set), &info) == 0 || info.dli_fname == nullptr) return {};
    std::error_code failed;
    fs::path folder = fs::weakly_canonical(info.dli_fname, failed).parent_path();
    for (int up = 0; up < 3 && !failed && folder.has_relative_path(); ++up, folder = folder.parent_path())
        if (const fs::path data = folder / "share" / "cantrip"; fs::exists(data / "stdlib", failed))
            return {(data / "stdlib").string(), (data / "cards").string()};
    return {};
}

std::vector<std::string> folders_in(std::string_view list) {
    std::vector<std::string> out;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(':'), list.size());
        if (end > 0) out.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return out;
}

} // namespace

Result<std::shared_ptr<Set>, std::string> load_set(const std::string& name, const char* libraries) {
    auto set = std::make_shared<Set>();
    LibrarySearch search;
    if (libraries != nullptr) {
        search.named = folders_in(libraries);
        search.current_folder.clear();
    } else {
        search = own_search();
    }
    set->options.libraries = find_libraries(search);
    if (libraries == nullptr)
        for (std::string& folder : installed_beside()) set->options.libraries.push_back(std::move(folder));
    set->programs = load_programs({name}, set->options, Grouping::together);
    if (set->programs->world.broken || set->programs->diagnostics.errors() > 0)
        return Failure{render_text(set->programs->world.sources, set->programs->diagnostics)};
    auto game = play::game_of(std::move(set->programs));
    if (!game) return Failure{game.error().message + "; " + game.error().help};
    set->programs = std::move(game.value().programs);
    return set;
}

} // namespace cantrip::embed
