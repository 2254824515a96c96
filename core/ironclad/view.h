// [IC-005] What a side may know of a battle: what the other one keeps secret is absent.
#pragma once

#include "core/ironclad/setting.h"

#include <memory>

namespace core::ironclad {

/// A battle as one side sees it. A Game can be made of it: for the choices of that side it judges
/// and offers what the real one does.
struct View {
  std::shared_ptr<const Setting> setting;
  State state;
};

/// [IC-005] [IC-024] [IC-027] [IC-062] [IC-147] Absent are the seed of the dice, the guns that the
/// other side has laid, the rounds that it has fired away [RR-383], its boarding parties and who
/// carries them, and which mined areas are dummies: to whoever did not lay them every one is real
/// until it is revealed.
///
/// The Confederate lays mines, as it alone boards.
[[nodiscard]] View seen_by(const std::shared_ptr<const Setting>& setting, const State& state,
                           Side viewer);

/// [IC-024] [IC-147] Whether a side is shown what the other one may not see: what is in a mined
/// area, and where its boarding parties are. (Guns that a side has laid are not: to the one that
/// lays after it they are not shown.)
[[nodiscard]] bool has_secrets(const Setting& setting, const State& state);

}  // namespace core::ironclad
