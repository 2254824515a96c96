// Facts of a battle on land: the only things that change its state, and what the log and the replay
// hold.
#pragma once

#include "core/base/one_of.h"
#include "core/base/rule_id.h"
#include "core/field/state.h"
#include "core/table/told.h"

#include <variant>
#include <vector>

namespace core::field {

using base::RuleId;

/// [FB-009] A die of the ledger: who threw, why, and what came.
struct Rolled {
  Side by{};
  RuleId why;
  std::uint8_t face{};
  std::optional<UnitId> unit;  ///< for whom
};

/// A step began, of a move.
struct StepBegan {
  std::int16_t move{};
  Step step{};
};

/// A unit as it stands now. A unit behind the last is a new detachment.
struct UnitChanged {
  UnitId unit;
  Unit now;
};

struct GeneralChanged {
  GeneralId general;
  General now;
};

struct CouriersChanged {
  std::vector<Courier> now;
};

struct SectionChanged {
  SectionId section;
  Section now;
};

struct StoreChanged {
  StoreId store;
  StoreState now;
};

struct MeleesChanged {
  std::vector<Melee> now;
  std::optional<BringingIn> bringing;
};

/// What both sides have laid and aimed.
struct FireWritten {
  std::vector<Laying> laid;
  std::vector<Volley> volleys;
};

struct SideDone {
  Side side{};
};

/// [FB-510] The side has given its orders without couriers.
struct OrderedAtOnce {
  Side side{};
};

/// How a unit went in a segment, for the eye.
struct Went {
  UnitId unit;
  Pose from;
  Pose to;
  std::uint8_t segment{};  ///< 1 to 6; 0 outside the six
};

/// [FB-200] [FB-230] [FB-241] A shot as it lay on the table, for the eye: the stick from the
/// muzzle along the heading, the cone likewise, the indicator with its middle at `aim`.
struct ShotLay {
  UnitId unit;
  std::uint8_t gun{};
  ShotKind kind{};
  Pose muzzle;  ///< its heading is that of the line of fire
  Point aim;
  std::uint8_t die{};  ///< the colour or sector die; of canister 0
  Inches sleeve;       ///< [FB-459] middle of the sleeve from the muzzle; 0 without
};

/// Figures that fell, for the eye.
struct Fell {
  std::vector<FigureId> figures;
  RuleId why;
};

struct Ended {
  Result result;
};

/// [FB-003] Faces of rolls to come, as people have thrown them.
struct DiceWritten {
  std::vector<std::uint8_t> faces;
};

using EventKinds = base::Kinds<Rolled, StepBegan, UnitChanged, GeneralChanged, CouriersChanged,
                               SectionChanged, StoreChanged, MeleesChanged, FireWritten, SideDone,
                               OrderedAtOnce, Went, ShotLay, Fell, table::Told, Ended, DiceWritten>;
using Event = base::OneOf<EventKinds>;

/// Applies a fact.
void apply(State& state, const Event& event);

}  // namespace core::field

extern template class core::base::OneOf<core::field::EventKinds>;
