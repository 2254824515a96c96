// Battles on land by the hundred, as tables. Private to this room.
#pragma once

#include "core/cli/battle_play.h"
#include "core/tabletop_study/battle_contest.h"

namespace core::cli {

/// What many games come to, beside what came of the battle in the war; with `mirrored` which of two
/// commanders plays better [FB-537].
void field_contest(Context& context, const BattleOptions& options,
                   const tabletop_study::FieldContest& contest);

/// [FB-010] What fire and charges do when the dice are thrown, beside what is reckoned.
struct RatesOptions {
  int times{2000};
  std::uint64_t seed{1};
};

/// [FB-558] Battles of the strategic game on the table, beside its combat tables.
struct CalibrationOptions {
  int games{500};  ///< at each odds
  std::uint64_t seed{1};
  int threads{2};
};

void show_calibration(Context& context, const CalibrationOptions& options);

void show_rates(Context& context, const RatesOptions& options);

}  // namespace core::cli
