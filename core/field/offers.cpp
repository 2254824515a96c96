// Private to this room.
#include "core/field/offers.h"

#include "core/field/bring_in.h"
#include "core/field/charge.h"
#include "core/field/firing.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/rates.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>

namespace core::field {
namespace {

constexpr Inches kSeesTo = Inches::of(40);
constexpr Inches kNearHouse = Inches::of(1);
constexpr int kDetachmentMen = 8;

Leg leg(LegKind kind, Inches length = {}, int degrees = 0) {
  return {kind, length, degrees * Heading::kDegree, {}, 0, {}};
}

Leg form(Formation formation, int ranks) {
  return {LegKind::Form, {}, 0, formation, static_cast<std::uint8_t>(ranks), {}};
}

/// The nearest enemies of a unit that it knows of, the first first.
std::vector<UnitId> enemies_of(const State& state, const Unit& unit, Inches within) {
  std::vector<UnitId> all;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& other = state.units[i];
    if (other.on_table() && other.side != unit.side && !other.hidden &&
        table::within(other.pose.at, unit.pose.at, within)) {
      all.push_back(unit_id(i));
    }
  }
  std::ranges::stable_sort(all, {}, [&](UnitId id) {
    return table::distance_squared(state.unit(id).pose.at, unit.pose.at);
  });
  return all;
}

void add_drills(const Unit& unit, std::vector<std::vector<Leg>>& all) {
  if (unit.muster.type == TroopType::Battery) {
    all.push_back({form(
        unit.formation == Formation::Limbered ? Formation::InAction : Formation::Limbered, 1)});
    return;
  }
  if (unit.formation != Formation::Column) {
    all.push_back({form(Formation::Column, 4)});
  }
  if (unit.formation != Formation::Line) {
    all.push_back({form(Formation::Line, 2)});
  }
  if (unit.muster.type == TroopType::Infantry && unit.formation != Formation::Open) {
    all.push_back({form(Formation::Open, 1)});
    all.push_back({form(Formation::Extended, 1)});
  }
  if (unit.muster.may_dismount) {
    all.push_back({{LegKind::Mount, {}, 0, Formation::Line, 2, {}}});
  }
}

/// As far ahead as the move allows, or so far.
void add_ahead(Inches rate, std::vector<std::vector<Leg>>& all) {
  constexpr int kOblique = 30;
  constexpr int kWheel = 45;
  const Inches half = rate / 2;
  for (const Inches length : {rate, half, Inches::of(4)}) {
    all.push_back({leg(LegKind::Advance, length)});
  }
  for (const int side : {-1, 1}) {
    all.push_back({leg(LegKind::Advance, rate, kOblique * side)});
    all.push_back({leg(LegKind::Wheel, {}, kWheel * side)});
    all.push_back({leg(LegKind::Face, {}, 90 * side)});
  }
  all.push_back({leg(LegKind::Back, half)});
  all.push_back({leg(LegKind::Face, {}, 180), leg(LegKind::Advance, half)});
}

void add_places(const Setting& setting, const Unit& unit, std::vector<std::vector<Leg>>& all) {
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    if (table::within_of(setting.sections[i].polygon, unit.pose.at, kNearHouse + Inches::of(2))) {
      Leg enter = leg(LegKind::Enter);
      enter.section = SectionId{static_cast<std::uint8_t>(i)};
      all.push_back({enter});
    }
  }
  if (is_housed(unit)) {
    Leg out = leg(LegKind::Leave);
    out.formation = Formation::Open;
    out.ranks = 1;
    all.push_back({out});
  }
  all.push_back({leg(LegKind::Ford)});
  all.push_back({leg(LegKind::Off)});
}

void add_moves(const Setting& setting, const State& state, Side side, std::vector<Action>& all) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    const UnitId id = unit_id(i);
    if (unit.side != side || !may_be_ordered(setting, state, id) || unit.now.written) {
      continue;
    }
    for (MoveUnit& each : moves_for(setting, state, id)) {
      all.emplace_back(std::move(each));
    }
    if (unit.muster.type == TroopType::Infantry && !unit.regiment) {
      all.emplace_back(SendDetachment{id, kDetachmentMen, Formation::Open});
    }
  }
  for (std::size_t i = 0; i < state.generals.size(); ++i) {
    const General& general = state.generals[i];
    const GeneralId id{static_cast<std::uint8_t>(i)};
    if (general.side != side || !general.alive || general.rides_to) {
      continue;
    }
    for (std::size_t j = 0; j < state.units.size(); ++j) {
      if (state.units[j].side == side && state.units[j].on_table() &&
          table::within(state.units[j].pose.at, general.at, Inches::of(18))) {
        all.emplace_back(Ride{id, state.units[j].pose.at, unit_id(j)});
      }
    }
  }
}

void add_orders(const State& state, Side side, std::vector<Action>& all) {
  for (std::size_t i = 0; i < state.generals.size(); ++i) {
    if (state.generals[i].side != side) {
      continue;
    }
    const GeneralId general{static_cast<std::uint8_t>(i)};
    for (std::size_t j = 0; j < state.units.size(); ++j) {
      const Unit& unit = state.units[j];
      if (unit.side != side || !unit.on_table()) {
        continue;
      }
      const auto enemies = enemies_of(state, unit, Inches::of(100));
      if (unit.order.kind != OrderKind::Hold) {
        all.emplace_back(GiveOrder{general, unit_id(j), Order{OrderKind::Hold, {}, {}, {}, {}}});
      }
      if (!enemies.empty() && unit.order.kind != OrderKind::Attack) {
        all.emplace_back(
            GiveOrder{general, unit_id(j), Order{OrderKind::Attack, {}, {}, enemies.front(), {}}});
      }
    }
  }
}

