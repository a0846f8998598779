// The first look at every declaration: each gets its entry and its name, nothing is resolved yet.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

void Checker::declare_all() {
    for (const std::size_t index : order_) {
        const LoadedPackage& loaded = world_.packages[index];
        package_ = static_cast<PackageId>(p_.packages.size());
        p_.packages.emplace_back();
        p_.packages.back().name = p_.names.intern(loaded.name);
        rename_clashes(loaded);
        for (const std::uint32_t tree : loaded.trees) {
            look_at(tree);
            for (const NodeId node : tree_->children(tree_->root())) declare(node);
        }
    }
    if (!renamed_.empty()) find_ambiguous();
    find_root_kinds();
}

// Two sets that do not use each other may declare one name each. The second one's is then called `set/name`
// inside the program; its own files go on writing the short name.
void Checker::rename_clashes(const LoadedPackage& package) {
    if (package.game.empty()) return;
    for (const std::uint32_t tree : package.trees) {
        look_at(tree);
        for (const NodeId node : tree_->children(tree_->root())) {
            if (kind(node) == NodeKind::thing) {
                if (const NodeId word = tree_->nth_child(node, 1);
                    word != no_node && kind(word) == NodeKind::name)
                    rename_clash(package, word);
                continue;
            }
            for (const NodeId word : tree_->children(node))
                if (kind(word) == NodeKind::word && tree_->has_children(word) &&
                    !is_missing(tree_->first_child(word)))
                    rename_clash(package, tree_->first_child(word));
        }
    }
}

void Checker::rename_clash(const LoadedPackage& package, NodeId word) {
    const NameId written = p_.names.intern(tree_->text(word));
    const Declared* first = declared(p_.symbol(written));
    if (first == nullptr || first->package == package_) return;
    const std::string_view owner = p_.names.text(p_.packages[first->package].name);
    const auto found = world_.find(owner);
    const std::size_t self[] = {static_cast<std::size_t>(&package - world_.packages.data())};
    const std::vector<std::size_t> used = world_.closure(self);
    if (!found || std::find(used.begin(), used.end(), *found) != used.end()) return;
    renamed_.emplace(std::pair{std::string_view(package.name), written},
                     p_.names.intern(fmt::format("{}/{}", package.name, tree_->text(word))));
    package_of_tree_.resize(p_.trees.size());
    for (const std::uint32_t tree : package.trees) package_of_tree_[tree] = package.name;
}

// Packages that use both sets cannot say which of the two they mean.
void Checker::find_ambiguous() {
    for (const auto& [from, full] : renamed_) {
        const Declared* first = declared(p_.symbol(from.second));
        if (first == nullptr) continue;
        const std::string_view owner = p_.names.text(p_.packages[first->package].name);
        const auto one = world_.find(owner), other = world_.find(from.first);
        for (const std::size_t index : order_) {
            if (!one || !other || index == *one || index == *other) continue;
            const std::size_t self[] = {index};
            const std::vector<std::size_t> used = world_.closure(self);
            const auto uses = [&](std::size_t which) {
                return std::find(used.begin(), used.end(), which) != used.end();
            };
            if (!uses(*one) || !uses(*other)) continue;
            const LoadedPackage& package = world_.packages[index];
            ambiguous_.emplace(std::pair{std::string_view(package.name), from.second},
                               std::pair{owner, from.first});
            package_of_tree_.resize(p_.trees.size());
            for (const std::uint32_t tree : package.trees) package_of_tree_[tree] = package.name;
        }
    }
}

NameId Checker::renamed(NodeId node, NameId written) {
    if (tree_index_ >= package_of_tree_.size()) return written;
    const std::pair key{package_of_tree_[tree_index_], written};
    if (const auto found = renamed_.find(key); found != renamed_.end()) return found->second;
    if (const auto found = ambiguous_.find(key); found != ambiguous_.end())
        tell(Code::duplicate_name, node,
             fmt::format("`{}` is declared in `{}` and in `{}`", text(written), found->second.first,
                         found->second.second))
            .help = "this package uses both and cannot say which: use one of them, or rename one";
    return written;
}

