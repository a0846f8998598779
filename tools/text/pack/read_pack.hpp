#pragma once
// Reads pack files into a Pack. Later files may replace words and wordings of earlier ones: a game speaks its
// own way.

#include "tools/text/pack/pack.hpp"

namespace cantrip::text {

class PackReader {
  public:
    PackReader(Pack& pack, const Sources& sources, Keys& keys, Diagnostics& diagnostics)
        : pack_(pack), sources_(sources), keys_(keys), diagnostics_(diagnostics) {}

    void read(FileId file);
    // Wordings may name words of files that are read later, so this comes last.
    void check_references();

  private:
    using Handler = void (PackReader::*)(const PackLine&);
    [[nodiscard]] static const std::map<std::string_view, Handler>& handlers();

    void read_line(const PackLine& line);

    // rules
    void read_language(const PackLine& line);
    void read_prints(const PackLine& line);
    void read_genders(const PackLine& line);
    void read_order(const PackLine& line);
    void read_plural(const PackLine& line);
    void read_govern(const PackLine& line);
    void read_agree(const PackLine& line);
    void read_fallback(const PackLine& line);
    void read_verb_form(const PackLine& line);
    void read_place(const PackLine& line);
    void read_default(const PackLine& line);
    void read_list(const PackLine& line);
    void read_vocal(const PackLine& line);
    void read_reads(const PackLine& line);
    void read_swap(const PackLine& line);
    void read_contract(const PackLine& line);
    void read_invert(const PackLine& line);
    void read_spoken(const PackLine& line);
    void read_clitics(const PackLine& line);
    void read_nbsp(const PackLine& line);
    void read_marks(const PackLine& line);
    void read_letters(const PackLine& line);
    void read_spelling(const PackLine& line);
    void read_numeral(const PackLine& line);
    void read_avoid(const PackLine& line);
    void read_generator(const PackLine& line);
    void read_accept(const PackLine& line);

    // for reading alone
    void read_also(const PackLine& line);
    void read_light(const PackLine& line);
    void read_opposite(const PackLine& line);
    void read_read_only(const PackLine& line);

    // words (read_words.cpp)
    void read_columns(const PackLine& line);
    void read_paradigm(const PackLine& line);
    void read_noun(const PackLine& line);
    void read_adjective(const PackLine& line);
    void read_verb(const PackLine& line);
    void read_behind(const PackLine& line);
    void read_extras(const PackLine& line, std::size_t first, Lexeme& word);
    [[nodiscard]] std::string read_paradigm_name(const PackLine& line, std::size_t& at,
                                                 std::string_view kind);
    void inflect_noun(const PackLine& line, const std::string& paradigm, Lexeme& word);
    void inflect_adjective(const PackLine& line, const std::string& paradigm, Lexeme& word);
    void inflect_columns(const PackLine& line, std::string_view kind, const std::string& paradigm,
                         Lexeme& word);
    void add_word(const PackLine& line, Lexeme word);

    // wordings
    void read_frame(const PackLine& line);
    void read_construction(const PackLine& line);

    [[nodiscard]] bool has(const PackLine& line, std::size_t count, std::string_view shape);
    Diagnostic& wrong(Span at, std::string message) {
        return diagnostics_.add(Code::pack_line, at, std::move(message));
    }
    void unknown(Span at, std::string_view what, std::string_view word,
                 const std::vector<std::string_view>& known);

    Pack& pack_;
    const Sources& sources_;
    Keys& keys_;
    Diagnostics& diagnostics_;
    std::map<Key, FileId> defined_in_;
};

} // namespace cantrip::text
