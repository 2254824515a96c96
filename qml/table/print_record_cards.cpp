#include "core/ironclad/damage.h"
#include "qml/table/ironclad_desk.h"
#include "qml/table/print_cards.h"
#include "qml/table/print_tables.h"
#include "qml/table/ship_cards.h"

#include <QCoreApplication>

#include <algorithm>

namespace tableview {

namespace {

namespace iron = core::ironclad;
namespace coast = core::coastal;
using core::table::Inches;

class CardsSay {
  Q_DECLARE_TR_FUNCTIONS(PrintCards)
};

QString side_text(core::board::Side side) {
  return side == core::board::Side::Union ? CardsSay::tr("Union") : CardsSay::tr("Confederate");
}

QString drive_text(core::table::Drive drive) {
  switch (drive) {
    case core::table::Drive::Screw:
      return CardsSay::tr("screw steamer");
    case core::table::Drive::SideWheel:
      return CardsSay::tr("side-wheel steamer");
    case core::table::Drive::CentreWheel:
      return CardsSay::tr("centre-wheel steamer");
    case core::table::Drive::SternWheel:
      return CardsSay::tr("stern-wheel steamer");
    case core::table::Drive::HandScrew:
      return CardsSay::tr("hand-cranked boat");
    case core::table::Drive::Towed:
      return CardsSay::tr("towed craft");
  }
  return {};
}

QString feet_text(int tenths) {
  return CardsSay::tr("%1 ft").arg(tenths / 10.0, 0, 'f', tenths % 10 == 0 ? 0 : 1);
}

QString kind_text(const core::table::Vessel& vessel, bool ironclad) {
  const QString drive = drive_text(vessel.drive);
  return ironclad ? CardsSay::tr("ironclad, %1").arg(drive) : drive;
}

/// "5", "4" ... "1": what is left as long as the box is not crossed off.
QStringList counting_down(int boxes) {
  QStringList figures;
  for (int left = boxes; left > 0; --left) {
    figures << QString::number(left);
  }
  return figures;
}

/// How the battle begins for a ship, in both sets.
QStringList beginning(const core::table::BattleShip& placed) {
  QStringList facts;
  const auto add = [&](bool so, const QString& words) {
    if (so) {
      facts << words;
    }
  };
  add(placed.flag, CardsSay::tr("flagship"));
  add(placed.captured, CardsSay::tr("a prize"));
  add(placed.moored, CardsSay::tr("begins moored"));
  add(placed.anchored, CardsSay::tr("begins at anchor"));
  add(placed.aground_for_good, CardsSay::tr("lies aground for good"));
  add(placed.knots > 0, CardsSay::tr("begins at %1 kn").arg(placed.knots));
  add(placed.steam_from.has_value(),
      CardsSay::tr("steam from turn %1").arg(placed.steam_from.value_or(0)));
  if (placed.steam_by_die) {
    facts << CardsSay::tr("steam from turn %1 on a D6 of %2 or more")
                 .arg(placed.steam_by_die->from_turn)
                 .arg(placed.steam_by_die->face);
  }
  add(placed.moves_from.has_value(),
      CardsSay::tr("moves from turn %1").arg(placed.moves_from.value_or(0)));
  add(placed.most_knots.has_value(),
      CardsSay::tr("at most %1 kn").arg(placed.most_knots.value_or(0)));
  return facts;
}

/// Adds a gun to the row of those that are like it.
void add_alike(std::vector<GunLine>& rows, GunLine gun) {
  for (GunLine& row : rows) {
    if (row.name == gun.name && row.mounting == gun.mounting && row.armor.empty() &&
        gun.armor.empty()) {
      row.boxes << gun.boxes;
      row.crossed.insert(row.crossed.end(), gun.crossed.begin(), gun.crossed.end());
      return;
    }
  }
  rows.push_back(std::move(gun));
}

// ---- by the ironclad rules ----

QStringList reach_cells(const iron::Charts& charts, const iron::GunBox& box) {
  QStringList cells;
  if (box.type == core::table::GunType::Mortar) {
    const iron::Mortar& mortar = charts.mortar(box.bore);
    return {CardsSay::tr("from %1").arg(print_inches(mortar.least)), QStringLiteral("–"),
            CardsSay::tr("to %1").arg(print_inches(mortar.most))};
  }
  const auto& upper = charts.ranges.at(static_cast<std::size_t>(box.type)).upper;
  for (std::size_t band = 0; band < upper.size(); ++band) {
    cells << CardsSay::tr("%1 to %2")
                 .arg(iron::apply(charts.factor_at.at(band), box.factor))
                 .arg(print_inches(upper.at(band)));
  }
  return cells;
}

QString box_figure(const iron::GunBox& box) {
  return box.type == core::table::GunType::Mortar ? QStringLiteral("M")
                                                  : QString::number(box.factor);
}

BoxLine section_line(const iron::Card& card, const iron::Ship& ship, iron::Section section,
                     int boxes) {
  BoxLine line;
  line.title = section_title(section);
  line.boxes = boxes;
  line.crossed = boxes - iron::boxes_left(ship, section);
  line.figures = counting_down(boxes);
  if (section == iron::Section::HalfKnots || section == iron::Section::Ram ||
      section == iron::Section::Stack) {
    line.figures.clear();
  }
  if (section == iron::Section::Armor) {
    line.note = CardsSay::tr("battering factor %1").arg(card.battering);
  } else if (section == iron::Section::Draft) {
    line.note = CardsSay::tr("draws %1; 1 ft more for every 2 boxes [IC-045]")
                    .arg(feet_text(card.draft_feet_tenths));
  } else if (section == iron::Section::Stack) {
    line.note = CardsSay::tr("when lost: a die on IC-T14");
  }
  return line;
}

RecordCard ship_card(const iron::Setting& setting, const iron::State& state, iron::ShipId id) {
  const iron::ShipSheet& sheet = setting.ship(id);
  const iron::Card& card = sheet.card;
  const iron::Ship& ship = state.ship(id);
  const core::table::BattleShip& placed = setting.placed(id);
  const core::table::Vessel& vessel = setting.facts.vessel(placed.card);
  RecordCard record;
  record.name = print_name(sheet.name.str());
  record.side = side_text(ship.side);
  record.kind = kind_text(vessel, card.ironclad());
  const auto circle = static_cast<std::size_t>(card.circle);
  record.facts << (circle < setting.charts.circles.size()
                       ? CardsSay::tr("circle %1, %2 across")
                             .arg(circle_words(card.circle),
                                  print_inches(setting.charts.circles.at(circle).diameter))
                       : CardsSay::tr("circle: %1").arg(circle_words(card.circle)))
               << CardsSay::tr("battle value %1").arg(card.battle_value());
  if (card.spar_torpedo) {
    record.facts << CardsSay::tr("spar torpedo");
  }
  if (sheet.wooden_when_rammed) {
    record.facts << CardsSay::tr("wooden when rammed");
  }
  record.facts << beginning(placed);
  const std::array<std::pair<iron::Section, int>, 7> sections{
      {{iron::Section::Armor, card.armor},
       {iron::Section::Knots, card.speed},
       {iron::Section::HalfKnots, card.half_speed},
       {iron::Section::Midships, card.midships},
       {iron::Section::Stack, card.stack},
       {iron::Section::Draft, card.draft},
       {iron::Section::Ram, card.ram}}};
  for (const auto& [section, boxes] : sections) {
    if (boxes > 0) {
      record.lines.push_back(section_line(card, ship, section, boxes));
    }
  }
  record.gun_heads = {CardsSay::tr("close"), CardsSay::tr("normal"), CardsSay::tr("distant")};
  for (std::size_t gun = 0; gun < card.guns.size(); ++gun) {
    const iron::GunBox& box = card.guns[gun];
    add_alike(record.guns, {print_name(setting.facts.gun(box.gun).brief.str()),
                            mounting_words(box.mounting),
                            {box_figure(box)},
                            {},
                            {ship.guns.at(gun).lost},
                            reach_cells(setting.charts, box)});
  }
  record.states = {CardsSay::tr("aground"),           CardsSay::tr("at anchor"),
                   CardsSay::tr("no power until"),    CardsSay::tr("rudder right until"),
                   CardsSay::tr("rudder left until"), CardsSay::tr("engines disabled"),
                   CardsSay::tr("enemy aboard"),      CardsSay::tr("captured")};
  record.log = {CardsSay::tr("Turn"), CardsSay::tr("knots"), CardsSay::tr("guns fired"),
                CardsSay::tr("parties")};
  record.turns = setting.battle.turns;
  return record;
}

RecordCard fort_card(const iron::Setting& setting, const iron::State& state, iron::FortId id) {
  const iron::FortSheet& sheet = setting.fort(id);
  RecordCard record;
  record.name = print_name(sheet.name.str());
  record.side = side_text(state.fort(id).side);
  record.kind = CardsSay::tr("fort");
  record.facts << CardsSay::tr("facing %1°").arg(sheet.facing.decimal(), 0, 'f', 0)
               << CardsSay::tr("%1 by %2")
                      .arg(print_inches(sheet.footprint.width),
                           print_inches(sheet.footprint.height))
               << CardsSay::tr(
                      "every hit takes a box of the gun aimed at; its armor gone, the gun "
                      "is out [IC-262] [IC-263]");
  record.gun_heads = {CardsSay::tr("close"), CardsSay::tr("normal"), CardsSay::tr("distant")};
  int number = 0;
  for (const iron::FortGunBox& gun : sheet.card.guns) {
    ++number;
    record.guns.push_back({CardsSay::tr("%1. %2").arg(number).arg(
                               print_name(setting.facts.gun(gun.gun.gun).brief.str())),
                           CardsSay::tr("square %1").arg(gun.square),
                           {box_figure(gun.gun)},
                           {gun.armor},
                           {},
                           reach_cells(setting.charts, gun.gun)});
  }
  record.states = {CardsSay::tr("silent until"), CardsSay::tr("abandoned"),
                   CardsSay::tr("white flag")};
  record.log = {CardsSay::tr("Turn"), CardsSay::tr("guns fired"), CardsSay::tr("silent guns")};
  record.turns = setting.battle.turns;
  return record;
}

// ---- by the coastal rules ----

QString band_cell(const coast::GunneryRow& row, std::size_t band) {
  return CardsSay::tr("%1 to %2")
      .arg(needs_words(row.needs.at(band)), print_inches(row.upper.at(band)));
}

QStringList shot_cells(const coast::Setting& setting, const core::table::Gun& gun) {
  if (gun.type == core::table::GunType::Mortar) {
    return {QStringLiteral("RC-T25"), QStringLiteral("–"), QStringLiteral("–"),
            QStringLiteral("–")};
  }
  const coast::GunneryRow& row = setting.charts.gunnery.at(static_cast<std::size_t>(gun.type));
  QStringList cells{gun.alternate_moves ? CardsSay::tr("%1, alternate").arg(gun.points.value_or(0))
                                        : QString::number(gun.points.value_or(0))};
  for (std::size_t band = 0; band < row.upper.size(); ++band) {
    cells << band_cell(row, band);
  }
  return cells;
}

BoxLine points_line(const QString& title, int points, int below, const QString& note) {
  BoxLine line;
  line.title = title;
  line.boxes = points;
  line.shaded_from = points - below;
  line.tens = 10;
  line.note = note;
  return line;
}

BoxLine blanks(const QString& title, const QStringList& figures, const QString& note = {}) {
  BoxLine line;
  line.title = title;
  line.boxes = static_cast<int>(figures.size());
  line.figures = figures;
  line.open = true;
  line.note = note;
  return line;
}

QStringList dice_of_a_person() {
  return {CardsSay::tr("white"), CardsSay::tr("green"), CardsSay::tr("red"),
          CardsSay::tr("yellow")};
}

/// Where each CPV serves at the start.
BoxLine crew_line(const coast::Card& card) {
  BoxLine line;
  line.title = CardsSay::tr("CPV %1").arg(card.cpv);
  const auto add = [&](int count, const QString& figure) {
    for (int i = 0; i < count; ++i) {
      line.figures << figure;
    }
  };
  const coast::Allotment& men = card.allotment;
  add(men.captain, CardsSay::tr("C", "captain"));
  add(men.engine, CardsSay::tr("En", "engine"));
  add(men.boiler, CardsSay::tr("Bo", "boiler"));
  add(men.engine_and_boiler, CardsSay::tr("EB", "engine and boiler"));
  add(men.guns, CardsSay::tr("G", "guns"));
  add(men.reserve, CardsSay::tr("R", "reserve"));
  line.boxes = static_cast<int>(line.figures.size());
  line.note = CardsSay::tr("captain, engine, boiler, guns, reserve");
  return line;
}

constexpr int kHundredths = 100;

RecordCard ship_card(const coast::Setting& setting, const coast::State& state, coast::ShipId id) {
  const coast::ShipSheet& sheet = setting.ship(id);
  const coast::Card& card = sheet.card;
  const coast::Ship& ship = state.ship(id);
  const core::table::BattleShip& placed = setting.placed(id);
  RecordCard record;
  record.name = print_name(sheet.name.str());
  record.side = side_text(ship.side);
  record.kind = kind_text(setting.facts.vessel(placed.card), sheet.ironclad);
  record.facts << CardsSay::tr("SPV %1, PV %2").arg(card.spv).arg(card.pv)
               << CardsSay::tr("at most %1 kn").arg(sheet.most.decimal())
               << (sheet.any_radius ? CardsSay::tr("radius: any, from %1")
                                    : CardsSay::tr("radius %1"))
                      .arg(print_inches(sheet.radius))
               << CardsSay::tr("ram group %1")
                      .arg(QChar{static_cast<char16_t>(u'A' + static_cast<int>(sheet.ram_group))})
               << CardsSay::tr("combat value %1").arg(card.combat_value());
  const auto add = [&](bool so, const QString& words) {
    if (so) {
      record.facts << words;
    }
  };
  add(ship.ram, CardsSay::tr("ram"));
  add(ship.spar, CardsSay::tr("spar torpedo"));
  add(sheet.sloping, CardsSay::tr("sloping armour: hits halved"));
  add(sheet.small_target, CardsSay::tr("small target"));
  add(sheet.double_ender, CardsSay::tr("double-ender"));
  add(sheet.small_craft, CardsSay::tr("small craft"));
  add(card.allotment.guns < card.guns_carried,
      CardsSay::tr("guns manned: %1 of %2").arg(card.allotment.guns).arg(card.guns_carried));
  record.facts << beginning(placed);
  record.lines.push_back(
      points_line(CardsSay::tr("SPV %1").arg(card.spv), card.spv, card.pv,
                  CardsSay::tr("shaded: below PV, each hit rolls on RC-T17 to RC-T22")));
  record.lines.push_back(crew_line(card));
  BoxLine flooding;
  flooding.title = CardsSay::tr("Draft %1").arg(feet_text(sheet.draft));
  // [RC-328] So many feet more are more than she bears.
  flooding.boxes =
      (card.sinks_above_hundredths - sheet.draft * (kHundredths / 10)) / kHundredths + 1;
  flooding.note = CardsSay::tr("1 ft more each; with the last she sinks [RC-328]");
  record.lines.push_back(flooding);
  record.lines.push_back(
      blanks(CardsSay::tr("Captain"), dice_of_a_person(), CardsSay::tr("his four dice [RC-T03]")));
  record.lines.push_back(blanks(CardsSay::tr("Repairs"), QStringList(8, QString{}),
                                CardsSay::tr("CPV-moves left [RC-325]")));
  record.gun_heads = {CardsSay::tr("points"), CardsSay::tr("close"), CardsSay::tr("medium"),
                      CardsSay::tr("long")};
  for (std::size_t gun = 0; gun < sheet.guns.size(); ++gun) {
    const core::table::Gun& pattern = setting.gun(id, static_cast<std::uint8_t>(gun));
    add_alike(record.guns, {print_name(pattern.brief.str()),
                            mounting_words(sheet.guns[gun].mounting),
                            {ship.guns.at(gun).manned ? QString{} : QStringLiteral("–")},
                            {},
                            {},
                            shot_cells(setting, pattern)});
  }
  record.states = {CardsSay::tr("aground"),          CardsSay::tr("at anchor"),
                   CardsSay::tr("hard right"),       CardsSay::tr("hard left"),
                   CardsSay::tr("same course"),      CardsSay::tr("fire, tries:"),
                   CardsSay::tr("boiler destroyed"), CardsSay::tr("captain dead"),
                   CardsSay::tr("abandoned"),        CardsSay::tr("captured")};
  record.log = {CardsSay::tr("Move"), CardsSay::tr("knots"), CardsSay::tr("slow guns fired"),
                CardsSay::tr("morale")};
  record.turns = setting.battle.turns;
  return record;
}

RecordCard fort_card(const coast::Setting& setting, const coast::State& state, coast::FortId id) {
  const coast::FortSheet& sheet = setting.fort(id);
  RecordCard record;
  record.name = print_name(sheet.name.str());
  record.side = side_text(state.fort(id).side);
  record.kind = CardsSay::tr("fort");
  record.facts << CardsSay::tr("facing %1°").arg(sheet.facing.decimal(), 0, 'f', 0)
               << CardsSay::tr("%1 by %2")
                      .arg(print_inches(sheet.footprint.width),
                           print_inches(sheet.footprint.height))
               << CardsSay::tr("ceases fire below %1 FPV").arg(sheet.card.ceases_fire_below);
  record.lines.push_back(points_line(CardsSay::tr("FPV %1").arg(sheet.card.fpv), sheet.card.fpv,
                                     sheet.card.ceases_fire_below,
                                     CardsSay::tr("shaded: the fort ceases fire [RC-386]")));
  BoxLine crew;
  crew.title = CardsSay::tr("CPV %1").arg(sheet.card.cpv);
  crew.boxes = sheet.card.cpv;
  crew.figures = counting_down(sheet.card.cpv);
  crew.note = CardsSay::tr("only mortars take them [RC-386]");
  record.lines.push_back(crew);
  record.lines.push_back(blanks(CardsSay::tr("Commander"), dice_of_a_person(),
                                CardsSay::tr("his four dice [RC-T04]")));
  record.gun_heads = {CardsSay::tr("points"), CardsSay::tr("close"), CardsSay::tr("medium"),
                      CardsSay::tr("long")};
  for (std::size_t gun = 0; gun < sheet.guns.size(); ++gun) {
    const core::table::Gun& pattern = setting.gun(id, static_cast<std::uint8_t>(gun));
    add_alike(record.guns, {print_name(pattern.brief.str()),
                            CardsSay::tr("square %1").arg(sheet.guns[gun].square),
                            {QString{}},
                            {},
                            {},
                            shot_cells(setting, pattern)});
  }
  record.states = {CardsSay::tr("commander dead"), CardsSay::tr("abandoned")};
  record.log = {CardsSay::tr("Move"), CardsSay::tr("slow guns fired"), CardsSay::tr("morale")};
  record.turns = setting.battle.turns;
  return record;
}

template <class Setting, class State>
std::vector<RecordCard> all_cards(const Setting& setting, const State& state) {
  std::vector<RecordCard> cards;
  for (const core::board::Side side : {core::board::Side::Union, core::board::Side::Confederate}) {
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
      if (state.ships[i].side == side) {
        cards.push_back(
            ship_card(setting, state, core::table::ShipId{static_cast<std::uint8_t>(i)}));
      }
    }
    for (std::size_t i = 0; i < state.forts.size(); ++i) {
      if (state.forts[i].side == side) {
        cards.push_back(
            fort_card(setting, state, core::table::FortId{static_cast<std::uint8_t>(i)}));
      }
    }
  }
  return cards;
}

}  // namespace

std::vector<RecordCard> record_cards(const iron::Setting& setting) {
  return all_cards(setting, iron::begin(setting, 1));
}

std::vector<RecordCard> record_cards(const coast::Setting& setting) {
  return all_cards(setting, coast::begin(setting, 1));
}

}  // namespace tableview
