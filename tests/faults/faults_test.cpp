// Every command that writes, with every call that can fail failing: afterwards the set is as it was, or as it
// should be.

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
};

// Each file for itself is whole; only sets have to be so together.
bool is_mixture_allowed(const Writer& writer) { return writer.name == "fmt"; }

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
        CHECK((run.status <= 2 || (fault.what == "kill" && run.status == 128 + 9) ||
               (fault.what == "interrupt" && run.status == 128 + 2)));
        (void)run_cantrip({"check", "."}, {.input = {}, .folder = work, .environment = {}});
        const RunResult read =
            run_cantrip({"check", "owls"}, {.input = {}, .folder = work, .environment = {}});
        INFO(read.out);
        CHECK(read.status == 0);
        Files now = files_of(work);
        const std::size_t left = std::erase_if(
            now, [](const auto& file) { return file.first.find(".cantrip-") != std::string::npos; });
        // Only a process that was killed cannot clean up; the next writer does it.
        if (fault.what != "kill") CHECK(left == 0);
        if (run.status == 0 || run.status == 1) CHECK(now == after);
        if (is_mixture_allowed(writer)) {
            for (const auto& [path, text] : now) CHECK((text == before[path] || text == after.at(path)));
        } else {
            CHECK((now == before || now == after));
        }
        finish(writer, after, left);
    }

    // The same command once more finishes the work and leaves nothing behind.
    void finish(const Writer& writer, const Files& after, std::size_t left) {
        if (left == 0 && slice.random() % 8 != 0) return;
        const bool made = writer.name.starts_with("init") && files_of(work) == after;
        const RunResult again =
            run_cantrip(writer.arguments, {.input = {}, .folder = work, .environment = {}});
        INFO("again: " << again.err);
        CHECK((again.status <= 1 || made));
        if (!made) CHECK(files_of(work) == after);
    }

    const Scratch scratch;
    std::string work;
    Files before;
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
}
