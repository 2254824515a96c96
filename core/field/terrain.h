// [FB-120]-[FB-134] Ground: what it costs to go there, what covers, and what hides.
#pragma once

#include "core/base/rule_id.h"
#include "core/field/formation.h"
#include "core/field/setting.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core::field {

/// [FB-T06] The column in which a unit moves: open order is light infantry [FB-024] [FB-124].
[[nodiscard]] Mover mover_of(const Unit& unit) noexcept;

/// What may lie in each square inch of its table: Setting::cells.
[[nodiscard]] GroundCells cells_of(const Setting& setting);

/// [FB-121] The level of the highest hill that holds a point; 0 on the plain.
[[nodiscard]] int level_at(const Setting& setting, Point point) noexcept;

/// [FB-121] Whether a step from a point in a direction leads up a slope strip.
[[nodiscard]] bool leads_uphill(const Setting& setting, Point point, Heading heading) noexcept;
/// [FB-336] The same down one.
[[nodiscard]] bool leads_downhill(const Setting& setting, Point point, Heading heading) noexcept;

/// Whether a point lies in ground of a kind.
[[nodiscard]] bool lies_in(const Setting& setting, GroundKind kind, Point point) noexcept;

/// [FB-132] [FB-133] Whether a point lies more than so deep inside some wood.
[[nodiscard]] bool deep_in_woods(const Setting& setting, Point point, Inches depth) noexcept;

/// [FB-098] Whether a point lies on a road.
[[nodiscard]] bool on_road(const Setting& setting, Point point) noexcept;

/// [FB-128] The stream whose water a point lies in; not where a bridge leads over it.
[[nodiscard]] std::optional<std::size_t> water_at(const Setting& setting, Point point) noexcept;

/// [FB-126] [FB-128] Where water can be forded.
struct FordAt {
  std::size_t stream{};
  std::optional<Inches> width;  ///< of the ford; nothing: the stream is fordable everywhere
  std::size_t crossing{};       ///< which ford, when it has a width
};

/// [FB-127] The ford on whose banks a point lies, no farther than `reach` from the water.
[[nodiscard]] std::optional<FordAt> ford_at(const Setting& setting, Point point,
                                            Inches reach) noexcept;

/// The section of a house that holds a point.
[[nodiscard]] std::optional<SectionId> section_at(const Setting& setting, Point point) noexcept;

/// [FB-130] Whether a base or model reaches into a house that stands.
[[nodiscard]] bool reaches_into_house(const Setting& setting, const State& state, const Body& body);

/// [FB-261] A ruin is scenic terrain with cover.
[[nodiscard]] bool in_ruin(const Setting& setting, const State& state, Point point) noexcept;

/// [FB-100] What an inch costs where a unit goes, in halvings multiplied: 1, 2, 4; or the rule that
/// keeps it out.
struct GoingThere {
  int factor{1};
  std::optional<base::RuleId> barred;
  std::string_view key;  ///< of the refusal, when barred
  bool by_ground{};      ///< what bars is a wood and the like, not water or a house
};

/// [FB-T06] The going at a point in a direction.
/// @param halves whether a slope, woods and the like are looked at; else only what bars.
[[nodiscard]] GoingThere going_at(const Setting& setting, const State& state, const Unit& unit,
                                  Point point, Heading heading, bool halves = true);

/// [FB-098] Whether a unit marches on a road, in column or on wheels, when the middle of its front
/// is at a point: it is narrower on the road than its bases stand.
[[nodiscard]] bool takes_road(const Setting& setting, const Unit& unit, Point head) noexcept;

/// [FB-T06] What keeps a unit out where one of its bodies would stand.
/// @param there the unit as it would stand
[[nodiscard]] GoingThere bars_at(const Setting& setting, const State& state, const Unit& there,
                                 Point point);

/// Where a body must not be barred: in its middle; of a gun, a team or a wagon in no corner either.
[[nodiscard]] std::vector<Point> points_of(const Unit& unit, const Body& body);

/// The first of these places that bars it; not barred: it may stand there.
[[nodiscard]] GoingThere bars_body(const Setting& setting, const State& state, const Unit& unit,
                                   const Body& body);

/// [FB-131] What it costs in inches to cross the walls and fences on a step, or the rule that
/// forbids it.
struct Obstacle {
  Inches cost;
  std::optional<base::RuleId> barred;
};

[[nodiscard]] Obstacle obstacles_on(const Setting& setting, const Unit& unit, Point from,
                                    Point to) noexcept;

/// [FB-131] [FB-337] The wall, earthwork or sunken road behind which a point lies as seen from
/// another one.
[[nodiscard]] std::optional<std::size_t> wall_before(const Setting& setting, Point target,
                                                     Point from) noexcept;

/// [FB-132] Whether a figure at a point is in cover from fire that comes from another one.
[[nodiscard]] bool in_cover(const Setting& setting, const State& state, const Figure& target,
                            Point from) noexcept;

/// [FB-133] [FB-164] What is between two points.
enum class Screen : std::uint8_t { None, Building, Hill, Woods, Troops, Friends };

/// Whether one fires along a line or only looks: one looks past friends in open order.
enum class Watching : std::uint8_t { Fires, Looks };

/// [FB-133] What blocks the sight from a point to another one.
/// @param looking,seen units that are not in the way of themselves
[[nodiscard]] Screen screen_between(const Setting& setting, const State& state, Point from,
                                    Point to, std::optional<UnitId> looking,
                                    std::optional<UnitId> seen,
                                    Watching watching = Watching::Fires);

/// How much of a line lies in a polygon, to a few ticks.
[[nodiscard]] Inches inches_inside(const Boxed& polygon, Point from, Point to) noexcept;

}  // namespace core::field
