#include "tools/play/log.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "interpreter/tables.hpp"
#include "tools/play/event_phrase.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::play {
namespace {

using runtime::none;

// How much of a line one sentence holds.
constexpr std::size_t most_clauses = 4;

// One clause: an event, and events like it right behind it.
struct Clause {
    Event event;
    std::vector<Event> more;
    std::vector<Word> shown; // what the seat saw of it and others did not, such as the cards it drew
};

class LogWriter {
  public:
    LogWriter(Speech& speech, Word seat)
        : speech_(speech), p_(speech.program()), t_(speech.machine().tables()), seat_(seat) {}

    std::vector<LogLine> write(std::span<const Event> events) {
        for (const Event& event : events)
            if (auto seen = event_for(event, seat_)) {
                seen_.push_back(std::move(*seen));
                raw_.push_back(&event);
            }
        for (std::size_t i = 0; i < seen_.size(); ++i) add(i);
        flush();
        return std::move(lines_);
    }

  private:
    // Other verbs happen inside of it.
    [[nodiscard]] bool does_more(const Verb& verb) const {
        return verb.body != no_hir && has_call(verb.body);
    }
    [[nodiscard]] bool has_call(HirId id) const {
        if (p_.at(id).op == Op::call || p_.at(id).op == Op::window) return true;
        const auto inner = p_.children(id);
        return std::any_of(inner.begin(), inner.end(), [&](HirId child) { return has_call(child); });
    }
    [[nodiscard]] bool has_frame(VerbId id) {
        const text::Key key = speech_.keys().intern(p_.name_of(p_.verbs[id]));
        const auto& frames = speech_.language().pack.frames;
        const auto at = frames.lower_bound({key, ""});
        return at != frames.end() && at->first.first == key;
    }
    [[nodiscard]] bool moves(VerbId id) const {
        return id == p_.core.move || id == p_.core.shuffle || id == p_.core.reveal || id == p_.core.look;
    }

    void add(std::size_t i) {
        const Event& event = seen_[i];
        const Verb& verb = p_.verbs[event.verb];
        if (covered_.size() <= event.depth) covered_.resize(event.depth + 1, no_index);
        covered_[event.depth] = no_index;
        if (verb.phase) return phase(event);
        if (event.verb == p_.core.perform) return action(event);
        if (verb.action || verb.heading) return;
        const std::uint32_t cover = event.depth > 0 ? covered_[event.depth - 1] : no_index;
        const bool steps = event.verb == p_.core.advance || event.verb == p_.core.retreat;
        if (cover != no_index && (moves(event.verb) || steps)) return note_shown(i, cover);
        if (event.actor < 0 || event.actor > t_.team) return;
        if (event.verb == p_.core.shuffle) return;
        if (!verb.native) {
            // A verb without arguments is told by what happens in it.
            if (does_more(verb) && (verb.params.empty() || !has_frame(event.verb))) return;
            if (verb.word.empty() && !has_frame(event.verb)) return;
        }
        if (!verb.native) covered_[event.depth] = static_cast<std::uint32_t>(serial_);
        say(i);
    }

    // A move inside of a verb that is told: only which things it were, and only to those who see more than
    // others.
    void note_shown(std::size_t i, std::uint32_t cover) {
        if (clauses_.empty() || cover + 1 != serial_ || seen_[i].arguments.empty()) return;
        const Event::Argument& raw = raw_[i]->arguments[0];
        for (std::size_t n = 0; n < raw.seen.size() && n < raw.values.size(); ++n)
            if ((raw.seen[n] & 1U) == 0 && seen_[i].arguments[0].values[n] != hidden_thing)
                clauses_.back().shown.push_back(raw.values[n]);
    }

    void say(std::size_t i) {
        const Event& event = seen_[i];
        if (!clauses_.empty()) {
            Clause& last = clauses_.back();
            if (joins(last, event)) {
                last.more.push_back(event);
                return;
            }
            if (last.event.actor != event.actor || last.event.source != event.source ||
                last.event.reacted != event.reacted || !last.shown.empty() || clauses_.size() >= most_clauses)
                flush();
        }
        ++serial_;
        clauses_.push_back({event, {}, {}});
    }

