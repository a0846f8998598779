#include "tests/generator/shrink.hpp"

#include <algorithm>

namespace cantrip::generator {
namespace {

std::vector<std::string> simplest(Sort sort) {
    switch (sort) {
    case Sort::effect: return {"nothing"};
    case Sort::number: return {"0", "1", "2"};
    case Sort::condition: return {"yes"};
    case Sort::thing: return {"you", "this"};
    case Sort::amount: return {"1 ore", "1 coin"};
    default: return {};
    }
}

class Shrinker {
  public:
    Shrinker(Piece program, const Keeps& keeps, int tries)
        : program_(std::move(program)), keeps_(keeps), left_(tries) {}

    Piece run() {
        for (bool better = true; better && left_ > 0;) better = pass(program_);
        return std::move(program_);
    }

  private:
    // Whether the program still has the property after `change` was made in place.
    bool keeps() { return left_-- > 0 && keeps_(program_); }

    bool pass(Piece& at) {
        bool better = false;
        if (at.sort == Sort::list) better |= drop_parts(at);
        better |= simplify(at);
        better |= lift(at);
        for (std::size_t i = 0; i < at.parts.size() && left_ > 0; ++i) better |= pass(at.parts[i]);
        return better;
    }

    // Chunks of falling size, so that large unneeded stretches go in few tries.
    bool drop_parts(Piece& at) {
        bool better = false;
        for (std::size_t chunk = at.parts.size(); chunk > 0 && left_ > 0; chunk /= 2) {
            for (std::size_t i = 0; i < at.parts.size() && left_ > 0;) {
                const std::size_t end = std::min(i + chunk, at.parts.size());
                std::vector<Piece> saved = at.parts;
                at.parts.erase(at.parts.begin() + static_cast<std::ptrdiff_t>(i),
                               at.parts.begin() + static_cast<std::ptrdiff_t>(end));
                if (keeps()) {
                    better = true;
                } else {
                    at.parts = std::move(saved);
                    i = end;
                }
            }
        }
        return better;
    }

    bool simplify(Piece& at) {
        for (const std::string& words : simplest(at.sort)) {
            // Only towards the front of the list, so that the same two are not exchanged for ever.
            if (at.parts.empty() && at.text == words) return false;
            if (try_in_place(at, Piece(at.sort, words))) return true;
        }
        return false;
    }

    bool lift(Piece& at) {
        if (at.sort == Sort::fixed || at.sort == Sort::list) return false;
        std::vector<const Piece*> inner;
        collect(at, at.sort, inner);
        for (const Piece* part : inner)
            if (left_ > 0 && try_in_place(at, *part)) return true;
        return false;
    }

    // The outermost parts of the same sort.
    static void collect(const Piece& at, Sort sort, std::vector<const Piece*>& out) {
        for (const Piece& part : at.parts) {
            if (part.sort == sort)
                out.push_back(&part);
            else
                collect(part, sort, out);
        }
    }

    bool try_in_place(Piece& at, Piece other) {
        std::swap(at, other);
        if (keeps()) return true;
        std::swap(at, other);
        return false;
    }

    Piece program_;
    const Keeps& keeps_;
    int left_;
};

} // namespace

Piece shrink(Piece program, const Keeps& keeps, int most_tries) {
    return Shrinker(std::move(program), keeps, most_tries).run();
}

} // namespace cantrip::generator
