#pragma once
// Which phrases can be parts of which: what the program knows of its words keeps readings apart that the
// language alone cannot. A mana is not in a place, a number is nobody's owner.

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "lang/program/program.hpp"
#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {

namespace sort_of {
inline constexpr unsigned thing = 1, place = 2, number = 4, units = 8, list = 16, time = 32, text = 64,
                          any = 127;
}

// Its first verb belongs to a subject that was told before.
[[nodiscard]] bool is_silent(const PhraseTree& tree, PhraseId id, const Keys& keys);

class Fits {
  public:
    Fits(const Program& program, Keys& keys);

    // The name by which the source speaks of a key: `knowledge` for `worker.knowledge`.
    [[nodiscard]] static std::string_view source_name(std::string_view key) {
        const auto dot = key.rfind('.');
        return dot == std::string_view::npos ? key : key.substr(dot + 1);
    }
    // What a noun can be, from all that has its name.
    [[nodiscard]] unsigned sort_of_key(Key key) const;
    [[nodiscard]] unsigned sort(const PhraseTree& tree, PhraseId id) const;
    // The kind of the card that says the text, if that is known.
    void set_host(KindId kind) { host_ = kind; }
    // Whether the program knows such a noun, and it can be several.
    [[nodiscard]] bool noun(const Phrase& phrase) const;
    [[nodiscard]] bool can_be_several(Key noun) const {
        return (sort_of_key(noun) & sort_of::thing) != 0 && !is_thing_name(noun);
    }
    [[nodiscard]] bool clause(const PhraseTree& tree, const Phrase& clause) const;
    [[nodiscard]] bool construction(const PhraseTree& tree, const Phrase& phrase) const;
    // `whole`: from its first part on.
    [[nodiscard]] bool list(const PhraseTree& tree, const Phrase& list, bool whole) const;
    [[nodiscard]] bool attaches(const PhraseTree& tree, PhraseId noun, PhraseId part) const;
    // A verb that every game has, or none at all, such as setting a field.
    // Everything that a clause speaks of is where its verb looks for it.
    [[nodiscard]] bool lies_in_pools(const PhraseTree& tree, const Phrase& clause) const;
    // Whether the text stands on things of that kind, as far as is known.
    [[nodiscard]] bool is_host(std::string_view kind) const;
    [[nodiscard]] bool is_general(Key clause) const;
    // Arguments that need no place because the verb knows where they are: "discard 2 cards" takes them from
    // the hand.
    [[nodiscard]] std::size_t known_places(const PhraseTree& tree, const Phrase& clause) const;
    // Whether a parameter takes only things of a kind that the noun given is wider than.
    [[nodiscard]] bool is_asked_instead(Key clause, Key slot, Key given, Key asked) const;
    // "The faction of that market": what its owner has or lies in, or one of those that belong to it.
    enum class Belongs : std::uint8_t { either, member, one_of_them };
    [[nodiscard]] Belongs belongs(const PhraseTree& tree, KindId kind, PhraseId owner) const;

  private:
    [[nodiscard]] std::string_view name(Key key) const { return keys_.describe(key); }
    [[nodiscard]] static bool determiner_is(const Phrase& phrase, Word word) {
        return phrase.determiner == word;
    }
    void index_nouns();
    void index_nesting();
    [[nodiscard]] KindId kind_of(const PhraseTree& tree, PhraseId id) const;
    [[nodiscard]] bool lies_in(KindId inner, KindId outer) const;
    [[nodiscard]] bool is_open(const PhraseTree& tree, PhraseId id) const;
    [[nodiscard]] bool is_step(const PhraseTree& tree, PhraseId id) const;
    [[nodiscard]] bool is_plain_number(const PhraseTree& tree, PhraseId id) const;
    [[nodiscard]] bool is_thing_name(Key key) const;
    [[nodiscard]] bool is_name_of(const PhraseTree& tree, const Phrase& noun, PhraseId id) const;
    [[nodiscard]] unsigned last_sort(const PhraseTree& tree, PhraseId id) const;
    [[nodiscard]] const Param* parameter(const Verb& verb, std::string_view slot) const;
    [[nodiscard]] bool can_be(const Phrase& noun, const Param& param) const;
    [[nodiscard]] ZoneId zone_of_pool(const Param& param) const;
    [[nodiscard]] bool lies_in_pool(const PhraseTree& tree, const Phrase& noun, const Param& param) const;
    [[nodiscard]] unsigned wanted(const Verb& verb, std::string_view slot) const;

    const Program& p_;
    Keys& keys_;
    std::map<std::string, unsigned, std::less<>> sorts_; // by source name
    std::set<Key> nouns_, amounts_;                      // amounts: fields that are numbers or units
    std::set<std::pair<KindId, KindId>> nested_; // kinds of things that are printed in things, and of those
    KindId host_ = no_index;
    std::map<std::string, VerbId, std::less<>> verbs_;
    std::set<Key> things_;
    mutable std::vector<std::optional<unsigned>> key_sorts_; // by key, those asked for so far
};

} // namespace cantrip::text
