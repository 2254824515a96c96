#include "core/coastal/condition.h"
#include "core/coastal/movement.h"
#include "core/coastal/plots.h"
#include "core/table/trigonometry.h"
#include "qml/table/coastal_desk.h"
#include "qml/table/table_play.h"

#include <algorithm>
#include <cmath>

namespace tableview {

namespace {

namespace coast = core::coastal;
using coast::Plot;
using coast::WritePlot;
using core::table::FortId;
using core::table::Inches;
using core::table::Pose;
using core::table::Quarter;
using core::table::ShipId;

constexpr int kMoveQuarters = 4;

QString quarter_words(Quarter quarter) {
  switch (quarter) {
    case Quarter::Ahead:
      return TablePlay::tr("ahead");
    case Quarter::Starboard:
      return TablePlay::tr("starboard");
    case Quarter::Astern:
      return TablePlay::tr("astern");
    case Quarter::Port:
      return TablePlay::tr("port");
  }
  return {};
}

/// The speeds that are drawn: every half knot of the range and its ends, of one direction only
/// where there are such.
std::vector<Inches> drawn_speeds(const coast::SpeedRange& range, bool astern) {
  std::vector<Inches> all{range.least, range.most};
  const Inches half = coast::kKnot / 2;
  for (std::int64_t steps = range.least.ticks() / half.ticks(); half * steps < range.most;
       ++steps) {
    if (half * steps > range.least) {
      all.push_back(half * steps);
    }
  }
  std::vector<Inches> kept;
  std::ranges::copy_if(all, std::back_inserter(kept), [&](Inches speed) {
    return astern ? speed <= Inches{} : speed >= Inches{};
  });
  return kept.empty() ? all : kept;
}

bool is_jammed(std::string_view key) {
  return key == "rudder-right" || key == "rudder-left" || key == "straight-only";
}

bool is_plain(const Plot& plot) {
  return plot.deck == coast::Deck::None && !plot.ram && plot.turrets.empty();
}

}  // namespace

// ---- what goes with a plot ----

PlotExtras CoastalDesk::extras_of_plot(ShipId ship) const {
  PlotExtras extras;
  const auto& plot = state().plots.at(ship.value());
  if (!plot) {
    return extras;
  }
  extras.ram = plot->ram;
  extras.tug = plot->tug;
  extras.spar = plot->spar;
  extras.turrets = plot->turrets;
  if (!plot->fire.shots.empty()) {
    const coast::Shot& shot = plot->fire.shots.front();
    extras.quarter = int{plot->fire.quarter};
    extras.target = shot.at_fort ? picture_.ship_count() + shot.target_fort.value()
                                 : static_cast<int>(shot.target.value());
  }
  return extras;
}

void CoastalDesk::drop_extras() {
  const bool own = task() == Task::Move && picture_.is_ship(selected_) && is_own(selected_);
  chosen_ = own ? extras_of_plot(ship_of(selected_)) : PlotExtras{};
}

void CoastalDesk::add_extras(ShipId ship, Plot& plot) const {
  plot.ram = chosen_.ram;
  plot.tug = chosen_.tug;
  plot.spar = chosen_.spar;
  plot.turrets = chosen_.turrets;
  if (chosen_.quarter == 0 || chosen_.target < 0) {
    return;
  }
  plot.fire.quarter = static_cast<std::int8_t>(chosen_.quarter);
  for (coast::Shot shot : guns_of(ship.value())) {
    shot.at_fort = picture_.is_fort(chosen_.target);
    shot.target = shot.at_fort ? ShipId{} : ship_of(chosen_.target);
    shot.target_fort = shot.at_fort ? fort_of(chosen_.target) : FortId{};
    if (!coast::is_mortar(setting(), shot) &&
        coast::gun_works(setting(), state(), ship, shot.gun)) {
      plot.fire.shots.push_back(shot);
    }
  }
}

std::vector<int> CoastalDesk::enemies(bool forts) const {
  std::vector<int> all;
  const int count = picture_.ship_count() + (forts ? static_cast<int>(picture_.forts.size()) : 0);
  for (int i = 0; i < count; ++i) {
    const bool there = picture_.is_fort(i) ? !picture_.fort(i).hidden
                                           : picture_.ship(i).on_table && picture_.ship(i).afloat;
    if (there && !is_own(i)) {
      all.push_back(i);
    }
  }
  return all;
}

std::vector<ShipId> CoastalDesk::tugs_near(ShipId ship) const {
  std::vector<ShipId> tugs;
  for (int i = 0; i < picture_.ship_count(); ++i) {
    if (ship_of(i) != ship && is_own(i) && setting().ship(ship_of(i)).tug &&
        coast::alongside(setting(), state(), ship, ship_of(i))) {
      tugs.push_back(ship_of(i));
    }
  }
  return tugs;
}

void CoastalDesk::list_enemies(Extra& extra, bool forts) const {
  const auto all = enemies(forts);
  for (const int enemy : all) {
    extra.options << name_of(enemy);
  }
  const int now = extra.key == QLatin1String{"ram"}
                      ? (chosen_.ram ? static_cast<int>(chosen_.ram->value()) : -1)
                      : chosen_.target;
  const auto found = std::ranges::find(all, now);
  extra.chosen = found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

void CoastalDesk::renew_extras() {
  extras_.clear();
  const ShipId ship = ship_of(selected_);
  const auto& log = state().ship(ship);
  const auto& sheet = setting().ship(ship);
  Extra ram{QStringLiteral("ram"), TablePlay::tr("Ram"), {TablePlay::tr("no ship")}, 0};
  list_enemies(ram, false);
  extras_.push_back(std::move(ram));
  if (log.spar) {
    extras_.push_back(
        {QStringLiteral("spar"), TablePlay::tr("Spar torpedo ready"), {}, chosen_.spar ? 1 : 0});
  }
  const auto tugs = tugs_near(ship);
  if (!tugs.empty()) {
    Extra tug{
        QStringLiteral("tug"), TablePlay::tr("Helped round by"), {TablePlay::tr("no ship")}, 0};
    for (const ShipId each : tugs) {
      tug.options << name_of(each.value());
      if (chosen_.tug == each) {
        tug.chosen = static_cast<int>(tug.options.size()) - 1;
      }
    }
    extras_.push_back(std::move(tug));
  }
  for (std::size_t i = 0; i < sheet.turrets.size(); ++i) {
    Extra turret{QStringLiteral("turret-%1").arg(i),
                 sheet.turrets.size() > 1 ? TablePlay::tr("Turret %1 towards").arg(i + 1)
                                          : TablePlay::tr("Turret towards"),
                 {},
                 0};
    for (const Quarter quarter : core::table::kQuarters) {
      turret.options << quarter_words(quarter);
    }
    turret.chosen =
        static_cast<int>(chosen_.turrets.empty() ? log.turrets.at(i) : chosen_.turrets.at(i));
    extras_.push_back(std::move(turret));
  }
  const bool has_fired =
      std::ranges::any_of(log.guns, [](const coast::GunState& gun) { return gun.fired_in != 0; });
  const bool free_fire =
      !has_fired && (setting().options.first_fire == coast::FirstFire::Ship || state().move == 1);
  if (free_fire && !log.guns.empty()) {  // [RC-282]
    Extra quarter{
        QStringLiteral("quarter"), TablePlay::tr("First fire"), {TablePlay::tr("not yet")}, 0};
    for (int i = 1; i <= kMoveQuarters; ++i) {
      quarter.options << TablePlay::tr("after quarter %1").arg(i);
    }
    quarter.chosen = chosen_.quarter;
    extras_.push_back(std::move(quarter));
    if (chosen_.quarter > 0) {
      Extra target{
          QStringLiteral("target"), TablePlay::tr("First fire at"), {TablePlay::tr("no ship")}, 0};
      list_enemies(target, true);
      extras_.push_back(std::move(target));
    }
  }
  if (const auto orders = standing_orders(ship); !orders.empty()) {
    Extra order{QStringLiteral("order"), TablePlay::tr("Standing order"), {}, 0};
    for (const coast::Order& each : orders) {
      order.options << order_words(setting(), each);
    }
    extras_.push_back(std::move(order));
  }
  if (log.captain.alive && !log.guns.empty()) {  // [RC-054]
    Extra serves{QStringLiteral("serves"),
                 TablePlay::tr("The captain serves"),
                 {TablePlay::tr("no gun")},
                 log.captain_serves ? *log.captain_serves + 1 : 0};
    for (std::size_t gun = 0; gun < log.guns.size(); ++gun) {
      serves.options << TablePlay::tr("gun %1").arg(gun + 1);
    }
    extras_.push_back(std::move(serves));
  }
}

Done CoastalDesk::choose_extra(const QString& key, int option) {
  if (task() != Task::Move || !picture_.is_ship(selected_) || !is_own(selected_) || option < 0) {
    return std::nullopt;
  }
  if (std::ranges::find(extras_, key, &Extra::key) == extras_.end()) {
    return std::nullopt;
  }
  const ShipId ship = ship_of(selected_);
  const auto place = static_cast<std::size_t>(option);
  if (key == QLatin1String{"serves"}) {
    coast::ServeGun choice{ship, std::nullopt};
    if (option > 0) {
      choice.gun = static_cast<std::uint8_t>(option - 1);
    }
    return act(choice);
  }
  if (key == QLatin1String{"order"}) {
    const auto orders = standing_orders(ship);
    return option > 0 && place < orders.size() ? act(coast::GiveOrder{ship, orders[place]})
                                               : std::nullopt;
  }
  if (key == QLatin1String{"ram"}) {
    const auto all = enemies(false);
    chosen_.ram =
        option > 0 && place <= all.size() ? std::optional{ship_of(all[place - 1])} : std::nullopt;
  } else if (key == QLatin1String{"spar"}) {
    chosen_.spar = option > 0;
  } else if (key == QLatin1String{"tug"}) {
    const auto all = tugs_near(ship);
    chosen_.tug = option > 0 && place <= all.size() ? std::optional{all[place - 1]} : std::nullopt;
  } else if (key == QLatin1String{"quarter"}) {
    chosen_.quarter = option;
  } else if (key == QLatin1String{"target"}) {
    const auto all = enemies(true);
    chosen_.target = option > 0 && place <= all.size() ? all[place - 1] : -1;
  } else if (key.startsWith(QLatin1String{"turret-"})) {
    const auto turret = static_cast<std::size_t>(key.mid(7).toInt());
    if (chosen_.turrets.empty()) {
      chosen_.turrets = state().ship(ship).turrets;
    }
    chosen_.turrets.at(turret) = core::table::kQuarters.at(place % core::table::kQuarters.size());
  }
  renew_extras();
  return std::nullopt;
}

// ---- courses ----

std::optional<core::table::Refusal> CoastalDesk::why_not_steered(int ship) const {
  return fault_of(WritePlot{ship_of(ship), {}});
}

bool CoastalDesk::may_steer(int ship) const {
  return task() == Task::Move && picture_.is_ship(ship) && is_own(ship) &&
         coast::in_action(state().ship(ship_of(ship))) &&
         !coast::leader_of(setting(), state(), ship_of(ship));
}

Inches CoastalDesk::run_on(int ship) const {
  const Inches speed = std::max(state().ship(ship_of(ship)).speed, coast::kKnot);
  return std::max(coast::way_of(setting(), state(), ship_of(ship), speed), Inches{});
}

Plot CoastalDesk::plot_towards(const Wish& wish) const {
  const ShipId ship = wish.ship;
  const Pose start = state().ship(ship).pose;
  Plot plot;
  plot.legs = wish.fixed;
  plot.ashore = wish.ashore;
  add_extras(ship, plot);
  const bool astern =
      wish.to ? wish.way == Way::Astern : !plot.legs.empty() && plot.legs.front().astern;
  const auto way = [&](Inches speed) {
    return std::max(coast::way_of(setting(), state(), ship, speed), Inches{});
  };
  const Inches before = core::table::length_of(wish.fixed);
  const Pose from = core::table::after(start, wish.fixed);
  // [RC-173] With a tug on the circle of the tugs.
  const Inches own = coast::radius_of(setting(), state(), ship);
  const Inches radius = plot.tug ? std::min(own, setting().charts.radii.front()) : own;
  // Nothing is drawn: as the ship goes.
  const Inches speed_now = state().ship(ship).speed;
  const bool goes_on = !wish.to && wish.fixed.empty() && speed_now != Inches{};
  const core::table::Point to =
      wish.to ? *wish.to
              : core::table::aboard(
                    start, goes_on && speed_now > Inches{} ? way(speed_now) : Inches{}, {});
  const double wished = wish.to || goes_on
                            ? before.decimal() + way_towards(from, to, radius, astern)
                            : before.decimal();
  const auto range = coast::speeds_of(setting(), state(), ship);
  // [RC-167] As she goes is her speed through the water: a current may leave no way over the
  // ground.
  const Inches kept = wish.runs_on ? std::max(speed_now, coast::kKnot) : speed_now;
  double least = 0;
  bool first = true;
  for (const Inches speed : drawn_speeds(range, astern || (goes_on && speed_now < Inches{}))) {
    const double off = wish.runs_on || goes_on ? std::abs((speed - kept).decimal())
                                               : std::abs(way(speed).decimal() - wished);
    if (first || off < least) {
      plot.speed = speed;
      least = off;
      first = false;
    }
  }
  if (wish.to || goes_on) {
    add_run_towards(plot.legs, from, to, way(plot.speed) - before, radius, plot.speed < Inches{});
  }
  return plot;
}

Draft CoastalDesk::draft_of(const WritePlot& choice) {
  drafted_ = choice;
  Draft draft;
  draft.ship = choice.ship;
  draft.legs = choice.plot.legs;
  draft.end = core::table::after(state().ship(choice.ship).pose, choice.plot.legs);
  draft.words = TablePlay::tr("%1: %2").arg(inches_as_knots_words(choice.plot.speed),
                                            path_words(choice.plot.legs));
  if (choice.plot.ram) {
    draft.words =
        TablePlay::tr("%1, and rams %2").arg(draft.words, name_of(choice.plot.ram->value()));
  }
  if (const auto judged = match().judge(choice); !judged) {
    draft.refusal = judged.error();
  }
  return draft;
}

Draft CoastalDesk::draft(const Wish& wish) {
  wished_ = wish.to;
  Draft draft = draft_of({wish.ship, plot_towards(wish)});
  if (draft.refusal && is_jammed(draft.refusal->key)) {
    if (auto forced = nearest_legal()) {
      return *forced;
    }
  }
  return draft;
}

std::optional<Draft> CoastalDesk::nearest_legal() {
  if (!drafted_) {
    return std::nullopt;
  }
  const ShipId ship = drafted_->ship;
  const Pose start = state().ship(ship).pose;
  const auto wished = wished_.value_or(core::table::after(start, drafted_->plot.legs).at);
  std::optional<WritePlot> best;
  Inches least;
  for (WritePlot& choice : coast::plots_of(setting(), state(), ship)) {
    if (!is_plain(choice.plot)) {
      continue;
    }
    WritePlot with = choice;
    add_extras(ship, with.plot);
    if (match().judge(with)) {
      choice = std::move(with);
    }
    const Inches off =
        core::table::distance(core::table::after(start, choice.plot.legs).at, wished);
    if (!best || off < least) {
      best = std::move(choice);
      least = off;
    }
  }
  return best ? std::optional{draft_of(*best)} : std::nullopt;
}

Done CoastalDesk::give_draft() { return drafted_ ? act(WritePlot{*drafted_}) : std::nullopt; }

}  // namespace tableview
