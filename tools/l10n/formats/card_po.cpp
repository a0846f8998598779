// The PO file of the card texts: out and back.

#include <algorithm>
#include <set>

#include "tools/l10n/formats/exchange.hpp"
#include "tools/l10n/review/comments.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

constexpr std::string_view mark = "cantrip: ";

std::string underscored(std::string tag) {
    // gettext writes sr@latin and such; the tag itself is understood everywhere else.
    std::replace(tag.begin(), tag.end(), '-', '_');
    return tag;
}

PoEntry default_header(const Sheet& sheet) {
    PoEntry header;
    header.texts = {
        "Project-Id-Version: " + sheet.package +
        "\nPO-Revision-Date: 2000-01-01 00:00+0000\nLast-Translator: nobody yet <nobody@example.org>\n"
        "Language-Team: none yet <nobody@example.org>\nLanguage: " +
        underscored(sheet.tag) +
        "\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"};
    return header;
}

PoEntry entry_of(const Outgoing& unit) {
    PoEntry entry;
    for (const std::string& line : safe_comments(unit.comments)) {
        if (!line.starts_with("#,")) {
            entry.comments.push_back(line);
            continue;
        }
        for (const std::string_view flag : split(std::string_view(line).substr(2), ","))
            entry.flags.emplace_back(trim(flag));
    }
    entry.extracted.push_back("card: " + unit.card);
    entry.extracted.push_back("effect: " + unit.effect);
    entry.extracted.push_back("gloss: " + unit.gloss);
    if (!unit.before.empty()) entry.extracted.push_back("before: " + unit.before);
    if (!unit.generated.empty()) entry.extracted.push_back("generated: " + unit.generated);
    entry.extracted.push_back(
        "state: " + std::string(unit.draft ? "a draft that is not printed yet" : reason_of(unit.state)));
    entry.extracted.push_back(std::string(mark) + "sem=" + unit.sem +
                              " state=" + std::string(name_of(unit.state)));
    entry.places.push_back(unit.place);
    if (unit.open && !unit.target.empty()) entry.flags.insert(entry.flags.begin(), "fuzzy");
    if (unit.open && !unit.previous_source.empty())
        entry.previous.emplace_back("msgid", unit.previous_source);
    entry.has_context = true;
    entry.context = unit.id;
    entry.id = unit.source;
    entry.texts = {unit.target};
    return entry;
}

std::string sem_in(const PoEntry& entry) {
    for (const std::string& line : entry.extracted) {
        if (!line.starts_with(mark)) continue;
        for (const std::string_view word : split(line, " "))
            if (word.starts_with("sem=")) return std::string(word.substr(4));
    }
    return {};
}

Incoming incoming_of(const PoEntry& entry) {
    Incoming in;
    in.id = entry.context;
    in.text = entry.text();
    in.sem = sem_in(entry);
    in.open = entry.fuzzy();
    in.line = entry.line;
    in.comments = entry.comments;
    std::string flags;
    for (const std::string& flag : entry.flags)
        if (flag != "fuzzy") flags += (flags.empty() ? "#, " : ", ") + flag;
    if (!flags.empty()) in.comments.push_back(flags);
    return in;
}

} // namespace

std::string to_po(const Sheet& sheet) {
    PoFile file;
    file.entries.push_back(default_header(sheet));
    std::vector<PoEntry> others;
    for (const PoEntry& entry : sheet.extra.entries) {
        if (!entry.is_header())
            others.push_back(entry);
        else if (!entry.text().empty())
            file.entries.front() = entry;
    }
    for (const Outgoing& unit : sheet.units) file.entries.push_back(entry_of(unit));
    file.entries.insert(file.entries.end(), others.begin(), others.end());
    file.tail = sheet.extra.tail;
    return write_po(file);
}

Result<Arrival, FileError> from_po(const std::string& path, std::string_view text, const std::string& tag,
                                   const std::set<std::string>& known) {
    auto read = read_po(path, text);
    if (!read) return Failure{read.error()};
    Arrival arrival;
    arrival.has_extra = true;
    arrival.extra.tail = std::move(read.value().tail);
    std::set<std::string> seen;
    for (PoEntry& entry : read.value().entries) {
        if (entry.is_header()) {
            arrival.language = header_field(entry, "Language");
            const Sheet blank{header_field(entry, "Project-Id-Version"), tag, {}, {}};
            // The header that we write ourselves need not be kept.
            if (entry.texts != default_header(blank).texts || !entry.comments.empty() || !entry.flags.empty())
                arrival.extra.entries.push_back(std::move(entry));
            continue;
        }
        const bool unit = entry.has_context && !entry.obsolete && !entry.has_plural;
        if (unit && !seen.insert(entry.context).second)
            return Failure{FileError{path, entry.line, "`" + entry.context + "` is here twice"}};
        if (unit && known.contains(entry.context))
            arrival.units.push_back(incoming_of(entry));
        else
            arrival.extra.entries.push_back(std::move(entry));
    }
    if (arrival.units.empty())
        return Failure{
            FileError{path, 1, "no entry of this file belongs to these cards; is it the right file?"}};
    return arrival;
}

} // namespace cantrip::l10n
