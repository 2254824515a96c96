// [RR-400] to [RR-421] An encounter by the fast resolution, round by round.
#pragma once

#include "core/base/fraction.h"
#include "core/river/action.h"
#include "core/river/record.h"
#include "core/river/refusal.h"

namespace core::river {

/// [RR-400] Fire value of a ship: halved for a broadside, lessened by her damage.
[[nodiscard]] base::Fraction fire_of(const Setting& setting, const Vessel& vessel);
[[nodiscard]] base::Fraction fire_of(const Setting& setting, const Enemy& enemy);
/// [RR-400] Of a battery: the weights of its guns.
[[nodiscard]] base::Fraction fire_of(const Setting& setting, const Battery& battery);

/// [RR-T30] Round multiplier of a throw of 2d6; scores beyond the table read as its ends [RR-022].
[[nodiscard]] base::Fraction multiplier_of(const Charts& charts, int score);

/// [RR-404] The factor of range in a part of an encounter.
[[nodiscard]] base::Fraction range_factor(const Section& section, const FightPart& part);

/// [RR-461] [RR-418] Whether fire does half its damage to a Confederate vessel.
[[nodiscard]] bool is_sloped(const Setting& setting, const Enemy& enemy);

/// [RR-405] The ship that Confederate fire goes at; nothing when the group has none in service.
[[nodiscard]] std::optional<VesselId> target_of(const Setting& setting, const State& state,
                                                GroupId group);

/// [RR-407] The vessel that Union fire goes at, by its place; nothing when none is left.
[[nodiscard]] std::optional<std::size_t> enemy_target_of(const Section& section);

/// [RR-420] Rounds of a gun that a vessel fires off in a round of the fast resolution.
[[nodiscard]] int rounds_used(const Setting& setting, const Vessel& vessel, GunIndex gun);

/// How a group comes into an encounter.
struct Approach {
  Place from;
  bool downstream{};
  bool drifting{};      ///< [RR-226]
  bool only_undealt{};  ///< with what the main flotilla has not dealt with [RR-064]
};

/// [RR-062] [RR-409] Begins an encounter of a group with all that is there.
/// @pre something is
void begin_fight(Record& record, GroupId group, const Approach& approach);

/// Whether a round may be fought so.
[[nodiscard]] Judged<> judge_fight(const State& state, const FightOn& choice);
[[nodiscard]] Judged<> judge_fight(const State& state, const RunPast& choice);
[[nodiscard]] Judged<> judge_fight(const State& state, const BreakOff& choice);
[[nodiscard]] Judged<> judge_fight(const Setting& setting, const State& state,
                                   const Report& choice);

void fight(Record& record, const FightOn& choice);
void fight(Record& record, const RunPast& choice);
void fight(Record& record, const BreakOff& choice);
/// [RR-373] The whole encounter as it was fought elsewhere.
void fight(Record& record, const Report& choice);

}  // namespace core::river
