// How fast the front end is and how fast games are played, in multiples of a byte loop in the same process,
// so that the figures hold on any machine.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <malloc.h>
#include <memory>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"
#include "lang/support/pretty_json.hpp"
#include "lang/syntax/lexer.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/bench/games.hpp"
#include "tests/bench/lua_speed.hpp"
#include "tests/bench/measure.hpp"
#include "tests/bench/texts.hpp"
#include "tests/bench/whole_games.hpp"
#include "tests/support/card_generator.hpp"
#include "tools/lint/lint.hpp"

namespace json = boost::json;

namespace cantrip::bench {
namespace {

constexpr std::size_t at_least_bytes = 8'000'000;
constexpr int runs = 7;

// A table look-up whose index depends on the one before: no parser can be faster, and no compiler can skip
// it.
std::uint32_t byte_loop(std::string_view text) {
    static const auto table = [] {
        std::array<std::uint8_t, 512> out{};
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint8_t>((i * 131 + 7) >> 2U);
        return out;
    }();
    std::uint32_t state = 0;
    for (const char c : text) state = table[static_cast<unsigned char>(c) + (state & 0xffU)];
    return state;
}

std::string generated(std::uint32_t& cards) {
    std::string text = testing::generate_vocabulary();
    for (cards = 0; text.size() < at_least_bytes; cards += 1000)
        text += testing::generate_cards(1000, 1 + cards, cards);
    return text;
}

class Bench {
  public:
    int run(std::string_view only) {
        if (only.empty()) measure_front_end();
        if (only.empty() || only == "lint") lint_all();
        if (only.empty() || only == "texts") out_["texts"] = measure_texts(limits_);
        if (only.empty() || only == "games") games();
        if (only.empty() || only == "whole") out_["whole_games"] = measure_whole_games(limits_);
        out_["limits"] = limits_.json();
        fmt::print("{}", pretty_json(out_));
        table();
        return limits_.missed() ? 1 : 0;
    }

  private:
    void measure_front_end() {
        text_ = generated(cards_);
        const FileId file = sources_.add("generated.cant", text_);
        out_["bytes"] = text_.size();
        out_["cards"] = cards_;
        front_end(file);
        per_card();
    }

    struct Row {
        std::string name;
        double seconds;
        double bytes;
    };

    void row(std::string name, double seconds, std::size_t bytes) {
        rows_.push_back({std::move(name), seconds, static_cast<double>(bytes)});
        out_[rows_.back().name + "_ms"] = seconds * 1000;
        out_[rows_.back().name + "_mb_per_s"] = static_cast<double>(bytes) / seconds / 1e6;
    }

    Tree parsed(const Sources& sources, FileId file) {
        Diagnostics told;
        Tree tree = parse_file(sources, file, told);
        errors_ += told.errors();
        return tree;
    }

    // Everything `cantrip check` does but reading the file: lexing, parsing, names and types, with core.
    struct Checked {
        std::unique_ptr<World> world;
        Program program;
    };
    Checked checked(const std::string& text) {
        auto world = std::make_unique<World>();
        const LoadOptions options{libraries_above(".")};
        (void)load_by_name(*world, "core", options);
        const std::size_t package = world->add_text("generated.cant", text);
        const std::size_t wanted[] = {package};
        Diagnostics told;
        Program program = cantrip::check(*world, world->closure(wanted), told);
        errors_ += told.errors() + world->diagnostics.errors();
        return {std::move(world), std::move(program)};
    }

    Tokens lexed(FileId file) {
        Diagnostics told;
        return lex(sources_, file, told);
    }

    void front_end(FileId file) {
        const std::string script = generate_lua_cards(cards_, 1);
        bool lua_compiles = true;
        enum Way : std::size_t { loop, lexing, parsing, checking, lua };
        Series series(5);
        for (int i = 0; i < runs; ++i) {
            series.add(loop, cpu_seconds([&] { return byte_loop(text_); }));
            series.add(lexing, cpu_seconds([&] { return lexed(file); }));
            series.add(parsing, cpu_seconds([&] { return parsed(sources_, file); }));
            series.add(checking, cpu_seconds([&] { return checked(text_); }));
            series.add(lua, cpu_seconds([&] { return lua_compiles = compile_lua(script) && lua_compiles; }));
        }
        row("byte_loop", series.seconds(loop), text_.size());
        row("lex", series.seconds(lexing), text_.size());
        row("lex_parse_tree", series.seconds(parsing), text_.size());
        row("check", series.seconds(checking), text_.size());
        row("lua_compile", series.seconds(lua), script.size());

        const double memory = tree_memory(file);
        limits_.at_most("lex + parse + tree / byte loop", series.ratio(parsing, loop), 10);
        limits_.at_most("full check / byte loop", series.ratio(checking, loop), 25);
        limits_.at_most("tree memory / source", memory / static_cast<double>(text_.size()), 16);
        const double per_byte = series.ratio(checking, lua) * static_cast<double>(script.size()) /
                                static_cast<double>(text_.size());
        limits_.at_most("full check / Lua compiling, per byte", lua_compiles ? per_byte : 1e9, 1);
    }