void add_charges(const Setting& setting, const State& state, Side side, std::vector<Action>& all) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (state.units[i].side != side) {
      continue;
    }
    const UnitId id = unit_id(i);
    if (state.units[i].now.charge) {
      all.emplace_back(DeclareCharge{id, std::nullopt});
      continue;
    }
    for (const UnitId target : charge_targets(setting, state, id)) {
      all.emplace_back(DeclareCharge{id, target});
    }
  }
}

void add_answers(const State& state, Side side, std::vector<Action>& all) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const auto& charge = state.units[i].now.charge;
    if (charge && !charge->counter && state.unit(charge->target).side == side) {
      all.emplace_back(Countercharge{charge->target, unit_id(i)});
      if (!state.unit(charge->target).now.evades) {
        all.emplace_back(FallBack{charge->target});
      }
    }
  }
}

void add_aims(const Setting& setting, const State& state, Side side, std::vector<Action>& all) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.side != side || !unit.on_table()) {
      continue;
    }
    for (std::size_t gun = 0; gun < unit.guns.size(); ++gun) {
      for (Laying& each : aims_for(setting, state, unit_id(i), static_cast<std::uint8_t>(gun))) {
        if (std::ranges::find(state.laid, each) == state.laid.end()) {
          all.emplace_back(LayGun{each});
        }
      }
    }
  }
}

void add_volleys(const Setting& setting, const State& state, Side side, std::vector<Action>& all) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const UnitId id = unit_id(i);
    const bool written =
        std::ranges::any_of(state.volleys, [&](const Volley& each) { return each.unit == id; });
    if (state.units[i].side != side || written) {
      continue;
    }
    const auto targets = targets_of(setting, state, id);
    if (!targets.empty()) {
      all.emplace_back(FireVolley{{id, std::nullopt, false}});
    }
    for (const UnitId target : targets) {
      all.emplace_back(FireVolley{{id, target, false}});
      if (is_open(state.units[i].formation)) {
        all.emplace_back(FireVolley{{id, target, true}});
        const auto& figures = state.unit(target).figures;
        for (std::size_t who = 0; who < figures.size(); ++who) {
          if (figures[who].present() && is_officer(figures[who].kind)) {
            all.emplace_back(FireVolley{{id, target, true, static_cast<std::uint8_t>(who)}});
          }
        }
      }
    }
  }
}

}  // namespace

std::vector<MoveUnit> moves_for(const Setting& setting, const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  std::vector<std::vector<Leg>> all;
  add_ahead(rate_of(setting, state, unit), all);
  add_drills(unit, all);
  add_places(setting, unit, all);
  std::vector<MoveUnit> moves;
  moves.reserve(all.size() + 3);
  for (auto& legs : all) {
    moves.push_back({id, std::move(legs), false});
  }
  if (is_mounted(unit) && unit.rest > 0) {
    moves.push_back({id, {leg(LegKind::Advance, rate_of(setting, state, unit, true))}, true});
  }
  const auto enemies = enemies_of(state, unit, kSeesTo);
  for (std::size_t i = 0; i < enemies.size() && i < 2; ++i) {
    auto legs = legs_towards(setting, state, id, state.unit(enemies[i]).pose.at);
    if (!legs.empty()) {
      moves.push_back({id, std::move(legs), false});
    }
  }
  return moves;
}

std::vector<Laying> aims_for(const Setting& setting, const State& state, UnitId id,
                             std::uint8_t gun) {
  std::vector<Laying> all;
  const Unit& unit = state.unit(id);
  for (const UnitId enemy : enemies_of(state, unit, setting.charts.ranges.ball)) {
    const Unit& target = state.unit(enemy);
    const Figure* nearest = nullptr;
    for (const Figure& figure : target.figures) {
      if (figure.present() &&
          (nearest == nullptr ||
           table::distance_squared(figure.at, unit.guns.at(gun).muzzle.at) <
               table::distance_squared(nearest->at, unit.guns.at(gun).muzzle.at))) {
        nearest = &figure;
      }
    }
    if (nearest == nullptr) {
      continue;
    }
    for (const ShotKind kind : {ShotKind::Ball, ShotKind::Canister, ShotKind::Shell}) {
      all.push_back({id, gun, kind, nearest->at});
    }
  }
  return all;
}

std::vector<Action> choices_for(const Setting& setting, const State& state, Side side) {
  std::vector<Action> all;
  switch (state.step) {
    case Step::Orders:
      add_orders(state, side, all);
      break;
    case Step::Charges:
      add_charges(setting, state, side, all);
      break;
    case Step::Answers:
      add_answers(state, side, all);
      break;
    case Step::Movement:
      add_moves(setting, state, side, all);
      break;
    case Step::Artillery:
      add_aims(setting, state, side, all);
      break;
    case Step::Musketry:
      add_volleys(setting, state, side, all);
      break;
    case Step::Melee:
      if (auto best = best_bring_in(setting, state, side)) {
        all.emplace_back(std::move(*best));
      }
      break;
  }
  all.emplace_back(EndStep{side});
  return all;
}

}  // namespace core::field
