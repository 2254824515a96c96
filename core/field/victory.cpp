#include "core/field/victory.h"

#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/losses.h"
#include "core/field/morale.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

constexpr int kPercent = 100;
constexpr int kThousandths = 1000;

bool is_formed_and_good(const Unit& unit) noexcept { return is_formed(unit) && is_good(unit); }

/// Whether a point lies on the same side of a stream as another one.
bool same_bank(const Stream& stream, Point a, Point b) {
  for (std::size_t i = 0; i + 1 < stream.points.size(); ++i) {
    if (table::lines_touch(stream.points[i], stream.points[i + 1], a, b)) {
      return false;
    }
  }
  return true;
}

bool stands_there(const Setting& setting, const StandsNear& test, const Unit& unit) {
  if (unit.side != test.side || !(test.in_part ? is_good(unit) : is_formed_and_good(unit))) {
    return false;
  }
  const auto is_there = [&](const Figure& figure) {
    if (!table::within(figure.at, test.at, test.within)) {
      return false;
    }
    return !test.stream ||
           (!water_at(setting, figure.at) &&
            same_bank(setting.battle.streams.at(*test.stream), figure.at, test.beyond));
  };
  if (test.in_part) {
    return std::ranges::any_of(
        unit.figures, [&](const Figure& figure) { return figure.present() && is_there(figure); });
  }
  return std::ranges::all_of(
      unit.figures, [&](const Figure& figure) { return !figure.present() || is_there(figure); });
}

/// How much of a line has nobody of a side near it, in steps of a tenth of an inch.
Inches given_up(const State& state, const LineGivenUp& test, const GroundLine& line) {
  const Inches step = Inches::ratio(1, 10);
  Inches free;
  for (std::size_t i = 0; i + 1 < line.points.size(); ++i) {
    const Inches length = table::distance(line.points[i], line.points[i + 1]);
    const Heading way = table::bearing(line.points[i], line.points[i + 1]);
    for (Inches gone; gone + step <= length; gone += step) {
      const Point at = table::along(line.points[i], way, gone + step / 2);
      const bool held = std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.side == test.side && is_formed_and_good(unit) &&
               std::ranges::any_of(unit.figures, [&](const Figure& figure) {
                 return figure.present() && table::within(figure.at, at, test.within);
               });
      });
      free += held ? Inches{} : step;
    }
  }
  return free;
}

int good_units(const State& state, Side side) {
  return static_cast<int>(std::ranges::count_if(
      state.units, [&](const Unit& unit) { return unit.side == side && is_good(unit); }));
}

int strength_at_start(const Setting& setting, Side side) {
  const State start = begin(setting, 0);
  int sum = 0;
  for (std::size_t i = 0; i < start.units.size(); ++i) {
    if (start.units[i].side == side) {
      State there = start;
      there.units[i].where = Where::OnTable;
      sum += strength_of(setting, there, unit_id(i));
    }
  }
  return sum;
}

bool holds_section(const State& state, SectionId section, Side side) {
  if (has_enemy_in(state, section, side)) {
    return false;
  }
  return has_enemy_in(state, section, board::enemy_of(side)) ||
         state.sections.at(section.value()).held_by == side;
}

/// Rank and file and officers of a side that are gone: what "figures lost" counts.
int figures_lost(const State& state, Side side) {
  int count = 0;
  for (const Unit& unit : state.units) {
    if (unit.side == side) {
      count += static_cast<int>(std::ranges::count_if(unit.figures, [](const Figure& figure) {
        return figure.fate == Fate::Killed || figure.fate == Fate::Captured;
      }));
    }
  }
  return count;
}

/// Taken, or one of a unit that has surrendered.
bool is_captive(const Unit& unit, const Figure& figure) {
  return figure.fate == Fate::Captured || (figure.present() && unit.where == Where::Surrendered);
}

/// [FB-492] Off the table by morale or at half strength, by himself or with his unit.
bool has_run(const Unit& unit, const Figure& figure) {
  const bool all = unit.where == Where::Dispersed || unit.where == Where::Fled;
  return figure.fate == Fate::Dispersed || figure.fate == Fate::Fled || (all && figure.present());
}

