// Whatever the bytes and wherever the place, every renderer ends, and what it writes is well formed.

#include <random>
#include <string>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "lang/diagnostics/render.hpp"
#include "lang/support/utf8.hpp"

using namespace cantrip;

namespace {

// Bytes that meet the hard cases far more often than random ones would.
std::string random_text(std::mt19937& random) {
    static const std::string pieces[] = {"a",
                                         "\t",
                                         "\n",
                                         "\r\n",
                                         "\r",
                                         "龍",
                                         "e\u0301",
                                         "\xFF",
                                         "\x80",
                                         "\xE9\x80",
                                         std::string(1, '\0'),
                                         "\xE2\x80\xAE",
                                         "\xEF\xBB\xBF",
                                         "\x1b",
                                         "\"<&>%:,\\"};
    std::string text;
    for (auto i = random() % 60; i > 0; --i) text += pieces[random() % std::size(pieces)];
    return text;
}

Span random_span(std::mt19937& random, std::uint32_t files) {
    // Also beyond the end, and sometimes back to front.
    return {static_cast<FileId>(random() % files), static_cast<std::uint32_t>(random() % 120),
            static_cast<std::uint32_t>(random() % 120)};
}

Diagnostics random_diagnostics(std::mt19937& random, std::uint32_t files) {
    Diagnostics out;
    for (int i = 0; i < 3; ++i) {
        Diagnostic& d = out.add(Code::unknown_character, random_span(random, files), random_text(random));
        d.labels.push_back({random_span(random, files), random_text(random)});
        d.notes.push_back(random_text(random));
        d.help = random_text(random);
        d.fix = Fix{random_text(random),
                    {{random_span(random, files), random_text(random)},
                     {random_span(random, files), random_text(random)}}};
    }
    out.sort();
    return out;
}

} // namespace

TEST_CASE("any place in any bytes can be rendered", "[diagnostics]") {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        Sources sources;
        for (int i = 0; i < 3; ++i) sources.add(random_text(random), random_text(random));
        const Diagnostics diagnostics = random_diagnostics(random, 3);
        for (const char* format : {"text", "compact", "json", "sarif", "junit", "github"}) {
            const RenderOptions options{false, round % 2 == 0, 10 + round % 50};
            const std::string out = render(format, sources, diagnostics, options, "1");
            INFO("round " << round << ", " << format);
            CHECK(to_valid_utf8(out) == out);
            const std::string_view name(format);
            boost::json::error_code error;
            if (name == "json" || name == "sarif") boost::json::parse(out, error);
            CHECK_FALSE(error);
            if (name != "json" && name != "sarif") CHECK(out.find('\x1b') == std::string::npos);
            CHECK(out == render(format, sources, diagnostics, options, "1"));
        }
    }
}
