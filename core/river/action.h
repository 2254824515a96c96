// The choices of a campaign: what a person, a commodore, a file or a test may do.
#pragma once

#include "core/base/one_of.h"
#include "core/river/refusal.h"
#include "core/river/state.h"

#include <optional>
#include <variant>
#include <vector>

namespace core::river {

/// [RR-055] The order of the turn for the main flotilla; with it the turn begins to run.
struct GiveOrder {
  Course course{};
  std::int8_t sections{};                ///< of FallBack: 1 or 2
  std::optional<Scavenging> scavenging;  ///< of Hold

  friend bool operator==(const GiveOrder&, const GiveOrder&) = default;
};

/// What a detached group does from now on.
struct SetStanding {
  GroupId group;
  Standing standing{};
  bool push{};                           ///< [RR-222] in this turn
  std::int8_t night_run{};               ///< [RR-230] sections, at night
  std::optional<Scavenging> scavenging;  ///< of Hold

  friend bool operator==(const SetStanding&, const SetStanding&) = default;
};

/// Vessels leave their group and are one of their own.
struct Detach {
  std::vector<VesselId> vessels;
  Standing standing{};

  friend bool operator==(const Detach&, const Detach&) = default;
};

/// Another group that lies in the same section comes in.
struct Rejoin {
  GroupId group;

  friend bool operator==(const Rejoin&, const Rejoin&) = default;
};

/// [RR-391]
struct SetLine {
  std::vector<VesselId> line;

  friend bool operator==(const SetLine&, const SetLine&) = default;
};

/// [RR-186] Points of fuel from one vessel to another of her group.
struct MoveFuel {
  VesselId from;
  VesselId to;
  std::int16_t points{};

  friend bool operator==(const MoveFuel&, const MoveFuel&) = default;
};

/// [RR-205] Rounds from one vessel to another of her group.
struct MoveRounds {
  VesselId from;
  VesselId to;
  GunIndex gun{};
  std::int16_t count{};

  friend bool operator==(const MoveRounds&, const MoveRounds&) = default;
};

/// [RR-249] A vessel casts her last barge off.
struct CastOff {
  VesselId vessel;

  friend bool operator==(const CastOff&, const CastOff&) = default;
};

/// [RR-249] A vessel takes a barge in tow that lies in her section.
struct PickUp {
  VesselId vessel;

  friend bool operator==(const PickUp&, const PickUp&) = default;
};

/// [RR-227] A vessel takes another one in tow, or tows her off a bar when she lies on one.
struct Tow {
  VesselId tug;
  VesselId other;

  friend bool operator==(const Tow&, const Tow&) = default;
};

/// [RR-227] The tow is let go.
struct LetGo {
  VesselId tug;

  friend bool operator==(const LetGo&, const LetGo&) = default;
};

/// [RR-132] A vessel that lies fast is burnt by her own people.
struct Burn {
  VesselId vessel;

  friend bool operator==(const Burn&, const Burn&) = default;
};

/// [RR-410] A round of the fast resolution.
struct FightOn {
  friend bool operator==(FightOn, FightOn) = default;
};

/// [RR-411]
struct RunPast {
  friend bool operator==(RunPast, RunPast) = default;
};

/// [RR-412]
struct BreakOff {
  friend bool operator==(BreakOff, BreakOff) = default;
};

/// [RR-373] What a fight on the table came to for a Union vessel.
struct VesselReport {
  VesselId vessel;
  std::int16_t damage{};               ///< points added
  std::vector<std::uint8_t> guns_out;  ///< their places aboard
  std::int8_t stack_hits{};
  std::int8_t steering_hits{};
  std::vector<Rounds> fired;
  Fate fate{};  ///< Afloat, Sunk or Captured
  bool aground{};
  std::vector<std::uint8_t> guns_burst{};  ///< [RR-123] as guns_out; nobody mounts them again

  friend bool operator==(const VesselReport&, const VesselReport&) = default;
};

/// For a battery.
struct BatteryReport {
  std::uint8_t battery{};
  std::vector<std::uint8_t> guns_out;
  bool silenced{};

  friend bool operator==(const BatteryReport&, const BatteryReport&) = default;
};

/// For a Confederate vessel.
struct EnemyReport {
  std::uint8_t enemy{};
  std::int16_t damage{};
  EnemyFate fate{};

  friend bool operator==(const EnemyReport&, const EnemyReport&) = default;
};

/// [RR-373] Where the Union is at the end.
enum class Outcome : std::uint8_t { Holds, Passed, BrokeOff };

/// [RR-373] [RR-384] What came of the encounter on a table.
struct Report {
  std::vector<VesselReport> vessels;
  std::vector<BatteryReport> batteries;
  std::vector<EnemyReport> enemies;
  Outcome outcome{};

  friend bool operator==(const Report&, const Report&) = default;
};

/// [RR-280] The main flotilla ties up, or drops down so many sections.
struct EndDay {
  std::int8_t drop{};
  bool by_hand{};  ///< [RR-287] a patrol that finds it is fought as an action of its own

  friend bool operator==(EndDay, EndDay) = default;
};

/// [RR-287] What the action with a patrol came to.
struct PatrolResult {
  std::optional<std::uint8_t> line;  ///< of table RR-T22; nothing: it is thrown for after all

  friend bool operator==(PatrolResult, PatrolResult) = default;
};

using ActionKinds =
    base::Kinds<GiveOrder, SetStanding, Detach, Rejoin, SetLine, MoveFuel, MoveRounds, CastOff,
                PickUp, Tow, LetGo, Burn, FightOn, RunPast, BreakOff, Report, EndDay, PatrolResult>;
using Action = base::OneOf<ActionKinds>;

}  // namespace core::river

extern template class core::base::OneOf<core::river::ActionKinds>;