/// [FB-492] Figures lost, with those who have run.
int figures_gone(const State& state, Side side) {
  int count = 0;
  for (const Unit& unit : state.units) {
    if (unit.side == side) {
      count += static_cast<int>(std::ranges::count_if(unit.figures, [&](const Figure& figure) {
        return figure.fate == Fate::Killed || is_captive(unit, figure) || has_run(unit, figure);
      }));
    }
  }
  return count;
}

/// [FB-500] [FB-511] Infantry units that are broken. A part made in play counts with what it came
/// from when that is broken too.
int broken_infantry(const Setting& setting, const State& state, Side side) {
  int count = 0;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    const bool counted =
        i >= setting.battle.units.size() && unit.regiment && is_broken(state.unit(*unit.regiment));
    count +=
        unit.side == side && unit.muster.type == TroopType::Infantry && is_broken(unit) && !counted
            ? 1
            : 0;
  }
  return count;
}

int count_of(const Setting& setting, const State& state, const ScoreTerm& term) {
  const Battle& battle = setting.battle;
  const Side enemy = board::enemy_of(term.side);
  switch (term.kind) {
    case ScoreKind::DumpBurnt:
    case ScoreKind::TrainBurnt: {
      const StoreKind kind = term.kind == ScoreKind::DumpBurnt ? StoreKind::Dump : StoreKind::Train;
      int count = 0;
      for (std::size_t i = 0; i < battle.stores.size(); ++i) {
        count += battle.stores[i].kind == kind && state.stores[i].burning ? 1 : 0;
      }
      return count;
    }
    case ScoreKind::SectionBurnt:
      return static_cast<int>(std::ranges::count_if(term.sections, [&](SectionId section) {
        const Section& now = state.sections.at(section.value());
        return now.burns_since || now.ruined;
      }));
    case ScoreKind::EnemyLost:
      return figures_lost(state, enemy);
    case ScoreKind::OwnLost:  // [FB-492] who has run is lost to his side as well
      return figures_gone(state, term.side);
    case ScoreKind::OwnUnitLeft:
      return static_cast<int>(std::ranges::count_if(state.units, [&](const Unit& unit) {
        return unit.side == term.side && unit.on_table();
      }));
    case ScoreKind::HoldsSections:
      return std::ranges::all_of(
                 term.sections,
                 [&](SectionId section) { return holds_section(state, section, term.side); })
                 ? 1
                 : 0;
    case ScoreKind::EnemyInfantryBroken:
      return broken_infantry(setting, state, enemy);
    case ScoreKind::GunTaken: {
      int count = 0;
      for (const Unit& unit : state.units) {
        count += static_cast<int>(std::ranges::count_if(unit.guns, [&](const GunModel& gun) {
          return unit.side == enemy && gun.taken_by == term.side;
        }));
      }
      return count;
    }
  }
  return 0;
}

struct Asked {
  const Setting& setting;
  const State& state;

  bool operator()(const StandsNear& test) const {
    return std::ranges::any_of(state.units,
                               [&](const Unit& unit) { return stands_there(setting, test, unit); });
  }

  bool operator()(const LossesAtLeast& test) const {
    const SideLosses losses = losses_of(state, test.side);
    const int part = losses.all() * kPercent;
    const int limit = test.percent * losses.began;
    return test.above ? part > limit : part >= limit;
  }

  bool operator()(const InfantryBroken& test) const {
    return test.units <= broken_infantry(setting, state, test.side);
  }

  bool operator()(const LineGivenUp& test) const {
    return given_up(state, test, setting.battle.lines.at(test.line)) >= test.length;
  }

  bool operator()(const StrengthBelow& test) const {
    return strength_of(setting, state, test.side) * kPercent <
           strength_at_start(setting, test.side) * test.percent;
  }

  bool operator()(const FewerGoodUnits& test) const {
    return good_units(state, test.side) < good_units(state, board::enemy_of(test.side));
  }

  bool operator()(const PointsAtLeast& test) const {
    return points_of(setting, state, test.side) >= test.points;
  }

