#include "qml/table/print_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tableview {

namespace {

namespace iron = core::ironclad;
using core::table::D6Table;
using core::table::Inches;

QString say(const char* words) { return TablesSay::tr(words); }

QString cell_text(const iron::ChartCell& cell) {
  switch (cell.kind) {
    case iron::ChartCell::Kind::None:
      return QStringLiteral("–");
    case iron::ChartCell::Kind::Hits:
      return QString::number(cell.hits) + (cell.asterisk ? QStringLiteral("*") : QString{});
    case iron::ChartCell::Kind::Critical:
      return TablesSay::tr("critical");
    case iron::ChartCell::Kind::Lucky:
      return TablesSay::tr("lucky");
  }
  return {};
}

QString effect_text(const iron::ShipEffect& effect) {
  switch (effect.effect) {
    case iron::Effect::None:
      return TablesSay::tr("nothing");
    case iron::Effect::Armor:
      return TablesSay::tr("armor: %1").arg(effect.boxes);
    case iron::Effect::Speed:
      return TablesSay::tr("speed: %1").arg(effect.boxes);
    case iron::Effect::Draft:
      return TablesSay::tr("draft: %1").arg(effect.boxes);
    case iron::Effect::DraftOrGuns:
      return TablesSay::tr("waterline: %1 draft, or as many guns").arg(effect.boxes);
    case iron::Effect::Stack:
      return TablesSay::tr("stack lost; if already gone, a miss");
    case iron::Effect::MidshipsAndParty:
      return TablesSay::tr("midships: %1, and one embarked boarding party").arg(effect.boxes);
    case iron::Effect::RudderRight:
      return TablesSay::tr("rudder jammed right, turns: %1").arg(effect.turns);
    case iron::Effect::RudderLeft:
      return TablesSay::tr("rudder jammed left, turns: %1").arg(effect.turns);
    case iron::Effect::NoCourseChange:
      return TablesSay::tr("pilot blinded, no change of course, turns: %1").arg(effect.turns);
    case iron::Effect::NoPower:
      return TablesSay::tr("fires out: no power, turns: %1").arg(effect.turns);
    case iron::Effect::EnginesDisabled:
      return TablesSay::tr("engines disabled (IC-T15)");
    case iron::Effect::Magazine:
      return TablesSay::tr("magazine explodes");
    case iron::Effect::Critical:
      return TablesSay::tr("critical hit (IC-T12)");
    case iron::Effect::RollAgain:
      return TablesSay::tr("roll again:");
  }
  return {};
}

QString fort_effect_text(const iron::FortEffect& effect) {
  switch (effect.kind) {
    case iron::FortEffectKind::None:
      return TablesSay::tr("nothing");
    case iron::FortEffectKind::GunsDestroyed:
      return TablesSay::tr("guns destroyed: %1").arg(effect.count);
    case iron::FortEffectKind::ArmorBoxes:
      return TablesSay::tr("armor boxes: %1").arg(effect.count);
    case iron::FortEffectKind::GunSilent:
      return TablesSay::tr("one gun silent, full turns: %1").arg(effect.turns);
    case iron::FortEffectKind::FortSilent:
      return TablesSay::tr("all guns silent, turns: %1").arg(effect.turns);
    case iron::FortEffectKind::GunsAndArmor:
      return TablesSay::tr("guns destroyed: %1, and one box from every gun").arg(effect.count);
    case iron::FortEffectKind::GunsAbandoned:
      return TablesSay::tr("magazine: the guns are abandoned");
    case iron::FortEffectKind::WhiteFlag:
      return TablesSay::tr("white flag");
    case iron::FortEffectKind::RollAgain:
      return TablesSay::tr("roll again:");
  }
  return {};
}

/// A table with a second row of faces: "6: roll again: 1–3 speed: 4; 4–5 …".
template <class Table, class Again, class Words>
std::vector<QStringList> rows_with_again(const Table& table, Again&& again, Words&& words) {
  std::vector<QStringList> rows;
  for (const auto& run : face_runs(table.first)) {
    rows.push_back({run.faces, words(run.value)});
    if (again(run.value)) {
      for (const auto& second : face_runs(table.again)) {
        rows.push_back({QStringLiteral("› %1").arg(second.faces), words(second.value)});
      }
    }
  }
  return rows;
}

PrintGrid ship_effects(const QString& title, const QString& rule, const iron::ShipEffects& table) {
  const auto again = [](const iron::ShipEffect& effect) {
    return effect.effect == iron::Effect::RollAgain;
  };
  return {title,
          rule,
          {TablesSay::tr("D6"), TablesSay::tr("Effect")},
          rows_with_again(table, again, effect_text),
          {},
          false,
          false};
}

PrintGrid fort_effects(const QString& title, const QString& rule, const iron::FortEffects& table) {
  const auto again = [](const iron::FortEffect& effect) {
    return effect.kind == iron::FortEffectKind::RollAgain;
  };
  return {title,
          rule,
          {TablesSay::tr("D6"), TablesSay::tr("Effect")},
          rows_with_again(table, again, fort_effect_text),
          TablesSay::tr("+1 to the die when the cause is a mortar; 7 counts as 6 [IC-264]."),
          false,
          false};
}

QString torpedo_text(const iron::TorpedoEffect& effect) {
  switch (effect.kind) {
    case iron::TorpedoEffect::Kind::Dud:
      return TablesSay::tr("dud");
    case iron::TorpedoEffect::Kind::Damage:
      return TablesSay::tr("draft: %1, speed: %2, guns: D%3")
          .arg(effect.draft)
          .arg(effect.speed)
          .arg(effect.gun_die);
    case iron::TorpedoEffect::Kind::Sunk:
      return TablesSay::tr("sunk");
  }
  return {};
}

QString rammer_text(const iron::RamRow::Rammer& rammer) {
  QStringList words;
  if (rammer.draft > 0) {
    words << TablesSay::tr("draft: %1").arg(rammer.draft);
  }
  if (rammer.check_stacks) {
    words << TablesSay::tr("stack");
  }
  if (rammer.ram_lost) {
    words << TablesSay::tr("ram lost");
  }
  return words.isEmpty() ? QStringLiteral("–") : words.join(QStringLiteral(", "));
}

QString boarder_text(const iron::BoarderEffect& effect) {
  QString words;
  switch (effect.action) {
    case iron::BoarderAction::None:
      words = TablesSay::tr("nothing");
      break;
    case iron::BoarderAction::Guns:
      words = TablesSay::tr("guns put out: %1").arg(effect.guns);
      break;
    case iron::BoarderAction::TurretJammed:
      words = TablesSay::tr("turret jammed, or ports closed, until repaired");
      break;
    case iron::BoarderAction::RudderJammed:
      words = TablesSay::tr("rudder jammed, turns: %1").arg(effect.turns);
      break;
    case iron::BoarderAction::FullOfSmoke:
      words = TablesSay::tr("full of smoke: must leave the battle");
      break;
  }
  return effect.used_up ? words + QStringLiteral(" ‡") : words;
}

QString boarded_text(iron::BoardedShip boarded) {
  switch (boarded) {
    case iron::BoardedShip::NoEffect:
      return TablesSay::tr("nothing");
    case iron::BoardedShip::Melee:
      return TablesSay::tr("melee");
    case iron::BoardedShip::Captured:
      return TablesSay::tr("captured");
  }
  return {};
}

QString launch_text(iron::LaunchHit hit) {
  switch (hit) {
    case iron::LaunchHit::None:
      return QStringLiteral("–");
    case iron::LaunchHit::FireOut:
      return TablesSay::tr("fire out");
    case iron::LaunchHit::Sunk:
      return TablesSay::tr("sunk");
  }
  return {};
}

QString range_effect_text(iron::RangeEffect effect) {
  switch (effect) {
    case iron::RangeEffect::Doubled:
      return TablesSay::tr("doubled");
    case iron::RangeEffect::AsIs:
      return TablesSay::tr("as it is");
    case iron::RangeEffect::Halved:
      return TablesSay::tr("halved, no fraction");
  }
  return {};
}

QString column_text(const iron::FireChart& chart, std::size_t column) {
  const int lowest = chart.lowest.at(column);
  if (column + 1 == iron::FireChart::kColumns) {
    return QStringLiteral("%1+").arg(lowest);
  }
  const int highest = chart.lowest.at(column + 1) - 1;
  return highest == lowest ? QString::number(lowest)
                           : QStringLiteral("%1–%2").arg(lowest).arg(highest);
}

PrintGrid fire_chart(const QString& title, const QString& rule, const QString& count,
                     const iron::FireChart& chart) {
  PrintGrid grid{title, rule, {count}, {}, {}, true, true, 8.2};
  for (std::size_t column = 0; column < iron::FireChart::kColumns; ++column) {
    grid.heads << column_text(chart, column);
  }
  for (std::size_t first = 0; first < chart.cells.size();) {
    std::size_t last = first;
    while (last + 1 < chart.cells.size() && chart.cells[last + 1] == chart.cells[first]) {
      ++last;
    }
    // The face 0 is a ten [IC-003].
    const auto face = [](std::size_t row) { return QString::number((row + 1) % 10); };
    QStringList row{first == last ? face(first)
                                  : QStringLiteral("%1–%2").arg(face(first), face(last))};
    for (const iron::ChartCell& cell : chart.cells[first]) {
      row << cell_text(cell);
    }
    grid.rows.push_back(row);
    first = last + 1;
  }
  return grid;
}

template <class Value, class Words>
PrintGrid die_grid(const QString& title, const QString& rule, const QString& head,
                   const D6Table<Value>& table, Words&& words, const QString& note = {}) {
  PrintGrid grid{title, rule, {TablesSay::tr("D6"), head}, {}, note, false, false};
  for (const auto& run : face_runs(table)) {
    grid.rows.push_back({run.faces, words(run.value)});
  }
  return grid;
}

QString yes_no(bool yes, const char* so, const char* otherwise) {
  return say(yes ? so : otherwise);
}

void add_ranges(std::vector<PrintGrid>& grids, const iron::Charts& charts) {
  PrintGrid ranges{TablesSay::tr("Gun ranges"),
                   QStringLiteral("IC-T08"),
                   {TablesSay::tr("Type"), TablesSay::tr("close to"), TablesSay::tr("normal to"),
                    TablesSay::tr("distant to")},
                   {},
                   TablesSay::tr("A limit belongs to the nearer band; beyond the last no fire."),
                   false,
                   true};
  for (std::size_t type = 0; type < charts.ranges.size(); ++type) {
    QStringList row{gun_type_words(static_cast<core::table::GunType>(type))};
    for (const Inches& upper : charts.ranges.at(type).upper) {
      row << print_inches(upper);
    }
    ranges.rows.push_back(row);
  }
  grids.push_back(std::move(ranges));
  PrintGrid effects{
      TablesSay::tr("Effect of range"),
      QStringLiteral("IC-T09"),
      {TablesSay::tr("Band"), TablesSay::tr("Penetration factor"), TablesSay::tr("Guns counted")},
      {},
      {},
      false,
      false};
  const QStringList bands{TablesSay::tr("close"), TablesSay::tr("normal"),
                          TablesSay::tr("distant")};
  for (std::size_t band = 0; band < charts.factor_at.size(); ++band) {
    effects.rows.push_back({bands.value(static_cast<qsizetype>(band)),
                            range_effect_text(charts.factor_at.at(band)),
                            range_effect_text(charts.guns_at.at(band))});
  }
  grids.push_back(std::move(effects));
}

void add_mortars(std::vector<PrintGrid>& grids, const iron::Charts& charts) {
  PrintGrid mortars{TablesSay::tr("Mortars"),
                    QStringLiteral("IC-T16"),
                    {TablesSay::tr("Bore"), TablesSay::tr("from"), TablesSay::tr("to"),
                     TablesSay::tr("burst circle")},
                    {},
                    TablesSay::tr("A D10 of 10 hits; +1 for each further turn on the same spot "
                                  "[IC-244]."),
                    false,
                    true};
  for (const iron::Mortar& mortar : charts.mortars) {
    mortars.rows.push_back(
        {mortar.bore ? print_inches(Inches::ratio(*mortar.bore, 10)) : TablesSay::tr("smaller"),
         print_inches(mortar.least), print_inches(mortar.most), print_inches(mortar.burst)});
  }
  grids.push_back(std::move(mortars));
  PrintGrid silenced{TablesSay::tr("Fort guns under the burst"),
                     QStringLiteral("IC-T17"),
                     {TablesSay::tr("Hit on the gun"), TablesSay::tr("silent for")},
                     {},
                     {},
                     false,
                     false};
  const QStringList hits{TablesSay::tr("first"), TablesSay::tr("second"), TablesSay::tr("third")};
  for (std::size_t hit = 0; hit < charts.silenced.size(); ++hit) {
    const iron::Silenced& silent = charts.silenced.at(hit);
    silenced.rows.push_back({hits.value(static_cast<qsizetype>(hit)),
                             silent.for_good
                                 ? TablesSay::tr("the rest of the battle")
                                 : TablesSay::tr("fire phases: %1").arg(silent.fire_phases)});
  }
  grids.push_back(std::move(silenced));
}

void add_ramming(std::vector<PrintGrid>& grids, const iron::Charts& charts) {
  PrintGrid white{TablesSay::tr("Ramming: white die, draft boxes of the target"),
                  QStringLiteral("IC-T21"),
                  {TablesSay::tr("Knots")},
                  {},
                  {},
                  false,
                  true};
  PrintGrid coloured{
      TablesSay::tr("Ramming: coloured die, the rammer"),
      QStringLiteral("IC-T21"),
      {TablesSay::tr("Knots")},
      {},
      TablesSay::tr("stack: a stack-loss check; an ironclad rammed by a wooden ship: "
                    "the dice are exchanged [IC-287]."),
      true,
      true};
  for (int face = 1; face <= 6; ++face) {
    white.heads << QString::number(face);
    coloured.heads << QString::number(face);
  }
  for (std::size_t i = 0; i < charts.ramming.size(); ++i) {
    const iron::RamRow& row = charts.ramming.at(i);
    const QString knots = i + 1 == charts.ramming.size()
                              ? QStringLiteral("%1+").arg(row.least_knots)
                              : (charts.ramming.at(i + 1).least_knots - 1 == row.least_knots
                                     ? QString::number(row.least_knots)
                                     : QStringLiteral("%1–%2")
                                           .arg(row.least_knots)
                                           .arg(charts.ramming.at(i + 1).least_knots - 1));
    QStringList target{knots};
    QStringList rammer{knots};
    for (int face = 1; face <= 6; ++face) {
      const int boxes = row.white.on(face);
      target << (boxes > 0 ? QString::number(boxes) : QStringLiteral("–"));
      rammer << rammer_text(row.coloured.on(face));
    }
    white.rows.push_back(target);
    coloured.rows.push_back(rammer);
  }
  grids.push_back(std::move(white));
  grids.push_back(std::move(coloured));
}

void add_boarding(std::vector<PrintGrid>& grids, const iron::Charts& charts) {
  grids.push_back(die_grid(TablesSay::tr("Grappling"), QStringLiteral("IC-T22"),
                           TablesSay::tr("Each party"), charts.grapples, [](bool holds) {
                             return yes_no(holds, QT_TRANSLATE_NOOP("PrintTables", "grapples"),
                                           QT_TRANSLATE_NOOP("PrintTables", "misses"));
                           }));
  grids.push_back(die_grid(TablesSay::tr("Each hit on boarders"), QStringLiteral("IC-T23"),
                           TablesSay::tr("Party"), charts.party_destroyed, [](bool lost) {
                             return yes_no(lost, QT_TRANSLATE_NOOP("PrintTables", "destroyed"),
                                           QT_TRANSLATE_NOOP("PrintTables", "unhurt"));
                           }));
  grids.push_back(die_grid(TablesSay::tr("Boarders on an ironclad"), QStringLiteral("IC-T24"),
                           TablesSay::tr("Each party"), charts.boarders_on_ironclad, boarder_text,
                           TablesSay::tr("‡ the party is used up [IC-305].")));
  PrintGrid wood{TablesSay::tr("Boarders on an unarmored ship"),
                 QStringLiteral("IC-T25"),
                 {TablesSay::tr("Parties")},
                 {},
                 {},
                 true,
                 true};
  for (int face = 1; face <= 6; ++face) {
    wood.heads << QString::number(face);
  }
  for (std::size_t parties = 0; parties < charts.boarders_on_wood.size(); ++parties) {
    QStringList row{parties + 1 == charts.boarders_on_wood.size()
                        ? QStringLiteral("%1+").arg(parties + 1)
                        : QString::number(parties + 1)};
    for (int face = 1; face <= 6; ++face) {
      row << boarded_text(charts.boarders_on_wood.at(parties).on(face));
    }
    wood.rows.push_back(row);
  }
  grids.push_back(std::move(wood));
  PrintGrid launches{TablesSay::tr("Hits on a steam launch"),
                     QStringLiteral("IC-T26"),
                     {TablesSay::tr("Hits")},
                     {},
                     {},
                     true,
                     true};
  for (int face = 1; face <= 6; ++face) {
    launches.heads << QString::number(face);
  }
  for (std::size_t i = 0; i < charts.launch_hits.size(); ++i) {
    const iron::LaunchRow& hits = charts.launch_hits.at(i);
    QStringList row{i + 1 == charts.launch_hits.size()
                        ? QStringLiteral("%1+").arg(hits.least_hits)
                        : (charts.launch_hits.at(i + 1).least_hits - 1 == hits.least_hits
                               ? QString::number(hits.least_hits)
                               : QStringLiteral("%1–%2")
                                     .arg(hits.least_hits)
                                     .arg(charts.launch_hits.at(i + 1).least_hits - 1))};
    for (int face = 1; face <= 6; ++face) {
      row << launch_text(hits.dice.on(face));
    }
    launches.rows.push_back(row);
  }
  grids.push_back(std::move(launches));
}

void add_guns(std::vector<PrintGrid>& grids, const iron::Setting& setting) {
  PrintGrid guns{TablesSay::tr("Penetration factors and ranges of guns"),
                 QStringLiteral("IC-T28"),
                 {TablesSay::tr("Gun"), TablesSay::tr("Type"), TablesSay::tr("close"),
                  TablesSay::tr("normal"), TablesSay::tr("distant")},
                 {},
                 TablesSay::tr("Each cell: the armor that is penetrated, and up to what range."),
                 true,
                 true,
                 kSmallType};
  for (const core::table::Gun& gun : setting.facts.guns) {
    if (!gun.factor) {
      continue;
    }
    QStringList row{print_name(gun.name.str()), gun_type_words(gun.type)};
    const auto& upper = setting.charts.ranges.at(static_cast<std::size_t>(gun.type)).upper;
    for (std::size_t band = 0; band < upper.size(); ++band) {
      row << TablesSay::tr("%1 to %2")
                 .arg(iron::apply(setting.charts.factor_at.at(band), *gun.factor))
                 .arg(print_inches(upper.at(band)));
    }
    guns.rows.push_back(row);
  }
  grids.push_back(std::move(guns));
}

}  // namespace

