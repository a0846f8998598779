#include "tools/play/terminal.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "interpreter/tables.hpp"
#include "tools/play/load_game.hpp"
#include "tools/play/log.hpp"
#include "tools/play/lookup.hpp"
#include "tools/play/table.hpp"
#include "tools/play/wrap.hpp"
#include "tools/support/output.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::play {
namespace {

constexpr std::string_view help =
    "Type the numbers of your choices: `2`, `1 3`, `4x3` (number 4 three times), or an empty line for none.\n"
    "  table          everything that lies on the table and that you may see\n"
    "  hand           your own cards with their texts\n"
    "  card NAME      what is printed on a card\n"
    "  log [N]        what happened (the last N lines)\n"
    "  why            what happened since your last answer, with the rules that did it\n"
    "  why not NAME   what stands against an action or a card now\n"
    "  rules WORD     what a word of the game means\n"
    "  undo, redo     take your last answer back, or give it again\n"
    "  save FILE      write the game to a file; `cantrip play --replay FILE` goes on with it\n"
    "  help           this list\n"
    "  quit           leave the game\n"
    "Short: t, h, c, l, w, u, q.\n";

// Lines of the log that are shown before a question; `log` shows more.
constexpr std::size_t most_log_lines = 24;

class Terminal {
  public:
    Terminal(Output& output, const Sources& sources, Session& session, Speech& speech, const Screen& screen)
        : output_(output), sources_(sources), session_(session), speech_(speech), screen_(screen) {
        const std::vector<bool>& bots = session.bots();
        for (Word player = 0; player < session.machine().players(); ++player)
            if (static_cast<std::size_t>(player) >= bots.size() || !bots[static_cast<std::size_t>(player)])
                ++people_;
    }

    bool run() {
        speech_.leave_out_idle_faces(board_of(session_.machine(), session_.state(), -1));
        write(bold(std::string(speech_.program().game.word)) + "\n");
        if (people_ == 0) show_log(-1, static_cast<std::size_t>(-1));
        session_.play_bots();
        std::string line;
        while (show() && screen_.read("> ", line)) {
            if (line == "quit" || line == "q" || line == "exit") break;
            obey(line);
        }
        return session_.now().kind != Outcome::Kind::fault;
    }

    // What bots did is shown as it happens when nobody else plays.
    void watch() {
        if (people_ == 0) show_log(-1, static_cast<std::size_t>(-1));
    }

  private:
    void write(std::string_view text) { output_.write(text); }
    void write_wrapped(std::string_view text, std::size_t indent) {
        write(wrapped(text, screen_.width, indent));
    }
    [[nodiscard]] std::string styled(std::string_view code, std::string text) const {
        return screen_.color ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : text;
    }
    [[nodiscard]] std::string bold(std::string text) const { return styled("1", std::move(text)); }
    [[nodiscard]] Board board(Word seat) const {
        return board_of(session_.machine(), session_.state(), seat);
    }
    // Whose screen it is; the group sees what everybody sees.
    [[nodiscard]] Word seat() const {
        return session_.now().kind == Outcome::Kind::question ? session_.now().question.player : -1;
    }

    // False when the game is over.
    bool show() {
        const Outcome& now = session_.now();
        if (now.kind == Outcome::Kind::question) {
            cover(now.question.player);
            show_log(now.question.player, most_log_lines);
            if (ask_again_) show_question(now.question);
            ask_again_ = true;
            output_.flush();
            return true;
        }
        show_log(-1, most_log_lines);
        if (now.kind == Outcome::Kind::fault) {
            write(fmt::format("\nsomething is wrong: {}\n`undo` goes back, `quit` leaves\n",
                              fault_text(sources_, now.fault)));
            output_.flush();
            return true;
        }
        write("\n" + result_text(speech_, session_, screen_.width));
        output_.flush();
        return false;
    }

