// Every command that writes, with every call that can fail failing: afterwards the set is as it was, or as it
// should be.

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/faults/faulty.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

using Files = std::map<std::string, std::string>; // by path, with the text

Files files_of(const std::string& folder) {
    Files out;
    if (!fs::exists(folder)) return out;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            out[entry.path().lexically_relative(folder).string()] = read_all(entry.path().string());
    return out;
}

void restore(const std::string& folder, const Files& files) {
    fs::remove_all(folder);
    for (const auto& [path, text] : files) {
        fs::create_directories((fs::path(folder) / path).parent_path());
        FILE* file = std::fopen((fs::path(folder) / path).c_str(), "wb");
        REQUIRE(file != nullptr);
        REQUIRE(std::fwrite(text.data(), 1, text.size(), file) == text.size());
        REQUIRE(std::fclose(file) == 0);
    }
}

// A command that writes, run in the folder `work` that holds the set `owls`.
struct Writer {
    std::string name;
    std::vector<std::string> arguments;
    // Writes into a folder that is no set: what was begun is finished by whoever writes there next.
    bool beside_the_set = false;
};

// Each file for itself is whole; only sets have to be so together.
bool is_mixture_allowed(const Writer& writer) { return writer.name == "fmt" || writer.name == "manual"; }

// What the faults of one writer did. `faults` prints the sums, so that they can be compared from day to day.
struct Tally {
    std::size_t tried = 0;
    std::size_t torn = 0;      // a file that is neither the old nor the new one
    std::size_t mixed = 0;     // some files of a set old, others new
    std::size_t unwritten = 0; // status 0 or 1, and not everything is written
    std::size_t left = 0;      // temporary files that nobody removed
};

class Faults {
  public:
    Faults() {
        work = scratch.path("work");
        fs::create_directories(work);
        const RunOptions here{.input = {}, .folder = work, .environment = {}};
        REQUIRE(run_cantrip({"init", "owls", "--game", "evenfall"}, here).status == 0);
        const std::string po = export_of("po", {});
        const std::string words = export_of("po", {"--words"});
        before = files_of(work);
        before["owls/a.cant"] = "ritual   aa  \"AA\" {\n instant: { gain 1 mana }\n}\n";
        before["owls/b.cant"] = "ritual   bb  \"BB\" {\n instant: { gain 2 mana }\n}\n";
        before["cs.po"] = po;
        before["words.po"] = words;
        before["cards.csv"] = "id,name\naa,Aardvark\nbb,Bumblebee\n";
    }

    std::string export_of(const std::string& format, std::vector<std::string> more) const {
        std::vector<std::string> words{"l10n", "export", "owls", "--lang", "cs", "--format", format};
        words.insert(words.end(), more.begin(), more.end());
        const RunResult result = run_cantrip(words, {.input = {}, .folder = work, .environment = {}});
        REQUIRE(result.status == 0);
        return result.out;
    }

    // What a fault left, after the next command has read the set.
    void check(const Writer& writer, const Fault& fault, const Files& after) {
        restore(work, before);
        const RunResult run = run_with_fault(writer.arguments, work, fault);
        const Files torn = files_of(work);
        INFO(writer.name << " with " << fault.text() << " ended with " << run.status << "\n" << run.err);
        Tally& tally = tallies[writer.name];
        ++tally.tried;
        CHECK((run.status <= 2 || (fault.what == "kill" && run.status == 128 + 9) ||
               (fault.what == "interrupt" && run.status == 128 + 2)));
        (void)run_cantrip(writer.beside_the_set ? writer.arguments : std::vector<std::string>{"check", "."},
                          {.input = {}, .folder = work, .environment = {}});
        const RunResult read =
            run_cantrip({"check", "owls"}, {.input = {}, .folder = work, .environment = {}});
        INFO(read.out);
        CHECK(read.status == 0);
        Files now = files_of(work);
        const std::size_t left = std::erase_if(
            now, [](const auto& file) { return file.first.find(".cantrip-") != std::string::npos; });
        // Only a process that was killed cannot clean up; the next writer does it.
        if (fault.what != "kill") count(left == 0, tally.left);
        if (run.status == 0 || run.status == 1) count(now == after, tally.unwritten);
        const bool whole = std::all_of(now.begin(), now.end(), [&](const auto& file) {
            const auto& [path, text] = file;
            const auto was = before.find(path), becomes = after.find(path);
            return (was != before.end() && was->second == text) ||
                   (becomes != after.end() && becomes->second == text);
        });
        count(whole, tally.torn);
        if (whole && !is_mixture_allowed(writer)) count(now == before || now == after, tally.mixed);
        finish(writer, after, left);
    }

