// The tables of the field battle as this program is to read them, typed by hand.
#pragma once

#include "core/field/charts.h"

namespace tests::field {

[[nodiscard]] core::field::Charts typed_charts();

}  // namespace tests::field
