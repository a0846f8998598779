#include "tools/l10n/review/revision.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

namespace cantrip::l10n {
namespace {

namespace fs = std::filesystem;

// Runs a program without a shell, its output into a file; the exit status.
int run(const std::vector<std::string>& words, const std::string& output) {
    std::vector<std::string> copy = words;
    std::vector<char*> argv;
    for (std::string& word : copy) argv.push_back(word.data());
    argv.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        const int out = ::open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const int quiet = ::open("/dev/null", O_WRONLY);
        ::dup2(out, STDOUT_FILENO);
        ::dup2(quiet, STDERR_FILENO);
        ::execvp(argv[0], argv.data());
        ::_exit(127);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child) return 127;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 127;
}

std::string repository_of(fs::path path) {
    std::error_code failed;
    path = fs::weakly_canonical(path, failed);
    for (; path.has_relative_path(); path = path.parent_path())
        if (fs::exists(path / ".git", failed)) return path.string();
    return {};
}

} // namespace

Result<Checkout, std::string> Checkout::make(const std::string& path, const std::string& revision) {
    const std::string root = repository_of(path);
    if (root.empty()) return Failure{"`" + path + "` lies in no git repository"};
    if (revision.starts_with('-')) return Failure{"`" + revision + "` is no revision"};
    std::string folder = (fs::temp_directory_path() / "cantrip-revision-XXXXXX").string();
    if (::mkdtemp(folder.data()) == nullptr) return Failure{std::string("no temporary folder can be made")};
    Checkout checkout(root, folder);
    const std::string archive = folder + "/.archive.tar";
    if (run({"git", "-C", root, "archive", "--format=tar", revision}, archive) != 0)
        return Failure{"git has no revision `" + revision + "` in `" + root + "`"};
    if (run({"tar", "-xf", archive, "-C", folder}, "/dev/null") != 0)
        return Failure{std::string("`tar` could not unpack the revision")};
    return checkout;
}

Checkout::Checkout(Checkout&& other) noexcept
    : root_(std::move(other.root_)), folder_(std::exchange(other.folder_, {})) {}

Checkout::~Checkout() {
    std::error_code ignored;
    if (!folder_.empty()) fs::remove_all(folder_, ignored);
}

std::string Checkout::inside(const std::string& path) const {
    std::error_code failed;
    const std::string whole = fs::weakly_canonical(path, failed).string();
    if (whole != root_ && !whole.starts_with(root_ + "/")) return path;
    return folder_ + whole.substr(root_.size());
}

} // namespace cantrip::l10n
