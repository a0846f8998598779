#pragma once
// The languages that `--lang` names.

#include "lang/support/result.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::text {

// The tags of `--lang`, or `usual` when it is not given. A pack by its own name, `sr`, means the script that
// it prints first. `also`: pseudo-languages that will do. What is no language is told; then the failure is
// the exit status.
[[nodiscard]] Result<std::vector<std::string>, Exit>
asked_languages(const Invocation& invocation, const std::vector<std::string>& libraries,
                const std::vector<std::string>& usual = {"en"}, const std::vector<std::string>& also = {});

// Tells that there is none of this name, and which there are.
Exit unknown_language(const Invocation& invocation, std::string_view name,
                      const std::vector<std::string>& known);

} // namespace cantrip::text
