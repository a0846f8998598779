#include "tools/render/pure_black.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>
#include <zlib.h>

namespace cantrip::render {
namespace {

constexpr std::size_t most_stream = std::size_t{256} << 20U;

std::optional<std::string> unpacked(std::string_view packed) {
    std::string out;
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) return std::nullopt;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    std::string block(std::size_t{1} << 16U, '\0');
    int status = Z_OK;
    while (status == Z_OK && out.size() < most_stream) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        status = inflate(&stream, Z_NO_FLUSH);
        out.append(block, 0, block.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    return status == Z_STREAM_END ? std::optional(std::move(out)) : std::nullopt;
}

std::string packed(const std::string& text) {
    uLongf size = compressBound(text.size());
    std::string out(size, '\0');
    compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
              text.size(), Z_DEFAULT_COMPRESSION);
    out.resize(size);
    return out;
}

// Operators of colour stand at the start of a line, where no text string can stand.
bool replace_black(std::string& content) {
    bool changed = false;
    for (const auto& [rgb, ink] : {std::pair<std::string_view, std::string_view>{"0 0 0 rg", "0 0 0 1 k"},
                                   {"0 0 0 RG", "0 0 0 1 K"}}) {
        for (std::size_t at = content.find(rgb); at != std::string::npos; at = content.find(rgb, at + 1)) {
            const std::size_t end = at + rgb.size();
            const bool starts = at == 0 || content[at - 1] == '\n';
            if (!starts || (end < content.size() && content[end] != ' ' && content[end] != '\n')) continue;
            content.replace(at, rgb.size(), ink);
            changed = true;
        }
    }
    return changed;
}

// Drawing commands: no pictures and no fonts.
bool is_content(std::string_view dictionary) {
    if (dictionary.find("/FlateDecode") == std::string_view::npos) return false;
    for (const std::string_view other : {"/Image", "/Length1", "/FontFile", "Type0C", "Type1C", "/ObjStm"})
        if (dictionary.find(other) != std::string_view::npos) return false;
    return true;
}

void change_stream(std::vector<std::string>& objects, std::string& object) {
    constexpr std::string_view open = "stream\n", close = "\nendstream", length = "/Length ";
    const std::size_t begin = object.find(open), end = object.rfind(close), size = object.find(length);
    if (begin == std::string::npos || end == std::string::npos || size > begin) return;
    if (!is_content(std::string_view(object).substr(0, begin))) return;
    const std::size_t start = begin + open.size();
    auto content = unpacked(std::string_view(object).substr(start, end - start));
    if (!content || !replace_black(*content)) return;
    const std::string bytes = packed(*content);
    // The length is an object of its own.
    const std::size_t number = std::strtoull(object.c_str() + size + length.size(), nullptr, 10);
    if (number == 0 || number >= objects.size()) return;
    object.replace(start, end - start, bytes);
    objects[number] = fmt::format("{} 0 obj\n   {}\nendobj\n", number, bytes.size());
}

// An opacity below 1, or a mask.
bool is_transparent(const std::string& object) {
    if (object.find("/SMask") != std::string::npos) return true;
    for (std::size_t at = object.find("/ca "); at != std::string::npos; at = object.find("/ca ", at + 1))
        if (std::strtod(object.c_str() + at + 4, nullptr) < 1) return true;
    return false;
}

} // namespace

void make_black_pure(PdfObjects& pdf) {
    std::vector<std::string>& objects = pdf.objects();
    for (std::string& object : objects) change_stream(objects, object);
    if (std::any_of(objects.begin(), objects.end(), is_transparent)) return;
    for (const std::size_t page : pdf.pages()) {
        std::string& object = objects[page];
        const std::size_t group = object.find("/Group <<"), end = object.find(">>", group);
        if (group != std::string::npos && end != std::string::npos) object.erase(group, end + 2 - group);
    }
}

} // namespace cantrip::render
