#include "lang/program/ops.hpp"

#include <algorithm>
#include <array>

namespace cantrip {
namespace {

constexpr std::size_t most_children = 3;

struct Row {
    std::string_view name;
    OpClass of;
    std::string_view children;
    OpNumber a, b;
    std::array<OpChild, most_children> list{};
    std::size_t count = 0;
};

constexpr OpClass class_named(std::string_view word) {
    constexpr std::pair<std::string_view, OpClass> known[] = {{"any", OpClass::any},
                                                              {"effect", OpClass::effect},
                                                              {"filter", OpClass::filter},
                                                              {"part", OpClass::part},
                                                              {"rank", OpClass::rank}};
    for (const auto& [name, of] : known)
        if (name == word) return of;
    throw "hir.def names a class of children that there is not"; // refused by the compiler
}

constexpr OpChild child_of(std::string_view word) {
    OpChild out;
    if (word.ends_with('?')) out.optional = true;
    if (word.ends_with('*')) out.list = true;
    if (out.optional || out.list) word.remove_suffix(1);
    const std::size_t colon = word.find(':');
    out.name = word.substr(0, colon);
    if (colon != std::string_view::npos) out.of = class_named(word.substr(colon + 1));
    return out;
}

constexpr Row read(Row row) {
    // Names that are words of C++ have a stroke behind them.
    if (row.name.ends_with('_')) row.name.remove_suffix(1);
    for (std::string_view rest = row.children; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        row.list.at(row.count++) = child_of(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return row;
}

constexpr std::array<Row, op_count> rows = {
#define OP(name, of, children, a, b) read({#name, OpClass::of, children, OpNumber::a, OpNumber::b}),
#include "lang/program/hir.def"
#undef OP
};

std::array<OpInfo, op_count> make_infos() {
    std::array<OpInfo, op_count> out;
    for (std::size_t i = 0; i < op_count; ++i)
        out[i] = {rows[i].name, rows[i].of, rows[i].a, rows[i].b,
                  std::span<const OpChild>(rows[i].list.data(), rows[i].count)};
    return out;
}

} // namespace

std::size_t OpInfo::least() const {
    return static_cast<std::size_t>(std::count_if(
        children.begin(), children.end(), [](const OpChild& one) { return !one.optional && !one.list; }));
}

bool OpInfo::takes(std::size_t count) const {
    return count >= least() && (count <= children.size() || (!children.empty() && children.back().list));
}

const OpChild* OpInfo::child(std::size_t n) const {
    if (n < children.size()) return &children[n];
    return !children.empty() && children.back().list ? &children.back() : nullptr;
}

const OpInfo& info(Op op) {
    static const std::array<OpInfo, op_count> infos = make_infos();
    return infos[static_cast<std::size_t>(op)];
}

} // namespace cantrip
