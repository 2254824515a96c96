// [5.1] The chit of the week: what direct commands are worth, and whether to draw for them.
#pragma once

#include "core/ai/country.h"
#include "core/ai/seat.h"

#include <atomic>
#include <optional>
#include <vector>

namespace core::ai {

/// [5.21] What each direct command more would bring the side this week, the best first: what the
/// force gains that is given it, less what it would gain by its leader's own roll [5.22].
/// @param most so many at most
[[nodiscard]] std::vector<Worth> worth_of_commands(Seat& seat, Country& country,
                                                   const Weights& weights, int most,
                                                   const std::atomic<bool>* hurry = nullptr);

/// [5.13] Whether the option value is not worth less than a chit on average.
/// @param commands as worth_of_commands()
/// @param chits    that may be drawn [5.11]
[[nodiscard]] bool is_option_better(const std::vector<Worth>& commands,
                                    const std::vector<int>& chits, int option);

/// Draws, or takes the option value; nothing where that is not asked.
[[nodiscard]] std::optional<sequence::Action> choose_chit(Seat& seat, Country& country,
                                                          const Weights& weights,
                                                          const std::atomic<bool>* hurry = nullptr);

}  // namespace core::ai
