#include "tools/lint/lint.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>
#include <utility>

#include "lang/program/sem.hpp"
#include "lang/source/read_file.hpp"
#include "tools/lint/findings.hpp"
#include "tools/lint/misread_texts.hpp"
#include "tools/lint/subject.hpp"
#include "tools/lint/suppressions.hpp"

namespace cantrip::lint {
namespace {

// The settings of every package, each config file read once.
class PackageSettings {
  public:
    PackageSettings(const World& world, const LintOptions& options) : world_(world), options_(options) {}

    std::optional<ConfigError> read() {
        for (const LoadedPackage& package : world_.packages) {
            std::string path = options_.config;
            if (path.empty() && options_.any_config && package.asked_for && !package.folder.empty())
                path = find_config(package.folder).value_or("");
            const auto [at, fresh] = known_.emplace(path, list.size());
            if (fresh)
                if (auto failed = add(path)) return failed;
            of.push_back(at->second);
        }
        return std::nullopt;
    }

    std::vector<Settings> list;
    std::vector<std::size_t> of; // by index of the package in the world

  private:
    std::optional<ConfigError> add(const std::string& path) {
        if (path.empty()) {
            list.push_back(default_settings());
            return choose(list.back(), options_.choice);
        }
        auto source = read_file(path);
        if (!source) return ConfigError{source.error().message, ""};
        auto settings = read_config(path, source.value().text, options_.choice);
        if (!settings) return settings.error();
        list.push_back(std::move(settings).value());
        return std::nullopt;
    }

    const World& world_;
    const LintOptions& options_;
    std::map<std::string, std::size_t> known_;
};

struct Task {
    const Rule* rule = nullptr;
    const Subject* subject = nullptr;
    Diagnostics found;
};

// Tasks are taken in order and write only to themselves, so the result does not depend on who takes which.
void run_all(std::vector<Task>& tasks, unsigned threads) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < tasks.size(); i = next++) {
            Findings findings(*tasks[i].rule);
            tasks[i].rule->run(*tasks[i].subject, findings);
            tasks[i].found = findings.take();
        }
    };
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t count = std::min<std::size_t>(threads, tasks.size());
    std::vector<std::thread> team;
    for (std::size_t i = 1; i < count; ++i) team.emplace_back(work);
    work();
    for (std::thread& one : team) one.join();
}

class Run {
  public:
    Run(const Programs& programs, const PackageSettings& settings)
        : programs_(programs), world_(programs.world), settings_(settings) {}

    Linted all(const LintOptions& options) {
        make_subjects(options);
        place_files();
        std::vector<Task> tasks;
        for (const Rule& rule : all_rules())
            if (rule.run != nullptr && is_wanted(rule))
                for (const Subject& subject : subjects_) tasks.push_back({&rule, &subject, {}});
        run_all(tasks, options.threads);
        for (std::size_t begin = 0; begin < tasks.size(); begin += subjects_.size())
            merge({tasks.data() + begin, subjects_.size()});
        read_texts_back(options);
        suppress();
        out_.findings.sort();
        return std::move(out_);
    }

  private:
    // With what the rules that are wanted look at, and no more: texts take longer than most rules.
    void make_subjects(const LintOptions& options) {
        const bool texts = any_wanted(&Rule::reads_texts) || is_wanted(*find_rule("misread-text"));
        const bool effects = any_wanted(&Rule::compares_effects);
        auto old_texts = any_wanted(&Rule::reads_old_texts)
                             ? old_texts_of(programs_)
                             : std::vector<std::vector<OldText>>(programs_.list.size());
        for (std::size_t i = 0; i < programs_.list.size(); ++i) {
            Subject& subject = subjects_.emplace_back(
                make_subject(world_, programs_.list[i], programs_.packages[i], settings_.list, settings_.of));
            if (texts)
                subject.texts = texts_of(world_, programs_.list[i], programs_.packages[i], subject.asked,
                                         languages(), options.libraries);
            if (effects) compare_effects(subject);
            subject.old_texts = std::move(old_texts[i]);
        }
    }

    // Not in threads: reading takes a world of its own.
    void read_texts_back(const LintOptions& options) {
        const Rule& rule = *find_rule("misread-text");
        if (!is_wanted(rule)) return;
        std::vector<Task> tasks;
        for (std::size_t i = 0; i < subjects_.size(); ++i) {
            Findings findings(rule);
            find_misread_texts(subjects_[i], programs_.packages[i], options.libraries, findings);
            tasks.push_back({&rule, &subjects_[i], findings.take()});
        }
        if (!tasks.empty()) merge(tasks);
    }

    void place_files() {
        for (std::size_t i = 0; i < world_.packages.size(); ++i)
            for (const std::uint32_t tree : world_.packages[i].trees)
                package_of_[world_.trees[tree].file()] = i;
        for (const auto& packages : programs_.packages)
            for (const std::size_t package : packages)
                for (const std::uint32_t tree : world_.packages[package].trees)
                    ++programs_with_[world_.trees[tree].file()];
    }

    [[nodiscard]] bool is_wanted(const Rule& rule) const {
        for (std::size_t i = 0; i < world_.packages.size(); ++i)
            if (world_.packages[i].asked_for && settings_.list[settings_.of[i]].has(rule)) return true;
        return false;
    }

