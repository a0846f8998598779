#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "lang/source/read_file.hpp"
#include "tools/book/book.hpp"
#include "tools/l10n/review/overrides.hpp"
#include "tools/render/content.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/card/reminder.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::book {
namespace {

// Lines `LANGUAGE<tab>KEY<tab>TEXT`.
std::map<std::string, std::string> words_of(const std::vector<std::string>& files, const std::string& tag) {
    std::map<std::string, std::string> out;
    for (const std::string& path : files) {
        const auto file = read_file(path);
        if (!file) continue;
        for (const std::string_view line : split(file.value().text, "\n")) {
            const auto cells = split(line, "\t");
            if (cells.size() == 3 && cells[0] == tag) out.emplace(cells[1], trim(cells[2]));
        }
    }
    return out;
}

class Maker {
  public:
    Maker(BookTools& tools, const text::Language& language, text::Keys& keys, render::ContentMaker& content)
        : tools_(tools), program_(tools.programs.list[tools.program]), language_(language), keys_(keys),
          content_(content), words_(words_of(tools.word_files, language.tag)) {}

    Book run() {
        book_.language = language_.tag;
        book_.title = program_.game.word;
        collect();
        for (const KindId kind : kinds_) add_kind(kind);
        add_keywords();
        add_icons();
        book_.index_title = word("index");
        book_.credits = tools_.icons.credits();
        return std::move(book_);
    }

  private:
    std::string word(const std::string& key) {
        const auto found = words_.find(key);
        if (found != words_.end()) return found->second;
        if (std::find(book_.missing.begin(), book_.missing.end(), key) == book_.missing.end())
            book_.missing.push_back(key);
        return key;
    }

    void lacks(std::string_view name) {
        if (std::find(book_.unnamed.begin(), book_.unnamed.end(), name) == book_.unnamed.end())
            book_.unnamed.emplace_back(name);
    }

    // Cards by kind, in the order of the source. Parts without a name stand with their card.
    void collect() {
        const std::vector<bool> asked = tools_.programs.asked(program_);
        for (ThingId id(0); id < program_.things.size(); ++id) {
            const Thing& thing = program_.things[id];
            if (thing.scenario != no_index || thing.kind == no_index || !asked[thing.package] ||
                thing.parent != no_index)
                continue;
            if (std::find(kinds_.begin(), kinds_.end(), thing.kind) == kinds_.end())
                kinds_.push_back(thing.kind);
            things_[thing.kind].push_back(id);
        }
    }

    const render::Icon* icon_of(const std::string& name, const render::Layout* layout) {
        const auto symbol = layout ? layout->symbols.find(name) : decltype(layout->symbols.find(name)){};
        const bool known = layout && symbol != layout->symbols.end();
        const std::string& wanted = known ? symbol->second.icon : name;
        return tools_.icons.has(wanted) ? tools_.icons.find(wanted) : nullptr;
    }

    Line line_of(const std::vector<text::Piece>& pieces, const render::Layout* layout) {
        Line out;
        for (const text::Piece& piece : pieces) {
            if (!piece.icon) {
                out.push_back({piece.text, nullptr, false});
                continue;
            }
            const render::Icon* icon = icon_of(piece.text, layout);
            const std::string said = piece.alt.empty() ? piece.text : piece.alt;
            if (icon) {
                // The shortest form is the plainest one: "coin" and not "of the coins".
                auto& known = icons_.emplace(icon->name, std::pair(icon, said)).first->second.second;
                if (said.size() < known.size()) known = said;
            }
            out.push_back({said, icon, false});
        }
        return out;
    }

    void add_kind(KindId kind) {
        const Kind& declared = program_.kinds[kind];
        Section section;
        section.title = text::capitalized(content_.word_of(program_.name_of(declared), declared.word, true));
        const render::Layout* layout = tools_.layouts.of_kind(kind);
        for (const ThingId id : things_[kind]) {
            const render::CardContent card = content_.thing(id);
            if (section.entries.empty() && card.rules.contains("icons"))
                for (const render::AbilityContent& rule : card.rules.at("icons"))
                    section.intro.push_back(line_of(rule.pieces, layout));
            section.entries.push_back(entry_of(card, layout));
        }
        book_.sections.push_back(std::move(section));
    }

    Entry entry_of(const render::CardContent& card, const render::Layout* layout) {
        Entry entry{card.id, card.name.empty() ? card.id : card.name, {}, {}};
        for (const Value& value : program_.things[card.thing].values) {
            const Field& field = program_.fields[value.field];
            const auto found = card.fields.find(program_.name_of(field));
            if (found == card.fields.end() || found->second.pieces.empty() || !found->second.printable)
                continue;
            if (!content_.has_word(program_.name_of(field))) lacks(program_.name_of(field));
            std::string label = text::capitalized(content_.word_of(program_.name_of(field), field.word));
            std::replace(label.begin(), label.end(), '_', ' ');
            Line line{{label + ": ", nullptr, true}};
            for (Run& run : line_of(found->second.pieces, layout)) line.push_back(std::move(run));
            entry.values.push_back(std::move(line));
        }
        if (const auto trait = card.fields.find("trait");
            trait != card.fields.end() && !trait->second.pieces.empty())
            entry.values.push_back(line_of(trait->second.pieces, layout));
        add_texts(entry, card, layout);
        return entry;
    }

