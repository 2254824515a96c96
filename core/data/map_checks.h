// [3.1] The proofs of the map check, one function a subject.
#pragma once

#include "core/data/map_text.h"

namespace core::data {

/// All checks in the order of this list.
void run_map_checks(const MapText& text, FaultList& faults);

}  // namespace core::data