void Checker::declare(NodeId node) {
    switch (kind(node)) {
    case NodeKind::package: declare_package(node); break;
    case NodeKind::game: declare_game(node); break;
    case NodeKind::verb: declare_verb(node); break;
    case NodeKind::thing: declare_thing(node, no_index, no_index); break;
    case NodeKind::scenario: declare_scenario(node); break;
    case NodeKind::extend: declare_actions(node); break;
    case NodeKind::extend_game: declare_globals(node); break;
    case NodeKind::junk:
    case NodeKind::missing: break;
    default:
        declare_words(node);
        declare_actions(node);
        break;
    }
}

// A named action of a rule or kind is a verb too: cards react to it, scenarios do it.
void Checker::declare_actions(NodeId node) {
    const NodeKind sort = kind(node);
    if (sort != NodeKind::rule && sort != NodeKind::kind && sort != NodeKind::extend &&
        sort != NodeKind::face_decl)
        return;
    for (NodeId line : tree_->children(node)) {
        if (kind(line) == NodeKind::assume && tree_->has_children(line)) line = tree_->first_child(line);
        if (kind(line) == NodeKind::face_decl) declare_actions(line);
        if (kind(line) != NodeKind::ability) continue;
        // Under a label stands the action itself.
        if (const NodeId inner = tree_->child(line, NodeKind::ability); inner != no_node) line = inner;
        NodeId named_after = no_node;
        bool after = false;
        for (const NodeId word : tree_->children(line)) {
            if (kind(word) != NodeKind::name) break;
            if (after && named_after == no_node) named_after = word;
            after |= tree_->token_kind(word) == TokenKind::kw_action;
        }
        if (named_after != no_node)
            declare_action(line, named_after, sort == NodeKind::rule ? no_node : tree_->first_child(node));
    }
}

void Checker::declare_action(NodeId line, NodeId word, NodeId host) {
    // Several kinds may have an action of one name: it is then one verb.
    if (const Symbol known = p_.symbol(name(word));
        known.kind == SymbolKind::verb && p_.verbs[known.index].action)
        return;
    Verb verb;
    fill(verb, line, word);
    verb.action = true;
    if (host != no_node)
        action_hosts_.emplace_back(static_cast<VerbId>(p_.verbs.size()), kind(host) == NodeKind::word
                                                                             ? name(tree_->first_child(host))
                                                                             : name(host));
    if (const NodeId title = tree_->child(line, NodeKind::string); title != no_node)
        verb.word = unquoted(tree_->text(title));
    if (enter(verb.name, SymbolKind::verb, static_cast<std::uint32_t>(p_.verbs.size()), word))
        p_.verbs.push_back(std::move(verb));
}

// Where the name of a declared symbol stands; the declaration itself where it has no name node.
Span Checker::place_of(const Symbol& symbol) const {
    const Declared* found = declared(symbol);
    if (found == nullptr) return {};
    const Tree& tree = *p_.trees[found->tree];
    for (NodeId node = found->node; node < tree.next_sibling(found->node); ++node)
        if (tree.kind(node) == NodeKind::name && tree.text(node) == p_.names.text(found->name))
            return tree.span(node);
    return tree.span(found->node);
}

const Declared* Checker::declared(const Symbol& symbol) const {
    const auto in = [&](const auto& table) -> const Declared* {
        return symbol.index < table.size() ? &table[symbol.index] : nullptr;
    };
    switch (symbol.kind) {
    case SymbolKind::names_list: return in(p_.names_lists);
    case SymbolKind::names_value: return in(p_.names_values);
    case SymbolKind::unit: return in(p_.units);
    case SymbolKind::group: return in(p_.groups);
    case SymbolKind::zone: return in(p_.zones);
    case SymbolKind::map: return in(p_.maps);
    case SymbolKind::die: return in(p_.dice);
    case SymbolKind::trait: return in(p_.traits);
    case SymbolKind::exclusive: return in(p_.exclusives);
    case SymbolKind::kind: return in(p_.kinds);
    case SymbolKind::define: return in(p_.defines);
    case SymbolKind::verb: return in(p_.verbs);
    case SymbolKind::rule: return in(p_.rules);
    case SymbolKind::thing: return in(p_.things);
    case SymbolKind::global: return in(p_.globals);
    case SymbolKind::none: break;
    }
    return nullptr;
}

