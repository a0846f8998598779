#include "tools/rephrase/rephrase.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <fmt/format.h>

#include "lang/check/trial.hpp"
#include "lang/source/read_file.hpp"
#include "tools/rephrase/line_context.hpp"
#include "tools/rephrase/rewrite.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::rephrase {
namespace {

// Lines of one run that are looked at: with more errors than that, something else is wrong.
constexpr std::size_t most_lines = 40;
// Ways of writing one line that are tried on the checker.
constexpr std::size_t most_rewritings = 48;
constexpr std::size_t most_headings = 6;

struct SpokenLine {
    LineContext context;
    std::string text;
    std::vector<std::size_t> diagnostics; // errors that start in it
};

struct Candidate {
    std::size_t line;
    std::string source;
    std::vector<std::string> because;
};

// A heading that a line starts with, "instant:", and what stands behind it.
struct Headed {
    std::string heading; // its name in the source; empty when there is none
    std::string rest;
};

class Rephraser {
  public:
    Rephraser(Programs& programs, std::size_t number, const std::vector<std::string>& libraries)
        : programs_(programs), number_(number), p_(programs.list[number]), libraries_(libraries) {}

    void run() {
        find_lines();
        if (lines_.empty()) return;
        for (const std::string& tag : text::spoken_languages(libraries_)) add_candidates(tag);
        try_candidates();
        report();
    }

  private:
    void find_lines();
    void add_candidates(const std::string& tag);
    void add_rewritings(std::size_t line, const PhraseIndex& index, const std::vector<Habit>& habits);
    void add_readings(const std::vector<text::ReadBack>& read, bool exact);
    [[nodiscard]] std::vector<text::ReadBack> read_lines(text::TextReader& reader);
    void add(std::size_t line, const std::string& source, std::vector<std::string> because);
    void try_candidates();
    void report();
    [[nodiscard]] std::vector<HeadingId> headings_of(KindId kind) const;
    [[nodiscard]] Headed headed(const SpokenLine& line) const;

    Programs& programs_;
    std::size_t number_;
    const Program& p_;
    const std::vector<std::string>& libraries_;
    std::vector<SpokenLine> lines_;
    std::vector<std::pair<std::size_t, std::string>> read_of_; // a text's line, and the heading before it
    std::vector<Candidate> candidates_;
    std::set<std::pair<std::size_t, std::string>> known_;
    std::map<std::size_t, const Candidate*> chosen_; // by line
};

void Rephraser::find_lines() {
    const Sources& sources = programs_.world.sources;
    std::map<FileId, LineContexts> trees;
    for (const std::size_t package : programs_.packages[number_]) {
        if (!programs_.world.packages[package].asked_for) continue;
        for (const std::uint32_t tree : programs_.world.packages[package].trees)
            trees.try_emplace(programs_.world.trees[tree].file(), p_, programs_.world.trees[tree], sources);
    }
    std::map<std::pair<FileId, std::uint32_t>, std::size_t> by_place;
    const auto& all = programs_.diagnostics.all();
    std::vector<std::size_t> by_file(all.size());
    std::iota(by_file.begin(), by_file.end(), std::size_t{0});
    std::stable_sort(by_file.begin(), by_file.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(all[a].at.file, all[a].at.begin) < std::pair(all[b].at.file, all[b].at.begin);
    });
    for (const std::size_t i : by_file) {
        const auto tree = trees.find(all[i].at.file);
        if (tree == trees.end() || all[i].severity != Severity::error) continue;
        const std::pair place{all[i].at.file, sources.position(all[i].at.file, all[i].at.begin).line};
        const auto found = by_place.find(place);
        if (found != by_place.end()) {
            lines_[found->second].diagnostics.push_back(i);
            continue;
        }
        if (lines_.size() >= most_lines) continue;
        LineContext context = tree->second.at(all[i].at.begin);
        if (context.form == LineContext::Form::none) continue;
        by_place.emplace(place, lines_.size());
        std::string text(sources.text(context.line));
        lines_.push_back({std::move(context), std::move(text), {i}});
    }
}

void Rephraser::add(std::size_t line, const std::string& source, std::vector<std::string> because) {
    if (source.empty() || source == lines_[line].text || !known_.emplace(line, source).second) return;
    candidates_.push_back({line, source, std::move(because)});
}

// Own ones first, without those that need more than a body.
std::vector<HeadingId> Rephraser::headings_of(KindId kind) const {
    std::vector<HeadingId> out;
    for (const KindId above : p_.kinds[kind].ancestors)
        for (const HeadingId heading : p_.kinds[above].headings) out.push_back(heading);
    return out;
}

Headed Rephraser::headed(const SpokenLine& line) const {
    const std::size_t colon = line.text.find(':');
    if (line.context.kind == no_index || colon == std::string::npos) return {{}, line.text};
    const std::string before = lower_word(line.text.substr(0, colon));
    // `action:` and `fast action:` head a line of any kind.
    if (const std::size_t last = before.rfind(' ') + 1; keyword(before.substr(last)) == TokenKind::kw_action)
        return {before, line.text.substr(colon + 1)};
    for (const HeadingId id : headings_of(line.context.kind)) {
        const Heading& heading = p_.headings[id];
        if (before != p_.name_of(heading) && before != lower_word(heading.word)) continue;
        return {std::string(p_.name_of(heading)), line.text.substr(colon + 1)};
    }
    return {{}, line.text};
}

