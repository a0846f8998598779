#pragma once
// Figures with their bounds; they stay in the result, so that a change shows before it hurts.

#include <cstdio>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <fmt/format.h>

namespace cantrip::bench {

class Limits {
  public:
    void at_most(std::string name, double value, double bound) {
        list_.push_back({std::move(name), value, bound, true, false});
    }
    void at_least(std::string name, double value, double bound) {
        list_.push_back({std::move(name), value, bound, false, false});
    }
    // An aim that is missed is told, but no failure.
    void aim_at_most(std::string name, double value, double bound) {
        list_.push_back({std::move(name), value, bound, true, true});
    }
    void aim_at_least(std::string name, double value, double bound) {
        list_.push_back({std::move(name), value, bound, false, true});
    }

    [[nodiscard]] bool missed() const {
        for (const Limit& one : list_)
            if (!one.aim && !one.pass()) return true;
        return false;
    }

    [[nodiscard]] boost::json::array json() const {
        boost::json::array out;
        for (const Limit& one : list_)
            out.push_back(boost::json::object{{"name", one.name},
                                              {"value", one.value},
                                              {one.most ? "at_most" : "at_least", one.bound},
                                              {"aim", one.aim},
                                              {"pass", one.pass()}});
        return out;
    }

    void print() const {
        for (const Limit& one : list_)
            fmt::print(stderr, "{:<48} {:>8.2f}  {} {:>6}  {}\n", one.name, one.value,
                       one.most ? "at most " : "at least", one.bound, one.verdict());
    }

  private:
    struct Limit {
        std::string name;
        double value, bound;
        bool most, aim;
        [[nodiscard]] bool pass() const { return most ? value <= bound : value >= bound; }
        [[nodiscard]] std::string verdict() const {
            if (!aim) return pass() ? "pass" : "FAIL";
            if (pass()) return "aim met";
            return fmt::format("aim missed by a factor of {:.2f}", most ? value / bound : bound / value);
        }
    };
    std::vector<Limit> list_;
};

} // namespace cantrip::bench
