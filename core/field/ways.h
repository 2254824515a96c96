// How far it is to a place on the ground there is, round woods, water and
// houses. The computer's estimate, no rule.
#pragma once

#include "core/field/setting.h"
#include "core/field/state.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace core::field {

class WayGrid;

/// The distances of all places to one of them, in inches of a plain move: halvings, walls and fords
/// lengthen a way.
class WayField {
 public:
  /// @param goal where all ways end
  WayField(const WayGrid& grid, Point goal);

  /// Nothing: there is no way.
  [[nodiscard]] std::optional<Inches> from(Point place) const;

  /// The farthest place of the way, up to so many inches, to which one can go straight.
  [[nodiscard]] Point ahead(Point place, Inches far) const;

  /// The ford through which the way leads before it is so long: a place in the water, and the first
  /// dry one beyond it.
  struct FordAhead {
    Point water;
    Point beyond;
  };

  [[nodiscard]] std::optional<FordAhead> ford_within(Point place, Inches far) const;

  [[nodiscard]] Point goal() const noexcept { return goal_; }

 private:
  [[nodiscard]] std::optional<std::size_t> nearest_cell(Point place) const;

  const WayGrid* grid_;
  Point goal_;
  std::vector<std::int32_t> far_;    ///< hundredths of an inch, by cell
  std::vector<std::int32_t> after_;  ///< the next cell of the way
};

/// The table in cells of two inches, as it is to troops of one kind.
class WayGrid {
 public:
  static constexpr std::int32_t kNoWay = -1;
  static constexpr std::size_t kWays = 8;

  WayGrid(const Setting& setting, const State& state, Mover mover);

  [[nodiscard]] std::size_t size() const noexcept { return costs_.size(); }

  [[nodiscard]] Point middle_of(std::size_t cell) const noexcept;
  [[nodiscard]] std::size_t cell_of(Point place) const noexcept;

  [[nodiscard]] bool is_open(std::size_t cell) const noexcept { return open_[cell] > 0; }

  [[nodiscard]] bool is_ford(std::size_t cell) const noexcept;

  /// What an inch costs there: 1, 2, 4, more in a ford.
  [[nodiscard]] int factor(std::size_t cell) const noexcept { return open_[cell]; }

  /// The neighbour in one of eight directions and what the way to it costs, in hundredths of an
  /// inch; nothing: one cannot go there.
  [[nodiscard]] std::optional<std::pair<std::size_t, std::int32_t>> next(std::size_t cell,
                                                                         std::size_t way) const;

  /// Open cells round a place, the nearest first; from within a house those about it.
  [[nodiscard]] std::vector<std::size_t> round(Point place) const;

 private:
  [[nodiscard]] std::optional<std::size_t> neighbour(std::size_t cell, std::size_t way) const;

  std::int64_t columns_{};
  std::int64_t rows_{};
  std::vector<int> open_;                               ///< factor; 0: barred
  std::vector<std::array<std::int32_t, kWays>> costs_;  ///< by cell and way
};

/// The grids and fields of a battle, worked out when they are asked for and kept.
class Ways {
 public:
  /// Goals within an inch of one another are the same.
  [[nodiscard]] const WayField& to(const Setting& setting, const State& state, Mover mover,
                                   Point goal);

 private:
  /// Houses that stand and do not burn: with them the ground changes.
  [[nodiscard]] static std::vector<bool> houses(const State& state);

  /// What the ground is made of.
  struct Ground {
    Inches width;
    Inches depth;
    std::vector<GroundArea> areas;
    std::vector<GroundLine> lines;
    std::vector<Stream> streams;
    std::vector<Crossing> crossings;
    std::vector<bool> houses;

    friend bool operator==(const Ground&, const Ground&) = default;
  };

  std::optional<Ground> ground_;
  std::array<std::optional<WayGrid>, 4> grids_;
  std::map<std::pair<Mover, std::pair<std::int64_t, std::int64_t>>, WayField> fields_;
};

}  // namespace core::field
