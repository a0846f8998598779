#include "lang/diagnostics/diagnostic.hpp"

#include <algorithm>
#include <tuple>

#include "lang/diagnostics/most_diagnostics.hpp"

namespace cantrip {

namespace {

// Behind the limit one of the last is written over: a broken file of 50 MB would else fill the memory. An
// error stays, for it decides about the exit status.
Diagnostic& keep(std::vector<Diagnostic>& list, Diagnostic added) {
    if (list.size() < max_diagnostics) return list.emplace_back(std::move(added));
    const bool stays = list.back().severity == Severity::error && added.severity != Severity::error;
    Diagnostic& spare = stays ? list[max_diagnostics - 2] : list.back();
    spare = std::move(added);
    return spare;
}

} // namespace

Diagnostic& Diagnostics::add(Code code, Span at, std::string message) {
    return keep(list_, {code, info(code).severity, at, std::move(message), {}, {}, {}, {}});
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
    for (Diagnostic& one : other.list_) keep(list_, std::move(one));
    other.list_.clear();
}

} // namespace cantrip
