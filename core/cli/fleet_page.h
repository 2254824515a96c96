// [26.13] A naval fight of the strategic game on the miniature table, at the terminal. Private to
// this room.
#pragma once

#include "core/cli/context.h"
#include "core/game/match.h"

#include <istream>
#include <string>
#include <vector>

namespace core::cli {

/// What follows the word `table` in a text game:
///   nothing: who meets whom, and with which ships;
///   `quick [RUNS]`: computer captains fight it, and the median counts [IC-444] [RC-544];
///   `watch [SEED]`: they fight it once, told line by line;
///   `play [SEED]`: it is fought here by orders.
///
/// @return the choices that report what came of it; none when nothing is to be reported.
/// @throws UserError for what cannot be.
[[nodiscard]] std::vector<game::Action> fleet_command(Context& context, game::Match& match,
                                                      const std::vector<std::string>& words,
                                                      std::istream& in, std::ostream& out);

}  // namespace core::cli
