// Two units, two zones or two kinds that are printed with one word.

#include <map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

class Words {
  public:
    Words(const Subject& subject, Findings& findings) : subject_(subject), findings_(findings) {}

    template <typename T> void look_at(std::string_view sort, const std::vector<T>& table) {
        std::map<std::string_view, const Declared*> first;
        for (const T& declared : table) {
            if (declared.word.empty()) continue;
            const auto [at, fresh] = first.emplace(declared.word, &declared);
            if (!fresh && are_apart(static_cast<std::size_t>(&declared - table.data()), *at->second))
                tell(sort, declared, *at->second);
        }
    }

  private:
    // A kind may go by the name of the kind it is a sort of; traits of different kinds never meet.
    bool are_apart(std::size_t index, const Declared& other) const {
        const Program& program = subject_.program;
        if (&other >= program.kinds.data() && &other < program.kinds.data() + program.kinds.size()) {
            const auto first = static_cast<KindId>(static_cast<const Kind*>(&other) - program.kinds.data());
            const KindId second(index);
            return !program.is_a(second, first) && !program.is_a(first, second);
        }
        if (&other >= program.traits.data() && &other < program.traits.data() + program.traits.size()) {
            const KindId first = static_cast<const Trait*>(&other)->kind;
            const KindId second = program.traits[index].kind;
            return program.is_a(first, second) || program.is_a(second, first);
        }
        return true;
    }

    void tell(std::string_view sort, const Declared& declared, const Declared& other) {
        Diagnostic& told = findings_.add(subject_.name_span(declared),
                                         fmt::format("another {} is called \"{}\" too", sort, declared.word));
        told.labels.push_back({subject_.name_span(other), "the other one"});
        told.help = "a player who reads the word must know which one is meant";
    }

    const Subject& subject_;
    Findings& findings_;
};

} // namespace

void one_word_two_terms(const Subject& subject, Findings& findings) {
    Words words(subject, findings);
    words.look_at("unit", subject.program.units);
    words.look_at("zone", subject.program.zones);
    words.look_at("kind", subject.program.kinds);
    words.look_at("trait", subject.program.traits);
}

} // namespace cantrip::lint
