#include "tools/text/engine/read/constructions.hpp"

#include <map>
#include <string>

namespace cantrip::text {

const std::vector<Construction>& all_constructions() {
    using enum Category;
    static const std::vector<Construction> table{
        // texts and sentences
        {"labelled", text, {{"label", label}, {"body", text}}},
        {"sentence", sentence, {{"body", effect}}},
        {"only", effect, {{"when", only}}},
        {"target", effect, {{"what", value}}},
        {"when_during", only, {{"event", event}}},
        {"when_by", only, {{"who", value}}},
        {"when_if", only, {{"cond", condition}}},
        {"when_while", only, {{"cond", condition}}},
        {"once_per", only, {{"time", time}}},
        {"label.", label, {}},
        {"despite.", despite, {}},
        // effects
        {"with_once", effect, {{"body", effect}, {"time", time}}},
        {"with_beyond", effect, {{"body", effect}, {"n", value}, {"time", time}}},
        {"with_until_end", effect, {{"body", effect}, {"time", time}}},
        {"with_until_start", effect, {{"body", effect}, {"time", time}}},
        {"with_exclusive", effect, {{"body", effect}}},
        {"arrow", effect, {{"cost", effect}, {"effect", effect}}},
        {"in_full", effect, {{"vp", effect}}},
        {"arrow_else", effect, {{"arrow", effect}, {"other", effect}}},
        {"if_you_do", effect, {{"then", effect}}},
        {"otherwise", effect, {{"then", effect}}},
        {"secretly", effect, {{"vp", effect}}},
        {"together", effect, {{"vp", effect}}},
        {"freely", effect, {{"vp", effect}}},
        {"starting_with", effect, {{"who", value}, {"vp", effect}}},
        {"unknown", effect, {}},
        {"stop", effect, {{"what", time}}},
        {"do_nothing", effect, {}},
        {"if", effect, {{"cond", condition}, {"then", effect}}},
        {"as_long_as", effect, {{"cond", condition}, {"then", effect}}},
        {"unless", effect, {{"cond", condition}, {"then", effect}}},
        {"if_else", effect, {{"cond", condition}, {"then", effect}, {"other", effect}}},
        {"match", effect, {{"what", value}, {"arms", arm}}},
        {"match_every", effect, {{"what", value}, {"arms", arm}}},
        {"arm", arm, {{"case", cases}, {"then", effect}}},
        {"case.other", cases, {}},
        {"repeat", effect, {{"vp", effect}, {"times", value}}},
        {"repeat_any", effect, {{"vp", effect}}},
        {"repeat_amount", effect, {{"vp", effect}, {"amount", value}}},
        {"repeat_while", effect, {{"vp", effect}, {"cond", condition}}},
        {"choose_one", effect, {{"options", effect}}},
        {"choose_some", effect, {{"n", value}, {"options", effect}}},
        {"choose_one.subject", effect, {{"subj", value}, {"options", effect}}},
        {"choose_some.subject", effect, {{"subj", value}, {"n", value}, {"options", effect}}},
        {"choose_one.silent", effect, {{"options", effect}}},
        {"choose_some.silent", effect, {{"n", value}, {"options", effect}}},
        {"either", effect, {{"options", effect}}},
        {"for_each", effect, {{"what", value}, {"vp", effect}}},
        {"may.you", effect, {{"vp", effect}}},
        {"may.subject", effect, {{"subj", value}, {"vp", effect}}},
        {"may.silent", effect, {{"vp", effect}}},
        {"at_start", effect, {{"time", time}, {"vp", effect}}},
        {"at_end", effect, {{"time", time}, {"vp", effect}}},
        // reactions
        {"when", effect, {{"event", event}, {"then", effect}}},
        {"whenever", effect, {{"event", condition}, {"then", effect}}},
        {"before", effect, {{"event", event}, {"then", effect}}},
        {"instead", effect, {{"event", event}, {"then", effect}}},
        {"meanwhile", effect, {{"event", event}, {"then", effect}}},
        {"while_event", event, {{"event", event}, {"during", event}}},
        {"due_to", event, {{"event", event}, {"cause", value}}},
        {"phase", event, {{"time", time}}},
        {"becomes", effect, {{"what", value}, {"to", value}}},
        {"raise", effect, {{"what", value}, {"to", value}}},
        {"lower", effect, {{"what", value}, {"to", value}}},
        {"cap", effect, {{"what", value}, {"to", value}}},
        {"floor", effect, {{"what", value}, {"to", value}}},
        {"forbid.you", effect, {{"vp", event}}},
        {"forbid.subject", effect, {{"subj", value}, {"vp", event}}},
        {"allow", effect, {{"vp", event}, {"despite", despite}}},
        {"allow_for", effect, {{"vp", event}, {"despite", despite}, {"cost", effect}}},
        {"silence", effect, {{"what", value}}},
        {"silence_for", effect, {{"what", value}, {"whom", value}}},
        {"silence_label", effect, {{"what", value}, {"label", label}}},
        {"silence_label_for", effect, {{"what", value}, {"label", label}, {"whom", value}}},
        {"silence_you", effect, {{"what", value}, {"whom", value}}},
        {"silence_label_you", effect, {{"what", value}, {"label", label}, {"whom", value}}},
        {"share", effect, {{"what", value}}},
        {"share_with", effect, {{"what", value}, {"whom", value}}},
        {"accept.pay", effect, {{"price", value}, {"value", value}}},
        {"accept.do", effect, {{"price", effect}, {"value", value}}},
        // behind a noun
        {"of", behind, {{"owner", value}}},
        {"not_of", behind, {{"owner", value}}},
        {"in", behind, {{"place", value}}},
        {"not_in", behind, {{"place", value}}},
        {"among", behind, {{"what", value}}},
        {"among_them", behind, {}},
        {"from_to", behind, {{"range", value}}},
        {"with", behind, {{"what", value}}},
        {"without", behind, {{"what", value}}},
        {"except", behind, {{"what", value}}},
        {"that", behind, {{"cond", condition}}},
        {"that_is_not", behind, {{"what", value}}},
        {"with_value", behind, {{"what", value}, {"value", value}}},
        {"with_less", behind, {{"what", value}, {"value", value}}},
        {"with_at_most", behind, {{"what", value}, {"value", value}}},
        {"with_more", behind, {{"what", value}, {"value", value}}},
        {"with_at_least", behind, {{"what", value}, {"value", value}}},
        {"with_highest", ranks, {{"what", value}}},
        {"with_lowest", ranks, {{"what", value}}},
        {"with_first", ranks, {}},
        {"within", behind, {{"distance", value}, {"of", value}}},
        {"next_to", behind, {{"what", value}}},
        {"nearest_to", behind, {{"what", value}}},
        {"reachable_from", behind, {{"what", value}}},
        {"per", behind, {{"what", value}}},
        {"equal_to", behind, {{"amount", value}}},
        {"named_like", behind, {{"what", value}}},
        // values
        {"you", value, {}},
        {"it", value, {}},
        {"whose", value, {{"what", value}}},
        {"holder", value, {}},
        {"team", value, {}},
        {"winner", value, {}},
        {"owner_of", value, {{"what", value}}},
        {"heading_of", value, {{"label", label}, {"what", value}}},
        {"none", value, {}},
        {"yes", value, {}},
        {"no", value, {}},
        {"top_of", value, {{"place", value}}},
        {"bottom_of", value, {{"place", value}}},
        {"place_of", value, {{"what", value}}},
        {"number_of", value, {{"what", value}}},
        {"sum_of", value, {{"measure", value}, {"what", value}}},
        {"highest_of", value, {{"measure", value}, {"what", value}}},
        {"lowest_of", value, {{"measure", value}, {"what", value}}},
        {"plus", value, {{"left", value}, {"right", value}}},
        {"minus", value, {{"left", value}, {"right", value}}},
        {"times", value, {{"left", value}, {"right", value}}},
        {"over", value, {{"left", value}, {"right", value}}},
        {"range", value, {{"low", value}, {"high", value}}},
        {"or_more", value, {{"n", value}}},
        {"chosen_number", value, {{"range", value}}},
        {"random_number", value, {{"range", value}}},
        {"rolled", value, {{"die", value}}},
        {"tally", value, {{"event", event}, {"time", time}}},
        {"printed", value, {{"what", value}, {"where", value}}},
        {"negative", value, {{"n", value}}},
        // conditions
        {"cond.not", condition, {{"cond", condition}}},
        {"cond.either", condition, {{"options", condition}}},
        {"cond.is", condition, {{"left", value}, {"what", predicate}}},
        {"cond.is_not", condition, {{"left", value}, {"what", predicate}}},
        {"cond.is_was", condition, {{"left", value}, {"what", predicate}}},
        {"cond.is_was_not", condition, {{"left", value}, {"what", predicate}}},
        {"cond.can", condition, {{"vp", effect}}},
        {"cond.", condition, {}}, // every other one: all parts are values
    };
    return table;
}

const Construction* find_construction(std::string_view key) {
    static const auto index = [] {
        std::map<std::string, const Construction*, std::less<>> out;
        for (const Construction& one : all_constructions()) out.emplace(one.key, &one);
        return out;
    }();
    if (const auto exact = index.find(key); exact != index.end()) return exact->second;
    const auto dot = key.find('.');
    if (dot == std::string_view::npos) return nullptr;
    const auto prefix = index.find(key.substr(0, dot + 1));
    return prefix == index.end() ? nullptr : prefix->second;
}

} // namespace cantrip::text
