// [RC-081]-[RC-088] [RC-094] [RC-095] [IC-022] A table for two players, laid out by cards and dice:
// a scenario of either set. What the rules leave to a player is a choice; who had it, the dice say.
#pragma once

#include "core/base/dice.h"
#include "core/coastal/generated_water.h"
#include "core/table/battle.h"
#include "core/table/begun_before.h"
#include "core/table/refusal.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::coastal {

using board::Side;

/// [RC-084] Where a feature lies in its square.
struct FeaturePlace {
  table::Point middle;  ///< of shores only its y counts: they lie at the bank of their column
  bool turned{};        ///< islands one above the other, bars across the water

  friend bool operator==(const FeaturePlace&, const FeaturePlace&) = default;
};

/// [RC-087] [RC-088] A field of 4" by 4".
struct MineField {
  table::Point middle;
  bool real{};

  friend bool operator==(const MineField&, const MineField&) = default;
};

/// A ship that a player brings.
struct FleetShip {
  table::VesselId card;
  base::InternedText name;          ///< empty: that of its card
  bool flag{};                      ///< [RC-041] [RC-121] named before the first move
  std::optional<table::Pose> pose;  ///< [RC-095] nothing: where there is room
  std::optional<int> knots;         ///< [RC-095] nothing: as fast as is allowed
};

/// What the players choose, and what the dice leave open. Where nothing is chosen, the program
/// chooses by the seed.
struct TableChoices {
  WaterKind kind{};
  bool upstream_above{true};  ///< [RC-083] the winner: the upper end is upstream
  bool fort_refused{};        ///< [RC-086] the Confederate
  bool stone_fort{};          ///< [RC-384] the Confederate
  std::array<std::optional<FeaturePlace>, kTerrainCards> places;  ///< [RC-084] by square
  std::vector<MineField> mines;                                   ///< [RC-087] the winner
  /// [RC-087] Only Confederates lay mines: historical games.
  bool confederate_mines{};
  std::array<std::vector<FleetShip>, 2> fleets;  ///< by side; empty: as usual, by the water
  int ships{4};                                  ///< [RC-007] of a usual fleet
  std::optional<std::size_t> left_out;    ///< [RC-086] the ship that the fort costs; else the last
  std::optional<table::FortCardId> fort;  ///< [RC-542] one that stands there, instead of dice
  std::array<std::vector<int>, 2> cards;  ///< [RC-121] [RC-542] objectives given, not dealt
  int moves{24};                          ///< [RC-124]
  table::BegunBefore begun_before{};
};

/// A die that was thrown for a table.
struct TableThrow {
  Side by{};
  base::RuleId why;
  int face{};

  friend bool operator==(const TableThrow&, const TableThrow&) = default;
};

struct LaidTable {
  table::Battle battle;
  GeneratedWater water;
  std::array<Feature, kTerrainCards> features{};  ///< by square
  Side ends_by{};                                 ///< [RC-083] who chose the ends
  std::array<Side, kTerrainCards> placed_by{};    ///< [RC-084]
  Side mines_by{};                                ///< [RC-087]
  bool fort{};                                    ///< [RC-086] it stands
  std::vector<TableThrow> dice;
};

/// Lays out a table.
///
/// Its ships are those of the Union, then those of the Confederates: a refusal names them so.
/// @return the same table for the same lists, choices and seed.
[[nodiscard]] table::Judged<LaidTable> lay_table(const table::Facts& facts, const Charts& charts,
                                                 const TableChoices& choices, std::uint64_t seed);

/// An English word in the language of a reader.
using Spoken = std::function<std::string(std::string_view)>;

/// What lies on a table and how its water runs, in one paragraph: the history of its battle, there
/// in English.
[[nodiscard]] std::string told_of(const LaidTable& laid, const Spoken& spoken);

}  // namespace core::coastal
