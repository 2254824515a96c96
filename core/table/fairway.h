// The way by water to a place that a ship is to reach, for a hull of some length that turns on a
// circle and may have another one lashed to it: where she fits through, and how she has to lie for
// it. For the captains of both naval sets; no rule.
#pragma once

#include "core/table/battle.h"
#include "core/table/company.h"
#include "core/table/outline.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace core::table {

/// What has to fit through.
struct Sailing {
  Hull hull;
  int draft{};  ///< tenths of a foot
  Inches radius;

  struct Consort {
    Hull hull;
    Carriage lies;
    int draft{};

    friend bool operator==(const Consort&, const Consort&) = default;
  };

  std::optional<Consort> consort;

  friend bool operator==(const Sailing&, const Sailing&) = default;
};

/// How far it is from everywhere, in a net of squares of half an inch and of sixteen
/// headings.
class Fairway {
 public:
  /// How a hull lies in a place: clear, close under a bank, or not at all.
  enum class Lies : std::uint8_t { Clear, Close, Not };

  /// @param goal a test of a place: x or y above or below a limit, or an edge to withdraw by.
  Fairway(const Battle& battle, const Sailing& sailing, const ShipTest& goal);

  /// The way that is left from a pose, inches, with what it costs to pass close under a bank, or
  /// stern first; that of the whole table where there is none.
  [[nodiscard]] double left(Pose from) const;

 private:
  static constexpr int kHeadings = 16;

  struct Step {
    int across{};
    int up{};
    int cost{};  ///< hundredths of an inch
  };

  void find_places(const Battle& battle, const Sailing& sailing);
  void spread(const Sailing& sailing, const std::vector<bool>& there);

  [[nodiscard]] std::size_t at(int column, int row, int heading) const;
  /// Between the middles of the four squares around a place, hundredths of an inch. One that has no
  /// way, or a much longer one, counts as somewhat farther than the best.
  [[nodiscard]] double between(Point from, int heading) const;

  int columns_{};
  int rows_{};
  std::vector<Lies> lies_;       ///< by square, row by row from below, and heading
  std::vector<int> hundredths_;  ///< of an inch, likewise
};

}  // namespace core::table
