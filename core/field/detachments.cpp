#include "core/field/detachments.h"

#include "core/field/charge.h"
#include "core/field/firers.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/houses.h"
#include "core/field/morale.h"
#include "core/field/movement.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kEights = 8;
constexpr int kMostParts = 3;                           // [FB-425]
constexpr Inches kApart = Inches::of(6);                // [FB-426]
constexpr Inches kReaches = Inches::of(1);              // [FB-429]
constexpr std::int32_t kFront = 45 * Heading::kDegree;  // [FB-432]

int detachments_of(const State& state, UnitId regiment) {
  return static_cast<int>(std::ranges::count_if(
      state.units, [&](const Unit& unit) { return unit.regiment == regiment && unit.on_table(); }));
}

std::vector<std::size_t> men_from_the_left(const Unit& unit) {
  std::vector<std::size_t> men;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (unit.figures[i].present() && unit.figures[i].kind == FigureKind::Man) {
      men.push_back(i);
    }
  }
  std::ranges::stable_sort(men, std::greater{},
                           [&](std::size_t i) { return unit.figures[i].file; });
  return men;
}

/// The detachment as a unit, of figures that are taken out of its regiment.
Unit made_of(const Setting& setting, Unit& regiment, UnitId id, int men, Formation formation) {
  Unit part;
  part.name = base::InternedText{regiment.name.str() + " (detachment)"};
  part.side = regiment.side;
  part.brigade = regiment.brigade;
  part.muster = regiment.muster;
  part.muster.officers = 1;
  part.muster.men = men;
  part.where = Where::OnTable;
  part.pose = regiment.pose;
  part.strength = static_cast<std::int16_t>(men);
  part.command = 1;
  part.regiment = id;
  part.detachment = true;
  part.order = regiment.order;
  part.first_volley = regiment.first_volley;  // [FB-158]
  part.resting = regiment.resting;            // [FB-356] [FB-357] its men have fought
  part.fought_last = regiment.fought_last;
  part.fresh_again = regiment.fresh_again;
  part.exhausted = regiment.exhausted;
  part.hidden = regiment.hidden;  // [FB-496]
  std::vector<std::size_t> taken;
  for (std::size_t i = regiment.figures.size(); i-- > 0 && taken.empty();) {
    if (regiment.figures[i].present() && regiment.figures[i].kind == FigureKind::Officer) {
      taken.push_back(i);
    }
  }
  for (const std::size_t i : men_from_the_left(regiment)) {
    if (static_cast<int>(taken.size()) <= men) {
      taken.push_back(i);
    }
  }
  for (const std::size_t i : taken) {
    part.figures.push_back(regiment.figures[i]);
  }
  std::ranges::sort(taken, std::greater{});
  for (const std::size_t i : taken) {
    regiment.figures.erase(regiment.figures.begin() + static_cast<std::ptrdiff_t>(i));
  }
  dress(setting.charts, part, formation, 1);
  return part;
}

/// A place before the regiment where the detachment has room.
std::optional<Unit> stood_out(const Setting& setting, const State& state, const Unit& part) {
  const Inches step = Inches::ratio(1, 4);
  const Inches most = Inches::of(6);
  for (Inches ahead = step; ahead <= most; ahead += step) {
    Unit there = part;
    there.pose.at = table::along(part.pose.at, part.pose.heading, ahead);
    stand(setting.charts, there);
    if (has_room(setting, state, unit_id(state.units.size()), there)) {
      return there;
    }
  }
  return std::nullopt;
}

/// [FB-426] [FB-429] Between two units; who is in a house may be anywhere in his section.
Inches apart_by(const Setting& setting, const Unit& a, const Unit& b) {
  const auto bodies = [&](const Unit& unit) {
    auto all = bodies_of(setting.charts, unit);
    for (const Figure& figure : unit.figures) {
      if (figure.present() && figure.section != kNoPlace) {
        const table::Box& box = setting.sections.at(static_cast<std::size_t>(figure.section)).box;
        const Point middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
        all.push_back(
            rectangle_at({middle, Heading{}}, box.high.x - box.low.x, box.high.y - box.low.y));
      }
    }
    return all;
  };
  return gap_between(bodies(a), bodies(b));
}

/// [FB-403] A regiment is measured by what it has kept.
void lessen(Unit& regiment, int men) {
  regiment.strength = static_cast<std::int16_t>(regiment.strength - men);
}

/// [FB-434] Whether nothing that horses cannot pass lies straight between two places.
bool may_ride(const Setting& setting, const State& state, const Unit& horses, Point from,
              Point to) {
  const Inches step = Inches::ratio(1, 4);
  const Heading way = table::bearing(from, to);
  for (Inches gone; gone < table::distance(from, to); gone += step) {
    if (going_at(setting, state, horses, table::along(from, way, gone), way, false).barred) {
      return false;
    }
  }
  return !obstacles_on(setting, horses, from, to).barred;
}

