#include "tests/lang/check/whole_game.hpp"

#include "tests/lang/check/checked.hpp"

namespace cantrip::testing {

const std::vector<std::vector<std::string>>& all_games() {
    static const std::vector<std::vector<std::string>> games{
        {"stdlib/evenfall", "cards/evenfall"},
        {"stdlib/euphoria", "cards/euphoria", "cards/euphoria_reprints"},
        {"stdlib/etherfields", "cards/etherfields"},
    };
    return games;
}

WholeGame::WholeGame(const std::vector<std::string>& folders) {
    std::vector<std::string> paths;
    for (const auto& folder : folders) paths.push_back(std::string(CANTRIP_SOURCE_DIR) + "/" + folder);
    load(world_, paths, own_library());
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < world_.packages.size(); ++i) all.push_back(i);
    order_ = world_.closure(all);
    for (const std::size_t package : order_) {
        if (world_.packages[package].name == "core") continue;
        for (std::size_t i = 0; i < world_.packages[package].trees.size(); ++i)
            if (!path({package, i}).ends_with("package.cant")) files_.push_back({package, i});
    }
}

const Tree& WholeGame::tree(const File& file) const {
    return world_.trees[world_.packages[file.package].trees[file.position]];
}
const std::string& WholeGame::path(const File& file) const {
    return world_.sources.at(tree(file).file()).path;
}
const std::string& WholeGame::text(const File& file) const {
    return world_.sources.at(tree(file).file()).text;
}

std::size_t WholeGame::check_again() {
    Diagnostics diagnostics;
    (void)check(world_, order_, diagnostics);
    const std::size_t count = diagnostics.all().size() + world_.diagnostics.all().size();
    world_.diagnostics = Diagnostics{};
    return count;
}

std::size_t WholeGame::told_with(const File& file, std::string text) {
    std::uint32_t& place = world_.packages[file.package].trees[file.position];
    const std::uint32_t before = place;
    place = world_.add_file("changed.cant", std::move(text));
    const std::size_t count = check_again();
    place = before;
    world_.trees.pop_back();
    return count;
}

} // namespace cantrip::testing
