#include "core/trial_play/on_threads.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace core::trial_play {

void on_threads(int threads, int count, const std::function<bool(int part)>& part) {
  std::atomic<int> next{0};
  std::atomic<bool> goes_on{true};
  std::exception_ptr failed;
  std::mutex failing;
  const auto work = [&] {
    try {
      for (int number = next++; number < count && goes_on; number = next++) {
        if (!part(number)) {
          goes_on = false;
        }
      }
    } catch (...) {
      goes_on = false;
      const std::scoped_lock lock{failing};
      failed = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) {
      others.emplace_back(work);
    }
    work();
  }
  if (failed) {
    std::rethrow_exception(failed);
  }
}

}  // namespace core::trial_play
