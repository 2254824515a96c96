// What a side may know of a battle on land: what the other one keeps secret is absent.
#pragma once

#include "core/field/setting.h"

#include <memory>

namespace core::field {

/// A battle as one side sees it. A Game can be made of it: for the choices of that side it judges
/// and offers what the real one does.
struct View {
  std::shared_ptr<const Setting> setting;
  State state;
};

/// [FB-074] [FB-496] [FB-520] Absent are the seed of the dice, the other side's written orders and
/// couriers, what it has written for this step, its plan, units that have not come yet and those
/// that lie hidden.
[[nodiscard]] View seen_by(const std::shared_ptr<const Setting>& setting, const State& state,
                           Side viewer);

/// [FB-496] Whether a side is shown what the other one may not see: units that lie hidden.
[[nodiscard]] bool has_secrets(const Setting& setting, const State& state);

}  // namespace core::field
