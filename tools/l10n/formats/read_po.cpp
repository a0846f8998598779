#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/l10n/formats/po_file.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

class PoReader {
  public:
    PoReader(const std::string& path, std::string_view text) : path_(path), text_(text) {}

    Result<PoFile, FileError> read() {
        if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
        if (text_.find('\0') != std::string_view::npos) return fail_at(1, "this is no text file");
        for (const std::string_view raw : split(text_, "\n")) {
            ++line_;
            if (!check_utf8(raw)) return Failure{error_};
            std::string_view line = raw;
            if (line.ends_with('\r')) line.remove_suffix(1);
            if (!read_line(trim(line), line)) return Failure{error_};
        }
        if (in_entry_ && !finish()) return Failure{error_};
        file_.tail = std::move(entry_.comments);
        if (file_.entries.empty()) return fail_at(line_, "there is no entry in this file; is it a PO file?");
        return check_header();
    }

  private:
    Failure<FileError> fail_at(std::size_t line, std::string message) {
        return Failure{FileError{path_, line, std::move(message)}};
    }
    bool wrong(std::string message) {
        error_ = {path_, line_, std::move(message)};
        return false;
    }

    bool check_utf8(std::string_view line) {
        for (std::size_t at = 0; at < line.size();) {
            const DecodedPoint point = decode_utf8(line, at);
            if (!point.valid)
                return wrong("this is not UTF-8; save the file in UTF-8 (`msgconv --to-code=UTF-8`)");
            at += point.length;
        }
        return true;
    }

    // Comments start a new entry once the last one has its text.
    bool read_line(std::string_view line, std::string_view whole) {
        if (line.empty()) return !in_entry_ || finish();
        if (line.starts_with("#~")) return read_obsolete(trim(line.substr(2)));
        if (line.starts_with("#")) {
            if (in_entry_ && !finish()) return false;
            return read_comment(line, whole);
        }
        if (in_entry_ && entry_.obsolete && !finish()) return false;
        return read_keyword(line);
    }

    bool read_obsolete(std::string_view line) {
        if (line.starts_with("|")) return read_previous(trim(line.substr(1)));
        const bool starts = line.starts_with("msgctxt") || (line.starts_with("msgid ") && !only_context_);
        if (in_entry_ && starts && !finish()) return false;
        entry_.obsolete = true;
        return read_keyword(line);
    }

    bool read_comment(std::string_view line, std::string_view whole) {
        last_ = nullptr;
        if (line.starts_with("#."))
            entry_.extracted.emplace_back(trim(line.substr(2)));
        else if (line.starts_with("#:"))
            entry_.places.emplace_back(trim(line.substr(2)));
        else if (line.starts_with("#,")) {
            for (const std::string_view flag : split(line.substr(2), ","))
                if (!trim(flag).empty()) entry_.flags.emplace_back(trim(flag));
        } else if (line.starts_with("#|"))
            return read_previous(trim(line.substr(2)));
        else
            entry_.comments.emplace_back(whole);
        return true;
    }

    bool read_previous(std::string_view line) {
        if (line.starts_with('"')) {
            if (entry_.previous.empty()) return wrong("a text without a keyword before it");
            return read_string(line, entry_.previous.back().second);
        }
        const std::size_t blank = std::min(line.find_first_of(" \""), line.size());
        entry_.previous.emplace_back(std::string(line.substr(0, blank)), std::string());
        return read_string(trim(line.substr(blank)), entry_.previous.back().second);
    }

    bool read_keyword(std::string_view line) {
        if (line.starts_with('"')) {
            if (last_ == nullptr) return wrong("a text without a keyword before it; is this a PO file?");
            return read_string(line, *last_);
        }
        const std::size_t end = std::min(line.find_first_of(" \t\""), line.size());
        const std::string_view word = line.substr(0, end);
        const bool starts = word == "msgctxt" || (word == "msgid" && !only_context_);
        if (starts && in_entry_ && !finish()) return false;
        if (!in_entry_) entry_.line = line_;
        in_entry_ = true;
        only_context_ = false;
        if (word == "msgctxt") {
            entry_.has_context = true;
            only_context_ = true;
            last_ = &entry_.context;
        } else if (word == "msgid") {
            last_ = &entry_.id;
            has_id_ = true;
        } else if (word == "msgid_plural") {
            entry_.has_plural = true;
            last_ = &entry_.plural;
        } else if (word == "msgstr" || word.starts_with("msgstr[")) {
            if (!has_id_) return wrong("`msgstr` without a `msgid` before it");
            last_ = &entry_.texts.emplace_back();
        } else {
            return wrong("`" + std::string(word.substr(0, 40)) + "` is no keyword of a PO file");
        }
        return read_string(trim(line.substr(end)), *last_);
    }

    bool read_string(std::string_view line, std::string& out) {
        if (!line.starts_with('"')) return wrong("a text in quotes is missing here");
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (line[i] == '"') {
                if (!trim(line.substr(i + 1)).empty())
                    return wrong("there is something behind the closing quote");
                return true;
            }
            if (line[i] != '\\') {
                out += line[i];
                continue;
            }
            if (++i >= line.size()) break;
            switch (line[i]) {
            case 'n': out += '\n'; break;
            case 't': out += '\t'; break;
            case 'r': out += '\r'; break;
            case '"':
            case '\\': out += line[i]; break;
            default: {
                std::string escape = "`\\";
                escape += line[i];
                return wrong(escape + "` is no escape that a PO file has");
            }
            }
        }
        return wrong("the text has no closing quote; is the file cut off?");
    }

    bool finish() {
        if (entry_.texts.empty()) return wrong("an entry ends without a `msgstr`; is the file cut off?");
        file_.entries.push_back(std::move(entry_));
        entry_ = {};
        last_ = nullptr;
        in_entry_ = has_id_ = only_context_ = false;
        return true;
    }

    Result<PoFile, FileError> check_header() {
        const PoEntry& first = file_.entries.front();
        if (first.is_header()) {
            const std::string type = lower_word(header_field(first, "Content-Type"));
            const auto charset = type.find("charset=");
            if (charset != std::string::npos && type.find("utf-8", charset) == std::string::npos)
                return fail_at(first.line, "the header names the encoding `" + type.substr(charset + 8) +
                                               "`; only UTF-8 is read (`msgconv --to-code=UTF-8`)");
        }
        return std::move(file_);
    }

    std::string path_;
    std::string_view text_;
    std::size_t line_ = 0;
    PoFile file_;
    PoEntry entry_;
    std::string* last_ = nullptr;
    bool in_entry_ = false, has_id_ = false, only_context_ = false;
    FileError error_;
};

} // namespace

bool PoEntry::fuzzy() const { return std::find(flags.begin(), flags.end(), "fuzzy") != flags.end(); }

Result<PoFile, FileError> read_po(const std::string& path, std::string_view text) {
    return PoReader(path, text).read();
}

std::string header_field(const PoEntry& header, std::string_view name) {
    for (const std::string_view line :
         split(header.texts.empty() ? std::string_view() : header.texts.front(), "\n")) {
        const auto colon = line.find(':');
        if (colon != std::string_view::npos && line.substr(0, colon) == name)
            return std::string(trim(line.substr(colon + 1)));
    }
    return {};
}

} // namespace cantrip::l10n
