#pragma once
// The small workload of the speed comparison, written four ways: as a Cantrip package (duel/), as one Lua
// script for Lua 5.4 and LuaJIT (workload.lua), and in plain C++ (native.cpp). All draw from one generator, s
// = s * 16807 mod 2147483647 from 12345, so the totals must be the same to the last number.

#include <cstdint>
#include <memory>
#include <string>

namespace cantrip::bench {

struct Totals {
    std::int64_t turns = 0, effects = 0, seed = 0; // of the games asked for; the generator after them
    friend bool operator==(const Totals&, const Totals&) = default;
};

// One way to play; the generator goes on from call to call.
class Workload {
  public:
    virtual ~Workload() = default;
    [[nodiscard]] virtual Totals play(int games) = 0;
};

[[nodiscard]] std::unique_ptr<Workload> native_workload();
// nullptr when the library is not there or the script does not load.
[[nodiscard]] std::unique_ptr<Workload> lua_workload(const std::string& library, const std::string& script);
[[nodiscard]] std::unique_ptr<Workload> luajit_workload(const std::string& library, const std::string& script,
                                                        bool compiler);
// `folder` holds the package, `library` the standard library.
[[nodiscard]] std::unique_ptr<Workload> cantrip_workload(const std::string& folder,
                                                         const std::string& library);

} // namespace cantrip::bench
