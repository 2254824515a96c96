// Pieces while a position is being made: each with the row it comes from.
#pragma once

#include "core/data/setup_build.h"

namespace core::data {

struct PlacedPiece {
  const Row* row{};
  state::Piece piece;
  std::string inside_id;
  std::string commander;
  std::string label;      ///< the place as the sheet writes it
  bool away{};            ///< off the map, whatever place its line has
  std::string misplaced;  ///< why it cannot stand there; empty when it can
};

/// What the checks of a position share.
struct SetupContext {
  const RowTable& table;
  const rulebook::Setting& setting;
  const std::vector<PatchText>& patches;
};

/// The ids of errata that patch one of the rows, "E010 and E011"; empty when none does.
[[nodiscard]] std::string errata_of(const std::vector<PatchText>& patches,
                                    const std::vector<std::string>& keys);

/// Checks of the whole position. Each throws base::DataError at the row that is one too many or is
/// nobody: leaders [10.01], Depots [17.53], counters [3.26].
void check_leaders(const SetupContext& context, const state::GameState& state);
void check_depots(const SetupContext& context, const state::GameState& state);
void check_counter_mix(const SetupContext& context, const state::GameState& state);

}  // namespace core::data
