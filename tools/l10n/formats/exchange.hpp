#pragma once
// What goes out to translators and what comes back, apart from any file format.

#include <set>

#include "tools/l10n/formats/po_file.hpp"
#include "tools/l10n/review/project.hpp"

namespace cantrip::l10n {

// One ability on its way out.
struct Outgoing {
    std::string id, card, place, effect, gloss, sem;
    std::string source;          // English
    std::string previous_source; // English as it was when somebody last looked; empty when it is the same
    std::string target;          // the text in force, or a draft
    std::string before;          // target as it was when somebody last looked; empty when it is the same
    std::string generated;       // when the target is not the generated text
    State state = State::unreviewed;
    bool draft = false;
    bool open = true;                  // somebody has to look at it
    std::vector<std::string> comments; // of translators: "# …" and "#, flags"
};

struct Sheet {
    std::string package, tag; // cs, sr-Cyrl
    std::vector<Outgoing> units;
    PoFile extra; // header and entries of others, kept from the last import
};

[[nodiscard]] Sheet make_sheet(const Project& project, const PackageWork& work,
                               const Translation& translation, PoFile extra);

// One text on its way in.
struct Incoming {
    std::string id, text, sem;
    bool open = false; // its author has not finished it
    std::vector<std::string> comments;
    std::size_t line = 0;
};

struct Arrival {
    std::string language; // as the file says; may be empty
    std::vector<Incoming> units;
    PoFile extra;
    bool has_extra = false;
};

// The formats. Readers check the whole file before anything is done with it.
[[nodiscard]] std::string to_po(const Sheet& sheet);
[[nodiscard]] std::string to_csv(const Sheet& sheet);
[[nodiscard]] std::string to_xliff(const Sheet& sheet);
[[nodiscard]] std::string to_tmx(const Sheet& sheet);
// `known` are the ids of the package: what else a PO file has is kept in Arrival::extra.
[[nodiscard]] Result<Arrival, FileError> from_po(const std::string& path, std::string_view text,
                                                 const std::string& tag, const std::set<std::string>& known);
[[nodiscard]] Result<Arrival, FileError> from_csv(const std::string& path, std::string_view text);
[[nodiscard]] Result<Arrival, FileError> from_xliff(const std::string& path, std::string_view text);
[[nodiscard]] Result<Arrival, FileError> from_tmx(const std::string& path, std::string_view text,
                                                  const std::string& tag);

} // namespace cantrip::l10n
