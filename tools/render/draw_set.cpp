#include "tools/render/draw_set.hpp"

#include <algorithm>
#include <deque>

#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "tools/render/digest.hpp"
#include "tools/render/layouts.hpp"
#include "tools/render/shops.hpp"
#include "tools/render/tabletop.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::render {
namespace {

// Front and back of one card.
struct Drawn {
    CardContent content;
    PlacedCard front;
    std::optional<PlacedCard> back;
};

// What the outer packages have comes first.
std::vector<std::string> inside(std::vector<std::string> folders, std::string_view name) {
    std::reverse(folders.begin(), folders.end());
    for (std::string& folder : folders) folder += fmt::format("/{}", name);
    return folders;
}

class SetDrawer {
  public:
    SetDrawer(Programs& programs, std::size_t index, const SetRequest& request, SetResult& result)
        : programs_(programs), index_(index), request_(request), result_(result),
          folders_(programs.folders(index)), icons_(inside(folders_, "layout/icons"), result.findings),
          fonts_(inside(folders_, "layout/fonts"), result.findings),
          hyphens_(inside(folders_, "layout/hyphens"), result.findings),
          layouts_(programs.list[index], folders_, icons_, result.findings), pictures_(result.findings) {}

    void run(const ApplyOverrides& overrides) {
        if (!request_.shop.empty()) {
            auto shop = find_shop(request_.shop, inside(folders_, "layout/shops"));
            if (!shop) {
                result_.error = shop.error();
                return;
            }
            shop_ = std::move(shop.value());
        }
        for (const std::string& tag : request_.languages) {
            text::Keys keys;
            const auto language =
                text::load_language(tag, request_.libraries, programs_, index_, keys, result_.diagnostics);
            if (!language) continue;
            ContentMaker maker(program(), programs_.asked(program()), *language, keys,
                               [&](std::vector<text::CardText>& cards, Diagnostics& told) {
                                   if (auto error = overrides(index_, *language, cards, told))
                                       result_.error = std::move(*error);
                               });
            result_.diagnostics.take(std::move(maker.diagnostics()));
            std::deque<Drawn> deck = arranged(maker, tag == request_.languages.front());
            write(tag, deck);
        }
        result_.credits += icons_.credits();
    }

  private:
    [[nodiscard]] const Program& program() const { return programs_.list[index_]; }

    // Things of the packages asked for, none of a scenario. Parts of others are drawn only when their kind
    // has a layout.
    [[nodiscard]] std::vector<ThingId> things() const {
        const std::vector<bool> asked = programs_.asked(program());
        std::vector<ThingId> out;
        for (ThingId id(0); id < program().things.size(); ++id) {
            const Thing& thing = program().things[id];
            if (thing.scenario == no_index && thing.kind != no_index && asked[thing.package])
                out.push_back(id);
        }
        return out;
    }

    // Things with a layout that are asked for. Those without one are counted.
    std::vector<std::pair<ThingId, const Layout*>> chosen(bool first_language) {
        std::vector<std::pair<ThingId, const Layout*>> out;
        for (const ThingId id : things()) {
            const Thing& thing = program().things[id];
            const std::string name = thing_id(program(), id);
            const Layout* layout = layouts_.of_kind(thing.kind);
            if (first_language && layout && layout->unprinted.empty()) result_.known_ids.push_back(name);
            if (!request_.only.empty() &&
                std::find(request_.only.begin(), request_.only.end(), name) == request_.only.end())
                continue;
            if (!layout) {
                if (first_language && thing.parent == no_index)
                    ++result_.without_layout[std::string(program().name_of(program().kinds[thing.kind]))];
                continue;
            }
            if (!layout->unprinted.empty()) continue;
            if (shop_ && !fits_shop(*layout, shop_->size)) {
                result_.misfits += first_language ? 1U : 0U;
                continue;
            }
            out.emplace_back(id, layout);
        }
        return out;
    }

