#pragma once
// What is needed to take answers back: the words of the table as they were before they were written, and at
// each answer the rest of the state, which is small. Internal to interpreter/.

#include <cstdint>
#include <vector>

#include "interpreter/frames.hpp"

namespace cantrip::runtime {

class UndoLog {
  public:
    // A word of the table is about to be written.
    void write(Word at, Word before) {
        if (!marks_.empty()) writes_.push_back({at, before});
    }
    // A question is about to be answered.
    void mark(const Tables& t, const State& s) {
        marks_.push_back({saved_.size(), writes_.size(), s.words.size() - static_cast<std::size_t>(t.table),
                          s.log.size(), s.lasting.size(), s.fault.size()});
        saved_.insert(saved_.end(), s.words.begin(), s.words.begin() + h_size);
        saved_.insert(saved_.end(), s.words.begin() + t.table, s.words.end());
        for (const auto* part : {&s.log, &s.lasting, &s.fault})
            saved_.insert(saved_.end(), part->begin(), part->end());
    }
    // The answer was not taken: nothing was written.
    void unmark() {
        saved_.resize(marks_.back().saved);
        marks_.pop_back();
    }
    [[nodiscard]] bool empty() const { return marks_.empty(); }
    void clear() {
        marks_.clear();
        writes_.clear();
        saved_.clear();
    }
    // The state as it was at the last mark. `moved(thing)` is told what lies or belongs somewhere else now.
    template <class Moved> void back(const Tables& t, State& s, Moved moved) {
        const Mark mark = marks_.back();
        for (std::size_t i = writes_.size(); i-- > mark.writes;)
            s.words[static_cast<std::size_t>(writes_[i].at)] = writes_[i].before;
        s.words.resize(static_cast<std::size_t>(t.table) + mark.words);
        const Word* from = saved_.data() + mark.saved;
        std::copy_n(from, static_cast<std::size_t>(h_size), s.words.begin());
        from += h_size;
        std::copy_n(from, mark.words, s.words.begin() + t.table);
        from += mark.words;
        const auto take = [&](std::vector<Word>& part, std::size_t size) {
            part.assign(from, from + size);
            from += size;
        };
        take(s.log, mark.log);
        take(s.lasting, mark.lasting);
        take(s.fault, mark.fault);
        for (std::size_t i = mark.writes; i < writes_.size(); ++i) {
            const Word at = writes_[i].at;
            if (at >= t.place && at < t.prev) moved(at - t.place);
            if (at >= t.owner && at < t.first) moved(at - t.owner);
        }
        writes_.resize(mark.writes);
        saved_.resize(mark.saved);
        marks_.pop_back();
    }

  private:
    struct Write {
        Word at, before;
    };
    struct Mark {
        std::size_t saved, writes, words, log, lasting, fault;
    };
    std::vector<Write> writes_;
    std::vector<Word> saved_; // head, stack, log, lasting and fault of each mark, one behind the other
    std::vector<Mark> marks_;
};

} // namespace cantrip::runtime
