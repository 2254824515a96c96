#include "core/field/combats.h"

#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

/// [FB-328] Horse holders and dismounted men fight on foot, mounted officers as horsemen.
bool fights_mounted(const Unit& unit, const Figure& figure) noexcept {
  return !figure.tending && is_mounted(unit, figure);
}

/// What stands for a gunner or a crew beside their own bases: who touches the gun has come to
/// grips with them.
std::optional<Body> vehicle_of(const Charts& charts, const Unit& unit, const Figure& figure) {
  const auto behind = [](Pose front, const Base& base) {
    return rectangle_at({table::aboard(front, -(base.depth / 2), Inches{}), front.heading},
                        base.frontage, base.depth);
  };
  if (figure.kind == FigureKind::Gunner && figure.gun != kNoPlace) {
    const GunModel& gun = unit.guns.at(static_cast<std::size_t>(figure.gun));
    const bool limbered = unit.formation == Formation::Limbered;
    return gun.destroyed
               ? std::nullopt
               : std::optional{behind(gun.muzzle, limbered ? charts.bases.team : charts.bases.gun)};
  }
  if (figure.kind == FigureKind::Driver) {
    if (unit.muster.type == TroopType::Boat) {
      return behind(unit.pose, charts.bases.boat);
    }
    return rectangle_at({figure.at, unit.pose.heading}, charts.bases.wagon.frontage,
                        charts.bases.wagon.depth);
  }
  return std::nullopt;
}

/// Whether a figure stands on a base of its own: gunners on their team and drivers do not.
bool stands_alone(const Unit& unit, const Figure& figure) noexcept {
  return is_officer(figure.kind) || figure.kind == FigureKind::Man ||
         (figure.kind == FigureKind::Gunner && unit.formation != Formation::Limbered);
}

Fighter fighter_of(const Charts& charts, const Unit& unit, UnitId id, std::size_t index) {
  const Figure& figure = unit.figures[index];
  Fighter fighter;
  fighter.id = {id, static_cast<std::uint8_t>(index)};
  fighter.side = unit.side;
  fighter.horse = fights_mounted(unit, figure);
  fighter.at = figure.at;
  fighter.heading = unit.pose.heading;
  if (figure.section != kNoPlace) {
    fighter.section = SectionId{static_cast<std::uint8_t>(figure.section)};
    return fighter;
  }
  if (stands_alone(unit, figure)) {
    fighter.bodies.push_back(body_of(charts, unit, index));
  }
  if (const auto vehicle = vehicle_of(charts, unit, figure); vehicle && !figure.apart) {
    fighter.bodies.push_back(*vehicle);
  }
  return fighter;
}

Fighter fighter_of(const Charts& charts, const Unit& unit, UnitId id, const General& general) {
  Fighter fighter;
  fighter.id = {id, kGeneralFigure};
  fighter.side = unit.side;
  fighter.horse = true;
  fighter.at = general.at;
  fighter.heading = unit.pose.heading;
  fighter.bodies.push_back(rectangle_at({general.at, unit.pose.heading},
                                        charts.bases.mounted.frontage, charts.bases.mounted.depth));
  return fighter;
}

bool is_at_wall(const Setting& setting, const Fighter& outside, SectionId section) {
  const table::Polygon& polygon = setting.sections.at(section.value()).polygon;
  return !outside.horse && std::ranges::any_of(outside.bodies, [&](const Body& body) {
    return table::within_of(body.corners, polygon, kContact);
  });
}

bool bodies_touch(const Fighter& a, const Fighter& b) {
  for (const Body& one : a.bodies) {
    for (const Body& other : b.bodies) {
      if (in_contact(one, other)) {
        return true;
      }
    }
  }
  return false;
}

/// To a thousandth of an inch: what is drawn up exactly is as near to the right as to the left.
std::int64_t how_far(const Fighter& a, const Fighter& b) noexcept {
  constexpr std::int64_t kGrain = 10;
  return (table::distance(a.at, b.at).ticks() + kGrain / 2) / kGrain;
}

/// The figures of a melee while they are paired off: of both sides from the attacker's right to
/// his left.
class PairingOff {
 public:
  PairingOff(const Setting& setting, const std::vector<Fighter>& fighters, Side attacker,
             Heading facing)
      : setting_{&setting}, facing_{facing} {
    for (const Fighter& each : fighters) {
      (each.side == attacker ? attackers_ : defenders_).push_back({&each, {}});
    }
    sort(attackers_);
    sort(defenders_);
  }

  std::vector<Combat> run() {
    for (Paired& each : attackers_) {
      match(each);
    }
    // [FB-326] (2) and with it (3): a horseman fights all on foot who touch him.
    join_all(attackers_, defenders_, &Combat::attackers, &Combat::defenders);
    join_all(defenders_, attackers_, &Combat::defenders, &Combat::attackers);
    return std::move(combats_);
  }

 private:
  using Members = std::vector<FigureId> Combat::*;

  struct Paired {
    const Fighter* fighter;
    std::optional<std::size_t> combat;
  };