  bool operator()(const LeadAtLeast& test) const {
    return points_of(setting, state, test.side) -
               points_of(setting, state, board::enemy_of(test.side)) >=
           test.points;
  }
};

}  // namespace

SideLosses losses_of(const State& state, Side side) {
  SideLosses losses;
  for (const Unit& unit : state.units) {
    if (unit.side != side) {
      continue;
    }
    for (const Figure& figure : unit.figures) {
      if (is_officer(figure.kind) || figure.fate == Fate::Rejoined) {
        continue;
      }
      ++losses.began;
      losses.killed += figure.fate == Fate::Killed ? 1 : 0;
      losses.captured += is_captive(unit, figure) ? 1 : 0;
      losses.scattered += has_run(unit, figure) ? 1 : 0;
    }
  }
  return losses;
}

bool is_broken(const Unit& unit) noexcept {
  if (unit.where == Where::Rejoined) {
    return false;  // [FB-429] its men are with their regiment
  }
  return unit.broken || at_half(unit) || unit.where == Where::Dispersed ||
         unit.where == Where::Surrendered || unit.where == Where::Fled ||
         unit.where == Where::Destroyed;
}

bool is_good(const Unit& unit) noexcept {
  return unit.on_table() && unit.bad == 0 && !unit.broken && unit.retreat == 0;
}

int points_of(const Setting& setting, const State& state, Side side) {
  int sum = 0;
  for (const ScoreTerm& term : setting.battle.score) {
    if (term.side == side) {
      sum += term.points * (count_of(setting, state, term) / std::max(1, term.per));
    }
  }
  return sum;
}

int strength_of(const Setting& setting, const State& state, UnitId id) {
  constexpr int kGun = 8;  // [FB-522]
  constexpr int kPoorGun = 4;
  constexpr int kServes = 2;
  constexpr int kPoorArm = 800;
  constexpr int kHorse = 3;  // times 1 1/2
  constexpr int kHalves = 2;
  const Unit& unit = state.unit(id);
  if (!unit.on_table() || unit.broken) {
    return 0;
  }
  if (unit.muster.type == TroopType::Battery) {
    int sum = 0;
    for (std::size_t i = 0; i < unit.guns.size(); ++i) {
      const int gunners = gunners_of(unit, i);
      if (!unit.guns[i].destroyed && !unit.guns[i].taken_by && gunners > 0) {
        sum += (gunners >= kServes ? kGun : kPoorGun) * kThousandths;
      }
    }
    return sum;
  }
  if (unit.muster.type != TroopType::Infantry && unit.muster.type != TroopType::Cavalry) {
    return 0;
  }
  constexpr int kFaces = 6;
  const int good = chance_of_good(command_points(setting, state, id),
                                  loss_points(setting, state, id), setting.charts.morale.good);
  const int arm = unit.muster.arm == Arm::RifledMusket ? kThousandths : kPoorArm;
  int strength = fighting_men_of(unit) * arm * good / kFaces;
  if (unit.muster.type == TroopType::Cavalry) {
    strength = strength * kHorse / kHalves;
  }
  return strength;
}

int strength_of(const Setting& setting, const State& state, Side side) {
  int sum = 0;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (state.units[i].side == side) {
      sum += strength_of(setting, state, unit_id(i));
    }
  }
  return sum;
}

bool holds(const Setting& setting, const State& state, const Condition& condition) {
  return std::visit(Asked{setting, state}, condition.is) != condition.negated;
}

std::optional<Result> result_of(const Setting& setting, const State& state, bool over) {
  for (const Outcome& outcome : setting.battle.outcomes) {
    if ((over || outcome.at_once) &&
        std::ranges::all_of(outcome.all, [&](const Condition& condition) {
          return holds(setting, state, condition);
        })) {
      return Result{
          outcome.winner,
          outcome.grade,
          {points_of(setting, state, Side::Union), points_of(setting, state, Side::Confederate)}};
    }
  }
  if (!over) {
    return std::nullopt;
  }
  return Result{std::nullopt, "draw", {}};
}

}  // namespace core::field
