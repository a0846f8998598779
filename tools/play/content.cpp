// Which declarations a program has, with a hash of each: what changed since a record was made can be named.

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "lang/program/ability_id.hpp"
#include "lang/support/hash.hpp"
#include "tools/play/record.hpp"

namespace cantrip::play {
namespace {

// The source of a declaration without comments and blanks, as a number.
std::string hash_of(const Program& program, const Sources& sources, const Declared& declared) {
    if (declared.node == no_node || declared.tree >= program.trees.size()) return {};
    const Span at = program.trees[declared.tree]->span(declared.node);
    const std::string_view whole = sources.at(at.file).text;
    const std::string_view text = whole.substr(at.begin, at.end - at.begin);
    hash::Numbers hash;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i, 2) == "//") {
            i = std::min(text.find('\n', i), text.size());
            continue;
        }
        if (text[i] != ' ' && text[i] != '\n' && text[i] != '\t' && text[i] != '\r')
            hash.put(static_cast<unsigned char>(text[i]));
    }
    return fmt::format("{:016x}", hash.value());
}

} // namespace

Content content_of(const Program& program, const Sources& sources) {
    std::map<std::string, std::string> found;
    const auto add = [&](std::string_view kind, const Declared& declared, std::string_view id) {
        const std::string hash = hash_of(program, sources, declared);
        if (!hash.empty() && !id.empty()) found[fmt::format("{} {}", kind, id)] += hash;
    };
    const auto all = [&](std::string_view kind, const auto& list) {
        for (const auto& one : list)
            if (one.name != no_name) add(kind, one, program.name_of(one));
    };
    for (const Unit& unit : program.units) add(unit.track ? "track" : "token", unit, program.name_of(unit));
    all("zone", program.zones);
    all("map", program.maps);
    all("die", program.dice);
    all("kind", program.kinds);
    all("define", program.defines);
    all("verb", program.verbs);
    all("rule", program.rules);
    if (program.game.name != no_name) add("game", program.game, program.name_of(program.game));
    for (ThingId id(0); id < program.things.size(); ++id)
        if (program.things[id].parent == no_index && program.things[id].scenario == no_index)
            add(program.name_of(program.kinds[program.things[id].kind]), program.things[id],
                thing_id(program, id));
    Content out;
    for (auto& [name, hash] : found) out.emplace_back(name, std::move(hash));
    return out;
}

std::string changes_between(const Content& before, const Content& now) {
    std::map<std::string, std::pair<std::string, std::string>> both;
    for (const auto& one : before) both[one.first].first = one.second;
    for (const auto& one : now) both[one.first].second = one.second;
    std::string out;
    std::size_t left = 0;
    constexpr std::size_t most = 8;
    std::size_t told = 0;
    for (const auto& [name, hashes] : both) {
        if (hashes.first == hashes.second) continue;
        if (told == most) {
            ++left;
            continue;
        }
        ++told;
        out += fmt::format("{}`{}` {}", out.empty() ? "" : ", ", name,
                           hashes.first.empty()    ? "is new"
                           : hashes.second.empty() ? "is gone"
                                                   : "was changed");
    }
    if (left > 0) out += fmt::format(" and {} more", left);
    return out;
}

} // namespace cantrip::play
