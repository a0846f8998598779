// `cantrip proof`: does the printed text say what the cards do?

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "lang/support/pretty_json.hpp"
#include "lang/support/utf8.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/proof/proofread.hpp"

namespace cantrip::proof {
namespace {

std::size_t characters(std::string_view text, std::size_t bytes) {
    std::size_t count = 0;
    for (const char c : text.substr(0, bytes)) count += starts_code_point(c) ? 1U : 0U;
    return count;
}

std::string text_of(const std::string& path, const Placed& placed) {
    const CodeInfo& code = info(placed.finding.kind);
    std::string out = fmt::format("{}:{}:{}: {}[{}]: {}\n", path, placed.line,
                                  characters(placed.printed, placed.finding.begin) + 1, code.name, code.text,
                                  placed.finding.message);
    if (!placed.unit.empty()) out += fmt::format("  effect: {} at {}\n", placed.unit, placed.effect_place);
    if (!placed.finding.reads.empty()) out += fmt::format("  says: {}\n", placed.finding.reads);
    if (!placed.finding.suggestion.empty() && placed.finding.suggestion != placed.expected)
        out += fmt::format("  write: {}\n", placed.finding.suggestion);
    if (!placed.expected.empty()) out += fmt::format("  expected: {}\n", placed.expected);
    return out;
}

boost::json::object json_of(const Placed& placed) {
    const CodeInfo& code = info(placed.finding.kind);
    return {{"kind", code.name},
            {"code", code.text},
            {"severity", to_string(code.severity)},
            {"card", json_text(placed.card)},
            {"ability", json_text(placed.unit)},
            {"line", placed.line},
            {"text_at", boost::json::object{{"begin", characters(placed.printed, placed.finding.begin)},
                                            {"end", characters(placed.printed, placed.finding.end)}}},
            {"effect_at", json_text(placed.effect_place)},
            {"message", json_text(placed.finding.message)},
            {"says", json_text(placed.finding.reads)},
            {"suggestion", json_text(placed.finding.suggestion)},
            {"printed", json_text(placed.printed)},
            {"expected", json_text(placed.expected)}};
}

void report(Invocation& invocation, const std::string& path, const ProofResult& result) {
    if (invocation.format() == "json") {
        boost::json::array findings;
        for (const Placed& placed : result.findings) findings.push_back(json_of(placed));
        invocation.output.write(pretty_json(boost::json::object{{"texts", result.texts},
                                                                {"checked", result.checked},
                                                                {"right", result.exact},
                                                                {"read", result.read},
                                                                {"spelling", result.spelled},
                                                                {"findings", std::move(findings)}}));
        return;
    }
    for (const Placed& placed : result.findings) invocation.output.write(text_of(path, placed));
    invocation.message(
        fmt::format("{} texts, {} compared with effects, {} of them right, {} findings{}", result.texts,
                    result.checked, result.exact, result.findings.size(),
                    result.spelled ? "" : "; spelling was not checked: no dictionary is installed"));
}

Exit run_proof(Invocation& invocation) {
    const auto operands =
        l10n::file_and_paths(invocation, "cantrip proof printed.csv cards/dragons --lang cs");
    if (!operands) return operands.error();
    const std::string& path = operands.value().file;
    const auto source = path == "-" ? read_stream(stdin, "<stdin>") : read_file(path);
    if (!source) return invocation.fail(source.error().message);
    const auto loaded = l10n::load_one_set(invocation, {}, operands.value().paths);
    if (!loaded) return loaded.error();
    const l10n::PackageWork& work = loaded.value().packages.front();
    const l10n::Translation& translation = work.translations.front();
    InputOptions options{l10n::format_of_file(invocation, path), card_names(loaded.value())};
    if (invocation.arguments.has("--columns")) {
        auto columns = read_columns(invocation.arguments.value("--columns", ""));
        if (!columns)
            return invocation.fail(columns.error(), "write `--columns card=Name,text=\"Rules Text\"`");
        options.columns = std::move(columns.value());
    }
    const auto file = read_printed(path, options, source.value().text);
    if (!file) return invocation.fail(file.error().text());
    const ProofResult result = proofread(loaded.value(), work, translation, file.value());
    report(invocation, path, result);
    return result.findings.empty() ? Exit::clean : Exit::findings;
}

} // namespace
} // namespace cantrip::proof

namespace cantrip {

const Command proof_command{
    .name = "proof",
    .summary = "compare printed text with what the cards do",
    .operands = "FILE [PATH]",
    .about = "Reads printed texts (a table with card and text, PO, XLIFF, PDF, docx, odt, xlsx, idml, or "
             "plain text in\n"
             "which a line with the name of a card starts it) and tells where they say something else than "
             "the effects, and what is wrong "
             "with their\n"
             "language: numbers, terms, conditions, agreement, scripts, address, spelling (hunspell, when "
             "installed).\n"
             "Lines of plain text that belong to no card are read for their language alone.",
    .formats = {"text", "json"},
    .options = {l10n::language_option(),
                {"--from",
                 Option::Takes::one,
                 "FORMAT",
                 "what the file is, when its name does not tell",
                 {"csv", "tsv", "po", "xliff", "pdf", "docx", "odt", "ods", "xlsx", "idml", "plain"}},
                {"--columns", Option::Takes::one, "WHAT=NAME,…",
                 "the columns of a table: card=Name,text=\"Rules Text\""},
                lib_option()},
    .examples = {{"cantrip proof printed.csv cards/dragons --lang cs", "a table from the layout program"},
                 {"cantrip proof cards.pdf cards/dragons --lang en", "the pages that go to the printer"},
                 {"cantrip proof book.txt cards/dragons --lang sr-Latn", "a scanned page"}},
    .run = proof::run_proof,
};

} // namespace cantrip
