#include "tools/cli/load_programs.hpp"

#include <fmt/format.h>

#include "lang/package/libraries.hpp"

namespace cantrip {

LoadOptions load_options(const Invocation& invocation) {
    LoadOptions options;
    for (LibraryPlace& place : library_places(own_search(invocation.arguments.values("--lib")))) {
        if (place.exists)
            options.libraries.push_back(std::move(place.folder));
        else if (place.source == LibrarySource::option || place.source == LibrarySource::environment)
            invocation.message(fmt::format("warning: there is no folder `{}`, which {} names", place.folder,
                                           name_of(place.source)));
    }
    return options;
}

std::unique_ptr<Programs> load_programs(const Invocation& invocation, Grouping grouping) {
    std::vector<std::string> paths = invocation.arguments.operands();
    if (paths.empty()) paths.emplace_back(".");
    return load_programs(paths, load_options(invocation), grouping);
}

std::vector<std::string> folders_read(const Programs& programs) {
    std::vector<std::string> out;
    for (const LoadedPackage& package : programs.world.packages)
        if (!package.folder.empty()) out.push_back(package.folder);
    return out;
}

} // namespace cantrip