    std::deque<Drawn> arranged(ContentMaker& maker, bool first_language) {
        ArrangeTools tools{fonts_, icons_, hyphens_, inside(folders_, "pictures"), result_.findings};
        const auto cards = chosen(first_language);
        SizeCaps caps;
        if (request_.one_size) {
            for (const auto& [id, layout] : cards)
                note_sizes(arrange(*layout, content(maker, id), tools), caps);
            tools.caps = &caps;
        }
        std::deque<Drawn> out;
        for (const auto& [id, layout] : cards) {
            Drawn& drawn = out.emplace_back();
            drawn.content = content(maker, id);
            drawn.front = arrange(*layout, drawn.content, tools);
            if (request_.backs && !layout->back.empty()) {
                if (const Layout* back = layouts_.named(layout->back, program().things[id].kind))
                    drawn.back = arrange(*back, drawn.content, tools);
                else
                    tell_missing_back(*layout);
            }
            if (is_unchanged(drawn)) {
                ++result_.left_out;
                out.pop_back();
                continue;
            }
            result_.at_floor += drawn.front.at_floor ? 1U : 0U;
            ++result_.cards;
        }
        return out;
    }

    [[nodiscard]] CardContent content(ContentMaker& maker, ThingId id) const {
        CardContent out = maker.thing(id);
        if (!request_.marks) out.fields["assumed"] = out.fields["own"] = {};
        return out;
    }

    // The smallest size that any card of the layout needs. A text that does not fit at all is reported, and
    // is no reason to make the others small.
    static void note_sizes(const PlacedCard& card, SizeCaps& caps) {
        for (const PlacedBox& placed : card.boxes) {
            if (!placed.text || !placed.text->fits || !is_rules_text(*placed.box)) continue;
            double& cap = caps.try_emplace({card.layout, placed.box->name}, placed.text->size).first->second;
            cap = std::min(cap, placed.text->size);
        }
    }

    // Notes the picture of a card, and whether the caller has it already.
    bool is_unchanged(const Drawn& drawn) {
        const auto known = [&](const std::string& id, const PlacedCard& side) {
            const std::pair key{drawn.content.language, id};
            const std::uint64_t digest = digest_of(side);
            result_.digests[key] = digest;
            const auto found = request_.unchanged.find(key);
            return found != request_.unchanged.end() && found->second == digest;
        };
        const bool front = known(drawn.content.id, drawn.front);
        const bool back = !drawn.back || known(drawn.content.id + "-back", *drawn.back);
        return front && back;
    }

    void tell_missing_back(const Layout& layout) {
        Finding finding{Problem::layout_name,
                        {layout.file, 0},
                        {},
                        {},
                        {},
                        fmt::format("there is no layout `{}` for the back", layout.back),
                        {}};
        if (std::find(result_.findings.begin(), result_.findings.end(), finding) == result_.findings.end())
            result_.findings.push_back(std::move(finding));
    }

    void write(const std::string& tag, const std::deque<Drawn>& deck) {
        if (deck.empty() || request_.draw_nothing) return;
        if (request_.tabletop) return write_table(tag, deck);
        const std::string format = shop_ ? shop_->format : request_.format;
        if (request_.sheet || format == "pdf") return write_pdf(tag, deck);
        const DrawOptions draw = options();
        for (const Drawn& drawn : deck) {
            const auto add = [&](const PlacedCard& card, std::string_view side) {
                const std::string path =
                    fmt::format("{}/{}/{}{}.{}", request_.folder, tag, drawn.content.id, side, format);
                result_.files.push_back({path, format == "svg"
                                                   ? to_svg(card, drawn.content.name, draw, fonts_, pictures_)
                                                   : to_png(card, draw, fonts_, pictures_)});
            };
            add(drawn.front, "");
            if (drawn.back) add(*drawn.back, "-back");
        }
    }

    [[nodiscard]] DrawOptions options() const {
        DrawOptions draw = request_.draw;
        if (!shop_) return draw;
        draw.shop = shop_->size;
        draw.dpi = shop_->dpi;
        return draw;
    }

