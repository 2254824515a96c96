#include "qml/table/ironclad_desk.h"

#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/speed.h"
#include "core/table/masked.h"
#include "core/table/trigonometry.h"
#include "qml/table/table_play.h"

#include <algorithm>
#include <utility>

namespace tableview {

namespace {

namespace iron = core::ironclad;
using core::board::Side;
using core::table::Inches;
using core::table::Pose;
using iron::Fate;
using iron::FortId;
using iron::MoveShip;
using iron::ShipId;
using iron::Shot;

QString hits_words(iron::HitKind kind) {
  switch (kind) {
    case iron::HitKind::Free:
      return TablePlay::tr("wherever you like");
    case iron::HitKind::Armor:
      return TablePlay::tr("armor, while there is any");
    case iron::HitKind::Midships:
      return TablePlay::tr("midships");
    case iron::HitKind::Speed:
      return TablePlay::tr("speed");
    case iron::HitKind::Draft:
      return TablePlay::tr("draft");
    case iron::HitKind::Guns:
      return TablePlay::tr("guns, while there are any");
    case iron::HitKind::Waterline:
      return TablePlay::tr("at the waterline");
  }
  return {};
}

QString iron_step_words(iron::Step step) {
  using iron::Step;
  switch (step) {
    case Step::Embarking:
      return TableLog::tr("boarding parties embark");
    case Step::UnionMoves:
      return TableLog::tr("the Union moves");
    case Step::FirstFire:
    case Step::SecondFire:
      return TableLog::tr("both sides fire");
    case Step::ConfederateMoves:
      return TableLog::tr("the Confederate moves");
    case Step::Boarding:
      return TableLog::tr("boarding");
    case Step::Drifting:
      return TableLog::tr("the current");
  }
  return {};
}

/// The speeds of a wish, both included, in half knots; astern they are counted as ahead.
iron::SpeedRange speeds_for(const iron::Setting& setting, const iron::State& state,
                            const Wish& wish) {
  const auto range = iron::speeds_of(setting, state, wish.ship);
  if (!range || wish.coast) {
    const int coasting = std::abs(iron::coasting_of(state, wish.ship));
    return {coasting, coasting};
  }
  if (wish.way == Way::Astern) {
    return {std::max(-range->most, 0), std::max(-range->least, 0)};
  }
  return {std::max(range->least, 0), std::max(range->most, 0)};
}

MoveShip begun(const iron::Setting& setting, const iron::State& state, const Wish& wish) {
  MoveShip move;
  move.ship = wish.ship;
  move.legs = wish.fixed;
  move.ashore = wish.ashore;
  move.tug = wish.tug;
  move.coast = wish.coast && iron::speeds_of(setting, state, wish.ship).has_value();
  return move;
}

/// The speed that legs as they are add up to.
int speed_of(const iron::Setting& setting, const core::table::Path& legs) {
  return static_cast<int>(core::table::length_of(legs).ticks() / iron::run_at(setting, 1).ticks());
}

MoveShip turned_in_place(const iron::Setting& setting, const iron::State& state, const Wish& wish) {
  MoveShip move = begun(setting, state, wish);
  const Pose from = core::table::after(state.ship(wish.ship).pose, wish.fixed);
  move.legs.push_back(core::table::pivot(core::table::bearing(from.at, *wish.to)));
  move.speed = speed_of(setting, wish.fixed);
  return move;
}

MoveShip run_towards(const iron::Setting& setting, const iron::State& state, const Wish& wish) {
  MoveShip move = begun(setting, state, wish);
  const bool astern = wish.way == Way::Astern;
  const Inches half_knot = iron::run_at(setting, 1);
  const Inches before = core::table::length_of(wish.fixed);
  const auto speeds = speeds_for(setting, state, wish);
  const Pose from = core::table::after(state.ship(wish.ship).pose, wish.fixed);
  const Inches radius = iron::least_radius_of(setting, state, move);
  const auto asked = static_cast<int>(std::llround(
      (before.decimal() + way_towards(from, *wish.to, radius, astern)) / half_knot.decimal()));
  const int speed = std::clamp(asked, speeds.least, speeds.most);
  add_run_towards(move.legs, from, *wish.to, half_knot * speed - before, radius, astern);
  move.speed = astern ? -speed : speed;
  return move;
}

bool is_of_steering(std::string_view key) {
  return key == "rudder-right" || key == "rudder-left" || key == "straight-only";
}

/// Among the legal moves of a ship the one that ends nearest to a point.
std::optional<MoveShip> nearest_move(const iron::Setting& setting, const iron::State& state,
                                     ShipId ship, core::table::Point to, bool astern) {
  std::optional<MoveShip> best;
  Inches least;
  for (const MoveShip& move : iron::moves_of(setting, state, ship)) {
    if ((move.speed < 0) != astern && move.speed != 0) {
      continue;
    }
    const Pose end = core::table::after(state.ship(ship).pose, move.legs);
    const Inches off = core::table::distance(end.at, to);
    if (!best || off < least) {
      best = move;
      least = off;
    }
  }
  return best;
}

}  // namespace

Done IroncladDesk::let_captain_act() {
  return act(captains_.at(static_cast<std::size_t>(*asked())).choose(view_of_asked()));
}

void IroncladDesk::change_captain() { captains_ = {}; }

// ---- what is seen ----

std::vector<CardRow> IroncladDesk::cards() const {
  auto cards = ironclad_cards(setting(), seen(), viewer(),
                              seen().hits.empty() ? std::vector<iron::CrossOff>{}
                                                  : iron::boxes_to_choose(setting(), state()));
  for (std::size_t i = 0; i < seen().forts.size(); ++i) {
    cards.at(seen().ships.size() + i).hidden = lies_hidden(seen().forts[i]);
  }
  return cards;
}

void IroncladDesk::paint() {
  const auto& setting = seen_setting();
  for (std::size_t i = 0; i < seen().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const auto& ship = seen().ship(id);
    const auto& sheet = setting.ship(id);
    ShownShip shown;
    shown.on_table = ship.fate != Fate::Left && ship.fate != Fate::Prize;
    shown.afloat = ship.fate == Fate::Afloat;
    shown.side = ship.side;
    shown.pose = ship.pose;
    shown.hull = sheet.hull;
    shown.label = models::words(sheet.name.str());
    if (shown.afloat && ship.speed != 0) {
      shown.label += QStringLiteral(" · ") + half_knots_words(ship.speed);
    }
    shown.stack = ship.stack > 0;
    for (std::size_t gun = 0; gun < sheet.card.guns.size(); ++gun) {
      shown.guns.push_back({sheet.card.guns[gun].mounting, ship.guns[gun].lost, std::nullopt});
    }
    shown.measured = iron::measuring_point(setting, seen(), id);
    shown.can_act = can_act(static_cast<int>(i));
    shown.hurt = !seen().hits.empty() && seen().hits.front().ship == id;
    picture_.ships.push_back(std::move(shown));
  }
  for (std::size_t i = 0; i < seen().forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    const auto& fort = seen().fort(id);
    const auto& sheet = setting.fort(id);
    ShownFort shown;
    shown.side = fort.side;
    shown.footprint = core::table::fort_footprint(setting, seen(), id);
    shown.hidden = lies_hidden(fort);
    shown.label =
        models::words(sheet.name.str()) + (fort.white_flag ? QStringLiteral(" ⚑") : QString{});
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(fort.guns.size()); ++gun) {
      shown.guns.push_back({iron::place_of_gun(setting, seen(), id, gun),
                            sheet.card.guns[gun].square, fort.guns[gun].lost,
                            iron::silent_by(seen(), id, gun).has_value()});
    }
    shown.can_act = can_act(static_cast<int>(seen().ships.size() + i));
    picture_.forts.push_back(std::move(shown));
  }
  for (const auto& laid : seen().laid) {
    for (const Shot& shot : laid) {
      picture_.laid.push_back({iron::field_of_fire(setting, seen(), shot).from,
                               iron::aiming_point(setting, seen(), shot.target)});
    }
  }
}

