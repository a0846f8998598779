// Every example of the documentation says what it claims to say.

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

#include "lang/format/format.hpp"
#include "tests/docs/doc_package.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::string where(const DocPage& page, const DocBlock& block) {
    return page.path + ":" + std::to_string(block.line);
}

std::vector<std::string> wanted_codes(const DocBlock& block) {
    std::vector<std::string> codes;
    std::istringstream list(value_of(block, "error"));
    for (std::string code; std::getline(list, code, ',');) codes.push_back(code);
    return codes;
}

std::string formatted(const std::string& text) {
    Sources sources;
    Diagnostics diagnostics;
    return format_source(sources, sources.add("cards.cant", text), diagnostics).text;
}

// What a command prints about a block, with the folders of this machine left out.
std::string printed_about(const DocBlock& block, const std::string& command,
                          const std::vector<std::string>& options) {
    const Scratch scratch;
    scratch.write("example/package.cant", "package example { uses " + value_of(block, "using") + " }\n");
    scratch.write("example/cards.cant", block.content());
    std::vector<std::string> arguments{command, scratch.path("example")};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const std::string out = run_cantrip(arguments).out;
    return std::regex_replace(out, std::regex("[^ ]*/example/"), "");
}

// Headings as links name them: "may, if, match" is "may-if-match".
std::set<std::string> anchors_of(const std::string& markdown) {
    std::set<std::string> anchors;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("#")) continue;
        std::string anchor;
        for (const char c : line.substr(std::min(line.find_first_not_of("# "), line.size()))) {
            if (std::isalnum(static_cast<unsigned char>(c)) != 0)
                anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            else if (c == ' ' || c == '-')
                anchor += '-';
        }
        anchors.insert(std::move(anchor));
    }
    return anchors;
}

} // namespace

namespace {

// Whether a page writes the package that the block is a file of.
bool is_in_package(const DocPage& page, const DocBlock& block) {
    const std::string path = value_of(block, "file");
    const std::string package = path.substr(0, path.find('/')) + "/package.cant";
    return !path.empty() && std::any_of(page.blocks.begin(), page.blocks.end(), [&](const DocBlock& other) {
        return value_of(other, "file") == package;
    });
}

} // namespace

TEST_CASE("examples of the documentation give the codes they name, or none, and their scenarios pass",
          "[docs]") {
    std::size_t tried = 0;
    for (const DocPage& page : doc_pages()) {
        for (const DocBlock& block : page.blocks) {
            // The files of a whole package are checked together, by the commands of their page.
            if (block.language() != "cant" || is_in_package(page, block)) continue;
            ++tried;
            INFO(where(page, block) << "\n" << block.text);
            const CheckedBlock checked = check_block(block);
            INFO(checked.text);
            CHECK(checked.codes == wanted_codes(block));
            CHECK(checked.failed == std::vector<std::string>{});
        }
    }
    CHECK(tried >= 90);
}

TEST_CASE("examples of the documentation are in style", "[docs]") {
    for (const DocPage& page : doc_pages()) {
        for (const DocBlock& block : page.blocks) {
            if (block.language() != "cant" || block.has_flag("unformatted") ||
                !value_of(block, "error").empty())
                continue;
            INFO(where(page, block));
            CHECK(formatted(block.content()) == block.content());
        }
    }
}

TEST_CASE("messages, formatted cards and card texts in the documentation are real", "[docs]") {
    std::size_t messages = 0;
    for (const DocPage& page : doc_pages()) {
        const DocBlock* last = nullptr;
        for (const DocBlock& block : page.blocks) {
            INFO(where(page, block));
            if (block.language() == "cant") last = &block;
            if (block.language() != "text") continue;
            if (block.has_flag("diagnostics")) {
                REQUIRE(last != nullptr);
                CHECK(check_block(*last).text == block.content());
                ++messages;
            }
            if (const std::string languages = value_of(block, "lang"); !languages.empty()) {
                REQUIRE(last != nullptr);
                CHECK(printed_about(*last, "text", {"--lang", languages}) == block.content());
            }
            if (const std::string rules = value_of(block, "lint"); !rules.empty()) {
                REQUIRE(last != nullptr);
                CHECK(printed_about(*last, "lint", {"--select", rules}) == block.content());
            }
            if (block.has_flag("formatted")) {
                REQUIRE(last != nullptr);
                CHECK(formatted(last->content()) == block.content());
            }
        }
    }
    CHECK(messages >= 2);
}

TEST_CASE("what examples stand on is clean and in style", "[docs]") {
    std::size_t preambles = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(CANTRIP_SOURCE_DIR "/docs/reference/preambles")) {
        INFO(entry.path());
        const std::string text = read_all(entry.path().string());
        const CheckedBlock checked = check_block({"", "cant", text, 1});
        CHECK(checked.text == "");
        CHECK(formatted(text) == text);
        ++preambles;
    }
    CHECK(preambles >= 1);
}

TEST_CASE("the documentation lists exactly the reserved words", "[docs]") {
    std::set<std::string> reserved, contextual;
#define SYMBOL(kind, text)
#define OTHER(kind, text)
#define RESERVED(word) reserved.insert(#word);
#define CONTEXTUAL(word) contextual.insert(#word);
#include "lang/syntax/tokens.def"

    std::set<std::string> listed_reserved, listed_free;
    std::set<std::string>* list = &listed_reserved;
    std::istringstream lines(read_all(CANTRIP_SOURCE_DIR "/docs/reference/reserved-words.md"));
    const std::regex word("`([a-z]+)`");
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## ")) list = &listed_free;
        if (!line.starts_with("| ")) continue;
        for (std::sregex_iterator it(line.begin(), line.end(), word), end; it != end; ++it)
            list->insert((*it)[1]);
    }
    CHECK(listed_reserved == reserved);
    CHECK(listed_free == contextual);
}

TEST_CASE("links between pages lead somewhere", "[docs]") {
    namespace fs = std::filesystem;
    const std::regex link(R"(\]\(([^)#:]+)(#([^)]*))?\))");
    for (const DocPage& page : doc_pages()) {
        const std::string text = read_all(CANTRIP_SOURCE_DIR "/" + page.path);
        const fs::path folder = fs::path(CANTRIP_SOURCE_DIR "/" + page.path).parent_path();
        for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it) {
            INFO(page.path << ": " << (*it)[0]);
            const fs::path target = folder / std::string((*it)[1]);
            REQUIRE(fs::exists(target));
            if ((*it)[3].matched) CHECK(anchors_of(read_all(target.string())).contains((*it)[3]));
        }
    }
}