  void sort(std::vector<Paired>& side) const {
    std::stable_sort(side.begin(), side.end(), [&](const Paired& a, const Paired& b) {
      const auto x = rightness(a.fighter->at, facing_);
      const auto y = rightness(b.fighter->at, facing_);
      return x != y ? x > y : a.fighter->id < b.fighter->id;
    });
  }

  /// Enemies in contact, the nearest first, of equally near ones the one further right.
  std::vector<Paired*> nearest(const Fighter& fighter, std::vector<Paired>& enemies) const {
    std::vector<Paired*> found;
    for (Paired& each : enemies) {
      if (can_fight(*setting_, fighter, *each.fighter)) {
        found.push_back(&each);
      }
    }
    std::stable_sort(found.begin(), found.end(), [&](const Paired* a, const Paired* b) {
      return how_far(fighter, *a->fighter) < how_far(fighter, *b->fighter);
    });
    return found;
  }

  void match(Paired& attacker) {
    for (Paired* const enemy : nearest(*attacker.fighter, defenders_)) {
      if (enemy->combat) {
        continue;
      }
      Combat combat{{attacker.fighter->id}, {enemy->fighter->id}, {}};
      if (attacker.fighter->section != enemy->fighter->section) {
        combat.housed = enemy->fighter->section ? enemy->fighter->side : attacker.fighter->side;
      }
      attacker.combat = enemy->combat = combats_.size();
      combats_.push_back(std::move(combat));
      return;
    }
  }

  void join_all(std::vector<Paired>& side, std::vector<Paired>& enemies, Members own,
                Members against) {
    for (Paired& each : side) {
      if (each.combat) {
        continue;
      }
      for (Paired* const enemy : nearest(*each.fighter, enemies)) {
        if (!enemy->combat) {
          continue;
        }
        Combat& combat = combats_[*enemy->combat];
        if (combat.housed || each.fighter->section != enemy->fighter->section ||
            (combat.*against).size() != 1 || horse_of(combat.*own, side) != each.fighter->horse ||
            !may_join_against(each.fighter->horse, (combat.*own).size(), enemy->fighter->horse)) {
          continue;
        }
        (combat.*own).push_back(each.fighter->id);
        each.combat = enemy->combat;
        break;
      }
    }
  }

  static bool horse_of(const std::vector<FigureId>& ids, const std::vector<Paired>& side) {
    const auto found = std::ranges::find_if(
        side, [&](const Paired& each) { return each.fighter->id == ids.front(); });
    return found->fighter->horse;
  }

  const Setting* setting_;
  Heading facing_;
  std::vector<Paired> attackers_;
  std::vector<Paired> defenders_;
  std::vector<Combat> combats_;
};

}  // namespace

std::vector<Fighter> fighters_of(const Setting& setting, const State& state,
                                 const std::vector<UnitId>& units) {
  std::vector<Fighter> fighters;
  for (const UnitId id : units) {
    const Unit& unit = state.unit(id);
    if (!unit.on_table()) {
      continue;
    }
    for (std::size_t i = 0; i < unit.figures.size(); ++i) {
      if (unit.figures[i].present()) {
        fighters.push_back(fighter_of(setting.charts, unit, id, i));
      }
    }
    if (unit.general) {
      fighters.push_back(fighter_of(setting.charts, unit, id, state.general(*unit.general)));
    }
  }
  return fighters;
}

bool touch_each_other(const Setting& setting, const Fighter& a, const Fighter& b) {
  if (a.section || b.section) {
    if (a.section && b.section) {
      return a.section == b.section;
    }
    return a.section ? is_at_wall(setting, b, *a.section) : is_at_wall(setting, a, *b.section);
  }
  return bodies_touch(a, b);
}

bool can_fight(const Setting& setting, const Fighter& a, const Fighter& b) {
  if (a.section.has_value() != b.section.has_value()) {
    return a.section ? b.storms == a.section : a.storms == b.section;
  }
  return touch_each_other(setting, a, b);
}

bool may_join_against(bool horse, std::size_t already, bool enemy_horse) noexcept {
  constexpr std::size_t kSameArm = 2;
  constexpr std::size_t kFootAgainstHorse = 3;
  if (horse == enemy_horse) {
    return already < kSameArm;
  }
  return !horse && already < kFootAgainstHorse;
}

std::int64_t rightness(Point at, Heading heading) noexcept {
  constexpr std::int64_t kGrain = 10;
  const std::int64_t right =
      (at.x.ticks() * table::cosine(heading) - at.y.ticks() * table::sine(heading)) /
      (std::int64_t{1} << table::kSineBits);
  return (right + (right >= 0 ? kGrain / 2 : -kGrain / 2)) / kGrain;
}

std::vector<Combat> pair_off(const Setting& setting, const std::vector<Fighter>& fighters,
                             Side attacker, Heading facing) {
  return PairingOff{setting, fighters, attacker, facing}.run();
}

Heading facing_of(const State& state, const Melee& melee) {
  for (const UnitId id : melee.units) {
    if (state.unit(id).side == melee.attacker) {
      return state.unit(id).pose.heading;
    }
  }
  return {};
}

}  // namespace core::field
