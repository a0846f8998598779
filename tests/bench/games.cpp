#include "tests/bench/games.hpp"

#include <fstream>
#include <sstream>

#include "tests/bench/measure.hpp"
#include "tests/bench/workload/workload.hpp"

namespace json = boost::json;

namespace cantrip::bench {
namespace {

// Few enough that one turn of all ways takes well under a second; the medians are of many turns.
constexpr int warm_up = 300, games = 200, turns = 10;

struct Way {
    std::string name;
    std::unique_ptr<Workload> workload;
    Totals totals = {};
};

std::string text_of(const std::string& path) {
    std::ostringstream out;
    out << std::ifstream(path).rdbuf();
    return out.str();
}

std::vector<Way> all_ways() {
    const std::string folder = "tests/bench/workload";
    const std::string script = text_of(folder + "/workload.lua");
    std::vector<Way> ways;
    ways.push_back({"cantrip", cantrip_workload(folder + "/duel", "stdlib")});
    ways.push_back({"lua", lua_workload("liblua5.4.so.0", script)});
    ways.push_back({"luajit_off", luajit_workload("libluajit-5.1.so.2", script, false)});
    ways.push_back({"luajit", luajit_workload("libluajit-5.1.so.2", script, true)});
    ways.push_back({"cpp", native_workload()});
    return ways;
}

} // namespace

json::object compare_workload(Limits& limits) {
    enum : std::size_t { cantrip, lua, luajit_off, luajit, cpp };
    std::vector<Way> ways = all_ways();
    Series series(ways.size());
    for (const Way& way : ways)
        if (way.workload != nullptr) (void)way.workload->play(warm_up);
    for (int turn = 0; turn < turns; ++turn)
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (ways[i].workload == nullptr) continue;
            Totals now;
            series.add(i, cpu_seconds([&] { return now = ways[i].workload->play(games); }));
            ways[i].totals.turns += now.turns;
            ways[i].totals.effects += now.effects;
            ways[i].totals.seed = now.seed;
        }
    json::object out;
    const Totals& right = ways[cpp].totals;
    const double played = games * turns, effects = static_cast<double>(right.effects);
    out["turns_per_game"] = static_cast<double>(right.turns) / played;
    out["effects_per_game"] = effects / played;
    fmt::print(stderr, "\n{:<12} {:>12} {:>14}\n", "workload", "M effects/s", "ns per effect");
    double disagreeing = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (ways[i].workload == nullptr || ways[i].totals != right) {
            fmt::print(stderr, "{:<12} {}\n", ways[i].name,
                       ways[i].workload == nullptr ? "is not there" : "plays other games than the others");
            ++disagreeing;
            continue;
        }
        const double each = series.seconds(i) * turns / effects;
        fmt::print(stderr, "{:<12} {:>12.2f} {:>14.1f}\n", ways[i].name, 1e-6 / each, each * 1e9);
        out[ways[i].name + "_ns_per_effect"] = each * 1e9;
    }
    fmt::print(stderr, "\n");
    limits.at_most("ways to play that do not agree", disagreeing, 0);
    // The note that the workload comes from has 82.4 turns and 151.2 effects; see tests/bench/README.md for
    // the last 0.2 %.
    limits.at_most("turns per game, off 82.4 by", std::abs(static_cast<double>(right.turns) / played - 82.4),
                   0.05);
    limits.at_most("effects per game, off 151.2 by", std::abs(effects / played - 151.2), 0.4);
    if (disagreeing == 0) {
        limits.aim_at_least("speed / LuaJIT with its compiler", series.ratio(luajit, cantrip), 1);
        limits.aim_at_least("speed / Lua 5.4", series.ratio(lua, cantrip), 6);
        limits.aim_at_most("time / C++", series.ratio(cantrip, cpp), 4);
    }
    return out;
}

} // namespace cantrip::bench
