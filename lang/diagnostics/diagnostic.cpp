#include "lang/diagnostics/diagnostic.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace cantrip {

Diagnostic& Diagnostics::add(Code code, Span at, std::string message) {
    list_.push_back({code, info(code).severity, at, std::move(message), {}, {}, {}, {}});
    return list_.back();
}

std::size_t Diagnostics::errors() const {
    return static_cast<std::size_t>(std::count_if(
        list_.begin(), list_.end(), [](const Diagnostic& d) { return d.severity == Severity::error; }));
}

void Diagnostics::sort() {
    const auto key = [](const Diagnostic& d) {
        return std::tie(d.at.file, d.at.begin, d.at.end, d.code, d.message);
    };
    std::stable_sort(list_.begin(), list_.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
}

void Diagnostics::take(Diagnostics&& other) {
    list_.insert(list_.end(), std::make_move_iterator(other.list_.begin()),
                 std::make_move_iterator(other.list_.end()));
    other.list_.clear();
}

} // namespace cantrip
