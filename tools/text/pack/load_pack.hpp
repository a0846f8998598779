#pragma once
// The files of a pack, from a folder.

#include "tools/text/pack/pack.hpp"

namespace cantrip::text {

// The language.lex, paradigms.lex, words.lex, frames.lex and constructions.lex of a folder; only the first
// must exist.
[[nodiscard]] Pack load_pack(const std::string& folder, Sources& sources, Keys& keys,
                             Diagnostics& diagnostics);
// One more file on top, such as the words of a game.
void add_pack_file(Pack& pack, const std::string& path, Sources& sources, Keys& keys,
                   Diagnostics& diagnostics);

} // namespace cantrip::text