    void write_table(const std::string& tag, const std::deque<Drawn>& deck) {
        std::vector<TabletopCard> cards;
        for (const Drawn& drawn : deck)
            cards.push_back({&drawn.front, drawn.back ? &*drawn.back : nullptr, drawn.content.name,
                             drawn.front.alternative, request_.one_of_each ? 1 : drawn.content.copies});
        const std::string name = deck.front().content.package + "-" + tag;
        for (NewFile& file : request_.playground ? write_playground(cards, name, fonts_, pictures_)
                                                 : write_tabletop(cards, name, request_.address + "/" + tag,
                                                                  fonts_, pictures_)) {
            file.path = fmt::format("{}/{}/{}", request_.folder, tag, file.path);
            result_.files.push_back(std::move(file));
        }
    }

    void write_pdf(const std::string& tag, const std::deque<Drawn>& deck) {
        // Arranging has asked for every icon by now.
        PdfWriter pdf(fonts_, pictures_, std::string(program().game.word), icons_.credits(),
                      request_.pure_black);
        std::string name = deck.front().content.package;
        if (request_.sheet && request_.test_page) {
            write_test_page(pdf, *request_.sheet, fonts_);
            name += "-test";
        } else if (request_.sheet) {
            std::vector<DeckCard> cards;
            for (const Drawn& drawn : deck)
                cards.push_back({&drawn.front, drawn.back ? &*drawn.back : nullptr,
                                 request_.one_of_each ? 1 : drawn.content.copies});
            SheetOptions sheet = *request_.sheet;
            sheet.backs = request_.backs || sheet.fold;
            sheet.bleed = request_.draw.bleed;
            sheet.notice = fmt::format("{} · {} · print at 100 %, without fitting to the page · {}",
                                       program().game.word, tag, one_line(icons_.credits()));
            const SheetCount count = write_sheets(pdf, cards, sheet, fonts_);
            result_.sheets.sheets += count.sheets;
            result_.sheets.cards += count.cards;
            result_.sheets.too_large += count.too_large;
            name += fmt::format("-{}", sheet.paper.name);
        } else {
            const DrawOptions draw = options();
            for (const Drawn& drawn : deck) {
                if (shop_ && shop_->back_first && drawn.back) pdf.card_page(*drawn.back, draw);
                pdf.card_page(drawn.front, draw);
                if (drawn.back && !(shop_ && shop_->back_first)) pdf.card_page(*drawn.back, draw);
            }
            if (shop_) name += "-" + shop_->name;
        }
        result_.files.push_back({fmt::format("{}/{}/{}.pdf", request_.folder, tag, name), pdf.finish()});
    }

    static std::string one_line(std::string credits) {
        // Authors are enough on a sheet; the whole list is in the subject of the file.
        std::string out;
        std::size_t at = 0;
        while (at < credits.size()) {
            const std::size_t end = std::min(credits.find('\n', at), credits.size());
            const std::string line = credits.substr(at, end - at);
            out += (out.empty() ? "" : " · ") + line.substr(0, line.find(": "));
            at = end + 1;
        }
        return out;
    }

    Programs& programs_;
    std::size_t index_;
    const SetRequest& request_;
    SetResult& result_;
    std::vector<std::string> folders_;
    std::optional<Shop> shop_;
    Icons icons_;
    Fonts fonts_;
    Hyphens hyphens_;
    Layouts layouts_;
    Pictures pictures_;
};

} // namespace

SetResult draw_set(Programs& programs, const SetRequest& request, const ApplyOverrides& overrides) {
    SetResult result;
    for (std::size_t i = 0; i < programs.list.size(); ++i)
        SetDrawer(programs, i, request, result).run(overrides);
    for (const std::string& id : request.only)
        if (std::find(result.known_ids.begin(), result.known_ids.end(), id) == result.known_ids.end())
            result.unknown.push_back(id);
    return result;
}

} // namespace cantrip::render
