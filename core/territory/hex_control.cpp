#include "core/territory/hex_control.h"

namespace core::territory {

using base::operator""_case;

bool is_friendly_territory(const state::GameState& state, Side side, HexId hex) noexcept {
  return state.home[static_cast<std::size_t>(hex.ordinal())] == side &&
         state.controller(hex) != board::enemy_of(side);
}

bool was_friendly_territory(const state::GameState& state, Side side, HexId hex) noexcept {
  return state.home[static_cast<std::size_t>(hex.ordinal())] == side &&
         state.controller_before(hex) != board::enemy_of(side);
}

bool controls(const state::GameState& state, Side side, HexId hex) noexcept {
  return state.controller(hex) == side;
}

bool is_neutral(const rulebook::Setting& setting, const state::GameState& state,
                HexId hex) noexcept {
  const map::State* const country = setting.map->state_of(hex);
  return country != nullptr && country->code == "KY" && !state.controller(hex) &&
         (setting.scenario == nullptr || setting.scenario->has_rule("25.41"_case));
}

state::Controller holder_by_state(const map::Map& map, HexId hex) noexcept {
  const map::State* state = map.state_of(hex);
  return state != nullptr ? state->side : std::nullopt;
}

}  // namespace core::territory
