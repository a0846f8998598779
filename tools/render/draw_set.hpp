#pragma once
// All cards of a set, drawn into files.

#include "lang/check/programs.hpp"
#include "tools/render/sheet.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::render {

// Which picture each card has, by language and id (digest.hpp); backs are ID-back.
using Digests = std::map<std::pair<std::string, std::string>, std::uint64_t>;

struct SetRequest {
    std::vector<std::string> libraries, languages;
    std::string format = "pdf";   // pdf, svg, png
    std::string folder = "drawn"; // where files go
    DrawOptions draw;
    std::optional<SheetOptions> sheet;
    bool backs = false, one_of_each = false;
    bool one_size = false;         // rules text of one size on all cards of a layout
    bool pure_black = false;       // dark text in PDF files as black ink alone
    bool marks = true;             // small marks on cards with something that is assumed
    std::vector<std::string> only; // ids of cards; empty: all
    std::string shop;              // name of a print shop; empty: none
    bool tabletop = false;         // sheets and a saved object for Tabletop Simulator
    bool playground = false;       // with `tabletop`: templates for Tabletop Playground instead
    std::string address;           // where the sheets will lie, for the saved object
    bool test_page = false;        // a sheet to measure the shift of backs, instead of cards
    bool draw_nothing = false;     // only find out which pictures there are
    Digests unchanged;             // cards with these pictures are left out
};

struct SetResult {
    std::vector<NewFile> files;
    Findings findings;
    Diagnostics diagnostics; // of texts
    std::size_t cards = 0;   // drawn, in all languages
    std::size_t at_floor = 0;
    std::size_t left_out = 0; // unchanged ones
    std::size_t misfits = 0;  // of another size than the shop prints
    Digests digests;          // of all cards asked for
    SheetCount sheets;
    std::string credits;
    std::map<std::string, std::size_t> without_layout; // kinds, and how many things of each
    std::vector<std::string> unknown;                  // of `only`
    std::vector<std::string> known_ids;
    std::string error; // an override that cannot be read
};

// Texts of people instead of generated ones, for program `index`; an error or nothing.
using ApplyOverrides = std::function<std::optional<std::string>(std::size_t index, const text::Language&,
                                                                std::vector<text::CardText>&, Diagnostics&)>;

[[nodiscard]] SetResult draw_set(Programs& programs, const SetRequest& request,
                                 const ApplyOverrides& overrides);

} // namespace cantrip::render