ShownArc IroncladDesk::arc_of(const Shot& gun) const {
  const auto field = iron::field_of_fire(seen_setting(), seen(), gun);
  const auto& box = iron::gun_of(seen_setting(), gun);
  ShownArc arc{field.from, field.heading, field.arcs, {}};
  for (const Inches limit :
       seen_setting().charts.ranges.at(static_cast<std::size_t>(box.type)).upper) {
    arc.reaches.push_back(limit.decimal() * seen_setting().options.table_scale);
  }
  return arc;
}

std::vector<ShownArc> IroncladDesk::arcs_of(int number) const {
  std::vector<ShownArc> arcs;
  std::vector<std::pair<core::table::Mounting, core::table::GunType>> drawn;
  for (const Shot& gun : guns_of(number)) {
    const auto& box = iron::gun_of(seen_setting(), gun);
    const bool lost = gun.from_fort ? seen().fort(gun.fort).guns.at(gun.gun).lost
                                    : seen().ship(gun.ship).guns.at(gun.gun).lost;
    // Two that stand and reach alike look alike.
    const std::pair look{box.mounting, box.type};
    if (!lost && !iron::is_mortar(seen_setting(), gun) &&
        std::ranges::find(drawn, look) == drawn.end()) {
      drawn.push_back(look);
      arcs.push_back(arc_of(gun));
    }
  }
  return arcs;
}