/// [FB-431] [FB-432] What an enemy's fire or horses take off at a distance; 0: no threat.
int deduction_of(const Setting& setting, const State& state, UnitId threatens, UnitId id,
                 Point from, Point at) {
  const Unit& enemy = state.unit(threatens);
  const Charts& charts = setting.charts;
  const auto by_band = [](Inches off, Inches near, Inches mid, Inches far) {
    return off <= near ? 3 : off <= mid ? 2 : off <= far ? 1 : 0;
  };
  const Inches off = table::distance(from, at);
  int most = 0;
  if (enemy.muster.arm != Arm::None && !is_mounted(enemy) &&
      off <= musket_range(setting, state, enemy)) {  // [FB-511]
    const auto& bands = charts.musketry;
    most =
        enemy.muster.arm == Arm::RifledMusket
            ? by_band(off, bands[0].rifled_to, bands[1].rifled_to, bands[2].rifled_to)
            : by_band(off, bands[0].smoothbore_to, bands[1].smoothbore_to, bands[2].smoothbore_to);
  }
  if (enemy.muster.type == TroopType::Battery && enemy.formation == Formation::InAction) {
    for (std::size_t i = 0; i < enemy.guns.size(); ++i) {
      if (enemy.guns[i].destroyed || gunners_of(enemy, i) == 0) {
        continue;
      }
      if (enemy.guns[i].kind == GunKind::Gun) {
        const auto& cone = charts.canister;
        const auto& bands = charts.stick.bands;
        most = std::max(most, by_band(off, cone[0].to, cone[1].to, cone[2].to));
        most = std::max(most, off > bands.front().to
                                  ? by_band(off, bands[3].to, bands[6].to, bands.back().to)
                                  : 0);
      } else {
        constexpr Inches kTen = Inches::of(10);
        const Ranges& ranges = charts.ranges;
        if (off >= ranges.shell_least) {
          most = std::max(most, by_band(off, ranges.shell_least + kTen,
                                        ranges.shell_least + kTen * 2, ranges.shell_most));
        }
      }
    }
  }
  // [FB-434] Horses within a charge, the way clear.
  if (is_mounted(enemy) && off <= charge_rate_of(setting, enemy) &&
      may_ride(setting, state, enemy, from, at)) {
    most = std::max(most, 1);
  }
  if (most == 0 || screen_between(setting, state, from, at, threatens, id) != Screen::None) {
    return 0;
  }
  return most;
}

/// [FB-432] The eight men of a line who are nearest to a place.
std::vector<std::uint8_t> nearest_part(const Unit& unit, Point from) {
  std::vector<std::uint8_t> men;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (unit.figures[i].present() && unit.figures[i].kind == FigureKind::Man) {
      men.push_back(static_cast<std::uint8_t>(i));
    }
  }
  std::ranges::stable_sort(
      men, {}, [&](std::uint8_t i) { return table::distance_squared(unit.figures[i].at, from); });
  if (men.size() > kEights) {
    men.resize(kEights);
  }
  return men;
}

Point middle_of(const Unit& unit, const std::vector<std::uint8_t>& part) {
  Point sum;
  for (const std::uint8_t i : part) {
    sum = sum + unit.figures[i].at;
  }
  const auto count = static_cast<std::int64_t>(std::max<std::size_t>(1, part.size()));
  return {sum.x / count, sum.y / count};
}

/// From a place to the nearest of the men of a part, or of those who are not of it.
std::optional<Inches> nearest_of(const Unit& unit, const std::vector<std::uint8_t>& part,
                                 bool inside, Point from) {
  std::optional<Inches> least;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (figure.present() && figure.kind == FigureKind::Man &&
        (std::ranges::find(part, static_cast<std::uint8_t>(i)) != part.end()) == inside) {
      const Inches off = table::distance(figure.at, from);
      least = std::min(least.value_or(off), off);
    }
  }
  return least;
}

/// [FB-432] Officers belong to the part in which the man nearest to each is. One who stands between
/// two parts is with this one when it has no other.
void add_officers_of_part(const Unit& unit, Threat& threat) {
  const std::vector<std::uint8_t> men = threat.part;
  std::optional<std::uint8_t> between;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (!figure.present() || !is_officer(figure.kind)) {
      continue;
    }
    const auto index = static_cast<std::uint8_t>(i);
    const Inches own = nearest_of(unit, men, true, figure.at).value_or(Inches{});
    const auto other = nearest_of(unit, men, false, figure.at);
    if (!other || own + kContact < *other) {
      threat.part.push_back(index);
    } else if (!between && own <= *other + kContact) {
      between = index;
    }
  }
  threat.officer = threat.part.size() > men.size();
  if (!threat.officer && between) {
    threat.officer = true;
    threat.part.push_back(*between);
  }
}

