// [20.0] What a government decides in the Strategic Turn: Departments, politics, whom Kentucky
// raises, who goes home.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/seat.h"

#include <optional>

namespace core::ai {

/// The next choice of a segment of the Strategic Turn; nothing where the staff knows as much.
[[nodiscard]] std::optional<sequence::Action> choose_for_government(Seat& seat,
                                                                    const Appraisal& appraisal,
                                                                    Country& country);

/// [25.5] What a roll on the Political Table brings a side, in worth; below 0 where the price is
/// more than that.
/// @param lead     in Political Points, at least 1
/// @param kentucky what Kentucky is worth to it; 0 when it is neutral no more
/// @param price    worth that is paid for the roll
[[nodiscard]] Worth worth_of_politics(const rulebook::PoliticalTable& table, int lead,
                                      Worth kentucky, Worth price);

}  // namespace core::ai
