#pragma once
// Putting things back when a block is left, also by an exception.

#include <functional>
#include <utility>

namespace cantrip::reference {

template <typename T> class Guard {
  public:
    Guard(T& place, T value) : place_(place), before_(std::exchange(place, std::move(value))) {}
    ~Guard() { place_ = std::move(before_); }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

  private:
    T& place_;
    T before_;
};

class Finally {
  public:
    explicit Finally(std::function<void()> what) : what_(std::move(what)) {}
    ~Finally() { what_(); }
    Finally(const Finally&) = delete;
    Finally& operator=(const Finally&) = delete;

  private:
    std::function<void()> what_;
};

} // namespace cantrip::reference
