// What a general's judgement counts with: the chart `general_weights` of docs/rules/general.md.
#pragma once

#include "core/ai/temper.h"
#include "core/rulebook/rulebook.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::ai {

/// Worth is in ten-thousandths of the game: the points that decide a scenario are 10,000 together.
using Worth = int;

inline constexpr Worth kWholeGame = 10'000;

/// What weights in per cent are divided by.
inline constexpr int kPerCent = 100;

class Moods;

/// The charts say of each what it does.
struct Weights {
  // By temperament, general_weights.
  Worth own_csp{};
  Worth enemy_csp{};
  Worth capital{};
  Worth supply_city{};
  Worth city{};
  Worth seaport{};
  Worth stock{};  ///< of a SUP
  Worth margin{};
  Worth attack_margin{};
  int week{};        ///< per cent
  int need{};        ///< per cent
  int exposure{};    ///< per cent
  int unfed{};       ///< per cent
  int die{};         ///< per cent
  int promise{};     ///< per cent
  int least_odds{};  ///< per cent
  int likely{};      ///< per cent
  int mass{};        ///< CSP
  int stocked{};     ///< cycles
  int rails_kept{};  ///< per cent
  int quarry{};      ///< per cent
  int haste{};       ///< per cent
  int cut{};         ///< per cent
  int reserve{};     ///< SUP
  int by_ship{};     ///< movement points
  int scarcity{};    ///< per cent
  int train{};       ///< SUP
  int siege{};       ///< cycles
  int march_hexes{};
  int wagon_hexes{};
  int doomed{};       ///< per cent
  int overwhelmed{};  ///< per cent
  int toll{};         ///< per cent
  int sure_odds{};    ///< per cent
  int horizon{};      ///< weeks
  Worth ship{};
  int guns{};  ///< per cent
  int sea_hexes{};
  int in_the_way{};   ///< movement points
  int beside_them{};  ///< movement points
  int unfed_way{};    ///< movement points
  int by_rail{};      ///< movement points
  int army{};         ///< CSP
  int wear{};         ///< per cent
  int isolation{};    ///< per cent
  int opening{};      ///< per cent
  int voyage_hexes{};
  int company{};    ///< per cent
  int waste{};      ///< per cent
  int for_ships{};  ///< per cent
  int by_sea{};     ///< movement points
  int longest_line{};
  int csp_to_transport{};
  int csp_to_siege_train{};
  int csp_to_flotilla{};
  int prospect{};  ///< per cent
  int dread{};     ///< per cent
  int axis{};      ///< per cent
  int doubt{};     ///< per cent
  // By level, general_levels.
  int forces{};
  int looks{};
  int ends{};
  int cuts{};
  int water{};  ///< 0 or 1
  int orders{};
  int plans{};
  int theatres{};
  int radius{};
  int critical{};
  int others{};
  int targets{};
  int reply{};  ///< 0 or 1
  int draws{};
  int work{};
  Moods* moods{};  ///< of Temperament::AsInTheWar: a Mood changes these weights; else null
};

/// A cell of a chart of docs/rules/general.md.
/// @throws std::logic_error when there is no whole number
[[nodiscard]] int chart_number(const rulebook::Rulebook& book, std::string_view chart,
                               std::string_view row, std::string_view column);

/// A weight that is tried instead of the chart's: its row in `general_weights`, and the cell.
struct WeightChange {
  std::string weight;
  int value{};

  friend bool operator==(const WeightChange&, const WeightChange&) = default;
};

using WeightChanges = std::vector<WeightChange>;

/// The rows of `general_weights`.
[[nodiscard]] std::vector<std::string_view> weight_names();

/// Temperament::AsInTheWar has no weights of its own: they are those of steady until Moods change
/// them.
/// @param changes of what the charts say; each weight is one of weight_names()
/// @throws std::logic_error when the chart lacks a weight: the build proves that it does not; and
///         for a change of a weight that there is none of
[[nodiscard]] Weights weights_of(const rulebook::Rulebook& book, const Temper& temper,
                                 const WeightChanges& changes = {});

/// Of whoever plays a week through in the mind of another: the column `in-mind` of general_levels.
[[nodiscard]] Weights weights_in_mind(const rulebook::Rulebook& book, Temperament temperament);

}  // namespace core::ai
