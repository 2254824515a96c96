// [IC-101] [IC-103] [IC-104] A course that is drawn with the mouse: the legs that lead a ship
// towards a point, as far as its speed and its turning circle allow. Judged by the rules as any
// other order.
#pragma once

#include "core/ironclad/game.h"

#include <optional>

namespace tableview {

/// How the next leg is meant.
enum class Way : std::uint8_t { Ahead, Astern, InPlace };

/// What somebody draws.
struct Wish {
  core::ironclad::ShipId ship;
  core::table::Path fixed;  ///< legs that were drawn before
  core::table::Point to;    ///< where the pointer is
  Way way{};
  bool coast{};   ///< [IC-085] with the engines shut off
  bool ashore{};  ///< [IC-145] as far as onto land
  std::optional<core::ironclad::ShipId> tug;
};

/// What comes of it.
struct Draft {
  core::ironclad::MoveShip move;
  core::table::Pose end;  ///< where it leads, when nothing is met
  std::optional<core::table::Refusal> refusal;
};

/// The move that comes nearest to a wish: an arc and a straight run to the point, cut or drawn out
/// to a speed that the ship can have.
///
/// Where its rudder leaves it no choice, the legal course that ends nearest to the point.
[[nodiscard]] Draft draft_towards(const core::ironclad::Game& game, const Wish& wish);

/// The same with the legs as they are: whether they make a move.
[[nodiscard]] Draft draft_of(const core::ironclad::Game& game,
                             const core::ironclad::MoveShip& move);

}  // namespace tableview
