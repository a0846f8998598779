#include "tools/play/record_file.hpp"

#include <cerrno>
#include <cstring>
#include <fmt/format.h>

namespace cantrip::play {

RecordFile::~RecordFile() {
    if (file_ != nullptr) std::fclose(file_);
}

std::string RecordFile::open(const std::string& path, const Session& session, const Record& header) {
    path_ = path;
    file_ = std::fopen(path.c_str(), "wb");
    if (file_ == nullptr) return fmt::format("`{}` cannot be written: {}", path, std::strerror(errno));
    write(write_header(header));
    follow(session);
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