    // Between two people on one screen.
    void cover(Word player) {
        if (player == shown_to_ || people_ < 2 || player < 0) return;
        const bool first = shown_to_ == none_yet;
        shown_to_ = player;
        if (!screen_.person) return;
        std::string line;
        if (!first) output_.write_data("\x1b[2J\x1b[H");
        (void)screen_.read(fmt::format("{}: press Enter to see your cards ", speech_.player(player)), line);
    }

    void show_log(Word viewer, std::size_t most) {
        const std::vector<LogLine> lines =
            log_of(speech_, session_.events_from(std::min(shown_events_, session_.event_count())), viewer);
        shown_events_ = session_.event_count();
        if (lines.empty()) return;
        if (people_ > 0) write("\n");
        std::size_t first = lines.size() > most ? lines.size() - most : 0;
        if (first > 0) write(fmt::format("  … ({} lines more: `log {}`)\n", first, lines.size()));
        for (std::size_t i = first; i < lines.size(); ++i) write_log_line(lines[i], false);
        output_.flush();
    }

    void write_log_line(const LogLine& line, bool with_place) {
        std::string text = line.text;
        if (with_place)
            if (const std::string place = place_text(sources_, line.at); !place.empty())
                text += "   " + styled("34", "[" + place + "]");
        switch (line.kind) {
        case LogLine::Kind::phase: return write("  " + styled("36", "── " + text + " ──") + "\n");
        case LogLine::Kind::action: return write_wrapped("  " + styled("32", text), 4);
        case LogLine::Kind::sentence: return write_wrapped("    " + text, 6);
        }
    }

    void show_question(const Question& question) {
        const Board seen = board(question.player);
        std::string title = speech_.player(question.player);
        if (const std::string by = speech_.asked_by(question); !by.empty()) title += " – " + by;
        std::string text = speech_.question(question);
        if (question.most != 1 || question.least != 1)
            text += question.least == question.most ? fmt::format(" [{}]", question.least)
                                                    : fmt::format(" [{}–{}]", question.least, question.most);
        write("\n" + wrapped(bold(title) + ": " + text, screen_.width, 2));
        for (std::size_t i = 0; i < question.choices.size(); ++i)
            show_choice(i + 1, question, question.choices[i], seen, "");
        for (std::size_t i = 0; i < question.fast.size(); ++i)
            show_choice(question.choices.size() + i + 1, question, question.fast[i], seen, "⚡ ");
    }

    void show_choice(std::size_t number, const Question& question, const Choice& choice, const Board& seen,
                     std::string_view before) {
        const OptionWords words = speech_.option(question, choice, seen);
        write_wrapped(fmt::format("  {:2} {}{}{}", number, before, words.text,
                                  choice.limit > 1 ? fmt::format("  ×{}", choice.limit) : ""),
                      5);
        // What may be done at any time would be told with every question.
        if (before.empty())
            for (const std::string& line : words.details) write_wrapped("       " + line, 7);
    }

    void obey(const std::string& line) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string verb = line.substr(0, blank);
        const std::size_t rest_at = std::min(line.find_first_not_of(' ', blank), line.size());
        const std::string rest = line.substr(rest_at);
        ask_again_ = false;
        if (verb == "help" || verb == "?") return write(help);
        if (verb == "undo" || verb == "u") return undo();
        if (verb == "redo") return redo();
        if (verb == "why" || verb == "w") return rest.starts_with("not ") ? why_not(rest.substr(4)) : why();
        if (verb == "log" || verb == "l") return log(rest);
        if (verb == "table" || verb == "look" || verb == "t") return table();
        if (verb == "hand" || verb == "h") return hand();
        if (verb == "card" || verb == "c") return card(rest);
        if (verb == "rules" || verb == "r") return rules(rest);
        if (verb == "save") return save(rest);
        const auto picks = picks_of(line);
        if (!picks) return write("Type the numbers of your choices, or `help`.\n");
        if (session_.now().kind == Outcome::Kind::question)
            if (const std::string wrong = wrong_picks(session_.now().question, *picks); !wrong.empty())
                return write(text::capitalized(wrong) + ".\n");
        if (const std::string told = session_.answer(*picks); !told.empty())
            return write(text::capitalized(told) + ".\n");
        ask_again_ = true;
    }

