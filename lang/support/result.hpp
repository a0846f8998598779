#pragma once
// A value or the reason why there is none. Errors cross module borders as values, never as exceptions.

#include <utility>
#include <variant>

namespace cantrip {

// Wraps an error so that a Result whose value and error have the same type stays unambiguous.
template <typename E> struct Failure { E error; };
template <typename E> Failure(E) -> Failure<E>;

template <typename T, typename E> class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Failure<E> failure) : state_(std::in_place_index<1>, std::move(failure.error)) {}

    [[nodiscard]] bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    // Only when ok().
    [[nodiscard]] T& value() & { return *std::get_if<0>(&state_); }
    [[nodiscard]] const T& value() const& { return *std::get_if<0>(&state_); }
    [[nodiscard]] T&& value() && { return std::move(*std::get_if<0>(&state_)); }
    // Only when not ok().
    [[nodiscard]] const E& error() const { return *std::get_if<1>(&state_); }

  private:
    std::variant<T, E> state_;
};

} // namespace cantrip
