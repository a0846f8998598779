#include "tools/lint/group_verbs.hpp"

#include <algorithm>

#include "tools/lint/walk.hpp"

namespace cantrip::lint {
namespace {

class Finder {
  public:
    explicit Finder(const Program& program)
        : p_(program), by_group_(program.verbs.size(), 0), by_player_(program.verbs.size(), 0) {}

    std::vector<char> run() {
        if (p_.game.start == no_index || the_group_plays()) return {};
        reach(by_group_, p_.game.start);
        for (const Body& body : bodies_of(p_))
            if (body.of != Body::Of::verb && body.of != Body::Of::scenario)
                for (const HirId root : body.roots) visit(root, by_player_, true);
        while (!open_.empty()) {
            const auto [verb, player] = open_.back();
            open_.pop_back();
            visit(p_.verbs[verb].body, player ? by_player_ : by_group_, player);
        }
        for (VerbId id(0); id < p_.verbs.size(); ++id)
            if (by_player_[id] != 0) by_group_[id] = 0;
        return std::move(by_group_);
    }

  private:
    [[nodiscard]] bool the_group_plays() const {
        for (HirId id(0); id < p_.hir.size(); ++id)
            if (p_.at(id).op == Op::team) return true;
        return false;
    }

    void reach(std::vector<char>& set, VerbId verb) {
        if (verb >= set.size() || set[verb] != 0) return;
        set[verb] = 1;
        open_.emplace_back(verb, &set == &by_player_);
    }

    // Calls below an effect, done by whoever acts there: `player`, or the group.
    void visit(HirId id, std::vector<char>& set, bool player) {
        if (id == no_hir) return;
        const Hir& h = p_.at(id);
        if (h.op == Op::call) {
            const bool named = h.count > 0 && p_.at(p_.child(id, 0)).op != Op::missing_arg;
            reach(player || named ? by_player_ : set, VerbId(h.a));
        }
        const bool acts = h.op == Op::subject && (h.aux & subject::acts) != 0;
        for (const HirId child : p_.children(id)) visit(child, acts ? by_player_ : set, player || acts);
        if (h.op == Op::react)
            for (const HirId part : hidden_parts(p_, id)) visit(part, by_player_, true);
    }

    const Program& p_;
    std::vector<char> by_group_, by_player_;
    std::vector<std::pair<VerbId, bool>> open_;
};

} // namespace

std::vector<char> group_verbs(const Program& program) { return Finder(program).run(); }

} // namespace cantrip::lint
