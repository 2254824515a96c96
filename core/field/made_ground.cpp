#include "core/field/made_ground.h"

#include "core/base/dice.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <string>

namespace core::field {
namespace {

constexpr Inches kStreamWidth = Inches::of(3);
constexpr Inches kFordHalf = Inches::of(2);
constexpr Inches kWorkWidth = Inches::ratio(1, 2);
constexpr Inches kGateHalf = Inches::of(2);
constexpr Inches kWorkEnd = Inches::of(8);  // from the sides of the table
constexpr Inches kGapOfAreas = Inches::of(2);
constexpr Inches kGapOfHills = Inches::of(7);  // [FB-121] two slope strips and more
constexpr Inches kFordFree = Inches::of(7);    // before a ford there is open ground

class GroundLayer {
 public:
  GroundLayer(Battle& battle, std::uint64_t seed) : battle_{battle}, dice_{seed} {}

  void lay(MadeGround ground, bool river, bool entrenched) {
    lay_road(river);
    if (river) {
      lay_stream();
    }
    if (entrenched) {
      raise_work();
    }
    switch (ground) {
      case MadeGround::Clear:
        lay_areas(GroundKind::Hill, 1);
        lay_areas(GroundKind::Woods, 1);
        return;
      case MadeGround::Rough:
        lay_areas(GroundKind::Hill, 3);
        lay_areas(GroundKind::Woods, 2);
        return;
      case MadeGround::Forest:
        lay_areas(GroundKind::Woods, 5);
        return;
      case MadeGround::Swamp:
        lay_areas(GroundKind::Swamp, 3);
        return;
      case MadeGround::Town:
        build_village();
        return;
    }
  }

 private:
  /// 0 to one less than `count`.
  int any(int count) {
    const int face = dice_.next(count);
    dice_.count();
    return face - 1;
  }

  /// From a half inch to another, in halves.
  Inches between(int low, int high) {
    return Inches::ratio(2 * low + any(2 * (high - low) + 1), 2);
  }

  // --- water and ways ---

  /// From the attacker's edge to the defender's, straight over the water.
  void lay_road(bool river) {
    GroundLine road;
    road.kind = LineKind::Road;
    road.name = "road";
    const Inches over = between(40, 56);
    road.points.push_back({between(40, 56), {}});
    constexpr Inches kBefore = Inches::of(22);
    constexpr Inches kBeyond = Inches::of(38);
    road.points.push_back({over, kBefore});
    if (river) {
      road.points.push_back({over, kBeyond});
    }
    const Inches rear = between(44, 52);
    road.points.push_back({rear, kDefenceLine});
    road.points.push_back({rear, kMadeDepth});
    battle_.lines.push_back(std::move(road));
  }

  [[nodiscard]] const GroundLine& road() const { return battle_.lines.front(); }

  /// [FB-553] Along the middle, with two fords: one on the road, one well aside.
  void lay_stream() {
    Stream stream;
    stream.name = "river";
    stream.width = kStreamWidth;
    const Inches middle = kMadeDepth / 2;
    const Inches ford = road_at(battle_, middle);
    constexpr int kBends = 2;
    stream.points.push_back({{}, middle + between(-kBends, kBends)});
    for (const int x : {12, 24, 36, 60, 72, 84}) {
      stream.points.push_back({Inches::of(x), middle + between(-kBends, kBends)});
    }
    stream.points.push_back({kMadeWidth, middle + between(-kBends, kBends)});
    battle_.streams.push_back(std::move(stream));
    add_ford("ford on the road", ford);
    const Inches aside = any(2) == 0 ? between(14, 26) : between(70, 82);
    add_ford(aside < ford ? "western ford" : "eastern ford", aside);
  }

  void add_ford(const char* name, Inches middle) {
    battle_.crossings.push_back({name, 0, false, false, middle - kFordHalf, middle + kFordHalf});
  }

  /// [FB-553] Along the defender's line, open where the road goes through [FB-131].
  void raise_work() {
    const Inches gate = road_at(battle_, kDefenceLine);
    const auto add = [&](const char* name, Inches from, Inches to) {
      GroundLine work;
      work.kind = LineKind::Earthwork;
      work.name = name;
      work.width = kWorkWidth;
      work.points = {{from, kDefenceLine}, {to, kDefenceLine}};
      work.towards = Heading::degrees(180);
      battle_.lines.push_back(std::move(work));
    };
    add("western works", kWorkEnd, gate - kGateHalf);
    add("eastern works", gate + kGateHalf, kMadeWidth - kWorkEnd);
  }

  // --- houses ---

  /// [FB-553] Two houses of two sections, one on either side of the road, between the armies.
  void build_village() {
    const Inches south = battle_.streams.empty() ? between(26, 36) : between(35, 37);
    const Inches middle = road_between(south, south + Inches::of(6));
    add_section("village, south-west", 0, middle - Inches::of(6), south);
    add_section("village, north-west", 0, middle - Inches::of(6), south + Inches::of(3));
    add_section("village, south-east", 1, middle + Inches::of(3), south);
    add_section("village, north-east", 1, middle + Inches::of(3), south + Inches::of(3));
  }

  [[nodiscard]] Inches road_between(Inches low, Inches high) const {
    return (road_at(battle_, low) + road_at(battle_, high)) / 2;
  }

  void add_section(const char* name, std::size_t house, Inches x, Inches y) {
    const Inches side = Inches::of(3);
    HouseSection section;
    section.name = name;
    section.house = house;
    section.polygon = table::rectangle({x, y}, {x + side, y + side});
    battle_.sections.push_back(std::move(section));
  }

