// The workload in Lua 5.4 and in LuaJIT. Both libraries export the same names, so each is opened by itself
// and asked for its functions.

#include <cstddef>
#include <dlfcn.h>

#include "tests/bench/workload/workload.hpp"

namespace cantrip::bench {
namespace {

struct lua_State;

// What differs between the two is behind the two flags; everything else has one signature.
class Lua final : public Workload {
  public:
    enum class Which { lua54, interpreted, compiled };

    Lua(const std::string& library, Which which) : which_(which) {
        // Deep binding: calls inside the library stay inside it.
        library_ = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    }
    ~Lua() override {
        if (state_ != nullptr) function<void(lua_State*)>("lua_close")(state_);
    }
    Lua(const Lua&) = delete;
    Lua& operator=(const Lua&) = delete;

    bool load(const std::string& script) {
        if (library_ == nullptr) return false;
        state_ = function<lua_State*()>("luaL_newstate")();
        if (state_ == nullptr) return false;
        function<void(lua_State*)>("luaL_openlibs")(state_);
        constexpr int engine = 0, off = 0, on = 0x100;
        if (which_ != Which::lua54)
            function<int(lua_State*, int, int)>("luaJIT_setmode")(
                state_, 0, engine | (which_ == Which::compiled ? on : off));
        return function<int(lua_State*, const char*)>("luaL_loadstring")(state_, script.c_str()) == 0 &&
               call(0, 0);
    }

    Totals play(int games) override {
        if (which_ == Which::lua54)
            function<int(lua_State*, const char*)>("lua_getglobal")(state_, "play");
        else
            function<void(lua_State*, int, const char*)>("lua_getfield")(state_, -10002, "play");
        function<void(lua_State*, double)>("lua_pushnumber")(state_, games);
        if (!call(1, 3)) return {};
        const Totals totals{number(-3), number(-2), number(-1)};
        function<void(lua_State*, int)>("lua_settop")(state_, 0);
        return totals;
    }

  private:
    template <typename Signature> Signature* function(const char* name) const {
        return reinterpret_cast<Signature*>(dlsym(library_, name));
    }

    bool call(int arguments, int results) {
        if (which_ != Which::lua54)
            return function<int(lua_State*, int, int, int)>("lua_pcall")(state_, arguments, results, 0) == 0;
        using Call = int(lua_State*, int, int, int, std::ptrdiff_t, void*);
        return function<Call>("lua_pcallk")(state_, arguments, results, 0, 0, nullptr) == 0;
    }

    [[nodiscard]] std::int64_t number(int at) const {
        if (which_ != Which::lua54)
            return static_cast<std::int64_t>(function<double(lua_State*, int)>("lua_tonumber")(state_, at));
        return static_cast<std::int64_t>(
            function<double(lua_State*, int, int*)>("lua_tonumberx")(state_, at, nullptr));
    }

    Which which_;
    void* library_ = nullptr;
    lua_State* state_ = nullptr;
};

std::unique_ptr<Workload> opened(const std::string& library, const std::string& script, Lua::Which which) {
    auto lua = std::make_unique<Lua>(library, which);
    if (!lua->load(script)) return nullptr;
    return lua;
}

} // namespace

std::unique_ptr<Workload> lua_workload(const std::string& library, const std::string& script) {
    return opened(library, script, Lua::Which::lua54);
}

std::unique_ptr<Workload> luajit_workload(const std::string& library, const std::string& script,
                                          bool compiler) {
    return opened(library, script, compiler ? Lua::Which::compiled : Lua::Which::interpreted);
}

} // namespace cantrip::bench
