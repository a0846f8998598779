// Every row of the table of commands comes to its end on broken input: exit 0, 1 or 2 and a message, within
// two seconds of processor time and one GB. A new command is tried without a word about it here.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <random>

#include <catch2/catch.hpp>

#include "lang/diagnostics/pages.hpp"
#include "tests/support/doc_blocks.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"
#include "tools/commands/commands.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

// What a run tries, printed so that it can be repeated.
std::mt19937& random_numbers() {
    static std::mt19937 numbers = [] {
        const char* given = std::getenv("CANTRIP_SEED");
        const auto seed = given != nullptr ? static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10))
                                           : std::random_device{}();
        WARN("seed of the broken input: CANTRIP_SEED=" << seed);
        return std::mt19937(seed);
    }();
    return numbers;
}
std::size_t any_below(std::size_t most) { return most == 0 ? 0 : random_numbers()() % most; }

std::vector<std::string> words_of(std::string_view name) {
    std::vector<std::string> out;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find(' '), name.size());
        out.emplace_back(name.substr(0, end));
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return out;
}

using Words = std::vector<std::string>;

// What stands behind the name of a command, several times where options lead elsewhere. A command that is not
// named here takes the set. `file` is what commands read that take one.
std::vector<Words> calls_of(std::string_view name, const std::string& set, const std::string& file) {
    const std::map<std::string_view, std::vector<Words>> own{
        {"init", {{set + "/inner", "--game", "evenfall"}}},
        {"explain", {{"C0001"}}},
        {"add", {{set, "Gain 2 mana.", "--card", "zz"}, {set, "Gain 2 mana."}}},
        {"doctor", {{}}},
        {"lsp", {{}}},
        {"manual", {{}, {"check"}}},
        {"completion", {{"bash"}}},
        {"lexicon expand", {{"--lib", set}}},
        {"show", {{"zz", set}}},
        {"text", {{set}, {set, "--lang", "cs", "--format", "markdown"}, {set, "--format", "json"}}},
        {"text why", {{"zz", set}}},
        {"lint", {{set}, {set, "--fix", "--exit-zero"}}},
        {"proof", {{file, set, "--lang", "cs"}}},
        {"l10n import", {{file, set, "--lang", "cs"}}},
        {"l10n export", {{set, "--lang", "cs"}, {set, "--lang", "cs", "--format", "xliff"}}},
        {"l10n impact", {{set, "--save", "--lang", "cs"}}},
        {"l10n sheet", {{set, "--lang", "cs", "--into", set + "/drawn"}}},
        {"l10n sign", {{"zz/instant/1", set, "--lang", "cs", "--by", "Jana"}}},
        {"render", {{set, "--into", set + "/drawn"}, {set, "--format", "png", "--into", set + "/drawn"}}},
        {"book", {{set, "--into", set + "/drawn"}, {set, "--format", "html", "--into", set + "/drawn"}}},
        {"diff", {{set, set}}},
        {"table export", {{set}, {set, "--format", "xlsx"}}},
        {"table import", {{file, set}, {file, set, "--write", "--partial", "--effects"}}},
        {"test", {{set}, {set, "--reach"}, {set, "--mutants", "5"}}},
        {"sim", {{set, "--games", "1"}}},
        {"play", {{set}, {set, "--bot", "1"}, {set, "--protocol", "json", "--seat", "1"}}},
        {"replay", {{file, set}}},
    };
    const auto found = own.find(name);
    return found == own.end() ? std::vector<Words>{{set}} : found->second;
}

// What comes in at standard input: lines of a player, or messages of an editor.
std::string input_of(std::string_view name) {
    if (name != "lsp") return "Gain 2 mana.\n1\nwhy\nlook\nundo\nquit\n{\"board\": 0}\n{\"answer\": [0]}\n";
    std::string out;
    for (
        const std::string_view body :
        {R"({"id":0,"method":"initialize","params":{}})",
         R"({"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///none/a.cant","version":1,"text":"package a\nkind b {\n"}}})",
         R"({"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///none/a.cant"},"position":{"line":1,"character":3}}})",
         R"({"id":2,"method":"shutdown"})", R"({"method":"exit"})"})
        out += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
    return out;
}

