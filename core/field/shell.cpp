#include "core/field/shell.h"

#include "core/field/counter_battery.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;
using table::Wide;

Point shell_muzzle(const State& state, const Laying& laying) {
  return state.unit(laying.unit).guns.at(laying.gun).muzzle.at;
}

/// A place as seen from the gun over the aim: ahead is farther than the aim, aside to the right; in
/// one measure.
struct FromAim {
  Wide ahead{};
  Wide aside{};
};

FromAim from_aim(Point muzzle, Point aim, Point place) noexcept {
  const LineOfFire line{muzzle, aim};
  return {line.dot_of(place) - line.dot_of(aim), line.cross_of(place)};
}

constexpr Wide size_of(Wide value) noexcept { return value < 0 ? -value : value; }

/// The places of a polygon that lie in a quarter: cut off along its two lines.
table::Polygon quarter_of(const table::Polygon& seen, Sector sector) {
  // Turned until the quarter lies ahead: x ahead, y aside.
  table::Polygon turned;
  for (const Point corner : seen) {
    switch (sector) {
      case Sector::Left:
        turned.push_back({-corner.y, corner.x});
        break;
      case Sector::Near:
        turned.push_back({-corner.x, -corner.y});
        break;
      case Sector::Right:
        turned.push_back({corner.y, -corner.x});
        break;
      case Sector::Misfire:
      case Sector::Far:
      case Sector::Centre:
        turned.push_back(corner);
        break;
    }
  }
  for (const std::int64_t side : {1, -1}) {
    table::Polygon kept;
    const auto inside = [&](Point corner) { return corner.x + corner.y * side; };
    for (std::size_t i = 0; i < turned.size(); ++i) {
      const Point here = turned[i];
      const Point next = turned[(i + 1) % turned.size()];
      const Inches a = inside(here);
      const Inches b = inside(next);
      if (a >= Inches{}) {
        kept.push_back(here);
      }
      if ((a >= Inches{}) != (b >= Inches{})) {
        const Wide whole = (a - b).ticks();
        const auto part = [&](Inches from, Inches to) {
          return from + Inches::of_ticks(static_cast<std::int64_t>(Wide{(to - from).ticks()} *
                                                                   a.ticks() / whole));
        };
        kept.push_back({part(here.x, next.x), part(here.y, next.y)});
      }
    }
    turned = std::move(kept);
  }
  return turned;
}

std::string_view sector_key(Sector sector) noexcept {
  switch (sector) {
    case Sector::Misfire:
      return "shell-misfires";
    case Sector::Left:
      return "shell-left";
    case Sector::Near:
      return "shell-short";
    case Sector::Right:
      return "shell-right";
    case Sector::Far:
      return "shell-over";
    case Sector::Centre:
      return "shell-on-aim";
  }
  return "shell-misfires";
}

/// [FB-262] A second die for a house that is hit; all of its score is added.
void throw_for_shelled(Record& record, const Laying& laying, const Reached& reached,
                       Landed& landed) {
  const int die = record.d6("FB-262"_rule, laying.unit);
  landed.houses.push_back({SectionId{reached.index}, die,
                           record.setting().charts.houses.shell_kills.on(die), true, laying.unit});
}

}  // namespace

std::optional<Sector> sector_at(const BurstIndicator& burst, Point muzzle, Point aim, Point place) {
  if (table::within(aim, place, burst.centre)) {
    return Sector::Centre;
  }
  if (!table::within(aim, place, burst.rim)) {
    return std::nullopt;
  }
  const FromAim from = from_aim(muzzle, aim, place);
  const Sector lengthwise = from.ahead > 0 ? Sector::Far : Sector::Near;
  const Sector sideways = from.aside > 0 ? Sector::Right : Sector::Left;
  if (size_of(from.ahead) == size_of(from.aside)) {
    return std::min(lengthwise, sideways);  // [FB-246]
  }
  return size_of(from.ahead) > size_of(from.aside) ? lengthwise : sideways;
}

bool sector_overlaps(const BurstIndicator& burst, Point muzzle, Point aim, Sector sector,
                     const table::Polygon& polygon) {
  if (sector == Sector::Misfire || !table::within_of(polygon, aim, burst.rim)) {
    return false;
  }
  if (sector == Sector::Centre) {
    return table::within_of(polygon, aim, burst.centre);
  }
  const LineOfFire line{muzzle, aim};
  const Inches to_aim = table::distance(muzzle, aim);
  table::Polygon seen;
  for (const Point corner : polygon) {
    seen.push_back({line.along(corner) - to_aim, line.aside(corner)});
  }
  const table::Polygon part = quarter_of(seen, sector);
  // What of it lies in the quarter reaches from within the rim to beyond the centre.
  return part.size() > 2 && table::within_of(part, Point{}, burst.rim) &&
         std::ranges::any_of(
             part, [&](Point corner) { return !table::within(corner, Point{}, burst.centre); });
}

std::vector<Reached> in_sector(const Setting& setting, const State& state, const Laying& laying,
                               Sector sector) {
  std::vector<Reached> reached;
  if (sector == Sector::Misfire) {
    return reached;
  }
  const BurstIndicator& burst = setting.charts.burst;
  const Point muzzle = shell_muzzle(state, laying);
  const LineOfFire line{muzzle, laying.aim};
  const auto is_in = [&](Point place) {
    return table::within(laying.aim, place, burst.rim) &&
           sector_at(burst, muzzle, laying.aim, place) == sector;
  };
  collect_heads(
      state, laying, line,
      [&](Point head, Point) { return is_in(head) ? std::optional{burst.kills_on} : std::nullopt; },
      reached);
  collect_guns(setting, state, laying, line, is_in, reached);
  sort_reached(reached);
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    const auto index = static_cast<std::uint8_t>(i);
    if (is_house(state, SectionId{index}) &&
        sector_overlaps(burst, muzzle, laying.aim, sector, setting.sections[i].polygon)) {
      reached.push_back({ReachedKind::House, {}, 0, UnitId{0}, index, false});
    }
  }
  return reached;
}

void fire_shell(Record& record, const Laying& laying, Landed& landed) {
  const int die = record.d6("FB-242"_rule, laying.unit);
  const Sector sector = record.setting().charts.burst.die.at(static_cast<std::size_t>(die - 1));
  const Point muzzle = shell_muzzle(record.state(), laying);
  record.apply(ShotLay{laying.unit,
                       laying.gun,
                       ShotKind::Shell,
                       {muzzle, table::bearing(muzzle, laying.aim)},
                       laying.aim,
                       static_cast<std::uint8_t>(die),
                       {}});
  int heads = 0;
  int hit = 0;
  for (const Reached& each : in_sector(record.setting(), record.state(), laying, sector)) {
    switch (each.kind) {
      case ReachedKind::Figure:
      case ReachedKind::General:
        ++heads;
        hit += throw_for_head(record, laying, each, "FB-244"_rule, landed) ? 1 : 0;
        break;
      case ReachedKind::Gun:
        throw_for_gun(record, laying, each, landed);
        break;
      case ReachedKind::House:
        throw_for_shelled(record, laying, each, landed);
        break;
    }
  }
  record.tell(table::told("FB-242"_rule, sector_key(sector))
                  .of(laying.unit)
                  .by_gun(laying.gun + 1)
                  .with_figures({die, heads, hit}));
}

}  // namespace core::field
