// `cantrip l10n sign`: a person answers for a text.

#include <chrono>
#include <ctime>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/source/read_file.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/exchange/marks.hpp"
#include "tools/l10n/exchange/sign_text.hpp"
#include "tools/l10n/review/hash.hpp"
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

Result<Signature, Exit> signature_of(const Invocation& invocation) {
    Signature out{invocation.arguments.value("--by", ""), invocation.arguments.value("--on", today()),
                  invocation.arguments.value("--because", "")};
    if (!is_date(out.on))
        return Failure{invocation.fail(fmt::format("`{}` is no date", out.on), "write it as `2026-11-18`")};
    return out;
}

WriteError write_back(const PackageWork& work, const Translation& translation) {
    return replace_files(
        {{work.folder,
          {new_file(work.lock_path, write_lock(work.name, work.lock), work.lock_text),
           new_file(translation.path, write_texts_file(translation.file), translation.file_text)}}});
}

// All texts that were marked on a proof sheet. Marks that do not fit any more are told, the others are taken.
Exit sign_marks(Invocation& invocation, const std::vector<Mark>& marks, const std::string& path,
                const std::vector<std::string>& paths, bool& changed) {
    auto loaded = load_one_set(invocation, {}, paths);
    if (!loaded) return loaded.error();
    PackageWork& work = loaded.value().packages.front();
    Translation& translation = work.translations.front();
    const auto signature = signature_of(invocation);
    if (!signature) return signature.error();
    std::string told;
    std::size_t taken = 0, refused = 0;
    for (const Mark& mark : marks) {
        if (!mark.made) continue;
        const auto refuse = [&](const std::string& why) {
            told += fmt::format("{}:{}: {}: {}\n", path, mark.line, mark.id, why);
            ++refused;
        };
        const Unit* unit = work.find(mark.id);
        if (!unit) {
            refuse("there is no such ability any more");
            continue;
        }
        const auto index = static_cast<std::size_t>(unit - work.units.data());
        const std::string now = translation.shown(*unit, index);
        if (text_hash(now) != mark.hash) {
            refuse("the text changed since the sheet was made; make a new sheet. Now: " + now);
            continue;
        }
        std::optional<std::string> text;
        if (mark.text != now) text = from_tag(translation.rules(), translation.tag, mark.text);
        const auto result = sign_text(loaded.value(), work, translation, index, text, signature.value());
        if (!result) {
            refuse(result.error());
            continue;
        }
        for (const proof::Finding& finding : result.value().findings)
            told += fmt::format("{}: {}[{}]: {}\n", mark.id, proof::info(finding.kind).name,
                                proof::info(finding.kind).text, finding.message);
        ++taken;
    }
    if (taken > 0) {
        const WriteError error = write_back(work, translation);
        changed = error.changed;
        if (changed) return Exit::failed;
        if (error.failed()) return invocation.fail(error.message);
    }
    invocation.output.write(told);
    invocation.output.write(fmt::format("{} of {} texts signed by {} on {}{}\n", taken, marks.size(),
                                        signature.value().by, signature.value().on,
                                        refused > 0 ? fmt::format(", {} not", refused) : ""));
    return refused > 0 ? Exit::findings : Exit::clean;
}

Exit sign_once(Invocation& invocation, const FileAndPaths& operands, bool& changed) {
    auto loaded = load_one_set(invocation, {}, operands.paths);
    if (!loaded) return loaded.error();
    PackageWork& work = loaded.value().packages.front();
    Translation& translation = work.translations.front();
    const Unit* unit = work.find(operands.file);
    if (unit == nullptr) return no_ability(invocation, work, operands.file);
    const auto signed_by = signature_of(invocation);
    if (!signed_by) return signed_by.error();
    const Signature& signature = signed_by.value();
    std::optional<std::string> text;
    if (invocation.arguments.has("--text")) text = invocation.arguments.value("--text", "");
    const auto result = sign_text(loaded.value(), work, translation,
                                  static_cast<std::size_t>(unit - work.units.data()), text, signature);
    if (!result) return invocation.fail(operands.file + ": " + result.error());
    const WriteError error = write_back(work, translation);
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

Exit run_marks(Invocation& invocation) {
    const std::string path = invocation.arguments.value("--marks", "");
    if (invocation.arguments.has("--text"))
        return invocation.fail("the file of marks has the texts", "leave `--text` out");
    if (invocation.arguments.value("--by", "").empty())
        return invocation.fail("who signs?", "write `--by NAME`");
    const auto file = read_file(path);
    if (!file) return invocation.fail(file.error().message);
    const auto marks = read_marks(path, file.value().text);
    if (!marks) return invocation.fail(marks.error().text(), "nothing was signed");
    return until_unchanged(invocation, [&](bool& changed) {
        return sign_marks(invocation, marks.value(), path, invocation.arguments.operands(), changed);
    });
}

Exit run_sign(Invocation& invocation) {
    if (invocation.arguments.has("--marks")) return run_marks(invocation);
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
    .operands = "ID [PATH] | --marks FILE [PATH]",
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
                {"--marks", Option::Takes::one, "FILE",
                 "sign every text that is marked in this file of `l10n sheet`"},
                {"--on", Option::Takes::one, "DATE", "the date, when it is not today: 2026-11-18"},
                lib_option()},
    .examples = {{"cantrip l10n sign dusk/when/1 cards/dragons --lang cs --by \"Jana N.\"",
                  "print the draft that an import kept back"}},
    .run = l10n::run_sign,
};

} // namespace cantrip
