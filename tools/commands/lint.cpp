// `cantrip lint`: what a strict and kind designer would say about these cards.

#include <algorithm>

#include <fmt/format.h>

#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/lint/apply_fixes.hpp"
#include "tools/lint/baseline.hpp"
#include "tools/lint/pages.hpp"
#include "tools/lint/statistics.hpp"
#include "tools/support/replace_files.hpp"
#include "tools/support/unified_diff.hpp"

namespace cantrip {
namespace {

using namespace lint;

class LintCommand {
  public:
    explicit LintCommand(Invocation& invocation)
        : invocation_(invocation), arguments_(invocation.arguments) {}

    Exit run() {
        if (arguments_.has("--explain")) {
            const auto page = explanation(arguments_.value("--explain"), invocation_.format());
            if (!page) return invocation_.fail(page.error().message, page.error().help);
            invocation_.output.write(page.value());
            return Exit::clean;
        }
        if (const auto wrong = misuse(); !wrong.message.empty())
            return invocation_.fail(wrong.message, wrong.help);
        options_.choice = {arguments_.values("--select"), arguments_.values("--ignore")};
        options_.config = arguments_.value("--config");
        options_.libraries = load_options(invocation_).libraries;
        options_.any_config = !arguments_.has("--no-config");
        auto programs = load_programs(invocation_);
        if (programs->world.broken || programs->diagnostics.errors() > 0) return unchecked(*programs);
        auto linted = lint_programs(*programs, options_);
        if (!linted) return invocation_.fail(linted.error().message, linted.error().help);
        if (fixes()) return fix(std::move(programs), std::move(linted).value());
        return report(*programs, linted.value());
    }

  private:
    [[nodiscard]] bool fixes() const {
        return arguments_.has("--fix") || arguments_.has("--unsafe-fixes") || arguments_.has("--diff");
    }

    [[nodiscard]] ConfigError misuse() const {
        const auto& paths = arguments_.operands();
        if (fixes() && std::find(paths.begin(), paths.end(), "-") != paths.end())
            return {"standard input cannot be fixed", "name files or folders"};
        if (arguments_.has("--write-baseline") && arguments_.has("--baseline"))
            return {"`--baseline` and `--write-baseline` do not go together", "leave out one of them"};
        for (const char* option : {"--select", "--ignore"})
            for (const std::string& word : arguments_.values(option))
                if (const auto rules = rules_for(word); !rules) return rules.error();
        return {};
    }

    // Rules look at checked programs only: what `check` reports comes first.
    Exit unchecked(const Programs& programs) const {
        invocation_.report(programs.world.sources, programs.diagnostics);
        invocation_.message("not linted: put this right first");
        return programs.world.broken ? Exit::failed : Exit::findings;
    }

    Exit fix(std::unique_ptr<Programs> programs, Linted linted) {
        const Fixing fixing{paths(), load_options(invocation_), options_, arguments_.has("--unsafe-fixes")};
        auto done = fix_all(fixing, std::move(programs), std::move(linted));
        if (!done) return invocation_.fail(done.error().message, done.error().help);
        const Fixed& fixed = done.value();
        if (!fixed.broken.empty())
            return invocation_.fail("a fix leads to errors, so nothing was changed",
                                    "please report it: " + fixed.broken);
        if (arguments_.has("--diff")) {
            for (const auto& [path, text] : fixed.after)
                invocation_.output.write(unified_diff(path, fixed.before.at(path), text));
            return fixed.after.empty() ? Exit::clean : Exit::findings;
        }
        std::vector<NewFile> files;
        for (const auto& [path, text] : fixed.after)
            files.push_back({path, text, NewFile::Before::same, fixed.before.at(path)});
        if (const WriteError error = replace_files(sets_of(files)); error.failed())
            return invocation_.fail(error.message);
        if (fixed.count > 0)
            invocation_.summary(fmt::format("fixed {} in {} {}", fixed.count, fixed.after.size(),
                                            fixed.after.size() == 1 ? "file" : "files"));
        return report(*fixed.programs, fixed.left);
    }