std::vector<Stage> IroncladDesk::happened(const iron::State& before,
                                          const std::vector<iron::Event>& events,
                                          std::span<const core::tabletop::BattleLine> /*told*/) {
  take_report(events);
  std::vector<Stage> stages;
  const bool fired = std::ranges::any_of(events, [](const iron::Event& event) {
    return std::holds_alternative<iron::MortarsDone>(event);
  });
  if (fired) {
    // The last gun was laid by the choice that let all of them fire.
    Stage fire;
    for (const auto& laid : before.laid) {
      for (const Shot& shot : laid) {
        fire.flashes.push_back({iron::field_of_fire(setting(), before, shot).from,
                                iron::aiming_point(setting(), before, shot.target)});
      }
    }
    stages.push_back(std::move(fire));
  }
  bool drifting = false;
  for (const iron::Event& event : events) {
    const auto* const moved = std::get_if<iron::Moved>(&event);
    if (moved == nullptr || moved->legs.empty()) {
      continue;
    }
    if (!(drifting && moved->drifted)) {
      stages.emplace_back();
    }
    drifting = moved->drifted;
    stages.back().passages.push_back({moved->ship, moved->from, {}, moved->legs, moved->run});
  }
  return stages;
}

// ---- words ----

QString IroncladDesk::turn_words() const {
  return TablePlay::tr("turn %1 of %2").arg(seen().turn).arg(setting().battle.turns);
}

QString IroncladDesk::step_words() const { return iron_step_words(state().step); }

QString IroncladDesk::moment_words(const core::tabletop::BattleMoment& when) const {
  return TableLog::tr("Turn %1: %2")
      .arg(when.turn)
      .arg(iron_step_words(static_cast<iron::Step>(when.step)));
}

QString IroncladDesk::result() const {
  if (!state().result) {
    return {};
  }
  const auto& result = *state().result;
  if (!result.winner) {
    return TablePlay::tr("The battle is drawn after %n turns.", nullptr, state().turn);
  }
  return result.greater
             ? TablePlay::tr("A great victory of the %1 after %n turns.", nullptr, state().turn)
                   .arg(name_of_side(*result.winner))
             : TablePlay::tr("A victory of the %1 after %n turns.", nullptr, state().turn)
                   .arg(name_of_side(*result.winner));
}

QString IroncladDesk::task_words() const {
  switch (task()) {
    case Task::None:
    case Task::Board:
      return {};
    case Task::Embark:
      return TablePlay::tr("%n boarding parties may embark: select a ship.", nullptr,
                           state().parties);
    case Task::Move: {
      const auto left = std::ranges::count_if(seen().ships, [&](const iron::Ship& ship) {
        return ship.fate == Fate::Afloat && ship.side == asked() && !ship.moved &&
               ship.aground == iron::Aground::No;
      });
      return left > 0 ? TablePlay::tr("%n ships have yet to move. Drag a ship along its course.",
                                      nullptr, static_cast<int>(left))
                      : TablePlay::tr("No ship is left to move.");
    }
    case Task::Fire:
      return TablePlay::tr(
          "Select a ship or fort, then click its target: every gun that bears is laid.");
    case Task::Waterline:
      return TablePlay::tr("A hit at the waterline of %1: draft boxes, or as many guns?")
          .arg(name_of(seen().hits.front().ship.value()));
    case Task::Hits:
      return TablePlay::tr("%n hits on %1 to mark: %2. Click a box of the card.", nullptr,
                           seen().hits.front().left)
          .arg(name_of(seen().hits.front().ship.value()), hits_words(seen().hits.front().kind));
    case Task::Over:
      return result();
  }
  return {};
}

QString IroncladDesk::end_words() const {
  switch (task()) {
    case Task::Embark:
      return TablePlay::tr("All embarked");
    case Task::Move:
      return TablePlay::tr("End of moves");
    case Task::Fire: {
      const auto side = asked();
      const bool none = side && state().laid.at(static_cast<std::size_t>(*side)).empty();
      return none ? TablePlay::tr("Hold fire") : TablePlay::tr("Guns are laid");
    }
    case Task::None:
    case Task::Board:
    case Task::Waterline:
    case Task::Hits:
    case Task::Over:
      break;
  }
  return {};
}

