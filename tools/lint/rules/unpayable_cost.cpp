// A price that is larger than anybody can ever have.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/capacity.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

void unpayable_cost(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const Capacity capacity(p);
    for (const flow::Body& body : subject.flow.bodies) {
        for (const flow::Deed& deed : subject.flow.of(body)) {
            // One of several is no matter: another rule looks at options.
            if ((deed.how & flow::when::choice) != 0 || !capacity.never_possible(deed)) continue;
            const Declared& what = deed.ware.thing ? static_cast<const Declared&>(p.kinds[deed.ware.index])
                                                   : p.units[deed.ware.index];
            const auto most = capacity.most_to_pay(deed.ware);
            Diagnostic& finding =
                findings.add(p.span(deed.at), fmt::format("this price can never be paid: {} of `{}`",
                                                          deed.amount, p.names.text(what.name)));
            finding.labels.push_back(
                {subject.name_span(what), fmt::format("never more than {} at once", most)});
            finding.help = "lower the price, or widen what is declared";
        }
    }
}

} // namespace cantrip::lint
