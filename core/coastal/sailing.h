// [RC-142] [RC-166] [RC-169] [RC-205] [RC-206] [RC-425] Phase 2: the plots are carried out
// in quarters; what ships run into and over.
#pragma once

#include "core/coastal/record.h"

namespace core::coastal {

/// Phase 2.
void sail(Record& record);

/// [RC-169] [RC-170] What nothing holds drifts, and small ships at anchor swing to the stream.
void drift_and_swing(Record& record);

}  // namespace core::coastal
