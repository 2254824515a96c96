#include "core/coastal/plots.h"

#include "core/coastal/condition.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::coastal {
namespace {

using table::Course;
using table::Leg;
using table::Path;

/// Courses of a length: straight on, and turns of a quarter, a half and the whole of it.
std::vector<Path> courses(Inches length, Inches radius, bool astern) {
  if (length == Inches{}) {
    return {Path{}};
  }
  std::vector<Path> paths{{table::straight(length)}};
  constexpr int kQuarters = 4;
  for (const int quarters : {1, 2, kQuarters}) {
    const Inches turn = length * quarters / kQuarters;
    const Inches rest = length - turn;
    for (const bool right : {false, true}) {
      const Leg arc = right ? table::right(turn, radius) : table::left(turn, radius);
      if (turn == Inches{}) {
        continue;
      }
      paths.push_back(rest == Inches{} ? Path{arc} : Path{arc, table::straight(rest)});
    }
  }
  for (Path& path : paths) {
    for (Leg& leg : path) {
      leg.astern = astern;
    }
  }
  return paths;
}

/// Every whole knot of a range, and its ends.
std::vector<Inches> speeds_in(const SpeedRange& range) {
  std::vector<Inches> speeds{range.least};
  if (range.most != range.least) {
    speeds.push_back(range.most);
  }
  for (std::int64_t knots = range.least.ticks() / Inches::kTicks - 1;
       Inches::of(knots) < range.most; ++knots) {
    if (Inches::of(knots) > range.least) {
      speeds.push_back(Inches::of(knots));
    }
  }
  std::ranges::sort(speeds);
  return speeds;
}

/// Plots with what else can be ordered for them, so that a battle can be played with these alone.
void add_extras(const Setting& setting, const State& state, ShipId id,
                std::vector<WritePlot>& plots) {
  const Ship& ship = state.ship(id);
  const auto offer = [&](Plot plot) {
    if (WritePlot choice{id, std::move(plot)}; judge(setting, state, choice)) {
      plots.push_back(std::move(choice));
    }
  };
  if (plots.empty()) {
    return;
  }
  const Plot base = plots.front().plot;
  for (const Deck deck : {Deck::DropAnchor, Deck::Weigh, Deck::CastOff, Deck::LetGo, Deck::Dock,
                          Deck::Undock, Deck::RaiseBalloon, Deck::LowerBalloon, Deck::Release}) {
    Plot plot;
    plot.deck = deck;
    offer(plot);
  }
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].side == ship.side) {
      Plot plot;
      plot.deck = Deck::PassLine;
      plot.line = ShipId{static_cast<std::uint8_t>(i)};
      offer(plot);
    }
  }
  for (const table::Quarter quarter : table::kQuarters) {
    Plot plot = base;
    plot.turrets.assign(ship.turrets.size(), quarter);
    if (!plot.turrets.empty()) {
      offer(plot);
    }
  }
  std::vector<Plot> ahead;
  for (const WritePlot& each : plots) {
    if (each.plot.speed >= kKnot) {
      ahead.push_back(each.plot);
    }
  }
  for (std::size_t i = 0; i < state.ships.size() && !ahead.empty(); ++i) {
    const ShipId target{static_cast<std::uint8_t>(i)};
    constexpr int kNear = 12;
    if (state.ships[i].side != ship.side && state.ships[i].fate == Fate::Afloat &&
        table::within(ship.pose.at, state.ships[i].pose.at, Inches::of(kNear))) {
      for (Plot plot : ahead) {
        plot.ram = target;
        plot.spar = ship.spar;
        offer(std::move(plot));
      }
    }
  }
}

}  // namespace

std::vector<Plot> plots_by_water(const Setting& setting, const State& state, ShipId id) {
  std::vector<Plot> plots;
  for (const bool ashore : {false, true}) {
    for (const Inches speed : speeds_in(speeds_of(setting, state, id))) {
      const Inches way = std::max(way_of(setting, state, id, speed), Inches{});
      for (Path& path : courses(way, radius_of(setting, state, id), speed < Inches{})) {
        Plot plot;
        plot.speed = speed;
        plot.legs = std::move(path);
        plot.ashore = ashore;
        if (judge_by_water(setting, state, id, plot)) {
          plots.push_back(std::move(plot));
        }
      }
    }
    if (!plots.empty()) {
      break;
    }
  }
  return plots;
}

std::vector<WritePlot> plots_of(const Setting& setting, const State& state, ShipId id) {
  std::vector<WritePlot> plots;
  if (!judge_plotter(setting, state, id)) {
    return plots;
  }
  const auto demand = demand_on(setting, state, id);
  std::vector<Plot> all = plots_by_water(setting, state, id);
  std::vector<Plot> kept;
  for (const Plot& plot : all) {
    if (!demand || (!plot.ashore && meets(setting, state, id, *demand, plot))) {
      kept.push_back(plot);
    }
  }
  for (Plot& plot : kept.empty() ? all : kept) {
    plots.push_back({id, std::move(plot)});
  }
  add_extras(setting, state, id, plots);
  return plots;
}

Plot coasting_plot(const Setting& setting, const State& state, ShipId id) {
  Plot plot;
  plot.speed = coasting_of(state.ship(id));
  const Inches way = std::max(way_of(setting, state, id, plot.speed), Inches{});
  if (way == Inches{}) {
    return plot;
  }
  const auto fault = steering_fault(state.ship(id));
  const Inches radius = radius_of(setting, state, id);
  Leg leg = table::straight(way);
  if (!setting.begun_before.plots_unjudged && fault == Harm::HardRight) {
    leg = table::right(way, radius);
  } else if (!setting.begun_before.plots_unjudged && fault == Harm::HardLeft) {
    leg = table::left(way, radius);
  }
  leg.astern = plot.speed < Inches{};
  plot.legs = {leg};
  return plot;
}

Plot avoiding_plot(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  const bool as_before = setting.begun_before.plots_unjudged;
  Plot other = plot;
  other.ram.reset();
  const Inches least = speeds_of(setting, state, id).least;
  other.speed = std::min(plot.speed, as_before ? least : std::max(least, Inches{}));
  const Inches way = std::max(way_of(setting, state, id, other.speed), Inches{});
  const Inches radius = radius_of(setting, state, id);
  std::vector<Path> paths{Path{}};
  if (way > Inches{}) {
    paths = {{table::straight(way)}, {table::left(way, radius)}, {table::right(way, radius)}};
  }
  if (!as_before) {
    std::ranges::copy(courses(way, radius, false), std::back_inserter(paths));
    std::erase_if(paths, [&](const Path& path) {
      other.legs = path;
      return !judge_by_water(setting, state, id, other);
    });
  }
  const auto target = table::obstacle(setting.ship(*plot.ram).hull, state.ship(*plot.ram).pose);
  const auto keeps_off = std::ranges::find_if(paths, [&](const Path& path) {
    return !(as_before && steering_fault(state.ship(id))) &&
           !table::sweep(setting.ship(id).hull, Course{state.ship(id).pose, path}, {&target, 1},
                         std::nullopt)
                .contact;
  });
  if (keeps_off != paths.end()) {
    other.legs = *keeps_off;
  } else if (!paths.empty()) {
    other.legs = paths.front();
  } else {  // all that is left leads ashore
    other.legs = way > Inches{} ? Path{table::straight(way)} : Path{};
    other.ashore = true;
  }
  return other;
}

}  // namespace core::coastal
