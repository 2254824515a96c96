#include "core/field/round_shot.h"

#include "core/field/counter_battery.h"
#include "core/field/terrain.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr Inches kGunOff = Inches::ratio(1, 2);  // [FB-223]
constexpr Inches kFriendOff = Inches::of(1);     // [FB-208]

LineOfFire ball_line(const State& state, const Laying& laying) {
  return {state.unit(laying.unit).guns.at(laying.gun).muzzle.at, laying.aim};
}

/// A piece of the line on which the ball touches.
struct BallWindow {
  Inches from;
  Inches to;
  bool from_included{};
  std::optional<int> kills_on;  ///< nothing: houses only [FB-207]
};

bool lies_in_window(const LineOfFire& line, Point place, const BallWindow& window) noexcept {
  if (line.dot_of(place) <= 0 || line.compare_along(place, window.to) > 0) {
    return false;
  }
  const auto from = line.compare_along(place, window.from);
  return window.from_included ? from >= 0 : from > 0;
}

/// [FB-202] [FB-204] The bands of a colour, near, mid and far; and the black part for the sake of
/// houses: neither heads nor guns are hit there [FB-207] [FB-225].
std::vector<BallWindow> windows_of(const Stick& stick, Colour colour) {
  std::vector<BallWindow> windows;
  for (const StickBand& band : stick.bands) {
    if (band.colour == Colour::Black) {
      windows.push_back({band.from, band.to, true, std::nullopt});
    } else if (band.colour == colour) {
      windows.push_back({band.from, band.to, false, band.kills_on});
    }
  }
  return windows;
}

/// [FB-205] The switch lets the stray line of the print stand beyond 48".
int stick_score(const Setting& setting, const LineOfFire& line, Point head, int score) {
  const Stick& stick = setting.charts.stick;
  return setting.options.stray_line && line.is_between(head, stick.stray_from, stick.stray_to)
             ? stick.stray_kills_on
             : score;
}

/// [FB-460] By the distance of the figure.
std::optional<int> sleeve_score(const Charts& charts, const LineOfFire& line, Point head) {
  for (const SleeveBand& band : charts.sleeve) {
    if (line.compare_along(head, band.to) <= 0) {
      return band.kills_on;
    }
  }
  return std::nullopt;
}

/// Where a section first lies in some window.
std::optional<Inches> first_in_window(const std::vector<BallWindow>& windows,
                                      const Stretch& section) {
  std::optional<Inches> first;
  for (const BallWindow& window : windows) {
    const bool reaches =
        window.from_included ? section.to >= window.from : section.to > window.from;
    if (reaches && section.from <= window.to && section.to > Inches{}) {
      const Inches here = std::max(section.from, window.from);
      first = first ? std::min(*first, here) : here;
    }
  }
  return first;
}

/// [FB-258] [FB-462] Sections that the ball meets.
void collect_shot_houses(const Setting& setting, const State& state, const LineOfFire& line,
                         const std::vector<BallWindow>& windows, std::vector<Reached>& reached) {
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    const auto index = static_cast<std::uint8_t>(i);
    if (!is_house(state, SectionId{index})) {
      continue;
    }
    const auto stretch = stretch_of(line, setting.sections[i].polygon, kHeadOff);
    const auto along = stretch ? first_in_window(windows, *stretch) : std::nullopt;
    if (!along) {
      continue;
    }
    // [FB-211] A contour between stops the ball before the house as well.
    if (behind_hill(setting, line.muzzle(), line.at(*along))) {
      continue;
    }
    reached.push_back({ReachedKind::House, *along, 0, UnitId{0}, index, false});
  }
}

/// What windows cover, with a score for each place.
template <class Score>
std::vector<Reached> under_windows(const Setting& setting, const State& state, const Laying& laying,
                                   const std::vector<BallWindow>& windows, const Score& score) {
  const LineOfFire line = ball_line(state, laying);
  std::vector<Reached> reached;
  const auto covered = [&](Point place, Inches off) -> const BallWindow* {
    if (!line.is_within(place, off)) {
      return nullptr;
    }
    for (const BallWindow& window : windows) {
      if (window.kills_on && lies_in_window(line, place, window)) {
        return behind_hill(setting, line.muzzle(), place) ? nullptr : &window;
      }
    }
    return nullptr;
  };
  collect_heads(
      state, laying, line,
      [&](Point head, Point) -> std::optional<int> {
        const BallWindow* const window = covered(head, kHeadOff);
        return window != nullptr ? score(line, head, *window->kills_on) : std::nullopt;
      },
      reached);
  collect_guns(
      setting, state, laying, line,
      [&](Point centre) { return covered(centre, kGunOff) != nullptr; }, reached);
  collect_shot_houses(setting, state, line, windows, reached);
  sort_reached(reached);
  return reached;
}

std::string_view colour_key(Colour colour) noexcept {
  switch (colour) {
    case Colour::Black:
    case Colour::White:
      return "ball-white";
    case Colour::Yellow:
      return "ball-yellow";
    case Colour::Green:
      return "ball-green";
  }
  return "ball-white";
}

