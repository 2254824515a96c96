// Rosters of the battle on land: every figure a box, what morale is made of, and a sheet for
// written orders.
#pragma once

#include "core/field/setting.h"
#include "qml/table/print_cards.h"

#include <vector>

namespace fieldview {

/// A card for each unit, those of a side behind one another, and one for its generals.
[[nodiscard]] std::vector<tableview::RecordCard> field_rosters(const core::field::Setting& setting);

/// [FB-073] [FB-074] Sheets with a line for each move and a column for each unit of a brigade, the
/// first order written in.
void lay_out_orders(tableview::PrintPages& pages, const core::field::Setting& setting);

}  // namespace fieldview
