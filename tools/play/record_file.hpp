#pragma once
// The record of a game while it is played: one line for each decision, written at once.

#include <cstdio>
#include <string>

#include "tools/play/session.hpp"

namespace cantrip::play {

class RecordFile {
  public:
    RecordFile() = default;
    ~RecordFile();
    RecordFile(const RecordFile&) = delete;
    RecordFile& operator=(const RecordFile&) = delete;
    // Writes the header and what was decided so far. Empty when all went well, else what went wrong.
    [[nodiscard]] std::string open(const std::string& path, const Session& session, const Record& header);
    // Appends what was decided, or taken back, since the last call.
    void follow(const Session& session);
    // What went wrong so far; empty while all is well.
    [[nodiscard]] const std::string& error() const { return error_; }

  private:
    void write(const std::string& text);
    std::FILE* file_ = nullptr;
    std::string path_, error_;
    std::size_t written_ = 0;
};

} // namespace cantrip::play
