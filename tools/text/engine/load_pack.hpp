#pragma once
// The files of a pack, from a folder.

#include "tools/text/engine/pack.hpp"

namespace cantrip::text {

// lang.conf, paradigms, words, frames and constructions of a folder; those that are there.
[[nodiscard]] Pack load_pack(const std::string& folder, Sources& sources, Keys& keys,
                             Diagnostics& diagnostics);
// One more file on top, such as the words of a game.
void add_pack_file(Pack& pack, const std::string& path, Sources& sources, Keys& keys,
                   Diagnostics& diagnostics);

} // namespace cantrip::text