    double tree_memory(FileId file) {
        const Tree tree = parsed(sources_, file);
        out_["tokens"] = tree.tokens().list.size();
        out_["nodes"] = tree.nodes().size();
        const std::size_t bytes =
            tree.nodes().capacity() * sizeof(Node) + tree.tokens().list.capacity() * sizeof(Token);
        out_["tree_bytes"] = bytes;
        return static_cast<double>(bytes);
    }

    void per_card() {
        const std::array<std::uint32_t, 3> counts{1000, 10'000, 100'000};
        Sources sources;
        for (const std::uint32_t count : counts) sources.add("generated.cant", testing::generate_set(count));
        Series series(counts.size());
        for (int i = 0; i < runs; ++i)
            for (std::uint32_t size = 0; size < counts.size(); ++size)
                series.add(size, cpu_seconds([&] { return checked(sources.at(FileId(size)).text); }) /
                                     counts[size]);
        double most = 0;
        for (std::size_t size = 0; size < counts.size(); ++size) {
            out_[fmt::format("us_per_card_{}", counts[size])] = series.seconds(size) * 1e6;
            for (std::size_t other = 0; other < counts.size(); ++other)
                most = std::max(most, series.ratio(size, other));
        }
        limits_.at_most("time per card, 1,000 to 100,000 cards", most, 1.5);
        limits_.at_most("diagnostics in generated cards", static_cast<double>(errors_), 0);
    }

    void games() {
        json::object played;
        played["workload"] = compare_workload(limits_);
        out_["games"] = std::move(played);
    }

    // With the program that was looked at: as with the check, throwing it away does not count.
    struct LintedCards {
        std::unique_ptr<Programs> programs;
        lint::Linted linted;
    };

    // `cantrip lint` with every rule: the check, the texts and all rules, on one thread.
    LintedCards linted(const std::string& text) {
        lint::LintOptions options;
        options.choice.select = {"all"};
        options.any_config = false;
        options.threads = 1;
        options.libraries = libraries_above(".");
        auto programs = std::make_unique<Programs>();
        (void)load_by_name(programs->world, "core", {options.libraries, {}});
        (void)programs->world.add_text("generated.cant", text);
        programs->packages = programs_of(programs->world);
        for (const auto& packages : programs->packages)
            programs->list.push_back(cantrip::check(programs->world, packages, programs->diagnostics));
        auto found = lint::lint_programs(*programs, options);
        if (!found) ++errors_;
        return {std::move(programs), found ? std::move(found).value() : lint::Linted{}};
    }

    // Against the check of the same cards, and per card in sets of several sizes.
    void lint_all() {
        const std::array<std::uint32_t, 3> counts{1000, 10'000, 30'000};
        constexpr std::size_t compared = 1; // 10,000
        std::vector<std::string> sets;
        for (const std::uint32_t count : counts) sets.push_back(testing::generate_set(count));
        Series series(counts.size() + 1), per_card(counts.size());
        for (int i = 0; i < runs; ++i) {
            series.add(counts.size(), cpu_seconds([&] { return checked(sets[compared]); }));
            for (std::size_t size = 0; size < counts.size(); ++size) {
                const double seconds = cpu_seconds([&] { return linted(sets[size]); });
                series.add(size, seconds);
                per_card.add(size, seconds / counts[size]);
            }
        }
        row("check_10000_cards", series.seconds(counts.size()), sets[compared].size());
        row("lint_10000_cards", series.seconds(compared), sets[compared].size());
        out_["lint_findings"] = linted(sets[compared]).linted.findings.all().size();
        limits_.at_most("lint / check, 10,000 cards, all rules", series.ratio(compared, counts.size()), 5);
        limits_.at_most("lint per card, 30,000 cards / 1,000 cards", per_card.ratio(2, 0), 1.5);
    }

    void table() const {
        fmt::print(stderr, "\n{} cards, {:.1f} MB\n\n", cards_, static_cast<double>(text_.size()) / 1e6);
        for (const Row& one : rows_)
            fmt::print(stderr, "{:<16} {:>9.1f} ms {:>9.1f} MB/s\n", one.name, one.seconds * 1000,
                       one.bytes / one.seconds / 1e6);
        fmt::print(stderr, "\n");
        limits_.print();
    }

    std::string text_;
    std::uint32_t cards_ = 0;
    Sources sources_;
    json::object out_;
    std::vector<Row> rows_;
    Limits limits_;
    std::size_t errors_ = 0;
};

} // namespace
} // namespace cantrip::bench

// `games`, `whole`, `texts`, `lint`: only those. `play FOLDER PLAYERS GAMES` measures nothing.
int main(int argc, char** argv) {
    // Freed memory stays with the process, for us and for Lua alike: the figures speak of work, not of the
    // kernel handing out the same pages again in every turn.
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
    if (argc == 5 && std::string_view(argv[1]) == "play")
        return cantrip::bench::play_for_profiler(argv[2], std::atoi(argv[3]), std::atoi(argv[4]));
    return cantrip::bench::Bench().run(argc > 1 ? argv[1] : "");
}
