#include "tools/inventory/pins.hpp"

#include <charconv>
#include <vector>

#include <fmt/format.h>

namespace cantrip::inventory {
namespace {

std::vector<std::string_view> split(std::string_view line, char at) {
    std::vector<std::string_view> out;
    for (std::size_t begin = 0;;) {
        const std::size_t end = std::min(line.find(at, begin), line.size());
        out.push_back(line.substr(begin, end - begin));
        if (end == line.size()) return out;
        begin = end + 1;
    }
}

// The entry and the fact that the first column names; the second is 0 when it is not a number.
std::pair<std::string_view, std::size_t> fact_of(std::string_view column) {
    const std::size_t space = column.rfind(' ');
    if (space == std::string_view::npos) return {column, 0};
    std::size_t number = 0;
    const std::string_view digits = column.substr(space + 1);
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = read.ec == std::errc{} && read.ptr == digits.data() + digits.size();
    return {column.substr(0, space), whole ? number : 0};
}

// `\\n` as a line break, which a row cannot hold.
std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool line = text.substr(i, 2) == "\\n";
        out += line ? '\n' : text[i];
        i += line ? 1U : 0U;
    }
    return out;
}

} // namespace

std::string Pins::add(std::string_view text, const Inventory& inventory) {
    std::size_t number = 0;
    for (std::string_view line : split(text, '\n')) {
        ++number;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty() || line.starts_with('#')) continue;
        const std::vector<std::string_view> columns = split(line, '\t');
        const auto [claim, fact] = fact_of(columns[0]);
        const int entry = inventory.find(claim);
        if (entry < 0) return fmt::format("line {}: the inventory has no entry `{}`", number, claim);
        const std::size_t facts = inventory.entries()[static_cast<std::size_t>(entry)].facts.size();
        if (fact == 0 || fact > facts)
            return fmt::format("line {}: `{}` has {} facts; write which, as in `{} 1`", number, claim, facts,
                               claim);
        Pin pin;
        if (columns.size() == 3 && (columns[1] == "open" || columns[1] == "idle"))
            pin = {columns[1] == "open" ? Pin::Kind::open : Pin::Kind::idle,
                   {},
                   {},
                   {},
                   {},
                   std::string(columns[2])};
        else if (columns.size() == 5 && !columns[2].empty() && columns[2] != columns[3])
            pin = {Pin::Kind::change,       columns[1] == "-" ? "" : std::string(columns[1]),
                   std::string(columns[2]), unescaped(columns[3]),
                   std::string(columns[4]), {}};
        else
            return fmt::format("line {}: a row has a file, a line, the line as changed and a scenario, or "
                               "`open` or `idle` and a reason",
                               number);
        if (!rows_.emplace(std::pair(static_cast<std::size_t>(entry), fact - 1), std::move(pin)).second)
            return fmt::format("line {}: `{}` stands there twice", number, columns[0]);
    }
    return {};
}

const Pin* Pins::find(std::size_t entry, std::size_t fact) const {
    const auto at = rows_.find({entry, fact});
    return at == rows_.end() ? nullptr : &at->second;
}

} // namespace cantrip::inventory
