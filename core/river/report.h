// [RR-370] to [RR-384] What came of an encounter that was fought on a table, and typed in.
#pragma once

#include "core/river/action.h"
#include "core/river/record.h"
#include "core/river/refusal.h"

namespace core::river {

/// [RR-373] Whether a report can be true: who it names is there, nothing loses more than it has,
/// and its outcome fits what is left.
[[nodiscard]] Judged<> judge_report(const Setting& setting, const State& state,
                                    const Report& choice);

/// The whole encounter as it was fought elsewhere.
void take_report(Record& record, const Report& choice);

}  // namespace core::river
