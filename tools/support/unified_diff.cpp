#include "tools/support/unified_diff.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace cantrip {
namespace {

using Lines = std::vector<std::string_view>;

// Lines of context around a change.
constexpr std::size_t context = 3;
// Beyond this many changed lines the shortest difference is not worth its time: all in between counts as
// changed.
constexpr int max_distance = 2000;

Lines split(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

// One line of the difference: ' ' in both, '-' only before, '+' only after.
struct DiffLine {
    char kind;
    std::string_view line;
};

class Differ {
  public:
    Differ(const Lines& a, const Lines& b) : a_(a), b_(b) {}

    // Myers, "An O(ND) difference algorithm": how far each diagonal gets with d changes, for growing d.
    std::vector<DiffLine> run() {
        while (prefix_ < a_.size() && prefix_ < b_.size() && a_[prefix_] == b_[prefix_]) ++prefix_;
        while (suffix_ < a_.size() - prefix_ && suffix_ < b_.size() - prefix_ &&
               a_[a_.size() - 1 - suffix_] == b_[b_.size() - 1 - suffix_])
            ++suffix_;
        rows_ = static_cast<int>(a_.size() - prefix_ - suffix_);
        columns_ = static_cast<int>(b_.size() - prefix_ - suffix_);
        std::vector<DiffLine> middle = forward() ? backtrack() : all_changed();
        std::vector<DiffLine> out;
        for (std::size_t i = 0; i < prefix_; ++i) out.push_back({' ', a_[i]});
        out.insert(out.end(), middle.begin(), middle.end());
        for (std::size_t i = a_.size() - suffix_; i < a_.size(); ++i) out.push_back({' ', a_[i]});
        return out;
    }

  private:
    [[nodiscard]] std::string_view a(int i) const { return a_[prefix_ + static_cast<std::size_t>(i)]; }
    [[nodiscard]] std::string_view b(int i) const { return b_[prefix_ + static_cast<std::size_t>(i)]; }

    // Row reached on diagonal k with d changes, from the rows with d - 1; diagonals are stored from -d to d.
    static int step(const std::vector<int>& before, int d, int k) {
        const auto at = [&](int diagonal) { return before[static_cast<std::size_t>(diagonal + d - 1)]; };
        if (d == 0) return 0;
        if (k == -d) return at(k + 1);
        if (k == d) return at(k - 1) + 1;
        return std::max(k + 1 <= d - 1 ? at(k + 1) : 0, k - 1 >= 1 - d ? at(k - 1) + 1 : 0);
    }

    bool forward() {
        for (int d = 0; d <= std::min(rows_ + columns_, max_distance); ++d) {
            std::vector<int> reach(static_cast<std::size_t>(2 * d + 1), 0);
            const std::vector<int> none;
            for (int k = -d; k <= d; k += 2) {
                int row = step(d == 0 ? none : trace_.back(), d, k);
                while (row < rows_ && row - k < columns_ && row - k >= 0 && a(row) == b(row - k)) ++row;
                reach[static_cast<std::size_t>(k + d)] = row;
                if (row >= rows_ && row - k >= columns_) {
                    trace_.push_back(std::move(reach));
                    return true;
                }
            }
            trace_.push_back(std::move(reach));
        }
        return false;
    }

    std::vector<DiffLine> backtrack() {
        std::vector<DiffLine> out;
        int row = rows_;
        int column = columns_;
        for (int d = static_cast<int>(trace_.size()) - 1; d > 0; --d) {
            const int k = row - column;
            const auto& before = trace_[static_cast<std::size_t>(d - 1)];
            const auto at = [&](int diagonal) { return before[static_cast<std::size_t>(diagonal + d - 1)]; };
            const bool added = k == -d || (k != d && at(k + 1) >= at(k - 1) + 1);
            const int start = added ? at(k + 1) : at(k - 1) + 1;
            for (; row > start; --row, --column) out.push_back({' ', a(row - 1)});
            if (added)
                out.push_back({'+', b(--column)});
            else
                out.push_back({'-', a(--row)});
        }
        for (; row > 0; --row) out.push_back({' ', a(row - 1)});
        std::reverse(out.begin(), out.end());
        return out;
    }

    std::vector<DiffLine> all_changed() {
        std::vector<DiffLine> out;
        for (int i = 0; i < rows_; ++i) out.push_back({'-', a(i)});
        for (int i = 0; i < columns_; ++i) out.push_back({'+', b(i)});
        return out;
    }

    const Lines& a_;
    const Lines& b_;
    std::size_t prefix_ = 0;
    std::size_t suffix_ = 0;
    int rows_ = 0;
    int columns_ = 0;
    std::vector<std::vector<int>> trace_;
};

// "3,5": first line and number of lines; an empty range names the line before it.
std::string range(std::size_t first, std::size_t count) {
    return count == 1 ? fmt::format("{}", first + 1)
                      : fmt::format("{},{}", count == 0 ? first : first + 1, count);
}

class Hunks {
  public:
    explicit Hunks(const std::vector<DiffLine>& changes) : changes_(changes) {}

    std::string run() {
        for (std::size_t i = 0; i < changes_.size();) {
            if (changes_[i].kind == ' ') {
                ++i;
                continue;
            }
            const std::size_t first = i - std::min(i, context);
            const std::size_t last = std::min(end_of_hunk(i) + context, changes_.size());
            hunk(first, last);
            i = last;
        }
        return std::move(out_);
    }

  private:
    // Changes with little between them are one hunk.
    [[nodiscard]] std::size_t end_of_hunk(std::size_t i) const {
        std::size_t end = i;
        for (; i < changes_.size() && i - end <= 2 * context; ++i)
            if (changes_[i].kind != ' ') end = i + 1;
        return end;
    }

    void hunk(std::size_t first, std::size_t last) {
        for (; at_ < first; ++at_) count(changes_[at_]);
        const std::size_t a = a_;
        const std::size_t b = b_;
        std::string body;
        for (; at_ < last; ++at_) {
            const DiffLine& change = changes_[at_];
            count(change);
            body += change.kind;
            body += change.line;
            if (!change.line.ends_with('\n')) body += "\n\\ No newline at end of file\n";
        }
        out_ += fmt::format("@@ -{} +{} @@\n{}", range(a, a_ - a), range(b, b_ - b), body);
    }

    void count(const DiffLine& change) {
        if (change.kind != '+') ++a_;
        if (change.kind != '-') ++b_;
    }

    const std::vector<DiffLine>& changes_;
    std::size_t at_ = 0;
    std::size_t a_ = 0; // lines passed
    std::size_t b_ = 0;
    std::string out_;
};

} // namespace

std::string unified_diff(std::string_view path, std::string_view before, std::string_view after) {
    if (before == after) return {};
    const Lines a = split(before);
    const Lines b = split(after);
    const std::vector<DiffLine> changes = Differ(a, b).run();
    return fmt::format("--- {}\n+++ {}\n{}", path, path, Hunks(changes).run());
}

} // namespace cantrip
