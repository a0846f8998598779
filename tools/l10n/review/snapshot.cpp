#include <set>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "lang/support/pretty_json.hpp"
#include "tools/l10n/review/impact.hpp"

namespace cantrip::l10n {

Snapshot take_snapshot(const Project& project) {
    Snapshot snapshot;
    for (const PackageWork& work : project.packages) {
        for (const Translation& translation : work.translations) {
            auto& texts = snapshot.languages[translation.language];
            for (std::size_t i = 0; i < work.units.size(); ++i)
                texts[work.name + ":" + work.units[i].id] = {work.units[i].card, work.units[i].sem,
                                                             translation.printed(work.units[i], i)};
        }
    }
    return snapshot;
}

std::string write_snapshot(const Snapshot& snapshot) {
    boost::json::object languages;
    for (const auto& [language, texts] : snapshot.languages) {
        boost::json::object list;
        for (const auto& [id, text] : texts)
            list[id] = boost::json::object{
                {"card", json_text(text.card)}, {"sem", json_text(text.sem)}, {"text", json_text(text.text)}};
        languages[language] = std::move(list);
    }
    return pretty_json(boost::json::object{{"texts", std::move(languages)}});
}

Result<Snapshot, FileError> read_snapshot(const std::string& path, std::string_view text) {
    boost::system::error_code wrong;
    const boost::json::value value = boost::json::parse(text, wrong);
    const boost::json::object* languages = nullptr;
    if (!wrong && value.is_object() && value.as_object().contains("texts"))
        languages = value.as_object().at("texts").if_object();
    if (languages == nullptr)
        return Failure{FileError{path, 1, "this is no state that `cantrip l10n impact --save` wrote"}};
    Snapshot snapshot;
    for (const auto& language : *languages) {
        const boost::json::object* list = language.value().if_object();
        if (list == nullptr)
            return Failure{FileError{path, 1, "this is no state that `cantrip l10n impact --save` wrote"}};
        auto& texts = snapshot.languages[std::string(language.key())];
        for (const auto& entry : *list) {
            const boost::json::object* one = entry.value().if_object();
            const auto field = [&](std::string_view name) {
                const boost::json::value* found = one == nullptr ? nullptr : one->if_contains(name);
                const boost::json::string* said = found == nullptr ? nullptr : found->if_string();
                return said == nullptr ? std::string() : std::string(*said);
            };
            texts[std::string(entry.key())] = {field("card"), field("sem"), field("text")};
        }
    }
    return snapshot;
}

std::vector<Change> differences_between(const Snapshot& before, const Snapshot& now) {
    std::vector<Change> changes;
    for (const auto& [language, texts] : now.languages) {
        const auto old_language = before.languages.find(language);
        static const std::map<std::string, Snapshot::Text> nothing;
        const auto& old = old_language == before.languages.end() ? nothing : old_language->second;
        std::set<std::string> ids;
        for (const auto& [id, text] : texts) ids.insert(id);
        for (const auto& [id, text] : old) ids.insert(id);
        for (const std::string& id : ids) {
            const auto was = old.find(id), is = texts.find(id);
            Change change;
            change.language = language;
            change.id = id.substr(id.find(':') + 1);
            change.card = is != texts.end() ? is->second.card : was->second.card;
            if (was != old.end()) change.before = was->second.text;
            if (is != texts.end()) change.now = is->second.text;
            change.effect = was != old.end() && is != texts.end() && was->second.sem != is->second.sem;
            if (change.before != change.now || change.effect) changes.push_back(std::move(change));
        }
    }
    return changes;
}

} // namespace cantrip::l10n
