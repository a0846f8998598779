#include "tools/text/read_back.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "lang/program/sem.hpp"
#include "tools/text/meaning/unplanner.hpp"
#include "tools/text/setting/contraction.hpp"

namespace cantrip::text {
namespace {

// Ways of writing one text that are tried.
constexpr std::size_t max_candidates = 96;
constexpr std::size_t max_ways = 24;

// No-break spaces and the like are no other text.
bool has_words(std::string_view text, const std::vector<TextWord>& words) {
    const std::vector<TextWord> own = cut_words(text);
    return std::equal(own.begin(), own.end(), words.begin(), words.end(),
                      [](const TextWord& a, const TextWord& b) { return a.text == b.text; });
}

Style style_of(std::string_view text) {
    return text.find(':') != std::string_view::npos && text.find(": ") != text.find(':') ? Style::icons
                                                                                         : Style::words;
}

} // namespace

TextReader::TextReader(World& world, std::vector<std::size_t> packages, const Program& program,
                       const Language& language, Keys& keys)
    : world_(world), packages_(std::move(packages)), program_(program), language_(language), keys_(keys),
      fits_(program, keys), grammar_(program, language, keys, fits_) {}

// A kind whose cards can print this: what the text says of itself, or one that has the heading.
std::vector<std::string> TextReader::kinds_for(const std::string& source, const std::string& host_kind,
                                               KindId kind) const {
    if (kind != no_index) return {std::string(program_.name_of(program_.kinds[kind]))};
    if (!host_kind.empty()) return {host_kind};
    std::vector<std::string> out;
    const std::string head = source.substr(0, source.find(':'));
    for (const Heading& heading : program_.headings) {
        const std::string name(program_.name_of(heading));
        const std::string owner(program_.name_of(program_.kinds[heading.kind]));
        const bool heads =
            head == name || head.starts_with(name + " ") || head.find(" " + name) != std::string::npos;
        if (heads && std::find(out.begin(), out.end(), owner) == out.end()) out.push_back(owner);
    }
    if (out.empty()) out.emplace_back(program_.name_of(program_.kinds[program_.card_kind]));
    return out;
}

void TextReader::add_candidates(std::size_t number, const TextToRead& text, ReadBack& result) {
    fits_.set_host(text.kind);
    const Expanded whole = expanded(language_.pack.rules, text.text);
    const PhraseReadings read = read_phrases(grammar_, fits_, whole.text);
    result.too_long = read.too_long;
    result.stops_at = whole.printed_at(read.stops_at);
    result.expected = read.expected;
    std::set<std::pair<std::string, std::string>> seen;
    for (const PhraseId root : read.roots) {
        Unplanner unplanner(program_, keys_, fits_, read.tree, whole.text);
        for (const AbilitySource& way : unplanner.ability(root, text.kind, max_ways)) {
            if (way.effect) {
                if (text.effects && seen.size() < max_candidates && seen.emplace(way.source, "").second)
                    candidates_.push_back({number, way.source, {}, {}});
                continue;
            }
            for (const std::string& kind : kinds_for(way.source, way.host_kind, text.kind)) {
                if (seen.size() >= max_candidates || !seen.emplace(way.source, kind).second) continue;
                candidates_.push_back({number, way.source, kind, {}});
            }
        }
    }
}

std::vector<ReadBack> TextReader::read_all(const std::vector<TextToRead>& texts) {
    std::vector<ReadBack> results(texts.size());
    candidates_.clear();
    // Cards of a set repeat each other; what one text says is found out once.
    std::map<std::pair<std::string_view, KindId>, std::size_t> first;
    std::vector<std::size_t> same_as(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        same_as[i] =
            first.emplace(std::pair{std::string_view(texts[i].text), texts[i].kind}, i).first->second;
        if (same_as[i] == i) add_candidates(i, texts[i], results[i]);
    }
    try_candidates(texts, results);
    for (ReadBack& result : results) {
        result.understood = std::any_of(result.readings.begin(), result.readings.end(),
                                        [](const Reading& one_of) { return one_of.exact; });
        if (result.understood)
            std::erase_if(result.readings, [](const Reading& one_of) { return !one_of.exact; });
    }
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (same_as[i] != i) results[i] = results[same_as[i]];
    return results;
}

// A card with nothing else on it, or for an effect alone a verb that does it. `unknown` lets a card do
// without its printed fields.
std::string TextReader::declaration(const Candidate& candidate, std::size_t number) {
    const std::string name = "reading_" + std::to_string(number);
    if (candidate.kind.empty()) return "verb " + name + " {\n  " + candidate.source + "\n}\n";
    return candidate.kind + " " + name + " {\n  unknown \"fields\"\n  " + candidate.source + "\n}\n";
}

void TextReader::try_candidates(const std::vector<TextToRead>& texts, std::vector<ReadBack>& results) {
    auto& trees = world_.packages[packages_.back()].trees;
    const std::size_t trees_before = trees.size();
    const std::size_t world_before = world_.trees.size();
    Diagnostics kept = std::move(world_.diagnostics);
    world_.diagnostics = Diagnostics{};
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        const std::uint32_t tree = world_.add_file("reading", declaration(candidates_[i], i));
        candidates_[i].file = world_.trees[tree].file();
        trees.push_back(tree);
    }
    Diagnostics diagnostics;
    const Program program = check(world_, packages_, diagnostics);
    diagnostics.take(std::move(world_.diagnostics));
    std::map<FileId, const Diagnostic*> wrong;
    for (const Diagnostic& told : diagnostics.all()) wrong.emplace(told.at.file, &told);
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        if (const auto told = wrong.find(candidates_[i].file); told != wrong.end()) {
            ReadBack& result = results[candidates_[i].text];
            if (result.refused.empty()) {
                result.refused = candidates_[i].source;
                result.refused_because = told->second->message;
            }
            continue;
        }
        add_reading(program, candidates_[i], i, texts[candidates_[i].text].text,
                    results[candidates_[i].text].readings);
    }
    trees.resize(trees_before);
    while (world_.trees.size() > world_before) world_.trees.pop_back();
    world_.diagnostics = std::move(kept);
}

void TextReader::add_reading(const Program& program, const Candidate& candidate, std::size_t number,
                             const std::string& text, std::vector<Reading>& known) const {
    const ::cantrip::Symbol found = program.symbol(program.names.find("reading_" + std::to_string(number)));
    const bool effect = found.kind == SymbolKind::verb;
    if (!effect && (found.kind != SymbolKind::thing || program.things[found.index].abilities.size() != 1))
        return;
    const AbilityId ability = effect ? no_index : program.things[found.index].abilities.front();
    Reading reading{candidate.source,
                    candidate.kind,
                    effect ? canonical_value(program, program.verbs[found.index].body)
                           : canonical_effect(program, ability),
                    {},
                    false};
    // One effect can be written in several ways, and not all of them need print the same.
    const auto same = std::find_if(known.begin(), known.end(), [&](const Reading& other) {
        return other.canonical == reading.canonical;
    });
    if (same != known.end() && same->exact) return;
    AbilityText said = effect ? say_verb(program, language_, keys_, style_of(text), VerbId(found.index))
                              : say_ability(program, language_, keys_, style_of(text), ability);
    reading.pieces = std::move(said.pieces);
    reading.plan = std::move(said.plan);
    reading.printed = plain_text(reading.pieces);
    reading.exact = reading.printed == text || has_words(reading.printed, cut_words(text));
    if (same == known.end())
        known.push_back(std::move(reading));
    else if (reading.exact)
        *same = std::move(reading);
}

} // namespace cantrip::text
