#pragma once
// The layout files of a program: `layout/KIND.layout` in the folder of a package.

#include <memory>

#include "lang/program/program.hpp"
#include "tools/render/icons.hpp"
#include "tools/render/layout.hpp"
#include "tools/render/read_layout.hpp"

namespace cantrip::render {

class Layouts {
  public:
    // Folders of the packages, needed ones first: a set can have its own layout for a kind of its game.
    Layouts(const Program& program, std::vector<std::string> folders, Icons& icons, Findings& findings);

    // The layout of a kind, or of the nearest kind above it that has one; nothing when there is none.
    [[nodiscard]] const Layout* of_kind(KindId kind);
    // A layout by its name, with the fields of a kind.
    [[nodiscard]] const Layout* named(const std::string& name, KindId kind);
    // Every layout file that was read.
    [[nodiscard]] const std::vector<std::string>& files() const { return files_; }

  private:
    [[nodiscard]] std::string path_of(std::string_view name) const;
    // The statements of a file behind those of the layouts that it extends.
    [[nodiscard]] std::vector<Statement> statements(const std::string& path, std::size_t depth);

    const Program& program_;
    std::vector<std::string> folders_;
    Icons& icons_;
    Findings& findings_;
    std::map<std::pair<std::string, KindId>, std::unique_ptr<Layout>> made_;
    std::vector<std::string> files_;
    mutable std::map<std::string, std::string, std::less<>> paths_; // of layouts, by name
};

} // namespace cantrip::render
