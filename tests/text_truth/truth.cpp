#include "tests/text_truth/truth.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "lang/program/sem.hpp"
#include "lang/source/read_file.hpp"
#include "tests/generator/compiled.hpp"
#include "tests/generator/generate.hpp"
#include "tests/text_truth/behaviour.hpp"
#include "tests/text_truth/neighbours.hpp"
#include "tests/text_truth/words.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/pack/read_pack.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::truth {
namespace {

const std::string library = CANTRIP_SOURCE_DIR "/stdlib";
const std::string shapes = CANTRIP_SOURCE_DIR "/tests/text_truth/shapes/";

struct Effect {
    std::string source, kind, meaning;
    std::string origin; // the ability of the game that it is, or is a neighbour of
    AbilityId ability = no_index;
    bool made = false; // a neighbour of one of the game
};

// A game with each effect on a card of its own.
struct Game {
    std::uint64_t seed = 0;
    std::string text;
    std::unique_ptr<generator::Checked> checked; // with the world
    std::vector<std::size_t> packages;
    Program program;
    std::vector<Effect> effects;
};

std::string text_of(const generator::Checked& checked, const Ability& ability) {
    return std::string(checked.world.sources.text(checked.program.trees[ability.tree]->span(ability.node)));
}

// What the cards of a game do, each effect once, and their neighbours.
std::vector<Effect> effects_of(const generator::Checked& checked, std::size_t most) {
    std::vector<Effect> out;
    std::set<std::string> known;
    const Program& p = checked.program;
    for (const Thing& thing : p.things) {
        if (thing.kind == no_index || thing.scenario != no_index) continue;
        for (const AbilityId id : thing.abilities) {
            const Ability& ability = p.abilities[id];
            if (ability.tree != checked.tree || ability.node == no_node || ability.face != no_index) continue;
            const std::string source = text_of(checked, ability);
            const std::string kind(p.name_of(p.kinds[thing.kind]));
            if (source.empty() || !known.insert(kind + source).second) continue;
            out.push_back({source, kind, {}, source, no_index, false});
            for (std::string& near : neighbours(source, most))
                if (known.insert(kind + near).second)
                    out.push_back({std::move(near), kind, {}, source, no_index, true});
        }
    }
    return out;
}

// Keeps the effects that the checker understands, one for each meaning.
std::unique_ptr<Game> game_of(std::uint64_t seed, std::size_t most) {
    const std::string text = generator::print_formatted(generator::generate(seed).program);
    auto game = std::make_unique<Game>();
    game->seed = seed;
    game->text = text;
    game->checked = generator::check_text(text, library);
    if (!game->checked->ok()) return nullptr;
    std::vector<Effect> all = effects_of(*game->checked, most);
    World& world = game->checked->world;
    const std::size_t package = world.packages.size() - 1;
    const std::size_t one[] = {package};
    game->packages = world.closure(one);
    std::vector<FileId> files;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::uint32_t tree =
            world.add_file("effect", fmt::format("{} effect_{} {{\n  unknown \"fields\"\n  {}\n}}\n",
                                                 all[i].kind, i, all[i].source));
        files.push_back(world.trees[tree].file());
        world.packages[package].trees.push_back(tree);
    }
    Diagnostics diagnostics;
    game->program = check(world, game->packages, diagnostics);
    diagnostics.take(std::move(world.diagnostics));
    world.diagnostics = Diagnostics{};
    std::set<FileId> wrong;
    for (const Diagnostic& told : diagnostics.all())
        if (told.severity == Severity::error) wrong.insert(told.at.file);
    std::set<std::string> meanings;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto found = game->program.symbol(game->program.names.find("effect_" + std::to_string(i)));
        if (wrong.contains(files[i]) || found.kind != SymbolKind::thing) continue;
        const auto& abilities = game->program.things[found.index].abilities;
        if (abilities.size() != 1) continue;
        all[i].ability = abilities.front();
        all[i].meaning = canonical_effect(game->program, abilities.front());
        if (meanings.insert(all[i].kind + all[i].meaning).second) game->effects.push_back(std::move(all[i]));
    }
    return game;
}

std::string why_unsaid(const text::AbilityText& said, const text::Keys& keys) {
    if (!said.plan.unsaid.empty()) return said.plan.unsaid.front().what;
    if (said.missing.empty()) return "nothing is printed";
    const auto& lack = said.missing.front();
    return fmt::format("no {} for {} {}",
                       lack.what == text::Missing::What::word           ? "word"
                       : lack.what == text::Missing::What::form         ? "form"
                       : lack.what == text::Missing::What::construction ? "wording"
                                                                        : "frame",
                       keys.describe(lack.key), lack.form);
}

class Looker {
  public:
    Looker(const Task& task, Truth& truth) : task_(task), truth_(truth) {}

    void look(Game& game, const std::string& tag) {
        World& world = game.checked->world;
        text::Keys keys;
        Diagnostics diagnostics;
        auto language = text::load_language(tag, {library}, {}, world.sources, keys, diagnostics);
        if (!language) return;
        const auto shape = read_file(shapes + language->pack.rules.language + ".lex");
        if (!shape) return;
        const std::string lines = words_for(game.program, language->pack, keys, shape.value().text);
        text::PackReader reader(language->pack, world.sources, keys, diagnostics);
        reader.read(world.sources.add("made.lex", lines));
        reader.check_references();
        counts_ = &truth_.by_language[tag];
        tag_ = tag;
        std::vector<text::TextToRead> texts;
        const std::vector<const Effect*> said = say_all(game, *language, keys, texts);
        compare_texts(game, said, texts);
        text::TextReader back(world, game.packages, game.program, *language, keys);
        const std::vector<text::ReadBack> results = back.read_all(texts);
        for (std::size_t i = 0; i < said.size(); ++i) compare(game, *said[i], texts[i].text, results[i]);
    }

