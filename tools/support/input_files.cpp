#include "tools/support/input_files.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include "lang/source/read_file.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;

void add_folder(const std::string& folder, std::vector<std::string>& out) {
    std::vector<std::string> found;
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        std::error_code ignored;
        const fs::path& path = entry->path();
        const bool hidden = path.filename().string().starts_with('.');
        if (entry->is_directory(ignored)) {
            if (hidden) entry.disable_recursion_pending();
        } else if (!hidden && path.extension() == ".cant") {
            found.push_back(path.lexically_normal().string());
        }
    }
    std::sort(found.begin(), found.end());
    out.insert(out.end(), found.begin(), found.end());
}

Result<Source, ReadFailure> read(const std::string& path) {
    return path == "-" ? read_stream(stdin, "<stdin>") : read_file(path);
}

} // namespace

std::vector<std::string> find_source_files(const std::vector<std::string>& operands) {
    std::vector<std::string> all;
    std::error_code ignored;
    for (const std::string& operand : operands.empty() ? std::vector<std::string>{"."} : operands) {
        if (operand != "-" && fs::is_directory(operand, ignored))
            add_folder(operand, all);
        else
            all.push_back(operand);
    }
    std::set<std::string> seen;
    std::erase_if(all, [&](const std::string& path) {
        return !seen.insert(fs::path(path).lexically_normal().string()).second;
    });
    return all;
}

InputFiles read_input_files(const std::vector<std::string>& operands) {
    InputFiles out;
    for (const std::string& path : find_source_files(operands)) {
        auto source = read(path);
        if (source) {
            Source taken = std::move(source).value();
            out.files.push_back(out.sources.add(std::move(taken.path), std::move(taken.text)));
            continue;
        }
        const ReadFailure& failure = source.error();
        const Code code = failure.kind == ReadError::too_large ? Code::file_too_large : Code::unreadable_file;
        out.diagnostics.add(code, {out.sources.add(failure.path, {}), 0, 0}, failure.message);
    }
    return out;
}

} // namespace cantrip
