#include "lang/support/utf8.hpp"
#include "tools/l10n/formats/po_file.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

constexpr std::size_t width = 79; // as gettext wraps

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '\n': out += "\\n"; break;
        case '\t': out += "\\t"; break;
        case '\r': out += "\\r"; break;
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        default: out += c;
        }
    }
    return out;
}

std::size_t points_in(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) count += starts_code_point(c) ? 1U : 0U;
    return count;
}

// Pieces of one line each: cut behind line breaks, and behind blanks where the line would be too long.
std::vector<std::string> wrapped(std::string_view text, std::size_t room) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = text.find_first_of(" \n", at);
        end = end == std::string_view::npos ? text.size() : end + 1;
        const std::string word = escaped(text.substr(at, end - at));
        if (!line.empty() && points_in(line) + points_in(word) > room)
            lines.push_back(std::exchange(line, {}));
        line += word;
        if (text[end - 1] == '\n') lines.push_back(std::exchange(line, {}));
        at = end;
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

void write_text(std::string& out, const std::string& prefix, const std::string& keyword,
                std::string_view text) {
    const std::string one = prefix + keyword + " \"" + escaped(text) + "\"";
    const auto inner_break = text.find('\n');
    const bool single = inner_break == std::string_view::npos || inner_break + 1 == text.size();
    if (single && points_in(one) <= width) {
        out += one + "\n";
        return;
    }
    out += prefix + keyword + " \"\"\n";
    for (const std::string& line : wrapped(text, width - 2 - prefix.size()))
        out += prefix + "\"" + line + "\"\n";
}

} // namespace

std::string write_po_entry(const PoEntry& entry) {
    std::string out;
    for (const std::string& line : entry.comments) out += line + "\n";
    for (const std::string& line : entry.extracted) out += "#. " + line + "\n";
    for (const std::string& line : entry.places) out += "#: " + line + "\n";
    if (!entry.flags.empty()) {
        out += "#";
        for (const std::string& flag : entry.flags) out += ", " + flag;
        out += "\n";
    }
    const std::string dead = entry.obsolete ? "#~ " : "";
    for (const auto& [keyword, text] : entry.previous)
        write_text(out, entry.obsolete ? "#~| " : "#| ", keyword, text);
    if (entry.has_context) write_text(out, dead, "msgctxt", entry.context);
    write_text(out, dead, "msgid", entry.id);
    if (entry.has_plural) write_text(out, dead, "msgid_plural", entry.plural);
    for (std::size_t i = 0; i < entry.texts.size(); ++i)
        write_text(out, dead, entry.has_plural ? "msgstr[" + std::to_string(i) + "]" : "msgstr",
                   entry.texts[i]);
    return out;
}

std::string write_po(const PoFile& file) {
    std::string out;
    for (const PoEntry& entry : file.entries) out += (out.empty() ? "" : "\n") + write_po_entry(entry);
    for (std::size_t i = 0; i < file.tail.size(); ++i) out += (i == 0 ? "\n" : "") + file.tail[i] + "\n";
    return out;
}

} // namespace cantrip::l10n
