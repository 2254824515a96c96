// The cone of canister and the shell burst indicator on paper. Private to the print.
#pragma once

#include "core/field/charts.h"
#include "qml/table/print_pieces.h"

#include <vector>

namespace fieldview {

/// [FB-T12] The cone, part by part; one that is taller than the paper in pieces.
/// @param height of the paper, points
void add_cone(const core::field::Charts& charts, double height,
              std::vector<tableview::Piece>& pieces);

/// [FB-T13] The indicator, the gun below.
[[nodiscard]] tableview::Piece burst_piece(const core::field::BurstIndicator& burst);

}  // namespace fieldview
