#include "qml/table/coastal_desk.h"

#include "core/coastal/boarding.h"
#include "core/coastal/condition.h"
#include "core/coastal/fire_ships.h"
#include "core/coastal/landing.h"
#include "core/coastal/movement.h"
#include "core/coastal/objectives.h"
#include "core/coastal/people.h"
#include "core/table/masked.h"
#include "qml/table/table_play.h"

#include <algorithm>
#include <utility>

namespace tableview {

namespace {

namespace coast = core::coastal;
using coast::Phase;
using coast::Shot;
using core::table::FortId;
using core::table::Inches;
using core::table::ShipId;

QString phase_words(Phase phase) {
  switch (phase) {
    case Phase::Orders:
      return TableLog::tr("orders are written");
    case Phase::Movement:
      return TableLog::tr("all ships move");
    case Phase::Shooting:
      return TableLog::tr("both sides fire");
    case Phase::Boarding:
      return TableLog::tr("boarding");
    case Phase::Morale:
      return TableLog::tr("morale");
    case Phase::Upkeep:
      return TableLog::tr("the end of the move");
    case Phase::Cards:
      return TableLog::tr("objective cards");
  }
  return {};
}

}  // namespace

Done CoastalDesk::let_captain_act() {
  return act(captains_.at(static_cast<std::size_t>(*asked())).choose(view_of_asked()));
}

void CoastalDesk::change_captain() { captains_ = {}; }

// ---- what is seen ----

bool CoastalDesk::is_hidden(int number) const {
  if (picture_.is_fort(number)) {
    return picture_.fort(number).hidden;
  }
  return picture_.is_ship(number) && viewer() && seen().ship(ship_of(number)).side != *viewer() &&
         !seen().ship(ship_of(number)).seen;
}

std::vector<CardRow> CoastalDesk::cards() const {
  return coastal_cards(seen_setting(), seen(), viewer());
}

void CoastalDesk::paint() {
  const auto& setting = seen_setting();
  const auto& state = seen();
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const auto& ship = state.ships[i];
    const auto& sheet = setting.ship(id);
    const bool hidden = viewer() && ship.side != *viewer() && !ship.seen;
    ShownShip shown;
    shown.afloat = ship.fate == coast::Fate::Afloat;
    shown.on_table = !hidden && (shown.afloat || ship.fate == coast::Fate::Sunk);
    shown.side = ship.side;
    shown.pose = ship.pose;
    shown.hull = sheet.hull;
    shown.label = models::words(sheet.name.str());
    if (shown.afloat && ship.speed != Inches{}) {
      shown.label += QStringLiteral(" · ") + inches_as_knots_words(ship.speed);
    }
    shown.stack = shown.afloat;
    for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
      shown.guns.push_back({sheet.guns[gun].mounting, ship.guns[gun].destroyed, std::nullopt});
    }
    for (std::size_t turret = 0; turret < sheet.turrets.size(); ++turret) {
      for (const std::uint8_t gun : sheet.turrets[turret]) {
        shown.guns.at(gun).faces = ship.turrets.at(turret);
      }
    }
    shown.measured = coast::measuring_point(setting, state, id);
    picture_.ships.push_back(std::move(shown));
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    const auto& fort = state.forts[i];
    const auto& sheet = setting.fort(id);
    ShownFort shown;
    shown.side = fort.side;
    shown.footprint = core::table::fort_footprint(setting, state, id);
    shown.hidden = lies_hidden(fort);
    shown.label =
        models::words(sheet.name.str()) + (fort.abandoned ? QStringLiteral(" ⚑") : QString{});
    const bool silent = coast::is_silent(setting, state, id);
    for (std::size_t gun = 0; gun < fort.guns.size(); ++gun) {
      shown.guns.push_back({core::table::square_middle(shown.footprint, sheet.guns[gun].square),
                            sheet.guns[gun].square, fort.guns[gun].destroyed,
                            silent || !fort.guns[gun].manned});
    }
    picture_.forts.push_back(std::move(shown));
  }
  for (const coast::Smoke& smoke : state.smoke) {
    picture_.smoke.push_back({smoke.middle, smoke.halves / 2.0});
  }
  if (state.fog) {
    picture_.sight = state.fog->decimal();
    picture_.sees = viewer();
  }
  for (const auto& laid : state.laid) {
    for (const Shot& shot : laid) {
      if (state.phase == Phase::Shooting) {
        picture_.laid.push_back({coast::measuring_point(setting, state, shot),
                                 coast::aiming_point(setting, state, shot)});
      }
    }
  }
  for (std::size_t i = 0; i < state.plots.size(); ++i) {
    if (state.phase == Phase::Orders && state.plots[i]) {
      picture_.plots.push_back({ShipId{static_cast<std::uint8_t>(i)}, state.plots[i]->legs});
    }
  }
  // [RC-005] Nobody measures before he has committed a move or a shot.
  picture_.measures = setting.options.show_ranges || state.result;
  for (int i = 0; i < picture_.ship_count(); ++i) {
    picture_.ships[static_cast<std::size_t>(i)].can_act = can_act(i);
  }
}

