#include "tests/bench/texts.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <regex>

#include "lang/check/check.hpp"
#include "lang/check/programs.hpp"
#include "lang/package/load.hpp"
#include "lang/source/read_file.hpp"
#include "tests/bench/measure.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::bench {
namespace {

constexpr int turns = 3;

// The game with the longest texts, and its cards.
const std::string game = "euphoria";
const std::string folder = "cards/euphoria";
const std::string kind = "recruit";

std::string read_cards() {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().filename().string().starts_with(kind)) files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    std::string all;
    for (const std::string& file : files) all += read_file(file).value().text;
    return all;
}

// Another card of the same kind: more of what is gained, lost and drawn, so that its text is another too.
std::string with_more(const std::string& cards, std::size_t more) {
    static const std::regex amount("(gain|lose|draw) ([0-9]+)");
    std::string out;
    auto rest = cards.cbegin();
    for (std::sregex_iterator found(cards.begin(), cards.end(), amount), end; found != end; ++found) {
        out.append(rest, (*found)[2].first);
        out += std::to_string(std::stoul((*found)[2].str()) + more);
        rest = (*found)[2].second;
    }
    return out.append(rest, cards.cend());
}

// A set of so many cards: those of the folder again and again, each time with other names and other numbers.
std::string repeated(std::size_t count) {
    const std::string once = read_cards();
    const std::regex head("(^|\n)" + kind + " ([a-z_]+) ");
    const auto cards =
        static_cast<std::size_t>(std::distance(std::sregex_iterator(once.begin(), once.end(), head), {}));
    std::string all = "package repeated \"Repeated\" for " + game + " {\n  uses " + game +
                      "_cards\n  about \"For measuring.\"\n}\n";
    for (std::size_t copy = 0; copy * cards < count; ++copy)
        all += with_more(std::regex_replace(once, head, "$1" + kind + " $2_" + std::to_string(copy) + " "),
                         copy);
    return all;
}

struct Set {
    World world;
    std::vector<std::size_t> packages;
    Program program;
    std::size_t errors = 0;
    std::size_t cards = 0;

    explicit Set(std::size_t count) {
        const LoadOptions options{libraries_above(".")};
        load(world, {"cards/" + game}, options);
        const std::size_t package = world.add_text("repeated.cant", repeated(count));
        const std::size_t wanted[] = {package};
        packages = world.closure(wanted);
        Diagnostics told;
        program = check(world, packages, told);
        errors = told.errors() + world.diagnostics.errors();
        for (const Thing& thing : program.things) cards += is_repeated(thing);
    }

    // The cards of the game itself are not counted.
    [[nodiscard]] bool is_repeated(const Thing& thing) const {
        return !thing.abilities.empty() && program.name_of(program.packages[thing.package]) == "repeated";
    }

    [[nodiscard]] std::vector<std::string> folders() const {
        std::vector<std::string> all;
        for (const std::size_t package : packages) all.push_back(world.packages[package].folder);
        return all;
    }
};

struct Said {
    std::vector<text::CardText> cards;
    std::size_t missing = 0;
};

Said say_all(const Set& set, const text::Language& language, text::Keys& keys) {
    const Program& program = set.program;
    Said said;
    Diagnostics told;
    text::CardTexts texts(program, language, keys, text::Style::words, told);
    for (ThingId id(0); id < program.things.size(); ++id) {
        if (!set.is_repeated(program.things[id])) continue;
        said.cards.push_back(texts.thing(id));
        for (const text::AbilityText& ability : said.cards.back().abilities)
            said.missing += ability.pieces.empty();
    }
    return said;
}

// Seconds for all cards in all languages.
double say_everywhere(Set& set, std::size_t& missing) {
    const std::vector<std::string> libraries = libraries_above(".");
    double seconds = 0;
    for (const std::string& tag : text::spoken_languages(libraries)) {
        text::Keys keys;
        Diagnostics told;
        const auto language =
            text::load_language(tag, libraries, set.folders(), set.world.sources, keys, told);
        seconds += cpu_seconds([&] {
            Said said = say_all(set, *language, keys);
            missing += said.missing;
            return said;
        });
    }
    return seconds;
}

// Seconds for reading the texts of all cards back, in all languages; the reader and its grammar count too.
double read_everywhere(Set& set, std::size_t& lost) {
    const std::vector<std::string> libraries = libraries_above(".");
    double seconds = 0;
    for (const std::string& tag : text::spoken_languages(libraries)) {
        text::Keys keys;
        Diagnostics told;
        const auto language =
            text::load_language(tag, libraries, set.folders(), set.world.sources, keys, told);
        std::vector<text::TextToRead> list;
        for (const text::CardText& card : say_all(set, *language, keys).cards)
            for (const text::AbilityText& ability : card.abilities)
                list.push_back({text::plain_text(ability.pieces), card.kind});
        seconds += cpu_seconds([&] {
            text::TextReader reader(set.world, set.packages, set.program, *language, keys);
            auto all = reader.read_all(list);
            for (const text::ReadBack& read : all) lost += !read.understood;
            return all;
        });
    }
    return seconds;
}

} // namespace

boost::json::object measure_texts(Limits& limits) {
    Set small(1000), large(10'000);
    std::size_t missing = 0;
    Series series(2);
    for (int i = 0; i < turns; ++i) {
        series.add(0, say_everywhere(small, missing) / static_cast<double>(small.cards));
        series.add(1, say_everywhere(large, missing) / static_cast<double>(large.cards));
    }
    boost::json::object out;
    out["cards"] = small.cards;
    out["seconds_1000_cards_all_languages"] = series.seconds(0) * 1000;
    limits.at_most("texts of 1,000 cards in 5 languages, seconds", series.seconds(0) * 1000, 1);
    limits.at_most("text per card, 1,000 to 10,000 cards", series.ratio(1, 0), 1.5);
    limits.at_most("texts with errors or parts missing",
                   static_cast<double>(missing + small.errors + large.errors), 0);

    std::size_t lost = 0;
    Set few(250);
    Series reading(3);
    for (int i = 0; i < turns; ++i) {
        reading.add(0, say_everywhere(small, missing) / static_cast<double>(small.cards));
        reading.add(1, read_everywhere(few, lost) / static_cast<double>(few.cards));
        reading.add(2, read_everywhere(small, lost) / static_cast<double>(small.cards));
    }
    out["seconds_1000_cards_read_back_all_languages"] = reading.seconds(2) * 1000;
    limits.aim_at_most("1,000 cards in 5 languages read back, seconds", reading.seconds(2) * 1000, 1);
    limits.at_most("read back / said", reading.ratio(2, 0), 12);
    limits.at_most("read back per card, 250 to 1,000 cards", reading.ratio(2, 1), 1.5);
    limits.at_most("texts not understood", static_cast<double>(lost), 0);
    return out;
}

} // namespace cantrip::bench
