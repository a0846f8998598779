// `cantrip render`: the cards as pictures and on sheets.

#include <charconv>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/cli/watch.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/drawn_files.hpp"
#include "tools/commands/read_revision.hpp"
#include "tools/l10n/review/overrides.hpp"
#include "tools/render/draw_set.hpp"

namespace cantrip {
namespace {

std::string text_of(const render::Finding& finding) {
    const CodeInfo& code = render::info(finding.problem);
    std::string out = finding.at.file;
    if (finding.at.line > 0) out += fmt::format(":{}", finding.at.line);
    out += fmt::format(": {}[{}]: ", code.name, code.text);
    if (!finding.card.empty()) out += fmt::format("`{}` in {}: ", finding.card, finding.language);
    if (!finding.box.empty()) out += fmt::format("box `{}`: ", finding.box);
    out += finding.message + "\n";
    if (!finding.help.empty()) out += fmt::format("  help: {}\n", finding.help);
    return out;
}

// "1.5,-2"; false when it is no such pair.
bool read_offset(const std::string& text, double& x, double& y) {
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos) return false;
    const auto read = [](std::string_view part, double& value) {
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        return error == std::errc() && end == part.data() + part.size() && value >= -20 && value <= 20;
    };
    return read(std::string_view(text).substr(0, comma), x) &&
           read(std::string_view(text).substr(comma + 1), y);
}

// What the options ask for; an exit status when they make no sense.
Result<render::SetRequest, Exit> request_of(Invocation& invocation, const LoadOptions& options) {
    render::SetRequest request;
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"});
    if (!tags) return Failure{tags.error()};
    const Arguments& arguments = invocation.arguments;
    request.libraries = options.libraries;
    request.languages = tags.value();
    request.format = invocation.format();
    auto folder = drawn_folder(invocation);
    if (!folder) return Failure{folder.error()};
    request.folder = std::move(folder.value());
    request.only = arguments.values("--only");
    request.draw.bleed = arguments.has("--bleed");
    request.draw.guides = arguments.has("--guides");
    request.backs = arguments.has("--backs");
    request.one_of_each = arguments.has("--one-each");
    request.marks = !arguments.has("--no-marks");
    request.one_size = arguments.has("--one-size");
    request.pure_black = arguments.has("--pure-black");
    const auto dpi = arguments.number("--dpi", 300, 36, 1200);
    if (!dpi) return Failure{invocation.fail(dpi.error().message, dpi.error().help)};
    request.draw.dpi = static_cast<double>(dpi.value());
    request.shop = arguments.value("--for");
    if (request.shop == "tts" || request.shop == "ttpg") {
        request.playground = request.shop == "ttpg";
        request.shop.clear();
        request.tabletop = request.backs = true;
        std::error_code failed;
        request.address = arguments.value(
            "--address",
            "file:///" + std::filesystem::absolute(request.folder, failed).relative_path().string());
    }
    request.backs = request.backs || !request.shop.empty();
    request.test_page = arguments.has("--test-page");
    if (request.pure_black && (request.format != "pdf" || request.tabletop))
        return Failure{invocation.fail("only PDF files have inks", "leave `--pure-black` out")};
    if (arguments.has("--fold") && !arguments.has("--sheet"))
        return Failure{invocation.fail("which paper is folded?", "write `--sheet a4 --fold`")};
    if (arguments.has("--for") && arguments.has("--sheet"))
        return Failure{invocation.fail("a print shop cuts cards itself", "leave `--sheet` out, or `--for`")};
    if (request.test_page && !arguments.has("--sheet"))
        return Failure{invocation.fail("a test page of which paper?", "write `--sheet a4 --test-page`")};
    if (!arguments.has("--sheet")) return request;
    if (request.format != "pdf")
        return Failure{invocation.fail("sheets are PDF files", "leave `--format` out, or `--sheet`")};
    request.sheet.emplace();
    request.sheet->paper = *render::find_paper(arguments.value("--sheet"));
    request.sheet->fold = arguments.has("--fold");
    request.backs = request.backs || request.sheet->fold;
    request.sheet->flip_short = arguments.value("--flip", "long") == "short";
    if (arguments.has("--back-offset") &&
        !read_offset(arguments.value("--back-offset"), request.sheet->offset_x, request.sheet->offset_y))
        return Failure{invocation.fail("`--back-offset` takes two numbers from -20 to 20, in mm",
                                       "as in `--back-offset 0.5,-1`")};
    return request;
}

std::string summary(const render::SetRequest& request, const render::SetResult& result) {
    std::string out = fmt::format("{} card{} in {}", result.cards, result.cards == 1 ? "" : "s",
                                  fmt::join(request.languages, ", "));
    if (result.left_out > 0) out += fmt::format("; {} unchanged and left out", result.left_out);
    if (request.sheet)
        out += fmt::format(" on {} sheet{} ({} copies)", result.sheets.sheets,
                           result.sheets.sheets == 1 ? "" : "s", result.sheets.cards);
    out += fmt::format(", {} file{} in {}", result.files.size(), result.files.size() == 1 ? "" : "s",
                       request.folder);
    if (result.misfits > 0)
        out += fmt::format("; {} are of another size than `{}` prints and were left out", result.misfits,
                           request.shop);
    if (result.at_floor > 0) out += fmt::format("; {} needed the smallest size of a text", result.at_floor);
    if (result.sheets.too_large > 0)
        out += fmt::format("; {} are larger than the paper and were left out", result.sheets.too_large);
    if (!result.without_layout.empty()) {
        std::vector<std::string> kinds;
        for (const auto& [kind, count] : result.without_layout)
            kinds.push_back(fmt::format("{} {}", count, kind));
        out += fmt::format("\nwithout a layout and not drawn: {}", fmt::join(kinds, ", "));
    }
    if (!result.credits.empty()) out += "\n" + result.credits;
    return out;
}

// Pictures as they were in the revision of `--changed-since`.
std::string note_unchanged(const Invocation& invocation, const LoadOptions& options,
                           render::SetRequest& request) {
    const std::string revision = invocation.arguments.value("--changed-since");
    if (revision.empty()) return {};
    const auto old = diff::read_revision(invocation.arguments.operands(), options, request.languages,
                                         revision, request.marks);
    for (const diff::CardState& card : old.state.cards) {
        for (const auto& [language, picture] : card.pictures)
            request.unchanged[{language, card.id}] = picture;
        for (const auto& [language, picture] : card.backs)
            request.unchanged[{language, card.id + "-back"}] = picture;
    }
    return old.state.error;
}

// Draws once. `drawn`: the pictures of the last time; cards that look as they did are not drawn again.
Exit render_once(Invocation& invocation, render::SetRequest& request, render::Digests& drawn,
                 std::vector<std::string>& folders) {
    const auto programs = load_programs(invocation);
    folders = folders_read(*programs);
    Diagnostics diagnostics;
    diagnostics.take(std::move(programs->diagnostics));
    const bool unchecked = diagnostics.errors() > 0 || programs->world.broken;
    // A file with all cards is drawn whole; files of single cards only where the card looks different.
    const bool single = request.format != "pdf" && request.shop.empty() && !request.tabletop;
    if (single && !drawn.empty()) request.unchanged = drawn;
    render::SetResult result;
    if (!unchecked)
        result = render::draw_set(
            *programs, request,
            [&](std::size_t index, const text::Language& language, std::vector<text::CardText>& cards,
                Diagnostics& told) -> std::optional<std::string> {
                const auto error = l10n::apply_overrides(*programs, index, language, cards, told);
                return error ? std::optional(error->text()) : std::nullopt;
            });
    if (!result.error.empty()) return invocation.fail(result.error);
    if (!result.unknown.empty()) {
        const std::vector<std::string_view> known(result.known_ids.begin(), result.known_ids.end());
        return invocation.fail(fmt::format("there is no card `{}` with a layout", result.unknown.front()),
                               suggestion(result.unknown.front(), known));
    }
    diagnostics.take(std::move(result.diagnostics));
    diagnostics.sort();
    if (!diagnostics.empty())
        invocation.message(render_text(programs->world.sources, diagnostics, invocation.render_options()));
    if (unchecked) return Exit::failed;
    if (!single && !drawn.empty() && drawn == result.digests) {
        invocation.message("every card looks as it did: nothing drawn");
        return Exit::clean;
    }
    drawn = result.digests;
    if (const std::string error = write_drawn(request.folder, result.files); !error.empty())
        return invocation.fail(error);
    for (const render::Finding& finding : result.findings) invocation.output.write(text_of(finding));
    invocation.summary(summary(request, result));
    return result.findings.empty() && diagnostics.empty() ? Exit::clean : Exit::findings;
}

Exit run_render(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    auto request = request_of(invocation, options);
    if (!request) return request.error();
    if (const std::string error = note_unchanged(invocation, options, request.value()); !error.empty())
        return invocation.fail(error);
    render::Digests drawn;
    return run_watched(invocation, request.value().folder, [&](std::vector<std::string>& folders) {
        return render_once(invocation, request.value(), drawn, folders);
    });
}

} // namespace

