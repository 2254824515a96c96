// [FB-490] What a battle on land is played with: tables, switches, the battle and its ground.
#pragma once

#include "core/field/charts.h"
#include "core/field/ground_cells.h"
#include "core/field/state.h"
#include "core/table/plane.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::field {

/// A polygon with the box that holds it.
struct Boxed {
  table::Polygon polygon;
  table::Box box;
};

/// Built once, then only read.
struct Setting {
  Charts charts;
  Options options;
  Battle battle;
  std::vector<Boxed> areas;     ///< of Battle::areas
  std::vector<Boxed> sections;  ///< of Battle::sections
  GroundCells cells;            ///< of the ground; empty: not surveyed, all is looked up
};

/// [FB-490] Tables, switches and a battle.
/// @param options without them those of the charts, and what the battle changes.
/// @throws base::DataError for a battle that cannot be played: no room to deploy, figures that
/// stand in one another or where they may not.
[[nodiscard]] Setting make_setting(const Charts& charts, const Battle& battle,
                                   const std::optional<Options>& options = {});

/// The state before the first die.
/// @param scripted faces that come first: a referee's dice, tests.
[[nodiscard]] State begin(const Setting& setting, std::uint64_t seed,
                          std::vector<std::uint8_t> scripted = {});

/// A unit as its list has it, in formation at its place; not on the table yet when it arrives.
[[nodiscard]] Unit mustered(const Setting& setting, const BattleUnit& listed);

}  // namespace core::field
