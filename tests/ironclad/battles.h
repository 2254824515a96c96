// Battles of the Ironclad set for tests: those of the catalogue, and made-up ones.
#pragma once

#include "core/ironclad/game.h"
#include "tests/ironclad/lists.h"

#include <memory>
#include <string_view>
#include <vector>

namespace tests::ironclad {

using core::ironclad::Game;
using core::ironclad::Setting;
using core::table::ShipId;

// Ships of a battle in the order of its list.
inline constexpr ShipId kFirst{0};
inline constexpr ShipId kSecond{1};
inline constexpr ShipId kThird{2};

/// A battle of the catalogue.
[[nodiscard]] std::shared_ptr<const Setting> battle(std::string_view id);

/// A ship of a made-up battle.
struct Placed {
  std::string_view card;  ///< "uss-monitor"
  core::board::Side side{};
  double x{};
  double y{};
  int heading{};
  int knots{};
};

/// Open water of 72 by 48 inches, 30 feet deep and without current, with these ships on it. There
/// are no boarding parties unless `parties` says so.
[[nodiscard]] core::table::Battle open_water(const std::vector<Placed>& ships, int parties = 0);

/// The same with what a test adds.
[[nodiscard]] std::shared_ptr<const Setting> made_up(const core::table::Battle& battle);
[[nodiscard]] std::shared_ptr<const Setting> made_up(const std::vector<Placed>& ships,
                                                     int parties = 0);

[[nodiscard]] core::table::Point at(double x, double y);

/// What must hold in every state of a battle: a sentence for the first thing that does not, empty
/// when all does. No ship through land or another one, no box below none, no gun fired too often.
[[nodiscard]] std::string broken(const Game& game);

/// A choice among the offered ones by a number that need not be small.
[[nodiscard]] core::ironclad::Action chosen(const Game& game, std::uint64_t number);

}  // namespace tests::ironclad
