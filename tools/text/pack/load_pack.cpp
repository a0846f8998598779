#include "tools/text/pack/load_pack.hpp"

#include "lang/source/read_file.hpp"
#include "tools/text/pack/read_pack.hpp"

namespace cantrip::text {
namespace {

void read_into(PackReader& reader, const std::string& path, Sources& sources, Diagnostics& diagnostics) {
    auto file = read_file(path);
    if (!file) {
        diagnostics.add(Code::unreadable_file, {sources.add(path, ""), 0, 0}, file.error().message);
        return;
    }
    reader.read(sources.add(path, std::move(file.value().text)));
}

} // namespace

Pack load_pack(const std::string& folder, Sources& sources, Keys& keys, Diagnostics& diagnostics) {
    Pack pack;
    PackReader reader(pack, sources, keys, diagnostics);
    read_into(reader, folder + "/language.lex", sources, diagnostics);
    for (const char* name :
         {"/paradigms.lex", "/words.lex", "/frames.lex", "/constructions.lex", "/play.lex", "/reading.lex"}) {
        if (const auto there = read_if_there(folder + name); !there || there.value())
            read_into(reader, folder + name, sources, diagnostics);
    }
    reader.check_references();
    return pack;
}

void add_pack_file(Pack& pack, const std::string& path, Sources& sources, Keys& keys,
                   Diagnostics& diagnostics) {
    PackReader reader(pack, sources, keys, diagnostics);
    read_into(reader, path, sources, diagnostics);
    reader.check_references();
}

} // namespace cantrip::text
