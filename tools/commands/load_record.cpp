#include "tools/commands/load_record.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "lang/source/read_file.hpp"

namespace cantrip {

using namespace play;

Result<std::optional<Record>, Exit> record_named(const Invocation& invocation, const std::string& path) {
    if (path.empty()) return std::optional<Record>{};
    const auto source = read_file(path);
    if (!source) return Failure{invocation.fail(source.error().message)};
    auto record = read_record(source.value().text);
    if (!record) return Failure{invocation.fail(fmt::format("`{}`: {}", path, record.error()))};
    if (record.value().cut)
        invocation.message(fmt::format("warning: the last line of `{}` is not whole and was left out", path));
    return std::optional<Record>(std::move(record).value());
}

// Packages stand in the order in which they use each other, the set last.
std::string set_of(const Record& record) {
    return record.packages.empty() ? record.game : record.packages.back();
}

std::string other_game(const Program& program, const Record& record) {
    const std::string_view game = program.name_of(program.game);
    if (!record.game.empty() && record.game != game)
        return fmt::format("the record is of the game `{}`, and this is `{}`", record.game, game);
    for (const std::string& package : record.packages)
        if (std::none_of(program.packages.begin(), program.packages.end(),
                         [&](const Package& one) { return program.name_of(one) == package; }))
            return fmt::format("the record was played with the set `{}`, which is not here", package);
    for (const Package& package : program.packages)
        if (!record.packages.empty() && std::find(record.packages.begin(), record.packages.end(),
                                                  program.name_of(package)) == record.packages.end())
            return fmt::format("the record was played without the set `{}`", program.name_of(package));
    return {};
}

Exit tell_difference(const Invocation& invocation, const LoadedGame& game, const Record& record,
                     const Replayed& replayed) {
    std::string text = fmt::format("the game differs from its record at decision {} of {}: {}",
                                   replayed.steps + 1, record.decisions.size(), replayed.problem);
    if (!record.content.empty())
        if (const std::string changes =
                changes_between(record.content, content_of(game.program(), game.sources()));
            !changes.empty())
            text += "\n  changed since: " + changes;
    return invocation.fail(
        text, replayed.steps == 0
                  ? std::string{}
                  : fmt::format("`--steps {}` goes on from the last place that agrees", replayed.steps));
}

} // namespace cantrip
