#include "tests/lang/syntax/parsed.hpp"

#include <filesystem>

#include <fmt/format.h>

#include "lang/format/format.hpp"
#include "lang/syntax/dump.hpp"
#include "lang/syntax/lexer.hpp"
#include "lang/syntax/parser.hpp"
#include "tools/support/input_files.hpp"

namespace cantrip::testing {

Parsed::Parsed(std::string_view text)
    : tree(parse_file(sources, sources.add("test.cant", std::string(text)), diagnostics)) {
    diagnostics.sort();
}

std::vector<std::string> Parsed::told() const {
    std::vector<std::string> out;
    for (const Diagnostic& one : diagnostics.all()) {
        const Position at = sources.position(one.at.file, one.at.begin);
        out.push_back(fmt::format("{} {}:{}", info(one.code).text, at.line, at.column));
    }
    return out;
}

std::vector<std::string> Parsed::codes() const {
    std::vector<std::string> out;
    for (const Diagnostic& one : diagnostics.all()) out.emplace_back(info(one.code).text);
    return out;
}

std::string Parsed::dump() const {
    const std::string text = dump_tree(tree);
    return text.substr(text.find('\n') + 1);
}

std::string kinds_of(std::string_view text) {
    Sources sources;
    Diagnostics ignored;
    const FileId file = sources.add("test.cant", std::string(text));
    std::string out;
    for (const Token& token : lex(sources, file, ignored).list) {
        if (token.kind() == TokenKind::end_of_file) break;
        if (!out.empty()) out += ' ';
        out += to_string(token.kind());
    }
    return out;
}

Formatting formatted(std::string_view text) {
    Sources sources;
    Diagnostics diagnostics;
    const FileId file = sources.add("test.cant", std::string(text));
    Formatted out = format_source(sources, file, diagnostics);
    return {std::move(out.text), out.untouched_lines, !diagnostics.empty()};
}

std::vector<std::string> corpus_files() {
    std::vector<std::string> folders;
    for (const char* folder : {"/stdlib", "/cards", "/tests/lang/syntax/corpus", "/tests/lang/syntax/golden"})
        if (std::filesystem::exists(std::string(CANTRIP_SOURCE_DIR) + folder))
            folders.push_back(std::string(CANTRIP_SOURCE_DIR) + folder);
    return find_source_files(folders).files;
}

} // namespace cantrip::testing
