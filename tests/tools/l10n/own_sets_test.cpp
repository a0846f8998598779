// The ids of our own sets are kept, and lock files merge.

#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/tools/l10n/card_copy.hpp"
#include "tools/l10n/review/project.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct Drift {
    std::vector<std::string> renamed; // ids of cards that have another name than the lock file says
    std::size_t fresh = 0, changed = 0, gone = 0;
};

Drift drift_of(const l10n::PackageWork& work, const std::string& lock_file) {
    const auto before = l10n::read_lock(work.lock_path, lock_file);
    REQUIRE(before);
    std::map<std::string, l10n::LockLine> known;
    for (const l10n::LockLine& line : before.value()) known.emplace(line.id, line);
    Drift drift;
    for (const l10n::LockLine& line : work.lock) {
        const auto old = known.find(line.id);
        if (old == known.end())
            ++drift.fresh;
        else if (old->second.card != line.card)
            drift.renamed.push_back(line.id);
        else if (old->second.gone != line.gone)
            ++drift.gone;
        else if (old->second.sem != line.sem)
            ++drift.changed;
    }
    return drift;
}

l10n::Project load(const std::string& path) {
    LoadOptions options;
    options.libraries = {CANTRIP_SOURCE_DIR "/stdlib", CANTRIP_SOURCE_DIR "/cards"};
    auto project = l10n::load_project({path}, options, {"en"});
    REQUIRE(project);
    return std::move(project.value());
}

} // namespace

// A changed effect or a new card may wait: their ids follow from where they stand. A rename may not: with the
// next change nobody would know which card it was.
TEST_CASE("renamed cards of our own sets keep their ids", "[l10n]") {
    const std::string run = "; run `cantrip l10n update cards --ids` and commit the lock files";
    std::size_t sets = 0;
    for (const auto& entry : std::filesystem::directory_iterator(CANTRIP_SOURCE_DIR "/cards")) {
        if (!std::filesystem::exists(entry.path() / "package.cant")) continue;
        const l10n::Project project = load(entry.path().string());
        REQUIRE(project.packages.size() == 1);
        const l10n::PackageWork& work = project.packages.front();
        INFO(work.lock_path << " does not exist" << run);
        REQUIRE(std::filesystem::exists(work.lock_path));
        const Drift drift = drift_of(work, read_all(work.lock_path));
        for (const std::string& id : drift.renamed) {
            INFO("the card of " << id << " has another name today" << run);
            CHECK(id.empty());
        }
        if (drift.fresh + drift.changed + drift.gone > 0)
            WARN(work.name << ": " << drift.fresh << " new abilities, " << drift.changed << " changed, "
                           << drift.gone << " gone since the ids were noted" << run);
        ++sets;
    }
    CHECK(sets >= 4);
}

TEST_CASE("a rename that is not noted is seen", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update", "--ids"});
    CHECK_FALSE(std::filesystem::exists(cards.path("l10n/en.texts")));
    const std::string lock = cards.read("l10n/lock");
    const Drift none = drift_of(load(cards.path()).packages.front(), lock);
    CHECK((none.renamed.empty() && none.fresh + none.changed + none.gone == 0));
    cards.replace("helpers.cant", "specialist irena", "specialist irenka");
    CHECK(drift_of(load(cards.path()).packages.front(), lock).renamed ==
          std::vector<std::string>{"irena/when/1"});
    (void)cards.run({"l10n", "update", "--ids", "--check"}, 1);
    (void)cards.run({"l10n", "update", "--ids"});
    CHECK(drift_of(load(cards.path()).packages.front(), cards.read("l10n/lock")).renamed.empty());
}

TEST_CASE("two people who add cards can merge their lock files", "[l10n]") {
    require_program("git", "git");
    const auto card = [](const std::string& name, int mana) {
        return "ritual " + name + " \"" + name + "\" {\n  cost 1 herb\n  points 1\n  instant: gain " +
               std::to_string(mana) + " mana\n}\n";
    };
    const CardCopy cards;
    (void)cards.run({"l10n", "update", "--ids"});
    const std::string base = cards.read("l10n/lock");
    const auto with = [&](const std::string& file, const std::string& text) {
        cards.write(file, text);
        (void)cards.run({"l10n", "update", "--ids"});
        const std::string lock = cards.read("l10n/lock");
        std::filesystem::remove(cards.path(file));
        cards.write("l10n/lock", base);
        return lock;
    };
    // Side by side in the alphabet: the worst case.
    cards.write("ours", with("one.cant", card("zz_one", 1)));
    cards.write("theirs", with("two.cant", card("zz_two", 2)));
    cards.write("base", base);
    REQUIRE(run_shell("cd " + cards.path() + " && git merge-file --union ours base theirs").status == 0);
    cards.write("l10n/lock", cards.read("ours"));
    cards.write("one.cant", card("zz_one", 1));
    cards.write("two.cant", card("zz_two", 2));
    for (const char* name : {"ours", "base", "theirs"}) std::filesystem::remove(cards.path(name));
    (void)cards.run({"l10n", "update", "--ids", "--check"});
    // git is told to merge them so.
    CHECK(read_all(CANTRIP_SOURCE_DIR "/.gitattributes").find("l10n/lock merge=union") != std::string::npos);
}
