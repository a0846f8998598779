#include "tools/render/shops.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/source/read_file.hpp"
#include "tools/render/assets.hpp"
#include "tools/support/words.hpp"

namespace cantrip::render {
namespace {

bool read_number(std::string_view text, double low, double high, double& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size() && out >= low && out <= high;
}

// One line: `trim 63.5 x 88.9`. False when it is none.
bool read_line(const std::vector<std::string_view>& words, std::string_view line, Shop& shop) {
    const std::string_view key = words.front();
    if (key == "trim")
        return words.size() == 4 && words[2] == "x" && read_number(words[1], 10, 500, shop.size.width) &&
               read_number(words[3], 10, 500, shop.size.height);
    if (key == "bleed") return words.size() == 2 && read_number(words[1], 0, 20, shop.size.bleed);
    if (key == "dpi") return words.size() == 2 && read_number(words[1], 36, 1200, shop.dpi);
    if (key == "format") {
        shop.format = words.size() == 2 ? words[1] : "";
        return shop.format == "pdf" || shop.format == "png";
    }
    if (key == "pages") {
        shop.back_first = words.size() == 3 && words[1] == "back" && words[2] == "front";
        return shop.back_first || (words.size() == 3 && words[1] == "front" && words[2] == "back");
    }
    if (key == "about") {
        shop.about = trim(line.substr(key.size()));
        return true;
    }
    return false;
}

} // namespace

Result<Shop, std::string> read_shop(const std::string& path, std::string_view text) {
    Shop shop;
    shop.name = std::filesystem::path(path).stem().string();
    std::size_t number = 0;
    for (std::string_view line : split(text, "\n")) {
        ++number;
        line = trim(line.substr(0, line.find("//")));
        if (line.starts_with("assume ")) line = trim(line.substr(7));
        if (line.empty()) continue;
        std::vector<std::string_view> words;
        for (const std::string_view word : split(line, " "))
            if (!word.empty()) words.push_back(word);
        if (!read_line(words, line, shop))
            return Failure{
                fmt::format("{}:{}: `{}` is no line of a shop; write `trim 63 x 88`, `bleed 3`, `dpi 300`, "
                            "`format pdf`, `pages back front` or `about …`",
                            path, number, line)};
    }
    if (shop.size.width <= 0)
        return Failure{fmt::format("{}: the line `trim WIDTH x HEIGHT` is missing", path)};
    return shop;
}

Result<Shop, std::string> find_shop(const std::string& name, const std::vector<std::string>& folders) {
    std::vector<std::string> known;
    Findings findings;
    for (const std::string& folder : folders)
        for (const std::string& file : list_assets(folder, {".shop"}, findings)) {
            std::string shop = std::filesystem::path(file).stem().string();
            if (shop == name) {
                const auto source = read_file(file);
                if (!source) return Failure{source.error().message};
                return read_shop(file, source.value().text);
            }
            known.push_back(std::move(shop));
        }
    if (!findings.empty()) return Failure{findings.front().message};
    std::sort(known.begin(), known.end());
    const std::vector<std::string_view> names(known.begin(), known.end());
    const std::string near = suggestion(name, names);
    return Failure{fmt::format("there is no print shop `{}`; {}", name,
                               near.empty() ? fmt::format("there are {}", fmt::join(known, ", ")) : near)};
}

bool fits_shop(const Layout& layout, const ShopSize& size) {
    // Half a millimetre of trim more or less does not show; a tarot card on a poker deck does.
    constexpr double most = 0.04;
    return std::fabs(layout.width / size.width - 1) < most &&
           std::fabs(layout.height / size.height - 1) < most;
}

} // namespace cantrip::render
