// [FB-528] [FB-529] Guns of the computer: where they are laid, and where they go.
#pragma once

#include "core/field/unit_action.h"

#include <optional>
#include <vector>

namespace core::field {

/// A laying and what it is worth, in thousandths of a figure.
struct WorthOfLaying {
  Laying laying;
  int value{};
};

/// [FB-528] The best laying of a gun as it stands; nothing: it has no target that is worth a shot.
/// @param counter_battery whether it fires at guns [FB-534]
[[nodiscard]] std::optional<WorthOfLaying> best_laying(const Mind& mind, UnitId unit,
                                                       std::uint8_t gun, bool counter_battery);

/// [FB-528] [FB-529] [FB-T35] What a battery might do in a move, the best first.
/// @pre it may be ordered
[[nodiscard]] std::vector<UnitIdea> gun_ideas_of(const Mind& mind, UnitId unit);

}  // namespace core::field