    static void count(bool good, std::size_t& bad) {
        CHECK(good);
        bad += good ? 0U : 1U;
    }

    // The same command once more finishes the work and leaves nothing behind.
    void finish(const Writer& writer, const Files& after, std::size_t left) {
        if (left == 0 && slice.random() % 8 != 0) return;
        // What is done already cannot be done again by these.
        const bool once = writer.name.starts_with("init") || writer.name == "add";
        const bool made = once && files_of(work) == after;
        const RunResult again =
            run_cantrip(writer.arguments, {.input = {}, .folder = work, .environment = {}});
        INFO("again: " << again.err);
        CHECK((again.status <= 1 || made));
        if (!made) count(files_of(work) == after, tallies[writer.name].left);
    }

    const Scratch scratch;
    std::string work;
    Files before;
    std::map<std::string, Tally> tallies;
    Slice slice{8};
};

} // namespace

TEST_CASE("whatever fails, a set is as it was or as it should be", "[faults]") {
    Faults faults;
    const std::vector<Writer> writers{
        {"fmt", {"fmt", "owls"}},
        {"lint --fix", {"lint", "owls", "--fix", "--exit-zero"}},
        {"lint --write-baseline", {"lint", "owls", "--write-baseline", "baseline.json"}},
        {"l10n update", {"l10n", "update", "owls", "--lang", "cs,en"}},
        {"l10n import", {"l10n", "import", "cs.po", "owls", "--lang", "cs"}},
        {"init", {"init", "new/bats", "--game", "evenfall"}},
        {"init into a folder", {"init", ".", "--game", "evenfall", "--name", "bats"}},
        {"--output", {"text", "owls", "--output", "texts.txt"}},
        {"add", {"add", "owls", "Gain 1 mana.", "--card", "cc", "--kind", "ritual", "--heading", "instant"}},
        {"table import", {"table", "import", "cards.csv", "owls", "--write"}},
        {"l10n sign",
         {"l10n", "sign", "aa/instant/1", "owls", "--lang", "cs", "--by", "Jana N.", "--on", "2026-11-18"}},
        {"l10n sheet", {"l10n", "sheet", "owls", "--lang", "cs", "--into", "sheets"}, true},
        {"render", {"render", "owls", "--format", "svg", "--into", "drawn"}, true},
        {"book", {"book", "owls", "--format", "html", "--into", "drawn"}, true},
        {"manual", {"manual", "--folder", "pages"}},
    };
    std::size_t tried = 0;
    for (const Writer& writer : writers) {
        restore(faults.work, faults.before);
        auto counts = count_calls(writer.arguments, faults.work);
        const Files after = files_of(faults.work);
        INFO(writer.name);
        CHECK(after != faults.before);
        CHECK(counts["fsync"] >= 2);
        counts.erase("malloc");
        for (const auto& [call, count] : counts) {
            for (long number = 1; number <= count; ++number) {
                for (const char* what : {"5", "28", "kill", "interrupt", "short"}) {
                    if ((what == std::string("short")) > (call == "write") || !faults.slice.takes()) continue;
                    faults.check(writer, {call, number, what}, after);
                    ++tried;
                }
            }
        }
    }
    CHECK(tried > 20);
    std::string table;
    for (const auto& [name, t] : faults.tallies)
        table += name + ": " + std::to_string(t.tried) + " faults, torn " + std::to_string(t.torn) +
                 ", mixed " + std::to_string(t.mixed) + ", unwritten " + std::to_string(t.unwritten) +
                 ", temporary files left " + std::to_string(t.left) + "\n";
    WARN(tried << " faults\n" << table);
}