const Command render_command{
    .name = "render",
    .summary = "draw the cards: PDF, SVG, PNG, sheets to print",
    .operands = "[PATH…]",
    .about =
        "Draws every card of the packages that the paths lie in, in any language there is a pack for. How a\n"
        "kind of cards looks is a layout file, PACKAGE/layout/KIND.layout. A text that does not fit at its\n"
        "smallest size, a missing icon, picture or letter is reported; nothing is cut without a word.",
    .formats = {"pdf", "svg", "png"},
    .options =
        {{"--lang", Option::Takes::list, "L", "languages: en, cs, sr-Latn, sr-Cyrl …"},
         {"--into", Option::Takes::one, "FOLDER", "where files go; else `drawn`"},
         {"--only", Option::Takes::list, "CARD", "draw these cards, by their names in the source"},
         {"--changed-since", Option::Takes::one, "REV",
          "draw only cards that look different than in a revision of git"},
         {"--sheet",
          Option::Takes::one,
          "PAPER",
          "cards side by side with crop marks",
          {"a4", "letter", "a3"}},
         {"--for", Option::Takes::one, "SHOP",
          "as a print shop wants it: tgc-poker, drivethru, euro; tts, ttpg: for Tabletop "
          "Simulator and Playground"},
         {"--address", Option::Takes::one, "URL",
          "with `--for tts`: where the sheets will lie; else their folder here"},
         {"--test-page", Option::Takes::nothing, "", "a sheet that shows how far your printer shifts backs"},
         {"--backs", Option::Takes::nothing, "", "draw backs too; on sheets mirrored, behind each page"},
         {"--fold", Option::Takes::nothing, "", "fronts and backs on one side of a sheet, to fold and glue"},
         {"--flip",
          Option::Takes::one,
          "EDGE",
          "edge over which the printer turns sheets",
          {"long", "short"}},
         {"--back-offset", Option::Takes::one, "X,Y", "shift backs by so many mm"},
         {"--one-each", Option::Takes::nothing, "", "one copy of each card instead of those of the game"},
         {"--one-size", Option::Takes::nothing, "",
          "rules text of the same size on all cards of a kind, as small as the longest needs"},
         {"--pure-black", Option::Takes::nothing, "",
          "dark text as black ink alone (K); everything else stays RGB"},
         {"--no-marks", Option::Takes::nothing, "", "leave out the marks of what is assumed"},
         {"--bleed", Option::Takes::nothing, "", "keep the bleed around each card"},
         {"--guides", Option::Takes::nothing, "", "show boxes, trim and safe area"},
         {"--dpi", Option::Takes::one, "N", "resolution of PNG files; else 300"},
         watch_option(),
         lib_option()},
    .examples = {{"cantrip render cards/dragons --into out", "a PDF with a page for each card"},
                 {"cantrip render cards/dragons --into out --sheet a4 --backs", "to print, cut and play"},
                 {"cantrip render cards/dragons --into out --format svg", "a file for each card"}},
    .run = run_render,
};

} // namespace cantrip
