#pragma once
// What came of an import, as text and JSON; and what a list of terms has that the lexicon has not.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "tools/l10n/exchange/import_texts.hpp"
#include "tools/l10n/exchange/terms.hpp"

namespace cantrip::l10n {

[[nodiscard]] std::string import_as_text(const Imported& imported);
[[nodiscard]] boost::json::object import_as_json(const Imported& imported);

// One line for each incoming term that the lexicon does not have so. Terms have forms, so the lexicon is not
// changed.
[[nodiscard]] std::string differing_terms(const std::vector<Term>& known, const std::string& path,
                                          const std::vector<IncomingTerm>& incoming);

} // namespace cantrip::l10n
