#pragma once
// ZIP archives, as far as XLSX files need them.

#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"

namespace cantrip::table {

struct ZipFile {
    std::string name, bytes;
};

// Files are stored without compression and without a time: the same files give the same bytes.
[[nodiscard]] std::string write_zip(const std::vector<ZipFile>& files);

// An archive whose files are unpacked when they are asked for. Views `bytes`.
class ZipReader {
  public:
    [[nodiscard]] static Result<ZipReader, std::string> open(std::string_view bytes);
    // The unpacked file; nothing when there is none of this name. A file that is larger than `most_bytes`,
    // encrypted or damaged is an error.
    [[nodiscard]] Result<std::string, std::string> read(std::string_view name) const;
    [[nodiscard]] bool has(std::string_view name) const;

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

} // namespace cantrip::table
