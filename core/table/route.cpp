#include "core/table/route.h"

#include "core/table/plane.h"

#include <queue>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace core::table {
namespace {

constexpr int kStraight = 10;  // tenths of an inch from square to square
constexpr int kAcross = 14;
const Inches kSide = Inches::of(1);

/// The column or row of a place that lies so far along; the nearest of those that there are.
int square_along(Inches along, int count) {
  return std::clamp(static_cast<int>(along.ticks() / kSide.ticks()), 0, count - 1);
}

}  // namespace

bool is_shunned(int draft, const BattleArea& area) {
  switch (area.kind) {
    case GroundKind::Land:
    case GroundKind::Stakes:
    case GroundKind::Obstruction:
    case GroundKind::Chain:
    case GroundKind::Pier:
    case GroundKind::RealMines:
      return true;
    case GroundKind::DummyMines:
      return false;
    case GroundKind::Shoal:
    case GroundKind::Water:
      return area.feet && draft > area.feet->tenths();
  }
  return false;
}

bool is_there(const Battle& battle, const ShipTest& goal, Point at) {
  const Inches edge = Inches::of(1);
  switch (goal.fact) {
    case ShipFact::XAbove:
      return at.x > goal.limit;
    case ShipFact::XBelow:
      return at.x < goal.limit;
    case ShipFact::YAbove:
      return at.y > goal.limit;
    case ShipFact::YBelow:
      return at.y < goal.limit;
    case ShipFact::Withdrawn:
      switch (goal.edge.value_or(Edge::Left)) {
        case Edge::Left:
          return at.x < edge;
        case Edge::Right:
          return at.x > battle.width - edge;
        case Edge::Top:
          return at.y > battle.depth - edge;
        case Edge::Bottom:
          return at.y < edge;
      }
      return false;
    case ShipFact::Sunk:
    case ShipFact::BlownUp:
    case ShipFact::Stranded:
    case ShipFact::Aground:
    case ShipFact::Captured:
    case ShipFact::Abandoned:
    case ShipFact::Lost:
    case ShipFact::Powerless:
    case ShipFact::Rudderless:
    case ShipFact::Afloat:
    case ShipFact::InAction:
    case ShipFact::GunsGone:
    case ShipFact::SideGunsGone:
      break;
  }
  return false;
}

Point middle_of_square(int column, int row, Inches side) noexcept {
  return {side * (2 * column + 1) / 2, side * (2 * row + 1) / 2};
}

Route::Route(const Battle& battle, int draft, Inches clear, const ShipTest& goal)
    : columns_{static_cast<int>(battle.width.ticks() / Inches::kTicks)},
      rows_{static_cast<int>(battle.depth.ticks() / Inches::kTicks)},
      shut_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)),
      there_(shut_.size()) {
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      const Point at = middle_of_square(column, row, kSide);
      const std::size_t cell = cell_of(at);
      shut_[cell] = std::ranges::any_of(battle.areas, [&](const auto& area) {
        return is_shunned(draft, area) && within_of(area.polygon, at, clear);
      });
      there_[cell] = !shut_[cell] && is_there(battle, goal, at);
    }
  }
  spread([](Point) { return 0.0; });
}

Route Route::under(const Toll& toll) const {
  Route other = *this;
  other.spread(toll);
  return other;
}

void Route::spread(const Toll& toll) {
  const int farthest = kStraight * columns_ * rows_;
  tenths_.assign(shut_.size(), farthest);
  std::vector<double> costs(shut_.size(), 1);  // of a step from there
  using Reached = std::pair<int, std::size_t>;
  std::priority_queue<Reached, std::vector<Reached>, std::greater<>> next;
  for (std::size_t cell = 0; cell < shut_.size(); ++cell) {
    const auto column = static_cast<int>(cell) % columns_;
    const auto row = static_cast<int>(cell) / columns_;
    costs[cell] += shut_[cell] ? 0 : toll(middle_of_square(column, row, kSide));
    if (there_[cell]) {
      tenths_[cell] = 0;
      next.emplace(0, cell);
    }
  }
  while (!next.empty()) {
    const auto [way, cell] = next.top();
    next.pop();
    if (way > tenths_[cell]) {
      continue;
    }
    const int column = static_cast<int>(cell) % columns_;
    const int row = static_cast<int>(cell) / columns_;
    for (int down = -1; down <= 1; ++down) {
      for (int across = -1; across <= 1; ++across) {
        const int x = column + across;
        const int y = row + down;
        if (x < 0 || y < 0 || x >= columns_ || y >= rows_) {
          continue;
        }
        const std::size_t other = cell_of(middle_of_square(x, y, kSide));
        const int step = across != 0 && down != 0 ? kAcross : kStraight;
        const int total = way + static_cast<int>(step * costs[other]);
        if (!shut_[other] && total < tenths_[other]) {
          tenths_[other] = total;
          next.emplace(total, other);
        }
      }
    }
  }
}

std::size_t Route::cell_of(Point point) const {
  return static_cast<std::size_t>(square_along(point.y, rows_)) *
             static_cast<std::size_t>(columns_) +
         static_cast<std::size_t>(square_along(point.x, columns_));
}

double Route::left(Point from) const {
  // The nearest of the squares around, each by way of its middle.
  double best = kStraight * columns_ * rows_;
  const int column = static_cast<int>(cell_of(from)) % columns_;
  const int row = static_cast<int>(cell_of(from)) / columns_;
  constexpr double kTenths = 10;
  for (int y = std::max(row - 1, 0); y <= std::min(row + 1, rows_ - 1); ++y) {
    for (int x = std::max(column - 1, 0); x <= std::min(column + 1, columns_ - 1); ++x) {
      const double dx = x + 0.5 - from.x.decimal();
      const double dy = y + 0.5 - from.y.decimal();
      const double off = (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
      const auto cell = static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) +
                        static_cast<std::size_t>(x);
      best = std::min(best, tenths_[cell] + kTenths * off);
    }
  }
  return best / kTenths;
}

}  // namespace core::table
