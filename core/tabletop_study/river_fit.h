// [RR-434] The constants of the fast resolution, fitted to battles of captains on the table.
#pragma once

#include "core/river/setting.h"
#include "core/tabletop/battle_rules.h"
#include "core/tabletop_study/river_battles.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace core::tabletop_study {

/// A flotilla before an enemy.
struct FitCell {
  std::size_t flotilla{};  ///< of RR-T28, from 0 for A
  int battery{};           ///< line of RR-T17, 1 to 9; 0: a vessel
  std::string enemy;       ///< row of RR-T27

  friend bool operator==(const FitCell&, const FitCell&) = default;
};

/// [RR-434] {A, B, C} by {batteries 1 to 9, gunboat, heavy gunboat, ironclad}.
[[nodiscard]] std::vector<FitCell> fit_cells();

/// "A, battery 3".
[[nodiscard]] std::string name_of(const FitCell& cell);

/// What a fight comes to, in the mean.
struct FitMeans {
  int fights{};
  int undecided{};   ///< on the table: no report, not counted among the fights
  double damage{};   ///< of the first ship in line, per cent of her points; a lost one has 100
  double guns{};     ///< shore guns silenced
  double sunk{};     ///< per cent of the enemy's points that were sunk or captured
  double seconds{};  ///< that a fight took; not part of what is compared
};

/// The encounter of a cell before its first round, on open banks of the main river.
[[nodiscard]] river::State state_of(const river::Setting& setting, const FitCell& cell);

/// Battles of captains, with seeds from `first_seed` on.
[[nodiscard]] FitMeans table_means(const TableBooks& books, const river::Charts& charts,
                                   const FitCell& cell, tabletop::RuleSet rules, int fights,
                                   std::uint64_t first_seed = 1);

/// The same by the fast resolution with these figures, batteries as the reference fights them
/// [RR-442].
[[nodiscard]] FitMeans quick_means(const river::Charts& charts, const FitCell& cell,
                                   const river::QuickFigures& figures, int fights);

/// A cell as it was measured, and as the figures give it.
struct FitRow {
  FitCell cell;
  FitMeans table;
  FitMeans quick;

  /// [RR-434] Within 10 points of damage, and half a gun or 10 per cent of the enemy's points.
  [[nodiscard]] bool is_accepted() const;
};

struct RiverFit {
  river::QuickFigures figures;
  std::vector<FitRow> rows;
  double error{};  ///< sum of squares, of differences by what is accepted

  [[nodiscard]] bool is_accepted() const;
};

/// Told after each cell that was measured, from any thread.
using FitProgress = std::function<void(const FitRow& row)>;

/// How many battles are fought in a cell.
struct FitFights {
  int battery{};
  int vessel{};
};

/// Measures cells and fits the three constants to them by least squares, of as many fights by the
/// fast resolution as on the table against a vessel, 4 to 200. The same run gives the same fit with
/// any number of threads.
[[nodiscard]] RiverFit fit(const TableBooks& books, const river::Charts& charts,
                           tabletop::RuleSet rules, const std::vector<FitCell>& cells,
                           FitFights fights, int threads, const FitProgress& progress = {});

/// The figures that fit cells that have been measured.
/// @param quick_fights of each cell by the fast resolution, for each figure that is tried
[[nodiscard]] RiverFit fit_to(const river::Charts& charts, std::vector<FitRow> measured,
                              int quick_fights);

}  // namespace core::tabletop_study
