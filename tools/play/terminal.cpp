#include "tools/play/terminal.hpp"

#include <charconv>
#include <cstdio>

#include <fmt/format.h>

#include "tools/play/load_game.hpp"
#include "tools/play/table.hpp"

namespace cantrip::play {
namespace {

constexpr std::string_view help = "the numbers of your choices, parted by spaces (nothing: none of them)\n"
                                  "undo, redo    take an answer back, or forth again\n"
                                  "why           what happened since the last answer\n"
                                  "look          what lies on the table\n"
                                  "quit          leave the game\n";

class Terminal {
  public:
    Terminal(Output& output, const Sources& sources, Session& session, Voice& voice)
        : output_(output), sources_(sources), session_(session), voice_(voice) {}

    bool run() {
        std::string line;
        while (show() && read_line(line) && line != "quit") obey(line);
        return session_.now().kind != Outcome::Kind::fault;
    }

  private:
    void write(std::string_view text) { output_.write(text); }

    // False when the game is over.
    bool show() {
        const Outcome& now = session_.now();
        if (now.kind == Outcome::Kind::question) show_question(now.question);
        if (now.kind == Outcome::Kind::fault)
            write(fmt::format("\nsomething is wrong: {}\n`undo` goes back, `quit` leaves\n> ",
                              fault_text(sources_, now.fault)));
        const bool over = now.kind == Outcome::Kind::over || now.kind == Outcome::Kind::idle;
        if (over && now.winners.empty()) write("the game is over\n");
        if (over)
            for (const Word winner : now.winners) write(player_name(session_.machine(), winner) + " wins\n");
        output_.flush();
        return !over;
    }

    void show_question(const Question& q) {
        const std::string bounds =
            q.least == q.most ? std::to_string(q.least) : fmt::format("{} to {}", q.least, q.most);
        write(fmt::format("\n{}{}: choose {}\n", player_name(session_.machine(), q.player),
                          q.source.empty() ? "" : " (" + q.source + ")", bounds));
        for (std::size_t i = 0; i < q.choices.size(); ++i) show_choice(i + 1, q.choices[i], "");
        for (std::size_t i = 0; i < q.fast.size(); ++i)
            show_choice(q.choices.size() + i + 1, q.fast[i], "first: ");
        write("> ");
    }

    void show_choice(std::size_t number, const Choice& choice, std::string_view before) {
        const ChoiceCard card = voice_.card_of(session_.machine(), choice);
        const bool thing = choice.kind == Choice::Kind::thing && !card.name.empty();
        write(fmt::format("  {:2} {}{}{}\n", number, before, thing ? card.name : choice.label,
                          choice.limit > 1 ? fmt::format(" (up to {})", choice.limit) : ""));
        for (const std::string& line : card.text) write(fmt::format("       {}\n", line));
    }

    void obey(const std::string& line) {
        if (line == "help" || line == "?") return write(help);
        if (line == "undo") return write(session_.undo() ? "" : "there is nothing to undo\n");
        if (line == "redo") return write(session_.redo() ? "" : "there is nothing to redo\n");
        if (line == "why") return why();
        if (line == "look")
            return write(
                table_as_text(session_.machine(), session_.state(), session_.now().question.player, &voice_));
        const auto picks = picks_of(line);
        if (!picks) return write("type the numbers of your choices, or `help`\n");
        if (const std::string told = session_.answer(*picks); !told.empty()) write(told + "\n");
    }

    void why() {
        if (session_.why().empty()) write("nothing happened since the last answer\n");
        for (const TraceLine& line : session_.why()) {
            const std::string place = place_text(sources_, line.at);
            write(fmt::format("{:{}}{}{}{}\n", "", line.depth * 2, line.text, place.empty() ? "" : "   ",
                              place));
        }
    }

    Output& output_;
    const Sources& sources_;
    Session& session_;
    Voice& voice_;
};

} // namespace

bool play_on_terminal(Output& output, const Sources& sources, Session& session, Voice& voice) {
    return Terminal(output, sources, session, voice).run();
}

bool read_line(std::string& line) {
    line.clear();
    for (int c = std::getchar(); c != EOF; c = std::getchar()) {
        if (c == '\n') return true;
        if (line.size() == max_input_line) {
            fmt::print(stderr, "a line of more than {} bytes; reading ends here\n", max_input_line);
            return false;
        }
        if (c != '\r') line += static_cast<char>(c);
    }
    return !line.empty();
}

std::optional<std::vector<Word>> picks_of(std::string_view line) {
    std::vector<Word> picks;
    while (true) {
        const std::size_t begin = line.find_first_not_of(" ,\t");
        if (begin == std::string_view::npos) return picks;
        line.remove_prefix(begin);
        Word number = 0;
        const auto [end, wrong] = std::from_chars(line.data(), line.data() + line.size(), number);
        if (wrong != std::errc{} || number < 1) return std::nullopt;
        picks.push_back(number - 1);
        line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    }
}

} // namespace cantrip::play
