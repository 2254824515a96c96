// What is said of a march before it is ordered.
#pragma once

#include "core/plan/itinerary.h"
#include "qml/models/board.h"

#include <QString>
#include <QStringList>

#include <set>

namespace models {

/// "March to C2308: 2 of 6 movement points", or by rail its points.
[[nodiscard]] QString way_title(const core::state::Situation& now, const core::plan::Way& way,
                                core::plan::Going going);

/// Who goes and who stays, the roll or the command that is needed, zones of the Enemies that are
/// seen on the board and the dice on the way.
[[nodiscard]] QStringList way_remarks(const core::state::Situation& now, const Board& board,
                                      Side side, const std::set<PieceId>& pieces,
                                      const core::plan::Way& way);

/// [14.12] What attacks from the march would take where a way ends.
[[nodiscard]] QStringList attack_remarks(const core::state::Situation& now,
                                         const std::vector<core::plan::AttackAfter>& attacks);

}  // namespace models