/// [FB-433] The part behaves as a detachment with bad morale: it becomes one where it stands.
void give_way(Record& record, UnitId id, const Threat& threat) {
  const Unit& unit = record.unit(id);
  const bool all = static_cast<int>(threat.part.size()) >= men_of(unit) + officers_of(unit);
  record.change(all ? id : split_off(record, id, threat.part), [](Unit& now) {
    now.bad = 1;
    now.retreat = 1;
  });
}

}  // namespace

Judged<> judge(const Setting& setting, const State& state, const SendDetachment& choice) {
  if (auto fits = may_be_ordered(setting, state, choice.unit); !fits) {
    return fits;
  }
  const Unit& unit = state.unit(choice.unit);
  if (unit.muster.type != TroopType::Infantry || unit.regiment || is_housed(unit)) {
    return refused(refusal("FB-425"_rule, "sends-no-detachment").of(choice.unit));
  }
  if (choice.men <= 0 || choice.men % kEights != 0) {
    return refused(
        refusal("FB-425"_rule, "detaches-eights").of(choice.unit).figures(kEights, choice.men));
  }
  constexpr int kKept = 1;
  if (men_of(unit) - choice.men < kKept) {
    return refused(refusal("FB-425"_rule, "too-few-to-detach")
                       .of(choice.unit)
                       .figures(choice.men + kKept, men_of(unit)));
  }
  const bool officer = std::ranges::any_of(unit.figures, [](const Figure& figure) {
    return figure.present() && figure.kind == FigureKind::Officer;
  });
  if (!officer) {
    return refused(refusal("FB-425"_rule, "no-officer-to-detach").of(choice.unit));
  }
  // The main body is one of the three.
  if (detachments_of(state, choice.unit) >= kMostParts - 1) {
    return refused(refusal("FB-425"_rule, "three-parts-at-most")
                       .of(choice.unit)
                       .figures(kMostParts, detachments_of(state, choice.unit) + 2));
  }
  if (choice.formation != Formation::Open && choice.formation != Formation::Line &&
      choice.formation != Formation::Extended) {
    return refused(refusal("FB-040"_rule, "no-such-formation").of(choice.unit));
  }
  if (unit.now.written) {
    return refused(refusal("FB-425"_rule, "detaches-before-it-moves").of(choice.unit));
  }
  Unit regiment = unit;
  const Unit part = made_of(setting, regiment, choice.unit, choice.men, choice.formation);
  State then = state;
  dress(setting.charts, regiment, regiment.formation, regiment.ranks);
  then.units.at(choice.unit.value()) = regiment;
  if (!has_room(setting, then, choice.unit, regiment) || !stood_out(setting, then, part)) {
    return refused(refusal("FB-425"_rule, "no-room-to-detach").of(choice.unit));
  }
  return {};
}

void send_detachment(Record& record, const SendDetachment& choice) {
  const Setting& setting = record.setting();
  Unit regiment = record.unit(choice.unit);
  const Unit part = made_of(setting, regiment, choice.unit, choice.men, choice.formation);
  lessen(regiment, choice.men);
  dress(setting.charts, regiment, regiment.formation, regiment.ranks);
  record.apply(UnitChanged{choice.unit, regiment});
  const auto there = stood_out(setting, record.state(), part);
  const UnitId id = unit_id(record.state().units.size());
  record.apply(UnitChanged{id, there.value_or(part)});
  record.tell(table::told("FB-425"_rule, "detachment-goes-out")
                  .of(choice.unit)
                  .with(id)
                  .with_figures({choice.men}));
}

void part_detachments(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit& unit = record.state().units[i];
    if (!unit.on_table() || !unit.regiment || unit.apart) {
      continue;
    }
    const Unit& main = record.unit(*unit.regiment);
    if (!main.on_table() || apart_by(record.setting(), unit, main) >= kApart) {
      record.change(unit_id(i), [](Unit& now) { now.apart = true; });
      record.tell("FB-426"_rule, "unit-of-its-own", unit_id(i));
    }
  }
}

