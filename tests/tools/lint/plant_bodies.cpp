// Operators on the effect or the whole line of an ability.

#include <fmt/format.h>

#include "tests/tools/lint/planter.hpp"

namespace cantrip::testing {
namespace {

// Words that every game has, so that one operator fits all of them.
constexpr std::string_view some_condition = "count of player > 2";

struct BodyOperator {
    const char* rule;
    ToText write;
};

std::string number_state(const Program& program) {
    for (const Field& field : program.fields)
        if (field.state && field.type.is(TypeTag::number) && field.kind != no_index &&
            program.is_a(program.game.player, field.kind))
            return std::string(program.name_of(field));
    return {};
}

std::string many_times(const std::string& body) {
    std::string out = "{\n";
    for (int i = 0; i < 60; ++i) out += "    " + body + "\n";
    return out + "  }";
}

const std::vector<BodyOperator>& body_operators() {
    static const std::string condition(some_condition);
    static const std::vector<BodyOperator> table{
        {"repeated-option", [](const std::string& b) { return "either " + b + " or " + b; }},
        {"constant-condition", [](const std::string& b) { return "if count of player >= 0: " + b; }},
        {"constant-condition", [](const std::string& b) { return "if 3 < 2: " + b; }},
        {"empty-body", [](const std::string&) { return std::string("{}"); }},
        {"equal-branches", [](const std::string& b) { return "if " + condition + ": " + b + " else: " + b; }},
        {"repeated-condition",
         [](const std::string& b) { return "if " + condition + " and " + condition + ": " + b; }},
        {"repeated-condition",
         [](const std::string& b) {
             return "if " + condition + ": { if " + condition + ": " + b + " } else: nothing";
         }},
        {"zero-amount", [](const std::string& b) { return "repeat 0: " + b; }},
        {"unused-binding",
         [](const std::string& b) { return "{\n    let planted = count of player\n    " + b + "\n  }"; }},
        {"unused-binding", [](const std::string& b) { return "each player as planted: " + b; }},
        {"needless-block", [](const std::string& b) { return "{ " + b + " }"; }},
        {"collapsible-if",
         [](const std::string& b) { return "if " + condition + ": { if count of card > 5: " + b + " }"; }},
        {"needless-else",
         [](const std::string& b) { return "if " + condition + ": " + b + " else: nothing"; }},
        {"needless-parentheses", [](const std::string& b) { return "if count of player > (2): " + b; }},
        {"impossible-case",
         [](const std::string& b) { return "match random 1..3 { 1..3: " + b + "; 4: " + b + " }"; }},
        {"magic-number", [](const std::string& b) { return "if count of card > 97: " + b; }},
        {"long-text", many_times},
        {"assumed-value", [](const std::string& b) { return "assume " + b; }},
    };
    return table;
}

void plant(Planter& planter, const BodyOperator& one) {
    // Only cards have a box that a text can be too long for.
    const bool cards = one.rule == std::string_view("long-text");
    // An action may be nothing but its price.
    const bool plain = one.rule == std::string_view("empty-body");
    for (std::size_t i = 0; i < planter.each(); ++i) {
        const Site* site = planter.take([&](const Site& found) {
            return cards ? is_card(found) : !plain || found.tree->kind(found.line) == NodeKind::when;
        });
        if (site == nullptr) return;
        planter.change_body(one.rule, *site, one.write(text_of(*site, site->body)), cards);
    }
}

// Operators on the whole line of an ability.
void plant_in_lines(Planter& planter) {
    const auto around = [&](const char* rule, const ToText& write) {
        for (std::size_t i = 0; i < planter.each(); ++i)
            if (const Site* site = planter.take())
                planter.change(rule, site->tree->span(site->line), write(text_of(*site, site->line)));
    };
    around("duplicate-ability", [](const std::string& line) { return line + "\n  " + line; });
    around("unused-suppression", [](const std::string& line) {
        return "// lint: allow zero-amount because it is planted\n  " + line;
    });
    around("suppression-without-reason",
           [](const std::string& line) { return "// lint: allow zero-amount\n  " + line; });
    around("unknown-suppression", [](const std::string& line) {
        return "// lint: allow zero-amuont because it is planted\n  " + line;
    });
    around("value-below-ability", [](const std::string& line) { return line + "\n  from planted/entry"; });
    for (std::size_t i = 0; i < planter.each(); ++i) {
        const Site* site = planter.take([](const Site& one) { return !first_phase(*one.program).empty(); });
        if (site != nullptr)
            planter.change("unreachable-statement", site->tree->span(site->body),
                           fmt::format("{{\n    stop {}\n    {}\n  }}", first_phase(*site->program),
                                       text_of(*site, site->body)));
        // Where nobody holds a card there is no `you`; a line that says it has one.
        site = planter.take([](const Site& one) {
            return !number_state(*one.program).empty() &&
                   text_of(one, one.line).find(" you") != std::string::npos;
        });
        if (site != nullptr)
            planter.change("self-assignment", site->tree->span(site->body),
                           fmt::format("{0} of you becomes {0} of you", number_state(*site->program)));
    }
}

// The number that magic numbers are equal to, once for each program.
void name_magic_numbers(Planter& planter) {
    std::set<const Program*> named;
    for (const Site& file : planter.files())
        if (named.insert(file.program).second)
            planter.declare("", file,
                            fmt::format("define planted_limit_{} \"planted limit\" = 97\n", named.size()));
}

} // namespace

void plant_in_bodies(Planter& planter) {
    for (const BodyOperator& one : body_operators()) plant(planter, one);
    plant_in_lines(planter);
    name_magic_numbers(planter);
}

} // namespace cantrip::testing
