// Language packs, and printed text on its way to effects and back.

#include "tools/text/languages.hpp"
#include "lang/check/programs.hpp"
#include "lang/package/load.hpp"
#include "tests/fuzz/targets/targets.hpp"
#include "tools/inventory/inventory.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/pack/language_code.hpp"
#include "tools/text/pack/read_pack.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::fuzz {
namespace {

const std::string library = CANTRIP_SOURCE_DIR "/stdlib";

// The small game in one language. A reader adds what it tries to its world, so it is made anew from time to
// time.
struct Spoken {
    Programs programs;
    text::Keys keys;
    std::optional<text::Language> language;
    std::unique_ptr<text::TextReader> reader;
    int used = 0;

    explicit Spoken(const std::string& more) {
        LoadOptions options;
        options.libraries.push_back(library);
        (void)load_by_name(programs.world, "core", options);
        (void)programs.world.add_text("fair.cant", game_text() + more);
        programs.packages = programs_of(programs.world);
        for (const auto& packages : programs.packages)
            programs.list.push_back(check(programs.world, packages, programs.diagnostics));
        programs.diagnostics.take(std::move(programs.world.diagnostics));
        language =
            text::load_language("en", {library}, {}, programs.world.sources, keys, programs.diagnostics);
        demand(language.has_value(), "there is English");
    }

    text::TextReader& read() {
        if (!reader)
            reader = std::make_unique<text::TextReader>(programs.world, programs.packages[0],
                                                        programs.list[0], *language, keys);
        return *reader;
    }
};

} // namespace

void fuzz_pack(std::string_view input) {
    Sources sources;
    Diagnostics diagnostics;
    text::Keys keys;
    text::Pack pack;
    text::PackReader reader(pack, sources, keys, diagnostics);
    reader.read(sources.add("language.lex", std::string(input)));
    reader.check_references();
    demand(pack.rules.language.empty() || text::is_language_code(pack.rules.language), "a code is no path");
    for (const auto& [tag, script] : pack.rules.prints)
        demand(text::is_language_tag(tag), "a tag is no path");
}

void fuzz_text(std::string_view input) {
    static std::unique_ptr<Spoken> spoken;
    if (spoken == nullptr || spoken->used++ > 100) spoken = std::make_unique<Spoken>("");
    const text::ReadBack read = spoken->read().read({std::string(input), no_index, true});
    demand(read.stops_at <= input.size(), "the place where reading stops lies in the text");
    for (const text::Reading& reading : read.readings)
        demand(!reading.exact || !reading.canonical.empty(), "a reading has an effect");
}

// An effect, its text, and the effects that are read from that.
void fuzz_say(std::string_view input) {
    Spoken spoken("\nware zz \"ZZ\" {\n  sell: " + std::string(input) + "\n}\n");
    if (spoken.programs.diagnostics.errors() > 0 || spoken.programs.list.size() != 1) return;
    const Program& program = spoken.programs.list[0];
    Diagnostics missing;
    text::CardTexts texts(program, *spoken.language, spoken.keys, text::Style::words, missing);
    for (const text::CardText& card : text::cards_of(program, spoken.programs.asked(program), texts))
        for (const text::AbilityText& ability : card.abilities)
            if (card.id == "zz" && !ability.pieces.empty())
                (void)spoken.read().read({text::plain_text(ability.pieces), no_index, true});
}

void fuzz_inventory(std::string_view input) {
    inventory::Inventory inventory;
    if (!inventory.add(input).empty()) return;
    for (const auto& entry : inventory.entries())
        demand(inventory.find(entry.id) >= 0, "every entry is found");
}

} // namespace cantrip::fuzz
