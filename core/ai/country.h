// The ground of a war as a general knows it: places that count, and how far it is to each.
#pragma once

#include "core/ai/weights.h"
#include "core/movement/march_distances.h"
#include "core/state/situation.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace core::ai {

/// [25.2] Whether it is the seat of a government: the chart `general_capitals`.
[[nodiscard]] bool is_capital(const rulebook::Rulebook& book, const map::Town& town);

/// [6.12] Whether anything on land goes over the side of the hex.
[[nodiscard]] bool can_walk(const map::Map& map, board::HexId from, board::Direction direction);

/// What lasts for a game, or changes with the season: made once, asked often. Knows nothing of
/// units.
class Country {
 public:
  /// @param now any position of the game
  Country(const state::Situation& now, const Weights& weights);

  /// Places that are worth something to whoever controls them, by hex.
  [[nodiscard]] const std::vector<board::HexId>& goals() const noexcept { return goals_; }

  /// What control of the hex is worth; 0 for most.
  [[nodiscard]] Worth worth_of(board::HexId hex) const noexcept {
    return worth_[static_cast<std::size_t>(hex.ordinal())];
  }

  /// Lets a hex count for so much of what it is worth, as somebody who thinks of it first.
  void lean_to(board::HexId hex, int per_cent);

  /// Whether ships of the sea come to the hex: it lies on the coast, or is a seaport up a river.
  [[nodiscard]] bool is_on_sea(board::HexId hex) const noexcept {
    return on_sea_[static_cast<std::size_t>(hex.ordinal())];
  }

  /// [6.12] The hexes to which anything on land goes from the hex.
  [[nodiscard]] const std::vector<board::HexId>& walks_from(board::HexId hex) const noexcept {
    return walks_[static_cast<std::size_t>(hex.ordinal())];
  }

  /// What losing a CSP costs its side: more where the scenario counts losses [19.71].
  [[nodiscard]] Worth csp_worth(board::Side side) const noexcept {
    return csp_[static_cast<std::size_t>(side)];
  }

  /// Movement points on foot to the place, and over rivers by ship, by hex ordinal;
  /// movement::kNoMarch for no way.
  [[nodiscard]] const std::vector<std::int16_t>& distances(const state::Situation& now,
                                                           board::HexId to);

  /// The same past those who stand in the way, which takes longer.
  /// @param delays as movement::march_distances() has them, of the position; kept for some
  [[nodiscard]] const std::vector<std::int16_t>& ways_round(
      const state::Situation& now, board::HexId to, const std::vector<std::int16_t>& delays);

  /// The same if other delays held for once.
  [[nodiscard]] const std::vector<std::int16_t>& ways_past(
      const state::Situation& now, board::HexId to, const std::vector<std::int16_t>& delays) {
    return ways_round(now, to, delays);
  }

 private:
  using Distances = std::map<std::pair<board::HexId, bool>, std::vector<std::int16_t>>;

  /// Ways past those who stood where the delays say.
  struct Ways {
    std::vector<std::int16_t> delays;
    Distances distances;
    std::uint64_t asked{};  ///< when it was last
  };

  void count_objectives(const rulebook::Scenario& scenario);
  /// [25.6] What the Union has to hold in the end: each is one of so many parts of the game.
  void count_cities(const state::Situation& now);
  void count_towns(const state::Situation& now, const Weights& weights);

  [[nodiscard]] const std::vector<std::int16_t>& found(Distances& known,
                                                       const state::Situation& now, board::HexId to,
                                                       const std::vector<std::int16_t>& delays);
  [[nodiscard]] const movement::MarchNet& net_of(const state::Situation& now);

  std::vector<board::HexId> goals_;
  std::vector<Worth> worth_;                      ///< by hex ordinal
  std::vector<bool> on_sea_;                      ///< the same
  std::vector<std::vector<board::HexId>> walks_;  ///< by hex ordinal
  std::array<Worth, 2> csp_{};
  int by_ship_{};
  std::array<std::optional<movement::MarchNet>, 2> nets_;  ///< by winter
  Distances distances_;                                    ///< by place, and winter
  std::vector<Ways> ways_;                                 ///< those that were asked for last
  std::uint64_t asked_{};
};

}  // namespace core::ai
