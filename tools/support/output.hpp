#pragma once
// Where a command's result goes: standard output, or a file that appears whole or not at all.

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "tools/support/temporary_file.hpp"

namespace cantrip {

class Output {
  public:
    // An empty path is standard output. Errors are kept until commit(), so that commands need not check each
    // write.
    explicit Output(std::string path);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    // Text for people: controls that foreign names may hold are made visible (visible_text.hpp). Not so in a
    // file, or after write_data_only().
    void write(std::string_view text);
    // Bytes as they are: a formatted file, a picture.
    void write_data(std::string_view bytes);
    // Everything written is data, such as JSON or PO.
    void write_data_only() { data_ = true; }
    // For conversations: what was written so far must be seen now.
    void flush();
    // Drops what was written to a file, so that commit() leaves the old one; standard output cannot take it
    // back.
    void discard() { discarded_ = true; }
    // Puts the file in its place. Empty when all went well, else what went wrong.
    [[nodiscard]] std::string commit();
    // What went wrong so far; empty while all is well.
    [[nodiscard]] const std::string& error() const { return error_; }
    [[nodiscard]] bool is_terminal() const;

  private:
    void open();
    void fail(std::string_view what);

    std::string path_;                       // as the user wrote it: what messages show
    std::optional<TemporaryFile> temporary_; // nothing when the target is written directly
    std::string waiting_;                    // for the temporary file
    std::FILE* file_ = nullptr;              // standard output or a device
    std::string error_;
    bool discarded_ = false, data_ = false;
};

} // namespace cantrip
