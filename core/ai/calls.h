// [23.2] When men are called: what the rest of the war still brings by each call.
#pragma once

#include "core/ai/seat.h"

#include <optional>
#include <vector>

namespace core::ai {

/// The men of a side as its calls bring them.
struct Manpower {
  board::Side side{};
  rulebook::Call call{};     ///< in force
  int month{};               ///< of it, from 1
  rulebook::Cycle cycle;     ///< the present one
  int cycles{};              ///< of the war that are left, this one too
  bool emancipated{};        ///< [26.6]
  int behind{};              ///< Political Points that the Enemy has more
  std::vector<int> payable;  ///< Personnel Points for which there is supply, by cycle from this one
};

/// Personnel Points that are still worth raising, in hundredths: those of later cycles are worth
/// less, those of the last ones nothing. Each Political Point that a call gives the Enemy takes
/// some away, and so does the chance that he wins by the Political Table [25.5], as far as it
/// grows. The best that can be made of the calls that are left.
/// @param first the call that is made now; nothing: none
[[nodiscard]] int worth_of_call(const rulebook::Rulebook& book, const Manpower& men,
                                std::optional<rulebook::Call> first);

/// [23.11] [23.12] Personnel Points that the calls of a side can still bring in time to be trained,
/// each given out to its last month before the next: what it can still lose, and what follows what
/// is lost. Both sides see them. 0 in a scenario.
[[nodiscard]] int men_to_come(const state::Situation& now, board::Side side);

/// [26.6] What Emancipation is worth to the Union, less its price; in the same hundredths.
[[nodiscard]] int worth_of_emancipation(const state::Situation& now);

/// Makes the best call, or waits; nothing where no call can be made.
[[nodiscard]] std::optional<sequence::Action> choose_call(Seat& seat);

}  // namespace core::ai
