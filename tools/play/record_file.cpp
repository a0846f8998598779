#include "tools/play/record_file.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "tools/support/replace_files.hpp"

namespace cantrip::play {

RecordFile::~RecordFile() {
    if (file_ != nullptr) std::fclose(file_);
}

std::string RecordFile::open(const std::string& path, const Session& session, const Record& header) {
    using std::filesystem::file_type;
    path_ = path;
    std::error_code failed;
    const file_type there = std::filesystem::status(path, failed).type();
    const bool device = there != file_type::regular && there != file_type::not_found;
    std::string text = write_header(header);
    for (; written_ < session.decisions(); ++written_) text += write_decision(session.decision(written_));
    // Replaced as a whole: the game that goes on may be the one in this file.
    if (!device)
        if (const WriteError error = replace_files(sets_of({{path, text}})); error.failed())
            return error.message;
    file_ = std::fopen(path.c_str(), "ab");
    if (file_ == nullptr) return fmt::format("`{}` cannot be written: {}", path, std::strerror(errno));
    if (device) write(text);
    return error_;
}

void RecordFile::write(const std::string& text) {
    if (file_ == nullptr || !error_.empty()) return;
    if (std::fwrite(text.data(), 1, text.size(), file_) != text.size() || std::fflush(file_) != 0)
        error_ = fmt::format("`{}` cannot be written: {}", path_, std::strerror(errno));
}

void RecordFile::follow(const Session& session) {
    if (session.decisions() < written_) {
        write(write_undo(written_ - session.decisions()));
        written_ = session.decisions();
    }
    for (; written_ < session.decisions(); ++written_) write(write_decision(session.decision(written_)));
}

} // namespace cantrip::play
