// What of a battle is to be printed, and the pages that come of it.
#pragma once

#include "core/tabletop/battle_rules.h"
#include "qml/table/print_sheet.h"

#include <QString>

namespace tableview {

struct PrintOrder {
  QString battle;  ///< as `sumter battle list` names it
  core::tabletop::RuleSet rules{};
  PrintPaper paper;
  bool cards{true};
  bool circles{true};
  bool tables{true};
};

/// The pages of a battle that is laid out; what an order calls it is not asked.
/// @tparam Setting of one of the two rule sets.
template <class Setting>
[[nodiscard]] PrintPages print_pages(const Setting& setting, const PrintOrder& order);

}  // namespace tableview
