#include "tools/scaffold/scaffold.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "lang/syntax/token.hpp"
#include "tools/support/temporary_folder.hpp"

namespace cantrip::scaffold {
namespace {

namespace fs = std::filesystem;

constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

void replace_all(std::string& text, std::string_view mark, std::string_view by) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size()))
        text.replace(at, mark.size(), by);
}

// "night_market" gives "Night market".
std::string title_of(std::string_view name) {
    std::string title(name);
    std::replace(title.begin(), title.end(), '_', ' ');
    if (is_lower(title[0])) title[0] = static_cast<char>(title[0] - 'a' + 'A');
    return title;
}

std::vector<fs::path> templates_in(const fs::path& folder) {
    std::vector<fs::path> out;
    std::error_code failed;
    auto it = fs::recursive_directory_iterator(folder, failed);
    for (; !failed && it != fs::recursive_directory_iterator(); it.increment(failed))
        if (it->path().extension() == ".in") out.push_back(it->path());
    return out;
}

std::string cannot(const std::string& path) {
    return fmt::format("cannot write `{}`: {}", path, std::strerror(errno));
}

// Into a folder that is there already: all files or none.
std::string write_into(const std::string& folder, std::vector<NewFile> files) {
    for (NewFile& file : files) {
        file.path = (fs::path(folder) / file.path).string();
        file.before = NewFile::Before::absent;
    }
    return replace_files({{folder, std::move(files)}}).message;
}

} // namespace

Result<std::vector<NewFile>, std::string> fill_template(const GameTemplate& game, std::string_view name) {
    std::vector<NewFile> files;
    for (const auto& folder : game.folders) {
        for (const auto& path : templates_in(folder)) {
            auto source = read_file(path.string());
            if (!source) return Failure{source.error().message};
            NewFile file{path.lexically_relative(folder).replace_extension().string(),
                         std::move(source.value().text)};
            replace_all(file.text, "@NAME@", name);
            replace_all(file.text, "@TITLE@", title_of(name));
            replace_all(file.text, "@GAME@", game.game);
            files.push_back(std::move(file));
        }
    }
    std::sort(files.begin(), files.end(), [](const NewFile& a, const NewFile& b) { return a.path < b.path; });
    return files;
}

std::vector<std::string> existing(const std::string& folder, const std::vector<NewFile>& files) {
    std::vector<std::string> out;
    for (const NewFile& file : files) {
        const fs::path path = fs::path(folder) / file.path;
        std::error_code ignored;
        if (fs::exists(fs::symlink_status(path, ignored))) out.push_back(path.string());
    }
    return out;
}

std::string write_new(const std::string& folder, const std::vector<NewFile>& files) {
    std::error_code failed;
    fs::path path = fs::absolute(folder, failed).lexically_normal();
    if (!path.has_filename()) path = path.parent_path();
    if (fs::is_directory(path, failed)) return write_into(path.string(), files);
    fs::create_directories(path.parent_path(), failed);
    if (failed)
        return fmt::format("cannot make the folder `{}`: {}", path.parent_path().string(), failed.message());
    TemporaryFolder whole(path.parent_path().string(), path.filename().string(), 0777);
    if (!whole.is_open()) return cannot(folder);
    for (const NewFile& file : files)
        if (!whole.write(file.path, file.text)) return cannot((fs::path(folder) / file.path).string());
    return whole.rename(path.string()) ? std::string() : cannot(folder);
}

std::string package_name_of(std::string_view folder_name) {
    std::string name;
    for (const char c : folder_name) {
        if (is_upper(c))
            name += static_cast<char>(c - 'A' + 'a');
        else if (is_lower(c) || is_digit(c))
            name += c;
        else if (!name.empty() && name.back() != '_')
            name += '_';
    }
    while (!name.empty() && name.back() == '_') name.pop_back();
    return name;
}

std::string fault_of_name(std::string_view name) {
    const auto fits = [](char c) { return is_lower(c) || is_digit(c) || c == '_'; };
    if (name.empty() || !is_lower(name[0]) || !std::all_of(name.begin(), name.end(), fits))
        return fmt::format("`{}` is no name: lower-case letters, digits and `_`, a letter first", name);
    if (is_reserved(keyword(name))) return fmt::format("`{}` is a word of the language", name);
    return {};
}

} // namespace cantrip::scaffold