bool Checker::enter(NameId name, SymbolKind kind, std::uint32_t index, NodeId at) {
    // Its name is missing, which was told.
    if (name == no_name) return false;
    if (name >= p_.symbols.size()) p_.symbols.resize(std::max<std::size_t>(p_.names.size(), name + 1U) * 2);
    Symbol& symbol = p_.symbols[name];
    if (symbol.kind == SymbolKind::none) {
        symbol = {kind, index};
        return true;
    }
    auto& told = tell(Code::duplicate_name, at, fmt::format("`{}` is declared twice", text(name)));
    told.help = "every kind, unit, zone, verb, number and card has a name of its own; choose another";
    if (const Span first = place_of(symbol); first != tree_->span(at))
        told.labels.push_back(Label{first, "first declared here"});
    return false;
}

void Checker::fill(Declared& declared, NodeId node, NodeId word) {
    declared.tree = tree_index_;
    declared.node = node;
    declared.package = package_;
    if (word == no_node || is_missing(word)) return;
    const NodeId first = kind(word) == NodeKind::word ? tree_->first_child(word) : word;
    if (is_missing(first)) return;
    declared.name = name(first);
    if (kind(word) == NodeKind::word)
        if (const NodeId quoted = tree_->child(word, NodeKind::string); quoted != no_node)
            declared.word = unquoted(tree_->text(quoted));
    collect_from(declared, node);
}

void Checker::collect_from(Declared& declared, NodeId node) {
    for (const NodeId line : tree_->children(node)) {
        if (kind(line) == NodeKind::ledger || kind(line) == NodeKind::thing_body ||
            kind(line) == NodeKind::verb_body)
            collect_from(declared, line);
        if (kind(line) != NodeKind::from) continue;
        for (const NodeId entry : tree_->children(line))
            if (kind(entry) == NodeKind::reference) declared.from.push_back(tree_->text(entry));
    }
}

void Checker::declare_package(NodeId node) {
    Package& package = p_.packages[package_];
    fill(package, node, tree_->child(node, NodeKind::word));
    for (const NodeId line : tree_->children(node)) {
        if (!tree_->has_children(line)) continue;
        const NodeId first = tree_->first_child(line);
        if (kind(line) == NodeKind::version) package.version = unquoted(tree_->text(first));
        if (kind(line) == NodeKind::about) package.about = unquoted(tree_->text(first));
    }
}

void Checker::declare_game(NodeId node) {
    if (p_.game.name != no_name) {
        tell(Code::duplicate_name, node, "a second game is declared").help =
            "a game package declares one `game`";
        return;
    }
    fill(p_.game, node, tree_->child(node, NodeKind::word));
    declare_globals(node);
}

// Options and states, of the game or of a set that extends it.
void Checker::declare_globals(NodeId node) {
    for (const NodeId line : tree_->children(node)) {
        const bool option = kind(line) == NodeKind::option;
        if (!option && kind(line) != NodeKind::state) continue;
        Global global;
        global.option = option;
        fill(global, line, tree_->first_child(line));
        if (enter(global.name, SymbolKind::global, static_cast<std::uint32_t>(p_.globals.size()), line))
            p_.globals.push_back(std::move(global));
    }
}

namespace {

// Adds an entry to one of the program's tables and names it.
template <typename T> std::uint32_t push(std::vector<T>& table, T entry) {
    table.push_back(std::move(entry));
    return static_cast<std::uint32_t>(table.size() - 1);
}

} // namespace

