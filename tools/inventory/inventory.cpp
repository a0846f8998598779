#include "tools/inventory/inventory.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip::inventory {
namespace {

std::string name_of(const boost::json::object& entry) {
    const auto* names = entry.if_contains("names");
    if (names == nullptr || !names->is_object() || names->get_object().empty()) return {};
    const auto& all = names->get_object();
    const auto* english = all.if_contains("en");
    const boost::json::value& name = english != nullptr ? *english : all.begin()->value();
    return name.is_string() ? std::string(name.get_string()) : std::string{};
}

std::vector<std::string> facts_of(const boost::json::object& entry) {
    std::vector<std::string> out;
    const auto* facts = entry.if_contains("facts");
    if (facts == nullptr || !facts->is_array()) return out;
    for (const auto& fact : facts->get_array())
        if (fact.is_string()) out.emplace_back(fact.get_string());
    return out;
}

} // namespace

std::string Inventory::add(std::string_view json) {
    boost::system::error_code failed;
    const auto list = boost::json::parse(boost::json::string_view(json.data(), json.size()), failed);
    if (failed) return "it is not JSON: " + failed.message();
    if (!list.is_array()) return "an inventory is a list of entries";
    for (const auto& one : list.get_array()) {
        const auto* entry = one.if_object();
        const auto* id = entry == nullptr ? nullptr : entry->if_contains("id");
        if (id == nullptr || !id->is_string() || id->get_string().empty())
            return fmt::format("entry {} has no `id`", entries_.size() + 1);
        const std::string text(id->get_string());
        const int index = static_cast<int>(entries_.size());
        if (!by_claim_.emplace(text, index).second) return fmt::format("two entries are called `{}`", text);
        if (const std::size_t slash = text.find('/'); slash != std::string::npos)
            by_claim_.emplace(text.substr(slash + 1), index);
        entries_.push_back({text, name_of(*entry), facts_of(*entry)});
    }
    return {};
}

int Inventory::find(std::string_view claim) const {
    const auto at = by_claim_.find(claim);
    return at == by_claim_.end() ? -1 : at->second;
}

std::string_view Inventory::nearest(std::string_view claim) const {
    std::vector<std::string_view> known;
    for (const auto& [text, index] : by_claim_) known.push_back(text);
    return did_you_mean(claim, known);
}

} // namespace cantrip::inventory
