#include "tools/l10n/exchange/import_texts.hpp"

#include <algorithm>
#include <map>

#include "tools/l10n/review/comments.hpp"
#include "tools/l10n/review/hash.hpp"
#include "tools/proof/compare.hpp"

namespace cantrip::l10n {
namespace {

class Importer {
  public:
    Importer(const Project& project, const PackageWork& work, Translation& translation,
             const std::string& path)
        : project_(project), work_(work), translation_(translation), path_(path) {
        for (std::size_t i = 0; i < work.units.size(); ++i) index_[work.units[i].id] = i;
    }

    Imported run(const Arrival& arrival) {
        for (const Incoming& in : arrival.units) {
            const auto found = index_.find(in.id);
            if (found == index_.end())
                keep_unknown(in);
            else
                take(in, found->second);
        }
        take_overrides();
        return std::move(result_);
    }

  private:
    // A text of somebody's own, to be compared with its effect.
    struct Own {
        const Incoming* in;
        std::size_t unit;
        std::string text;
    };

    void problem(const Incoming& in, const std::string& message) {
        result_.problems.push_back(path_ + ":" + std::to_string(in.line) + ": " + in.id + ": " + message);
    }

    // No ability has this id: the text is kept as a comment at the end of the file.
    void keep_unknown(const Incoming& in) {
        problem(in, "there is no such ability; the text is kept as a comment");
        std::string text = in.id + ": " + in.text;
        for (char& c : text)
            if (c == '\n') c = ' ';
        auto& tail = translation_.file.tail;
        for (std::string& line : comment_lines(text))
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
        const std::vector<std::string> comments = safe_comments(in.comments);
        if (!comments.empty() &&
            (translation_.file.find(in.id) == nullptr || translation_.file.find(in.id)->comments != comments))
            record_of(i).comments = comments;
        if (in.text.empty()) {
            ++result_.unchanged;
            return;
        }
        const Unit& unit = work_.units[i];
        const bool generated = in.text == translation_.texts[i].shown;
        const std::string text = generated ? translation_.texts[i].text
                                           : from_tag(translation_.rules(), translation_.tag, in.text);
        const bool outdated = !in.sem.empty() && in.sem != unit.sem;
        if (in.open || outdated) return keep_draft(in, i, text, outdated);
        if (generated) return approve(i);
        const Record* old = translation_.file.find(in.id);
        if (old != nullptr && old->state == Record::State::override_ && old->text == text &&
            old->sem == unit.sem)
            ++result_.unchanged;
        else
            own_.push_back({&in, i, text});
    }

    void keep_draft(const Incoming& in, std::size_t i, const std::string& text, bool outdated) {
        const Record* record = translation_.file.find(in.id);
        const bool known = text == translation_.texts[i].text ||
                           (record != nullptr && (text == record->text || text == record->draft));
        if (known) {
            ++result_.unchanged;
            return;
        }
        record_of(i).draft = text;
        ++result_.drafts;
        if (outdated && !in.open)
            problem(in, "the effect changed after the export; the text is kept as a draft");
    }

    void approve(std::size_t i) {
        Record& record = record_of(i);
        Record next = record;
        next.state = Record::State::approved;
        next.sem = work_.units[i].sem;
        next.text = translation_.texts[i].text;
        next.gen = text_hash(next.text);
        next.draft.clear();
        if (next.sem != record.sem || next.gen != record.gen) next.by = next.on = next.because = "";
        const bool same = next.state == record.state && next.sem == record.sem && next.gen == record.gen &&
                          record.draft.empty();
        ++(same ? result_.unchanged : result_.approved);
        record = std::move(next);
    }

    // What they mean is asked once for all of them.
    void take_overrides() {
        if (own_.empty()) return;
        const proof::WordIndex index(translation_.speaker->language.pack, translation_.speaker->keys);
        std::vector<proof::TextOfUnit> to_read;
        for (const Own& own : own_)
            if (!translation_.texts[own.unit].text.empty()) to_read.push_back({own.unit, own.text});
        const auto meanings = proof::MeaningReader(project_, work_, translation_, index).read(to_read);
        std::size_t next = 0;
        for (const Own& own : own_) {
            const UnitText& said = translation_.texts[own.unit];
            if (said.text.empty()) {
                take_override(own, proof::lint(index, own.text));
                continue;
            }
            const proof::Meaning& meaning = meanings[next++];
            if (take_override(own, proof::compare(index, said, own.text, meaning)) &&
                meaning.kind == proof::Meaning::Kind::same)
                ++result_.read_back;
        }
    }

    // Whether it is printed from now on.
    bool take_override(const Own& own, const std::vector<proof::Finding>& findings) {
        bool contradicts = false;
        for (const proof::Finding& finding : findings) {
            const bool said =
                finding.suggestion.empty() || finding.message.find(finding.suggestion) != std::string::npos;
            problem(*own.in, finding.message + (said ? "" : " (" + finding.suggestion + ")"));
            // A text with a wrong form is not printed before somebody answers for it.
            contradicts = contradicts || proof::contradicts(finding.kind) ||
                          finding.kind == proof::Kind::wrong_agreement;
        }
        Record& record = record_of(own.unit);
        if (contradicts) {
            record.draft = own.text;
            ++result_.drafts;
            return false;
        }
        record.state = Record::State::override_;
        record.sem = work_.units[own.unit].sem;
        record.gen = text_hash(translation_.texts[own.unit].text);
        record.text = own.text;
        record.draft.clear();
        record.by = record.on = record.because = "";
        ++result_.overridden;
        return true;
    }

    const Project& project_;
    const PackageWork& work_;
    Translation& translation_;
    std::string path_;
    std::map<std::string, std::size_t> index_;
    std::vector<Own> own_;
    Imported result_;
};

} // namespace

Imported import_texts(const Project& project, const PackageWork& work, Translation& translation,
                      const std::string& path, const Arrival& arrival) {
    return Importer(project, work, translation, path).run(arrival);
}

} // namespace cantrip::l10n