QString circle_words(iron::Circle circle) {
  switch (circle) {
    case iron::Circle::A:
      return QStringLiteral("A");
    case iron::Circle::B:
      return QStringLiteral("B");
    case iron::Circle::C:
      return QStringLiteral("C");
    case iron::Circle::Launch:
      return TablesSay::tr("launch");
    case iron::Circle::SideWheel:
      return TablesSay::tr("any (side-wheeler)");
    case iron::Circle::Towed:
      return TablesSay::tr("with her tow");
  }
  return {};
}

QString print_name(std::string_view name) {
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString print_inches(Inches length) {
  constexpr int kSixteenths = 16;
  const std::int64_t ticks = length.ticks();
  const std::int64_t whole = ticks / Inches::kTicks;
  const std::int64_t rest = ticks % Inches::kTicks;
  const std::int64_t parts = (rest * kSixteenths + Inches::kTicks / 2) / Inches::kTicks;
  if (rest != 0 && whole == 0 && Inches::ratio(parts, kSixteenths) == length) {
    const std::int64_t common = std::gcd(parts, std::int64_t{kSixteenths});
    return QStringLiteral("%1/%2\"").arg(parts / common).arg(kSixteenths / common);
  }
  QString figure = QString::number(length.decimal(), 'f', 2);
  while (figure.endsWith(QLatin1Char{'0'})) {
    figure.chop(1);
  }
  if (figure.endsWith(QLatin1Char{'.'})) {
    figure.chop(1);
  }
  return QStringLiteral("%1\"").arg(figure);
}

QString gun_type_words(core::table::GunType type) {
  switch (type) {
    case core::table::GunType::Howitzer:
      return TablesSay::tr("howitzer");
    case core::table::GunType::Smoothbore:
      return TablesSay::tr("smoothbore");
    case core::table::GunType::Rifle:
      return TablesSay::tr("rifle");
    case core::table::GunType::Mortar:
      return TablesSay::tr("mortar");
  }
  return {};
}

QString signed_words(int number) {
  return number < 0 ? QStringLiteral("−%1").arg(-number) : QStringLiteral("+%1").arg(number);
}

std::vector<PrintGrid> print_tables(const iron::Setting& setting) {
  const iron::Charts& charts = setting.charts;
  std::vector<PrintGrid> grids;
  grids.push_back(fire_chart(TablesSay::tr("Chart A: guns that penetrate"),
                             QStringLiteral("IC-T10"), TablesSay::tr("D10 · guns counted"),
                             charts.chart_a));
  grids.back().note = TablesSay::tr(
      "* one boarding party embarked on the target is lost too [IC-191]; critical: one "
      "roll on IC-T12 and no other hits [IC-192].");
  grids.push_back(fire_chart(TablesSay::tr("Chart B: guns that do not penetrate"),
                             QStringLiteral("IC-T11"), TablesSay::tr("D10 · total of factors"),
                             charts.chart_b));
  grids.back().note = TablesSay::tr(
      "Hits beyond the battering factor are armor boxes while there are any [IC-194]; lucky: one "
      "roll on IC-T13 [IC-192].");
  add_ranges(grids, charts);
  grids.push_back(
      ship_effects(TablesSay::tr("Critical hit"), QStringLiteral("IC-T12"), charts.critical));
  grids.push_back(ship_effects(TablesSay::tr("Lucky hit"), QStringLiteral("IC-T13"), charts.lucky));
  grids.push_back(die_grid(TablesSay::tr("Loss of the stack"), QStringLiteral("IC-T14"),
                           TablesSay::tr("Effect"), charts.stack_lost, effect_text));
  grids.push_back(die_grid(TablesSay::tr("Engines disabled"), QStringLiteral("IC-T15"),
                           TablesSay::tr("Knots this turn"), charts.disabled_knots,
                           [](int knots) { return QString::number(knots); }));
  add_mortars(grids, charts);
  grids.push_back(fort_effects(TablesSay::tr("Lucky hit on a fort"), QStringLiteral("IC-T19"),
                               charts.fort_lucky));
  grids.push_back(fort_effects(TablesSay::tr("Critical hit on a fort"), QStringLiteral("IC-T20"),
                               charts.fort_critical));
  add_ramming(grids, charts);
  add_boarding(grids, charts);
  grids.push_back(die_grid(TablesSay::tr("Mined area"), QStringLiteral("IC-T04"),
                           TablesSay::tr("Effect"), charts.mine_goes_off, [](bool off) {
                             return yes_no(off,
                                           QT_TRANSLATE_NOOP("PrintTables", "goes off (IC-T05)"),
                                           QT_TRANSLATE_NOOP("PrintTables", "nothing"));
                           }));
  grids.push_back(die_grid(TablesSay::tr("Torpedo on an ironclad"), QStringLiteral("IC-T05"),
                           TablesSay::tr("Effect"), charts.torpedo_on_ironclad, torpedo_text));
  grids.push_back(die_grid(TablesSay::tr("Torpedo on a wooden ship"), QStringLiteral("IC-T05"),
                           TablesSay::tr("Effect"), charts.torpedo_on_wood, torpedo_text));
  add_guns(grids, setting);
  return grids;
}

}  // namespace tableview
