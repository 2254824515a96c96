// [12.13] [22.14] Whether a set-up feeds its pieces in the first Strategic Turn.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"
#include "core/state/setup_check.h"

#include <vector>

namespace core::plan {

/// Two questions put to a set-up with a scenario, before anybody has moved: which forces would more
/// likely than not starve in the first Supply Phase [12.13], with the income that comes before it
/// [21.2], and which Departments are neutralised [22.14]. None without a scenario. What a game has
/// led to may well be so: a position inside one is not asked.
/// @param placed an opened set-up: pieces, control and rails
[[nodiscard]] std::vector<state::SetupCheck> check_supply(const rulebook::Setting& setting,
                                                          const state::GameState& placed);

}  // namespace core::plan
