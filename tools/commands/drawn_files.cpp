#include "tools/commands/drawn_files.hpp"

#include <filesystem>

#include <fmt/format.h>

#include "lang/source/folder.hpp"

namespace cantrip {

Result<std::string, Exit> drawn_folder(Invocation& invocation) {
    if (invocation.arguments.has("--into")) return invocation.arguments.value("--into");
    std::string folder = "drawn";
    if (const std::string problem = link_problem(".", folder); !problem.empty())
        return Failure{invocation.fail(problem, "name the folder: `--into FOLDER`")};
    return folder;
}

std::string write_drawn(const std::string& folder, const std::vector<NewFile>& files) {
    if (files.empty()) return {};
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) return fmt::format("the folder `{}` cannot be made: {}", folder, failed.message());
    return replace_files({{folder, files}}).message;
}

} // namespace cantrip
