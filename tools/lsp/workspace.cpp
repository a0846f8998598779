#include "tools/lsp/workspace.hpp"

#include <filesystem>

#include "lang/package/shown_path.hpp"

namespace cantrip::lsp {
namespace {

namespace fs = std::filesystem;

// The nearest folder with a package header; the file itself when it belongs to no package.
std::string package_of(const std::string& path) {
    std::error_code failed;
    for (fs::path folder = fs::path(path).parent_path(); !folder.empty(); folder = folder.parent_path()) {
        if (fs::exists(folder / package_header, failed)) return folder.string();
        if (folder == folder.parent_path()) break;
    }
    return path;
}

bool reads(const Programs& programs, const std::string& path) {
    const std::string shown = shown_path(path);
    for (std::uint32_t i = 0; i < programs.world.sources.size(); ++i)
        if (programs.world.sources.at(FileId(i)).path == shown) return true;
    return false;
}

// Open files below the folder of a loaded package or among its sources.
std::map<std::string, std::int64_t> versions_read(const Programs& programs, const Documents& documents) {
    std::map<std::string, std::int64_t> versions;
    for (const auto& [uri, document] : documents.all())
        if (reads(programs, document.path)) versions[document.path] = document.version;
    return versions;
}

} // namespace

std::optional<FileId> Checked::file_of(const Document& document) const {
    const std::string shown = shown_path(document.path);
    for (const Tree& tree : programs->world.trees)
        if (programs->world.sources.at(tree.file()).path == shown) return tree.file();
    return std::nullopt;
}

const Tree* Checked::tree_of(FileId file) const {
    for (const Tree& tree : programs->world.trees)
        if (tree.file() == file) return &tree;
    return nullptr;
}

std::optional<std::size_t> Checked::program_of(FileId file) const {
    for (std::size_t i = 0; i < programs->list.size(); ++i)
        for (const Tree* tree : programs->list[i].trees)
            if (tree->file() == file) return i;
    return std::nullopt;
}

std::string Checked::path_of(FileId file) const {
    std::error_code failed;
    return fs::absolute(programs->world.sources.at(file).path, failed).lexically_normal().string();
}

const text::Language* Checked::language(const std::string& tag, std::size_t program,
                                        const std::vector<std::string>& libraries) {
    const auto key = std::pair(tag, program);
    auto found = languages_.find(key);
    if (found == languages_.end()) {
        Diagnostics ignored; // `check` reports what is wrong with a pack
        found =
            languages_.emplace(key, text::load_language(tag, libraries, *programs, program, keys, ignored))
                .first;
    }
    return found->second ? &*found->second : nullptr;
}

Checked& Workspace::around(const Document& document, const Documents& documents) {
    const std::string package = package_of(document.path);
    std::unique_ptr<Checked>& known = by_package_[package];
    if (known != nullptr && known->versions == versions_read(*known->programs, documents) &&
        known->versions.contains(document.path))
        return *known;
    ++checks_;
    LoadOptions options{libraries_, {}};
    for (const auto& [uri, open] : documents.all()) options.texts[shown_path(open.path)] = open.text;
    known = std::make_unique<Checked>();
    known->programs = load_programs({document.path}, options);
    known->versions = versions_read(*known->programs, documents);
    // A file that exists only in the editor is read by no package; it is compared by its version all the
    // same.
    known->versions[document.path] = document.version;
    return *known;
}

} // namespace cantrip::lsp