void Checker::declare_words(NodeId node) {
    NamesListId list = no_index;
    bool first = true;
    for (const NodeId word : tree_->children(node)) {
        if (kind(word) != NodeKind::word) continue;
        if (is_missing(tree_->first_child(word))) {
            if (kind(node) == NodeKind::names && first) return;
            continue;
        }
        const NameId id = name(tree_->first_child(word));
        const auto add = [&]<typename T>(std::vector<T>& table, SymbolKind sort) {
            T entry;
            fill(entry, node, word);
            if (enter(id, sort, static_cast<std::uint32_t>(table.size()), word))
                push(table, std::move(entry));
        };
        switch (kind(node)) {
        case NodeKind::names:
            if (first) {
                // Also when the name is in use: its values need a list.
                NamesList entry;
                fill(entry, node, word);
                entry.first = static_cast<std::uint32_t>(p_.names_values.size());
                list = static_cast<NamesListId>(p_.names_lists.size());
                (void)enter(id, SymbolKind::names_list, list, word);
                p_.names_lists.push_back(std::move(entry));
            } else {
                add(p_.names_values, SymbolKind::names_value);
                if (!p_.names_values.empty() && p_.names_values.back().name == id)
                    p_.names_values.back().list = list;
                if (list < p_.names_lists.size())
                    p_.names_lists[list].count =
                        static_cast<std::uint32_t>(p_.names_values.size()) - p_.names_lists[list].first;
            }
            break;
        case NodeKind::group: add(p_.groups, SymbolKind::group); break;
        case NodeKind::token:
        case NodeKind::track: add(p_.units, SymbolKind::unit); break;
        case NodeKind::zone: add(p_.zones, SymbolKind::zone); break;
        case NodeKind::map: add(p_.maps, SymbolKind::map); break;
        case NodeKind::die: add(p_.dice, SymbolKind::die); break;
        case NodeKind::trait: add(p_.traits, SymbolKind::trait); break;
        case NodeKind::exclusive: add(p_.exclusives, SymbolKind::exclusive); break;
        case NodeKind::kind:
            if (const TokenKind token = tree_->token_kind(tree_->first_child(word));
                token >= TokenKind::kw_package && token <= TokenKind::kw_scenario)
                tell(Code::declaration_word, word,
                     fmt::format("`{}` starts a declaration and cannot name a kind", text(id)))
                    .help = "a card of this kind could not be told from a declaration; choose another name";
            add(p_.kinds, SymbolKind::kind);
            break;
        case NodeKind::define: add(p_.defines, SymbolKind::define); break;
        case NodeKind::rule: add(p_.rules, SymbolKind::rule); break;
        default: break;
        }
        first = false;
    }
}

void Checker::declare_verb(NodeId node) {
    Verb verb;
    const NodeId word = tree_->child(node, NodeKind::word);
    if (word == no_node) return;
    fill(verb, node, word);
    const TokenKind first = tree_->token_kind(node);
    verb.native = first == TokenKind::kw_native;
    const std::uint32_t keyword = (*tree_)[node].first + (verb.native ? 1 : 0);
    verb.phase = tree_->tokens().list[keyword].kind() == TokenKind::kw_phase;
    if (verb.native && text(p_.packages[package_].name) != "core")
        tell(Code::native_outside_core, node,
             fmt::format("`{}` is declared native outside core", text(verb.name)))
            .help = "give the verb a body: `verb name(…) { … }`";
    if (enter(verb.name, SymbolKind::verb, static_cast<std::uint32_t>(p_.verbs.size()), word))
        p_.verbs.push_back(std::move(verb));
}

void Checker::declare_thing(NodeId node, ThingId parent, ScenarioId scenario) {
    Thing thing;
    thing.parent = parent;
    thing.scenario = scenario;
    fill(thing, node, no_node);
    NodeId body = no_node;
    NodeId id_node = no_node;
    std::uint32_t names = 0;
    for (const NodeId child : tree_->children(node)) {
        switch (kind(child)) {
        case NodeKind::number: thing.number = integer(child); break;
        case NodeKind::name:
            if (++names == 2) {
                thing.name = name(child);
                id_node = child;
            }
            break;
        case NodeKind::string: thing.word = unquoted(tree_->text(child)); break;
        case NodeKind::thing_body: body = child; break;
        default: break;
        }
    }
    collect_from(thing, node);
    const auto id = static_cast<ThingId>(p_.things.size());
    // Parts of a thing are found through it (`nw of first_room`), so many tiles may have one.
    // What a scenario declares is known only there.
    const bool local_name = (parent != no_index && thing.word.empty()) || scenario != no_index;
    if (thing.name != no_name && !local_name) enter(thing.name, SymbolKind::thing, id, id_node);
    p_.things.push_back(std::move(thing));
    if (parent != no_index) p_.things[parent].inner.push_back(id);
    if (body != no_node) declare_thing_body(body, id, scenario);
}

