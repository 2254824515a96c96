// The choices of a battle on land: what a person, a commander, a file or a test may do.
#pragma once

#include "core/base/one_of.h"
#include "core/field/state.h"
#include "core/table/refusal.h"

#include <optional>
#include <variant>
#include <vector>

namespace core::field {

using table::Judged;
using table::refusal;
using table::Refusal;
using table::refused;

/// [FB-075] A general gives a unit a new order: at once when he is with it, else by a courier.
struct GiveOrder {
  GeneralId general;
  UnitId unit;
  Order order;

  friend bool operator==(const GiveOrder&, const GiveOrder&) = default;
};

/// [FB-276] [FB-302] A charge at a target; nothing: it is called off.
struct DeclareCharge {
  UnitId unit;
  std::optional<UnitId> target;

  friend bool operator==(const DeclareCharge&, const DeclareCharge&) = default;
};

/// [FB-286] A charged unit charges as well.
struct Countercharge {
  UnitId unit;
  UnitId target;

  friend bool operator==(const Countercharge&, const Countercharge&) = default;
};

/// [FB-288] Troops in open order fall back before a charge.
struct FallBack {
  UnitId unit;

  friend bool operator==(const FallBack&, const FallBack&) = default;
};

/// [FB-071] What a unit does in the six segments. Written again it replaces what was written.
struct MoveUnit {
  UnitId unit;
  std::vector<Leg> legs;
  bool battle_move{};  ///< [FB-094]

  friend bool operator==(const MoveUnit&, const MoveUnit&) = default;
};

/// [FB-425] Part of a unit becomes a unit of its own, where it stands.
struct SendDetachment {
  UnitId unit;
  int men{};
  Formation formation{};

  friend bool operator==(const SendDetachment&, const SendDetachment&) = default;
};

/// [FB-099] [FB-410] A general rides, and joins a unit when he reaches it.
struct Ride {
  GeneralId general;
  Point to;
  std::optional<UnitId> joins;

  friend bool operator==(const Ride&, const Ride&) = default;
};

/// [FB-200] [FB-230] [FB-240] A gun is laid; laid again it fires at the other aim.
struct LayGun {
  Laying laying;

  friend bool operator==(const LayGun&, const LayGun&) = default;
};

struct UnlayGun {
  UnitId unit;
  std::uint8_t gun{};

  friend bool operator==(const UnlayGun&, const UnlayGun&) = default;
};

/// [FB-155] A unit's muskets fire.
struct FireVolley {
  Volley volley;

  friend bool operator==(const FireVolley&, const FireVolley&) = default;
};

struct HoldFire {
  UnitId unit;

  friend bool operator==(const HoldFire&, const HoldFire&) = default;
};

/// [FB-340] One figure and the enemy beside whom it goes.
struct ComesIn {
  FigureId figure;
  FigureId enemy;

  friend bool operator==(const ComesIn&, const ComesIn&) = default;
};

/// [FB-340] Up to four infantrymen or two horsemen come into contact.
struct BringIn {
  std::vector<ComesIn> figures;

  friend bool operator==(const BringIn&, const BringIn&) = default;
};

/// A side has written all it wants, or passes in the second move of a melee [FB-343].
struct EndStep {
  Side side{};

  friend bool operator==(const EndStep&, const EndStep&) = default;
};

/// [FB-053] Where a model stands on the table of people who play with models.
struct PutUnit {
  UnitId unit;
  Pose pose;                           ///< as Unit::pose
  std::optional<Formation> formation;  ///< nothing: as it was drawn up before
  std::uint8_t ranks{};                ///< of the formation

  friend bool operator==(const PutUnit&, const PutUnit&) = default;
};

/// [FB-003] The next dice, as people with models have thrown them.
struct WriteDice {
  std::vector<std::uint8_t> faces;

  friend bool operator==(const WriteDice&, const WriteDice&) = default;
};

using ActionKinds =
    base::Kinds<GiveOrder, DeclareCharge, Countercharge, FallBack, MoveUnit, SendDetachment, Ride,
                LayGun, UnlayGun, FireVolley, HoldFire, BringIn, EndStep, PutUnit, WriteDice>;
using Action = base::OneOf<ActionKinds>;

}  // namespace core::field

extern template class core::base::OneOf<core::field::ActionKinds>;
