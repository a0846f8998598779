#pragma once
// A function that is only called while its caller waits: two pointers, never an allocation.

#include <memory>
#include <type_traits>
#include <utility>

namespace cantrip {

template <class Signature> class FunctionRef;

template <class Return, class... Args> class FunctionRef<Return(Args...)> {
  public:
    template <class Function>
    requires(!std::is_same_v<std::remove_cvref_t<Function>, FunctionRef>)
        FunctionRef(Function&& function) // NOLINT: made to be passed a lambda
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(function)))),
          call_([](void* object, Args... args) -> Return {
              return (*static_cast<std::remove_reference_t<Function>*>(object))(std::forward<Args>(args)...);
          }) {}

    Return operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

  private:
    void* object_;
    Return (*call_)(void*, Args...);
};

} // namespace cantrip
