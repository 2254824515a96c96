// The war that played wars are measured by: the charts of docs/rules/war.md.
#pragma once

#include "core/board/hex_id.h"
#include "core/rulebook/setting.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::study {

/// Kinds of operations that are counted; docs/rules/war.md says what each is.
enum class Arm : std::uint8_t {
  Attacks,
  Landings,
  Sieges,
  Raids,
  RailMoves,
  Depots,
  Bombardments,
  Blockades,
  ForcedMarches,
  Ferries,
  Units,
  Calls
};

/// By Arm, as the chart `war_arms` spells them.
inline constexpr std::array<std::string_view, 12> kArms{
    "attacks",      "landings",  "sieges",         "raids",   "rail-moves", "depots",
    "bombardments", "blockades", "forced-marches", "ferries", "units",      "calls"};

/// Years in which the use of arms is counted, and before whose begin strengths are compared.
inline constexpr int kFirstYearOfArms = 1862;
inline constexpr std::size_t kYearsOfArms = 4;

/// A place that fell, or was held.
struct WarPlace {
  std::string town;
  std::string state;  ///< code
  board::HexId hex;
  std::optional<std::chrono::sys_days> fell;  ///< nothing: it was held
  std::string source;

  /// "Jackson MS"
  [[nodiscard]] std::string title() const { return town + " " + state; }
};

/// Between which figures a played war is like the real one; the chart says in which units.
struct WarBounds {
  int wins_least{};
  int wins_most{};
  int months{};
  int places{};
  int battle{};
  int loss_least{};
  int loss_most{};
  int strength{};
  int poor{};
  int unfed{};
};

struct WarGoals {
  rulebook::Cycle first_cycle;  ///< of the set-up that is played
  bool campaign{};              ///< it is the whole war: only that is judged by the war's figures
  std::vector<WarPlace> places;
  /// Thousand men in January of each year of arms, by Side.
  std::array<std::array<int, 2>, kYearsOfArms> strengths{};
  /// Operations a year by Arm and Side; nothing: none is wanted.
  std::array<std::array<std::optional<int>, 2>, kArms.size()> arms{};
  WarBounds bounds;
};

/// @throws base::DataError naming chart and row when a cell is none, or a town not on the map
[[nodiscard]] WarGoals war_goals_of(const rulebook::Setting& setting);

}  // namespace core::study
