#include <fmt/format.h>

#include "lang/support/utf8.hpp"
#include "tools/render/read_layout.hpp"
#include "tools/support/words.hpp"

namespace cantrip::render {
namespace {

class Lines {
  public:
    Lines(const std::string& file, Findings& findings) : file_(file), findings_(findings) {}

    std::vector<Statement> read(std::string_view text) {
        std::vector<Statement> out;
        std::uint32_t number = 0;
        for (const std::string_view line : split(text, "\n")) {
            at_ = {file_, ++number};
            LayoutLine read{at_, tokens(line)};
            if (read.tokens.empty()) continue;
            const bool inside = line.front() == ' ' || line.front() == '\t';
            if (inside && out.empty())
                wrong("an indented line belongs to the line before it, and there is none",
                      "write it at the margin");
            else if (out.size() == max_statements)
                return wrong(fmt::format("a layout has at most {} statements", max_statements)), out;
            else if (inside)
                out.back().lines.push_back(std::move(read));
            else
                out.push_back({std::move(read), {}});
        }
        return out;
    }

  private:
    void wrong(std::string message, std::string help = {}) {
        findings_.push_back({Problem::layout_line, at_, {}, {}, {}, std::move(message), std::move(help)});
    }

    // Words, "texts in quotes" and numbers; `//` starts a comment.
    std::vector<LayoutToken> tokens(std::string_view line) {
        std::vector<LayoutToken> out;
        for (std::size_t i = 0; i < line.size();) {
            const char c = line[i];
            if (c == ' ' || c == '\t' || c == '\r' || c == ',') {
                ++i;
            } else if (line.substr(i, 2) == "//") {
                break;
            } else if (c == '"') {
                const std::size_t end = line.find('"', i + 1);
                if (end == std::string_view::npos) {
                    wrong("a text in quotes does not end", "close it with `\"` on the same line");
                    return {};
                }
                out.push_back({std::string(line.substr(i + 1, end - i - 1)), true});
                i = end + 1;
            } else {
                const std::size_t end = std::min(line.find_first_of(" \t\r,\"", i), line.size());
                out.push_back({std::string(line.substr(i, end - i)), false});
                i = end;
            }
        }
        return out;
    }

    const std::string& file_;
    Findings& findings_;
    LayoutPlace at_;
};

} // namespace

std::vector<Statement> read_statements(const std::string& file, std::string_view text, Findings& findings) {
    if (text.size() > max_layout_size || text.find('\0') != std::string_view::npos ||
        to_valid_utf8(text) != text) {
        findings.push_back({Problem::layout_line,
                            {file, 0},
                            {},
                            {},
                            {},
                            text.size() > max_layout_size ? "the file is too large for a layout"
                                                          : "the file is no UTF-8 text",
                            "a layout is a short text file"});
        return {};
    }
    return Lines(file, findings).read(text);
}

} // namespace cantrip::render
