// [RR-053] [RR-062] [RR-151] An encounter from its begin to its end, by whatever means it is
// fought.
#pragma once

#include "core/river/action.h"
#include "core/river/record.h"
#include "core/river/refusal.h"

#include <optional>
#include <utility>

namespace core::river {

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

/// [RR-405] The ship that Confederate fire goes at; nothing when the group has none in service.
[[nodiscard]] std::optional<VesselId> target_of(const Setting& setting, const State& state,
                                                GroupId group);

/// [RR-169] Whether a warship can go on with a fight to the death: afloat, not aground, with a gun
/// that has rounds.
[[nodiscard]] bool can_fight(const Vessel& vessel);

/// [RR-407] The vessel that Union fire goes at, by its place; nothing when none is left.
[[nodiscard]] std::optional<std::size_t> enemy_target_of(const Section& section);

// ---- while it is fought; each needs an encounter that goes on ----

[[nodiscard]] const Fight& fight_of(const Record& record);

/// The part that is fought now.
[[nodiscard]] const FightPart& part_of(const Record& record);

/// The battery that is fought now; null when the vessels are.
[[nodiscard]] const Battery* battery_of(const Record& record);

/// [RR-405] The leader of the group that fights.
[[nodiscard]] std::optional<VesselId> leader(const Record& record);

template <class Edit>
void change_fight(Record& record, Edit edit) {
  Fight now = fight_of(record);
  edit(now);
  record.apply(FightChanged{std::move(now)});
}

/// The next part, or the end.
void next_part(Record& record);

/// [RR-411] The battery is left behind.
void mark_passed(Record& record);

/// [RR-412] The group turns back: a main flotilla that came up stays below the enemy [RR-064],
/// whose vessels stay in the section, too [RR-175].
void turn_back(Record& record);

/// The encounter is over: what was hidden is known, half of the damage may be repaired [RR-261].
void end_fight(Record& record);

/// A Confederate vessel is beaten. [RR-176] Consorts in her company are prizes with her when she is
/// captured; else they flee.
void end_enemy(Record& record, std::size_t index, EnemyFate fate, RuleId why);

/// [RR-176] Consorts that have not been captured are gone.
void let_consorts_flee(Record& record);

// ---- what the commodore may choose ----

/// Whether a round may be fought so.
[[nodiscard]] Judged<> judge_fight(const State& state, const FightOn& choice);
[[nodiscard]] Judged<> judge_fight(const State& state, const RunPast& choice);
[[nodiscard]] Judged<> judge_fight(const State& state, const BreakOff& choice);

}  // namespace core::river
