#include "tools/l10n/review/collect.hpp"

#include <algorithm>
#include <set>

#include "lang/program/sem.hpp"
#include "tools/text/card/package_texts.hpp"

namespace cantrip::l10n {
namespace {

std::string_view reaction_word(ReactionForm form) {
    switch (form) {
    case ReactionForm::when: return "when";
    case ReactionForm::before: return "before";
    case ReactionForm::instead: return "instead";
    case ReactionForm::modify: return "modify";
    case ReactionForm::forbid: return "forbid";
    case ReactionForm::allow: return "allow";
    case ReactionForm::silence: return "silence";
    case ReactionForm::share: return "share";
    case ReactionForm::accept: return "accept";
    case ReactionForm::whenever: return "whenever";
    }
    return "when";
}

std::string section_of(const Program& program, const Ability& ability) {
    if (ability.heading != no_index) return std::string(program.name_of(program.headings[ability.heading]));
    if (ability.name != no_name) return std::string(program.names.text(ability.name));
    if (ability.reaction != no_index)
        return std::string(reaction_word(program.reactions[ability.reaction].form));
    return "action";
}

// The source of an ability on one line, without comments.
std::string one_line(std::string_view source) {
    std::string out;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (source.substr(i).starts_with("//")) i = std::min(source.find('\n', i), source.size() - 1);
        const bool blank = source[i] == ' ' || source[i] == '\n' || source[i] == '\t' || source[i] == '\r';
        if (!blank)
            out += source[i];
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    }
    return out;
}

Unit unit_of(const Programs& programs, std::size_t index, const text::CardText& card,
             const text::AbilityText& said) {
    const Program& program = programs.list[index];
    const Ability& ability = program.abilities[said.ability];
    Unit unit;
    unit.card = card.id;
    unit.card_name = card.name;
    unit.kind = card.kind_name;
    unit.section = section_of(program, ability);
    unit.sem = sem_of(program, said.ability);
    unit.at = program.trees[ability.tree]->span(ability.node);
    unit.effect = one_line(programs.world.sources.text(unit.at));
    unit.gloss = text::plain_text(said.pieces);
    unit.program = index;
    unit.ability = said.ability;
    return unit;
}

PackageWork& work_of(std::vector<PackageWork>& all, const Programs& programs, const text::CardText& card) {
    for (PackageWork& work : all)
        if (work.name == card.package) return work;
    const LoadedPackage& package = programs.world.packages[*programs.world.find(card.package)];
    PackageWork& work = all.emplace_back();
    work.name = card.package;
    work.folder = package.folder;
    work.game = card.game;
    work.lock_path = work.folder + "/" + std::string(l10n_folder) + "/lock";
    return work;
}

std::string describe(const text::Keys& keys, const text::Missing& missing) {
    static constexpr const char* kinds[] = {"word", "frame", "wording", "form"};
    return std::string(kinds[static_cast<int>(missing.what)]) + " " +
           std::string(keys.describe(missing.key)) + (missing.form.empty() ? "" : " " + missing.form);
}

} // namespace

std::vector<PackageWork> collect_units(const Programs& programs) {
    std::vector<PackageWork> all;
    std::set<std::string> done; // a package may be part of several programs
    text::Language gloss;
    gloss.tag = "gloss";
    for (std::size_t i = 0; i < programs.list.size(); ++i) {
        const Program& program = programs.list[i];
        text::Keys keys;
        Diagnostics ignored;
        text::CardTexts texts(program, gloss, keys, text::Style::words, ignored);
        std::set<std::string> here;
        for (const text::CardText& card : text::cards_of(program, programs.asked(program), texts)) {
            if (done.contains(card.package)) continue;
            if (programs.world.packages[*programs.world.find(card.package)].folder.empty()) continue;
            here.insert(card.package);
            PackageWork& work = work_of(all, programs, card);
            for (const text::AbilityText& said : card.abilities) {
                if (said.plan.root != text::no_phrase || !said.plan.unsaid.empty())
                    work.units.push_back(unit_of(programs, i, card, said));
            }
        }
        done.merge(here);
    }
    return all;
}

void say_units(const Programs& programs, std::size_t index, Speaker& speaker, const PackageWork& package,
               std::vector<UnitText>& out) {
    const Program& program = programs.list[index];
    Diagnostics ignored; // what is missing is told unit by unit
    text::CardTexts texts(program, speaker.language, speaker.keys, text::Style::words, ignored);
    std::map<AbilityId, text::AbilityText> said;
    std::map<AbilityId, std::string> names;
    for (text::CardText& card : text::cards_of(program, programs.asked(program), texts)) {
        for (text::AbilityText& ability : card.abilities) {
            names[ability.ability] = card.name;
            said.emplace(ability.ability, std::move(ability));
        }
    }
    for (std::size_t i = 0; i < package.units.size(); ++i) {
        const Unit& unit = package.units[i];
        if (unit.program != index) continue;
        text::AbilityText& found = said.at(unit.ability);
        UnitText& text = out[i];
        text.text = text::plain_text(found.pieces);
        text.card_name = names[unit.ability];
        for (const text::Missing& missing : found.missing)
            text.missing.push_back(describe(speaker.keys, missing));
        for (const text::Unsaid& unsaid : found.plan.unsaid) text.missing.push_back("phrase " + unsaid.what);
        text.pieces = std::move(found.pieces);
        text.plan = std::move(found.plan);
    }
}

} // namespace cantrip::l10n
