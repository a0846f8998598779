#include "tools/support/replace_files.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <deque>
#include <filesystem>
#include <map>
#include <set>

#include <fmt/format.h>

#include "lang/source/folder.hpp"
#include "lang/source/read_file.hpp"
#include "lang/source/unfinished_write.hpp"
#include "tools/support/remove_on_signal.hpp"
#include "tools/support/temporary_file.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;
using Before = NewFile::Before;

WriteError cannot(const std::string& path, std::string_view what) {
    return {fmt::format("`{}` {}: {}", path, what, std::strerror(errno)), false};
}

WriteError changed(const std::string& path) {
    return {fmt::format("another program changed `{}` meanwhile; nothing was written", path), true};
}

// The files of one set on their way to their places.
class Replacement {
  public:
    explicit Replacement(const FileSet& set) : set_(set) {}

    // Everything that can fail without a change: links, what is there now, the new texts on the disk.
    WriteError prepare() {
        for (const NewFile& file : set_.files)
            if (WriteError error = prepare(file); error.failed()) return error;
        return {};
    }

    // Writing to the disk takes long enough for an editor to save a file.
    [[nodiscard]] WriteError look_again() const {
        for (const NewFile& file : set_.files) {
            if (file.before == Before::anything) continue;
            const auto now = read_if_there(file.path);
            if (!now) return {now.error().message, false};
            const bool as_read =
                file.before == Before::absent
                    ? !now.value()
                    : now.value() && (now.value()->text == file.old || now.value()->text == file.text);
            if (!as_read) return changed(file.path);
        }
        return {};
    }

    WriteError commit() {
        if (temporaries_.empty()) return {};
        if (temporaries_.size() == 1) {
            TemporaryFile& only = temporaries_.front();
            if (!only.rename()) return cannot(only.target(), "cannot be put in its place");
            made_folders_.clear();
            return {};
        }
        std::vector<PendingRename> renames;
        const fs::path top = fs::canonical(set_.folder, failed_);
        for (const TemporaryFile& one : temporaries_)
            renames.push_back({fs::path(one.path()).lexically_relative(top).string(),
                               fs::path(one.target()).lexically_relative(top).string()});
        if (cleaned_.insert(top).second) remove_stale_temporaries(top.string());
        TemporaryFile journal((top / journal_name).string(), std::nullopt);
        if (!journal.is_open() || !journal.write(journal_text(renames)) || !journal.sync() ||
            !journal.rename())
            return cannot(journal.target(), "cannot be written");
        // From here on the write is done, even if the process is killed.
        made_folders_.clear();
        for (TemporaryFile& one : temporaries_) one.release();
        std::string error = apply_renames(top.string(), renames);
        if (!error.empty()) error += "; the next command that reads the set or writes to it tries again";
        return {error, false};
    }

    ~Replacement() {
        temporaries_.clear();
        for (auto folder = made_folders_.rbegin(); folder != made_folders_.rend(); ++folder)
            ::rmdir(folder->c_str());
    }
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;

  private:
    WriteError prepare(const NewFile& file) {
        if (file.path.find('\n') != std::string::npos)
            return {fmt::format("`{}` cannot be written: its name has a line break", file.path), false};
        if (std::string problem = link_problem(set_.folder, file.path); !problem.empty())
            return {problem + "; nothing was written", false};
        const auto there = read_if_there(file.path);
        if (!there) return {there.error().message, false};
        const std::optional<Source>& now = there.value();
        if (file.before == Before::absent && now)
            return {fmt::format("`{}` exists already; nothing was written", file.path), true};
        if (file.before == Before::same && (!now || now->text != file.old)) return changed(file.path);
        if (now && now->text == file.text) return {};
        if (WriteError error = make_folders(fs::path(file.path).parent_path()); error.failed()) return error;
        return write(file, now.has_value());
    }

