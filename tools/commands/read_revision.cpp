#include "tools/commands/read_revision.hpp"

namespace cantrip::diff {

RevisionState read_revision(std::vector<std::string> paths, LoadOptions options,
                            const std::vector<std::string>& languages, const std::string& revision,
                            bool marks) {
    RevisionState out;
    if (paths.empty()) paths.emplace_back(".");
    if (!revision.empty()) {
        auto checkout = l10n::Checkout::make(paths.front(), revision, true);
        if (!checkout) {
            out.state.error = checkout.error();
            return out;
        }
        out.checkout.emplace(std::move(checkout).value());
        for (std::string& library : options.libraries) library = out.checkout->inside(library);
        for (std::string& path : paths) path = out.checkout->inside(path);
    }
    out.state = read_state(paths, options, languages, marks);
    if (!out.state.error.empty() && !revision.empty())
        out.state.error = "in `" + revision + "` " + out.state.error;
    return out;
}

} // namespace cantrip::diff
