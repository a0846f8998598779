#pragma once
// What one rule finds in one program.

#include <string>

#include "lang/diagnostics/diagnostic.hpp"
#include "tools/lint/rule.hpp"

namespace cantrip::lint {

class Findings {
  public:
    explicit Findings(const Rule& rule) : rule_(rule) {}

    // Adds one with the rule's code and severity and hands it back for labels, notes, help and fix. Places in
    // packages that nobody asked for are dropped later, so a rule may look at everything.
    Diagnostic& add(Span at, std::string message) { return list_.add(rule_.info, at, std::move(message)); }
    // A fix with one edit; it is safe when the rule's row says so.
    void fix(Diagnostic& finding, std::string title, Span at, std::string text) const {
        finding.fix = Fix{std::move(title), {{at, std::move(text)}}, rule_.fix == Fixes::safe};
    }

    [[nodiscard]] const Rule& rule() const { return rule_; }
    [[nodiscard]] Diagnostics take() { return std::move(list_); }

  private:
    const Rule& rule_;
    Diagnostics list_;
};

} // namespace cantrip::lint
