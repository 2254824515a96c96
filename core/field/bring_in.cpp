#include "core/field/bring_in.h"

#include "core/field/formation.h"
#include "core/field/press.h"

#include <algorithm>
#include <tuple>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kMostFoot = 4;     // [FB-340]
constexpr int kMostHorse = 2;    // [FB-340]
constexpr int kPassesToEnd = 2;  // [FB-343]

Judged<> may_bring(const Press& press, const Fighter* who, Side side, UnitId unit) {
  if (who == nullptr || who->side != side) {
    return refused(refusal("FB-343"_rule, "not-in-this-melee").of(unit));
  }
  if (!press.may_come(*who)) {
    return refused(refusal("FB-340"_rule, "men-only").of(unit));
  }
  if (press.is_pinned(*who)) {
    return refused(refusal("FB-341"_rule, "pinned").of(unit));
  }
  return {};
}

Judged<> not_too_many(const Press& press, const BringIn& choice) {
  int horse = 0;
  int foot = 0;
  for (const ComesIn& each : choice.figures) {
    const Fighter* const who = press.find(each.figure);
    (who != nullptr && who->horse ? horse : foot) += 1;
  }
  const UnitId unit = choice.figures.front().figure.unit;
  if (horse > 0 && foot > 0) {
    return refused(refusal("FB-340"_rule, "one-arm-at-a-time").of(unit));
  }
  if (horse > kMostHorse || foot > kMostFoot) {
    return refused(refusal("FB-340"_rule, "too-many-at-once")
                       .of(unit)
                       .figures(horse > 0 ? kMostHorse : kMostFoot, horse + foot));
  }
  return {};
}

Judged<Point> place_for(const Setting& setting, const State& state, Press& press,
                        const ComesIn& each, Side side) {
  const Fighter* const who = press.find(each.figure);
  if (const auto may = may_bring(press, who, side, each.figure.unit); !may) {
    return refused(may.error());
  }
  const Fighter* const enemy = press.find(each.enemy);
  if (enemy == nullptr || enemy->side == side) {
    return refused(refusal("FB-343"_rule, "enemy-not-in-this-melee").of(each.figure.unit));
  }
  const auto place = press.place_beside(*who, *enemy);
  if (!place) {
    return refused(
        refusal("FB-340"_rule, "no-place-beside").of(each.figure.unit).with(each.enemy.unit));
  }
  const Inches reach = reach_in_melee(setting, state.unit(each.figure.unit));
  if (place->way > reach) {
    return refused(refusal("FB-340"_rule, "beyond-a-normal-move")
                       .of(each.figure.unit)
                       .with(each.enemy.unit)
                       .inches(reach, place->way));
  }
  return place->at;
}

bool anybody_can_come(Press& press, Side side) {
  for (const Fighter& who : press.fighters()) {
    if (who.side != side || !press.may_come(who) || press.is_pinned(who)) {
      continue;
    }
    for (const Fighter& enemy : press.fighters()) {
      if (enemy.side != side && press.place_in_reach(who, enemy)) {
        return true;
      }
    }
  }
  return false;
}

void set_bringing(Record& record, std::size_t melee, std::optional<BringingIn> bringing) {
  auto all = record.state().melees;
  if (!bringing) {
    all.at(melee).brought = record.state().move;
  }
  record.apply(MeleesChanged{std::move(all), bringing});
}

/// Whose turn it is, beginning with a side: who can bring in nobody passes.
void give_turn(Record& record, std::size_t melee, Side side, int passes) {
  for (; passes < kPassesToEnd; side = board::enemy_of(side), ++passes) {
    if (can_bring_in(record.setting(), record.state(), record.state().melees.at(melee), side)) {
      set_bringing(
          record, melee,
          BringingIn{static_cast<std::uint8_t>(melee), side, static_cast<std::uint8_t>(passes)});
      return;
    }
  }
  set_bringing(record, melee, std::nullopt);
}

/// What it is worth that one more comes beside an enemy.
enum class Gain : std::uint8_t { TwoToOne, Gap };

/// [FB-532] Whether and what for one more of an arm is of use against an enemy.
std::optional<Gain> gain_against(const Press& press, const std::vector<Combat>& combats,
                                 const Fighter& who, const Fighter& enemy) {
  const auto holds = [](const std::vector<FigureId>& side, FigureId id) {
    return std::ranges::find(side, id) != side.end();
  };
  for (const Combat& combat : combats) {
    const bool attacks = holds(combat.defenders, enemy.id);
    if (!attacks && !holds(combat.attackers, enemy.id)) {
      continue;
    }
    const auto& own = attacks ? combat.attackers : combat.defenders;
    const auto& its = attacks ? combat.defenders : combat.attackers;
    if (its.size() > 1) {
      return Gain::Gap;  // one of several against one of ours
    }
    const bool same = press.find(own.front())->horse == who.horse;
    const bool joins =
        !combat.housed && same && may_join_against(who.horse, own.size(), enemy.horse);
    return joins ? std::optional{Gain::TwoToOne} : std::nullopt;
  }
  return Gain::Gap;
}

/// One man and where he would go, better when less.
struct Offer {
  int exposure{};
  Inches way;
  ComesIn who;
  Point place;

  [[nodiscard]] auto rank() const { return std::tie(exposure, way, who.figure, who.enemy); }
};

