// The choices of a battle: what a person, a captain, a file or a test may do.
#pragma once

#include "core/base/one_of.h"
#include "core/ironclad/state.h"
#include "core/table/course.h"
#include "core/table/refusal.h"
#include "core/table/told_water.h"

#include <optional>
#include <variant>
#include <vector>

namespace core::ironclad {

/// [IC-024] A boarding party goes aboard a ship, secretly.
struct EmbarkParty {
  ShipId ship;

  friend bool operator==(const EmbarkParty&, const EmbarkParty&) = default;
};

/// [IC-281] People who play with models say that a ship's bow has met another one's side.
struct ToldContact {
  ShipId target;
  std::int32_t angle{};  ///< between the keels, thousandths of a degree, 0 to 90,000

  friend bool operator==(const ToldContact&, const ToldContact&) = default;
};

/// [IC-064] A ship's move. Its speed is that of the whole move; the legs are exactly as long.
struct MoveShip {
  ShipId ship;
  int speed{};   ///< half knots, negative astern
  bool coast{};  ///< [IC-085] shut off: two knots less than before
  table::Path legs;
  std::optional<ShipId> tug;  ///< [IC-105] that helps it round
  bool ashore{};              ///< [IC-145] it is meant to run ashore, if its course leads there
  std::optional<ToldContact> meets{};  ///< with models: what ended the run

  friend bool operator==(const MoveShip&, const MoveShip&) = default;
};

/// [IC-123] In place of a move; weighing is part of one.
struct DropAnchor {
  ShipId ship;

  friend bool operator==(const DropAnchor&, const DropAnchor&) = default;
};

/// [IC-124] In place of a move: a line is passed, or let go.
struct PassLine {
  ShipId ship;
  ShipId towed;

  friend bool operator==(const PassLine&, const PassLine&) = default;
};

struct LetGo {
  ShipId ship;

  friend bool operator==(const LetGo&, const LetGo&) = default;
};

/// [IC-302] [IC-324] One party tries to go over, or a launch to hold an enemy launch.
struct Grapple {
  ShipId ship;
  ShipId target;

  friend bool operator==(const Grapple&, const Grapple&) = default;
};

/// [IC-062] A gun is laid on a target; to lay it on another one first take it off.
struct LayGun {
  Shot shot;

  friend bool operator==(const LayGun&, const LayGun&) = default;
};

struct UnlayGun {
  Shot shot;

  friend bool operator==(const UnlayGun&, const UnlayGun&) = default;
};

/// [IC-224] Whether a waterline hit takes guns in place of draft boxes.
struct ChooseWaterline {
  ShipId ship;
  bool guns{};

  friend bool operator==(const ChooseWaterline&, const ChooseWaterline&) = default;
};

/// [IC-221] A box is crossed off.
struct CrossOff {
  ShipId ship;
  Section section{};
  std::uint8_t gun{};  ///< of Section::Gun

  friend bool operator==(const CrossOff&, const CrossOff&) = default;
};

/// A side has embarked, moved or laid all that it wants to.
struct EndStep {
  Side side{};

  friend bool operator==(const EndStep&, const EndStep&) = default;
};

/// [IC-003] The next dice, as people with models have thrown them.
struct WriteDice {
  std::vector<std::uint8_t> faces;

  friend bool operator==(const WriteDice&, const WriteDice&) = default;
};

using table::TellWater;

using ActionKinds = base::Kinds<EmbarkParty, MoveShip, DropAnchor, PassLine, LetGo, Grapple, LayGun,
                                UnlayGun, ChooseWaterline, CrossOff, EndStep, TellWater, WriteDice>;
using Action = base::OneOf<ActionKinds>;

}  // namespace core::ironclad

extern template class core::base::OneOf<core::ironclad::ActionKinds>;
