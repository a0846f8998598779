#include "tools/support/input_files.hpp"

#include <filesystem>
#include <set>
#include <system_error>

#include "lang/source/read_file.hpp"
#include "lang/source/unfinished_write.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;

void add_folder(const std::string& folder, FoundFiles& out) {
    FoundFiles found = files_below(folder, ".cant");
    for (const fs::path path : found.files) out.files.push_back(path.lexically_normal().string());
    out.failures.insert(out.failures.end(), found.failures.begin(), found.failures.end());
}

// A file of a package may be a link into a strange place, even where it is named.
void add_file(const std::string& path, FoundFiles& out) {
    const std::string package = package_folder_of(path);
    std::string problem = package.empty() || path == "-" ? std::string() : link_problem(package, path);
    if (problem.empty())
        out.files.push_back(path);
    else
        out.failures.push_back({ReadError::unreadable, path, std::move(problem)});
}

Result<Source, ReadFailure> read(const std::string& path) {
    return path == "-" ? read_stream(stdin, "<stdin>") : read_file(path);
}

} // namespace

FoundFiles find_source_files(const std::vector<std::string>& operands) {
    FoundFiles all;
    std::error_code ignored;
    for (const std::string& operand : operands.empty() ? std::vector<std::string>{"."} : operands) {
        // Files of an interrupted write belong together.
        if (const std::string package = package_folder_of(operand); !package.empty() && operand != "-")
            if (std::string error = finish_write(package); !error.empty())
                all.failures.push_back({ReadError::unreadable, package, std::move(error)});
        if (operand != "-" && fs::is_directory(operand, ignored))
            add_folder(operand, all);
        else
            add_file(operand, all);
    }
    std::set<std::string> seen;
    std::erase_if(all.files, [&](const std::string& path) {
        return !seen.insert(fs::path(path).lexically_normal().string()).second;
    });
    return all;
}

InputFiles read_input_files(const std::vector<std::string>& operands) {
    InputFiles out;
    const FoundFiles found = find_source_files(operands);
    const auto tell = [&](const ReadFailure& failure) {
        const Code code = failure.kind == ReadError::too_large ? Code::file_too_large : Code::unreadable_file;
        out.diagnostics.add(code, {out.sources.add(failure.path, {}), 0, 0}, failure.message);
    };
    for (const ReadFailure& failure : found.failures) tell(failure);
    for (const std::string& path : found.files) {
        auto source = read(path);
        if (source) {
            Source taken = std::move(source).value();
            out.files.push_back(out.sources.add(std::move(taken.path), std::move(taken.text)));
        } else {
            tell(source.error());
        }
    }
    return out;
}

} // namespace cantrip
