// A card that prints far more, or far less, for its cost than the others of its kind.

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

struct Point {
    ThingId card;
    double cost, worth;
};

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1) return *middle;
    const double upper = *middle;
    return (upper + *std::max_element(values.begin(), middle)) / 2;
}

// All numbers that a cost is made of: 2 for `1 herb + 1 knowledge`. Nothing when it depends on the game.
std::optional<double> size_of(const Program& program, HirId id) {
    const Hir& hir = program.at(id);
    if (hir.op == Op::number) return static_cast<std::int32_t>(hir.a);
    if (hir.op == Op::nothing) return 0;
    if (hir.op == Op::np) {
        const Noun& noun = program.noun(id);
        return noun.count == no_hir || noun.per != no_hir ? std::nullopt : size_of(program, noun.count);
    }
    if (hir.op != Op::bundle) return std::nullopt;
    double sum = 0;
    for (const HirId item : program.children(id)) {
        const auto part = size_of(program, item);
        if (!part) return std::nullopt;
        sum += *part;
    }
    return sum;
}

// Cost fields against number fields, as printed on the card or given by its kind.
std::optional<Point> point_of(const Program& program, ThingId id) {
    const Thing& card = program.things[id];
    Point out{id, 0, 0};
    bool cost = false, worth = false;
    for (const Value& value : card.values) {
        const Type type = program.fields[value.field].type;
        if (!type.is(TypeTag::cost) && !type.is(TypeTag::number)) continue;
        const auto size = size_of(program, value.value);
        if (!size) return std::nullopt;
        (type.is(TypeTag::cost) ? cost : worth) = true;
        (type.is(TypeTag::cost) ? out.cost : out.worth) += *size;
    }
    return cost && worth ? std::optional(out) : std::nullopt;
}

// A line through the medians of each cost (Theil–Sen): no single card can bend it.
struct Curve {
    double slope = 0, base = 0;
    [[nodiscard]] double at(double cost) const { return base + slope * cost; }
};

std::map<double, double> medians_of(const std::vector<Point>& points) {
    std::map<double, std::vector<double>> by_cost;
    for (const Point& point : points) by_cost[point.cost].push_back(point.worth);
    std::map<double, double> out;
    for (auto& [cost, worths] : by_cost) out[cost] = median(std::move(worths));
    return out;
}

Curve curve_of(const std::vector<Point>& points) {
    const auto medians = medians_of(points);
    std::vector<double> slopes;
    for (auto a = medians.begin(); a != medians.end(); ++a)
        for (auto b = std::next(a); b != medians.end(); ++b)
            slopes.push_back((b->second - a->second) / (b->first - a->first));
    Curve curve;
    if (!slopes.empty()) curve.slope = median(std::move(slopes));
    std::vector<double> bases;
    for (const Point& point : points) bases.push_back(point.worth - curve.slope * point.cost);
    curve.base = median(std::move(bases));
    return curve;
}

// One column for each cost, as high as what cards of that cost are worth: "0▂ 1▃ 2▅".
std::string plot(const std::vector<Point>& points) {
    static constexpr const char* bars[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const auto medians = medians_of(points);
    double most = 1;
    for (const auto& [cost, worth] : medians) most = std::max(most, worth);
    std::string out;
    for (const auto& [cost, worth] : medians)
        out += fmt::format("{}{:g}{}", out.empty() ? "" : " ", cost,
                           bars[static_cast<std::size_t>(std::clamp(worth / most * 7, 0.0, 7.0))]);
    return out;
}

void look_at(const Subject& subject, Findings& findings, KindId kind, const std::vector<Point>& points) {
    const Program& program = subject.program;
    const Curve curve = curve_of(points);
    std::vector<double> distances;
    for (const Point& point : points) distances.push_back(std::abs(point.worth - curve.at(point.cost)));
    // The usual factor makes it comparable with a standard deviation; below half a point nothing is an
    // outlier.
    const double deviation = std::max(1.4826 * median(distances), 0.5);
    for (const Point& point : points) {
        const Thing& card = program.things[point.card];
        const double off = (point.worth - curve.at(point.cost)) / deviation;
        if (std::abs(off) <= subject.limits(card.package).curve_deviations) continue;
        Diagnostic& told =
            findings.add(subject.name_span(card),
                         fmt::format("`{}` prints {:g} for a cost of {:g}; others print about {:.1f}",
                                     program.name_of(card), point.worth, point.cost, curve.at(point.cost)));
        told.notes.push_back(fmt::format(
            "{:.1f} deviations {} the curve of {}: worth = {:.1f} {} {:.2f} × cost", std::abs(off),
            off > 0 ? "above" : "below", counted(points.size(), program.name_of(program.kinds[kind])),
            curve.base, curve.slope < 0 ? "−" : "+", std::abs(curve.slope)));
        told.notes.push_back("worth by cost: " + plot(points));
        told.help = "look at it again; if its abilities make up for it, allow it and say so";
    }
}

} // namespace

void cost_outlier(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::map<std::pair<PackageId, KindId>, std::vector<Point>> groups;
    for (const ThingId id : subject.cards)
        if (const auto point = point_of(program, id))
            groups[{program.things[id].package, program.things[id].kind}].push_back(*point);
    for (const auto& [key, points] : groups)
        if (points.size() >= static_cast<std::size_t>(subject.limits(key.first).curve_cards))
            look_at(subject, findings, key.second, points);
}

} // namespace cantrip::lint
