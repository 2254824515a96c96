// [0.5] [8.15] A battle's forecast as one side may have it.
#pragma once

#include "core/combat/forecast.h"

#include <optional>
#include <vector>

namespace core::game {

/// The forecast of the battle that goes on, innermost or beneath others, as far as secrecy
/// shows it to the reader; nothing when there is none or its die has been rolled.
///
/// Unless everything is OPEN the Enemy's half is not whole: of his strength there is the sum, once
/// it is shown; who leads, what he can pay and how he bears losses is absent. The odds are absent
/// as long as his strength is. Before they are told to both they are those of the strengths shown:
/// who of the Enemy is on the railroad is not seen.
[[nodiscard]] std::optional<combat::BattleForecast> forecast_for(const state::Situation& now,
                                                                 board::Side reader);

/// An attack of the reader's leader that is only being thought of: combat::forecast_attack()
/// without what he does not see. Unless everything is OPEN that is all of the defence.
[[nodiscard]] state::Ruling<combat::BattleForecast> forecast_attack_for(
    const state::Situation& now, board::Side reader, state::PieceId leader, board::HexId target,
    state::BattleKind kind, const std::vector<state::PieceId>& units = {});

}  // namespace core::game
