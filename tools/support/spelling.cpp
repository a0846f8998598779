#include "tools/support/spelling.hpp"

#include <iconv.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>

#include <hunspell/hunspell.hxx>

#include "tools/support/words.hpp"

namespace cantrip {
namespace {

// Names come out of packs. Without a slash they stay inside the folders.
bool is_plain(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    });
}

std::vector<std::string> dictionary_folders() {
    std::vector<std::string> folders;
    if (const char* named = std::getenv("DICPATH"); named != nullptr)
        for (const std::string_view folder : split(named, ":"))
            if (!folder.empty()) folders.emplace_back(folder);
    for (const char* usual : {"/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts",
                              "/usr/local/share/hunspell"})
        folders.emplace_back(usual);
    return folders;
}

// From one encoding to another. Some dictionaries are in an encoding of their own.
class Converter {
  public:
    Converter(const std::string& from, const std::string& to) {
        if (from != to) handle_ = ::iconv_open(to.c_str(), from.c_str());
    }
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    ~Converter() {
        if (handle_ != same && handle_ != unknown) ::iconv_close(handle_);
    }

    // Nothing when a letter has no place in the other encoding.
    [[nodiscard]] std::optional<std::string> convert(std::string_view text) const {
        if (handle_ == same) return std::string(text);
        if (handle_ == unknown) return std::nullopt;
        std::string input(text), output(4 * text.size() + 4, '\0');
        char* from = input.data();
        char* to = output.data();
        std::size_t left = input.size(), room = output.size();
        ::iconv(handle_, nullptr, nullptr, nullptr, nullptr);
        if (::iconv(handle_, &from, &left, &to, &room) == static_cast<std::size_t>(-1)) return std::nullopt;
        output.resize(output.size() - room);
        return output;
    }

  private:
    static inline const ::iconv_t same = nullptr;
    static inline const ::iconv_t unknown = reinterpret_cast<::iconv_t>(-1);
    ::iconv_t handle_ = same;
};

} // namespace

struct Dictionary::Files {
    std::string affixes, words;
};

struct Dictionary::Open {
    explicit Open(const Files& files)
        : words(files.affixes.c_str(), files.words.c_str()), to_own("UTF-8", words.get_dict_encoding()),
          to_utf8(words.get_dict_encoding(), "UTF-8") {}

    [[nodiscard]] std::vector<std::string> in_utf8(const std::vector<std::string>& list) const {
        std::vector<std::string> out;
        for (const std::string& word : list)
            if (auto converted = to_utf8.convert(word)) out.push_back(*std::move(converted));
        return out;
    }

    Hunspell words;
    Converter to_own, to_utf8;
};

Dictionary::Dictionary(std::unique_ptr<Open> open) : open_(std::move(open)) {}
Dictionary::Dictionary(Dictionary&&) noexcept = default;
Dictionary& Dictionary::operator=(Dictionary&&) noexcept = default;
Dictionary::~Dictionary() = default;

std::optional<Dictionary::Files> Dictionary::find(std::string_view name) {
    if (!is_plain(name)) return std::nullopt;
    for (const std::string& folder : dictionary_folders()) {
        const std::string stem = folder + "/" + std::string(name);
        std::error_code failed;
        // hunspell opens a missing file without a word and then knows nothing, so both are looked for here.
        if (std::filesystem::exists(stem + ".aff", failed) && std::filesystem::exists(stem + ".dic", failed))
            return Files{stem + ".aff", stem + ".dic"};
    }
    return std::nullopt;
}

std::optional<Dictionary> Dictionary::open(std::string_view name) {
    const auto files = find(name);
    if (!files) return std::nullopt;
    return Dictionary(std::make_unique<Open>(*files));
}

bool Dictionary::knows(std::string_view word) {
    // A word with letters that the dictionary cannot even write is none of its words.
    const auto own = open_->to_own.convert(word);
    return own && open_->words.spell(*own);
}

std::vector<std::string> Dictionary::unknown_words(const std::vector<std::string>& words) {
    std::set<std::string> unknown;
    for (const std::string& word : words)
        if (!knows(word)) unknown.insert(word);
    return {unknown.begin(), unknown.end()};
}

WordStems Dictionary::stems(const std::vector<std::string>& words) {
    WordStems stems;
    for (const std::string& word : words) {
        const auto own = open_->to_own.convert(word);
        if (!own) continue;
        const auto found = open_->in_utf8(open_->words.stem(*own));
        if (!found.empty()) stems[word].insert(found.begin(), found.end());
    }
    return stems;
}

std::vector<std::string> Dictionary::suggestions(std::string_view word) {
    const auto own = open_->to_own.convert(word);
    if (!own) return {};
    return open_->in_utf8(open_->words.suggest(*own));
}

} // namespace cantrip
