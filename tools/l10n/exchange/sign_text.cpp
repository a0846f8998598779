#include "tools/l10n/exchange/sign_text.hpp"

#include "tools/l10n/review/hash.hpp"
#include "tools/proof/compare.hpp"

namespace cantrip::l10n {

std::vector<proof::Finding> findings_about(const Project& project, const PackageWork& work,
                                           const Translation& translation, std::size_t unit,
                                           const std::string& text) {
    const proof::WordIndex index(translation.speaker->language.pack, translation.speaker->keys);
    const UnitText& said = translation.texts[unit];
    if (said.text.empty()) return proof::lint(index, text);
    const auto meanings = proof::MeaningReader(project, work, translation, index).read({{unit, text}});
    return proof::compare(index, said, text, meanings.front());
}

Result<SignedText, std::string> sign_text(const Project& project, const PackageWork& work,
                                          Translation& translation, std::size_t unit,
                                          const std::optional<std::string>& text,
                                          const Signature& signature) {
    const std::string& generated = translation.texts[unit].text;
    Record record;
    if (const Record* old = translation.file.find(work.units[unit].id)) record = *old;
    SignedText out;
    if (text)
        out.text = from_tag(translation.rules(), translation.tag, *text);
    else if (!record.draft.empty())
        out.text = record.draft;
    else if (record.state == Record::State::override_)
        out.text = record.text;
    else
        out.text = generated;
    if (out.text.empty())
        return Failure{std::string("there is no text to sign: neither a draft nor a generated one")};
    out.generated = out.text == generated;
    if (!out.generated) out.findings = findings_about(project, work, translation, unit, out.text);
    record.state = out.generated ? Record::State::approved : Record::State::override_;
    record.sem = work.units[unit].sem;
    record.gen = text_hash(generated);
    record.text = out.text;
    record.draft.clear();
    record.by = signature.by;
    record.on = signature.on;
    record.because = signature.because;
    translation.file.records[work.units[unit].id] = std::move(record);
    return out;
}

} // namespace cantrip::l10n
