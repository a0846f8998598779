#include "tests/tools/text/renamed_corpus.hpp"

#include <filesystem>
#include <map>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

#include "lang/syntax/lexer.hpp"
#include "tools/text/pack/pack_line.hpp"

namespace cantrip::testing {
namespace {

namespace fs = std::filesystem;

const fs::path root = CANTRIP_SOURCE_DIR;

bool is_identifier_part(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    return files;
}

// Every run of letters that could be a name.
void add_runs(const std::string& text, std::set<std::string>& out) {
    std::string run;
    for (const char c : text + " ") {
        if (is_identifier_part(c))
            run += c;
        else if (!run.empty())
            out.insert(std::exchange(run, ""));
    }
}

class Renamer {
  public:
    Renamer() {
        // Who is not renamed himself keeps his names.
        for (const char* folder : {"stdlib/core", "stdlib/text"}) {
            for (const fs::path& file : files_below(root / folder)) add_runs(read_all(file.string()), kept_);
        }
        for (const char* word : {"cs", "sr", "de", "en"}) kept_.insert(word);
        for (const char* folder : {"stdlib", "cards"}) {
            for (const auto& entry : fs::directory_iterator(root / folder))
                kept_.insert(entry.path().filename().string());
        }
        for (const char* folder : {"stdlib", "cards"}) {
            for (const fs::path& file : files_below(root / folder)) {
                if (file.filename() == "package.cant") keep_names_of(file);
            }
        }
    }

    std::string source(const std::string& text) {
        Sources sources;
        Diagnostics diagnostics;
        const FileId file = sources.add("x.cant", text);
        const Tokens tokens = lex(sources, file, diagnostics);
        std::string out;
        std::uint32_t done = 0;
        for (std::uint32_t i = 0; i < tokens.list.size(); ++i) {
            if (tokens.list[i].kind() != TokenKind::ident) continue;
            out += text.substr(done, tokens.list[i].begin - done) + renamed(std::string(tokens.text_of(i)));
            done = tokens.list[i].end();
        }
        return out + text.substr(done);
    }

    // In a lexicon names stand outside of quotes, alone or in a row: `kind.field`, `{slot:form}`. An icon is
    // no name.
    std::string lexicon(const std::string& text) {
        Sources sources;
        Diagnostics diagnostics;
        const FileId file = sources.add("x.lex", text);
        std::string out;
        std::uint32_t done = 0;
        for (const text::PackLine& line : text::read_pack_lines(sources, file, diagnostics)) {
            for (std::size_t i = 0; i < line.tokens.size(); ++i) {
                const text::PackToken& token = line.tokens[i];
                if (token.quoted || (i > 0 && line.tokens[i - 1].text == "icon")) continue;
                out += text.substr(done, token.at.begin - done) +
                       runs_renamed(text.substr(token.at.begin, token.at.end - token.at.begin));
                done = token.at.end;
            }
        }
        return out + text.substr(done);
    }

    [[nodiscard]] std::size_t count() const { return names_.size(); }
    // Lexicons only rename what card files have named.
    bool only_known = false;

  private:
    void keep_names_of(const fs::path& package) { add_runs(read_all(package.string()), kept_); }

    std::string renamed(const std::string& name) {
        if (kept_.contains(name)) return name;
        const auto known = names_.find(name);
        if (known != names_.end()) return known->second;
        if (only_known) return name;
        return names_[name] =
                   std::string(odd_mark) + "_" + std::to_string(names_.size() * 7919 % 100003) + "_z";
    }

    std::string runs_renamed(const std::string& token) {
        std::string out, run;
        for (const char c : token + " ") {
            // Letters of other languages belong to words: they are no names.
            if (is_identifier_part(c) || (c & 0x80) != 0 || (c >= 'A' && c <= 'Z')) {
                run += c;
                continue;
            }
            out += run.empty() ? "" : renamed(std::exchange(run, ""));
            out += c;
        }
        out.pop_back();
        return out;
    }

    std::set<std::string> kept_;
    std::map<std::string, std::string> names_;
};

} // namespace

void write_renamed_corpus(const Scratch& folder) {
    Renamer renamer;
    const auto write = [&](const fs::path& file, const std::string& where, const std::string& text) {
        REQUIRE_FALSE(
            folder
                .write(where + "/" +
                           fs::relative(file, root / (where == "library" ? "stdlib" : "cards")).string(),
                       text)
                .empty());
    };
    std::vector<std::pair<std::string, fs::path>> lexicons;
    for (const auto& [from, where] :
         {std::pair<std::string, std::string>{"stdlib", "library"}, {"cards", "cards"}}) {
        for (const fs::path& file : files_below(root / from)) {
            const std::string below = fs::relative(file, root / from).string();
            const bool untouched = below.starts_with("core") || below.starts_with("text/") ||
                                   below.find("template") != std::string::npos;
            if (below.find("scenarios") != std::string::npos) continue;
            if (untouched || file.filename() == "package.cant")
                write(file, where, read_all(file.string()));
            else if (file.extension() == ".cant")
                write(file, where, renamer.source(read_all(file.string())));
            else if (file.extension() == ".lex")
                lexicons.emplace_back(where, file);
        }
    }
    CHECK(renamer.count() > 500);
    renamer.only_known = true;
    for (const auto& [where, file] : lexicons) write(file, where, renamer.lexicon(read_all(file.string())));
}

} // namespace cantrip::testing
