#include "tools/lint/texts.hpp"

#include <functional>
#include <unordered_map>

#include "lang/support/hash.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::lint {
namespace {

// The texts of one language. Cards of a large set share many abilities word for word, so each wording is said
// once: what it prints depends on its words, the kind of its card and the face it stands on.
class Sayer {
  public:
    Sayer(const Program& program, const text::Language& language, text::Keys& keys, LanguageTexts& out)
        : p_(program), out_(out), texts_(program, language, keys, text::Style::words, out.missing) {}

    void all(const std::vector<char>& asked) {
        for (const Kind& kind : p_.kinds)
            if (asked[kind.package] != 0)
                for (const AbilityId id : kind.abilities) say(id, no_index);
        for (ThingId thing(0); thing < p_.things.size(); ++thing) {
            const Thing& found = p_.things[thing];
            if (found.scenario != no_index || found.kind == no_index || asked[found.package] == 0) continue;
            for (const AbilityId id : found.abilities) recall(id, thing);
        }
        texts_.report();
    }

  private:
    struct Wording {
        KindId kind = no_index;
        std::uint32_t face = no_index;
        std::string_view source;
        friend bool operator==(const Wording&, const Wording&) = default;
    };
    struct Hash {
        std::size_t operator()(const Wording& one) const {
            hash::Numbers hash;
            hash.put(std::hash<std::string_view>()(one.source));
            hash.put(one.kind);
            hash.put(one.face);
            return hash.value();
        }
    };
    struct Known {
        std::size_t at = 0; // in out_.abilities
        std::vector<text::Missing> missing;
    };

    [[nodiscard]] std::string_view source_of(const Ability& ability) const {
        const Tree& tree = *p_.trees[ability.tree];
        const Span at = tree.span(ability.node);
        return tree.tokens().text.substr(at.begin, at.end - at.begin);
    }

    void recall(AbilityId id, ThingId thing) {
        const Ability& ability = p_.abilities[id];
        const Wording wording{p_.things[thing].kind, ability.face, source_of(ability)};
        // A card that names itself says something else than one that names another, and a part may speak of
        // what it is part of.
        const bool alone = p_.things[thing].parent == no_index &&
                           wording.source.find(p_.name_of(p_.things[thing])) == std::string_view::npos;
        if (!alone) return (void)say(id, thing);
        const auto found = known_.find(wording);
        if (found == known_.end()) {
            auto missing = say(id, thing);
            if (missing) known_.emplace(wording, Known{out_.abilities.size() - 1, std::move(*missing)});
            return;
        }
        const SaidAbility same = out_.abilities[found->second.at];
        out_.abilities.push_back({id, thing, same.text, same.meaning});
        if (!found->second.missing.empty()) texts_.note_missing(found->second.missing, ability);
    }

    // The words that are missing for it; nothing when there is not even a phrase.
    std::optional<std::vector<text::Missing>> say(AbilityId id, ThingId thing) {
        text::AbilityText said = texts_.ability(id, {}, 0);
        const std::string_view text = out_.said.keep(text::plain_text(said.pieces));
        out_.abilities.push_back({id, thing, text, out_.said.keep(std::move(said.meaning))});
        if (!said.plan.unsaid.empty()) return std::nullopt;
        return std::move(said.missing);
    }

    const Program& p_;
    LanguageTexts& out_;
    text::CardTexts texts_;
    std::unordered_map<Wording, Known, Hash> known_;
};

} // namespace

std::vector<LanguageTexts> texts_of(const World& world, const Program& program,
                                    std::span<const std::size_t> packages, const std::vector<char>& asked,
                                    const std::vector<std::string>& languages,
                                    const std::vector<std::string>& libraries) {
    std::vector<std::string> folders;
    for (const std::size_t index : packages)
        if (!world.packages[index].folder.empty()) folders.push_back(world.packages[index].folder);
    std::vector<LanguageTexts> out;
    for (const std::string& tag : languages) {
        // What is wrong with a pack itself is told by `cantrip text`.
        Sources sources;
        Diagnostics of_pack;
        text::Keys keys;
        auto language = text::load_language(tag, libraries, folders, sources, keys, of_pack);
        if (!language) continue;
        text::add_source_labels(*language, program, keys);
        LanguageTexts says{tag, {}, {}, {}};
        Sayer(program, *language, keys, says).all(asked);
        out.push_back(std::move(says));
    }
    return out;
}

} // namespace cantrip::lint
