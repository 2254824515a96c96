// [21.4] [21.5] How men are raised: garrisons for towns, brigades that Departments augment.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/seat.h"

#include <optional>

namespace core::ai {

/// The next unit that is begun, or formed of those who are converted; nothing where the staff knows
/// as much.
[[nodiscard]] std::optional<sequence::Action> choose_men(Seat& seat, const Appraisal& appraisal);

}  // namespace core::ai