  private:
    std::vector<const Effect*> say_all(const Game& game, const text::Language& language, text::Keys& keys,
                                       std::vector<text::TextToRead>& texts) {
        std::vector<const Effect*> out;
        for (const Effect& effect : game.effects) {
            const text::AbilityText said =
                text::say_ability(game.program, language, keys, text::Style::words, effect.ability);
            ++counts_->effects;
            if (said.pieces.empty()) {
                ++counts_->unsaid[why_unsaid(said, keys)];
                continue;
            }
            ++counts_->said;
            out.push_back(&effect);
            texts.push_back({text::plain_text(said.pieces),
                             KindId(game.program.symbol(game.program.names.find(effect.kind)).index), false});
        }
        return out;
    }

    void compare_texts(const Game& game, const std::vector<const Effect*>& said,
                       const std::vector<text::TextToRead>& texts) {
        std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> by_text;
        for (std::size_t i = 0; i < said.size(); ++i) by_text[{said[i]->kind, texts[i].text}].push_back(i);
        for (const auto& [text, all] : by_text) {
            if (all.size() < 2) continue;
            counts_->shared += all.size();
            const auto own =
                std::count_if(all.begin(), all.end(), [&](std::size_t i) { return !said[i]->made; });
            if (own > 1) counts_->set_shared += static_cast<std::size_t>(own);
            for (std::size_t i = 1; i < all.size(); ++i)
                play_both(game, *said[all[0]], *said[all[i]], text.second);
        }
    }

    // Two effects with one text: harmless if they do the same.
    void play_both(const Game& game, const Effect& a, const Effect& b, const std::string& text) {
        const auto [known, fresh] = played_.try_emplace({a.source, b.source}, Behaviour::unplayed);
        if (fresh) known->second = compare_behaviour(game.text, a.origin, a.source, b.source, library);
        const Behaviour how = known->second;
        counts_->lies += how == Behaviour::different;
        counts_->alike += how == Behaviour::alike;
        counts_->unplayed += how == Behaviour::unplayed;
        const char* what = how == Behaviour::different ? "LIE" : how == Behaviour::alike ? "alike" : "shared";
        note({game.seed, tag_, what, a.source, text, b.source});
    }

    void compare(const Game& game, const Effect& effect, const std::string& text,
                 const text::ReadBack& read) {
        const bool same =
            std::any_of(read.readings.begin(), read.readings.end(), [&](const text::Reading& one) {
                return one.exact && one.canonical == effect.meaning;
            });
        counts_->twice += read.understood && read.readings.size() > 1;
        if (same) {
            ++counts_->same;
        } else if (read.understood) {
            ++counts_->other;
            const text::Reading& first = read.readings.front();
            note({game.seed, tag_, "other", effect.source, text,
                  first.source + (first.exact ? "" : "\n  (prints another text)") +
                      "\n  meant: " + effect.meaning + "\n  read:  " + first.canonical});
        } else {
            ++counts_->not_read;
            note({game.seed, tag_, "not read", effect.source, text,
                  read.refused.empty() ? "stops at " + text.substr(std::min(read.stops_at, text.size()))
                                       : read.refused + " // " + read.refused_because});
        }
    }

    void note(Finding finding) {
        if (truth_.findings.size() < task_.keep) truth_.findings.push_back(std::move(finding));
    }

    const Task& task_;
    Truth& truth_;
    Counts* counts_ = nullptr;
    std::map<std::pair<std::string, std::string>, Behaviour> played_;
    std::string tag_;
};

} // namespace

Truth look_for_lies(const Task& task) {
    Truth truth;
    Looker looker(task, truth);
    for (std::size_t i = 0; i < task.games; ++i) {
        const auto game = game_of(task.seed + i, task.neighbours);
        if (game == nullptr) continue;
        for (const std::string& tag : task.languages) looker.look(*game, tag);
    }
    return truth;
}

std::string report(const Truth& truth) {
    std::string out = fmt::format("{:8} {:>8} {:>8} {:>8} {:>6} {:>8} {:>6} {:>7} {:>5} {:>6} {:>9} {:>13}\n",
                                  "language", "effects", "said", "same", "other", "not read", "twice",
                                  "shared", "lies", "alike", "unplayed", "naive: shared");
    for (const auto& [tag, c] : truth.by_language)
        out += fmt::format("{:8} {:8} {:8} {:8} {:6} {:8} {:6} {:7} {:5} {:6} {:9} {:13}\n", tag, c.effects,
                           c.said, c.same, c.other, c.not_read, c.twice, c.shared, c.lies, c.alike,
                           c.unplayed, c.set_shared);
    for (const auto& [tag, c] : truth.by_language)
        for (const auto& [why, count] : c.unsaid) out += fmt::format("{}: no text {}: {}\n", tag, count, why);
    for (const Finding& f : truth.findings)
        out += fmt::format("\n[{} seed {}] {}\n  source: {}\n  text:   {}\n  {}: {}\n", f.language, f.seed,
                           f.what, f.source, f.text, f.what == "not read" ? "why" : "other", f.other);
    return out;
}

} // namespace cantrip::truth
