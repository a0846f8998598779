#include "tools/text/read_report.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip::text {
namespace {

// A text of a card and what it must be read back to.
struct KnownText {
    TextToRead text;
    std::string id, effect;
};

std::vector<KnownText> known_texts(const Programs& programs, const Program& program, const Language& language,
                                   Keys& keys, const std::string& only) {
    std::vector<KnownText> out;
    Diagnostics unused;
    CardTexts texts(program, language, keys, Style::words, unused);
    const std::vector<bool> asked = programs.asked(program);
    for (ThingId id(0); id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        if (thing.scenario != no_index || thing.kind == no_index || !asked[thing.package]) continue;
        for (const AbilityText& ability : texts.thing(id).abilities) {
            if (ability.pieces.empty() || ability.id.find(only) == std::string::npos) continue;
            out.push_back({{plain_text(ability.pieces), thing.kind}, ability.id, ability.meaning});
        }
    }
    return out;
}

std::string difference_text(const KnownText& known, const ReadBack& read, const Language& language,
                            bool in_detail) {
    const std::string& text = known.text.text;
    std::string out = fmt::format("{} {}: {}\n", language.tag, known.id, text);
    if (read.readings.empty())
        out += fmt::format("  stops at: {}\n",
                           read.stops_at < text.size() ? text.substr(read.stops_at) : "the end");
    for (std::size_t k = 0; k < read.readings.size() && k < 3; ++k) {
        const Reading& reading = read.readings[k];
        out += fmt::format("  {} {}\n{}", reading.exact ? "reads" : "prints otherwise", reading.source,
                           reading.exact ? "" : "    " + reading.printed + "\n");
    }
    if (!in_detail) return out;
    out += "  effect " + known.effect + "\n";
    for (const Reading& reading : read.readings) out += "  effect " + reading.canonical + "\n";
    return out;
}

std::string expected_text(const ReadBack& read) {
    std::string out;
    for (const std::string& word : read.expected) out += (out.empty() ? "" : ", ") + word;
    return out;
}

} // namespace

std::vector<std::string> why_not_understood(const ReadBack& read, const std::string& text) {
    if (read.understood) return {};
    if (read.too_long) return {"the text is too long or has too many readings"};
    if (!read.readings.empty()) return {};
    if (!read.refused.empty())
        return {fmt::format("the words are understood, but not what they say: {}\n  as source: {}",
                            read.refused_because, read.refused)};
    if (read.stops_at >= text.size())
        return {"all words are understood, but together they say nothing that a card of this game can do:\n"
                "something is missing, or is done to what it cannot be done to"};
    const std::string_view here = std::string_view(text).substr(read.stops_at);
    std::vector<std::string> out{fmt::format("not understood from here on: {}", here)};
    const std::vector<std::string_view> words(read.expected.begin(), read.expected.end());
    if (const std::string_view near = did_you_mean(here.substr(0, here.find_first_of(" .,;:")), words);
        !near.empty())
        out.push_back(fmt::format("did you mean `{}`?", near));
    if (!read.expected.empty()) out.push_back("here could stand: " + expected_text(read));
    return out;
}

boost::json::object read_as_json(const ReadBack& read) {
    boost::json::object out;
    boost::json::array readings, expected, nearly;
    for (const Reading& reading : read.readings) {
        if (reading.exact)
            readings.emplace_back(reading.source);
        else
            nearly.push_back(boost::json::object{{"source", reading.source}, {"prints", reading.printed}});
    }
    for (const std::string& word : read.expected) expected.emplace_back(word);
    out["readings"] = std::move(readings);
    out["nearly"] = std::move(nearly);
    if (read.understood)
        out["stops_at"] = nullptr;
    else
        out["stops_at"] = read.stops_at;
    out["expected"] = std::move(expected);
    if (!read.understood && !read.refused.empty())
        out["refused"] = boost::json::object{{"source", read.refused}, {"because", read.refused_because}};
    if (read.too_long) out["too_long"] = true;
    return out;
}

void read_cards_back(const Programs& programs, std::size_t number, TextReader& reader,
                     const Language& language, Keys& keys, const std::string& only, CardsReadBack& result) {
    const std::vector<KnownText> known = known_texts(programs, programs.list[number], language, keys, only);
    std::vector<TextToRead> texts;
    for (const KnownText& entry : known) texts.push_back(entry.text);
    const std::vector<ReadBack> results = reader.read_all(texts);
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto& readings = results[i].readings;
        const bool same = std::any_of(readings.begin(), readings.end(), [&](const Reading& reading) {
            return reading.exact && reading.canonical == known[i].effect;
        });
        ++result.all;
        if (same) ++result.same;
        if (same && readings.size() > 1) ++result.several;
        if (same && (readings.size() == 1 || only.empty())) continue;
        result.differences += difference_text(known[i], results[i], language, !only.empty());
    }
}

} // namespace cantrip::text
