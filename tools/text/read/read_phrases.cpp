#include "tools/text/read/read_phrases.hpp"

#include "tools/text/read/chart.hpp"

namespace cantrip::text {
namespace {

constexpr std::size_t max_readings = 64;
constexpr std::size_t max_expected = 40;

} // namespace

PhraseReadings read_phrases(Grammar& grammar, const Fits& fits, std::string_view text) {
    PhraseReadings out;
    const Lattice lattice = grammar.lattice(text);
    Chart chart(grammar, fits, lattice, false);
    if (!chart.read()) out.too_long = chart.limit_reached();
    if (!out.too_long) out.roots = chart.roots(max_readings);
    if (out.roots.empty()) {
        Chart again(grammar, fits, lattice, true);
        out.too_long |= !again.read();
        out.stops_at = lattice.begin_of(again.stopped_at());
        out.expected = again.expected(max_expected);
    }
    out.tree = std::move(chart.tree());
    return out;
}

} // namespace cantrip::text
