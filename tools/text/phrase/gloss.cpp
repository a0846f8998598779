#include "tools/text/phrase/gloss.hpp"

namespace cantrip::text {
namespace {

std::string quantity_text(const Quantity& quantity) {
    const auto number = [](std::int64_t value) { return std::to_string(value / one); };
    switch (quantity.kind) {
    case Quantity::Kind::none: return {};
    case Quantity::Kind::exact: return number(quantity.low);
    case Quantity::Kind::up_to: return "≤" + number(quantity.low);
    case Quantity::Kind::at_most: return "≤" + number(quantity.low);
    case Quantity::Kind::at_least:
    case Quantity::Kind::or_more: return "≥" + number(quantity.low);
    case Quantity::Kind::exactly: return "=" + number(quantity.low);
    case Quantity::Kind::range: return number(quantity.low) + "–" + number(quantity.high);
    case Quantity::Kind::variable: return std::string(1, quantity.letter);
    case Quantity::Kind::any_number: return "any-number";
    case Quantity::Kind::half: return "half";
    }
    return {};
}

class Glosser {
  public:
    Glosser(const PhraseTree& tree, const Keys& keys) : tree_(tree), keys_(keys) {}

    std::string text(PhraseId id) const {
        if (id == no_phrase) return "∅";
        const Phrase& phrase = tree_.at(id);
        switch (phrase.kind) {
        case Phrase::Kind::number: return quantity_text(phrase.quantity);
        case Phrase::Kind::noun:
        case Phrase::Kind::name: return "⟦" + noun(phrase) + "⟧" + joined(phrase.parts, " ", true);
        case Phrase::Kind::list:
            return "(" + joined(phrase.parts, " " + std::string(keys_.describe(phrase.key)) + " ", false) +
                   ")";
        case Phrase::Kind::clause: return "⟦" + std::string(keys_.describe(phrase.key)) + "⟧" + slots(phrase);
        case Phrase::Kind::predicate: return "⟦" + std::string(keys_.describe(phrase.key)) + "⟧";
        case Phrase::Kind::construction: return std::string(keys_.describe(phrase.key)) + slots(phrase);
        }
        return {};
    }

  private:
    std::string noun(const Phrase& phrase) const {
        std::string result;
        const auto add = [&](std::string_view part) {
            result += (result.empty() || part.empty() ? "" : "·") + std::string(part);
        };
        if (phrase.kind == Phrase::Kind::noun && phrase.determiner) add(keys_.describe(phrase.determiner));
        add(quantity_text(phrase.quantity));
        for (const Key adjective : phrase.adjectives) add(keys_.describe(adjective));
        if (phrase.key) add(keys_.describe(phrase.key));
        // A name that is only text, such as a code.
        for (const auto& [language, name] : phrase.names) {
            if (!phrase.key && language.empty()) add("“" + name + "”");
        }
        return result + (phrase.plural ? ".PL" : "");
    }

    std::string joined(const std::vector<PhraseId>& parts, const std::string& between, bool lead) const {
        std::string result;
        for (const PhraseId part : parts) result += (result.empty() && !lead ? "" : between) + text(part);
        return result;
    }

    // A part that has two names is shown once.
    std::string slots(const Phrase& phrase) const {
        if (phrase.slots.empty()) return {};
        std::string result = "(";
        PhraseId last = no_phrase;
        for (const auto& [name, part] : phrase.slots) {
            if (part == last) continue;
            last = part;
            result += (result.size() > 1 ? ", " : "") + std::string(keys_.describe(name)) + "=" + text(part);
        }
        return result + ")";
    }

    const PhraseTree& tree_;
    const Keys& keys_;
};

} // namespace

std::string gloss(const PhraseTree& tree, PhraseId root, const Keys& keys) {
    return Glosser(tree, keys).text(root);
}

} // namespace cantrip::text
