// What "the … of …" can mean between two kinds of things.

#include "tools/text/meaning/fits.hpp"

namespace cantrip::text {

void Fits::index_nesting() {
    for (const Thing& thing : p_.things)
        for (ThingId around = thing.parent; around != no_index; around = p_.things[around].parent)
            if (thing.kind != no_index && p_.things[around].kind != no_index)
                nested_.emplace(thing.kind, p_.things[around].kind);
}

bool Fits::lies_in(KindId inner, KindId outer) const {
    return std::any_of(nested_.begin(), nested_.end(), [&](const auto& pair) {
        return p_.is_a(pair.first, inner) && p_.is_a(pair.second, outer);
    });
}

// Of what is spoken of, or no_index.
KindId Fits::kind_of(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return no_index;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind != Phrase::Kind::noun && phrase.kind != Phrase::Kind::name) return no_index;
    const ::cantrip::Symbol symbol = p_.symbol(p_.names.find(source_name(name(phrase.key))));
    if (symbol.kind == SymbolKind::kind) return KindId(symbol.index);
    if (symbol.kind == SymbolKind::thing) return p_.things[symbol.index].kind;
    const Type type = symbol.kind == SymbolKind::define   ? p_.defines[symbol.index].type
                      : symbol.kind == SymbolKind::global ? p_.globals[symbol.index].type
                                                          : Type{};
    return KindId(type.is(TypeTag::thing) ? type.index : no_index);
}

Fits::Belongs Fits::belongs(const PhraseTree& tree, KindId kind, PhraseId owner) const {
    const KindId whose = kind_of(tree, owner);
    if (whose == no_index) return Belongs::either;
    const auto meet = [&](KindId a, KindId b) { return a != no_index && (p_.is_a(a, b) || p_.is_a(b, a)); };
    bool has_field = false, is_field = false;
    for (const Field& field : p_.fields) {
        // `entity of figure`: a field of the owner; `figure of entity`: one of those that have it in a field.
        has_field |= field.name == p_.kinds[kind].name && meet(field.kind, whose);
        is_field |=
            field.type.is(TypeTag::thing) && meet(field.kind, kind) && meet(KindId(field.type.index), whose);
    }
    if (has_field != is_field) return has_field ? Belongs::member : Belongs::one_of_them;
    const bool around = lies_in(whose, kind), inside = lies_in(kind, whose);
    return around == inside ? Belongs::either : around ? Belongs::member : Belongs::one_of_them;
}

} // namespace cantrip::text
