// [FB-558] Battles of the strategic game on the table by the hundred, beside what its combat table
// gives: which share of the killed is lost for good, and how long a battle is, fits it best.
#pragma once

#include "core/field/charts.h"
#include "core/rulebook/rulebook.h"
#include "core/tabletop/field_battle.h"
#include "core/tabletop_study/battle_contest.h"

#include <array>
#include <vector>

namespace core::tabletop_study {

/// [FB-558] Strength points that meet in clear ground.
struct TableOdds {
  int attacker{};
  int defender{};

  friend bool operator==(const TableOdds&, const TableOdds&) = default;
};

inline constexpr std::array kCalibratedOdds{TableOdds{3, 6}, TableOdds{6, 6}, TableOdds{6, 4},
                                            TableOdds{8, 4}, TableOdds{9, 3}};

/// [FB-555] Moves after which a battle might end.
inline constexpr std::array kCalibratedLengths{12, 16, 20, 24, 28, 32};

/// What a side has lost, in per cent of its rank and file.
struct TableLoss {
  double killed{};
  double prisoners{};
  double scattered{};

  /// [FB-556] @param share of the killed
  [[nodiscard]] double in_points(double share) const noexcept {
    return share * killed + prisoners + scattered * tabletop::kScatteredTenths / tabletop::kTenths;
  }
};

/// Attacker and defender.
struct TableMeans {
  std::array<TableLoss, 2> lost;
  double won{};  ///< per cent of the battles, by the attacker
};

/// [8.15] What a combat table gives at the odds, over all faces, the die unchanged.
struct StrategicMeans {
  std::array<double, 2> lost{};  ///< per cent
  double won{};                  ///< the defender must retreat
};

struct CalibratedRow {
  TableOdds odds;
  std::array<TableMeans, kCalibratedLengths.size()> table;       ///< by length
  std::array<StrategicMeans, rulebook::kCrts.size()> strategic;  ///< by combat table
};

/// How well a length fits a combat table, with the share of the killed that does it best.
struct CalibratedFit {
  int length{};
  rulebook::Crt table{};
  double share{};     ///< f of [FB-556]
  double off_loss{};  ///< root of the mean square, per cent of strength
  double off_won{};   ///< likewise, per cent of battles
  double as_set{};    ///< `off_loss` with the share of the rules
};

/// [FB-556] The share of the rules.
inline constexpr double kShareOfKilled = double{tabletop::kKilledTenths} / tabletop::kTenths;

struct Calibration {
  std::vector<CalibratedRow> rows;
  std::vector<CalibratedFit> fits;  ///< every length by every table
};

/// @param games at each odds, all between commanders of the middle level
[[nodiscard]] Calibration calibrate(const field::Charts& charts, const rulebook::Rulebook& book,
                                    int games, std::uint64_t first_seed, int threads);

}  // namespace core::tabletop_study
