// Facts of a battle: the only things that change its state, and what the log, the save and the
// replay hold.
#pragma once

#include "core/base/one_of.h"
#include "core/base/rule_id.h"
#include "core/coastal/state.h"
#include "core/table/told.h"

#include <variant>
#include <vector>

namespace core::coastal {

using base::RuleId;

/// [RC-003] A die of the ledger: who rolled, why, and what came.
struct Rolled {
  Side by{};
  RuleId why;
  std::uint8_t face{};
  std::optional<ShipId> ship;  ///< for whom
  std::optional<FortId> fort;
};

/// A phase began; `move` is its move.
struct PhaseBegan {
  std::int16_t move{};
  Phase phase{};
};

/// What a ship's sheet reads now.
struct ShipChanged {
  ShipId ship;
  Ship now;
};

/// What a fort's sheet reads now.
struct FortChanged {
  FortId fort;
  Fort now;
};

/// [RC-043] A plot was written, or taken up.
struct Plotted {
  ShipId ship;
  std::optional<Plot> plot;
};

/// [RC-281] The guns that a side has laid.
struct Laid {
  Side side{};
  std::vector<Shot> shots;
};

/// [RC-461] Parties are told off to board.
struct BoardingAdded {
  Boarding boarding;
};

/// [RC-464] Parties are told off to land.
struct LandingAdded {
  Landing landing;
};

/// All the parties that are ashore now.
struct PartiesChanged {
  std::vector<Party> parties;
};

/// [RC-121] The objectives of a side now.
struct HandChanged {
  Side side{};
  Hand hand;
};

/// [RC-042]
struct FleetOrdered {
  Side side{};
  FleetOrder order;
};

/// A side has chosen all that it wants to in this phase.
struct SideDone {
  Side side{};
};

/// [RC-361] What an area holds is known to both sides.
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

/// [RC-225] How far one sees now.
struct FogChanged {
  std::optional<Inches> fog;
};

/// [RC-223]
struct WindSet {
  Wind wind{};
};

/// [RC-224] All the clouds that there are now.
struct SmokeChanged {
  std::vector<Smoke> smoke;
};

/// How a ship went in a quarter, for the eye: its sheet follows in ShipChanged.
struct Moved {
  ShipId ship;
  Pose from;
  Pose to;
  bool drifted{};
};

struct Ended {
  Result result;
};

/// [RC-003] Faces were written down for the next rolls.
struct DiceWritten {
  std::vector<std::uint8_t> faces;
};

using EventKinds =
    base::Kinds<Rolled, PhaseBegan, ShipChanged, FortChanged, Plotted, Laid, BoardingAdded,
                LandingAdded, PartiesChanged, HandChanged, FleetOrdered, SideDone, AreaRevealed,
                AreaCleared, FortsOpen, FogChanged, WindSet, SmokeChanged, Moved, table::Told,
                Ended, DiceWritten>;
using Event = base::OneOf<EventKinds>;

/// Applies a fact.
void apply(State& state, const Event& event);

}  // namespace core::coastal

extern template class core::base::OneOf<core::coastal::EventKinds>;
