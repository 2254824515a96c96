// Facts of a battle: the only things that change its state, and what the log, the save and the
// replay hold.
#pragma once

#include "core/base/one_of.h"
#include "core/base/rule_id.h"
#include "core/ironclad/state.h"
#include "core/table/course.h"
#include "core/table/told.h"

#include <variant>
#include <vector>

namespace core::ironclad {

using base::RuleId;

/// [IC-003] A die of the ledger: who rolled, why, and what came.
struct Rolled {
  Side by{};
  RuleId why;
  std::uint8_t sides{};
  std::uint8_t face{};         ///< of a D10 the 0 is 10
  std::optional<ShipId> ship;  ///< for whom
  std::optional<FortId> fort;
};

/// A step began; `turn` is its turn.
struct StepBegan {
  std::int16_t turn{};
  Step step{};
};

/// What a ship's log reads now.
struct ShipChanged {
  ShipId ship;
  Ship now;
};

/// What a fort's card reads now.
struct FortChanged {
  FortId fort;
  Fort now;
};

/// [IC-023] Boarding parties that are not embarked yet.
struct PartiesLeft {
  std::int8_t parties{};
};

/// [IC-062] The guns that a side has laid.
struct Laid {
  Side side{};
  std::vector<Shot> shots;
  bool declared{};  ///< it lays no more
};

/// [IC-062] The mortars have fired; all other guns follow.
struct MortarsDone {};

/// An effect waits, or the first one is taken up.
struct PendingAdded {
  Pending pending;
};

struct PendingTaken {};

/// What owners have to cross off, from the first on.
struct HitsChanged {
  std::vector<Hits> hits;
};

/// [IC-148] What an area holds is known to both sides.
struct AreaRevealed {
  std::uint8_t area{};
};

/// [RR-150] [RR-153] What an area held is gone.
struct AreaCleared {
  std::uint8_t area{};
};

/// [RR-147] The forts that fire alone now; none: the fire of both sides follows.
struct FortsOpen {
  std::vector<FortId> forts;
};

/// How a ship went, for the eye: its log follows in ShipChanged.
struct Moved {
  ShipId ship;
  Pose from;
  std::vector<table::Leg> legs;
  table::Inches run;  ///< of them, until it stopped
  bool drifted{};
};

struct Ended {
  Result result;
};

/// [IC-003] Faces were written down for the next rolls.
struct DiceWritten {
  std::vector<std::uint8_t> faces;
};

using EventKinds = base::Kinds<Rolled, StepBegan, ShipChanged, FortChanged, PartiesLeft, Laid,
                               MortarsDone, PendingAdded, PendingTaken, HitsChanged, AreaRevealed,
                               AreaCleared, FortsOpen, Moved, table::Told, Ended, DiceWritten>;
using Event = base::OneOf<EventKinds>;

/// Applies a fact.
void apply(State& state, const Event& event);

}  // namespace core::ironclad

extern template class core::base::OneOf<core::ironclad::EventKinds>;