    // The same deed with other units or things.
    [[nodiscard]] bool joins(const Clause& last, const Event& event) const {
        const Event& first = last.event;
        if (first.verb != event.verb || first.actor != event.actor || first.source != event.source ||
            !p_.verbs[event.verb].native || event.arguments.empty() || !last.shown.empty())
            return false;
        for (std::size_t i = 1; i < event.arguments.size(); ++i)
            if (first.arguments[i].values != event.arguments[i].values) return false;
        const TypeTag tag = event.arguments[0].type.tag;
        return tag == first.arguments[0].type.tag && (tag == TypeTag::unit || tag == TypeTag::thing) &&
               event.verb != p_.core.win;
    }

    void phase(const Event& event) {
        flush();
        std::string text = speech_.phase(event.verb);
        if (text.empty()) return;
        text = text::capitalized(text);
        if (event.actor >= 0 && event.actor < t_.players) text += " – " + speech_.player(event.actor);
        lines_.push_back({LogLine::Kind::phase, std::move(text), event.actor, event.at});
    }

    void action(const Event& event) {
        flush();
        if (event.arguments.empty() || event.arguments[0].values.empty()) return;
        const Word which = event.arguments[0].values[0];
        if (!t_.is_thing(which) || t_.things[static_cast<std::size_t>(which)].action == no_index) return;
        const runtime::Instance& what = t_.things[static_cast<std::size_t>(which)];
        std::string text = fmt::format("{}: {}", speech_.player(event.actor), speech_.action(what.action));
        if (what.host != none) text += " – " + speech_.thing(what.host);
        lines_.push_back({LogLine::Kind::action, std::move(text), event.actor, event.at});
    }

    void flush() {
        if (clauses_.empty()) return;
        const std::vector<Clause> clauses = std::move(clauses_);
        clauses_.clear();
        EventPhrases phrases(speech_, seat_);
        std::vector<text::PhraseId> parts;
        for (const Clause& clause : clauses)
            parts.push_back(phrases.clause(clause.event, parts.empty(), clause.more));
        if (std::string text = phrases.words(phrases.list(std::move(parts))); !text.empty())
            return finish(std::move(text), clauses);
        // One of them has no words: each by itself.
        for (const Clause& clause : clauses) {
            EventPhrases alone(speech_, seat_);
            std::string text = alone.words(alone.clause(clause.event, true, clause.more));
            if (text.empty()) text = by_name(clause.event);
            if (!text.empty()) finish(std::move(text), {clause});
        }
    }

    // "Player 2: discover – Cave", in the words of the declarations.
    std::string by_name(const Event& event) {
        const std::string verb = speech_.verb(event.verb);
        if (verb.empty()) return {};
        std::string out = fmt::format("{}: {}", speech_.player(event.actor), verb);
        for (const Event::Argument& argument : event.arguments)
            if (argument.type.is(TypeTag::thing))
                for (const Word thing : argument.values)
                    if (thing != hidden_thing) out += " – " + speech_.thing(thing);
        return out;
    }

    void finish(std::string text, const std::vector<Clause>& clauses) {
        std::string shown;
        for (const Clause& clause : clauses)
            for (const Word thing : clause.shown) shown += (shown.empty() ? "" : ", ") + speech_.thing(thing);
        if (!shown.empty()) text += " (" + shown + ")";
        const Event& first = clauses.front().event;
        if (first.reacted && t_.is_thing(first.source) && first.source > t_.team)
            text = speech_.thing(first.source) + ": " + text;
        if (!text.ends_with(".")) text += ".";
        lines_.push_back({LogLine::Kind::sentence, std::move(text), first.actor, first.at});
    }

    Speech& speech_;
    const Program& p_;
    const runtime::Tables& t_;
    Word seat_;
    std::vector<Event> seen_;
    std::vector<const Event*> raw_;
    std::vector<std::uint32_t> covered_; // by depth: the number of the clause that tells of what is inside
    std::vector<Clause> clauses_;
    std::size_t serial_ = 0;
    std::vector<LogLine> lines_;
};

} // namespace

std::vector<LogLine> log_of(Speech& speech, std::span<const Event> events, Word seat) {
    return LogWriter(speech, seat).write(events);
}

} // namespace cantrip::play
