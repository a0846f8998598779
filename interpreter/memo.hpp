#pragma once
// Yes or no, kept under a row of words. Internal to interpreter/.

#include <algorithm>
#include <span>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "interpreter/frames.hpp"
#include "lang/support/hash.hpp"

namespace cantrip::runtime {

class Memo {
  public:
    // How far out the answer looked: the depth of the outermost hypothetical event that it read.
    struct Answer {
        bool yes = false;
        std::uint32_t read = 0;
    };
    // A key that is being written: it ends where the words end, and others may be written behind it while its
    // answer is found out.
    struct Key {
        std::size_t start = 0, end = 0;
        std::uint64_t hash = 0;
    };

    void clear() {
        words_.clear();
        known_.clear();
    }
    [[nodiscard]] std::size_t begin() const { return words_.size(); }
    void add(Word word) { words_.push_back(word); }
    void drop(std::size_t start) { words_.resize(start); }
    [[nodiscard]] Key end(std::size_t start) const {
        hash::Numbers hash;
        for (std::size_t i = start; i < words_.size(); ++i) hash.put(static_cast<std::uint32_t>(words_[i]));
        return {start, words_.size(), hash.value()};
    }
    [[nodiscard]] const Answer* find(const Key& key) const {
        const auto found = known_.find(key.hash);
        if (found == known_.end()) return nullptr;
        const Key& known = found->second.key;
        return std::equal(at(key.start), at(key.end), at(known.start), at(known.end)) ? &found->second.answer
                                                                                      : nullptr;
    }
    void keep(const Key& key, Answer answer) { known_.insert_or_assign(key.hash, Kept{key, answer}); }

  private:
    struct Kept {
        Key key;
        Answer answer;
    };
    [[nodiscard]] std::vector<Word>::const_iterator at(std::size_t index) const {
        return words_.begin() + static_cast<std::ptrdiff_t>(index);
    }

    std::vector<Word> words_;
    boost::unordered_flat_map<std::uint64_t, Kept> known_;
};

} // namespace cantrip::runtime
