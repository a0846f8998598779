// `cantrip l10n sign`: a person answers for a text.

#include <chrono>
#include <ctime>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/exchange/sign_text.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::l10n {
namespace {

std::string today() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm date{};
    if (gmtime_r(&now, &date) == nullptr) return "1970-01-01";
    return fmt::format("{:04}-{:02}-{:02}", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

bool is_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    for (const std::size_t i : {0U, 1U, 2U, 3U, 5U, 6U, 8U, 9U})
        if (text[i] < '0' || text[i] > '9') return false;
    return true;
}

Exit no_ability(const Invocation& invocation, const PackageWork& work, const std::string& id) {
    std::vector<std::string_view> known;
    for (const Unit& unit : work.units) known.push_back(unit.id);
    const std::string_view near = did_you_mean(id, known);
    return invocation.fail(fmt::format("there is no ability `{}` in {}", id, work.name),
                           near.empty() ? "`cantrip l10n export` lists the ids"
                                        : fmt::format("did you mean `{}`?", near));
}

Exit sign_once(Invocation& invocation, const FileAndPaths& operands, bool& changed) {
    auto loaded = load_one_set(invocation, {}, operands.paths);
    if (!loaded) return loaded.error();
    PackageWork& work = loaded.value().packages.front();
    Translation& translation = work.translations.front();
    const Unit* unit = work.find(operands.file);
    if (unit == nullptr) return no_ability(invocation, work, operands.file);
    const Signature signature{invocation.arguments.value("--by", ""),
                              invocation.arguments.value("--on", today()),
                              invocation.arguments.value("--because", "")};
    if (!is_date(signature.on))
        return invocation.fail(fmt::format("`{}` is no date", signature.on), "write it as `2026-11-18`");
    std::optional<std::string> text;
    if (invocation.arguments.has("--text")) text = invocation.arguments.value("--text", "");
    const auto result = sign_text(loaded.value(), work, translation,
                                  static_cast<std::size_t>(unit - work.units.data()), text, signature);
    if (!result) return invocation.fail(operands.file + ": " + result.error());
    const WriteError error = replace_files(
        {{work.folder,
          {new_file(work.lock_path, write_lock(work.name, work.lock), work.lock_text),
           new_file(translation.path, write_texts_file(translation.file), translation.file_text)}}});
    changed = error.changed;
    if (changed) return Exit::failed;
    if (error.failed()) return invocation.fail(error.message);
    for (const proof::Finding& finding : result.value().findings)
        invocation.output.write(fmt::format("{}: {}[{}]: {}\n", operands.file, proof::info(finding.kind).name,
                                            proof::info(finding.kind).text, finding.message));
    invocation.output.write(fmt::format("{}: {} by {} on {}: {}\n", operands.file,
                                        result.value().generated ? "approved" : "signed", signature.by,
                                        signature.on, result.value().text));
    return Exit::clean;
}

Exit run_sign(Invocation& invocation) {
    const auto operands =
        file_and_paths(invocation, "cantrip l10n sign irena/when/1 cards/dragons --lang cs --by \"Jana N.\"");
    if (!operands) return operands.error();
    if (invocation.arguments.value("--by", "").empty())
        return invocation.fail("who signs?", "write `--by NAME`");
    return until_unchanged(invocation,
                           [&](bool& changed) { return sign_once(invocation, operands.value(), changed); });
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_sign_command{
    .name = "l10n sign",
    .summary = "answer for a text, so that it is printed",
    .operands = "ID [PATH]",
    .about =
        "Signs the draft of an ability (or the text given with --text): it is printed from now on, whatever "
        "the reader\n"
        "thinks of it, until the effect changes. Findings about it are shown and do not stop it. Without a "
        "draft the\n"
        "generated text is approved. Name, date and reason stand beside the text in `l10n/<language>.texts`.",
    .formats = {},
    .options = {l10n::language_option(),
                {"--by", Option::Takes::one, "NAME", "who answers for the text"},
                {"--because", Option::Takes::one, "TEXT", "why it is right"},
                {"--text", Option::Takes::one, "TEXT", "the text, in place of the draft"},
                {"--on", Option::Takes::one, "DATE", "the date, when it is not today: 2026-11-18"},
                lib_option()},
    .examples = {{"cantrip l10n sign dusk/when/1 cards/dragons --lang cs --by \"Jana N.\"",
                  "print the draft that an import kept back"}},
    .run = l10n::run_sign,
};

} // namespace cantrip
