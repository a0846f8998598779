#pragma once
// What an installation has, and what it lacks.

#include <string>
#include <string_view>
#include <vector>

#include "lang/package/libraries.hpp"

namespace cantrip::doctor {

struct Library {
    LibraryPlace place;
    std::vector<std::string> packages;
    std::vector<std::string> languages; // tags, such as sr-Latn
};

// A spelling dictionary that a language asks for.
struct Dictionary {
    std::string name; // cs_CZ
    std::vector<std::string> languages;
    bool installed = false;
};

// A program that some commands start; everything else works without it.
struct HelperProgram {
    std::string_view name;
    std::string_view used_by;
    std::string_view debian_package;
    std::string path = {}; // empty: not installed
};

struct Folder {
    std::string_view use;
    std::string path;
    bool writable = false;
};

// Something that commands cannot do without.
struct Problem {
    std::string message;
    std::string help; // what to do
};

struct Examination {
    std::string program; // its path
    std::vector<Library> libraries;
    std::vector<std::string> languages; // of all libraries
    std::vector<Dictionary> dictionaries;
    std::vector<HelperProgram> programs;
    std::vector<Folder> folders;
    std::vector<Problem> problems;
};

[[nodiscard]] Examination examine(const LibrarySearch& search);

} // namespace cantrip::doctor
