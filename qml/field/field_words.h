// Names of what stands on a field, as the window says them.
#pragma once

#include "core/field/setting.h"

#include <QString>

namespace fieldview {

/// "the orders are written"
[[nodiscard]] QString step_words(core::field::Step step);
/// "infantry, rifled muskets"
[[nodiscard]] QString arm_words(const core::field::Unit& unit);
/// "in line, 2 ranks"
[[nodiscard]] QString formation_words(const core::field::Unit& unit);
[[nodiscard]] QString formation_name(core::field::Formation formation, int ranks);
/// "attack"
[[nodiscard]] QString order_name(core::field::OrderKind kind);
/// "round shot"
[[nodiscard]] QString shot_name(core::field::ShotKind kind);
/// "4½″"
[[nodiscard]] QString inches(core::table::Inches length);

}  // namespace fieldview
