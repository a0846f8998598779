#pragma once
// Temporary files and folders are removed when a signal or a lack of memory ends the process.

#include <csignal>
#include <string>

namespace cantrip {

// From the first call on, SIGINT, SIGTERM and SIGHUP remove every registered file and folder, then end the
// process as they would have. Not for threads that register at the same time.
void remove_on_signal(const std::string& path);
// The path is in its place or gone.
void keep_on_signal(const std::string& path);

// For std::set_new_handler: says that there is not enough memory, removes every registered file and folder,
// and ends the process with status 2. An exception would not do: some allocations lie where nothing can be
// thrown.
[[noreturn]] void end_without_memory();

// Signals wait until the object is gone, so that a commit is not cut in two.
class SignalsHeld {
  public:
    SignalsHeld();
    ~SignalsHeld();
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;

  private:
    bool held_ = false;
    sigset_t before_{};
};

} // namespace cantrip
