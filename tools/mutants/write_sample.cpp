#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/mutants/sample.hpp"

namespace cantrip::mutants {
namespace {

namespace json = boost::json;

struct Count {
    std::size_t tried = 0, killed = 0;
};

using Counts = std::array<Count, static_cast<std::size_t>(Sort::count_)>;

Counts counts_of(const Sample& sample) {
    Counts counts{};
    for (const TriedMutant& one : sample.tried) {
        Count& count = counts[static_cast<std::size_t>(one.mutant.sort)];
        ++count.tried;
        if (one.verdict.kind == Verdict::Kind::killed) ++count.killed;
    }
    return counts;
}

double percent(std::size_t part, std::size_t whole) {
    return whole == 0 ? 100.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

std::string sample_as_text(const Sources& sources, const Sample& sample) {
    std::string text;
    for (const TriedMutant& one : sample.tried) {
        if (one.verdict.kind == Verdict::Kind::killed) continue;
        const Mutant& mutant = one.mutant;
        text += fmt::format("{}:{}: no scenario notices this {}:\n  - {}\n  + {}\n",
                            sources.at(mutant.at.file).path,
                            sources.position(mutant.at.file, mutant.at.begin).line, to_string(mutant.sort),
                            line_before(sources, mutant), line_after(sources, mutant));
    }
    if (!text.empty()) text += "\n";
    const Counts counts = counts_of(sample);
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i].tried > 0)
            text += fmt::format("{:<10}{:>5} changed, {:>5} noticed ({:.1f} %)\n",
                                to_string(static_cast<Sort>(i)), counts[i].tried, counts[i].killed,
                                percent(counts[i].killed, counts[i].tried));
    text += fmt::format("{} of {} mutants noticed ({:.1f} %) with seed {}; {} places, {} of them left out "
                        "because no source gives them, {} changes were no valid program\n",
                        sample.killed(), sample.tried.size(), percent(sample.killed(), sample.tried.size()),
                        sample.seed, sample.places, sample.unsourced, sample.invalid);
    return text;
}

std::string sample_as_json(const Sources& sources, const Sample& sample) {
    json::array tried;
    for (const TriedMutant& one : sample.tried) {
        const Mutant& mutant = one.mutant;
        json::object object{{"file", json_text(sources.at(mutant.at.file).path)},
                            {"line", sources.position(mutant.at.file, mutant.at.begin).line},
                            {"sort", json_text(to_string(mutant.sort))},
                            {"before", json_text(line_before(sources, mutant))},
                            {"after", json_text(line_after(sources, mutant))},
                            {"noticed", one.verdict.kind == Verdict::Kind::killed}};
        if (!one.verdict.scenario.empty()) object["scenario"] = json_text(one.verdict.scenario);
        tried.push_back(std::move(object));
    }
    return pretty_json(json::object{{"seed", sample.seed},
                                    {"places", sample.places},
                                    {"unsourced", sample.unsourced},
                                    {"invalid", sample.invalid},
                                    {"tried", sample.tried.size()},
                                    {"noticed", sample.killed()},
                                    {"mutants", std::move(tried)}});
}

} // namespace cantrip::mutants
