// [18.1] The rail net of a side.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/situation.h"

namespace core::movement {

/// [18.11] Whose net each rail hex belongs to when a set-up begins, by hex ordinal.
///
/// In 1861 each side has the railroads of its own country, and both have those of Kentucky and
/// Missouri. In later years a side has the rail hexes it controls, and both have those of Kentucky
/// and Missouri that nobody controls [18.41]. Railhead markers of the set-up come on top: their hex
/// belongs to the net of their side [18.14].
[[nodiscard]] std::vector<board::SideSet> net_at_start(const map::Map& map,
                                                       const state::GameState& state);

/// Whether the side may use the rail hex: it is of its net and holds no cut
/// [18.13] [18.23].
[[nodiscard]] bool is_usable(const state::GameState& state, board::Side side,
                             board::HexId hex) noexcept;

/// [18.12] Whether a march that comes from a hex of its own net, and steps from there, goes on
/// along intact rails. So it does over the bridge of a road beside a rail ferry [18.15].
[[nodiscard]] bool goes_along_rails(const state::Situation& now, board::HexId from,
                                    board::Direction direction, board::HexId to) noexcept;

}  // namespace core::movement
