#pragma once
// The checked programs around open files.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "lang/check/programs.hpp"
#include "tools/lsp/documents.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::lsp {

// What is known around one open file: its package and all that it uses, with unsaved texts. Valid while
// `texts` are what the editor shows; see Workspace::around.
struct Checked {
    std::unique_ptr<Programs> programs;
    std::map<std::string, std::int64_t> versions; // of open files that were read, by path

    // The file of an open document in the sources, and its tree; nothing when its package does not hold it.
    [[nodiscard]] std::optional<FileId> file_of(const Document& document) const;
    [[nodiscard]] const Tree* tree_of(FileId file) const;
    // The program that a file belongs to; nothing when none could be made.
    [[nodiscard]] std::optional<std::size_t> program_of(FileId file) const;
    [[nodiscard]] std::string path_of(FileId file) const;

    // Packs are loaded when a text is first asked for.
    [[nodiscard]] const text::Language* language(const std::string& tag, std::size_t program,
                                                 const std::vector<std::string>& libraries);
    text::Keys keys;

  private:
    std::map<std::pair<std::string, std::size_t>, std::optional<text::Language>> languages_;
};

class Workspace {
  public:
    explicit Workspace(std::vector<std::string> libraries) : libraries_(std::move(libraries)) {}

    // Checks again only if an open file that the last check read has another version, or was opened or
    // closed.
    [[nodiscard]] Checked& around(const Document& document, const Documents& documents);
    // Files changed on disk.
    void forget() { by_package_.clear(); }
    [[nodiscard]] const std::vector<std::string>& libraries() const { return libraries_; }
    // How often programs were checked: tests see that nothing is checked twice.
    [[nodiscard]] std::uint64_t checks() const { return checks_; }

  private:
    std::vector<std::string> libraries_;
    std::map<std::string, std::unique_ptr<Checked>> by_package_; // by the folder of the package
    std::uint64_t checks_ = 0;
};

} // namespace cantrip::lsp