void rejoin(Record& record) {
  const Setting& setting = record.setting();
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit part = record.state().units[i];
    if (!part.on_table() || !part.regiment || part.bad == 0 || part.broken ||
        part.rallies ||  // [FB-411] it stays with its general
        is_in_melee(record.state(), unit_id(i))) {
      continue;
    }
    const Unit& main = record.unit(*part.regiment);
    if (!main.on_table() || main.broken || is_in_melee(record.state(), *part.regiment) ||
        apart_by(setting, part, main) > kReaches) {
      continue;
    }
    Unit whole = main;
    const int men = men_of(part);
    const bool led = std::ranges::any_of(whole.figures, [](const Figure& figure) {
      return figure.present() && figure.kind == FigureKind::Colonel;
    });
    for (Figure figure : part.figures) {
      if (figure.present()) {
        figure.apart = false;
        figure.kind = led && figure.kind == FigureKind::Colonel ? FigureKind::Officer : figure.kind;
        whole.figures.push_back(figure);
      }
    }
    whole.strength = static_cast<std::int16_t>(whole.strength + part.strength);
    dress(setting.charts, whole, whole.formation, whole.ranks);
    State without = record.state();
    without.units.at(i).where = Where::Rejoined;
    if (!has_room(setting, without, *part.regiment, whole)) {
      continue;
    }
    const UnitId regiment = *part.regiment;
    part_from_general(record, unit_id(i));
    record.change(unit_id(i), [](Unit& now) {
      for (Figure& figure : now.figures) {
        figure.fate = figure.present() ? Fate::Rejoined : figure.fate;
      }
      now.where = Where::Rejoined;
    });
    record.apply(UnitChanged{regiment, whole});
    record.tell(
        table::told("FB-429"_rule, "rejoins").of(unit_id(i)).with(regiment).with_figures({men}));
  }
}

UnitId split_off(Record& record, UnitId id, std::vector<std::uint8_t> figures) {
  const Unit& unit = record.unit(id);
  Unit rest = unit;
  Unit part = unit;
  part.name = base::InternedText{unit.name.str() + " (part)"};
  part.figures.clear();
  part.regiment = id;
  part.detachment = true;
  part.apart = true;
  part.general.reset();
  part.rallies.reset();
  std::ranges::sort(figures, std::greater{});
  for (const std::uint8_t i : figures) {
    part.figures.insert(part.figures.begin(), rest.figures[i]);
    rest.figures.erase(rest.figures.begin() + i);
  }
  const int men = men_of(part);
  part.strength = static_cast<std::int16_t>(men);
  part.command = static_cast<std::uint8_t>(officers_of(part));
  part.muster.officers = officers_of(part);
  lessen(rest, men);
  // All stand where they stood; the gaps close when there is room.
  for (Unit* const each : {&part, &rest}) {
    for (Figure& figure : each->figures) {
      figure.apart = figure.apart || is_officer(figure.kind);
    }
  }
  const UnitId made = unit_id(record.state().units.size());
  record.apply(UnitChanged{id, rest});
  record.apply(UnitChanged{made, part});
  return made;
}

std::optional<Threat> worst_threat(const Setting& setting, const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  std::optional<Threat> worst;
  for (std::size_t e = 0; e < state.units.size(); ++e) {
    const Unit& enemy = state.units[e];
    if (!enemy.on_table() || enemy.side == unit.side || enemy.hidden || enemy.asleep) {
      continue;
    }
    const Point from = enemy.pose.at;
    auto part = nearest_part(unit, from);
    if (part.empty()) {
      return std::nullopt;
    }
    const Point middle = middle_of(unit, part);
    if (table::angle_between(unit.pose.heading, table::bearing(middle, from)) <= kFront) {
      continue;
    }
    // [FB-432] From its nearest figure to the nearest of the part.
    Point nearest = from;
    for (const Figure& figure : enemy.figures) {
      if (figure.present() &&
          table::distance_squared(figure.at, middle) < table::distance_squared(nearest, middle)) {
        nearest = figure.at;
      }
    }
    const int deduction =
        deduction_of(setting, state, unit_id(e), id, nearest, unit.figures[part.front()].at);
    if (deduction == 0 || (worst && worst->deduction >= deduction)) {
      continue;
    }
    Threat threat{deduction, std::move(part), false};
    add_officers_of_part(unit, threat);
    worst = std::move(threat);
  }
  return worst;
}

void test_extended_lines(Record& record) {
  const MoraleTable& morale = record.setting().charts.morale;
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    // [FB-377] Once in a move; [FB-411] suspended while a general rallies it.
    if (!unit.on_table() || unit.formation != Formation::Extended || unit.bad > 0 || unit.broken ||
        unit.now.tested || unit.rallies || is_in_melee(record.state(), id)) {
      continue;
    }
    const auto threat = worst_threat(record.setting(), record.state(), id);
    if (!threat) {
      continue;
    }
    const int points = threat->officer ? morale.detachment_officer : 0;
    const int loss = loss_points(record.setting(), record.state(), id);  // [FB-428]
    const int die = record.d6("FB-430"_rule, id);
    const int total = points - loss - threat->deduction + die;
    const bool good = total >= morale.good;
    record.tell("FB-430"_rule, good ? "flank-stands" : "flank-gives-way", id,
                {points, loss, threat->deduction, die, total, morale.good});
    record.change(id, [](Unit& now) { now.now.tested = true; });
    if (!good) {
      give_way(record, id, *threat);
    }
  }
}

}  // namespace core::field
