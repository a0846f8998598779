#include "tools/doctor/write_examination.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip::doctor {
namespace {

namespace json = boost::json;

std::string contents(const Library& library) {
    if (!library.place.exists) return "    not there\n";
    std::string out;
    if (!library.packages.empty())
        out += fmt::format("    packages: {}\n", fmt::join(library.packages, ", "));
    if (!library.languages.empty())
        out += fmt::format("    languages: {}\n", fmt::join(library.languages, ", "));
    return out.empty() ? "    nothing in it\n" : out;
}

json::array texts(const std::vector<std::string>& list) {
    json::array out;
    for (const std::string& text : list) out.emplace_back(json_text(text));
    return out;
}

json::array libraries_as_json(const Examination& found) {
    json::array out;
    for (const Library& library : found.libraries)
        out.push_back(json::object{{"searched", json_text(name_of(library.place.source))},
                                   {"folder", json_text(library.place.folder)},
                                   {"exists", library.place.exists},
                                   {"packages", texts(library.packages)},
                                   {"languages", texts(library.languages)}});
    return out;
}

} // namespace

std::string as_text(const Examination& found) {
    std::string out = fmt::format("program: {}\n\npackages are searched in:\n",
                                  found.program.empty() ? "unknown path" : found.program);
    for (const Library& library : found.libraries)
        out += fmt::format("  {} ({})\n{}", library.place.folder, name_of(library.place.source),
                           contents(library));
    if (found.libraries.empty()) out += "  no folder\n";

    out += "\nspelling dictionaries:\n";
    for (const Dictionary& dictionary : found.dictionaries)
        out += fmt::format("  {} ({}): {}\n", dictionary.name, fmt::join(dictionary.languages, ", "),
                           dictionary.installed ? "installed" : "not installed");
    if (found.dictionaries.empty()) out += "  no language asks for one\n";

    out += "\noptional programs:\n";
    for (const HelperProgram& program : found.programs)
        out += fmt::format("  {} for {}: {}\n", program.name, program.used_by,
                           program.path.empty()
                               ? fmt::format("not installed (Debian package `{}`)", program.debian_package)
                               : program.path);

    out += "\nwritable folders:\n";
    for (const Folder& folder : found.folders)
        out += fmt::format("  {} for {}: {}\n", folder.path, folder.use, folder.writable ? "yes" : "no");

    out += found.problems.empty() ? "\nnothing needed is missing\n" : "\n";
    for (const Problem& problem : found.problems)
        out += fmt::format("problem: {}\n  help: {}\n", problem.message, problem.help);
    return out;
}

json::object as_json(const Examination& found) {
    json::array dictionaries, programs, folders, problems;
    for (const Dictionary& dictionary : found.dictionaries)
        dictionaries.push_back(json::object{{"name", json_text(dictionary.name)},
                                            {"languages", texts(dictionary.languages)},
                                            {"installed", dictionary.installed}});
    for (const HelperProgram& program : found.programs)
        programs.push_back(json::object{{"name", program.name},
                                        {"used_by", program.used_by},
                                        {"debian_package", program.debian_package},
                                        {"path", json_text(program.path)},
                                        {"installed", !program.path.empty()}});
    for (const Folder& folder : found.folders)
        folders.push_back(json::object{
            {"use", folder.use}, {"path", json_text(folder.path)}, {"writable", folder.writable}});
    for (const Problem& problem : found.problems)
        problems.push_back(
            json::object{{"message", json_text(problem.message)}, {"help", json_text(problem.help)}});
    return {{"program", json_text(found.program)}, {"libraries", libraries_as_json(found)},
            {"languages", texts(found.languages)}, {"dictionaries", std::move(dictionaries)},
            {"programs", std::move(programs)},     {"folders", std::move(folders)},
            {"problems", std::move(problems)}};
}

} // namespace cantrip::doctor
