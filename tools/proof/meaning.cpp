#include "tools/proof/meaning.hpp"

#include <algorithm>
#include <map>

#include "lang/program/sem.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/proof/rewrite.hpp"

namespace cantrip::proof {
namespace {

// One text that is given to the reader: a way to write a printed text, or the text that the effect gives.
struct Attempt {
    std::size_t unit = 0;
    std::size_t text = own; // into the texts asked about
    bool word_by_word = true;
    static constexpr std::size_t own = static_cast<std::size_t>(-1);
};

bool says(const std::vector<text::Reading>& readings, const std::string& effect) {
    return std::any_of(readings.begin(), readings.end(),
                       [&](const text::Reading& reading) { return reading.canonical == effect; });
}

} // namespace

text::TextReader& MeaningReader::reader() {
    if (!reader_) {
        // All abilities of a package are part of one program.
        const std::size_t program = work_.units.front().program;
        Programs& programs = *project_.programs;
        reader_ = std::make_unique<text::TextReader>(programs.world, programs.packages[program],
                                                     programs.list[program], translation_.speaker->language,
                                                     translation_.speaker->keys);
    }
    return *reader_;
}

KindId MeaningReader::kind_of(const l10n::Unit& unit) const {
    const Program& program = project_.programs->list[unit.program];
    const Ability& ability = program.abilities[unit.ability];
    return ability.thing == no_index ? ability.kind : program.things[ability.thing].kind;
}

std::vector<Meaning> MeaningReader::read(const std::vector<TextOfUnit>& texts) {
    std::vector<Meaning> out(texts.size());
    if (texts.empty()) return out;
    std::vector<Attempt> attempts;
    std::vector<text::TextToRead> to_read;
    // A unit whose own text is understood; others say nothing about a text that is.
    std::map<std::size_t, bool> trusted;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::size_t unit = texts[i].unit;
        const std::string& said = translation_.texts[unit].text;
        const KindId kind = kind_of(work_.units[unit]);
        if (trusted.emplace(unit, false).second) {
            attempts.push_back({unit});
            to_read.push_back({said, kind});
        }
        for (Rewritten& way : rewritings(index_, said, texts[i].printed)) {
            attempts.push_back({unit, i, way.word_by_word});
            to_read.push_back({std::move(way.text), kind});
        }
    }
    const std::vector<text::ReadBack> read = reader().read_all(to_read);
    for (std::size_t k = 0; k < attempts.size(); ++k) {
        const Attempt& attempt = attempts[k];
        const l10n::Unit& unit = work_.units[attempt.unit];
        const std::string effect = canonical_effect(project_.programs->list[unit.program], unit.ability);
        // A reading that prints other words may have overlooked one.
        std::vector<text::Reading> sure = read[k].readings;
        std::erase_if(sure, [&](const text::Reading& reading) {
            return !equal_when_set(translation_.rules(), reading.printed, to_read[k].text);
        });
        if (attempt.text == Attempt::own) {
            trusted[attempt.unit] = says(sure, effect);
            continue;
        }
        Meaning& meaning = out[attempt.text];
        if (says(read[k].readings, effect)) {
            meaning.kind = Meaning::Kind::same;
            meaning.exact = meaning.exact || says(sure, effect);
        } else if (meaning.kind == Meaning::Kind::unread && trusted[attempt.unit] && !sure.empty() &&
                   attempt.word_by_word) {
            meaning.kind = Meaning::Kind::other;
            meaning.readings = std::move(sure);
        }
    }
    return out;
}

} // namespace cantrip::proof
