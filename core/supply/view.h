// [17.05] The board as one side's supply sees it: read once, asked by every predicate. Private to
// this room.
#pragma once

#include "core/map/graphs.h"
#include "core/rulebook/setting.h"
#include "core/state/occupancy.h"
#include "core/state/situation.h"
#include "core/supply/chain_of_supply.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace core::supply {

using map::Edge;
using map::EdgeKind;
using map::Graphs;
using map::WaterPlaceId;

/// What the predicates need to know of a hex, one bit each.
enum HexFlag : std::uint8_t {
  kEnemyOccupied =
      1,            ///< [17.6] enemy ground units in the open, or in a fort with no friend on top
  kClosedZone = 2,  ///< [9.4] an enemy zone without a friendly ground combat unit
  kOffNet = 4,      ///< [18.13] not of the side's rail net
  kCut = 8,         ///< [18.23]
  kRailhead = 16,   ///< [18.14] the side's railhead marker: the net ends here
  kNotHeld = 32,    ///< not controlled by the side
  kOwnLand = 64     ///< a land piece of the side stands here
};

/// The same of a water place.
enum WaterFlag : std::uint8_t {
  kEnemyWarship = 1,  ///< [9.51]
  kFriendlyShip = 2,  ///< a warship or transport of the side
  kEnemyFort = 4      ///< [11.21] commanded by a garrisoned enemy fort
};

/// A step of the layered graph with its two ends.
struct EdgeStep {
  std::uint32_t from{};
  std::uint32_t to{};
  const Edge* edge{};
};

/// [13.33] A way out of a city that was open when it was found.
struct WayOut {
  HexId city;
  std::vector<EdgeStep> steps;  ///< from the city to another one; never empty
};

/// A position from one side. Refers to the state, which must outlive it.
class View {
 public:
  View(Setting setting, const GameState& state, Side side, std::vector<Obstacle> waived);
  /// Of a game that goes on; its state and index must outlive the view.
  View(const state::Situation& now, Side side);
  /// The same of an equal position elsewhere.
  View(const state::Situation& now, const View& same);
  View(const View&) = delete;
  View& operator=(const View&) = delete;
  ~View() = default;

  /// Looks at the board again after some changes in the same game.
  void go_on(const state::Situation& now);

  [[nodiscard]] const map::Map& map() const noexcept { return *setting_.map; }

  [[nodiscard]] const rulebook::Rulebook& book() const noexcept { return *setting_.rulebook; }

  [[nodiscard]] const Setting& setting() const noexcept { return setting_; }

  [[nodiscard]] const GameState& state() const noexcept { return *state_; }

  [[nodiscard]] Side side() const noexcept { return side_; }

  [[nodiscard]] Side enemy() const noexcept { return board::enemy_of(side_); }

  [[nodiscard]] const state::Occupancy& occupancy() const noexcept { return *occupancy_; }

  /// Whether any of the flags is raised.
  [[nodiscard]] bool hex(int ordinal, unsigned flags) const noexcept {
    return (hexes_[static_cast<std::size_t>(ordinal)] & flags) != 0;
  }

  /// What has changed since the board was looked at before.
  struct Changes {
    /// A hex, by its ordinal, or a water place.
    struct Change {
      std::uint16_t at{};
      std::uint8_t flags{};   ///< those that were raised or lowered
      std::uint8_t before{};  ///< those that were up
    };

    std::vector<Change> hexes;
    std::vector<Change> waters;
  };

  /// Nothing when that was too long ago, or never.
  [[nodiscard]] const std::optional<Changes>& changes() const noexcept { return changes_; }

  /// Whether an enemy occupies the hex or closes it with his zone.
  [[nodiscard]] bool is_near_enemy(int ordinal) const noexcept {
    return hex(ordinal, kEnemyOccupied | kClosedZone);
  }

  /// Whether an enemy warship or a garrisoned fort of his commands the water.
  [[nodiscard]] bool is_near_enemy(WaterPlaceId place) const noexcept {
    return (waters_[place.value()] & (kEnemyWarship | kEnemyFort)) != 0;
  }

  [[nodiscard]] bool water(std::uint16_t place, WaterFlag flag) const noexcept {
    return place != map::kNoWater && (waters_[place] & flag) != 0;
  }

  /// Ways out of cities that were found of late. Whoever asks looks whether they are still open.
  [[nodiscard]] std::vector<WayOut>& ways_out() const noexcept { return ways_out_; }

  /// Whether an erratum is in force.
  [[nodiscard]] bool in_force(rulebook::Erratum erratum) const {
    return setting_.switches.errata.has(erratum);
  }

  /// Whether a player has thought this obstacle away.
  [[nodiscard]] bool is_waived(const Obstacle& obstacle) const noexcept;

  [[nodiscard]] bool waives_anything() const noexcept { return !waived_.empty(); }

  /// Enemy ground units that occupy the hex.
  [[nodiscard]] std::vector<PieceId> enemy_units_in(HexId hex) const;
  /// Enemy units whose zones cover the hex.
  [[nodiscard]] std::vector<PieceId> enemy_zones_on(HexId hex) const;
  [[nodiscard]] std::vector<PieceId> enemy_warships_at(WaterPlaceId place) const;
  /// [11.21] Enemy garrisons that command the water.
  [[nodiscard]] std::vector<PieceId> enemy_garrisons_over(WaterPlaceId place) const;

 private:
  void read_hexes();
  void read_waters();
  /// The flags of one hex.
  [[nodiscard]] std::uint8_t read_hex(HexId hex, bool in_enemy_zone) const;
  /// The flags of one water place, but for forts above it.
  [[nodiscard]] std::uint8_t read_ships(WaterPlaceId place) const;
  /// Reads again what has changed since it was last read.
  void mend(const state::ChangeLog& changes);

  Setting setting_;
  const GameState* state_;
  Side side_;
  std::optional<state::Occupancy> own_index_;
  const state::Occupancy* occupancy_;
  std::optional<Changes> changes_;
  std::uint64_t changes_seen_{};  ///< of the log of a game that goes on
  std::vector<Obstacle> waived_;
  std::vector<std::uint8_t> hexes_;
  std::vector<std::uint8_t> waters_;
  mutable std::vector<WayOut> ways_out_;
};

}  // namespace core::supply
