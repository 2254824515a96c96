// [20.0] The Strategic Turn of a general: what ships are begun, and where what is finished comes
// in. What he leaves out the staff does.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/seat.h"

#include <optional>

namespace core::ai {

/// The next choice of a segment of the Strategic Turn; nothing where the staff knows as much.
[[nodiscard]] std::optional<sequence::Action> choose_for_war(Seat& seat, const Appraisal& appraisal,
                                                             Country& country);

}  // namespace core::ai
