#pragma once
// Where commands that draw put their files.

#include <string>
#include <vector>

#include "lang/support/result.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip {

// The folder of `--into`, else `drawn` in the current folder. That one may be the set of a stranger, so a
// link that leads out of it is refused; a folder that the user names is followed.
[[nodiscard]] Result<std::string, Exit> drawn_folder(Invocation& invocation);

// All files or none, into a folder that is made when it is not there. Empty when all went well.
[[nodiscard]] std::string write_drawn(const std::string& folder, const std::vector<NewFile>& files);

} // namespace cantrip
