#pragma once
// What a book of cards says, in one language.

#include "lang/check/programs.hpp"
#include "tools/render/icons.hpp"
#include "tools/render/layouts.hpp"
#include "tools/text/card/card_text.hpp"

namespace cantrip::book {

// Letters, or an icon with the word that it stands for.
struct Run {
    std::string text;
    const render::Icon* icon = nullptr;
    bool bold = false;
};
using Line = std::vector<Run>;

struct Entry {
    std::string id, name;
    std::vector<Line> values; // "Cost: 2 herb"
    std::vector<Line> texts;
};

struct Section {
    std::string title;
    std::vector<Line> intro; // what all its cards do
    std::vector<Entry> entries;
    bool in_index = true;
};

struct Book {
    std::string title, language, index_title, credits;
    std::vector<Section> sections;
    std::vector<std::string> missing; // titles of sections that the language has no words for
    std::vector<std::string> unnamed; // fields that it has no word for: they stand there as in the source
};

struct BookRequest {
    std::vector<std::string> libraries;
    std::string language;
};

struct BookTools {
    Programs& programs;
    std::size_t program;
    render::Icons& icons;
    render::Layouts& layouts;
    std::vector<std::string> word_files; // book.tsv, the first that has a word counts
};

// Nothing when there is no such language; `error` when a file of overrides cannot be read.
[[nodiscard]] std::optional<Book> make_book(BookTools& tools, const BookRequest& request, std::string& error,
                                            Diagnostics& diagnostics);

[[nodiscard]] std::string book_page(const Book& book);
[[nodiscard]] std::string book_pdf(const Book& book, const std::vector<std::string>& font_folders,
                                   std::string_view paper, render::Findings& findings);

// Names and numbers of pages, in the order of the alphabet, marks over letters apart.
struct IndexLine {
    std::string name, id;
    std::size_t page = 0;
};
[[nodiscard]] std::vector<IndexLine> index_of(const Book& book);

} // namespace cantrip::book
