#include "tools/text/phrase/constructions.hpp"

#include <map>
#include <string>

namespace cantrip::text {

const std::vector<Construction>& all_constructions() {
    static const std::vector<Construction> table{
#define SLOT(slot, category) {Slot::slot, Category::category},
#define CONSTRUCTION(name, key, category, role, ...)                                                         \
    {Con::name, key, Category::category, Role::role, {__VA_ARGS__}},
#include "tools/text/phrase/constructions.def"
#undef SLOT
    };
    return table;
}

namespace {

using Index = std::map<std::string_view, const Construction*, std::less<>>;

const Index& index() {
    static const Index all = [] {
        Index out;
        for (const Construction& construction : all_constructions())
            out.emplace(construction.key, &construction);
        return out;
    }();
    return all;
}

const Construction* find(std::string_view key) {
    const auto found = index().find(key);
    return found == index().end() ? nullptr : found->second;
}

// Up to and with the last dot: `cond.define.strongest` is one of `cond.define.`.
const Construction* find_family(std::string_view key) {
    const auto dot = key.rfind('.');
    return dot == std::string_view::npos ? nullptr : find(key.substr(0, dot + 1));
}

} // namespace

const Construction* find_construction(std::string_view key) {
    if (const Construction* exact = find(key)) return exact;
    if (const Construction* family = find_family(key)) return family;
    const auto dot = key.find('.');
    if (dot == std::string_view::npos) return nullptr;
    const Construction* family = find(key.substr(0, dot + 1));
    return family != nullptr ? family : find(key.substr(0, dot));
}

Con con_of(std::string_view key) {
    const Construction* found = find(key);
    if (found == nullptr) found = find_family(key);
    return found == nullptr ? Con::no_con : found->con;
}

ConditionForm form_of(Con con) {
    static constexpr ConditionForm forms[] = {
#define CONSTRUCTION(name, key, category, role, ...) {Con::name, false, false},
#define CONDITION(name, slots)                                                                               \
    {Con::cond_##name, false, false}, {Con::cond_##name, false, true}, {Con::cond_##name, true, false},      \
        {Con::cond_##name, true, true},
#define HAVING(name, slots) CONDITION(name, slots)
#define COMPARISON(name, slots) {Con::cond_##name, false, false}, {Con::cond_##name, true, false},
#include "tools/text/phrase/constructions.def"
        {Con::no_con, false, false},
    };
    if (con == Con::cond_yours_not) return {Con::cond_yours, false, true};
    return forms[static_cast<std::size_t>(con)];
}

} // namespace cantrip::text
