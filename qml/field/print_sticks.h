// Sticks, cone and burst indicator of the battle on land at full size, to be cut out: what the
// rules measure with.
#pragma once

#include "core/field/setting.h"
#include "qml/table/print_sheet.h"

#include <QString>

#include <optional>
#include <vector>

namespace fieldview {

/// A part of a stick.
struct StickPart {
  core::table::Inches from;
  core::table::Inches to;
  QString words;
  std::optional<QColor> fill;
};

/// A stick that is laid on the table from its lower end on. One that is longer than the paper is
/// printed in pieces, to be glued end to end.
struct PrintStick {
  QString title;
  core::table::Inches width;
  std::vector<StickPart> parts;

  [[nodiscard]] core::table::Inches length() const {
    return parts.empty() ? core::table::Inches{} : parts.back().to;
  }
};

/// [FB-T05] [FB-T08] [FB-T10] [FB-T11] [FB-T24] The sticks that the troops of a battle need.
[[nodiscard]] std::vector<PrintStick> sticks_of(const core::field::Setting& setting);

/// Lays them out, then the cone [FB-T12], the burst indicator [FB-T13] and the arcs of fire, with a
/// ruler on each page.
void lay_out_sticks(tableview::PrintPages& pages, const core::field::Setting& setting);

}  // namespace fieldview
