// The journal of a set (lang/source/unfinished_write.hpp): whatever it says, only temporary files of the set
// are renamed, and only to names beside them.

#include <filesystem>
#include <string>

#include <stdlib.h>

#include "lang/source/read_file.hpp"
#include "lang/source/unfinished_write.hpp"
#include "tests/fuzz/targets/targets.hpp"

namespace cantrip::fuzz {
namespace {

namespace fs = std::filesystem;

void write(const std::string& path, std::string_view text) {
    FILE* file = std::fopen(path.c_str(), "wb");
    demand(file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size(),
           "the scratch folder can be written");
    std::fclose(file);
}

// A folder with a set, a link that leads out of it, and a file outside that nobody may touch.
struct Place {
    std::string root;
    Place() {
        std::string name = (fs::temp_directory_path() / "cantrip-fuzz-XXXXXX").string();
        demand(::mkdtemp(name.data()) != nullptr, "there is a scratch folder");
        root = name;
        fs::create_directories(root + "/set/l10n");
        fs::create_directories(root + "/outside");
        fs::create_symlink("../outside", root + "/set/folder");
        write(root + "/outside/b", "mine");
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        std::error_code failed;
        fs::remove_all(root, failed);
    }
};

} // namespace

void fuzz_journal(std::string_view input) {
    static const Place place;
    const std::string set = place.root + "/set", mark = ".cantrip-0123456789abcdef";
    write(set + "/a", "old");
    write(set + "/.a" + mark, "new");
    write(set + "/l10n/.b" + mark, "new");
    write(set + "/.cantrip-journal", input);
    const std::string told = finish_write(set, true);
    const auto outside = read_file(place.root + "/outside/b");
    demand(outside.ok() && outside.value().text == "mine", "a journal touches nothing outside of its set");
    demand(std::distance(fs::directory_iterator(place.root + "/outside"), {}) == 1,
           "a journal makes nothing outside of its set");
    demand(fs::exists(set + "/a"), "no file of the set is lost");
    demand(!told.empty() || !fs::exists(set + "/.cantrip-journal"), "a journal that was followed is gone");
    // What it made has a name that was in it.
    for (const std::string& folder : {set, set + "/l10n"}) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            const std::string name = entry.path().filename().string();
            if (name == "a" || name == "l10n" || name == "folder" || is_temporary_name(name) ||
                name == journal_name)
                continue;
            demand(input.find(name) != std::string_view::npos, "a new name was in the journal");
            fs::remove(entry.path());
        }
    }
}

} // namespace cantrip::fuzz
