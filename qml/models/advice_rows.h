// What an adviser says, in words and as arrows on the map.
#pragma once

#include "core/ai/adviser.h"
#include "core/ai/fears.h"
#include "qml/models/board.h"

#include <QVariantMap>

#include <variant>
#include <vector>

namespace models {

/// The way of a piece of advice over the map, from those who go to the aim; at least two points.
struct AdviceArrow {
  Side side{};
  std::vector<std::variant<HexId, core::map::WaterPlaceId>> points;
  int row{};   ///< of the advice
  bool lit{};  ///< it is pointed at
};

/// A row of the list: `title` (who does what and where), `chance` (of the roll that comes first),
/// `why`, `others` (what else was looked at), `hex` (where it is to be looked for).
[[nodiscard]] QVariantMap advice_row(const core::state::Situation& now,
                                     const core::ai::Advice& advice);
/// `words` and `hex`.
[[nodiscard]] QVariantMap fear_row(const core::state::Situation& now, const core::ai::Fear& fear);

/// No points where nobody goes anywhere.
[[nodiscard]] AdviceArrow arrow_of(const core::state::Situation& now, Side side,
                                   const core::ai::Advice& advice);

}  // namespace models
