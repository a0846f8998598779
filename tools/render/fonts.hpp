#pragma once
// Fonts of our own: only files from the given folders are used, never those of the machine, so that a card
// looks the same everywhere.

#include <memory>
#include <string>
#include <vector>

#include "tools/render/finding.hpp"

typedef struct _PangoContext PangoContext;

namespace cantrip::render {

class Fonts {
  public:
    Fonts(const std::vector<std::string>& folders, Findings& findings);
    ~Fonts();
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;

    // Metrics without hinting and positions in fractions: lines break alike in all outputs.
    [[nodiscard]] PangoContext* context() const;
    [[nodiscard]] bool has_family(std::string_view family) const;
    [[nodiscard]] std::vector<std::string> families() const;

  private:
    struct Loaded;
    std::unique_ptr<Loaded> loaded_;
};

} // namespace cantrip::render
