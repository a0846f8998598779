// `cantrip text parse`: printed text back to the effect it says.

#include <algorithm>
#include <iostream>
#include <iterator>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/program/sem.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip {
namespace {

std::string expected_text(const text::ReadBack& read) {
    std::string out;
    for (const std::string& word : read.expected) out += (out.empty() ? "" : ", ") + word;
    return out;
}

void write_plain(Invocation& invocation, const text::ReadBack& read, const std::string& text) {
    for (const text::Reading& reading : read.readings) {
        invocation.output.write(reading.source + "\n");
        if (!reading.exact) invocation.message("this prints: " + reading.printed);
    }
    if (read.understood) return;
    if (read.too_long) {
        invocation.message("the text is too long or has too many readings");
    } else if (read.readings.empty() && !read.refused.empty()) {
        invocation.message(fmt::format("the words are understood, but not what they say: {}\n  as source: {}",
                                       read.refused_because, read.refused));
    } else if (read.readings.empty() && read.stops_at >= text.size()) {
        invocation.message(
            "all words are understood, but together they say nothing that a card of this game can do:\n"
            "something is missing, or is done to what it cannot be done to");
    } else if (read.readings.empty()) {
        const std::string_view here = std::string_view(text).substr(std::min(read.stops_at, text.size()));
        invocation.message(fmt::format("not understood from here on: {}", here));
        const std::vector<std::string_view> words(read.expected.begin(), read.expected.end());
        if (const std::string_view near = did_you_mean(here.substr(0, here.find_first_of(" .,;:")), words);
            !near.empty())
            invocation.message(fmt::format("did you mean `{}`?", near));
        if (!read.expected.empty()) invocation.message("here could stand: " + expected_text(read));
    }
}

void write_json(Invocation& invocation, const text::ReadBack& read) {
    boost::json::object out;
    boost::json::array readings, expected, nearly;
    for (const text::Reading& reading : read.readings) {
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
    invocation.output.write(pretty_json(out) + "\n");
}

struct Counts {
    std::size_t all = 0, same = 0, several = 0;
};

// Every ability of the cards: printed, read, and compared.
void read_cards_back(Invocation& invocation, const Programs& programs, std::size_t number,
                     text::TextReader& reader, const text::Language& language, text::Keys& keys,
                     Counts& counts) {
    const Program& program = programs.list[number];
    Diagnostics unused;
    text::CardTexts texts(program, language, keys, text::Style::words, unused);
    std::vector<text::TextToRead> list;
    std::vector<std::pair<std::string, std::string>> known; // id, effect
    const std::vector<bool> asked = programs.asked(program);
    for (ThingId id = 0; id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        if (thing.scenario != no_index || thing.kind == no_index || !asked[thing.package]) continue;
        for (const text::AbilityText& ability : texts.thing(id).abilities) {
            if (ability.pieces.empty()) continue;
            list.push_back({text::plain_text(ability.pieces), thing.kind});
            known.emplace_back(ability.id, ability.meaning);
        }
    }
    const std::string only = invocation.arguments.value("--card", "");
    if (!only.empty()) {
        for (std::size_t i = list.size(); i-- > 0;) {
            if (known[i].first.find(only) != std::string::npos) continue;
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
            known.erase(known.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    const std::vector<text::ReadBack> results = reader.read_all(list);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& readings = results[i].readings;
        const bool same = std::any_of(readings.begin(), readings.end(), [&](const text::Reading& reading) {
            return reading.exact && reading.canonical == known[i].second;
        });
        ++counts.all;
        if (same) ++counts.same;
        if (same && readings.size() > 1) ++counts.several;
        if (same && (readings.size() == 1 || only.empty())) continue;
        invocation.output.write(fmt::format("{} {}: {}\n", language.tag, known[i].first, list[i].text));
        if (readings.empty())
            invocation.output.write(
                fmt::format("  stops at: {}\n", results[i].stops_at < list[i].text.size()
                                                    ? list[i].text.substr(results[i].stops_at)
                                                    : "the end"));
        for (std::size_t k = 0; k < readings.size() && k < 3; ++k)
            invocation.output.write(fmt::format(
                "  {} {}\n{}", readings[k].exact ? "reads" : "prints otherwise", readings[k].source,
                readings[k].exact ? "" : "    " + readings[k].printed + "\n"));
        if (!only.empty()) {
            invocation.output.write("  effect " + known[i].second + "\n");
            for (const text::Reading& reading : readings)
                invocation.output.write("  effect " + reading.canonical + "\n");
        }
    }
}

Exit run_parse(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries);
    if (!tags) return tags.error();
    std::vector<std::string> paths = invocation.arguments.operands();
    // By its bare name: with its cards, for a text may speak of them.
    if (const std::string game = invocation.arguments.value("--game", ""); !game.empty())
        paths.push_back(game);
    const auto programs = load_programs(paths.empty() ? std::vector<std::string>{"."} : paths, options);
    if (programs->list.empty() || programs->diagnostics.errors() > 0) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return invocation.fail("the packages could not be read without errors",
                               "name the game that the text is of: --game GAME");
    }
    const bool back = invocation.arguments.has("--cards");
    std::string given;
    if (!back) given.assign(std::istreambuf_iterator<char>(std::cin), {});
    while (!given.empty() && (given.back() == '\n' || given.back() == ' ')) given.pop_back();
    // A sentence is one without its full stop too.
    if (!given.empty() && std::string_view(".!?)").find(given.back()) == std::string_view::npos) given += '.';
    if (!back && given.empty())
        return invocation.fail("there is no text on standard input",
                               "cantrip text parse --game GAME < text.txt");
    bool clean = true;
    for (const std::string& tag : tags.value()) {
        Counts counts;
        for (std::size_t i = 0; i < programs->list.size(); ++i) {
            text::Keys keys;
            Diagnostics diagnostics;
            const auto language =
                text::load_language(tag, options.libraries, *programs, i, keys, diagnostics);
            text::TextReader reader(programs->world, programs->packages[i], programs->list[i], *language,
                                    keys);
            if (back) {
                read_cards_back(invocation, *programs, i, reader, *language, keys, counts);
                continue;
            }
            const text::ReadBack read = reader.read({given, no_index, true});
            if (invocation.format() == "json")
                write_json(invocation, read);
            else
                write_plain(invocation, read, given);
            clean &= read.understood;
            break;
        }
        if (back) {
            invocation.output.write(fmt::format(
                "{}: {} of {} abilities read back to the same effect, {} of them with other readings too\n",
                tag, counts.same, counts.all, counts.several));
            clean &= counts.same == counts.all;
        }
    }
    return clean ? Exit::clean : Exit::findings;
}

} // namespace

const Command text_parse_command{
    .name = "text parse",
    .summary = "read printed text back to the effect it says",
    .operands = "[PATH…]",
    .about = "Reads the text of one ability from standard input and writes it as Cantrip source: every "
             "reading that the\n"
             "checker understands and that prints this text again. Where it does not understand the text it "
             "says how far\n"
             "it came and what could stand there. With --cards it prints every ability of the packages "
             "instead, reads it\n"
             "back and lists those that come back as something else.",
    .formats = {"plain", "json"},
    .options = {{"--lang", Option::Takes::list, "L", "the language, en when none is given"},
                {"--game", Option::Takes::one, "G", "the game whose words the text uses"},
                {"--cards", Option::Takes::nothing, "", "read the packages' own cards back"},
                {"--card", Option::Takes::one, "ID",
                 "with --cards: only cards with this in their id, in detail"},
                lib_option()},
    .examples = {{"cantrip text parse --game dragons < text.txt", "what does it say?"},
                 {"cantrip text parse --cards cards/dragons --lang cs,de",
                  "does every text say its effect?"}},
    .run = run_parse,
};

} // namespace cantrip