std::vector<ShownArc> CoastalDesk::arcs_of(int number) const {
  std::vector<ShownArc> arcs;
  if (is_hidden(number)) {
    return arcs;
  }
  // [RC-005] No ring from which a range could be read lies on the table.
  const double far = 2 * (setting().battle.width + setting().battle.depth).decimal();
  std::vector<core::table::FieldOfFire> drawn;
  for (const Shot& gun : guns_of(number)) {
    const bool lost = gun.from_fort ? seen().fort(gun.fort).guns.at(gun.gun).destroyed
                                    : seen().ship(gun.ship).guns.at(gun.gun).destroyed;
    if (lost || (coast::is_mortar(seen_setting(), gun) && !gun.from_fort)) {
      continue;
    }
    const auto field = coast::field_of_fire(seen_setting(), seen(), gun);
    if (std::ranges::find(drawn, field) == drawn.end()) {
      drawn.push_back(field);
      arcs.push_back({field.from, field.heading, field.arcs, {far}});
    }
  }
  return arcs;
}

// ---- words ----

QString CoastalDesk::turn_words() const {
  return TablePlay::tr("move %1 of %2").arg(state().move).arg(setting().battle.turns);
}

QString CoastalDesk::step_words() const { return phase_words(state().phase); }

QString CoastalDesk::moment_words(const core::tabletop::BattleMoment& when) const {
  return TableLog::tr("Move %1: %2").arg(when.turn).arg(phase_words(static_cast<Phase>(when.step)));
}

QString CoastalDesk::result() const {
  if (!state().result) {
    return {};
  }
  const auto& result = *state().result;
  const int moves = state().move;
  if (!result.winner) {
    return TablePlay::tr("The battle is drawn after %n moves.", nullptr, moves);
  }
  return result.greater ? TablePlay::tr("A great victory of the %1 after %n moves.", nullptr, moves)
                              .arg(name_of_side(*result.winner))
                        : TablePlay::tr("A victory of the %1 after %n moves.", nullptr, moves)
                              .arg(name_of_side(*result.winner));
}

QString CoastalDesk::task_words() const {
  switch (task()) {
    case Task::Move: {
      int left = 0;
      for (int i = 0; i < picture_.ship_count(); ++i) {
        left += can_act(i) ? 1 : 0;
      }
      return left > 0 ? TablePlay::tr("%n ships have no plot yet. Drag a ship along its course.",
                                      nullptr, left)
                      : TablePlay::tr(
                            "Every ship has its plot. All move at once when both sides are "
                            "done.");
    }
    case Task::Fire:
      return TablePlay::tr(
          "Select a ship or fort, then click its target: every gun that bears is laid.");
    case Task::Board:
      if (state().phase == Phase::Cards) {
        return card_words();
      }
      return TablePlay::tr("Boarding parties may go over to a ship alongside.");
    case Task::None:
    case Task::Embark:
    case Task::Waterline:
    case Task::Hits:
    case Task::Over:
      break;
  }
  return {};
}

QString CoastalDesk::end_words() const {
  const auto side = asked();
  switch (task()) {
    case Task::Move:
      return TablePlay::tr("Plots are written");
    case Task::Fire:
      return side && state().laid.at(static_cast<std::size_t>(*side)).empty()
                 ? TablePlay::tr("Hold fire")
                 : TablePlay::tr("Guns are laid");
    case Task::Board:
      if (state().phase == Phase::Cards) {
        return discards() ? TablePlay::tr("Discard the last") : TablePlay::tr("On the first bar");
      }
      return std::ranges::any_of(state().boardings,
                                 [&](const coast::Boarding& each) {
                                   return side && state().ship(each.ship).side == *side;
                                 })
                 ? TablePlay::tr("Boarding parties are sent")
                 : TablePlay::tr("No party boards");
    case Task::None:
    case Task::Embark:
    case Task::Waterline:
    case Task::Hits:
    case Task::Over:
      break;
  }
  return {};
}

QString CoastalDesk::speed_words(int number) const {
  if (!may_steer(number)) {
    return {};
  }
  const ShipId ship = ship_of(number);
  const QString now = inches_as_knots_words(seen().ship(ship).speed);
  const auto range = coast::speeds_of(setting(), state(), ship);
  if (range.least == range.most) {
    return TablePlay::tr("%1; this move %2").arg(now, inches_as_knots_words(range.most));
  }
  return TablePlay::tr("%1; this move %2 to %3")
      .arg(now, inches_as_knots_words(range.least), inches_as_knots_words(range.most));
}

