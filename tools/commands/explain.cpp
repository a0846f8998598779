// `cantrip explain`: the page of a diagnostic, a lint rule or a finding of a proof.

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/diagnostics/pages.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/commands/commands.hpp"
#include "tools/lint/pages.hpp"
#include "tools/proof/finding.hpp"
#include "tools/render/finding.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;

json::object to_json(const CodeInfo& code) {
    return {{"code", code.text},         {"name", code.name},
            {"category", code.category}, {"severity", to_string(code.severity)},
            {"summary", code.summary},   {"page", json_text(page(code))}};
}

std::string line_of(const CodeInfo& code) {
    return fmt::format("{:<5}  {:<8} {:<24} {}\n", code.text, to_string(code.severity), code.name,
                       code.summary);
}

// Lint rules have more to say of themselves; these have not.
std::vector<const CodeInfo*> plain_codes() {
    std::vector<const CodeInfo*> out;
    for (const auto codes : {all_codes(), proof::all_kinds(), render::all_problems()})
        for (const CodeInfo& code : codes) out.push_back(&code);
    return out;
}

Exit explain_all(Invocation& invocation) {
    if (invocation.format() == "json") {
        json::array list;
        for (const CodeInfo* code : plain_codes()) list.push_back(to_json(*code));
        for (const lint::Rule& rule : lint::all_rules()) list.push_back(lint::rule_to_json(rule));
        invocation.output.write(pretty_json(list));
        return Exit::clean;
    }
    for (const CodeInfo* code : plain_codes()) invocation.output.write(line_of(*code));
    invocation.output.write(lint::all_rules_text("text"));
    return Exit::clean;
}

Exit unknown_code(const Invocation& invocation, const std::string& word) {
    std::vector<std::string_view> candidates;
    for (const CodeInfo* code : plain_codes()) {
        candidates.push_back(code->text);
        candidates.push_back(code->name);
    }
    for (const lint::Rule& rule : lint::all_rules()) {
        candidates.push_back(rule.info.text);
        candidates.push_back(rule.info.name);
    }
    std::string help = suggestion(word, candidates);
    if (help.empty()) help = "`cantrip explain --all` lists the codes";
    return invocation.fail(fmt::format("there is no diagnostic `{}`", word), help);
}

Exit run_explain(Invocation& invocation) {
    const auto& operands = invocation.arguments.operands();
    if (invocation.arguments.has("--all")) {
        if (operands.empty()) return explain_all(invocation);
        return invocation.fail("`--all` explains every code", "leave out the code, or `--all`");
    }
    if (operands.size() != 1) {
        return invocation.fail("`explain` needs one code or name", "write `cantrip explain C0009`");
    }
    const std::vector<const CodeInfo*> codes = plain_codes();
    const auto found = std::find_if(codes.begin(), codes.end(),
                                    [&](const CodeInfo* one) { return is_called(*one, operands[0]); });
    const CodeInfo* code = found == codes.end() ? nullptr : *found;
    const bool as_json = invocation.format() == "json";
    if (const lint::Rule* rule = lint::find_rule(operands[0]); rule != nullptr && code == nullptr) {
        invocation.output.write(as_json ? pretty_json(lint::rule_to_json(*rule)) : lint::rule_page(*rule));
        return Exit::clean;
    }
    if (code == nullptr) return unknown_code(invocation, operands[0]);
    invocation.output.write(as_json ? pretty_json(to_json(*code)) : std::string(page(*code)));
    return Exit::clean;
}

} // namespace

const Command explain_command{
    .name = "explain",
    .summary = "show the page of a diagnostic, lint rule or finding of a proof",
    .operands = "CODE",
    .about = "Shows what a diagnostic means, why it is one, an example, and what to write instead.\n"
             "CODE is a code such as C0009, L0101 or P05, or a name such as unterminated-string.",
    .formats = {"text", "json"},
    .options = {{"--all", Option::Takes::nothing, "", "list all codes instead"}},
    .examples = {{"cantrip explain C0009", "by code"},
                 {"cantrip explain unterminated-string", "by name"},
                 {"cantrip explain --all --format json", "all pages, for a program"}},
    .run = run_explain,
};

} // namespace cantrip