void limit(__rlimit_resource resource, rlim_t most) {
    const rlimit both{most, most};
    if (::setrlimit(resource, &both) != 0) ::_exit(127);
}

// Two seconds of processor time, and more for commands that read every dictionary of the machine first: the
// set has no part in what that takes.
rlim_t seconds_for(std::string_view command) {
    const bool reads_dictionaries = command == "doctor" || command.starts_with("lexicon");
    return reads_dictionaries ? 60 : 2;
}

// As run_cantrip, with a limit of processor time and one GB. Sanitizers need more of both.
RunResult run_limited(const std::vector<std::string>& arguments, std::string_view input, rlim_t seconds) {
    if (slowness > 1) return run_cantrip(arguments, {.input = input, .folder = {}, .environment = {}});
    const Scratch scratch;
    const std::string in = scratch.write("in", input), out = scratch.write("out", ""),
                      err = scratch.write("err", "");
    std::vector<std::string> words{CANTRIP_BINARY};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        if (::freopen(in.c_str(), "r", stdin) == nullptr || ::freopen(out.c_str(), "w", stdout) == nullptr ||
            ::freopen(err.c_str(), "w", stderr) == nullptr)
            ::_exit(127);
        limit(RLIMIT_CPU, seconds);
        limit(RLIMIT_AS, rlim_t{1} << 30U);
        ::execv(CANTRIP_BINARY, argv.data());
        ::_exit(127);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read_all(out), read_all(err)};
}

void comes_to_its_end(const Command& command, const std::string& set, const std::string& file) {
    for (const Words& operands : calls_of(command.name, set, file)) {
        Words words = words_of(command.name);
        words.insert(words.end(), operands.begin(), operands.end());
        const RunResult result = run_limited(words, input_of(command.name), seconds_for(command.name));
        INFO("cantrip " << command.name << (operands.empty() ? "" : " … " + operands.back()) << " ended with "
                        << result.status << "\n"
                        << result.err.substr(0, 2000));
        CHECK((result.status >= 0 && result.status <= 2));
        CHECK(result.err.find("internal error") == std::string::npos);
        if (result.status == 2) CHECK_FALSE((result.out + result.err).empty());
    }
}

std::vector<std::string> error_examples() {
    std::vector<std::string> out;
    for (const CodeInfo& row : all_codes())
        for (const DocBlock& block : doc_blocks(page(row)))
            if (block.language() == "cant" && block.section == "Example") out.push_back(block.content());
    return out;
}

// Files that are not ours to break: they are read, cut and changed.
std::vector<std::string> files_in(const std::string& folder, const std::string& ending) {
    std::vector<std::string> out;
    for (const auto& entry : fs::recursive_directory_iterator(std::string(CANTRIP_SOURCE_DIR) + folder))
        if (entry.is_regular_file() && (ending.empty() || entry.path().extension() == ending))
            out.push_back(entry.path().string());
    std::sort(out.begin(), out.end());
    return out;
}

// Cut somewhere, some bytes changed, a piece said again or left out.
std::string spoiled(std::string text) {
    static const std::vector<std::string> pieces{"{",         "}",    "(",    "\"",  "\n",    " + ", " and ",
                                                 "999999999", "\xff", "\x1b", "if ", "each ", "-",   "\0",
                                                 "<",         ">",    ",",    "'",   "=",     "/"};
    for (std::size_t i = any_below(4); i-- > 0 && !text.empty();) {
        const std::size_t at = any_below(text.size()), length = any_below(30);
        switch (any_below(4)) {
        case 0: text.insert(at, pieces[any_below(pieces.size())]); break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(at, text.substr(any_below(text.size()), length)); break;
        default: text[at] = static_cast<char>(any_below(256));
        }
    }
    if (any_below(2) == 0) text.resize(any_below(text.size() + 1));
    return text;
}

