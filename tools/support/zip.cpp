#include "tools/support/zip.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include <fmt/format.h>
#include <zlib.h>

namespace cantrip {
namespace {

constexpr std::uint32_t local_mark = 0x04034b50, central_mark = 0x02014b50, end_mark = 0x06054b50;
constexpr std::size_t local_size = 30, central_size = 46, end_size = 22;
constexpr unsigned stored = 0, deflated = 8;

void put16(std::string& out, std::size_t value) {
    out += static_cast<char>(value & 0xffU);
    out += static_cast<char>((value >> 8U) & 0xffU);
}
void put32(std::string& out, std::size_t value) {
    put16(out, value & 0xffffU);
    put16(out, (value >> 16U) & 0xffffU);
}

// The caller has checked that the bytes are there.
std::uint32_t get(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = count; i-- > 0;) value = (value << 8U) | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

unsigned long crc_of(std::string_view bytes) {
    return crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
}

// Version 2.0, method, the first day that ZIP knows: the part that both headers share.
void put_common(std::string& out, const ZipFile& file) {
    put16(out, 20);
    put16(out, 0x0800); // names are UTF-8
    put16(out, stored);
    put16(out, 0);
    put16(out, 0x21);
    put32(out, crc_of(file.bytes));
    put32(out, file.bytes.size());
    put32(out, file.bytes.size());
    put16(out, file.name.size());
    put16(out, 0);
}

std::optional<std::string> inflated(std::string_view packed, std::size_t size) {
    std::string out(size, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return std::nullopt;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int status = inflate(&stream, Z_FINISH);
    const bool whole = status == Z_STREAM_END && stream.avail_out == 0;
    inflateEnd(&stream);
    return whole ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace

std::string write_zip(const std::vector<ZipFile>& files) {
    std::string out, central;
    for (const ZipFile& file : files) {
        put32(central, central_mark);
        put16(central, 20);
        put_common(central, file);
        put16(central, 0);
        put16(central, 0);
        put16(central, 0);
        put32(central, 0);
        put32(central, out.size());
        central += file.name;
        put32(out, local_mark);
        put_common(out, file);
        out += file.name + file.bytes;
    }
    const std::size_t start = out.size();
    out += central;
    put32(out, end_mark);
    put32(out, 0);
    put16(out, files.size());
    put16(out, files.size());
    put32(out, central.size());
    put32(out, start);
    put16(out, 0);
    return out;
}

Result<ZipReader, std::string> ZipReader::open(std::string_view bytes) {
    const Failure<std::string> damaged{"the file is damaged or no such document; is it cut off?"};
    if (bytes.size() < end_size) return damaged;
    // A comment of up to 64 kB may stand behind the end record.
    std::size_t end = bytes.size() - end_size;
    const std::size_t lowest = end > 0xffff ? end - 0xffff : 0;
    while (end > lowest && get(bytes, end, 4) != end_mark) --end;
    if (get(bytes, end, 4) != end_mark) return damaged;
    const std::size_t count = get(bytes, end + 10, 2);
    std::size_t at = get(bytes, end + 16, 4);
    if (count > most_zip_files) return Failure{std::string("the file has too many parts to be a document")};
    std::size_t unpacked = 0;
    ZipReader reader;
    for (std::size_t i = 0; i < count; ++i) {
        if (at > bytes.size() || bytes.size() - at < central_size || get(bytes, at, 4) != central_mark)
            return damaged;
        const std::size_t name = get(bytes, at + 28, 2), extra = get(bytes, at + 30, 2),
                          comment = get(bytes, at + 32, 2), packed = get(bytes, at + 20, 4),
                          local = get(bytes, at + 42, 4);
        if (bytes.size() - at < central_size + name + extra + comment) return damaged;
        if (local > bytes.size() || bytes.size() - local < local_size || get(bytes, local, 4) != local_mark)
            return damaged;
        const std::size_t data = local + local_size + get(bytes, local + 26, 2) + get(bytes, local + 28, 2);
        if (data > bytes.size() || bytes.size() - data < packed) return damaged;
        Entry entry;
        entry.name = bytes.substr(at + central_size, name);
        entry.packed = bytes.substr(data, packed);
        entry.method = get(bytes, at + 10, 2);
        entry.size = get(bytes, at + 24, 4);
        entry.crc = get(bytes, at + 16, 4);
        entry.encrypted = (get(bytes, at + 8, 2) & 1U) != 0;
        unpacked += entry.size;
        reader.entries_.push_back(entry);
        at += central_size + name + extra + comment;
    }
    if (unpacked > most_zip_bytes)
        return Failure{fmt::format("unpacked the file is larger than {} MB", most_zip_bytes >> 20U)};
    return reader;
}

std::vector<std::string> ZipReader::names() const {
    std::vector<std::string> out;
    for (const Entry& entry : entries_) out.emplace_back(entry.name);
    return out;
}

bool ZipReader::has(std::string_view name) const {
    return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.name == name; });
}

Result<std::string, std::string> ZipReader::read(std::string_view name) const {
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.name == name; });
    if (found == entries_.end()) return Failure{fmt::format("the part `{}` is missing", name)};
    const Entry& entry = *found;
    if (entry.encrypted) return Failure{std::string("the file is encrypted; save it without a password")};
    const std::size_t most = std::min(most_zip_file, zip_room + most_zip_times * entry.packed.size());
    if (entry.size > most)
        return Failure{fmt::format("the part `{}` unpacks to more than {} MB", name, most >> 20U)};
    std::optional<std::string> out;
    if (entry.method == stored && entry.packed.size() == entry.size)
        out = std::string(entry.packed);
    else if (entry.method == deflated)
        out = inflated(entry.packed, entry.size);
    if (!out || crc_of(*out) != entry.crc) return Failure{fmt::format("the part `{}` is damaged", name)};
    return std::move(*out);
}

} // namespace cantrip
