#pragma once
// Keys that are made of names of a game: `label.action`, `time.turn`. Everything that builds or takes apart
// such a name stands here.

#include <string>

#include "tools/text/phrase/key.hpp"

namespace cantrip::text {

inline constexpr std::string_view time_prefix = "time.", set_prefix = "set.", yes_end = ".yes",
                                  no_end = ".no", past_end = "_was", denied_end = "_not";

[[nodiscard]] inline Key made_key(Keys& keys, std::string_view family, std::string_view name) {
    std::string made(family);
    made += name;
    return keys.intern(made);
}
[[nodiscard]] inline Key label_key(Keys& keys, std::string_view name) {
    return made_key(keys, row_of(Con::label).key, name);
}
[[nodiscard]] inline Key despite_key(Keys& keys, std::string_view name) {
    return made_key(keys, row_of(Con::despite).key, name);
}
[[nodiscard]] inline Key define_key(Keys& keys, std::string_view name, bool was, bool no) {
    return made_key(keys, row_of(Con::cond_define).key,
                    std::string(name).append(was ? past_end : "").append(no ? denied_end : ""));
}
[[nodiscard]] inline Key time_key(Keys& keys, std::string_view verb) {
    return made_key(keys, time_prefix, verb);
}
[[nodiscard]] inline Key face_key(Keys& keys, std::string_view face) { return made_key(keys, "face.", face); }
// A flag that is set or cleared: `set.ready.yes`.
[[nodiscard]] inline Key set_key(Keys& keys, std::string_view field, bool yes) {
    return made_key(keys, set_prefix, std::string(field).append(yes ? yes_end : no_end));
}
// A parameter of a verb: `draw.cards`.
[[nodiscard]] inline Key param_key(Keys& keys, std::string_view verb, std::string_view param) {
    return made_key(keys, std::string(verb) + ".", param);
}
[[nodiscard]] inline Key amount_key(Keys& keys, std::string_view verb) {
    return param_key(keys, verb, keys.describe(key_of(Word::amount)));
}

[[nodiscard]] inline bool is_time(const Keys& keys, Key key) {
    return keys.describe(key).starts_with(time_prefix);
}
[[nodiscard]] inline bool is_set(const Keys& keys, Key key) {
    return keys.describe(key).starts_with(set_prefix);
}

} // namespace cantrip::text