    void add_texts(Entry& entry, const render::CardContent& card, const render::Layout* layout) {
        if (const auto texts = card.abilities.find("icons"); texts != card.abilities.end())
            for (const render::AbilityContent& ability : texts->second)
                entry.texts.push_back(line_of(ability.pieces, layout));
        for (const render::CardContent& part : card.parts) {
            const std::size_t before = entry.texts.size();
            Entry inner;
            add_texts(inner, part, tools_.layouts.of_kind(part.kind));
            for (Line& line : inner.texts) entry.texts.push_back(std::move(line));
            // The name of a part stands before its text.
            if (!part.name.empty() && entry.texts.size() > before)
                entry.texts[before].insert(entry.texts[before].begin(), {part.name + ". ", nullptr, true});
        }
    }

    // What the rules of the game call by one word, as the cards use it.
    void add_keywords() {
        Diagnostics untold;
        text::CardTexts texts(program_, language_, keys_, text::Style::words, untold);
        text::Reminders reminders(program_, language_, keys_, text::Style::icons);
        std::map<std::string, Entry> found;
        std::set<text::Key> seen;
        for (const text::CardText& card : text::cards_of(program_, tools_.programs.asked(program_), texts))
            for (const text::AbilityText& ability : card.abilities)
                for (const text::Key key : reminders.keywords(ability.plan)) {
                    if (!seen.insert(key).second) continue;
                    const auto& pieces = reminders.of(key);
                    if (!pieces.empty()) add_keyword(pieces, found);
                }
        if (found.empty()) return;
        Section section{word("keywords"), {}, {}, true};
        for (auto& [name, entry] : found) section.entries.push_back(std::move(entry));
        book_.sections.push_back(std::move(section));
    }

    // "(Harvest: gain …)": the word, and what it means.
    void add_keyword(const std::vector<text::Piece>& pieces, std::map<std::string, Entry>& found) {
        const render::Layout* layout = kinds_.empty() ? nullptr : tools_.layouts.of_kind(kinds_.front());
        Line line;
        for (Run& run : line_of(pieces, layout)) {
            if (!line.empty() && !line.back().icon && !run.icon)
                line.back().text += run.text;
            else
                line.push_back(std::move(run));
        }
        if (!line.front().icon && line.front().text.starts_with('(')) line.front().text.erase(0, 1);
        if (!line.back().icon && line.back().text.ends_with(')')) line.back().text.pop_back();
        Entry entry;
        const std::size_t colon = line.front().icon ? std::string::npos : line.front().text.find(": ");
        // A reminder in words of the pack may say itself what it speaks of.
        if (colon != std::string::npos) {
            entry.name = line.front().text.substr(0, colon);
            line.front().text = text::capitalized(line.front().text.substr(colon + 2));
        }
        entry.id = "keyword-" + (entry.name.empty() ? line.front().text : entry.name);
        entry.texts.push_back(std::move(line));
        const std::string id = entry.id;
        found.emplace(id, std::move(entry));
    }

    void add_icons() {
        if (icons_.empty()) return;
        Section section{word("icons"), {}, {}, false};
        std::set<std::string> seen;
        for (const auto& [name, icon] : icons_) {
            // The plain form of the word, when an icon stands for a unit or a kind.
            Entry entry{"icon-" + name, {}, {}, {}};
            entry.texts.push_back({{icon.second, icon.first, false}, {"  " + icon.second, nullptr, false}});
            if (seen.insert(icon.second).second) section.entries.push_back(std::move(entry));
        }
        book_.sections.push_back(std::move(section));
    }

    BookTools& tools_;
    const Program& program_;
    const text::Language& language_;
    text::Keys& keys_;
    render::ContentMaker& content_;
    std::map<std::string, std::string> words_;
    std::vector<KindId> kinds_;
    std::map<KindId, std::vector<ThingId>> things_;
    std::map<std::string, std::pair<const render::Icon*, std::string>> icons_;
    Book book_;
};

// Capitals and marks do not count: "Čajovna" stands beside "Cellar".
std::string sorting_key(const std::string& name) { return without_marks(name); }

} // namespace

std::optional<Book> make_book(BookTools& tools, const BookRequest& request, std::string& error,
                              Diagnostics& diagnostics) {
    text::Keys keys;
    const auto language = text::load_language(request.language, request.libraries, tools.programs,
                                              tools.program, keys, diagnostics);
    if (!language) return std::nullopt;
    const Program& program = tools.programs.list[tools.program];
    render::ContentMaker content(program, tools.programs.asked(program), *language, keys,
                                 [&](std::vector<text::CardText>& cards, Diagnostics& told) {
                                     if (const auto wrong = l10n::apply_overrides(
                                             tools.programs, tools.program, *language, cards, told))
                                         error = wrong->text();
                                 });
    diagnostics.take(std::move(content.diagnostics()));
    return Maker(tools, *language, keys, content).run();
}

std::vector<IndexLine> index_of(const Book& book) {
    std::vector<IndexLine> out;
    for (const Section& section : book.sections)
        if (section.in_index)
            for (const Entry& entry : section.entries)
                if (!entry.name.empty()) out.push_back({entry.name, entry.id, 0});
    std::stable_sort(out.begin(), out.end(), [](const IndexLine& a, const IndexLine& b) {
        return sorting_key(a.name) < sorting_key(b.name);
    });
    return out;
}

} // namespace cantrip::book