void Checker::declare_thing_body(NodeId body, ThingId id, ScenarioId scenario) {
    for (NodeId line : tree_->children(body)) {
        if (kind(line) == NodeKind::assume && tree_->has_children(line)) line = tree_->first_child(line);
        if (kind(line) == NodeKind::inner) declare_thing(line, id, scenario);
        if (kind(line) == NodeKind::unknown && tree_->has_children(line))
            p_.things[id].unknown.push_back(unquoted(tree_->text(tree_->first_child(line))));
        if (kind(line) != NodeKind::translation) continue;
        NameId language = no_name;
        for (const NodeId part : tree_->children(line)) {
            if (kind(part) == NodeKind::name) language = name(part);
            if (kind(part) == NodeKind::string)
                p_.things[id].translations.emplace_back(language, unquoted(tree_->text(part)));
        }
    }
}

void Checker::declare_scenario(NodeId node) {
    Scenario scenario;
    fill(scenario, node, no_node);
    collect_from(scenario, node);
    if (const NodeId title = tree_->child(node, NodeKind::string); title != no_node)
        scenario.word = unquoted(tree_->text(title));
    const auto id = static_cast<ScenarioId>(p_.scenarios.size());
    p_.scenarios.push_back(std::move(scenario));
    for (const NodeId line : tree_->children(node)) {
        if (kind(line) != NodeKind::thing) continue;
        p_.scenarios[id].things.push_back(static_cast<ThingId>(p_.things.size()));
        declare_thing(line, no_index, id);
    }
}

void Checker::find_root_kinds() {
    const auto root = [&](std::string_view word) {
        const Symbol symbol = p_.symbol(p_.names.intern(word));
        return symbol.kind == SymbolKind::kind ? KindId(symbol.index) : no_index;
    };
    p_.thing_kind = root("thing");
    p_.player_kind = root("player");
    p_.card_kind = root("card");
    p_.action_kind = root("action");
    p_.team_kind = root("team");
}

void Checker::find_core_symbols() {
    const auto field = [&](KindId kind, std::string_view word) {
        const NameId spoken = p_.names.find(word);
        for (FieldId id(0); id < p_.fields.size(); ++id)
            if (kind != no_index && p_.fields[id].kind == kind && p_.fields[id].name == spoken) return id;
        return FieldId(no_index);
    };
    const auto symbol = [&](SymbolKind kind, std::string_view word) {
        const Symbol found = p_.symbol(p_.names.find(word));
        return found.kind == kind ? found.index : NoIndex::value;
    };
    const auto native = [&](std::string_view word) {
        const VerbId id(symbol(SymbolKind::verb, word));
        return id != no_index && p_.verbs[id].native ? id : VerbId(no_index);
    };
    CoreSymbols& core = p_.core;
    core.host = field(p_.action_kind, "host");
    core.price = field(p_.action_kind, "price");
    core.owner = field(p_.thing_kind, "owner");
    core.name = field(p_.thing_kind, "name");
    core.automatic = field(p_.player_kind, "automatic");
    core.left = field(p_.player_kind, "left");
    core.right = field(p_.player_kind, "right");
    core.fast = TraitId(symbol(SymbolKind::trait, "fast"));
    if (core.fast != no_index && p_.traits[core.fast].kind != p_.action_kind) core.fast = no_index;
    core.reach = DefineId(symbol(SymbolKind::define, "reach"));
    if (core.reach != no_index && p_.defines[core.reach].params.size() != 1) core.reach = no_index;
#define NATIVE_VERB(name) core.name = native(#name);
#include "lang/program/native_verbs.def"
#undef NATIVE_VERB
}

} // namespace cantrip
