#include "tools/text/unreadable_packs.hpp"

#include "lang/source/folder.hpp"

namespace cantrip::text {

std::vector<std::string> unreadable_packs(const std::vector<std::string>& libraries) {
    std::vector<std::string> out;
    for (const std::string& library : libraries) {
        const auto entries = list_folder(library + "/text");
        if (!entries) {
            if (entries.error().kind != ReadError::missing) out.push_back(entries.error().message);
            continue;
        }
        for (const FolderEntry& entry : entries.value()) {
            const auto file = read_if_there(library + "/text/" + entry.name + "/language.lex");
            if (!file) out.push_back(file.error().message);
        }
    }
    return out;
}

} // namespace cantrip::text
