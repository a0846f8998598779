#include "tools/l10n/review/revision.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <filesystem>

#include "tools/support/run_program.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

namespace fs = std::filesystem;

struct Blob {
    std::string object, path;
};

// The repository may come with the set, so nothing that its configuration names is run: `cat-file` applies no
// filters, hooks lie nowhere, and objects that are missing are not fetched.
std::optional<std::string> git(const std::string& root, std::vector<std::string> words,
                               std::string_view input) {
    std::vector<std::string> command{"git", "--no-pager",           "-c", "core.hooksPath=/dev/null",
                                     "-c",  "core.fsmonitor=false", "-C", root};
    command.insert(command.end(), words.begin(), words.end());
    return run_program({std::move(command),
                        input,
                        {"GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0"}});
}

// Paths come out of the repository: they must go down only.
bool is_plain(const fs::path& path) {
    return !path.empty() && path.is_relative() &&
           std::none_of(path.begin(), path.end(),
                        [](const fs::path& part) { return part.empty() || part == "." || part == ".."; });
}

// What a package consists of. Links are left out: they could lead anywhere.
bool is_wanted(std::string_view mode, const fs::path& path, bool drawings) {
    const fs::path ending = path.extension();
    const bool drawing = ending == ".layout" || ending == ".svg" || ending == ".tsv" || ending == ".ttf" ||
                         ending == ".otf" || ending == ".png";
    return mode.starts_with("100") && is_plain(path) &&
           (ending == ".cant" || ending == ".lex" || ending == ".texts" || path.filename() == "lock" ||
            (drawings && drawing));
}

// Lines of `git ls-tree -z`: mode, type, object, tab, path.
std::vector<Blob> read_tree(std::string_view text, bool drawings) {
    std::vector<Blob> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\0'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos) continue;
        const auto words = split(line.substr(0, tab), " ");
        const std::string path(line.substr(tab + 1));
        if (words.size() == 3 && is_wanted(words[0], path, drawings))
            out.push_back({std::string(words[2]), path});
    }
    return out;
}

// The next object of `git cat-file --batch`: a line with its size, its bytes, a line break.
std::optional<std::string_view> next_object(std::string_view& text) {
    const std::size_t line = text.find('\n');
    if (line == std::string_view::npos) return std::nullopt;
    const auto words = split(text.substr(0, line), " ");
    std::size_t size = 0;
    if (words.size() != 3 || words[1] != "blob") return std::nullopt;
    const auto read = std::from_chars(words[2].data(), words[2].data() + words[2].size(), size);
    if (read.ec != std::errc{} || text.size() - line - 1 <= size) return std::nullopt;
    const std::string_view object = text.substr(line + 1, size);
    text.remove_prefix(line + size + 2);
    return object;
}

std::string repository_of(fs::path path) {
    std::error_code failed;
    path = fs::weakly_canonical(path, failed);
    for (; path.has_relative_path(); path = path.parent_path())
        if (fs::exists(path / ".git", failed)) return path.string();
    return {};
}

} // namespace

Result<Checkout, std::string> Checkout::make(const std::string& path, const std::string& revision,
                                             bool drawings) {
    const std::string root = repository_of(path);
    if (root.empty()) return Failure{"`" + path + "` lies in no git repository"};
    if (revision.starts_with('-')) return Failure{"`" + revision + "` is no revision"};
    const auto tree = git(root, {"ls-tree", "-r", "-z", "--full-tree", revision}, {});
    if (!tree) return Failure{"git has no revision `" + revision + "` in `" + root + "`"};
    const std::vector<Blob> blobs = read_tree(*tree, drawings);
    std::string objects;
    for (const Blob& blob : blobs) objects += blob.object + "\n";
    const auto contents = git(root, {"cat-file", "--batch"}, objects);
    if (!contents) return Failure{"git could not read the revision `" + revision + "`"};

    std::error_code failed;
    Checkout checkout(root,
                      TemporaryFolder(fs::temp_directory_path(failed).string(), "cantrip-revision", 0700));
    if (!checkout.folder_.is_open()) return Failure{std::string("no temporary folder can be made")};
    std::string_view rest = *contents;
    for (const Blob& blob : blobs) {
        const auto text = next_object(rest);
        if (!text)
            return Failure{"git could not read `" + blob.path + "` of the revision `" + revision + "`"};
        if (!checkout.folder_.write(blob.path, *text))
            return Failure{"`" + blob.path + "` of the revision cannot be written: " + std::strerror(errno)};
    }
    return checkout;
}

std::string Checkout::inside(const std::string& path) const {
    std::error_code failed;
    const std::string whole = fs::weakly_canonical(path, failed).string();
    if (whole != root_ && !whole.starts_with(root_ + "/")) return path;
    return folder_.path() + whole.substr(root_.size());
}

} // namespace cantrip::l10n
