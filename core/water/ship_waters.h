// [7.11] [7.12] [7.5] Which ships may be in which water, what a place costs, what bars the way.
#pragma once

#include "core/base/case_ref.h"
#include "core/rulebook/cycle.h"
#include "core/rulebook/setting.h"

#include <optional>
#include <string_view>

namespace core::water {

/// The case that keeps ships of the kind out of the water place, or nothing.
///
/// Naval types go wherever there is water but into the closed lake [7.53]; river types keep to
/// rivers and the water near their mouths [7.12].
[[nodiscard]] std::optional<base::CaseRef> closed_to(const rulebook::Setting& setting,
                                                     rulebook::PieceKind ship,
                                                     const map::WaterPlace& place);

/// [7.11] Points of its range that the place costs a ship of the kind that may go there; river
/// types pay for bays and coasts what they pay for rivers [7.12].
[[nodiscard]] int points_to_enter(const rulebook::UnitTypes& types, rulebook::PieceKind ship,
                                  const map::WaterPlace& place) noexcept;

/// What bars the way between two linked water places.
struct Barred {
  base::CaseRef cited;
  std::string_view reason;  ///< a key of docs/rules/refusals.md
};

/// Shoals, open in the fourth cycle of a year only [7.51] and as printed never (erratum E043);
/// sandbars, never passed [7.52] and as printed like any river (E044).
[[nodiscard]] std::optional<Barred> barred(const rulebook::Setting& setting, rulebook::Cycle cycle,
                                           map::LinkBar bar);

}  // namespace core::water
