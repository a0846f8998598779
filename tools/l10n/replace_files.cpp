#include <deque>
#include <filesystem>

#include "lang/source/read_file.hpp"
#include "tools/cli/output.hpp"
#include "tools/l10n/project.hpp"

namespace cantrip::l10n {

// Every file is first written whole beside the old one; only then are they put in their places.
std::string replace_files(const std::vector<NewFile>& files) {
    std::deque<Output> outputs;
    for (const NewFile& file : files) {
        const auto old = read_file(file.path);
        if (old && old.value().text == file.text) continue;
        std::error_code failed;
        std::filesystem::create_directories(std::filesystem::path(file.path).parent_path(), failed);
        outputs.emplace_back(file.path);
        outputs.back().write(file.text);
        outputs.back().flush();
        if (const std::string& error = outputs.back().error(); !error.empty()) return error;
    }
    for (Output& output : outputs) {
        const std::string error = output.commit();
        if (!error.empty()) return error;
    }
    return {};
}

} // namespace cantrip::l10n
