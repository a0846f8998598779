#pragma once
// Drawings of icons: SVG files of one path each, and who made them.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/render/finding.hpp"
#include "tools/render/svg_path.hpp"

namespace cantrip::render {

struct Icon {
    std::string name;
    Path path;  // in a square of 512 × 512
    Extent ink; // of the path
    std::string author, licence;
    bool credited = false;
};

// The outline that an SVG file of one path has, in a square of 512 × 512; nothing when it has none.
[[nodiscard]] std::optional<Path> read_icon(std::string_view svg);

// Icons of several folders, read when they are asked for. A folder has NAME.svg files and credits.tsv: name,
// author, licence, separated by tabs.
class Icons {
  public:
    // The folders in the order in which they are searched.
    Icons(std::vector<std::string> folders, Findings& findings);

    [[nodiscard]] bool has(std::string_view name) const;
    // Nothing when there is no such icon or it cannot be read, which is told once.
    [[nodiscard]] const Icon* find(std::string_view name);
    [[nodiscard]] std::vector<std::string> names() const;
    // "Icons by Lorc (CC BY 3.0): …" for those that were asked for.
    [[nodiscard]] std::string credits() const;

  private:
    struct Credit {
        std::string author, licence;
    };
    void read_folder(const std::string& folder);

    Findings& findings_;
    std::map<std::string, std::string, std::less<>> files_;
    std::map<std::string, Credit, std::less<>> credits_;
    std::map<std::string, std::optional<Icon>, std::less<>> loaded_;
};

} // namespace cantrip::render
