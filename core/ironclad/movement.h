// [IC-064] [IC-081]-[IC-125] Moves: what a ship may do in its movement step, and what it meets.
#pragma once

#include "core/ironclad/action.h"
#include "core/ironclad/record.h"
#include "core/table/sweep.h"

#include <vector>

namespace core::ironclad {

/// [IC-101] [IC-104] The smallest radius that a ship by itself may turn on.
[[nodiscard]] table::Inches least_radius_alone(const Setting& setting, ShipId ship);

/// [IC-101] [IC-104] [IC-105] [IC-124] The smallest radius on which a ship may turn in a move.
[[nodiscard]] table::Inches least_radius_of(const Setting& setting, const State& state,
                                            const MoveShip& move);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const MoveShip& move);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const DropAnchor& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const PassLine& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const LetGo& choice);
/// [IC-141] [IC-148] People with models tell of it in the movement step of the ship's side.
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const TellWater& choice);

/// [IC-021] Whether a ship under way has no move left that its chain allows: it loses its way.
[[nodiscard]] bool is_brought_up(const Setting& setting, const State& state, ShipId ship);

/// [IC-061] Whether a side may end its movement step: no ship still has way on that was not moved.
[[nodiscard]] table::Judged<> judge_end_of_moves(const Setting& setting, const State& state);

/// Some moves of a ship, every one legal: each whole knot of speed with straight runs and turns of
/// several kinds. All that a ship may do is what judge() says.
[[nodiscard]] std::vector<MoveShip> moves_of(const Setting& setting, const State& state,
                                             ShipId ship);

void move(Record& record, const MoveShip& choice);
void drop_anchor(Record& record, const DropAnchor& choice);
void pass_line(Record& record, const PassLine& choice);
void let_go(Record& record, const LetGo& choice);
void enter_told(Record& record, const TellWater& choice);

/// [IC-144] [IC-021] What happens at the start of a side's movement step before its first choice:
/// steam is raised, ships that are aground try to get off.
void start_moves(Record& record, Side side);

/// [IC-121] Step 6: all ships that nothing holds are carried along by the current.
void drift_all(Record& record);

/// [IC-105] [IC-125] [IC-301] Whether two ships of the battle touch.
[[nodiscard]] bool alongside(const Setting& setting, const State& state, ShipId a, ShipId b);

/// Every hull of the battle but those left out, the land and the obstructions, as they stand.
struct Obstacles {
  std::vector<table::Obstacle> all;
  std::vector<std::optional<ShipId>> ships;  ///< whose hull each one is
  std::vector<bool> land;
};

[[nodiscard]] Obstacles obstacles_for(const Setting& setting, const State& state,
                                      const std::vector<ShipId>& left_out);

}  // namespace core::ironclad