void Rephraser::add_rewritings(std::size_t number, const PhraseIndex& index,
                               const std::vector<Habit>& habits) {
    const SpokenLine& line = lines_[number];
    const Headed parts = headed(line);
    const std::string heading = parts.heading.empty() ? "" : parts.heading + ": ";
    std::vector<Rewritten> all;
    for (const auto phrases : {PhraseIndex::Phrases::all, PhraseIndex::Phrases::no_verbs})
        for (Rewritten& one : rewritings(habits, index.pieces_of(parts.rest, phrases), most_rewritings))
            all.push_back(std::move(one));
    for (const Rewritten& one : all) add(number, heading + joined(one.pieces), one.because);
    if (!heading.empty() || line.context.form != LineContext::Form::card) return;
    // What happens needs a heading that says when.
    std::size_t tried = 0;
    for (const HeadingId id : headings_of(line.context.kind)) {
        if (tried++ >= most_headings) break;
        const std::string name(p_.name_of(p_.headings[id]));
        for (const Rewritten& one : all) {
            std::vector<std::string> because = one.because;
            because.push_back(fmt::format("what happens stands under a heading that says when: `{}:`", name));
            add(number, name + ": " + joined(one.pieces), std::move(because));
        }
    }
}

// The whole line, and what stands behind its heading, as printed text.
std::vector<text::ReadBack> Rephraser::read_lines(text::TextReader& reader) {
    std::vector<text::TextToRead> texts;
    read_of_.clear();
    const auto ask = [&](std::size_t line, std::string text, const std::string& heading) {
        text.erase(0, text.find_first_not_of(' '));
        if (text.empty()) return;
        if (text.back() != '.') text += '.';
        const KindId kind = heading.empty() ? lines_[line].context.kind : KindId(no_index);
        read_of_.emplace_back(line, heading);
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        texts.push_back({std::move(text), kind, true});
    };
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Headed parts = headed(lines_[i]);
        ask(i, lines_[i].text, "");
        if (!parts.heading.empty()) ask(i, parts.rest, parts.heading + ": ");
    }
    return reader.read_all(texts);
}

void Rephraser::add_readings(const std::vector<text::ReadBack>& read, bool exact) {
    const auto& of = read_of_;
    for (std::size_t i = 0; i < read.size(); ++i)
        for (const text::Reading& reading : read[i].readings) {
            if (reading.exact != exact) continue;
            const bool effect = reading.kind.empty();
            const bool statement = lines_[of[i].first].context.form == LineContext::Form::statement;
            if (effect && of[i].second.empty() && !statement) continue; // needs a heading
            if (!effect && !of[i].second.empty()) continue;             // has one already
            add(of[i].first, of[i].second + reading.source, {});
        }
}

void Rephraser::add_candidates(const std::string& tag) {
    text::Keys keys;
    Diagnostics unsaid;
    const auto language = text::load_language(tag, libraries_, programs_, number_, keys, unsaid);
    if (!language) return;
    for (const std::string& library : libraries_) {
        const std::string path = library + "/text/" + language->pack.rules.language + "/habits.lex";
        auto there = read_if_there(path);
        if (!there || !there.value()) continue;
        Sources& sources = programs_.world.sources;
        const auto habits =
            read_habits(sources, sources.add(path, std::move(there.value()->text)), programs_.diagnostics);
        text::TextReader reader(programs_.world, programs_.packages[number_], p_, *language, keys);
        const std::vector<text::ReadBack> read = read_lines(reader);
        add_readings(read, true);
        const PhraseIndex index(p_, language->pack, keys);
        for (std::size_t i = 0; i < lines_.size(); ++i) add_rewritings(i, index, habits);
        add_readings(read, false);
        return;
    }
}

void Rephraser::try_candidates() {
    std::vector<std::string> declarations;
    for (const Candidate& candidate : candidates_)
        declarations.push_back(declaration_of(p_, lines_[candidate.line].context,
                                              "offered_line_" + std::to_string(declarations.size()),
                                              candidate.source));
    const Trial trial(programs_.world, programs_.packages[number_], declarations);
    for (std::size_t i = 0; i < candidates_.size(); ++i)
        if (trial.clean(i)) chosen_.try_emplace(candidates_[i].line, &candidates_[i]);
}

void Rephraser::report() {
    std::set<std::size_t> replaced;
    Diagnostics out;
    for (const auto& [number, candidate] : chosen_) {
        const SpokenLine& line = lines_[number];
        replaced.insert(line.diagnostics.begin(), line.diagnostics.end());
        Diagnostic& told = out.add(Code::spoken_line, line.context.line,
                                   "this reads like a sentence, not like a line of a card");
        told.notes = candidate->because;
        told.help = fmt::format("did you mean `{}`?", candidate->source);
        told.fix = Fix{
            fmt::format("write `{}`", candidate->source), {{line.context.line, candidate->source}}, false};
    }
    const auto& all = programs_.diagnostics.all();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!replaced.contains(i)) out.add(all[i].code, all[i].at, all[i].message) = all[i];
    out.sort();
    programs_.diagnostics = std::move(out);
}

} // namespace

void offer_lines(Programs& programs, const std::vector<std::string>& libraries) {
    if (programs.diagnostics.errors() == 0) return;
    for (std::size_t i = 0; i < programs.list.size(); ++i) Rephraser(programs, i, libraries).run();
}

} // namespace cantrip::rephrase
