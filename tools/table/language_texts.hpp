#pragma once
// The texts of a set in one language: printed for a table, and read back from one.

#include <memory>

#include "lang/check/programs.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::table {

struct PrintedAbility {
    AbilityId ability = no_index;
    std::string text;
};

class LanguageTexts {
  public:
    // Nothing when there is no such language; `error` when a file of overrides cannot be read.
    [[nodiscard]] static std::unique_ptr<LanguageTexts> make(const std::string& tag,
                                                             const std::vector<std::string>& libraries,
                                                             Programs& programs, std::size_t program,
                                                             std::string& error);

    [[nodiscard]] const std::string& tag() const { return language_.tag; }
    [[nodiscard]] const std::vector<PrintedAbility>& of(ThingId card) const;
    // By card: one line for each ability.
    [[nodiscard]] std::map<ThingId, std::string> cells() const;
    [[nodiscard]] text::ReadBack read(const std::string& text, KindId kind);

  private:
    LanguageTexts(Programs& programs, std::size_t program) : programs_(programs), program_(program) {}
    Programs& programs_;
    std::size_t program_;
    text::Keys keys_;
    text::Language language_;
    std::map<ThingId, std::vector<PrintedAbility>> cards_;
    std::unique_ptr<text::TextReader> reader_; // made when it is needed: its grammar takes a moment
};

} // namespace cantrip::table
