#include "tools/lint/play/growth.hpp"

#include <numeric>

#include <boost/multiprecision/cpp_int.hpp>

namespace cantrip::lint {
namespace {

using Number = boost::multiprecision::cpp_rational;
using Whole = boost::multiprecision::cpp_int;

// Maximise the sum of all wares, where no ware becomes less and all conversions together are done once.
class Simplex {
  public:
    explicit Simplex(const std::vector<std::vector<std::int64_t>>& columns)
        : n_(columns.size()), m_(columns.empty() ? 0 : columns[0].size()) {
        rows_.assign(m_ + 1, std::vector<Number>(n_ + 1));
        goal_.assign(n_, Number(0));
        for (std::size_t c = 0; c < n_; ++c) {
            for (std::size_t w = 0; w < m_; ++w) {
                rows_[w][c] = -columns[c][w]; // what is lost is at most 0
                goal_[c] += columns[c][w];
            }
            rows_[m_][c] = 1;
        }
        rows_[m_][n_] = 1;
        basis_.resize(m_ + 1);
        std::iota(basis_.begin(), basis_.end(), n_);
        outside_.resize(n_);
        std::iota(outside_.begin(), outside_.end(), std::size_t{0});
    }

    std::vector<Number> solve() {
        for (std::size_t in = entering(); in != n_; in = entering()) {
            const std::size_t out = leaving(in);
            if (out == rows_.size()) break; // cannot be: the last row bounds everything
            pivot(out, in);
        }
        std::vector<Number> x(n_, Number(0));
        for (std::size_t r = 0; r < rows_.size(); ++r)
            if (basis_[r] < n_) x[basis_[r]] = rows_[r][n_];
        return x;
    }

  private:
    // Bland: of those that help, the one with the smallest number.
    std::size_t entering() const {
        std::size_t best = n_;
        for (std::size_t c = 0; c < n_; ++c)
            if (goal_[c] > 0 && (best == n_ || outside_[c] < outside_[best])) best = c;
        return best;
    }

    std::size_t leaving(std::size_t in) const {
        std::size_t best = rows_.size();
        Number least;
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            if (rows_[r][in] <= 0) continue;
            const Number ratio = rows_[r][n_] / rows_[r][in];
            if (best == rows_.size() || ratio < least || (ratio == least && basis_[r] < basis_[best])) {
                best = r;
                least = ratio;
            }
        }
        return best;
    }

    // The variable of row `out` and the one of column `in` change places.
    void pivot(std::size_t out, std::size_t in) {
        const Number p = rows_[out][in];
        for (std::size_t c = 0; c <= n_; ++c)
            rows_[out][c] = Number((c == in ? Number(1) : rows_[out][c]) / p);
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            if (r == out || rows_[r][in] == 0) continue;
            const Number factor = rows_[r][in];
            for (std::size_t c = 0; c <= n_; ++c)
                rows_[r][c] = Number((c == in ? Number(0) : rows_[r][c]) - factor * rows_[out][c]);
        }
        const Number factor = goal_[in];
        for (std::size_t c = 0; c < n_; ++c)
            goal_[c] = Number((c == in ? Number(0) : goal_[c]) - factor * rows_[out][c]);
        std::swap(basis_[out], outside_[in]);
    }

    std::size_t n_, m_;
    std::vector<std::vector<Number>> rows_; // the last column is the right side
    std::vector<Number> goal_;
    std::vector<std::size_t> basis_, outside_;
};

} // namespace

std::vector<std::int64_t> growing_mixture(const std::vector<std::vector<std::int64_t>>& columns) {
    if (columns.empty()) return {};
    const std::vector<Number> x = Simplex(columns).solve();
    Number total = 0;
    for (std::size_t c = 0; c < x.size(); ++c)
        for (const std::int64_t change : columns[c]) total += x[c] * change;
    if (total <= 0) return {};
    Whole scale = 1, divisor = 0;
    for (const Number& one : x) scale = boost::multiprecision::lcm(scale, denominator(one));
    for (const Number& one : x)
        divisor = boost::multiprecision::gcd(divisor, Whole(numerator(one) * (scale / denominator(one))));
    std::vector<std::int64_t> times;
    for (const Number& one : x)
        times.push_back(
            static_cast<std::int64_t>(Whole(numerator(one) * (scale / denominator(one)) / divisor)));
    return times;
}

} // namespace cantrip::lint
