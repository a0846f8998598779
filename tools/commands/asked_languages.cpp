#include "tools/commands/asked_languages.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/text/unreadable_packs.hpp"

namespace cantrip::text {

Exit unknown_language(const Invocation& invocation, std::string_view name,
                      const std::vector<std::string>& known) {
    const std::vector<std::string_view> names(known.begin(), known.end());
    std::string help = suggestion(name, names);
    if (help.empty()) help = fmt::format("there are {}", fmt::join(known, ", "));
    return invocation.fail(fmt::format("there is no language `{}`", name), help);
}

Result<std::vector<std::string>, Exit> asked_languages(const Invocation& invocation,
                                                       const std::vector<std::string>& libraries,
                                                       const std::vector<std::string>& usual,
                                                       const std::vector<std::string>& also) {
    if (const auto unreadable = unreadable_packs(libraries); !unreadable.empty())
        return Failure{invocation.fail(unreadable.front())};
    std::vector<std::string> tags = invocation.arguments.values("--lang");
    if (tags.empty()) return usual;
    std::vector<std::string> known = spoken_languages(libraries);
    known.insert(known.end(), also.begin(), also.end());
    for (std::string& tag : tags) {
        if (std::find(known.begin(), known.end(), tag) != known.end()) continue;
        const std::string first = first_tag_of(tag, libraries);
        if (first.empty()) return Failure{unknown_language(invocation, tag, known)};
        tag = first;
    }
    return tags;
}

} // namespace cantrip::text
