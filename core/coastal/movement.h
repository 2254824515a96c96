// [RC-161]-[RC-177] Speeds, plots and how they are judged.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"
#include "core/table/company.h"

#include <optional>
#include <vector>

namespace core::coastal {

/// [RC-163] [RC-164] The speeds through the water that a ship may choose, both included.
struct SpeedRange {
  Inches least;
  Inches most;

  friend bool operator==(const SpeedRange&, const SpeedRange&) = default;
};

/// Least and most are the same for a ship that nobody controls: it loses 2 knots a move [RC-330].
[[nodiscard]] SpeedRange speeds_of(const Setting& setting, const State& state, ShipId ship);

/// [RC-330] What a ship runs at that nobody drives: 2 knots less than before.
[[nodiscard]] Inches coasting_of(const Ship& ship) noexcept;

/// [RC-164] The greatest speed astern.
[[nodiscard]] Inches astern_of(const Setting& setting, const State& state, ShipId ship);

/// [RC-167] The way over the ground of a plot of that speed; negative when the stream carries the
/// ship back.
[[nodiscard]] Inches way_of(const Setting& setting, const State& state, ShipId ship, Inches speed);

/// [RC-171] [RC-177] The radius on which the ship turns, the least where it has a choice.
[[nodiscard]] Inches radius_of(const Setting& setting, const State& state, ShipId ship);

/// [RC-174] The ship that tows this one.
[[nodiscard]] std::optional<ShipId> tower_of(const State& state, ShipId ship);

/// [RC-173] [RC-174] [RC-501] Lashed pairs move as one, as do tower and tow, and a ship with its
/// tug: the ship that carries this one; nothing when it goes by itself.
[[nodiscard]] std::optional<ShipId> leader_of(const Setting& setting, const State& state,
                                              ShipId ship);
/// The ship that it carries.
[[nodiscard]] std::optional<ShipId> follower_of(const Setting& setting, const State& state,
                                                ShipId ship);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const WritePlot& choice);

/// [RC-043] Whether a side may end its orders: no ship with way on is without a plot.
[[nodiscard]] table::Judged<> judge_end_of_orders(const Setting& setting, const State& state,
                                                  Side side);

/// What a hull may run into, as all stands.
struct Obstacles {
  enum class What : std::uint8_t { Ship, Wreck, Land, Obstruction, Chain, Pier };

  struct Named {
    What what{};
    ShipId ship;
    std::uint8_t area{};  ///< of land and the like, its number
  };

  std::vector<table::Obstacle> all;
  std::vector<Named> names;
};

[[nodiscard]] Obstacles obstacles_for(const Setting& setting, const State& state,
                                      const std::vector<ShipId>& left_out);

/// [RC-462] Whether two ships of the battle touch.
[[nodiscard]] bool alongside(const Setting& setting, const State& state, ShipId a, ShipId b);

}  // namespace core::coastal