/// The best of one kind.
std::optional<Offer> best_offer(Press& press, const std::vector<const Fighter*>& men, Gain kind) {
  const auto combats = press.combats();
  std::optional<Offer> best;
  for (const Fighter& enemy : press.fighters()) {
    for (const Fighter* const who : men) {
      if (enemy.side == who->side || !press.may_reach(*who, enemy) ||
          gain_against(press, combats, *who, enemy) != kind) {
        continue;
      }
      const auto place = press.place_in_reach(*who, enemy);
      if (!place) {
        continue;
      }
      const Offer offer{
          press.exposure_at(*who, place->at), place->way, {who->id, enemy.id}, place->at};
      if (!best || offer.rank() < best->rank()) {
        best = offer;
      }
    }
  }
  return best;
}

std::optional<Offer> best_offer(Press& press, Side side, std::optional<bool> horse) {
  std::vector<const Fighter*> men;
  for (const Fighter& who : press.fighters()) {
    if (who.side == side && (!horse || who.horse == *horse) && press.may_come(who) &&
        !press.is_pinned(who)) {
      men.push_back(&who);
    }
  }
  auto best = best_offer(press, men, Gain::TwoToOne);
  return best ? best : best_offer(press, men, Gain::Gap);
}

}  // namespace

Inches reach_in_melee(const Setting& setting, const Unit& unit) noexcept {
  const Rates& rates = setting.charts.rates;
  const bool light = setting.options.light_rates && unit.muster.light;
  if (is_mounted(unit)) {
    return light ? rates.light_cavalry : rates.cavalry;
  }
  if (light && unit.muster.type == TroopType::Infantry) {
    return rates.light;
  }
  return is_open(unit.formation) || unit.formation == Formation::Column ? rates.column : rates.line;
}

Judged<std::vector<Point>> places_of(const Setting& setting, const State& state,
                                     const BringIn& choice) {
  if (!state.bringing || choice.figures.empty() ||
      !std::ranges::all_of(choice.figures,
                           [&](const ComesIn& each) { return state.has(each.figure.unit); })) {
    return refused(refusal("FB-340"_rule, "nobody-brings-in"));
  }
  const Side side = state.bringing->side;
  Press press{setting, state, state.melees.at(state.bringing->melee)};
  if (const auto fits = not_too_many(press, choice); !fits) {
    return refused(fits.error());
  }
  std::vector<Point> places;
  for (const ComesIn& each : choice.figures) {
    const auto place = place_for(setting, state, press, each, side);
    if (!place) {
      return refused(place.error());
    }
    press.move(each.figure, *place);
    places.push_back(*place);
  }
  return places;
}

Judged<> judge(const Setting& setting, const State& state, const BringIn& choice) {
  const auto places = places_of(setting, state, choice);
  if (!places) {
    return refused(places.error());
  }
  return {};
}

void bring_in(Record& record, const BringIn& choice) {
  const BringingIn now = *record.state().bringing;
  const auto places = *places_of(record.setting(), record.state(), choice);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const FigureId id = choice.figures[i].figure;
    record.change(id.unit, [&](Unit& unit) {
      unit.figures.at(id.figure).apart = true;
      unit.figures.at(id.figure).at = places[i];
    });
  }
  record.tell("FB-340"_rule, "brings-in", choice.figures.front().figure.unit,
              {static_cast<int>(places.size())});
  give_turn(record, now.melee, board::enemy_of(now.side), 0);
}

void pass(Record& record, Side side) {
  const BringingIn now = *record.state().bringing;
  give_turn(record, now.melee, board::enemy_of(side), now.passes + 1);
}

bool can_bring_in(const Setting& setting, const State& state, const Melee& melee, Side side) {
  Press press{setting, state, melee};
  return anybody_can_come(press, side);
}

std::optional<BringIn> best_bring_in(const Setting& setting, const State& state, Side side) {
  if (!state.bringing || state.bringing->side != side) {
    return std::nullopt;
  }
  Press press{setting, state, state.melees.at(state.bringing->melee)};
  BringIn choice;
  std::optional<bool> horse;
  int most = kMostFoot;
  while (static_cast<int>(choice.figures.size()) < most) {
    const auto offer = best_offer(press, side, horse);
    if (!offer) {
      break;
    }
    horse = press.find(offer->who.figure)->horse;
    most = *horse ? kMostHorse : kMostFoot;
    choice.figures.push_back(offer->who);
    press.move(offer->who.figure, offer->place);
  }
  return choice.figures.empty() ? std::nullopt : std::optional{choice};
}

void begin_bringing_in(Record& record, std::size_t index) {
  const Side attacker = record.state().melees.at(index).attacker;
  std::array<std::optional<UnitId>, 2> firsts;
  for (const UnitId id : record.state().melees.at(index).units) {
    auto& first = firsts.at(record.unit(id).side == attacker ? 0 : 1);
    first = first.value_or(id);
  }
  int own = 0;
  int other = 0;
  while (own == other) {
    own = record.d6("FB-340"_rule, attacker, firsts[0]);
    other = record.d6("FB-340"_rule, board::enemy_of(attacker), firsts[1]);
    if (own == other && firsts[0] && firsts[1]) {
      record.tell(table::told("FB-343"_rule, "first-mover-again")
                      .of(*firsts[0])
                      .with(*firsts[1])
                      .with_figures({own, other}));
    }
  }
  const bool attacker_first = own > other;
  if (firsts[0] && firsts[1]) {
    record.tell(table::told("FB-340"_rule, "first-mover")
                    .of(attacker_first ? *firsts[0] : *firsts[1])
                    .with(attacker_first ? *firsts[1] : *firsts[0])
                    .with_figures({std::max(own, other), std::min(own, other)}));
  }
  give_turn(record, index, attacker_first ? attacker : board::enemy_of(attacker), 0);
}

}  // namespace core::field
