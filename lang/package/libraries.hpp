#pragma once
// Where packages are searched: the folders whose sub-folders are packages.

#include <string>
#include <string_view>
#include <vector>

namespace cantrip {

// A folder with a file of this name is a package.
inline constexpr std::string_view package_header = "package.cant";

// Why a folder is searched.
enum class LibrarySource {
    option,      // named on the command line
    environment, // named in CANTRIP_LIB
    installed,   // ../share/cantrip of the program
    program,     // the source tree that the program was built in
    current,     // the source tree around the current folder
};
// "--lib", "CANTRIP_LIB", "beside the program" …
[[nodiscard]] std::string_view name_of(LibrarySource source);

// A folder that was looked at. An existing folder is a library; one that was named and does not exist is
// kept, so that it can be reported.
struct LibraryPlace {
    LibrarySource source = LibrarySource::option;
    std::string folder;
    bool exists = false;
};

struct LibrarySearch {
    std::vector<std::string> named;   // by --lib
    std::string environment;          // folders separated by colons
    std::string program;              // path of the program; empty: unknown
    std::string current_folder = "."; // empty: not searched
};

// What to search from inside of this process: CANTRIP_LIB, its own path and its current folder.
[[nodiscard]] LibrarySearch own_search(std::vector<std::string> named = {});

// Every place in the order of the search, each folder once.
[[nodiscard]] std::vector<LibraryPlace> library_places(const LibrarySearch& search);
// The folders that exist, for LoadOptions::libraries.
[[nodiscard]] std::vector<std::string> find_libraries(const LibrarySearch& search);

// Packages in a library, by the names of their folders, sorted.
[[nodiscard]] std::vector<std::string> packages_in(const std::string& library);

// The path of the running program, symbolic links resolved; empty when the system does not tell.
[[nodiscard]] std::string own_program();

// Folders named stdlib, with core inside, at or above `folder`, each followed by the folder `cards` beside
// it: how a source tree is found.
[[nodiscard]] std::vector<std::string> libraries_above(const std::string& folder);

} // namespace cantrip
