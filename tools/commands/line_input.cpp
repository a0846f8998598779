#include "tools/commands/line_input.hpp"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tools/play/terminal.hpp"

#ifdef CANTRIP_LIBEDIT
#include <editline/readline.h>
#endif

namespace cantrip {

bool somebody_types() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

std::size_t terminal_width() {
    std::size_t width = 0;
    if (const char* columns = std::getenv("COLUMNS")) {
        const std::string_view text(columns);
        (void)std::from_chars(text.data(), text.data() + text.size(), width);
    }
    winsize size{};
    if (width == 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    return width >= 40 && width <= 1000 ? width : 80;
}

bool read_edited_line(std::string_view prompt, std::string& line) {
#ifdef CANTRIP_LIBEDIT
    if (somebody_types()) {
        static bool started = false;
        if (!started) using_history();
        started = true;
        const std::unique_ptr<char, decltype(&std::free)> typed(readline(std::string(prompt).c_str()),
                                                                &std::free);
        if (typed == nullptr) return false;
        line = typed.get();
        if (!line.empty()) add_history(line.c_str());
        return true;
    }
#endif
    std::fwrite(prompt.data(), 1, prompt.size(), stdout);
    std::fflush(stdout);
    return play::read_line(line);
}

} // namespace cantrip
