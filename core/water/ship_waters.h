// [7.11] [7.12] [7.53] Which ships may be in which water.
#pragma once

#include "core/base/case_ref.h"
#include "core/rulebook/setting.h"

#include <optional>

namespace core::water {

/// The case that keeps ships of the kind out of the water place, or nothing.
///
/// Naval types go wherever there is water but into the closed lake [7.53]; river types keep to
/// rivers and the water near their mouths [7.12].
[[nodiscard]] std::optional<base::CaseRef> closed_to(const rulebook::Setting& setting,
                                                     rulebook::PieceKind ship,
                                                     const map::WaterPlace& place);

}  // namespace core::water