    void undo() {
        if (!session_.undo()) return write("There is nothing to undo.\n");
        shown_events_ = session_.event_count();
        write(session_.undid_knowledge()
                  ? "Taken back. Chance or hidden cards were involved: what was seen stays known.\n"
                  : "Taken back.\n");
        ask_again_ = true;
    }

    void redo() {
        if (!session_.redo()) return write("There is nothing to redo.\n");
        ask_again_ = true;
    }

    void why() {
        const auto lines = log_of(speech_, session_.events_from(session_.last_answer()), seat());
        if (lines.empty()) write("Nothing happened since the last answer.\n");
        for (const LogLine& line : lines) write_log_line(line, true);
    }

    void why_not(const std::string& what) {
        for (const std::string& line : why_not_lines(speech_, session_, sources_, seat(), what))
            write_wrapped(line, line.find_first_not_of(' ') + 2);
    }

    void log(const std::string& rest) {
        std::size_t most = 40;
        if (const auto number = picks_of(rest); number && number->size() == 1)
            most = static_cast<std::size_t>(number->front()) + 1;
        const auto lines = log_of(speech_, session_.events_from(0), seat());
        if (lines.empty()) write("Nothing has happened yet.\n");
        for (std::size_t i = lines.size() > most ? lines.size() - most : 0; i < lines.size(); ++i)
            write_log_line(lines[i], false);
    }

    void table() {
        for (const TableSection& section : table_of(speech_, board(seat()))) {
            write(bold(fmt::format("── {} ──", section.title)) + "\n");
            for (const std::string& line : section.lines) write_wrapped("  " + line, 6);
        }
    }

    void hand() {
        const auto lines = hand_of(speech_, board(seat()));
        if (lines.empty()) write("You have no cards that others do not see.\n");
        for (const std::string& line : lines) write_wrapped(line, line.find_first_not_of(' ') + 2);
    }

    void card(const std::string& name) {
        for (const std::string& line : card_lines(speech_, name))
            write_wrapped(line, line.find_first_not_of(' ') + 2);
    }

    void rules(const std::string& word) {
        for (const std::string& line : rules_lines(speech_, word))
            write_wrapped(line, line.find_first_not_of(' ') + 2);
    }

    void save(const std::string& path) {
        if (path.empty()) return write("Where to? `save game.record`\n");
        Output file(path);
        Record record = session_.record();
        record.content = content_of(speech_.program(), sources_);
        file.write_data(write_record(record));
        const std::string error = file.commit();
        write(error.empty() ? fmt::format("Saved. `cantrip play --replay {}` goes on from here.\n", path)
                            : text::capitalized(error) + ".\n");
    }

    static constexpr Word none_yet = -2;
    Output& output_;
    const Sources& sources_;
    Session& session_;
    Speech& speech_;
    const Screen& screen_;
    int people_ = 0;
    Word shown_to_ = none_yet;
    std::size_t shown_events_ = 0;
    bool ask_again_ = true;
};

} // namespace

std::string result_text(Speech& speech, const Session& session, std::size_t width) {
    std::string out = speech.phrase("over") + "\n";
    const Outcome& now = session.now();
    if (now.winners.empty()) out += speech.phrase("nobody") + "\n";
    const auto rows = scores_of(speech, board_of(session.machine(), session.state(), -1), now.winners);
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
    (void)width;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string pad(widths[i] - columns_of(row[i]), ' ');
            out += i == 0 ? row[i] + pad : "  " + pad + row[i];
        }
        while (out.ends_with(' ')) out.pop_back();
        out += "\n";
    }
    return out;
}

bool play_on_terminal(Output& output, const Sources& sources, Session& session, Speech& speech,
                      const Screen& screen) {
    Terminal terminal(output, sources, session, speech, screen);
    session.watch([&] {
        if (screen.decided) screen.decided();
        terminal.watch();
    });
    const bool sound = terminal.run();
    session.watch({});
    return sound;
}

} // namespace cantrip::play