// ---- what is to be done ----

Task CoastalDesk::task() const {
  if (state().result) {
    return Task::Over;
  }
  switch (state().phase) {
    case Phase::Orders:
      return Task::Move;
    case Phase::Shooting:
      return Task::Fire;
    case Phase::Boarding:
    case Phase::Cards:  // chosen from the list too
      return Task::Board;
    case Phase::Movement:
    case Phase::Morale:
    case Phase::Upkeep:
      break;
  }
  return Task::None;
}

bool CoastalDesk::can_end() const {
  const auto side = asked();
  return side && match().judge(coast::EndPhase{*side}).has_value();
}

Done CoastalDesk::end_step() {
  const auto side = asked();
  return side ? act(coast::EndPhase{*side}) : std::nullopt;
}

bool CoastalDesk::has_gun_to_lay(int number) const {
  if (picture_.is_fort(number)) {
    return !coast::is_silent(setting(), state(), fort_of(number));
  }
  const ShipId ship = ship_of(number);
  const auto& guns = state().ship(ship).guns;
  for (std::size_t i = 0; i < guns.size(); ++i) {
    const auto gun = static_cast<std::uint8_t>(i);
    const int pause = setting().gun(ship, gun).alternate_moves ? 2 : 1;  // [RC-287]
    if (coast::gun_works(setting(), state(), ship, gun) &&
        (guns[i].fired_in == 0 || state().move >= guns[i].fired_in + pause)) {
      return true;
    }
  }
  return false;
}

bool CoastalDesk::can_act(int number) const {
  if (!is_own(number)) {
    return false;
  }
  const bool ship = picture_.is_ship(number);
  if (ship && !coast::in_action(state().ship(ship_of(number)))) {
    return false;
  }
  switch (task()) {
    case Task::Move: {
      if (!ship || state().plots.at(static_cast<std::size_t>(number)) ||
          coast::leader_of(setting(), state(), ship_of(number))) {
        return false;
      }
      // One that can only lie still needs none.
      const auto range = coast::speeds_of(setting(), state(), ship_of(number));
      return state().ship(ship_of(number)).boarders == 0 &&
             (range.least != Inches{} || range.most != Inches{});
    }
    case Task::Fire:
      return has_gun_to_lay(number);
    case Task::Board:
      return ship && (std::ranges::any_of(
                          coast::boardings_of(setting(), state(), *asked()),
                          [&](const coast::Board& each) { return each.ship == ship_of(number); }) ||
                      std::ranges::any_of(
                          coast::landings_of(setting(), state(), *asked()),
                          [&](const coast::Land& each) { return each.ship == ship_of(number); }));
    case Task::None:
    case Task::Embark:
    case Task::Waterline:
    case Task::Hits:
    case Task::Over:
      return false;
  }
  return false;
}

std::vector<CoastalDesk::Post> CoastalDesk::posts() const {
  std::vector<Post> all{
      {coast::Station::Reserve, 0}, {coast::Station::Engine, 0}, {coast::Station::Boiler, 0}};
  const auto& guns = state().ship(ship_of(selected_)).guns;
  for (std::size_t gun = 0; gun < guns.size(); ++gun) {
    all.push_back({coast::Station::Gun, static_cast<std::uint8_t>(gun)});
  }
  return all;
}

QStringList CoastalDesk::stations() const {
  QStringList names;
  if (task() != Task::Move || !picture_.is_ship(selected_) || !is_own(selected_)) {
    return names;
  }
  const auto& ship = state().ship(ship_of(selected_));
  for (const Post& post : posts()) {
    switch (post.station) {
      case coast::Station::Reserve:
        names << TablePlay::tr("reserve (%1)").arg(int{ship.reserve});
        break;
      case coast::Station::Engine:
        names << TablePlay::tr("engine (%1)").arg(int{ship.engine});
        break;
      case coast::Station::Boiler:
        names << TablePlay::tr("boiler (%1)").arg(int{ship.boiler});
        break;
      case coast::Station::Gun:
        names << TablePlay::tr("gun %1 (%2)")
                     .arg(post.gun + 1)
                     .arg(ship.guns.at(post.gun).manned ? 1 : 0);
        break;
    }
  }
  return names;
}

Done CoastalDesk::shift_crew(int from, int to) {
  if (stations().isEmpty()) {
    return std::nullopt;
  }
  const auto all = posts();
  const Post& out = all.at(static_cast<std::size_t>(from));
  const Post& in = all.at(static_cast<std::size_t>(to));
  return act(coast::ShiftCrew{ship_of(selected_), out.station, out.gun, in.station, in.gun});
}

std::unique_ptr<BattleDesk> coastal_desk(core::tabletop::CoastalMatch match) {
  auto desk = std::make_unique<CoastalDesk>(std::move(match));
  desk->recall();
  return desk;
}

}  // namespace tableview
