// Proofs as office and layout programs save them.

#include <iostream>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tests/tools/proof/spoken_cards.hpp"
#include "tools/proof/proofread.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string files = CANTRIP_SOURCE_DIR "/tests/tools/proof/files/";

std::set<std::string> cards_with_slips() {
    std::set<std::string> out;
    std::istringstream lines(read_all(files + "slips.txt"));
    for (std::string line; std::getline(lines, line);) out.insert(line.substr(0, line.find(':')));
    return out;
}

} // namespace

TEST_CASE("a table with 15 slips, saved by several programs", "[proof][files]") {
    const SpokenCards cards = speak("evenfall", "en");
    const l10n::PackageWork& work = cards.project.packages.front();
    const std::set<std::string> slips = cards_with_slips();
    REQUIRE(slips.size() == 15);
    for (const std::string format : {"csv", "xlsx", "ods", "docx", "odt", "idml", "pdf"}) {
        INFO(format);
        const auto file = proof::read_printed("cards." + format, format, read_all(files + "cards." + format),
                                              proof::card_names(cards.project));
        REQUIRE(file);
        const proof::ProofResult result =
            proof::proofread(cards.project, work, *cards.translation, file.value());
        std::set<std::string> found;
        std::size_t wrong = 0;
        for (const proof::Placed& placed : result.findings) {
            std::string name =
                placed.finding.kind == proof::Kind::no_such_card ? placed.finding.suggestion : placed.card;
            // A finding about a line of the file belongs to the card of that line.
            for (const proof::Printed& printed : file.value().texts)
                if (name.empty() && printed.line == placed.line) name = printed.card;
            for (std::size_t i = 0; i < work.units.size(); ++i)
                if (work.units[i].card == name) name = cards.translation->texts[i].card_name;
            if (slips.contains(name))
                found.insert(name);
            else {
                ++wrong;
                std::cout << format << ": " << name << ": " << placed.finding.message << "\n";
            }
        }
        std::cout << format << ": " << file.value().texts.size() << " texts, " << found.size() << " of "
                  << slips.size() << " slips, " << wrong << " false findings\n";
        for (const std::string& slip : slips)
            if (!found.contains(slip)) std::cout << "  missed: " << slip << "\n";
        CHECK(found.size() >= 14);
        CHECK(wrong <= 2);
    }
}

TEST_CASE("a damaged or foreign file is an error that says so", "[proof][files]") {
    const std::set<std::string> names{"irena"};
    for (const std::string format : {"docx", "odt", "ods", "xlsx", "idml", "pdf"}) {
        INFO(format);
        const std::string whole = read_all(files + "cards." + format);
        for (const std::string& bytes :
             {std::string(), std::string("no such file"), whole.substr(0, whole.size() / 2),
              std::string("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 a password")}) {
            const auto file = proof::read_printed("x", format, bytes, names);
            REQUIRE_FALSE(file);
            CHECK_FALSE(file.error().message.empty());
        }
    }
    const auto other = proof::read_printed("x", "docx", read_all(files + "cards.xlsx"), names);
    REQUIRE_FALSE(other);
    CHECK(other.error().message.find("another format") != std::string::npos);
}

TEST_CASE("columns of a table are recognised or named", "[proof][files]") {
    const std::set<std::string> names{"irena", "cairn"};
    const std::string table = "Title,Cost,Printed words\nIrena,2,Draw 1 card.\nCairn,1,Gain 1 herb.\n";
    const auto guessed = proof::read_printed("x.csv", "csv", table, names);
    REQUIRE(guessed);
    REQUIRE(guessed.value().texts.size() == 2);
    CHECK(guessed.value().texts[1].card == "Cairn");
    CHECK(guessed.value().texts[1].text == "Gain 1 herb.");
    const auto columns = proof::read_columns("card=Title,text=\"Printed words\"");
    REQUIRE(columns);
    const auto named =
        proof::read_printed("x.csv", proof::InputOptions{"csv", names, columns.value()}, table);
    REQUIRE(named);
    CHECK(named.value().texts[0].text == "Draw 1 card.");
    const auto none =
        proof::read_printed("x.csv", proof::InputOptions{"csv", names, {{"text", "Rules"}}}, table);
    REQUIRE_FALSE(none);
    CHECK(none.error().message.find("`Printed words`") != std::string::npos);
    CHECK_FALSE(proof::read_columns("cost=Title"));
}
