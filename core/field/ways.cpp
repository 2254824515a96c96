// Private to this room.
#include "core/field/ways.h"

#include "core/field/charts.h"
#include "core/field/fires.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <queue>

#include <algorithm>

namespace core::field {
namespace {

constexpr std::int64_t kCell = Inches::of(2).ticks();
constexpr std::int64_t kHundredth = Inches::kTicks / 100;
constexpr int kFordFactor = 5;  // a stream of three inches is two moves
constexpr Inches kHalfColumn = Inches::of(2);
constexpr Inches kFordReach = Inches::ratio(1, 2);
constexpr Inches kNearWay = Inches::of(4);  // within it one goes straight
constexpr std::array<std::pair<int, int>, WayGrid::kWays> kCompassWays{
    {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

/// Somebody who moves so.
Unit like(Mover mover) {
  Unit unit;
  unit.formation = Formation::Column;
  switch (mover) {
    case Mover::LineInfantry:
      unit.muster.type = TroopType::Infantry;
      break;
    case Mover::LightInfantry:
      unit.muster.type = TroopType::Infantry;
      unit.formation = Formation::Open;
      break;
    case Mover::Cavalry:
      unit.muster.type = TroopType::Cavalry;
      break;
    case Mover::Vehicles:
      unit.muster.type = TroopType::Battery;
      unit.formation = Formation::Limbered;
      break;
  }
  return unit;
}

/// What an inch costs at a place, 0 where one cannot be.
int way_factor(const Setting& setting, const State& state, const Unit& unit, Point place) {
  // Troops are as wide as a column: its middle keeps off a house by half of that.
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    if (!state.sections[i].ruined &&
        table::within_of(setting.sections[i].polygon, place, kHalfColumn)) {
      return 0;
    }
  }
  if (fire_near(setting, state, place)) {
    return 0;
  }
  const GoingThere going = going_at(setting, state, unit, place, Heading{});
  if (water_at(setting, place)) {
    const auto ford = ford_at(setting, place, Inches{});
    const auto mover = static_cast<std::size_t>(mover_of(unit));
    return ford && setting.charts.terrain.ford_moves.at(mover) > 0 ? kFordFactor : 0;
  }
  return going.barred ? 0 : going.factor;
}

std::int32_t hundredths(Inches length) {
  return static_cast<std::int32_t>(length.ticks() / kHundredth);
}

Point halfway(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

}  // namespace

WayGrid::WayGrid(const Setting& setting, const State& state, Mover mover)
    : columns_{(setting.battle.width.ticks() + kCell - 1) / kCell},
      rows_{(setting.battle.depth.ticks() + kCell - 1) / kCell} {
  const Unit unit = like(mover);
  const auto count = static_cast<std::size_t>(columns_ * rows_);
  open_.resize(count);
  costs_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    open_[i] = way_factor(setting, state, unit, middle_of(i));
    // A ford may be narrower than a cell.
    for (const Inches aside : {-kFordReach, kFordReach}) {
      const Point by{middle_of(i).x + aside, middle_of(i).y};
      if (open_[i] == 0 && water_at(setting, by)) {
        open_[i] = way_factor(setting, state, unit, by);
      }
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t way = 0; way < kWays; ++way) {
      costs_[i].at(way) = kNoWay;
      const auto to = neighbour(i, way);
      if (!to || open_[i] == 0 || open_[*to] == 0) {
        continue;
      }
      const Point a = middle_of(i);
      const Point b = middle_of(*to);
      const Obstacle obstacle = obstacles_on(setting, unit, a, b);
      const int between = way_factor(setting, state, unit, halfway(a, b));
      const bool fords = open_[i] == kFordFactor || open_[*to] == kFordFactor;
      if (obstacle.barred || (between == 0 && !fords)) {
        continue;
      }
      costs_[i].at(way) =
          hundredths(table::distance(a, b) * (open_[i] + open_[*to]) / 2 + obstacle.cost);
    }
  }
}

bool WayGrid::is_ford(std::size_t cell) const noexcept { return open_[cell] == kFordFactor; }

Point WayGrid::middle_of(std::size_t cell) const noexcept {
  const auto number = static_cast<std::int64_t>(cell);
  return {Inches::of_ticks(number % columns_ * kCell + kCell / 2),
          Inches::of_ticks(number / columns_ * kCell + kCell / 2)};
}

std::size_t WayGrid::cell_of(Point place) const noexcept {
  const std::int64_t column = std::clamp<std::int64_t>(place.x.ticks() / kCell, 0, columns_ - 1);
  const std::int64_t row = std::clamp<std::int64_t>(place.y.ticks() / kCell, 0, rows_ - 1);
  return static_cast<std::size_t>(row * columns_ + column);
}

std::optional<std::size_t> WayGrid::neighbour(std::size_t cell, std::size_t way) const {
  const auto number = static_cast<std::int64_t>(cell);
  const std::int64_t column = number % columns_ + kCompassWays.at(way).first;
  const std::int64_t row = number / columns_ + kCompassWays.at(way).second;
  if (column < 0 || row < 0 || column >= columns_ || row >= rows_) {
    return std::nullopt;
  }
  return static_cast<std::size_t>(row * columns_ + column);
}

std::optional<std::pair<std::size_t, std::int32_t>> WayGrid::next(std::size_t cell,
                                                                  std::size_t way) const {
  if (costs_[cell].at(way) == kNoWay) {
    return std::nullopt;
  }
  return std::pair{*neighbour(cell, way), costs_[cell].at(way)};
}

std::vector<std::size_t> WayGrid::round(Point place) const {
  constexpr std::int64_t kRings = 4;  // out of the middle of a house
  const auto middle = static_cast<std::int64_t>(cell_of(place));
  std::vector<std::size_t> cells;
  for (std::int64_t ring = 1; cells.empty() && ring <= kRings; ++ring) {
    for (std::int64_t row = middle / columns_ - ring; row <= middle / columns_ + ring; ++row) {
      for (std::int64_t column = middle % columns_ - ring; column <= middle % columns_ + ring;
           ++column) {
        const auto cell = static_cast<std::size_t>(row * columns_ + column);
        if (row >= 0 && row < rows_ && column >= 0 && column < columns_ && is_open(cell)) {
          cells.push_back(cell);
        }
      }
    }
  }
  std::ranges::stable_sort(
      cells, {}, [&](std::size_t cell) { return table::distance_squared(middle_of(cell), place); });
  return cells;
}

WayField::WayField(const WayGrid& grid, Point goal)
    : grid_{&grid},
      goal_{goal},
      far_(grid.size(), WayGrid::kNoWay),
      after_(grid.size(), WayGrid::kNoWay) {
  using Entry = std::pair<std::int32_t, std::size_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  // A goal in a house or in water is reached from its nearest open cells.
  Inches reach = Inches::of(2);
  for (int ring = 0; open.empty() && ring < 4; ++ring) {
    for (std::size_t i = 0; i < grid.size(); ++i) {
      const Inches off = table::distance(grid.middle_of(i), goal);
      if (grid.is_open(i) && off <= reach) {
        far_[i] = hundredths(off) * grid.factor(i);
        open.emplace(far_[i], i);
      }
    }
    reach = reach + Inches::of(2);
  }
  while (!open.empty()) {
    const auto [far, cell] = open.top();
    open.pop();
    if (far > far_[cell]) {
      continue;
    }
    for (std::size_t way = 0; way < WayGrid::kWays; ++way) {
      const auto next = grid.next(cell, way);
      if (!next) {
        continue;
      }
      const std::int32_t then = far + next->second;
      std::int32_t& known = far_[next->first];
      if (known == WayGrid::kNoWay || then < known) {
        known = then;
        after_[next->first] = static_cast<std::int32_t>(cell);
        open.emplace(then, next->first);
      }
    }
  }
}

std::optional<std::size_t> WayField::nearest_cell(Point place) const {
  std::optional<std::size_t> best;
  std::int32_t least = 0;
  for (const std::size_t cell : grid_->round(place)) {
    if (far_[cell] == WayGrid::kNoWay) {
      continue;
    }
    const std::int32_t far =
        far_[cell] +
        hundredths(table::distance(place, grid_->middle_of(cell))) * grid_->factor(cell);
    if (!best || far < least) {
      best = cell;
      least = far;
    }
  }
  return best;
}

std::optional<Inches> WayField::from(Point place) const {
  const Inches straight = table::distance(place, goal_);
  const auto cell = nearest_cell(place);
  if (!cell) {
    return straight <= kNearWay ? std::optional{straight} : std::nullopt;
  }
  const std::int32_t far =
      far_[*cell] +
      hundredths(table::distance(place, grid_->middle_of(*cell))) * grid_->factor(*cell);
  const Inches way = Inches::of_ticks(far * kHundredth);
  return straight <= kNearWay ? std::min(way, straight) : std::max(way, straight);
}

std::optional<WayField::FordAhead> WayField::ford_within(Point place, Inches far) const {
  const auto first = nearest_cell(place);
  if (!first) {
    return std::nullopt;
  }
  std::size_t cell = *first;
  std::optional<Point> water;
  while (true) {
    const Point at = grid_->middle_of(cell);
    if (grid_->is_ford(cell)) {
      water = water.value_or(at);
    } else if (water) {
      return FordAhead{*water, at};
    } else if (!table::within(place, at, far)) {
      return std::nullopt;
    }
    if (after_[cell] == WayGrid::kNoWay) {
      return water ? std::optional{FordAhead{*water, goal_}} : std::nullopt;
    }
    cell = static_cast<std::size_t>(after_[cell]);
  }
}

Point WayField::ahead(Point place, Inches far) const {
  if (table::within(place, goal_, kNearWay)) {
    return goal_;
  }
  const auto first = nearest_cell(place);
  if (!first) {
    return goal_;
  }
  const auto is_straight = [&](Point to) {
    const Inches length = table::distance(place, to);
    const Heading way = table::bearing(place, to);
    for (Inches gone = Inches::of(1); gone < length; gone += Inches::of(1)) {
      const std::size_t cell = grid_->cell_of(table::along(place, way, gone));
      if (!grid_->is_open(cell) || grid_->factor(cell) > std::max(grid_->factor(*first), 1)) {
        return false;
      }
    }
    return true;
  };
  Point best = grid_->middle_of(*first);
  std::size_t cell = *first;
  while (after_[cell] != WayGrid::kNoWay) {
    cell = static_cast<std::size_t>(after_[cell]);
    const Point next = grid_->middle_of(cell);
    if (!table::within(place, next, far) || !is_straight(next)) {
      return best;
    }
    best = next;
  }
  return goal_;
}

std::vector<bool> Ways::houses(const State& state) {
  std::vector<bool> stand;
  stand.reserve(state.sections.size() * 2);
  for (const Section& section : state.sections) {
    stand.push_back(section.ruined);
    stand.push_back(section.burns_since.has_value());
  }
  return stand;
}

const WayField& Ways::to(const Setting& setting, const State& state, Mover mover, Point goal) {
  const Battle& battle = setting.battle;
  const auto stand = houses(state);
  const bool same = ground_ && ground_->houses == stand && ground_->width == battle.width &&
                    ground_->depth == battle.depth && ground_->areas == battle.areas &&
                    ground_->lines == battle.lines && ground_->streams == battle.streams &&
                    ground_->crossings == battle.crossings;
  if (!same) {
    ground_ = Ground{battle.width,   battle.depth,     battle.areas, battle.lines,
                     battle.streams, battle.crossings, stand};
    fields_.clear();
    grids_ = {};
  }
  auto& grid = grids_.at(static_cast<std::size_t>(mover));
  if (!grid) {
    grid.emplace(setting, state, mover);
  }
  constexpr std::int64_t kSame = Inches::of(1).ticks();
  const std::pair key{mover, std::pair{goal.x.ticks() / kSame, goal.y.ticks() / kSame}};
  const auto found = fields_.find(key);
  if (found != fields_.end()) {
    return found->second;
  }
  return fields_.emplace(key, WayField{*grid, goal}).first->second;
}

}  // namespace core::field
