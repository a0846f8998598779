#pragma once
// Scopes of the checker: what surrounds the code being checked, put back at the end. Included by checker.hpp.

namespace cantrip {

class Checker::Fresh {
  public:
    explicit Fresh(Checker& checker, Scope scope = {})
        : checker_(checker), scope_(checker.scope_), base_(checker.locals_base_), next_(checker.next_slot_),
          most_(checker.most_slots_) {
        checker.scope_ = scope;
        // Names of the outer scope stay in the vector, out of sight.
        checker.locals_base_ = checker.locals_.size();
        checker.next_slot_ = checker.most_slots_ = 0;
    }
    Fresh(const Fresh&) = delete;
    Fresh& operator=(const Fresh&) = delete;
    ~Fresh() {
        checker_.scope_ = scope_;
        checker_.locals_.erase(checker_.locals_.begin() + static_cast<std::ptrdiff_t>(checker_.locals_base_),
                               checker_.locals_.end());
        checker_.locals_base_ = base_;
        checker_.next_slot_ = next_;
        checker_.most_slots_ = most_;
    }
    // How many slots a run of what was checked here needs: whoever evaluates it makes room for so many.
    [[nodiscard]] std::uint32_t slots() const { return checker_.most_slots_; }
    // For a number that several lines share.
    void raise(std::uint32_t& kept) const { kept = std::max(kept, slots()); }

  private:
    Checker& checker_;
    Scope scope_;
    std::size_t base_;
    std::uint32_t next_, most_;
};

class Checker::Inner {
  public:
    explicit Inner(Checker& checker) : checker_(checker), size_(checker.locals_.size()) {}
    Inner(const Inner&) = delete;
    Inner& operator=(const Inner&) = delete;
    ~Inner() {
        checker_.locals_.erase(checker_.locals_.begin() + static_cast<std::ptrdiff_t>(size_),
                               checker_.locals_.end());
    }

  private:
    Checker& checker_;
    std::size_t size_;
};

class Checker::OpenCall {
  public:
    OpenCall(Checker& checker, VerbId verb) : checker_(checker), verb_(verb), outer_(checker.open_call_) {
        checker.open_call_ = this;
    }
    OpenCall(const OpenCall&) = delete;
    OpenCall& operator=(const OpenCall&) = delete;
    ~OpenCall() { checker_.open_call_ = outer_; }

    // Takes `with NAME value` behind a noun that has no such member.
    bool take(NodeId filter, NameId name) {
        if (checker_.parameter_named(verb_, name) == no_index) return false;
        filters_.push_back(filter);
        return true;
    }
    [[nodiscard]] std::vector<NodeId> filters() const { return filters_; }

  private:
    Checker& checker_;
    VerbId verb_;
    OpenCall* outer_;
    std::vector<NodeId> filters_;
};

} // namespace cantrip