void write_set(const Scratch& scratch, const std::string& text) {
    if (text.find("package ") == std::string::npos)
        scratch.write("set/package.cant", "package broken \"Broken\" { uses core }\n");
    scratch.write("set/cards.cant", text);
}

} // namespace

// Otherwise the other tests would only see how a wrong call is refused.
TEST_CASE("every command understands how these tests call it", "[every]") {
    const Scratch scratch;
    const RunOptions here{.input = {}, .folder = scratch.path(""), .environment = {}};
    const auto make = [&](const Words& words) {
        const RunResult result = run_cantrip(words, here);
        INFO(words[0] << "\n" << result.err);
        REQUIRE(result.status == 0);
        return result.out;
    };
    make({"init", "set", "--game", "evenfall", "--name", "owls"});
    scratch.write("set/zz.cant", "ritual zz \"ZZ\" {\n  instant: gain 2 mana\n}\n");
    make({"l10n", "update", "set", "--lang", "cs"});
    make({"play", "set", "--bot", "1,2", "--record", "game.record"});
    const std::map<std::string_view, std::string> files{
        {"proof", scratch.write("printed.csv", "card,text\nzz,Okamžitě: získej 2 many.\n")},
        {"l10n import", scratch.write("cs.po", make({"l10n", "export", "set", "--lang", "cs"}))},
        {"table import", scratch.write("cards.csv", "id,name\nzz,Zebra\n")},
        {"replay", scratch.path("game.record")},
    };
    for (const Command* command : all_commands()) {
        const auto file = files.find(command->name);
        for (const Words& operands :
             calls_of(command->name, scratch.path("set"), file == files.end() ? "" : file->second)) {
            Words words = words_of(command->name);
            words.insert(words.end(), operands.begin(), operands.end());
            const RunResult result = run_limited(words, input_of(command->name), 60);
            INFO("cantrip " << command->name << (operands.empty() ? "" : " … " + operands.back()) << "\n"
                            << result.out.substr(0, 300) << result.err);
            CHECK((result.status == 0 || result.status == 1));
        }
    }
}

TEST_CASE("every command comes to its end on an example of a diagnostic", "[every]") {
    const std::vector<std::string> examples = error_examples();
    REQUIRE(examples.size() >= 90);
    for (const Command* command : all_commands()) {
        for (int tries = 0; tries < 2; ++tries) {
            const std::string& example = examples[any_below(examples.size())];
            const Scratch scratch;
            write_set(scratch, example);
            INFO(example);
            comes_to_its_end(*command, scratch.path("set"),
                             scratch.write("printed.csv", "card,text\nzz,Gain 2.\n"));
        }
    }
}

TEST_CASE("every command comes to its end on a file that was cut or changed", "[every]") {
    const std::vector<std::string> cards = files_in("/tests/fuzz/corpus/program", ""),
                                   sources = files_in("/stdlib", ".cant");
    const std::vector<std::string> foreign = files_in("/tests/fuzz/corpus", "");
    for (const Command* command : all_commands()) {
        for (int tries = 0; tries < 2; ++tries) {
            const std::string& from =
                tries == 0 ? sources[any_below(sources.size())] : cards[any_below(cards.size())];
            const std::string& other = foreign[any_below(foreign.size())];
            const Scratch scratch;
            const std::string text = spoiled(read_all(from));
            write_set(scratch, text);
            scratch.write("set/l10n/lock", tries == 1 ? spoiled(read_all(other)) : "");
            const std::string file =
                scratch.write("file" + fs::path(other).extension().string(), spoiled(read_all(other)));
            INFO(from << " and " << other << "\n" << text.substr(0, 3000));
            comes_to_its_end(*command, scratch.path("set"), file);
        }
    }
}

