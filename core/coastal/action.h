// The choices of a battle: what a person, a captain, a file or a test may do.
#pragma once

#include "core/base/one_of.h"
#include "core/coastal/state.h"
#include "core/table/refusal.h"
#include "core/table/told_water.h"

#include <optional>
#include <variant>
#include <vector>

namespace core::coastal {

/// [RC-043] A ship's plot for the move; another one takes its place.
struct WritePlot {
  ShipId ship;
  Plot plot;

  friend bool operator==(const WritePlot&, const WritePlot&) = default;
};

/// [RC-049] The fleet commander changes a ship's standing order.
struct GiveOrder {
  ShipId ship;
  Order order;

  friend bool operator==(const GiveOrder&, const GiveOrder&) = default;
};

/// [RC-028] One CPV goes from a station to another.
struct ShiftCrew {
  ShipId ship;
  Station from{};
  std::uint8_t from_gun{};  ///< of Station::Gun
  Station to{};
  std::uint8_t to_gun{};

  friend bool operator==(const ShiftCrew&, const ShiftCrew&) = default;
};

/// [RC-325] One more CPV of the reserve repairs a damage.
struct Repair {
  ShipId ship;
  std::uint8_t damage{};  ///< its place in Ship::damages

  friend bool operator==(const Repair&, const Repair&) = default;
};

/// [RC-054] The captain serves a gun, or none any more.
struct ServeGun {
  ShipId ship;
  std::optional<std::uint8_t> gun;

  friend bool operator==(const ServeGun&, const ServeGun&) = default;
};

/// [RC-281] A gun is laid on a target; to lay it on another one first take it off.
struct LayGun {
  Shot shot;

  friend bool operator==(const LayGun&, const LayGun&) = default;
};

struct UnlayGun {
  Shot shot;

  friend bool operator==(const UnlayGun&, const UnlayGun&) = default;
};

/// [RC-461] So many parties go over to a ship alongside.
struct Board {
  ShipId ship;
  ShipId target;
  std::int8_t parties{};

  friend bool operator==(const Board&, const Board&) = default;
};

/// [RC-464] [RC-465] So many parties go ashore to take a town, a port or a fort.
struct Land {
  ShipId ship;
  FortId site;  ///< buildings are counted behind the forts
  std::int8_t parties{};

  friend bool operator==(const Land&, const Land&) = default;
};

/// [RC-242] A fire ship is to be set alight in this move.
struct LightShip {
  ShipId ship;

  friend bool operator==(const LightShip&, const LightShip&) = default;
};

/// [RC-042] The general order of a fleet, before its first move.
struct GiveFleetOrder {
  Side side{};
  FleetOrder order;

  friend bool operator==(const GiveFleetOrder&, const GiveFleetOrder&) = default;
};

/// [RC-121] One of the three objectives goes.
struct DiscardCard {
  Side side{};
  std::uint8_t card{};  ///< number of table RC-T09

  friend bool operator==(const DiscardCard&, const DiscardCard&) = default;
};

/// [RC-121] An enemy ship is laid on a bar, for him to bring it home.
struct StrandShip {
  ShipId ship;
  Pose pose;

  friend bool operator==(const StrandShip&, const StrandShip&) = default;
};

/// [RC-421] [RC-426] People who play with models say that a ship's bow has met another one's side
/// in the movement that is over.
struct TellContact {
  ShipId ship;
  ShipId target;
  std::int32_t angle{};  ///< between the keels, thousandths of a degree, 0 to 90,000

  friend bool operator==(const TellContact&, const TellContact&) = default;
};

/// [RC-003] The next dice, as people with models have thrown them.
struct WriteDice {
  std::vector<std::uint8_t> faces;

  friend bool operator==(const WriteDice&, const WriteDice&) = default;
};

/// A side has chosen all that it wants to in this phase.
struct EndPhase {
  Side side{};

  friend bool operator==(const EndPhase&, const EndPhase&) = default;
};

using table::TellWater;

using ActionKinds = base::Kinds<WritePlot, GiveOrder, ShiftCrew, Repair, ServeGun, LayGun, UnlayGun,
                                Board, Land, LightShip, GiveFleetOrder, DiscardCard, StrandShip,
                                EndPhase, TellContact, TellWater, WriteDice>;
using Action = base::OneOf<ActionKinds>;

}  // namespace core::coastal

extern template class core::base::OneOf<core::coastal::ActionKinds>;
