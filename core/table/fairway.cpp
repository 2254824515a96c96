#include "core/table/fairway.h"

#include "core/table/course.h"
#include "core/table/route.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace core::table {
namespace {

using Lies = Fairway::Lies;

constexpr int kInch = 100;        // hundredths
constexpr int kSquares = 2;       // to an inch
constexpr int kFarther = 1000;    // than the best of those around, in hundredths
constexpr int kCloseFactor = 2;   // what an inch close under a bank counts
constexpr int kAsternFactor = 4;  // what an inch stern first counts
const Inches kShore = Inches::of(1);
const Inches kHalfInch = Inches::ratio(1, kSquares);

int squares(Inches length) { return static_cast<int>(std::llround(length.decimal() * kSquares)); }

int hundredths(Inches length) { return static_cast<int>(std::llround(length.decimal() * kInch)); }

/// What a ship or her consort keeps out of.
struct Ground {
  const BattleArea* area;
  Box box;
  bool stops;
  bool stops_consort;
};

/// How a hull lies in a place: clear, close under a bank, or not at all.
Lies lies_at(const Ground& ground, const Outline& hull) {
  if (!close(box_of(hull), ground.box, kShore)) {
    return Lies::Clear;
  }
  if (touch(ground.area->polygon, hull)) {
    return Lies::Not;
  }
  const bool bank = ground.area->kind == GroundKind::Land &&
                    within_of(Corners{ground.area->polygon}, hull, kShore);
  return bank ? Lies::Close : Lies::Clear;
}

Lies lies_in(const std::vector<Ground>& grounds, const Sailing& sailing, Pose pose) {
  const Outline hull = outline(sailing.hull, pose);
  Lies worst = Lies::Clear;
  for (const Ground& ground : grounds) {
    if (ground.stops) {
      worst = std::max(worst, lies_at(ground, hull));
    }
    if (ground.stops_consort) {
      const Pose beside = pose_of(sailing.consort->lies, pose);
      worst = std::max(worst, lies_at(ground, outline(sailing.consort->hull, beside)));
    }
  }
  return worst;
}

}  // namespace

Fairway::Fairway(const Battle& battle, const Sailing& sailing, const ShipTest& goal)
    : columns_{static_cast<int>(battle.width.ticks() / kHalfInch.ticks())},
      rows_{static_cast<int>(battle.depth.ticks() / kHalfInch.ticks())},
      lies_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_) * kHeadings,
            Lies::Clear) {
  find_places(battle, sailing);
  std::vector<bool> there(lies_.size() / kHeadings);
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      there[at(column, row, 0) / kHeadings] =
          is_there(battle, goal, middle_of_square(column, row, kHalfInch));
    }
  }
  spread(sailing, there);
}

std::size_t Fairway::at(int column, int row, int heading) const {
  return (static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
          static_cast<std::size_t>(column)) *
             kHeadings +
         static_cast<std::size_t>(heading);
}

void Fairway::find_places(const Battle& battle, const Sailing& sailing) {
  std::vector<Ground> grounds;
  for (const BattleArea& area : battle.areas) {
    const bool stops = is_shunned(sailing.draft, area);
    const bool stops_consort = sailing.consort && is_shunned(sailing.consort->draft, area);
    if (stops || stops_consort) {
      grounds.push_back({&area, box_of(area.polygon), stops, stops_consort});
    }
  }
  const Inches far_off =
      kShore + (sailing.consort ? reach(sailing.consort->hull) : Inches{}) +
      (sailing.consort
           ? distance(Point{}, Point{sailing.consort->lies.ahead, sailing.consort->lies.starboard})
           : Inches{}) +
      reach(sailing.hull);
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      const Point middle = middle_of_square(column, row, kHalfInch);
      std::vector<Ground> around;
      std::ranges::copy_if(grounds, std::back_inserter(around), [&](const Ground& ground) {
        return within_of(ground.area->polygon, middle, far_off);
      });
      for (int heading = 0; heading < kHeadings && !around.empty(); ++heading) {
        const Pose pose{middle, Heading::of(std::int64_t{heading} * Heading::kCircle / kHeadings)};
        lies_[at(column, row, heading)] = lies_in(around, sailing, pose);
      }
    }
  }
}

