// A difference leads from the one text to the other, and says no more than it must.

#include "tests/support/property.hpp"
#include "tools/support/unified_diff.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

using Lines = std::vector<std::string>;

// Lines with their line breaks; only the last may lack one.
Lines lines_of(const std::string& text) {
    Lines lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        lines.push_back(text.substr(at, end - at));
        at = end;
    }
    return lines;
}

// Does what `patch` does, and fails where the context does not fit.
std::string patched(const std::string& before, const std::string& diff) {
    const Lines old = lines_of(before), steps = lines_of(diff);
    Lines out;
    std::size_t at = 0;
    for (std::size_t i = 2; i < steps.size(); ++i) {
        std::string line = steps[i];
        if (line.starts_with("@@ -")) {
            const bool empty = line.find(",0 +") != std::string::npos;
            const std::size_t first = std::stoul(line.substr(4)) - (empty ? 0 : 1);
            RC_ASSERT(first >= at);
            while (at < first) out.push_back(old.at(at++));
            continue;
        }
        if (i + 1 < steps.size() && steps[i + 1].starts_with("\\ No newline")) line.pop_back();
        const std::string words = line.substr(1);
        if (line[0] == '\\') continue;
        if (line[0] != '+') {
            RC_ASSERT(at < old.size());
            RC_ASSERT(old[at] == words);
            ++at;
        }
        if (line[0] != '-') out.push_back(words);
    }
    while (at < old.size()) out.push_back(old[at++]);
    std::string text;
    for (const std::string& line : out) text += line;
    return text;
}

std::size_t longest_common(const Lines& a, const Lines& b) {
    std::vector<std::vector<std::size_t>> length(a.size() + 1, std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t j = b.size(); j-- > 0;)
            length[i][j] =
                a[i] == b[j] ? length[i + 1][j + 1] + 1 : std::max(length[i + 1][j], length[i][j + 1]);
    return length[0][0];
}

} // namespace

TEST_CASE("a difference leads from one text to the other by the fewest lines", "[support][property]") {
    const std::vector<std::string> pieces{"a\n", "b\n", "c\n", "\n", "a\nb\n", "x"};
    check_property(2000, 40, [&] {
        const std::string before = *text_of(pieces), after = *text_of(pieces);
        const std::string diff = unified_diff("f", before, after);
        RC_ASSERT(diff.empty() == (before == after));
        RC_ASSERT(patched(before, diff) == after);
        const Lines old = lines_of(before), now = lines_of(after);
        std::size_t changed = 0;
        for (const std::string& line : lines_of(diff))
            changed += (line[0] == '+' && !line.starts_with("+++ ")) ||
                       (line[0] == '-' && !line.starts_with("--- "));
        RC_ASSERT(changed == old.size() + now.size() - 2 * longest_common(old, now));
    });
}
