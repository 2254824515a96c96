// [FB-053] Models on the table of people who play with them: where each stands, and the dice that
// they have thrown.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

namespace core::field {

/// [FB-053] Whether a model may stand there. In the movement step that is its move and is judged as
/// one, by the straight way from where it stood; in other steps only where it stands is.
[[nodiscard]] Judged<> judge(const Setting& setting, const State& state, const PutUnit& choice);

/// [FB-003] Whether people may throw the dice themselves, and whether these are faces.
[[nodiscard]] Judged<> judge(const Setting& setting, const WriteDice& choice);

void put_unit(Record& record, const PutUnit& choice);

}  // namespace core::field
