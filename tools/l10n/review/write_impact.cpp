#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "lang/support/markup.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/l10n/review/impact.hpp"

namespace cantrip::l10n {
namespace {

std::string_view kind_of(const Change& change) {
    if (change.before.empty()) return "new";
    if (change.now.empty()) return "gone";
    if (change.before == change.now) return "effect changed, wording equal";
    return change.effect ? "effect changed" : "wording changed";
}

} // namespace

std::string impact_text(const std::vector<Change>& changes) {
    std::string out, language;
    for (const Change& change : changes) {
        if (change.language != language)
            out += (out.empty() ? "== " : "\n== ") + (language = change.language) + "\n";
        out += "\n" + change.id + " (" + std::string(kind_of(change)) + ")\n";
        if (!change.before.empty()) out += "  - " + change.before + "\n";
        if (!change.now.empty()) out += "  + " + change.now + "\n";
    }
    return out;
}

std::string impact_html(const std::vector<Change>& changes) {
    std::string out =
        "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Texts that change</title>\n"
        "<style>td{vertical-align:top;padding:.3em .6em;border-bottom:1px solid #ccc}</style>\n"
        "<table>\n<tr><th>language</th><th>ability</th><th>what</th><th>before</th><th>now</th></tr>\n";
    for (const Change& change : changes) {
        const std::string lang = " lang=\"" + markup_escaped(change.language) + "\"";
        out += "<tr><td>" + markup_escaped(change.language) + "</td><td>" + markup_escaped(change.id) +
               "</td><td>" + std::string(kind_of(change)) + "</td><td" + lang + ">" +
               markup_escaped(change.before) + "</td><td" + lang + ">" + markup_escaped(change.now) +
               "</td></tr>\n";
    }
    return out + "</table>\n";
}

std::string impact_json(const std::vector<Change>& changes) {
    boost::json::array list;
    for (const Change& change : changes)
        list.push_back(boost::json::object{{"lang", json_text(change.language)},
                                           {"id", json_text(change.id)},
                                           {"card", json_text(change.card)},
                                           {"what", kind_of(change)},
                                           {"before", json_text(change.before)},
                                           {"now", json_text(change.now)}});
    return pretty_json(boost::json::object{{"changes", std::move(list)}});
}

} // namespace cantrip::l10n