  // --- areas ---

  void lay_areas(GroundKind kind, int count) {
    constexpr int kTries = 60;
    constexpr int kLargest = 8;
    constexpr int kSmallest = 3;
    for (int i = 1; i <= count; ++i) {
      GroundArea area;
      area.kind = kind;
      area.level = kind == GroundKind::Hill ? 1 : 0;
      const std::string_view word = kind == GroundKind::Hill    ? "hill"
                                    : kind == GroundKind::Woods ? "wood"
                                                                : "marsh";
      area.name = count == 1 ? std::string{word} : std::string{word} + " " + std::to_string(i);
      bool laid = false;
      for (int size = kLargest; !laid && size >= kSmallest; --size) {
        for (int tried = 0; !laid && tried < kTries; ++tried) {
          area.polygon = outline(size);
          laid = is_free(area);
        }
      }
      if (laid) {
        battle_.areas.push_back(area);
      }
    }
  }

  /// Eight corners round a middle, each so far from it; broader than deep.
  table::Polygon outline(int size) {
    constexpr int kCorners = 8;
    constexpr std::int32_t kTurn = Heading::kCircle / kCorners;
    const Point middle{between(8, 88), between(12, 52)};
    table::Polygon polygon;
    for (int i = 0; i < kCorners; ++i) {
      const Heading way = Heading::of(static_cast<std::int64_t>(kTurn) * i);
      const Inches reach = between(size - 2, size);
      const Point corner = table::along({}, way, reach);
      polygon.push_back({middle.x + corner.x * 3 / 2, middle.y + corner.y * 3 / 4});
    }
    return rounded(polygon);
  }

  /// On quarter inches, as people write them.
  static table::Polygon rounded(table::Polygon polygon) {
    constexpr std::int64_t kQuarter = Inches::kTicks / 4;
    for (Point& each : polygon) {
      each = {Inches::of_ticks((each.x.ticks() + kQuarter / 2) / kQuarter * kQuarter),
              Inches::of_ticks((each.y.ticks() + kQuarter / 2) / kQuarter * kQuarter)};
    }
    return polygon;
  }

  /// Clear of the edges, of other areas, of water, ways, works and houses.
  [[nodiscard]] bool is_free(const GroundArea& area) const {
    constexpr Inches kFromSide = Inches::of(1);
    constexpr Inches kEntry = Inches::of(8);  // troops come on here
    const table::Box box = table::box_of(area.polygon);
    const bool inside = box.low.x >= kFromSide && box.high.x <= kMadeWidth - kFromSide &&
                        box.low.y >= kEntry && box.high.y <= kMadeDepth - kFromSide;
    return inside && !table::fault_of(area.polygon) && is_clear_of_areas(area) &&
           is_clear_of_lines(area) && is_clear_of_water(area) &&
           std::ranges::none_of(battle_.sections, [&](const HouseSection& section) {
             return table::within_of(area.polygon, section.polygon, kGapOfAreas);
           });
  }

  [[nodiscard]] bool is_clear_of_areas(const GroundArea& area) const {
    return std::ranges::none_of(battle_.areas, [&](const GroundArea& other) {
      const bool hills = area.kind == GroundKind::Hill && other.kind == GroundKind::Hill;
      return table::within_of(area.polygon, other.polygon, hills ? kGapOfHills : kGapOfAreas);
    });
  }

  static bool near_line(const std::vector<Point>& points, const table::Polygon& polygon,
                        Inches gap) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const table::Polygon leg{points[i], points[i + 1]};
      if (table::within_of(polygon, leg, gap)) {
        return true;
      }
    }
    return false;
  }

  /// Roads run over hills, and works too; neither through wood or marsh.
  [[nodiscard]] bool is_clear_of_lines(const GroundArea& area) const {
    constexpr Inches kFromLine = Inches::ratio(3, 2);
    return area.kind == GroundKind::Hill ||
           std::ranges::none_of(battle_.lines, [&](const GroundLine& line) {
             return near_line(line.points, area.polygon, kFromLine);
           });
  }

  [[nodiscard]] bool is_clear_of_water(const GroundArea& area) const {
    constexpr Inches kFromBank = Inches::of(2);
    constexpr Inches kHillFromBank = Inches::of(4);  // [FB-121] its slope is dry
    const Inches bank = area.kind == GroundKind::Hill ? kHillFromBank : kFromBank;
    const bool dry = std::ranges::none_of(battle_.streams, [&](const Stream& stream) {
      return near_line(stream.points, area.polygon, stream.width / 2 + bank);
    });
    return dry && std::ranges::none_of(battle_.crossings, [&](const Crossing& ford) {
             const Point at{(ford.from + ford.to) / 2, kMadeDepth / 2};
             return table::within_of(area.polygon, at, kFordFree);
           });
  }

  Battle& battle_;
  base::Dice dice_;
};

}  // namespace

void lay_ground(Battle& battle, MadeGround ground, bool river, bool entrenched,
                std::uint64_t seed) {
  GroundLayer{battle, seed}.lay(ground, river, entrenched);
}

Inches road_at(const Battle& battle, Inches y) {
  const auto& points = battle.lines.front().points;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Point a = points[i];
    const Point b = points[i + 1];
    if (y >= a.y && y <= b.y && b.y > a.y) {
      return a.x + Inches::of_ticks((b.x - a.x).ticks() * (y - a.y).ticks() / (b.y - a.y).ticks());
    }
  }
  return points.back().x;
}

}  // namespace core::field