TEST_CASE("long chains, deep nesting and many parts are limited and told", "[every]") {
    const std::string head =
        "package broken \"Broken\" { uses core }\ngame owls \"Owls\" { players 1..2 }\n"
        "token mana \"mana\" of player\nkind cave \"cave\" is card { depth number = 1 }\n";
    const auto chain = [](const std::string& piece, std::size_t bytes) {
        std::string out;
        while (out.size() < bytes) out += piece;
        return out;
    };
    // Each line has an error of its own, and names that nobody knows.
    std::string unknown;
    for (int i = 0; unknown.size() < 900'000; ++i)
        unknown += "cave zz" + std::to_string(i) + " \"Z\" { instnt" + std::to_string(i) + ": gai 1 }\n";
    const std::vector<std::string> all{
        unknown,
        chain("gain two mana and draw a card\n", 900'000),
        "verb go { gain (" + chain("1 + ", 1'000'000) + "1) mana }\n",
        "verb go { gain (" + chain("1 - ", 500'000) + "1) mana }\n",
        "verb go { gain " + chain("1 mana + ", 500'000) + "1 mana }\n",
        "verb go { if " + chain("mana > 1 and ", 500'000) + "mana > 1: gain 1 mana }\n",
        "verb go { if " + chain("mana > 1 or ", 500'000) + "mana > 1: gain 1 mana }\n",
        "verb go { if " + chain("mana > 1 and ", 1'000) + "mana > 1: gain 1 mana }\n",
        "verb go { gain (" + chain("(1 + 1 + ", 100'000) + "1" + chain(" + 1)", 50'000) + ") mana }\n",
        "verb go { " + chain("if mana > 1: ", 200'000) + "gain 1 mana }\n",
        "cave t \"T\" { 99999999 cave { depth 1 } }\n",
        "cave t \"T\" { copies 100000000 }\n",
        chain("zzz yyy xxx\n", 300'000),
        chain("{", 200'000),
    };
    for (const std::string& text : all) {
        const Scratch scratch;
        scratch.write("set/cards.cant", head + text);
        scratch.write("set/package.cant", "");
        fs::rename(scratch.path("set/cards.cant"), scratch.path("set/package.cant"));
        for (const Command* command : all_commands()) {
            if (any_below(all_commands().size()) > 4 && command->name != "check") continue;
            INFO(text.substr(0, 60));
            comes_to_its_end(*command, scratch.path("set"),
                             scratch.write("printed.csv", "card,text\nt,Gain 2.\n"));
        }
    }
}

TEST_CASE("standard input without an end is limited", "[every]") {
    const Scratch scratch;
    write_set(scratch,
              "game owls \"Owls\" { players 1..2 start day }\nphase day { choose 1 of { nothing\n win } }\n");
    const std::string zeros(70'000'000, '\0');
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"check", "-"},
                                               {"text", "parse", scratch.path("set")},
                                               {"play", scratch.path("set")},
                                               {"play", scratch.path("set"), "--protocol", "json"}}) {
        const RunResult result = run_cantrip(words, {.input = zeros, .folder = {}, .environment = {}});
        INFO(words[0] << result.err.substr(0, 500));
        CHECK((result.status >= 0 && result.status <= 2));
        CHECK_FALSE((result.out + result.err).empty());
    }
}

TEST_CASE("a document that unpacks to a hundred times its size is limited", "[every]") {
    const Scratch scratch;
    write_set(scratch, "game owls \"Owls\" { players 1..2 }\ntoken mana \"mana\" of player\n"
                       "kind cave \"cave\" is card { heading instant \"Instant\" }\n"
                       "cave zz \"ZZ\" { instant: gain 2 mana }\n");
    // As much as may be unpacked, and twice that.
    for (const char* millions : {"4", "8"}) {
        const std::string file = scratch.path("pages.docx");
        const std::string line =
            "python3 -c \"import zipfile; zipfile.ZipFile('" + file +
            "', 'w', zipfile.ZIP_DEFLATED).writestr('word/document.xml', '<a>' + '<p/>' * " + millions +
            "000000 + '</a>')\"";
        REQUIRE(std::system(line.c_str()) == 0);
        REQUIRE(fs::file_size(file) < 1'000'000);
        const RunResult result = run_limited({"proof", file, scratch.path("set"), "--lang", "cs"}, "", 2);
        INFO(result.err);
        CHECK((result.status >= 0 && result.status <= 2));
        if (millions[0] == '8') CHECK_THAT(result.err, Catch::Matchers::Contains("unpacks to more than"));
    }
}
