// [21.4] [21.5] [21.6] What a general raises: men of each kind, trains, garrisons for towns,
// brigades that Departments augment.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/seat.h"

#include <optional>

namespace core::ai {

/// The next unit that is begun, augmented or converted, or formed of those who are; done when
/// nothing more is wanted or can be paid for. Nothing in other segments.
[[nodiscard]] std::optional<sequence::Action> choose_men(Seat& seat, const Appraisal& appraisal);

}  // namespace core::ai
