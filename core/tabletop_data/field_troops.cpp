// [FB-020]-[FB-074] Brigades, units and generals of a field battle's file.
#include "core/field/army_list.h"
#include "core/tabletop_data/battle_words.h"
#include "core/tabletop_data/field_lines.h"

namespace core::tabletop_data {

using data::fail;
using data::require_int_within;

namespace {

using board::Side;
using field::Battle;
using field::BattleUnit;
using field::Formation;
using field::Muster;
using field::Order;
using field::OrderKind;
using field::TroopType;
using field::UnitId;
using table::Inches;
using table::Point;

constexpr int kMostFigures = 99;
constexpr int kEight = 8;          // [FB-425]
constexpr std::size_t kParts = 3;  // [FB-425] of a regiment, its main body among them

Side side_above(const BattleLine& line, const FieldDraft& draft) {
  if (!draft.side) {
    line.fault("whose troops? A line 'side' comes first");
  }
  return *draft.side;
}

std::size_t brigade_above(const BattleLine& line, const FieldDraft& draft) {
  if (!draft.brigade) {
    line.fault("of which brigade? A line 'brigade' comes first [FB-028]");
  }
  return *draft.brigade;
}

// --- army list ---

int figures(const BattleLine& line, const std::string& text) {
  if (text.find('.') != std::string::npos || text.find("½") != std::string::npos) {
    line.fault("'" + text +
               "' leaves half a figure in an army list, which counts whole ones "
               "[FB-470]");
  }
  return require_int_within(line.origin(), line.keyword(), text, 0, kMostFigures);
}

/// `3+24`
void read_strength(BattleLine& line, Muster& muster) {
  const std::string text = line.word("officers and rank and file, written 3+24");
  const auto plus = text.find('+');
  if (plus == std::string::npos) {
    line.fault("'" + text + "' is no strength: officers and rank and file are written 3+24");
  }
  muster.officers = figures(line, text.substr(0, plus));
  muster.men = figures(line, text.substr(plus + 1));
}

bool is_gun(std::string_view word) {
  return std::ranges::find(field::kGunKinds, word) != field::kGunKinds.end();
}

void read_guns(BattleLine& line, Muster& muster) {
  while (is_gun(line.peek())) {
    muster.guns.push_back(
        static_cast<field::GunKind>(line.one_of_words("a gun", field::kGunKinds)));
  }
}

Muster read_muster(BattleLine& line) {
  Muster muster;
  muster.type = static_cast<TroopType>(line.one_of_words("a type of troops", field::kTroopTypes));
  read_strength(line, muster);
  const bool armed = muster.type == TroopType::Infantry || muster.type == TroopType::Cavalry;
  if (armed) {
    muster.arm = static_cast<field::Arm>(line.one_of_words("an arm", field::kArms));
  }
  read_guns(line, muster);
  if (const auto fault = field::fault_of(muster)) {
    line.fault(*fault);
  }
  return muster;
}

// --- where and how ---

bool on_one_edge(const Battle& battle, Point a, Point b) {
  return (a.x == b.x && (a.x == Inches{} || a.x == battle.width)) ||
         (a.y == b.y && (a.y == Inches{} || a.y == battle.depth));
}

/// `at (x, y)`, or `enters (x, y) [to (x, y)] move N`.
Point read_where(BattleLine& line, const Battle& battle, std::optional<field::Arrival>& arrival) {
  if (!line.take("enters")) {
    line.require("at");
    return field_place(line, battle);
  }
  field::Arrival entry;
  entry.from = field_place(line, battle);
  entry.to = line.take("to") ? field_place(line, battle) : entry.from;
  if (!on_one_edge(battle, entry.from, entry.to)) {
    line.fault("troops come onto the table at one of its edges [FB-490]");
  }
  line.require("move");
  entry.move = field_move(line, battle);
  arrival = entry;
  return {(entry.from.x + entry.to.x) / 2, (entry.from.y + entry.to.y) / 2};
}

/// [FB-040]-[FB-049]
bool may_form(const BattleUnit& unit) {
  const bool guns = unit.formation == Formation::InAction || unit.formation == Formation::Limbered;
  const bool open = unit.formation == Formation::Open || unit.formation == Formation::Extended;
  switch (unit.muster.type) {
    case TroopType::Infantry:
      return !guns;
    case TroopType::Cavalry:
      return !guns && (unit.dismounted ? unit.formation != Formation::Column : !open);
    case TroopType::Battery:
      return guns;
    case TroopType::Wagons:
    case TroopType::Boat:
      return unit.formation == Formation::Column;
  }
  return false;
}

// --- orders ---

Order read_order(BattleLine& line, FieldDraft& draft) {
  Order order;
  order.kind = static_cast<OrderKind>(line.one_of_words("an order", field::kOrderKinds));
  if (line.next_is_name()) {
    draft.targets.push_back({draft.battle.units.size(), line.name("a unit"), line.origin()});
  } else if (line.peek() == "(") {
    order.at = field_place(line, draft.battle);
    if (line.take(order.kind == OrderKind::Raid ? "then" : "to")) {
      order.to = field_place(line, draft.battle);
    }
  }
  if (order.kind == OrderKind::Raid) {
    line.require("leave");
    order.leave_by = static_cast<field::Edge>(line.one_of_words("an edge", field::kEdges));
  }
  return order;
}

/// What an order of table FB-T04 must name.
enum class Needs : std::uint8_t { Nothing, Place, PlaceOrUnit, Unit };

Needs needs_of(OrderKind kind) {
  switch (kind) {
    case OrderKind::Hold:
    case OrderKind::Defend:
    case OrderKind::Skirmish:
      return Needs::Nothing;
    case OrderKind::Advance:
    case OrderKind::Retire:
    case OrderKind::Raid:
      return Needs::Place;
    case OrderKind::Attack:
      return Needs::PlaceOrUnit;
    case OrderKind::Support:
      return Needs::Unit;
  }
  return Needs::Nothing;
}

void check_order(const BattleLine& line, const BattleUnit& unit, bool names_unit) {
  const bool place = unit.order.at.has_value();
  const std::string word{field::kOrderKinds.at(static_cast<std::size_t>(unit.order.kind))};
  const Needs needs = needs_of(unit.order.kind);
  if (needs == Needs::Place && !place) {
    line.fault("the order '" + word + "' names a place [FB-074]");
  }
  if (needs == Needs::Unit && (!names_unit || place)) {
    line.fault("the order '" + word + "' names a unit [FB-074]");
  }
  if (needs == Needs::PlaceOrUnit && !names_unit && !place) {
    line.fault("the order '" + word + "' names a place or a unit [FB-074]");
  }
  if (names_unit && needs != Needs::Unit && needs != Needs::PlaceOrUnit) {
    line.fault("the order '" + word + "' names no unit [FB-074]");
  }
  if (unit.order.kind == OrderKind::Raid && unit.muster.type != TroopType::Cavalry) {
    line.fault("only cavalry raids [FB-074]");
  }
}

// --- marks ---

void read_sections(BattleLine& line, const Battle& battle, BattleUnit& unit) {
  do {
    const std::size_t section = named_above(line, battle.sections, "house or section");
    unit.garrisons.emplace_back(static_cast<std::uint8_t>(section));
  } while (line.next_is_name());
}

bool take_flag(BattleLine& line, BattleUnit& unit) {
  const std::array<std::pair<std::string_view, bool*>, 7> flags{
      {{"light", &unit.muster.light},
       {"may-dismount", &unit.muster.may_dismount},
       {"super-skirmishers", &unit.muster.super_skirmishers},
       {"assault", &unit.muster.assault},
       {"dismounted", &unit.dismounted},
       {"asleep", &unit.asleep},
       {"detachment", &unit.detachment}}};
  for (const auto& [word, flag] : flags) {
    if (line.take(word)) {
      if (*flag) {
        line.fault("'" + std::string{word} + "' stands twice");
      }
      *flag = true;
      return true;
    }
  }
  return false;
}

/// @return whether it was the order.
bool read_mark(BattleLine& line, FieldDraft& draft, BattleUnit& unit) {
  constexpr int kMostRanks = 3;  // [FB-040]
  if (take_flag(line, unit)) {
    return false;
  }
  if (line.take("order")) {
    unit.order = read_order(line, draft);
    return true;
  }
  if (line.take("ranks")) {
    unit.ranks = line.number("a number of ranks", 1, kMostRanks);
  } else if (line.take("in")) {
    read_sections(line, draft.battle, unit);
  } else if (line.take("detachment-of")) {
    unit.detachment = true;
    draft.regiments.push_back({draft.battle.units.size(), line.name("a unit"), line.origin()});
  } else {
    line.fault("'" + std::string{line.peek()} + "' is no mark of a unit");
  }
  return false;
}

void check_ranks(const BattleLine& line, const BattleUnit& unit) {
  const bool ranked = unit.formation == Formation::Line || unit.formation == Formation::Open;
  if (unit.ranks != BattleUnit{}.ranks && !ranked) {
    line.fault("only a line or open order is so many ranks deep [FB-040]");
  }
}

/// [FB-425] [FB-473]
void check_detachment(const BattleLine& line, const BattleUnit& unit) {
  const Muster& muster = unit.muster;
  const bool eights = muster.type == TroopType::Infantry && muster.men % kEight == 0;
  if (unit.detachment) {
    if (const auto fault = field::fault_of(muster, field::ListEntry::Detachment)) {
      line.fault(*fault);
    }
  }
  if (muster.super_skirmishers &&
      (!eights || muster.men != kEight || muster.officers != 1 ||
       unit.formation == Formation::Line || unit.formation == Formation::Column)) {
    line.fault("super skirmishers are one officer and eight men in open order [FB-451]");
  }
}

void check_unit(const BattleLine& line, const BattleUnit& unit) {
  if (unit.dismounted && !unit.muster.may_dismount) {
    line.fault("who is dismounted has the mark 'may-dismount' [FB-044]");
  }
  if (unit.muster.may_dismount && unit.muster.type != TroopType::Cavalry) {
    line.fault("only cavalry can dismount [FB-044]");
  }
  if (!may_form(unit)) {
    line.fault("such troops have no formation '" +
               std::string{field::kFormations.at(static_cast<std::size_t>(unit.formation))} +
               "' [FB-040]");
  }
  check_ranks(line, unit);
  check_detachment(line, unit);
  const bool on_foot = unit.muster.type == TroopType::Infantry || unit.dismounted;
  if (!unit.garrisons.empty() && !on_foot) {
    line.fault("cavalry and guns may not enter a house [FB-130]");
  }
  if (!unit.garrisons.empty() && unit.arrival) {
    line.fault("who enters the table later is in no house yet");
  }
}

BattleUnit& find_unit(FieldDraft& draft, const LaterName& later, UnitId& id) {
  const auto found = find_by_name(draft.battle.units, later.name);
  if (!found) {
    fail(later.origin, "unit", "no unit \"" + later.name + "\" is in the battle [FB-074]");
  }
  id = UnitId{static_cast<std::uint8_t>(*found)};
  return draft.battle.units[*found];
}

void join_target(FieldDraft& draft, const LaterName& later) {
  UnitId id;
  const BattleUnit& target = find_unit(draft, later, id);
  BattleUnit& unit = draft.battle.units[later.of];
  const bool support = unit.order.kind == OrderKind::Support;
  if (&target == &unit || support != (target.side == unit.side)) {
    fail(later.origin, "unit",
         quoted(target.name) + (support ? " is no other unit of its own side to support [FB-074]"
                                        : " is no enemy to attack [FB-074]"));
  }
  unit.order.target = id;
}

void join_regiment(FieldDraft& draft, const LaterName& later) {
  UnitId id;
  const BattleUnit& regiment = find_unit(draft, later, id);
  BattleUnit& unit = draft.battle.units[later.of];
  if (regiment.side != unit.side || regiment.detachment ||
      regiment.muster.type != TroopType::Infantry) {
    fail(later.origin, "unit",
         quoted(regiment.name) + " is no regiment of its side to be detached from [FB-425]");
  }
  const auto parts =
      std::ranges::count(draft.battle.units, std::optional{id}, &BattleUnit::regiment);
  if (static_cast<std::size_t>(parts) + 1 >= kParts) {
    fail(later.origin, "unit",
         quoted(regiment.name) + " is broken into more than three parts [FB-425]");
  }
  unit.regiment = id;
}

}  // namespace

void read_field_side(BattleLine& line, FieldDraft& draft) {
  draft.side = line.side();
  draft.brigade.reset();
  line.require_end();
}

void read_field_brigade(BattleLine& line, FieldDraft& draft) {
  const Side side = side_above(line, draft);
  const std::string name = line.name("the brigade's name");
  line.require_end();
  draft.brigade = find_by_name(draft.battle.brigades, name);
  if (!draft.brigade) {
    draft.brigade = draft.battle.brigades.size();
    draft.battle.brigades.push_back({name, {}, side});
  } else if (draft.battle.brigades[*draft.brigade].side != side) {
    line.fault("\"" + name + "\" is a brigade of the other side");
  }
}

void read_field_unit(BattleLine& line, FieldDraft& draft) {
  BattleUnit unit;
  unit.side = side_above(line, draft);
  unit.brigade = brigade_above(line, draft);
  unit.name = new_name(line, draft.battle.units, "the unit's name");
  unit.muster = read_muster(line);
  unit.pose.at = read_where(line, draft.battle, unit.arrival);
  line.require("facing");
  unit.pose.heading = line.heading();
  unit.formation = static_cast<Formation>(line.one_of_words("a formation", field::kFormations));
  const std::size_t targets = draft.targets.size();
  bool ordered = false;
  while (!line.at_end()) {
    const bool order = read_mark(line, draft, unit);
    if (order && ordered) {
      line.fault("a unit has one order [FB-074]");
    }
    ordered = ordered || order;
  }
  if (!ordered) {
    line.fault("a unit has an order [FB-074]");
  }
  check_unit(line, unit);
  check_order(line, unit, draft.targets.size() != targets);
  draft.battle.units.push_back(std::move(unit));
  draft.units.push_back(line.origin());
}

void read_field_general(BattleLine& line, FieldDraft& draft) {
  constexpr int kMostCouriers = 9;
  field::BattleGeneral general;
  general.side = side_above(line, draft);
  if (line.keyword() == "general") {
    general.brigade = brigade_above(line, draft);
  }
  general.name = new_name(line, draft.battle.generals, "the general's name");
  general.at = read_where(line, draft.battle, general.arrival);
  if (line.take("couriers-at-once")) {
    general.couriers_at_once = line.number("a number of couriers", 0, kMostCouriers);
  }
  line.require_end();
  const bool again = std::ranges::any_of(draft.battle.generals, [&](const auto& other) {
    return other.side == general.side && other.brigade == general.brigade;
  });
  if (again) {
    line.fault("a brigade has one brigadier, and a side one commander [FB-028]");
  }
  draft.battle.generals.push_back(general);
  draft.generals.push_back(line.origin());
}

void join_field_names(FieldDraft& draft) {
  for (const LaterName& each : draft.targets) {
    join_target(draft, each);
  }
  for (const LaterName& each : draft.regiments) {
    join_regiment(draft, each);
  }
}

}  // namespace core::tabletop_data
