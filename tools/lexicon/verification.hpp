#pragma once
// Every word that one language can print, looked up: what all of its lexicons together come to.

#include <array>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <boost/json/object.hpp>

#include "lang/diagnostics/diagnostic.hpp"
#include "tools/lexicon/grade.hpp"
#include "tools/lexicon/lexicons.hpp"

namespace cantrip::text {

class Verification {
  public:
    Verification(std::string tag, const Sources& sources, Diagnostics& diagnostics)
        : tag_(std::move(tag)), sources_(sources), diagnostics_(diagnostics) {}

    // Reports unknown words; those of several lexicons once.
    void add(const Lexicon& lexicon);
    // Reports lines `accept` that no lexicon needs.
    void finish();

    // Why words were not looked up or not graded; empty when they were.
    [[nodiscard]] std::string skipped() const;
    // One line of counts; with `all`, also the forms that are less sure.
    [[nodiscard]] std::string plain(bool all) const;
    [[nodiscard]] boost::json::object json() const;

  private:
    using Place = std::pair<std::string, std::uint32_t>;
    [[nodiscard]] Place place(Span at) const { return {sources_.at(at.file).path, at.begin}; }

    void count_forms(const Lexicon& lexicon, const WordGrades& grades);
    void report_unknown(const Lexicon& lexicon, const WordGrades& grades);
    void report(Code code, Span at, std::string message, std::string help);

    std::string tag_, dictionary_, generator_;
    const Sources& sources_;
    Diagnostics& diagnostics_;
    bool checked_ = false, labelled_ = false;
    std::set<std::tuple<Place, std::string, std::string>> counted_;
    std::set<std::pair<Place, std::string>> reported_;
    std::array<std::size_t, grade_count> counts_{};
    std::vector<std::string> loose_;
    std::map<Place, std::size_t> needless_, listed_;
    std::map<Place, Span> places_;
    std::size_t in_texts_ = 0;
};

} // namespace cantrip::text
