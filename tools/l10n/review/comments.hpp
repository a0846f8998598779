#pragma once
// Comments that come from outside: notes of translators' tools, cells of a table, lines of a PO file.

#include <string>
#include <string_view>
#include <vector>

namespace cantrip::l10n {

// The comment as lines of a file of ours. Each starts with `# ` (or is `#` alone) and holds no line break or
// control character, so whatever the comment says, no reader takes a line of it for something else: neither
// for an entry of a texts file, nor for a mark of a PO file such as `#~` or `#,`.
[[nodiscard]] std::vector<std::string> comment_lines(std::string_view foreign);

// Comments of a record: comment_lines of each, but lines `#, flag` stay, which hold the flags of a PO entry.
[[nodiscard]] std::vector<std::string> safe_comments(const std::vector<std::string>& comments);

} // namespace cantrip::l10n
