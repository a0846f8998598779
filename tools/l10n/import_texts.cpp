#include "tools/l10n/import_texts.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "tools/l10n/hash.hpp"
#include "tools/proof/compare.hpp"

namespace cantrip::l10n {
namespace {

class Importer {
  public:
    Importer(const PackageWork& work, Translation& translation, const std::string& path)
        : work_(work), translation_(translation), path_(path) {
        for (std::size_t i = 0; i < work.units.size(); ++i) index_[work.units[i].id] = i;
    }

    Imported run(const Arrival& arrival) {
        for (const Incoming& in : arrival.units) {
            const auto found = index_.find(in.id);
            if (found == index_.end()) keep_unknown(in);
            else take(in, found->second);
        }
        return std::move(result_);
    }

  private:
    void problem(const Incoming& in, const std::string& message) {
        result_.problems.push_back(path_ + ":" + std::to_string(in.line) + ": " + in.id + ": " + message);
    }

    // No ability has this id: the text is kept as a comment at the end of the file.
    void keep_unknown(const Incoming& in) {
        problem(in, "there is no such ability; the text is kept as a comment");
        std::string line = "# " + in.id + ": " + in.text;
        for (char& c : line)
            if (c == '\n') c = ' ';
        auto& tail = translation_.file.tail;
        if (std::find(tail.begin(), tail.end(), line) == tail.end()) tail.push_back(std::move(line));
    }

    Record& record_of(std::size_t i) {
        const Unit& unit = work_.units[i];
        auto [found, fresh] = translation_.file.records.try_emplace(unit.id);
        if (fresh) {
            found->second.sem = unit.sem;
            found->second.gen = text_hash(translation_.texts[i].text);
            found->second.text = translation_.texts[i].text;
        }
        return found->second;
    }

    void take(const Incoming& in, std::size_t i) {
        if (!in.comments.empty() && (translation_.file.find(in.id) == nullptr || translation_.file.find(in.id)->comments != in.comments))
            record_of(i).comments = in.comments;
        if (in.text.empty()) {
            ++result_.unchanged;
            return;
        }
        const Unit& unit = work_.units[i];
        const bool generated = in.text == translation_.texts[i].shown;
        const std::string text = generated ? translation_.texts[i].text : from_tag(translation_.rules(), translation_.tag, in.text);
        const bool outdated = !in.sem.empty() && in.sem != unit.sem;
        if (in.open || outdated) return keep_draft(in, i, text, outdated);
        if (generated) return approve(i);
        take_override(in, i, text);
    }

    void keep_draft(const Incoming& in, std::size_t i, const std::string& text, bool outdated) {
        const Record* record = translation_.file.find(in.id);
        const bool known = text == translation_.texts[i].text || (record != nullptr && (text == record->text || text == record->draft));
        if (known) {
            ++result_.unchanged;
            return;
        }
        record_of(i).draft = text;
        ++result_.drafts;
        if (outdated && !in.open) problem(in, "the effect changed after the export; the text is kept as a draft");
    }

    void approve(std::size_t i) {
        Record& record = record_of(i);
        Record next = record;
        next.state = Record::State::approved;
        next.sem = work_.units[i].sem;
        next.text = translation_.texts[i].text;
        next.gen = text_hash(next.text);
        next.draft.clear();
        const bool same = next.state == record.state && next.sem == record.sem && next.gen == record.gen && record.draft.empty();
        ++(same ? result_.unchanged : result_.approved);
        record = std::move(next);
    }

    void take_override(const Incoming& in, std::size_t i, const std::string& text) {
        const Unit& unit = work_.units[i];
        const Record* old = translation_.file.find(in.id);
        const std::string gen = text_hash(translation_.texts[i].text);
        if (old != nullptr && old->state == Record::State::override_ && old->text == text && old->sem == unit.sem) {
            ++result_.unchanged;
            return;
        }
        bool contradicts = false;
        for (const proof::Finding& finding : compare(i, text)) {
            problem(in, finding.message + (finding.suggestion.empty() ? "" : " (" + finding.suggestion + ")"));
            contradicts = contradicts || proof::info(finding.kind).contradicts;
        }
        Record& record = record_of(i);
        if (contradicts) {
            record.draft = text;
            ++result_.drafts;
            return;
        }
        record.state = Record::State::override_;
        record.sem = unit.sem;
        record.gen = gen;
        record.text = text;
        record.draft.clear();
        ++result_.overridden;
    }

    [[nodiscard]] std::vector<proof::Finding> compare(std::size_t i, const std::string& text) {
        if (!index_of_words_) index_of_words_.emplace(translation_.speaker->language.pack, translation_.speaker->keys);
        const UnitText& said = translation_.texts[i];
        if (said.text.empty()) return proof::lint(*index_of_words_, text);
        return proof::compare(*index_of_words_, said, text);
    }

    const PackageWork& work_;
    Translation& translation_;
    std::string path_;
    std::map<std::string, std::size_t> index_;
    std::optional<proof::WordIndex> index_of_words_;
    Imported result_;
};

} // namespace

Imported import_texts(const PackageWork& work, Translation& translation, const std::string& path, const Arrival& arrival) {
    return Importer(work, translation, path).run(arrival);
}

} // namespace cantrip::l10n