    WriteError write(const NewFile& file, bool exists) {
        // A link inside of the set is kept and its target replaced.
        const fs::path real = exists ? fs::canonical(file.path, failed_)
                                     : fs::canonical(fs::path(file.path).parent_path(), failed_) /
                                           fs::path(file.path).filename();
        if (failed_) return {fmt::format("`{}` cannot be written: {}", file.path, failed_.message()), false};
        std::optional<mode_t> mode;
        struct stat status {};
        if (exists && ::stat(real.c_str(), &status) == 0) mode = status.st_mode;
        if (cleaned_.insert(real.parent_path()).second) remove_stale_temporaries(real.parent_path().string());
        TemporaryFile& temporary = temporaries_.emplace_back(real.string(), mode);
        if (!temporary.is_open() || !temporary.write(file.text) || !temporary.sync())
            return cannot(file.path, "cannot be written");
        return {};
    }

    WriteError make_folders(const fs::path& folder) {
        if (folder.empty()) return {};
        std::vector<fs::path> missing;
        for (fs::path at = folder; !at.empty() && !fs::exists(fs::symlink_status(at, failed_));
             at = at.parent_path())
            missing.push_back(at);
        failed_.clear();
        for (auto at = missing.rbegin(); at != missing.rend(); ++at) {
            if (::mkdir(at->c_str(), 0777) != 0 && errno != EEXIST)
                return cannot(at->string(), "cannot be made");
            made_folders_.push_back(at->string());
        }
        return {};
    }

    const FileSet& set_;
    std::deque<TemporaryFile> temporaries_;
    std::vector<std::string> made_folders_; // removed again when nothing is written
    std::set<fs::path> cleaned_;
    std::error_code failed_;
};

// By their real paths in one order, so that two writers never wait for each other.
std::vector<std::string> folders_of(const std::vector<FileSet>& sets) {
    std::set<std::string> folders;
    for (const FileSet& set : sets) {
        std::error_code failed;
        const fs::path real = fs::canonical(set.folder, failed);
        folders.insert(failed ? set.folder : real.string());
    }
    return {folders.begin(), folders.end()};
}

} // namespace

WriteError replace_files(const std::vector<FileSet>& sets) {
    // What a killed process left is finished even when there is nothing to write any more.
    for (const std::string& folder : folders_of(sets))
        if (std::string error = finish_write(folder); !error.empty()) return {error, false};
    if (!any_differs(sets)) return {};
    std::vector<FolderLock> locks;
    for (const std::string& folder : folders_of(sets)) {
        locks.emplace_back(folder);
        if (!locks.back().error().empty()) return {locks.back().error(), false};
        if (std::string error = finish_write(folder, true); !error.empty()) return {error, false};
    }
    std::deque<Replacement> replacements;
    for (const FileSet& set : sets) {
        if (WriteError error = replacements.emplace_back(set).prepare(); error.failed()) return error;
    }
    const SignalsHeld held;
    for (const Replacement& replacement : replacements)
        if (WriteError error = replacement.look_again(); error.failed()) return error;
    for (Replacement& replacement : replacements)
        if (WriteError error = replacement.commit(); error.failed()) return error;
    return {};
}

bool any_differs(const std::vector<FileSet>& sets) {
    for (const FileSet& set : sets) {
        for (const NewFile& file : set.files) {
            const auto now = read_file(file.path);
            if (!now || now.value().text != file.text) return true;
        }
    }
    return false;
}

std::string package_folder_of(const std::string& path) {
    std::error_code failed;
    fs::path folder = fs::absolute(path, failed).lexically_normal();
    if (!fs::is_directory(folder, failed)) folder = folder.parent_path();
    for (;; folder = folder.parent_path()) {
        if (fs::exists(folder / "package.cant", failed)) return folder.string();
        if (!folder.has_relative_path()) return {};
    }
}

std::vector<FileSet> sets_of(const std::vector<NewFile>& files) {
    std::map<std::string, FileSet> packages;
    std::vector<FileSet> out;
    for (const NewFile& file : files) {
        if (const std::string package = package_folder_of(file.path); !package.empty()) {
            packages[package].folder = package;
            packages[package].files.push_back(file);
            continue;
        }
        std::error_code failed;
        const fs::path real = fs::weakly_canonical(fs::absolute(file.path, failed), failed);
        FileSet& alone = out.emplace_back(FileSet{real.parent_path().string(), {file}});
        alone.files.front().path = real.string();
    }
    for (auto& [folder, set] : packages) out.push_back(std::move(set));
    return out;
}

} // namespace cantrip
