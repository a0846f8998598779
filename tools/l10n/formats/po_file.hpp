#pragma once
// PO files as GNU gettext defines them, read and written without losing anything: comments, flags, previous
// texts, plural forms, obsolete entries and the order of all of it.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"
#include "tools/l10n/review/lock.hpp"

namespace cantrip::l10n {

struct PoEntry {
    std::vector<std::string> comments;  // "# …", whole lines
    std::vector<std::string> extracted; // behind "#. "
    std::vector<std::string> places;    // behind "#: "
    std::vector<std::string> flags;     // behind "#, ", taken apart
    // Behind "#| ": msgctxt, msgid, msgid_plural, with the text that went before.
    std::vector<std::pair<std::string, std::string>> previous;
    bool obsolete = false;
    bool has_context = false;
    std::string context, id, plural;
    bool has_plural = false;
    std::vector<std::string> texts; // one, or one for each plural form
    std::size_t line = 0;           // of its first keyword

    [[nodiscard]] bool fuzzy() const;
    [[nodiscard]] bool is_header() const { return !obsolete && !has_context && id.empty(); }
    [[nodiscard]] std::string text() const { return texts.empty() ? std::string() : texts.front(); }
};

struct PoFile {
    std::vector<PoEntry> entries;
    std::vector<std::string> tail; // comments behind the last entry
};

[[nodiscard]] Result<PoFile, FileError> read_po(const std::string& path, std::string_view text);
[[nodiscard]] std::string write_po(const PoFile& file);
[[nodiscard]] std::string write_po_entry(const PoEntry& entry);

// A line of the header entry: `Language`, `Content-Type`.
[[nodiscard]] std::string header_field(const PoEntry& header, std::string_view name);

} // namespace cantrip::l10n
