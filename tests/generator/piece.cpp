#include "tests/generator/piece.hpp"

#include "lang/format/format.hpp"

namespace cantrip::generator {
namespace {

void print_into(const Piece& piece, std::string& out) {
    if (piece.sort == Sort::list) {
        for (std::size_t i = 0; i < piece.parts.size(); ++i) {
            if (i > 0) out += piece.text;
            print_into(piece.parts[i], out);
        }
        return;
    }
    std::size_t part = 0;
    for (const char c : piece.text) {
        if (c == '@' && part < piece.parts.size())
            print_into(piece.parts[part++], out);
        else
            out += c;
    }
}

} // namespace

std::string print(const Piece& piece) {
    std::string out;
    print_into(piece, out);
    return out;
}

std::string print_formatted(const Piece& piece) {
    Sources sources;
    const FileId file = sources.add("package.cant", print(piece));
    Diagnostics diagnostics;
    return format_source(sources, file, diagnostics).text;
}

std::size_t size_of(const Piece& piece) {
    std::size_t size = 1;
    for (const Piece& part : piece.parts) size += size_of(part);
    return size;
}

} // namespace cantrip::generator
