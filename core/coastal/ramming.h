// [RC-362] [RC-363] [RC-421]-[RC-431] Rams and spar torpedoes.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"
#include "core/table/sweep.h"

#include <vector>

namespace core::coastal {

/// [RC-423] What a ram test needs.
struct RamOdds {
  bool tests{};    ///< a die is thrown
  int modifier{};  ///< added to it
};

[[nodiscard]] RamOdds ram_odds(const Setting& setting, const State& state, ShipId ship,
                               ShipId target);

/// [RC-423] Whether a ram that was ordered goes on.
[[nodiscard]] bool test_ram(Record& record, ShipId ship, ShipId target);

/// [RC-426] Whether a contact is a ram: bow against side, from 45 to 90 degrees.
[[nodiscard]] bool is_ram(const table::Contact& contact) noexcept;

/// [RC-427] [RC-428] [RC-429] A ram strikes.
/// @param controlled it was ordered, which is worth one die more [RC-422].
void ram(Record& record, ShipId ship, ShipId target, bool controlled);

/// [RC-421] [RC-426] Whether people with models may tell of such a contact now: before any gun is
/// laid.
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const TellContact& choice);

/// What comes of it: a blow of the spar, a ram, or a ship that slides along.
void meet_told(Record& record, const TellContact& choice);

/// [RC-362] [RC-363] A spar torpedo strikes.
void strike_with_spar(Record& record, ShipId ship, ShipId target);

/// [RC-T31] What is locked for so many moves is released.
void count_locks(Record& record);

}  // namespace core::coastal
