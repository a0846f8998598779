// How fast the front end is, in multiples of a byte loop in the same process, so that the figures hold on any machine.

#include <array>
#include <cstdio>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "lang/syntax/lexer.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/bench/lua_speed.hpp"
#include "tests/bench/measure.hpp"
#include "tests/support/card_generator.hpp"

namespace json = boost::json;

namespace cantrip::bench {
namespace {

constexpr std::size_t at_least_bytes = 8'000'000;
constexpr int runs = 9;

// A table look-up whose index depends on the one before: no parser can be faster, and no compiler can skip it.
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
    for (cards = 0; text.size() < at_least_bytes; cards += 1000) text += testing::generate_cards(1000, 1 + cards, cards);
    return text;
}

class Bench {
  public:
    int run() {
        text_ = generated(cards_);
        const FileId file = sources_.add("generated.cant", text_);
        out_["bytes"] = text_.size();
        out_["cards"] = cards_;
        front_end(file);
        per_card();
        lua();
        fmt::print("{}", pretty_json(out_));
        table();
        return missed_ ? 1 : 0;
    }

  private:
    struct Row {
        std::string name;
        double seconds;
        double bytes;
    };

    double row(std::string name, double seconds, std::size_t bytes) {
        rows_.push_back({std::move(name), seconds, static_cast<double>(bytes)});
        out_[rows_.back().name + "_ms"] = seconds * 1000;
        out_[rows_.back().name + "_mb_per_s"] = static_cast<double>(bytes) / seconds / 1e6;
        return seconds;
    }

    // A figure with its limit; both stay in the result, so that a change shows before it hurts.
    void limit(const std::string& name, double value, double most) {
        const bool pass = value <= most;
        missed_ |= !pass;
        limits_.push_back({name, value, most, pass});
        json::array& list = out_["limits"].is_null() ? out_["limits"].emplace_array() : out_["limits"].as_array();
        list.push_back(json::object{{"name", name}, {"value", value}, {"limit", most}, {"pass", pass}});
    }

    void front_end(FileId file) {
        volatile std::uint32_t sink = 0;
        const double loop = row("byte_loop", median_seconds(runs, [&] { sink = byte_loop(text_); }), text_.size());
        std::size_t found = 0;
        row("lex", median_seconds(runs, [&] {
                Diagnostics told;
                found = lex(sources_, file, told).list.size();
            }), text_.size());
        out_["tokens"] = found;
        Tree tree;
        std::size_t errors = 0;
        parse_seconds_ = row("lex_parse_tree", median_seconds(runs, [&] {
                                 Diagnostics told;
                                 tree = parse_file(sources_, file, told);
                                 errors = told.errors();
                             }), text_.size());
        out_["nodes"] = tree.nodes().size();
        const std::size_t memory = tree.nodes().capacity() * sizeof(Node) + tree.tokens().list.capacity() * sizeof(Token);
        out_["tree_bytes"] = memory;
        limit("diagnostics in generated cards", static_cast<double>(errors), 0);
        limit("lex + parse + tree / byte loop", parse_seconds_ / loop, 10);
        limit("tree memory / source", static_cast<double>(memory) / static_cast<double>(text_.size()), 16);
        check(loop);
    }

    // Hook: a full check of the same text belongs here, with the limit 25 and "faster than Lua" for itself.
    void check(double /*byte_loop_seconds*/) {}

    void per_card() {
        double least = 1e9;
        double most = 0;
        for (const std::uint32_t count : {1000U, 10'000U, 100'000U}) {
            Sources sources;
            const FileId file = sources.add("generated.cant", testing::generate_set(count));
            const int times = count < 100'000 ? runs : 3;
            const double seconds = median_seconds(times, [&] {
                Diagnostics told;
                const Tree tree = parse_file(sources, file, told);
            });
            // By card; sets of every size have the same mixture.
            const double each = seconds / count * 1e6;
            out_[fmt::format("us_per_card_{}", count)] = each;
            least = std::min(least, each);
            most = std::max(most, each);
        }
        limit("time per card, 1,000 to 100,000 cards", most / least, 1.5);
    }

    void lua() {
        const std::string script = generate_lua_cards(cards_, 1);
        bool good = true;
        const double seconds = row("lua_compile", median_seconds(3, [&] { good = compile_lua(script) && good; }), script.size());
        if (!good) fmt::print(stderr, "Lua does not compile the generated script\n");
        const double ours = parse_seconds_ / static_cast<double>(text_.size());
        const double theirs = seconds / static_cast<double>(script.size());
        out_["faster_than_lua"] = theirs / ours;
        limit("time per byte, ours / Lua's", good ? ours / theirs : 1e9, 1);
    }

    void table() const {
        fmt::print(stderr, "{} cards, {:.1f} MB\n\n", cards_, static_cast<double>(text_.size()) / 1e6);
        for (const Row& one : rows_)
            fmt::print(stderr, "{:<16} {:>9.1f} ms {:>9.1f} MB/s\n", one.name, one.seconds * 1000, one.bytes / one.seconds / 1e6);
        fmt::print(stderr, "\n");
        for (const Limit& one : limits_)
            fmt::print(stderr, "{:<40} {:>7.2f}  limit {:>5}  {}\n", one.name, one.value, one.most, one.pass ? "pass" : "FAIL");
    }

    struct Limit {
        std::string name;
        double value;
        double most;
        bool pass;
    };

    std::string text_;
    std::uint32_t cards_ = 0;
    Sources sources_;
    json::object out_;
    std::vector<Row> rows_;
    std::vector<Limit> limits_;
    double parse_seconds_ = 0;
    bool missed_ = false;
};

} // namespace
} // namespace cantrip::bench

int main() { return cantrip::bench::Bench().run(); }
