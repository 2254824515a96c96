// Many played games beside the war: what of it they come to.
#pragma once

#include "core/study/war_game.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core::study {

/// A place of WarGoals in all games.
struct PlaceSum {
  int asked{};   ///< games in which it could fall
  int fallen{};  ///< in which it did
  int held{};    ///< in which the Union held it at the end
  /// The game-turn of its fall in the game in the middle, of two the later; nothing: it does not
  /// fall there. A game in which it does not fall counts as later than any.
  std::optional<int> median;
  bool near{};  ///< within WarBounds::months of the war's day
};

/// Arrays of two are by board::Side.
struct WarTable {
  int games{};
  int faults{};  ///< games that stopped at an order that was refused
  std::array<int, 2> won{};
  std::vector<PlaceSum> places;  ///< as WarGoals::places
  int near{};                    ///< places that are near
  /// Mean CSP in January of each year of arms; nothing where no game saw it.
  std::array<std::array<std::optional<double>, 2>, kYearsOfArms> strength{};
  int great_battles{};
  std::array<std::optional<double>, 2> great_loss{};  ///< mean per cent
  /// Operations a game in each year, of the games that saw some of it, and a year of 13 cycles
  /// over all years together.
  std::array<std::array<std::array<std::optional<double>, kYearsOfArms>, 2>, kArms.size()> arms{};
  std::array<std::array<std::optional<double>, 2>, kArms.size()> a_year{};
  std::array<int, 2> attacks{};
  std::array<std::optional<double>, 2> poor{};   ///< per cent of the attacks
  std::array<std::optional<double>, 2> unfed{};  ///< forces a cycle
  std::array<double, 2> bare{};                  ///< weeks a game
  std::vector<std::string> said;                 ///< the faults, each with its seed
};

[[nodiscard]] WarTable war_table_of(const std::vector<WarGame>& games, const WarGoals& goals);

/// A line of the table in words, as the terminal, war.csv and the page show it.
struct WarLine {
  std::string group;  ///< "games", "places", "strength", "battles", "arms", "folly"
  std::string what;
  std::string side;    ///< "union", "confederate", or empty
  std::string figure;  ///< what the games come to
  std::string wanted;  ///< what the war had, or what is wanted; empty: nothing
  std::optional<bool> met;
  std::string note;
};

[[nodiscard]] std::vector<WarLine> lines_of(const WarTable& table, const WarGoals& goals);

/// "1862-02-16"
[[nodiscard]] std::string day_text(std::chrono::sys_days day);

}  // namespace core::study
