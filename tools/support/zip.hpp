#pragma once
// ZIP archives, as far as office files (XLSX, DOCX, ODT, IDML …) need them.

#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"

namespace cantrip {

struct ZipFile {
    std::string name, bytes;
};

// Files are stored without compression and without a time: the same files give the same bytes.
[[nodiscard]] std::string write_zip(const std::vector<ZipFile>& files);

// Bounds on what strangers send: of one unpacked file, of all of them together, of their number. A small
// archive may not become large: beside some room, a file unpacks to so many times its packed size.
inline constexpr std::size_t most_zip_file = std::size_t{64} << 20U;
inline constexpr std::size_t zip_room = std::size_t{16} << 20U, most_zip_times = 16;
inline constexpr std::size_t most_zip_bytes = std::size_t{1} << 30U;
inline constexpr std::size_t most_zip_files = 20000;

// An archive whose files are unpacked when they are asked for. Views `bytes`.
class ZipReader {
  public:
    [[nodiscard]] static Result<ZipReader, std::string> open(std::string_view bytes);
    // The unpacked file. A file that is missing, too large, encrypted or damaged is an error.
    [[nodiscard]] Result<std::string, std::string> read(std::string_view name) const;
    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> names() const; // in the order of the archive

  private:
    struct Entry {
        std::string_view name, packed;
        unsigned method = 0;
        std::size_t size = 0;
        unsigned long crc = 0;
        bool encrypted = false;
    };
    std::vector<Entry> entries_;
};

} // namespace cantrip
