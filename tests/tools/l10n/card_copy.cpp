#include "tests/tools/l10n/card_copy.hpp"

#include <filesystem>
#include <fstream>

#include <boost/json/parse.hpp>
#include <catch2/catch.hpp>

namespace cantrip::testing {

namespace fs = std::filesystem;

CardCopy::CardCopy(const std::string& set) {
    const fs::path from = fs::path(CANTRIP_SOURCE_DIR) / "cards" / set;
    for (const auto& entry : fs::recursive_directory_iterator(from)) {
        const std::string name = entry.path().lexically_relative(from).string();
        // Tests start without ids and reviews, and need no scenarios.
        if (!entry.is_regular_file() || name.starts_with("l10n") || name.starts_with("scenarios")) continue;
        scratch_.write("set/" + name, read_all(entry.path().string()));
    }
}

std::string CardCopy::path(const std::string& name) const {
    return scratch_.path(name.empty() ? "set" : "set/" + name);
}

void CardCopy::write(const std::string& name, const std::string& text) const {
    scratch_.write("set/" + name, text);
}

void CardCopy::replace(const std::string& name, const std::string& from, const std::string& to) const {
    std::string text = read(name);
    const auto at = text.find(from);
    INFO(name << " has no " << from);
    REQUIRE(at != std::string::npos);
    write(name, text.replace(at, from.size(), to));
}

RunResult CardCopy::run(std::vector<std::string> arguments, int status) const {
    RunResult result = run_cantrip(arguments, {.input = {}, .folder = path(), .environment = {}});
    INFO(result.err);
    INFO(result.out);
    CHECK(result.status == status);
    return result;
}

std::map<std::string, std::map<std::string, std::string>> CardCopy::marked() const {
    const auto status = boost::json::parse(run({"l10n", "status", "--format", "json"}).out);
    std::map<std::string, std::map<std::string, std::string>> all;
    for (const auto& set : status.at("sets").as_array()) {
        for (const auto& unit : set.at("marked").as_array())
            all[set.at("lang").as_string().c_str()][unit.at("id").as_string().c_str()] =
                unit.at("state").as_string().c_str();
    }
    return all;
}

} // namespace cantrip::testing
