// The tables of the battle on land that players look into, made of the charts by which the program
// judges: no figure of them is typed here.
#pragma once

#include "core/field/setting.h"
#include "qml/table/print_grid.h"

#include <vector>

namespace fieldview {

[[nodiscard]] std::vector<tableview::PrintGrid> field_tables(const core::field::Setting& setting);

}  // namespace fieldview
