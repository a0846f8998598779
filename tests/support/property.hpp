#pragma once
// Properties: something that holds for every input that a generator of RapidCheck makes. An input for which
// it does not is made as small as it can be before it is shown.
//
// The same inputs in every run, so that a failure comes back; RC_PARAMS="seed=7 max_success=100000" tries
// others.

#include <cstdlib>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include "tests/support/slowness.hpp"

namespace cantrip::testing {

// RapidCheck's own way to tell of progress would name a seed that is not used here.
class SilentListener final : public rc::detail::TestListener {
  public:
    void onTestCaseFinished(const rc::detail::CaseDescription&) override {}
    void onShrinkTried(const rc::detail::CaseDescription&, bool) override {}
    void onTestFinished(const rc::detail::TestMetadata&, const rc::detail::TestResult&) override {}
};

// `size` bounds the lists of an input; where lists hold lists, it has to be small. In the slow sanitized
// build fewer inputs are tried.
template <typename Testable> void check_property(int inputs, int size, Testable&& testable) {
    rc::detail::TestParams params;
    params.seed = 1;
    params.maxSuccess = inputs / static_cast<int>(slowness);
    params.maxSize = size;
    if (std::getenv("RC_PARAMS") != nullptr) params = rc::detail::configuration().testParams;
    SilentListener listener;
    const auto result =
        rc::detail::checkTestable(std::forward<Testable>(testable), rc::detail::TestMetadata{}, params,
                                  listener, std::unordered_map<std::string, rc::detail::Reproduce>{});
    std::ostringstream told;
    rc::detail::printResultMessage(result, told);
    INFO(told.str());
    CHECK(result.template is<rc::detail::SuccessResult>());
}

// Texts out of pieces that meet the hard cases far more often than random bytes would.
[[nodiscard]] inline rc::Gen<std::string> text_of(const std::vector<std::string>& pieces) {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces)),
                        [](const std::vector<std::string>& list) {
                            std::string text;
                            for (const std::string& piece : list) text += piece;
                            return text;
                        });
}

} // namespace cantrip::testing
