#pragma once
// Spelling, by the dictionaries of hunspell that are installed.

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cantrip {

// Which words of the dictionary each word is a form of.
using WordStems = std::map<std::string, std::set<std::string>>;

class Dictionary {
  public:
    // By its name (sr_RS), in the folders of DICPATH (separated by colons) and then in the usual ones.
    // Nothing when it is in none of them.
    [[nodiscard]] static std::optional<Dictionary> open(std::string_view name);
    Dictionary(Dictionary&&) noexcept;
    Dictionary& operator=(Dictionary&&) noexcept;
    ~Dictionary();

    [[nodiscard]] bool knows(std::string_view word);
    // Those of the words that it does not know, sorted.
    [[nodiscard]] std::vector<std::string> unknown_words(const std::vector<std::string>& words);
    [[nodiscard]] WordStems stems(const std::vector<std::string>& words);
    // Known words that somebody may have meant, the likeliest first. Takes milliseconds, not microseconds.
    [[nodiscard]] std::vector<std::string> suggestions(std::string_view word);

  private:
    struct Files;
    struct Open;
    [[nodiscard]] static std::optional<Files> find(std::string_view name);
    explicit Dictionary(std::unique_ptr<Open> open);

    std::unique_ptr<Open> open_;
};

} // namespace cantrip