    Exit report(const Programs& programs, const Linted& linted) {
        const Sources& sources = programs.world.sources;
        if (arguments_.has("--write-baseline")) {
            Output file(arguments_.value("--write-baseline"));
            file.write(write_baseline(sources, linted.findings));
            if (const std::string error = file.commit(); !error.empty()) return invocation_.fail(error);
            invocation_.summary(fmt::format("{} written to the baseline", linted.findings.all().size()));
            return Exit::clean;
        }
        if (!arguments_.has("--baseline")) return print(sources, linted.findings, 0, linted.suppressed);
        std::size_t known = 0;
        const auto fresh =
            without_baseline_file(sources, linted.findings, arguments_.value("--baseline"), known);
        if (!fresh) return invocation_.fail(fresh.error().message, fresh.error().help);
        return print(sources, fresh.value(), known, linted.suppressed);
    }

    Exit print(const Sources& sources, const Diagnostics& findings, std::size_t known,
               std::size_t suppressed) {
        if (arguments_.has("--statistics"))
            invocation_.output.write(statistics(findings, invocation_.format()));
        else
            invocation_.report(sources, findings);
        if (known > 0) invocation_.summary(fmt::format("{} more in the baseline", known));
        if (suppressed > 0 && invocation_.format() == "text" && !findings.empty())
            invocation_.summary(fmt::format("{} suppressed", suppressed));
        return findings.empty() || arguments_.has("--exit-zero") ? Exit::clean : Exit::findings;
    }

    [[nodiscard]] std::vector<std::string> paths() const {
        return arguments_.operands().empty() ? std::vector<std::string>{"."} : arguments_.operands();
    }

    Invocation& invocation_;
    const Arguments& arguments_;
    LintOptions options_;
};

Exit run_lint(Invocation& invocation) { return LintCommand(invocation).run(); }

} // namespace

const Command lint_command{
    .name = "lint",
    .summary = "say what could be better about card files",
    .operands = "[PATH…]",
    .about = "Looks at the packages that the paths lie in for what is allowed and still a mistake: choices "
             "that are none,\n"
             "conditions that are always true, cards that nobody can tell apart. `check` must have nothing "
             "to say.\n"
             "A finding that is meant to be is allowed in the source, with a reason:\n"
             "  // lint: allow NAME because REASON\n"
             "`cantrip-lint.json`, beside the package or above it, selects rules and sets limits.",
    .formats = {"text", "compact", "json", "sarif", "junit", "github"},
    .options = {{"--select", Option::Takes::list, "RULE",
                 "only these rules: code, name, category, start of codes, all"},
                {"--ignore", Option::Takes::list, "RULE", "not these rules"},
                {"--config", Option::Takes::one, "FILE",
                 "settings from FILE instead of the nearest cantrip-lint.json"},
                {"--no-config", Option::Takes::nothing, "", "look for no settings"},
                {"--fix", Option::Takes::nothing, "",
                 "repair what can be repaired without changing the program"},
                {"--unsafe-fixes", Option::Takes::nothing, "", "repair by guess too; look at the result"},
                {"--diff", Option::Takes::nothing, "", "write nothing; show what fixing would change"},
                {"--baseline", Option::Takes::one, "FILE", "leave out the findings listed in FILE"},
                {"--write-baseline", Option::Takes::one, "FILE", "list all findings in FILE"},
                {"--statistics", Option::Takes::nothing, "", "only count, by rule"},
                {"--explain", Option::Takes::one, "CODE",
                 "show the page of a rule; `--explain --all` lists them"},
                {"--exit-zero", Option::Takes::nothing, "", "status 0 even with findings"},
                {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip lint", "lint the package in the current folder"},
                 {"cantrip lint cards --select correctness,L02", "two categories only"},
                 {"cantrip lint cards --fix --diff", "show what would be repaired"},
                 {"cantrip lint cards --write-baseline known.json", "start with an old set"},
                 {"cantrip lint --explain unused-binding", "what a rule is about"}},
    .run = run_lint,
};

} // namespace cantrip