/// [FB-255] [FB-257] A ball against a house.
/// @return whether it goes on
bool throw_for_house(Record& record, const Laying& laying, const Reached& reached, Landed& landed) {
  const int die = record.d6("FB-255"_rule, laying.unit);
  const HouseShot shot = house_shot(record.setting().charts, reached.along, die);
  landed.houses.push_back({SectionId{reached.index}, points_of_hit(die, reached.along), shot.kills,
                           false, laying.unit});
  return shot.goes_on;
}

/// Throws for all that the ball comes to until a house stops it.
/// @return heads that were thrown for, heads hit
std::pair<int, int> run_ball(Record& record, const Laying& laying,
                             const std::vector<Reached>& reached, Landed& landed) {
  int heads = 0;
  int hit = 0;
  for (const Reached& each : reached) {
    switch (each.kind) {
      case ReachedKind::Figure:
      case ReachedKind::General:
        ++heads;
        hit += throw_for_head(record, laying, each, "FB-203"_rule, landed) ? 1 : 0;
        break;
      case ReachedKind::Gun:
        throw_for_gun(record, laying, each, landed);
        break;
      case ReachedKind::House:
        if (!throw_for_house(record, laying, each, landed)) {
          return {heads, hit};
        }
        break;
    }
  }
  return {heads, hit};
}

ShotLay ball_lay(const Record& record, const Laying& laying, int die, Inches sleeve) {
  const Point muzzle = record.unit(laying.unit).guns.at(laying.gun).muzzle.at;
  return {laying.unit,    laying.gun,
          ShotKind::Ball, {muzzle, table::bearing(muzzle, laying.aim)},
          laying.aim,     static_cast<std::uint8_t>(die),
          sleeve};
}

void fire_stick(Record& record, const Laying& laying, Landed& landed) {
  const int die = record.d6("FB-202"_rule, laying.unit);
  const Colour colour = record.setting().charts.stick.die.at(static_cast<std::size_t>(die - 1));
  record.apply(ball_lay(record, laying, die, {}));
  const auto [heads, hit] = run_ball(
      record, laying, under_stick(record.setting(), record.state(), laying, colour), landed);
  record.tell(table::told("FB-202"_rule, colour_key(colour))
                  .of(laying.unit)
                  .by_gun(laying.gun + 1)
                  .with_figures({die, heads, hit}));
}

void fire_sleeve(Record& record, const Laying& laying, Landed& landed) {
  const int plus = record.d6("FB-458"_rule, laying.unit);
  const int minus = record.d6("FB-458"_rule, laying.unit);
  const Inches middle = sleeve_middle(record.state(), laying, plus, minus);
  record.apply(ball_lay(record, laying, 0, middle));
  const auto [heads, hit] = run_ball(
      record, laying, under_sleeve(record.setting(), record.state(), laying, middle), landed);
  record.tell(table::told("FB-458"_rule, "ball-sleeve")
                  .of(laying.unit)
                  .by_gun(laying.gun + 1)
                  .over(middle)
                  .with_figures({plus, minus, heads, hit}));
}

}  // namespace

std::vector<Reached> under_stick(const Setting& setting, const State& state, const Laying& laying,
                                 Colour colour) {
  return under_windows(setting, state, laying, windows_of(setting.charts.stick, colour),
                       [&](const LineOfFire& line, Point head, int score) -> std::optional<int> {
                         return stick_score(setting, line, head, score);
                       });
}

std::vector<Reached> under_sleeve(const Setting& setting, const State& state, const Laying& laying,
                                  Inches middle) {
  // What it kills is asked of each head; the window's own score says only that it can.
  const std::vector<BallWindow> windows{{std::max(Inches{}, middle - kSleeveHalf),
                                         std::min(middle + kSleeveHalf, setting.charts.ranges.ball),
                                         true, 1}};
  return under_windows(setting, state, laying, windows,
                       [&](const LineOfFire& line, Point head, int) {
                         return sleeve_score(setting.charts, line, head);
                       });
}

Inches sleeve_middle(const State& state, const Laying& laying, int plus, int minus) {
  const Point muzzle = state.unit(laying.unit).guns.at(laying.gun).muzzle.at;
  return table::distance(muzzle, laying.aim) + Inches::of(plus - minus);
}

bool friend_on_line(const Setting& setting, const State& state, Side side, const LineOfFire& line) {
  const int level = level_at(setting, line.muzzle());
  const Inches black = setting.charts.stick.bands.front().to;
  return any_friend(state, side, [&](Point head) {
    if (!line.is_within(head, kFriendOff) || line.dot_of(head) <= 0 ||
        line.compare_along(head, setting.charts.ranges.ball) > 0) {
      return false;
    }
    // [FB-462] The sleeve has no black part.
    const bool over = !setting.options.round_shot_sleeve && line.compare_along(head, black) <= 0 &&
                      level > level_at(setting, head);
    return !over;
  });
}

void fire_ball(Record& record, const Laying& laying, Landed& landed) {
  if (record.setting().options.round_shot_sleeve) {
    fire_sleeve(record, laying, landed);
  } else {
    fire_stick(record, laying, landed);
  }
}

}  // namespace core::field
