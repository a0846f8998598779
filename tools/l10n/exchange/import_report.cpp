#include "tools/l10n/exchange/import_report.hpp"

#include <map>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip::l10n {

std::string import_as_text(const Imported& imported) {
    std::string out;
    for (const std::string& problem : imported.problems) out += problem + "\n";
    out += fmt::format("{} approved, {} overridden, {} drafts, {} unchanged\n", imported.approved,
                       imported.overridden, imported.drafts, imported.unchanged);
    if (imported.overridden > 0)
        out += fmt::format(
            "overrides read back to their effects: {} of {}{}\n", imported.read_back, imported.overridden,
            imported.read_back < imported.overridden ? "; the others were compared word by word" : "");
    return out;
}

boost::json::object import_as_json(const Imported& imported) {
    boost::json::array problems;
    for (const std::string& problem : imported.problems) problems.push_back(json_text(problem));
    return {{"approved", imported.approved},   {"overridden", imported.overridden},
            {"read_back", imported.read_back}, {"drafts", imported.drafts},
            {"unchanged", imported.unchanged}, {"problems", std::move(problems)}};
}

std::string differing_terms(const std::vector<Term>& known, const std::string& path,
                            const std::vector<IncomingTerm>& incoming) {
    std::map<std::string, std::string> lemmas;
    for (const Term& term : known) lemmas[term.key] = term.lemma;
    std::string out;
    for (const IncomingTerm& term : incoming) {
        const auto found = lemmas.find(term.key);
        if (found != lemmas.end() && found->second == term.term) continue;
        out += fmt::format("{}:{}: {}: `{}`, but the lexicon has {}\n", path, term.line, term.key, term.term,
                           found == lemmas.end() ? "no such word" : "`" + found->second + "`");
    }
    return out;
}

} // namespace cantrip::l10n
