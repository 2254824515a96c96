#include "core/trial_play/chance.h"

namespace core::trial_play {

std::size_t Chance::number(std::size_t below) {
  // Numbers of the last, incomplete run would favour the small ones: they are drawn again.
  const std::uint64_t fair = UINT64_MAX - UINT64_MAX % below;
  std::uint64_t drawn = random_();
  while (drawn >= fair) {
    drawn = random_();
  }
  return static_cast<std::size_t>(drawn % below);
}

}  // namespace core::trial_play
