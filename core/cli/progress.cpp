#include "core/cli/progress.h"

#include <atomic>
#include <memory>

namespace core::cli {

std::function<bool(int done)> progress_on(std::ostream& screen, const std::string& name,
                                          int games) {
  constexpr int kSteps = 50;
  return [&screen, name, games, shown = std::make_shared<std::atomic<int>>(0)](int done) {
    const int step = done * kSteps / games;
    int before = shown->load();
    if (step > before && shown->compare_exchange_strong(before, step)) {
      screen << '\r' << name << " [" << std::string(static_cast<std::size_t>(step), '=')
             << std::string(static_cast<std::size_t>(kSteps - step), ' ') << "] " << done << " of "
             << games << (done == games ? "\n" : "") << std::flush;
    }
    return true;
  };
}

}  // namespace core::cli
