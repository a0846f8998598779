// One number changed anywhere marks that ability in every language, and nothing else.

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/tools/l10n/card_copy.hpp"
#include "tools/l10n/review/project.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

using Marks = std::map<std::string, std::set<std::string>>; // language -> ids

l10n::Project load(const CardCopy& cards) {
    LoadOptions options;
    options.libraries = {CANTRIP_SOURCE_DIR "/stdlib", CANTRIP_SOURCE_DIR "/cards"};
    auto project = l10n::load_project({cards.path()}, options, languages);
    REQUIRE(project);
    return std::move(project.value());
}

Marks marks_of(const l10n::Project& project) {
    Marks marks;
    const l10n::PackageWork& work = project.packages.front();
    for (const l10n::Translation& translation : work.translations)
        for (std::size_t i = 0; i < work.units.size(); ++i)
            if (l10n::is_stale(translation.state(work.units[i], i)))
                marks[translation.language].insert(work.units[i].id);
    return marks;
}

// A number of an ability's own source, and where it stands in the file.
struct Number {
    std::string id, path;
    std::size_t begin = 0, end = 0;
};

std::vector<Number> numbers_of(const l10n::Project& project) {
    std::vector<Number> out;
    const Sources& sources = project.programs->world.sources;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (const l10n::Unit& unit : project.packages.front().units) {
        const std::string_view text = sources.text(unit.at);
        for (std::size_t i = 1; i + 1 < text.size(); ++i) {
            // A number by itself: no part of a name, a comment or a text.
            if (!is_digit(text[i]) || text[i - 1] != ' ' || is_digit(text[i + 1]) ||
                text.find_first_of("\"/") != std::string_view::npos)
                continue;
            out.push_back({unit.id, sources.at(unit.at.file).path, unit.at.begin + i, unit.at.begin + i + 1});
            break;
        }
    }
    return out;
}

} // namespace

TEST_CASE("a number that changes marks its ability in every language and nothing else", "[l10n]") {
    std::size_t tried = 0;
    for (const std::string set : {"evenfall", "euphoria", "etherfields"}) {
        const CardCopy cards(set);
        (void)cards.run({"l10n", "update"});
        const std::vector<Number> numbers = numbers_of(load(cards));
        // Some of them: each costs a look at the whole set.
        for (std::size_t i = 0; i < numbers.size(); i += std::max<std::size_t>(1, numbers.size() / 8)) {
            const Number& number = numbers[i];
            const std::string before = read_all(number.path);
            std::string after = before;
            after.replace(number.begin, number.end - number.begin,
                          std::to_string(before[number.begin] - '0' + 2));
            const std::string name = std::filesystem::relative(number.path, cards.path()).string();
            cards.write(name, after);
            const l10n::Project project = load(cards);
            INFO(set << " " << number.id);
            if (project.programs->diagnostics.errors() == 0) {
                Marks expected;
                for (const std::string& language : languages) expected[language] = {number.id};
                CHECK(marks_of(project) == expected);
                ++tried;
            }
            cards.write(name, before);
        }
        CHECK(marks_of(load(cards)).empty());
    }
    CHECK(tried >= 18);
}

TEST_CASE("comments and the order of all cards mark nothing", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string lock = cards.read("l10n/lock");
    // The cards of a file, last one first, each with a comment.
    const std::string text = cards.read("rituals.cant");
    std::vector<std::string> parts;
    const std::size_t first = text.find("\nritual ") + 1;
    for (std::size_t at = first; at < text.size();) {
        const std::size_t end = std::min(text.find("\n}\n", at), text.size() - 3) + 3;
        parts.push_back(text.substr(at, end - at));
        at = end;
    }
    REQUIRE(parts.size() > 5);
    std::string turned = text.substr(0, first);
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) turned += "\n// moved\n" + *part;
    cards.write("rituals.cant", turned);
    CHECK(cards.marked().empty());
    (void)cards.run({"l10n", "update"});
    CHECK(cards.read("l10n/lock") == lock);
}
