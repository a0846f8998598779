#include "tools/diff/write_differences.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/support/markup.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/support/base64.hpp"

namespace cantrip::diff {
namespace {

namespace json = boost::json;

std::string one_line(const std::string& text) {
    std::string out = text;
    for (char& c : out)
        if (c == '\n') c = ' ';
    return out;
}

std::string lines(const std::string& label, const std::string& before, const std::string& now) {
    std::string out;
    if (!before.empty()) out += fmt::format("    - {}: {}\n", label, one_line(before));
    if (!now.empty()) out += fmt::format("    + {}: {}\n", label, one_line(now));
    return out;
}

json::object value_json(const ValueChange& change, const char* key) {
    return {
        {key, json_text(change.what)}, {"before", json_text(change.before)}, {"now", json_text(change.now)}};
}

class Page {
  public:
    Page(const std::vector<CardChange>& changes, const SetState& before, const SetState& now)
        : changes_(changes), pictures_(changed_pictures(changes, before, now, 120)) {}

    std::string html(const std::string& title, const std::string& credits) {
        std::string out = fmt::format(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{0}</title>\n<style>\n"
            "body{{font:16px/1.45 sans-serif;max-width:60rem;margin:2rem auto;padding:0 "
            "1rem;color:#222;background:#fff}}\n"
            "h2{{margin:2.2rem 0 .3rem;border-top:1px solid #bbb;padding-top:1.2rem}}\n"
            "del{{background:#fbe3e1}} ins{{background:#dff2df;text-decoration:underline}}\n"
            "table{{border-collapse:collapse}} td,th{{text-align:left;vertical-align:top;padding:.25rem "
            ".8rem .25rem 0}}\n"
            "figure{{display:inline-block;margin:.6rem 1.2rem .6rem 0;vertical-align:top}} "
            "img{{width:15rem;height:auto}}\n"
            "code{{font-size:.9em}} nav a{{margin-right:.9rem}}\n</style>\n<h1>{0}</h1>\n",
            markup_escaped(title));
        out += fmt::format("<p>{} card{}.</p>\n<nav aria-label=\"cards\">", changes_.size(),
                           changes_.size() == 1 ? " differs" : "s differ");
        for (const CardChange& change : changes_)
            out += fmt::format("<a href=\"#{}\">{}</a>\n", markup_escaped(change.id), name(change));
        out += "</nav>\n";
        for (const CardChange& change : changes_) out += card(change);
        if (!credits.empty())
            out += fmt::format("<footer><p><small>{}</small></p></footer>\n", markup_escaped(credits));
        return out + "</html>\n";
    }

  private:
    static std::string name(const CardChange& change) {
        return markup_escaped(change.name.empty() ? change.id : change.name);
    }
    static std::string cell(const char* tag, const std::string& text, const std::string& language) {
        if (text.empty()) return "<td></td>";
        const std::string lang =
            language.empty() ? "" : fmt::format(" lang=\"{}\"", markup_escaped(language));
        return fmt::format("<td{0}><{1}>{2}</{1}></td>", lang, tag, markup_escaped(text));
    }
    static std::string row(const std::string& label, const std::string& before, const std::string& now,
                           const std::string& language = {}) {
        return fmt::format("<tr><th scope=\"row\">{}</th>{}{}</tr>\n", markup_escaped(label),
                           cell("del", before, language), cell("ins", now, language));
    }

    [[nodiscard]] std::string card(const CardChange& change) const {
        std::string out = fmt::format("<h2 id=\"{}\">{}</h2>\n<p>{}, {} <code>{}</code></p>\n",
                                      markup_escaped(change.id), name(change), word_of(change.what),
                                      markup_escaped(change.kind), markup_escaped(change.id));
        out += "<table>\n<tr><td></td><th scope=\"col\">before</th><th scope=\"col\">now</th></tr>\n";
        for (const ValueChange& value : change.values) out += row(value.what, value.before, value.now);
        for (const AbilityChange& ability : change.abilities) {
            if (ability.effect) out += row("effect", ability.before, ability.now);
            for (const ValueChange& wording : ability.wordings)
                out += row("text " + wording.what, wording.before, wording.now, wording.what);
        }
        out += "</table>\n";
        for (const std::string& language : change.pictures) {
            out += picture(pictures_.before, change, language, "before");
            out += picture(pictures_.now, change, language, "now");
        }
        return out;
    }

    static std::string picture(const std::map<std::pair<std::string, std::string>, std::string>& pictures,
                               const CardChange& change, const std::string& language, std::string_view when) {
        const auto found = pictures.find({language, change.id});
        if (found == pictures.end()) return {};
        return fmt::format(
            "<figure><img alt=\"{} {}, in {}\" src=\"data:image/png;base64,{}\"><figcaption>{}, {}"
            "</figcaption></figure>\n",
            name(change), when, language, base64(found->second), when, language);
    }

    const std::vector<CardChange>& changes_;
    ChangedPictures pictures_;
};

} // namespace

std::string_view word_of(CardChange::What what) {
    return what == CardChange::What::added ? "new" : what == CardChange::What::removed ? "gone" : "changed";
}

std::string differences_text(const std::vector<CardChange>& changes) {
    std::string out;
    for (const CardChange& change : changes) {
        out += fmt::format("{} ({}), {}: {}\n", change.name.empty() ? change.id : change.name, change.id,
                           change.kind, word_of(change.what));
        for (const ValueChange& value : change.values) out += lines(value.what, value.before, value.now);
        for (const AbilityChange& ability : change.abilities) {
            if (ability.effect) out += lines("effect", ability.before, ability.now);
            for (const ValueChange& wording : ability.wordings)
                out += lines("text " + wording.what, wording.before, wording.now);
        }
        if (!change.pictures.empty() && change.what == CardChange::What::changed)
            out += fmt::format("    it looks different in {}\n", fmt::join(change.pictures, ", "));
    }
    return out;
}

std::string differences_json(const std::vector<CardChange>& changes) {
    json::array cards;
    for (const CardChange& change : changes) {
        json::array values, abilities, pictures;
        for (const ValueChange& value : change.values) values.push_back(value_json(value, "field"));
        for (const AbilityChange& ability : change.abilities) {
            json::array texts;
            for (const ValueChange& wording : ability.wordings) texts.push_back(value_json(wording, "lang"));
            abilities.push_back(json::object{{"effect_changed", ability.effect},
                                             {"before", json_text(ability.before)},
                                             {"now", json_text(ability.now)},
                                             {"texts", std::move(texts)}});
        }
        for (const std::string& language : change.pictures) pictures.push_back(json_text(language));
        cards.push_back(json::object{{"id", json_text(change.id)},
                                     {"package", json_text(change.package)},
                                     {"kind", json_text(change.kind)},
                                     {"name", json_text(change.name)},
                                     {"what", word_of(change.what)},
                                     {"values", std::move(values)},
                                     {"abilities", std::move(abilities)},
                                     {"pictures", std::move(pictures)}});
    }
    return pretty_json(json::object{{"cards", std::move(cards)}});
}

std::string differences_page(const std::string& title, const std::vector<CardChange>& changes,
                             const SetState& before, const SetState& now) {
    return Page(changes, before, now).html(title, now.credits);
}

} // namespace cantrip::diff