QString IroncladDesk::speed_words(int number) const {
  if (task() != Task::Move || !picture_.is_ship(number) || !may_steer(number)) {
    return {};
  }
  const ShipId ship = ship_of(number);
  const auto range = iron::speeds_of(setting(), state(), ship);
  const QString now = half_knots_words(seen().ship(ship).speed);
  if (!range) {
    return TablePlay::tr("%1; without power: %2")
        .arg(now, half_knots_words(iron::coasting_of(state(), ship)));
  }
  return TablePlay::tr("%1; this move %2 to %3")
      .arg(now, half_knots_words(range->least), half_knots_words(range->most));
}

// ---- what is to be done ----

Task IroncladDesk::task() const {
  if (state().result) {
    return Task::Over;
  }
  if (!state().hits.empty()) {
    return iron::asks_waterline(state()) ? Task::Waterline : Task::Hits;
  }
  if (state().step == iron::Step::Embarking) {
    return Task::Embark;
  }
  return iron::is_movement(state().step) ? Task::Move : Task::Fire;
}

bool IroncladDesk::can_end() const {
  const auto side = asked();
  return side && match().judge(iron::EndStep{*side}).has_value();
}

Done IroncladDesk::end_step() {
  const auto side = asked();
  return side ? act(iron::EndStep{*side}) : std::nullopt;
}

bool IroncladDesk::can_act(int number) const {
  if (!is_own(number)) {
    return false;
  }
  if (number >= static_cast<int>(seen().ships.size())) {
    return task() == Task::Fire;
  }
  const auto& log = seen().ship(ship_of(number));
  if (log.fate != Fate::Afloat) {
    return false;
  }
  switch (task()) {
    case Task::Move:
      return !log.moved && log.aground == iron::Aground::No;
    case Task::Fire:
      return std::ranges::any_of(log.guns, [&](const iron::GunState& gun) {
        return !gun.lost && gun.fired_in != seen().turn;
      });
    case Task::Embark:
      return true;
    case Task::Hits:
    case Task::Waterline:
      return pressing() == number;
    case Task::None:
    case Task::Board:
    case Task::Over:
      return false;
  }
  return false;
}

std::optional<int> IroncladDesk::pressing() const {
  return seen().hits.empty() ? std::nullopt : std::optional<int>{seen().hits.front().ship.value()};
}

// ---- courses ----

bool IroncladDesk::may_steer(int ship) const { return can_act(ship); }

std::optional<core::table::Refusal> IroncladDesk::why_not_steered(int ship) const {
  MoveShip stays;
  stays.ship = ship_of(ship);
  return fault_of(stays);
}

Draft IroncladDesk::draft_of(const MoveShip& move) {
  drafted_ = move;
  Draft draft;
  draft.ship = move.ship;
  draft.legs = move.legs;
  draft.end = core::table::after(state().ship(move.ship).pose, move.legs);
  draft.words = TablePlay::tr("%1: %2").arg(half_knots_words(move.speed), path_words(move.legs));
  if (const auto judged = match().judge(move); !judged) {
    draft.refusal = judged.error();
  }
  return draft;
}

Draft IroncladDesk::draft(const Wish& drawn) {
  Wish wish = drawn;
  wish.tug = tug_;
  wished_ = wish.to;
  drafted_astern_ = wish.way == Way::Astern;
  if (!wish.to) {
    MoveShip move = begun(setting(), state(), wish);
    move.speed = speed_of(setting(), move.legs);
    return draft_of(move);
  }
  Draft draft = draft_of(wish.way == Way::InPlace ? turned_in_place(setting(), state(), wish)
                                                  : run_towards(setting(), state(), wish));
  if (draft.refusal && is_of_steering(draft.refusal->key)) {
    if (auto forced = nearest_legal()) {
      return *forced;
    }
  }
  return draft;
}

std::optional<Draft> IroncladDesk::nearest_legal() {
  if (!drafted_ || !wished_) {
    return std::nullopt;
  }
  const auto move = nearest_move(setting(), state(), drafted_->ship, *wished_, drafted_astern_);
  return move ? std::optional{draft_of(*move)} : std::nullopt;
}

Done IroncladDesk::give_draft() { return drafted_ ? act(MoveShip{*drafted_}) : std::nullopt; }

Inches IroncladDesk::run_on(int ship) const {
  return iron::run_at(setting(), std::max(std::abs(seen().ship(ship_of(ship)).speed), iron::kKnot));
}

bool IroncladDesk::can_turn_in_place(int ship) const {
  return picture_.is_ship(ship) && setting().ship(ship_of(ship)).side_wheel;
}

bool IroncladDesk::can_coast() const { return true; }

std::unique_ptr<BattleDesk> ironclad_desk(core::tabletop::BattleMatch match) {
  auto desk = std::make_unique<IroncladDesk>(std::move(match));
  desk->recall();
  return desk;
}

}  // namespace tableview
