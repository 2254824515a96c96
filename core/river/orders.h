// [RR-055] Orders of the turn: of the main flotilla, of detached groups, and what is shifted
// between vessels.
#pragma once

#include "core/river/action.h"
#include "core/river/record.h"
#include "core/river/refusal.h"

namespace core::river {

[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const GiveOrder& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const SetStanding& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const Detach& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const Rejoin& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const SetLine& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const MoveFuel& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const MoveRounds& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const CastOff& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state,
                                   const PickUp& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state, const Tow& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state, const LetGo& choice);
[[nodiscard]] Judged<> judge_order(const Setting& setting, const State& state, const Burn& choice);

void carry_out(Record& record, const GiveOrder& choice);
void carry_out(Record& record, const SetStanding& choice);
void carry_out(Record& record, const Detach& choice);
void carry_out(Record& record, const Rejoin& choice);
void carry_out(Record& record, const SetLine& choice);
void carry_out(Record& record, const MoveFuel& choice);
void carry_out(Record& record, const MoveRounds& choice);
void carry_out(Record& record, const CastOff& choice);
void carry_out(Record& record, const PickUp& choice);
void carry_out(Record& record, const Tow& choice);
void carry_out(Record& record, const LetGo& choice);
void carry_out(Record& record, const Burn& choice);

/// Where an order takes the main flotilla.
[[nodiscard]] Place goal_of(const State& state, const GiveOrder& choice);

}  // namespace core::river