void Fairway::spread(const Sailing& sailing, const std::vector<bool>& there) {
  const int farthest = kInch * columns_ * rows_;
  hundredths_.assign(lies_.size(), farthest);
  // A run, and a sixteenth of a circle to either side, by the heading at which they begin.
  std::array<std::array<Step, 3>, kHeadings> steps{};
  const Inches arc = Inches::of_ticks(
      std::llround(static_cast<double>(sailing.radius.ticks()) * 2 * std::numbers::pi / kHeadings));
  for (int heading = 0; heading < kHeadings; ++heading) {
    const Heading points = Heading::of(std::int64_t{heading} * Heading::kCircle / kHeadings);
    const auto step = [&](const Leg& leg) {
      const Point end = after(Pose{Point{}, points}, {leg}).at;
      return Step{squares(end.x), squares(end.y), hundredths(leg.length)};
    };
    // As long as it takes from the middle of a square to that of another one, of an inch.
    constexpr std::array kLengths{Inches::of(1), Inches::of_ticks(22'361), Inches::of_ticks(14'142),
                                  Inches::of_ticks(22'361)};
    steps.at(static_cast<std::size_t>(heading)) = {
        step(straight(kLengths.at(static_cast<std::size_t>(heading) % kLengths.size()) / kSquares)),
        step(table::right(arc, sailing.radius)), step(table::left(arc, sailing.radius))};
  }
  int longest = 0;  // step of all
  for (const auto& each : steps) {
    for (const Step& step : each) {
      longest = std::max(longest, step.cost * kAsternFactor * kCloseFactor);
    }
  }
  // Places by their way, nearest first: a way and one longer by more than any step share a list.
  std::vector<std::vector<std::size_t>> next(static_cast<std::size_t>(longest) + 1);
  std::size_t waiting = 0;
  const auto wait = [&](std::size_t place, int way) {
    hundredths_[place] = way;
    next[static_cast<std::size_t>(way) % next.size()].push_back(place);
    ++waiting;
  };
  for (std::size_t place = 0; place < lies_.size(); ++place) {
    if (there[place / kHeadings] && lies_[place] != Lies::Not) {
      wait(place, 0);
    }
  }
  const auto go_back_from = [&](std::size_t place, int way) {
    const auto heading = static_cast<int>(place % kHeadings);
    const auto column = static_cast<int>(place / kHeadings) % columns_;
    const auto row = static_cast<int>(place / kHeadings) / columns_;
    const auto come_from = [&](int began, const Step& step, int sign, int factor) {
      const int x = column - sign * step.across;
      const int y = row - sign * step.up;
      if (x < 0 || y < 0 || x >= columns_ || y >= rows_) {
        return;
      }
      const std::size_t before = at(x, y, began);
      // Halfway the hull lies nearly as at one of the ends.
      const int middle_x = column - sign * step.across / 2;
      const int middle_y = row - sign * step.up / 2;
      const Lies halfway =
          std::min(lies_[at(middle_x, middle_y, began)], lies_[at(middle_x, middle_y, heading)]);
      if (lies_[before] == Lies::Not || halfway == Lies::Not) {
        return;
      }
      const bool bank = lies_[before] == Lies::Close || halfway == Lies::Close;
      const int total = way + step.cost * factor * (bank ? kCloseFactor : 1);
      if (total < hundredths_[before]) {
        wait(before, total);
      }
    };
    const auto from = [&](int began) { return steps.at(static_cast<std::size_t>(began)); };
    const int left_of = (heading + kHeadings - 1) % kHeadings;
    const int right_of = (heading + 1) % kHeadings;
    come_from(heading, from(heading)[0], 1, 1);
    come_from(left_of, from(left_of)[1], 1, 1);
    come_from(right_of, from(right_of)[2], 1, 1);
    come_from(heading, from(heading)[0], -1, kAsternFactor);
  };
  for (int way = 0; waiting > 0; ++way) {
    auto& here = next[static_cast<std::size_t>(way) % next.size()];
    for (std::size_t i = 0; i < here.size(); ++i) {  // a step of no length adds to it
      const std::size_t place = here[i];
      if (way == hundredths_[place]) {  // else a shorter way was found
        go_back_from(place, way);
      }
    }
    waiting -= here.size();
    here.clear();
  }
}

double Fairway::between(Point from, int heading) const {
  struct Along {
    int square{};
    double beyond{};  ///< its middle, as a share of the way to the next
  };

  const auto along = [](Inches place, int count) {
    const double whole = place.decimal() * kSquares - 0.5;
    const int square = std::clamp(static_cast<int>(std::floor(whole)), 0, count - 2);
    return Along{square, std::clamp(whole - square, 0.0, 1.0)};
  };
  const auto [column, right] = along(from.x, columns_);
  const auto [row, up] = along(from.y, rows_);
  const std::array<int, 4> around{
      hundredths_[at(column, row, heading)], hundredths_[at(column + 1, row, heading)],
      hundredths_[at(column, row + 1, heading)], hundredths_[at(column + 1, row + 1, heading)]};
  const std::array<double, 4> shares{(1 - right) * (1 - up), right * (1 - up), (1 - right) * up,
                                     right * up};
  const int most = std::ranges::min(around) + kFarther;
  double sum = 0;
  for (std::size_t i = 0; i < around.size(); ++i) {
    sum += shares.at(i) * std::min(around.at(i), most);
  }
  return sum;
}

double Fairway::left(Pose from) const {
  const std::int64_t part = Heading::kCircle / kHeadings;
  const auto first = static_cast<int>(from.heading.thousandths() / part) % kHeadings;
  const double beyond =
      static_cast<double>(from.heading.thousandths() % part) / static_cast<double>(part);
  const double a = between(from.at, first);
  const double b = between(from.at, (first + 1) % kHeadings);
  return ((1 - beyond) * a + beyond * b) / kInch;
}

}  // namespace core::table