    [[nodiscard]] bool any_wanted(bool (Rule::*needs)() const) const {
        return std::any_of(all_rules().begin(), all_rules().end(),
                           [&](const Rule& rule) { return (rule.*needs)() && is_wanted(rule); });
    }

    // What the texts found out already is not found out again.
    static void compare_effects(Subject& subject) {
        const Program& program = subject.program;
        subject.meanings.resize(program.abilities.size());
        if (!subject.texts.empty())
            for (const SaidAbility& said : subject.texts.front().abilities)
                subject.meanings[said.ability] = said.meaning;
        for (const Thing& thing : program.things) {
            if (!subject.is_asked(thing.tree)) continue;
            for (const AbilityId id : thing.abilities)
                if (subject.meanings[id].empty())
                    subject.meanings[id] = subject.more_meanings.keep(canonical_effect(program, id));
        }
    }

    // Those that the settings of a package ask for; English when none does.
    [[nodiscard]] std::vector<std::string> languages() const {
        std::vector<std::string> out;
        for (const Settings& settings : settings_.list)
            for (const std::string& tag : settings.languages)
                if (std::find(out.begin(), out.end(), tag) == out.end()) out.push_back(tag);
        if (out.empty()) out.emplace_back("en");
        return out;
    }

    // The findings of one rule in all programs: each place once.
    void merge(std::span<Task> tasks) {
        const bool every = tasks.front().rule->told == Told::everywhere;
        const auto key = [&](const Diagnostic* told) {
            return std::tuple(told->at.file, told->at.begin, told->at.end,
                              every ? std::string_view{} : std::string_view(told->message));
        };
        std::vector<const Diagnostic*> all;
        for (const Task& task : tasks)
            for (const Diagnostic& told : task.found.all()) all.push_back(&told);
        std::stable_sort(all.begin(), all.end(),
                         [&](const Diagnostic* a, const Diagnostic* b) { return key(a) < key(b); });
        for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
            while (end < all.size() && key(all[end]) == key(all[begin])) ++end;
            if (!every || end - begin >= programs_with_[all[begin]->at.file])
                keep(*tasks.front().rule, *all[begin]);
        }
    }

    void keep(const Rule& rule, const Diagnostic& told) {
        const auto package = package_of_.find(told.at.file);
        if (package == package_of_.end() || !world_.packages[package->second].asked_for) return;
        const Settings& settings = settings_.list[settings_.of[package->second]];
        if (!settings.has(rule) || is_ignored(settings, rule, world_.sources.at(told.at.file).path)) return;
        kept_.push_back(told);
        kept_.back().severity = settings.severity[index_of(rule)];
    }

    static bool is_ignored(const Settings& settings, const Rule& rule, std::string_view path) {
        return std::any_of(
            settings.file_ignores.begin(), settings.file_ignores.end(), [&](const FileIgnore& ignore) {
                const bool named =
                    std::find(ignore.rules.begin(), ignore.rules.end(), &rule) != ignore.rules.end();
                return named && fits("**/" + ignore.pattern, path);
            });
    }

    void suppress() {
        std::map<FileId, std::vector<Suppression>> by_file;
        Diagnostics of_frame;
        for (const LoadedPackage& package : world_.packages) {
            if (!package.asked_for) continue;
            for (const std::uint32_t tree : package.trees) {
                auto found = suppressions_of(world_.trees[tree], of_frame);
                if (!found.empty()) by_file[world_.trees[tree].file()] = std::move(found);
            }
        }
        for (Diagnostic& told : std::exchange(kept_, {})) {
            if (is_suppressed(by_file, told))
                ++out_.suppressed;
            else
                add(std::move(told));
        }
        for (const LoadedPackage& package : world_.packages)
            for (const std::uint32_t tree : package.trees)
                for (const Suppression& one : by_file[world_.trees[tree].file()])
                    if (!one.used && settings_of(one.comment.file).has(*one.rule))
                        tell_unused(world_.trees[tree], one, of_frame);
        for (const Diagnostic& told : of_frame.all()) keep(*find_rule(info(told.code).text), told);
        for (Diagnostic& told : kept_) add(std::move(told));
    }

    static bool is_suppressed(std::map<FileId, std::vector<Suppression>>& by_file, const Diagnostic& told) {
        const auto here = by_file.find(told.at.file);
        if (here == by_file.end()) return false;
        bool found = false;
        for (Suppression& one : here->second) {
            if (Code(one.rule->info) != told.code || told.at.begin < one.covers.begin ||
                told.at.begin >= one.covers.end)
                continue;
            one.used = true;
            found = true;
        }
        return found;
    }

    void add(Diagnostic told) { out_.findings.add(told.code, told.at, {}) = std::move(told); }

    [[nodiscard]] const Settings& settings_of(FileId file) const {
        return settings_.list[settings_.of[package_of_.at(file)]];
    }

    const Programs& programs_;
    const World& world_;
    const PackageSettings& settings_;
    std::vector<Subject> subjects_;
    std::map<FileId, std::size_t> package_of_;
    std::map<FileId, std::size_t> programs_with_;
    std::vector<Diagnostic> kept_;
    Linted out_;
};

} // namespace

Result<Linted, ConfigError> lint_programs(const Programs& programs, const LintOptions& options) {
    PackageSettings settings(programs.world, options);
    if (auto failed = settings.read()) return Failure{*failed};
    return Run(programs, settings).all(options);
}

} // namespace cantrip::lint
