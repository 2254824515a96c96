#include "core/coastal/features.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <string>

namespace core::coastal {
namespace {

using table::BattleArea;
using table::GroundKind;
using table::Heading;
using table::Point;
using table::Polygon;

constexpr Inches kBank = Inches::of(1);
constexpr int kShoreReach = 5;  // of the ground of a fort or town, from the table's side
constexpr int kShoreWidth = 4;  // the same along the bank
constexpr int kHouses = 3;      // [RC-085] 3" by 2"
constexpr int kHousesDepth = 2;
constexpr int kPier = 2;
constexpr int kIsland = 5;  // [RC-T06]
constexpr int kIslandDepth = 4;
constexpr int kBar = 6;    // [RC-085]
constexpr int kApart = 3;  // of the two bars
constexpr int kBend = 4;   // radius of a curved bar

Inches half_of(int inches) { return Inches::ratio(inches, 2); }

Polygon box(Point middle, Inches width, Inches depth) {
  const Point half{width / 2, depth / 2};
  return table::rectangle(middle - half, middle + half);
}

BattleArea area(GroundKind kind, const std::string& name, Polygon polygon,
                std::optional<int> feet = {}) {
  BattleArea made;
  made.kind = kind;
  made.name = name;
  made.polygon = std::move(polygon);
  if (feet) {
    made.feet = table::Feet::of(*feet);
  }
  return made;
}

/// The ground of a fort, town or port at the bank of its column.
LaidFeature shore(Feature feature, const FeaturePlace& place, bool left) {
  const Inches y = place.middle.y;
  const auto from_bank = [&](Inches inches) { return left ? inches : kTableWidth - inches; };
  const auto strip = [&](Inches from, Inches to, Inches width) {
    const Inches a = from_bank(from);
    const Inches b = from_bank(to);
    return table::rectangle({std::min(a, b), y - width / 2}, {std::max(a, b), y + width / 2});
  };
  const Point middle{from_bank(half_of(kShoreReach)), y};
  LaidFeature laid;
  const std::string name = feature == Feature::ShoreFort ? "fort ground"
                           : feature == Feature::Town    ? "town ground"
                                                         : "port ground";
  laid.areas.push_back(
      area(GroundKind::Land, name, strip({}, Inches::of(kShoreReach), Inches::of(kShoreWidth))));
  if (feature == Feature::ShoreFort) {
    laid.fort = middle;
    laid.facing = Heading::degrees(left ? 90 : 270);
    return laid;
  }
  const bool port = feature == Feature::Port;
  laid.buildings = table::BattleBuildings{base::InternedText{port ? "Port" : "Town"},
                                          port,
                                          Side::Confederate,
                                          middle,
                                          kHouses,
                                          kHousesDepth};
  if (port) {
    laid.areas.push_back(
        area(GroundKind::Pier, "pier",
             strip(Inches::of(kShoreReach), Inches::of(kShoreReach + kPier), half_of(1))));
  }
  return laid;
}

/// Two of something, side by side across the water, or one above the other.
std::array<Point, 2> pair(const FeaturePlace& place, Inches apart) {
  const Point step = place.turned ? Point{{}, apart / 2} : Point{apart / 2, {}};
  return {place.middle - step, place.middle + step};
}

LaidFeature islands(const FeaturePlace& place, int channel) {
  const int size = place.turned ? kIslandDepth : kIsland;
  LaidFeature laid;
  int number = 0;
  for (const Point middle : pair(place, Inches::of(size + channel))) {
    laid.areas.push_back(area(GroundKind::Land, "island " + std::to_string(++number),
                              box(middle, Inches::of(kIsland), Inches::of(kIslandDepth))));
  }
  laid.areas.push_back(
      area(GroundKind::Water, "inlet",
           place.turned ? box(place.middle, Inches::of(kIsland), Inches::of(channel))
                        : box(place.middle, Inches::of(channel), Inches::of(kIslandDepth))));
  return laid;
}

/// [RC-085] Along a circle, its hollow to the left of the water or downwards.
Polygon bent(Point middle, bool turned) {
  constexpr std::int64_t kParts = 8;
  // 6" on a radius of 4", in thousandths of a degree
  constexpr std::int64_t kTurn = 85'944;
  const Heading out = Heading::degrees(turned ? 0 : 90);
  const Point centre = table::along(middle, out.opposite(), Inches::of(kBend));
  Polygon polygon;
  const auto edge = [&](Inches radius, std::int64_t part) {
    polygon.push_back(
        table::along(centre, out.turned(kTurn * (2 * part - kParts) / (2 * kParts)), radius));
  };
  for (std::int64_t part = 0; part <= kParts; ++part) {
    edge(Inches::of(kBend) + half_of(1), part);
  }
  for (std::int64_t part = kParts; part >= 0; --part) {
    edge(Inches::of(kBend) - half_of(1), part);
  }
  return polygon;
}

LaidFeature bars(Feature feature, const FeaturePlace& place, std::array<int, 2> feet) {
  const bool straight = feature == Feature::StraightBars;
  LaidFeature laid;
  std::size_t number = 0;
  for (const Point middle : pair(place, Inches::of(kApart + 1))) {
    const int depth = feet.at(number++);
    const Inches length = Inches::of(kBar);
    const Polygon lies =
        place.turned ? box(middle, length, Inches::of(1)) : box(middle, Inches::of(1), length);
    laid.areas.push_back(
        area(GroundKind::Shoal,
             std::string{straight ? "straight" : "curved"} + " bar " + std::to_string(number),
             straight ? lies : bent(middle, place.turned), depth));
  }
  return laid;
}

}  // namespace

std::vector<table::BattleArea> banks() {
  return {area(GroundKind::Land, "left bank", table::rectangle({}, {kBank, kTableLength})),
          area(GroundKind::Land, "right bank",
               table::rectangle({kTableWidth - kBank, {}}, {kTableWidth, kTableLength}))};
}

LaidFeature laid_feature(Feature feature, const FeaturePlace& place,
                         const table::Polygon& rectangle, std::array<int, 2> feet, int channel) {
  const bool left = table::box_of(rectangle).low.x == Inches{};
  switch (feature) {
    case Feature::ShoreFort:
    case Feature::Town:
    case Feature::Port:
      return shore(feature, place, left);
    case Feature::IslandFort: {
      LaidFeature laid;
      laid.areas.push_back(area(GroundKind::Land, "fort island",
                                box(place.middle, Inches::of(kIsland), Inches::of(kIslandDepth))));
      laid.fort = place.middle;
      laid.facing = Heading::degrees(left ? 90 : 270);
      return laid;
    }
    case Feature::Islands:
      return islands(place, channel);
    case Feature::StraightBars:
    case Feature::CurvedBars:
      return bars(feature, place, feet);
  }
  return {};
}

bool lies_in_water(Feature kind, const LaidFeature& feature) {
  if (kind == Feature::ShoreFort || kind == Feature::Town || kind == Feature::Port) {
    return true;
  }
  return std::ranges::all_of(feature.areas, [](const BattleArea& each) {
    const table::Box box = table::box_of(each.polygon);
    return box.low.x > kBank && box.high.x < kTableWidth - kBank;
  });
}

bool fits(const LaidFeature& feature, const table::Polygon& rectangle) {
  return std::ranges::all_of(feature.areas, [&](const BattleArea& each) {
    return std::ranges::all_of(
        each.polygon, [&](const Point& corner) { return table::contains(rectangle, corner); });
  });
}

}  // namespace core::coastal
