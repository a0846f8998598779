#include "tools/support/replace_files.hpp"

#include <deque>
#include <filesystem>

#include "lang/source/read_file.hpp"
#include "tools/support/output.hpp"

namespace cantrip {

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
        std::string error = output.commit();
        if (!error.empty()) return error;
    }
    return {};
}

bool any_differs(const std::vector<NewFile>& files) {
    for (const NewFile& file : files) {
        const auto old = read_file(file.path);
        if (!old || old.value().text != file.text) return true;
    }
    return false;
}

} // namespace cantrip
