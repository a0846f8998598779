#include "tools/text/read/grammar.hpp"

#include <algorithm>

namespace cantrip::text {

Grammar::Grammar(const Program& program, const Language& language, Keys& keys, const Fits& fits)
    : program_(program), language_(language), pack_(language.pack), keys_(keys), fits_(fits) {
    index_words();
    index_quantities();
    collect_clitics();
    collect_core_beginnings();
}

SymbolId Grammar::symbol(Sort sort, Category category, Key key, std::string_view form, SymbolId element) {
    const auto [place, fresh] = symbol_ids_.emplace(
        std::tuple(sort, category, key, std::string(form), element), static_cast<SymbolId>(symbols_.size()));
    if (fresh) {
        Symbol made;
        made.sort = sort;
        made.category = category;
        made.key = key;
        made.form = form;
        made.form_id =
            form_ids_.emplace(made.form, static_cast<std::uint32_t>(form_ids_.size())).first->second;
        made.element = element;
        symbols_.push_back(std::move(made));
    }
    return place->second;
}

const Symbol& Grammar::at(SymbolId id) {
    if (!symbols_[id].built) build(id);
    return symbols_[id];
}

void Grammar::build(SymbolId id) {
    symbols_[id].built = true;
    const Symbol symbol = symbols_[id]; // building adds symbols
    switch (symbol.sort) {
    case Sort::category: build_category(id, symbol); break;
    case Sort::item:
    case Sort::simple:
    case Sort::element: build_items(id, symbol); break;
    case Sort::clause: build_clauses(id, symbol); break;
    case Sort::frame: build_frames(id, symbol); break;
    case Sort::list:
    case Sort::list_tail: build_list(id, symbol); break;
    case Sort::noun:
    case Sort::headed: build_noun(id, symbol); break;
    case Sort::counted: build_counted(id, symbol); break;
    case Sort::verb:
    case Sort::agreeing: build_forms(id, symbol); break;
    default: break;
    }
}

void Grammar::add(SymbolId id, const std::vector<GrammarItem>& items, Build build, Key key) {
    const auto number = static_cast<ProductionId>(productions_.size());
    symbols_[id].all.push_back(number);
    const bool has_clitics = std::any_of(items.begin(), items.end(), [](const GrammarItem& item) {
        return item.kind == GrammarItem::Kind::clitic;
    });
    productions_.push_back({id, static_cast<ItemId>(items_.size()), build, has_clitics, key});
    items_.insert(items_.end(), items.begin(), items.end());
    items_.push_back({GrammarItem::Kind::end, number, {}});
}

// ---- categories

void Grammar::build_category(SymbolId id, const Symbol& of) {
    const auto list = [&](Join join, SymbolId element) {
        add_pass(id, symbol(Sort::list, of.category, key_of(join), of.form, element));
    };
    const SymbolId item = symbol(Sort::item, of.category, {}, of.form);
    const SymbolId element = symbol(Sort::element, of.category, {}, of.form);
    add_pass(id, item);
    switch (of.category) {
    case Category::text: list(Join::sentences, symbol(Sort::item, Category::sentence, {}, of.form)); break;
    case Category::effect:
        list(Join::and_, symbol(Sort::simple, Category::effect, {}, of.form));
        list(Join::or_, element);
        list(Join::then, element);
        list(Join::then_after, element);
        break;
    case Category::event: list(Join::and_, element); break;
    case Category::condition:
    case Category::value:
        list(Join::and_, item);
        list(Join::or_, element);
        break;
    case Category::cases: list(Join::or_, item); break;
    case Category::only: list(Join::and_, item); break;
    case Category::label: list(Join::labels, item); break;
    case Category::ranks: list(Join::ranks, item); break;
    case Category::arm: list(Join::arms, item); break;
    default: break;
    }
}

// Constructions that may stand in a list of clauses.
bool is_simple_con(Con con) {
    return con == Con::stop || con == Con::either || con == Con::unknown || con == Con::group;
}

void Grammar::build_items(SymbolId id, const Symbol& of) {
    const bool simple = of.sort == Sort::simple;
    if (of.sort == Sort::element) {
        add_pass(id, symbol(Sort::item, of.category, {}, of.form));
        if (of.category == Category::event)
            add_pass(id, symbol(Sort::item, Category::condition, {}, of.form));
        else if (of.category == Category::effect)
            add_pass(id, symbol(Sort::list, Category::effect, key_of(Join::and_), of.form,
                                symbol(Sort::simple, Category::effect, {}, of.form)));
        else
            add_pass(id, symbol(Sort::list, of.category, key_of(Join::and_), of.form,
                                symbol(Sort::item, of.category, {}, of.form)));
        return;
    }
    if (of.category == Category::effect || of.category == Category::event)
        add_pass(id, symbol(Sort::clause, Category::none, {}, of.form));
    if (of.category == Category::text) add_pass(id, symbol(Sort::item, Category::sentence, {}, of.form));
    if (of.category == Category::behind) add_pass(id, symbol(Sort::category, Category::ranks, {}, of.form));
    if (of.category == Category::time) add_pass(id, symbol(Sort::time_core, Category::none, {}, of.form));
    if (of.category == Category::cases) {
        add_pass(id, symbol(Sort::item, Category::value, {}, of.form));
        add_pass(id, symbol(Sort::item, Category::condition, {}, of.form));
    }
    if (of.category == Category::value) {
        add_pass(id, symbol(Sort::noun, Category::none, {}, of.form));
        add_pass(id, symbol(Sort::number, Category::none, {}, ""));
        add_pass(id, symbol(Sort::name, Category::none, {}, of.form));
    }
    if (of.category == Category::predicate) {
        add_pass(id, symbol(Sort::predicate_word, Category::none, {}, ""));
        for (const auto& [key, word] : behind_words_)
            if (key == word)
                add_wording(id, pack_.words.at(word).wording, "", nullptr, Build::predicate, key);
    }
    Key last;
    for (const auto& [name, wording] : pack_.constructions) {
        if (name.first == last) continue; // one key may have several forms
        last = name.first;
        const std::string_view key = keys_.describe(last);
        const Construction* found = find_construction(key);
        if (found == nullptr || found->category != of.category || (simple && !is_simple_con(found->con)))
            continue;
        const bool special =
            key.find('.') != std::string_view::npos && !found->key.ends_with('.') && found->key != key;
        if (const Wording* said = wording_of(last, of.form))
            add_wording(id, *said, of.form, found, special ? Build::special : Build::construction, last);
        for (const ReadOnlyWording& other : pack_.read_only_wordings)
            if (!other.frame && other.key == last && (other.form.empty() || other.form == of.form))
                add_wording(id, other.wording, of.form, found, special ? Build::special : Build::construction,
                            last);
    }
}

void Grammar::build_list(SymbolId id, const Symbol& of) {
    const auto words = pack_.rules.lists.find(of.key);
    if (words == pack_.rules.lists.end()) return;
    const SymbolId tail = symbol(Sort::list_tail, of.category, of.key, of.form, of.element);
    const auto joined = [&](const PackToken& between, SymbolId rest) {
        std::vector<GrammarItem> items{{GrammarItem::Kind::symbol, of.element, {}}};
        add_words(items, between.text);
        items.push_back({GrammarItem::Kind::symbol, rest, {}});
        add(id, items, Build::list, of.key);
    };
    joined(of.sort == Sort::list ? words->second.pair : words->second.last, of.element);
    joined(words->second.separator, tail);
}

// ---- clauses

void Grammar::build_clauses(SymbolId id, const Symbol& of) {
    for (const Con con : {Con::clause_subject, Con::clause_silent, Con::clause_you}) {
        const Key key = key_of(con);
        const auto found = pack_.constructions.find({key, of.form});
        const Who who = con == Con::clause_you ? Who::you : Who::other;
        if (found != pack_.constructions.end())
            add_wording(id, found->second, of.form, nullptr, Build::merge, key, static_cast<SymbolId>(who));
        // You are a subject that is said inside of what others do.
        if (found != pack_.constructions.end() && con == Con::clause_subject)
            add_wording(id, found->second, of.form, nullptr, Build::merge, key_of(Con::clause_subject_you),
                        static_cast<SymbolId>(Who::you));
    }
    const auto nobody = pack_.constructions.find({key_of(Con::clause_nobody), of.form});
    if (nobody != pack_.constructions.end())
        add_wording(id, nobody->second, of.form, nullptr, Build::merge, key_of(Con::clause_nobody),
                    static_cast<SymbolId>(Who::other));
    // A wording for you takes the place of the bare verb.
    const bool you = pack_.constructions.contains({key_of(Con::clause_you), of.form});
    const bool silent = pack_.constructions.contains({key_of(Con::clause_silent), of.form});
    if (!you || !silent)
        add_pass(id, symbol(Sort::frame, Category::none, {}, of.form,
                            static_cast<SymbolId>(you == silent ? Who::anybody
                                                  : you         ? Who::other
                                                                : Who::you)));
}

void Grammar::build_frames(SymbolId id, const Symbol& of) {
    Key last;
    for (const auto& [name, wording] : pack_.frames) {
        if (name.first == last) continue;
        last = name.first;
        // `frame lose.distress` is how `lose` is said of distress.
        const std::string_view whole = keys_.describe(last);
        const auto dot = is_set(keys_, last) ? std::string_view::npos : whole.find('.');
        const Key verb =
            dot == std::string_view::npos ? last : keys_.intern(std::string(whole.substr(0, dot)));
        if (const Wording* said = frame_of(last, of.form))
            add_wording(id, *said, of.form, nullptr, Build::clause, verb, of.element);
        for (const ReadOnlyWording& other : pack_.read_only_wordings)
            if (other.frame && other.key == last && (other.form.empty() || other.form == of.form))
                add_wording(id, other.wording, of.form, nullptr, Build::clause, verb, of.element);
    }
}

const Wording* Grammar::wording_of(Key key, const std::string& form) const {
    auto found = pack_.constructions.find({key, form});
    if (found == pack_.constructions.end()) found = pack_.constructions.find({key, ""});
    return found == pack_.constructions.end() ? nullptr : &found->second;
}

const Wording* Grammar::frame_of(Key key, const std::string& form) const {
    auto frame = pack_.frames.find({key, form});
    const auto others = pack_.rules.fallbacks.find(form);
    if (frame == pack_.frames.end() && others != pack_.rules.fallbacks.end())
        frame = pack_.frames.find({key, others->second.front()});
    if (frame == pack_.frames.end()) frame = pack_.frames.find({key, ""});
    return frame == pack_.frames.end() ? nullptr : &frame->second;
}

// ---- nouns

void Grammar::build_noun(SymbolId id, const Symbol& of) {
    if (of.sort == Sort::headed) {
        add_pass(id, symbol(Sort::core, Category::none, {}, of.form));
        for (const auto& [key, word] : behind_words_) {
            std::vector<GrammarItem> items{{GrammarItem::Kind::symbol, id, {}}};
            for (const Item& item : pack_.words.at(word).wording.items) add_item(items, item, "", nullptr);
            add(id, items, Build::attach_word, key);
        }
        return;
    }
    add_pass(id, symbol(Sort::headed, Category::none, {}, of.form));
    add(id,
        {{GrammarItem::Kind::symbol, id, {}},
         {GrammarItem::Kind::symbol, symbol(Sort::item, Category::behind, {}, ""), {}}},
        Build::attach_part);
}

void Grammar::build_counted(SymbolId id, const Symbol& of) {
    add_pass(id, symbol(Sort::counted_core, Category::none, of.key, of.form));
    add(id, {{GrammarItem::Kind::symbol, symbol(Sort::noun, Category::none, {}, of.form), {}}},
        Build::counted);
    const Wording* equal = wording_of(key_of(Con::equal_to), "");
    if (equal == nullptr) return;
    std::vector<GrammarItem> items{
        {GrammarItem::Kind::symbol, symbol(Sort::plural_core, Category::none, of.key, of.form), {}}};
    for (const Item& item : equal->items) add_item(items, item, of.form, &row_of(Con::equal_to));
    add(id, items, Build::amount, key_of(Slot::amount));
}

void Grammar::build_forms(SymbolId id, const Symbol& of) {
    Item item;
    item.kind = of.sort == Sort::verb ? Item::Kind::verb : Item::Kind::agreeing;
    item.name = of.key;
    item.form = of.form;
    const bool verb = of.sort == Sort::verb;
    for (const auto& words :
         forms_of(item, verb ? static_cast<Who>(of.element) : Who::anybody, verb || of.element == 1)) {
        std::vector<GrammarItem> items;
        for (const WordId word : words) items.push_back({GrammarItem::Kind::word, word, {}});
        if (!items.empty()) add(id, items, Build::pass);
    }
}

// ---- wordings

void Grammar::add_wording(SymbolId id, const Wording& wording, const std::string& form,
                          const Construction* parts, Build build, Key key, SymbolId who) {
    const auto brackets = static_cast<std::size_t>(
        std::count_if(wording.items.begin(), wording.items.end(),
                      [](const Item& item) { return item.kind == Item::Kind::open; }));
    for (std::size_t without = 0; without < (std::size_t{1} << brackets); ++without) {
        std::vector<GrammarItem> items;
        std::size_t bracket = 0;
        bool left_out = false;
        for (const Item& item : wording.items) {
            if (item.kind == Item::Kind::open)
                left_out = (without >> bracket++ & 1U) != 0;
            else if (item.kind == Item::Kind::close)
                left_out = false;
            else if (!left_out)
                add_item(items, item, form, parts, who);
        }
        if (!items.empty()) add(id, items, build, key);
    }
}

void Grammar::add_words(std::vector<GrammarItem>& out, std::string_view text) {
    for (const WordId word : words_.intern_all(text)) {
        const std::string& letters = words_.text(word);
        if (letters.size() > 1 && letters.back() == '+')
            word_rules_.prefixes.insert(letters.substr(0, letters.size() - 1));
        out.push_back({GrammarItem::Kind::word, word, {}});
    }
}

void Grammar::add_item(std::vector<GrammarItem>& out, const Item& item, const std::string& form,
                       const Construction* parts, SymbolId who) {
    switch (item.kind) {
    case Item::Kind::literal: add_words(out, item.text); break;
    case Item::Kind::slot:
        out.push_back({GrammarItem::Kind::symbol, slot_symbol(item, form, parts, who), item.name});
        break;
    case Item::Kind::verb:
        out.push_back(
            {GrammarItem::Kind::symbol,
             symbol(Sort::verb, Category::none, item.name, item.form.empty() ? form : item.form, who),
             {}});
        break;
    case Item::Kind::agreeing:
    case Item::Kind::clitic: {
        if (item.kind == Item::Kind::agreeing && !item.clitic) {
            out.push_back(
                {GrammarItem::Kind::symbol,
                 symbol(Sort::agreeing, Category::none, item.name, item.form, parts == nullptr ? 1 : 0),
                 {}});
            break;
        }
        auto forms = forms_of(item, Who::anybody, parts == nullptr);
        const auto known =
            static_cast<std::uint32_t>(std::find(clitics_.begin(), clitics_.end(), forms) - clitics_.begin());
        if (known == clitics_.size()) clitics_.push_back(std::move(forms));
        out.push_back({GrammarItem::Kind::clitic, known, {}});
        break;
    }
    case Item::Kind::open:
    case Item::Kind::close: break;
    }
}

SymbolId Grammar::slot_symbol(const Item& item, const std::string& form, const Construction* parts,
                              SymbolId who) {
    const std::string wanted = item.form == "*" ? form : item.form;
    if (item.noun) return symbol(Sort::counted, Category::none, item.noun, wanted);
    // Inside clauses: the verb phrase itself, or an argument.
    if (parts == nullptr && item.name == Slot::vp)
        return symbol(Sort::frame, Category::none, {}, wanted, who);
    Category category = Category::value;
    if (parts != nullptr) {
        for (const ConstructionPart& part : parts->parts)
            if (item.name == part.slot) category = part.category;
        const SymbolId element = symbol(Sort::element, category, {}, wanted);
        if (item.name == Slot::options && parts->con == Con::either)
            return symbol(Sort::list, category, key_of(Join::or_), wanted,
                          symbol(Sort::simple, category, {}, wanted));
        if (item.name == Slot::options && parts->con == Con::cond_either)
            return symbol(Sort::list, category, key_of(Join::or_), wanted, element);
        if (item.name == Slot::options)
            return symbol(Sort::list, category, key_of(Join::options), wanted,
                          symbol(Sort::category, category, {}, wanted));
    }
    return symbol(Sort::category, category, {}, wanted);
}

} // namespace cantrip::text
