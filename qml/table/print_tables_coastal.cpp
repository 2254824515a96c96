#include "qml/table/print_tables.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace tableview {

namespace {

namespace coast = core::coastal;
using core::table::D6Table;

QString harm_text(const coast::DamageLine& line) {
  const auto lasts = [&](const QString& for_moves, const QString& for_good) {
    return line.moves > 0 ? for_moves.arg(line.moves) : for_good;
  };
  switch (line.harm) {
    case coast::Harm::None:
      return QStringLiteral("–");
    case coast::Harm::MountingJammed:
      return lasts(TablesSay::tr("shutter or turret jammed, or a deck gun out, for %1 moves"),
                   TablesSay::tr("shutter or turret jammed, or a deck gun out, for good"));
    case coast::Harm::GunOut:
      return TablesSay::tr("one gun out of action for %1 moves").arg(line.moves);
    case coast::Harm::GunDestroyed:
      return TablesSay::tr("one gun destroyed");
    case coast::Harm::HardRight:
      return TablesSay::tr("hard right for %1 moves").arg(line.moves);
    case coast::Harm::HardLeft:
      return TablesSay::tr("hard left for %1 moves").arg(line.moves);
    case coast::Harm::SameCourse:
      return lasts(TablesSay::tr("same course for %1 moves"),
                   TablesSay::tr("same course for good"));
    case coast::Harm::StraightAhead:
      return TablesSay::tr("straight ahead for %1 moves").arg(line.moves);
    case coast::Harm::Slower:
      return lasts(TablesSay::tr("−%2 kn for %1 moves"), TablesSay::tr("−%2 kn for good"))
          .arg(line.amount);
    case coast::Harm::BoilerDestroyed:
      return TablesSay::tr("boiler destroyed: −%1 kn a move until she stops").arg(line.amount);
    case coast::Harm::CrewLost:
      return TablesSay::tr("−%1 CPV").arg(line.amount);
    case coast::Harm::Fire:
      return TablesSay::tr("fire: %1 tries to put it out, on %2")
          .arg(line.moves)
          .arg(needs_words(line.amount));
    case coast::Harm::CaptainKilled:
      return TablesSay::tr("captain killed; if already dead −%1 CPV and a test of morale")
          .arg(line.amount);
    case coast::Harm::Flooded:
      return TablesSay::tr("draft +%1 ft").arg(line.amount);
    case coast::Harm::Explodes:
      return TablesSay::tr("magazine hit: she explodes");
  }
  return {};
}

QString torpedo_words(const coast::TorpedoLine& line) {
  switch (line.kind) {
    case coast::TorpedoLine::Kind::Dud:
      return TablesSay::tr("dud");
    case coast::TorpedoLine::Kind::Explodes:
      return TablesSay::tr("explodes: −%1 SPV").arg(line.points);
    case coast::TorpedoLine::Kind::Sinks:
      return TablesSay::tr("the ship sinks");
  }
  return {};
}

QString mortar_words(const coast::MortarLine& line) {
  QStringList words;
  if (line.gun_destroyed) {
    words << TablesSay::tr("one gun and 1 CPV destroyed; a building destroyed");
  }
  if (line.commander_killed) {
    words << TablesSay::tr("commander killed, test of morale");
  }
  if (line.damage) {
    words << TablesSay::tr("FPV or BPV: −%1, from smaller mortars −%2")
                 .arg(line.points_large)
                 .arg(line.points_small);
  }
  return words.isEmpty() ? QStringLiteral("–") : words.join(QStringLiteral("; "));
}

QString rammer_words(const coast::RammerLine& line) {
  switch (line.kind) {
    case coast::RammerLine::Kind::None:
      return QStringLiteral("–");
    case coast::RammerLine::Kind::RamLost:
      return TablesSay::tr("ram lost; without one −%1 SPV").arg(line.points);
    case coast::RammerLine::Kind::StackLost:
      return TablesSay::tr("stack lost, −%1 kn for good").arg(line.knots);
    case coast::RammerLine::Kind::SteamPipe:
      return TablesSay::tr("steam pipe: −%1 CPV, −%2 kn for %3 moves")
          .arg(line.crew)
          .arg(line.knots)
          .arg(line.moves);
    case coast::RammerLine::Kind::Locked:
      return TablesSay::tr("locked (RC-T31)");
  }
  return {};
}

QString test_words(const coast::RamTest& test) {
  switch (test.kind) {
    case coast::RamTest::Kind::None:
      return QStringLiteral("–");
    case coast::RamTest::Kind::IfCrewLost:
      return TablesSay::tr("if any CPV lost");
    case coast::RamTest::Kind::Always:
      return signed_words(test.modifier);
  }
  return {};
}

QString character_words(core::table::Character character) {
  switch (character) {
    case core::table::Character::Intelligent:
      return TablesSay::tr("intelligent");
    case core::table::Character::Stubborn:
      return TablesSay::tr("stubborn");
    case core::table::Character::Reckless:
      return TablesSay::tr("reckless");
  }
  return {};
}

QString printed_temper(coast::Temper temper) {
  switch (temper) {
    case coast::Temper::Panicky:
      return TablesSay::tr("panicky");
    case coast::Temper::Stubborn:
      return TablesSay::tr("stubborn");
    case coast::Temper::Fanatic:
      return TablesSay::tr("fanatic");
  }
  return {};
}

template <class Value, class Words>
PrintGrid die_table(const QString& title, const QString& rule, const QString& head,
                    const D6Table<Value>& table, Words&& words, const QString& note = {}) {
  PrintGrid grid{title, rule, {TablesSay::tr("D6"), head}, {}, note, false, false};
  for (const auto& run : face_runs(table)) {
    grid.rows.push_back({run.faces, words(run.value)});
  }
  return grid;
}

PrintGrid gunnery(const coast::Charts& charts) {
  PrintGrid grid{
      TablesSay::tr("Range, and the score needed on a D6"),
      QStringLiteral("RC-T14"),
      {TablesSay::tr("Type"), TablesSay::tr("close to"), TablesSay::tr("needs"),
       TablesSay::tr("medium to"), TablesSay::tr("needs"), TablesSay::tr("long to"),
       TablesSay::tr("needs")},
      {},
      TablesSay::tr("A limit belongs to the nearer band; a shot beyond the last is wasted."),
      true,
      true,
      8.2};
  for (std::size_t type = 0; type < charts.gunnery.size(); ++type) {
    const coast::GunneryRow& row = charts.gunnery.at(type);
    QStringList cells{gun_type_words(static_cast<core::table::GunType>(type))};
    for (std::size_t band = 0; band < row.upper.size(); ++band) {
      cells << print_inches(row.upper.at(band)) << needs_words(row.needs.at(band));
    }
    grid.rows.push_back(cells);
  }
  return grid;
}

PrintGrid firing_modifiers(const coast::Charts& charts) {
  return {
      TablesSay::tr("Modifiers to the firing die"),
      QStringLiteral("RC-T15"),
      {TablesSay::tr("Case"), TablesSay::tr("Die")},
      {{TablesSay::tr("small target"), signed_words(charts.firing.small_target)},
       {TablesSay::tr("bow or stern shot at a ship [RC-285]"), signed_words(charts.firing.end_on)},
       {TablesSay::tr("captain at the gun"), TablesSay::tr("+ yellow")}},
      {},
      false,
      false};
}

PrintGrid guns(const coast::Setting& setting) {
  PrintGrid grid{TablesSay::tr("Damage and rate of guns"),
                 QStringLiteral("RC-T16"),
                 {TablesSay::tr("Gun"), TablesSay::tr("Type"), TablesSay::tr("Points"),
                  TablesSay::tr("Rate"), TablesSay::tr("May burst")},
                 {},
                 TablesSay::tr("Half the points on sloping armour [RC-290]."),
                 true,
                 true,
                 kSmallType};
  for (const core::table::Gun& gun : setting.facts.guns) {
    if (gun.points) {
      grid.rows.push_back(
          {print_name(gun.name.str()), gun_type_words(gun.type), QString::number(*gun.points),
           gun.alternate_moves ? TablesSay::tr("alternate moves") : TablesSay::tr("every move"),
           gun.may_burst ? TablesSay::tr("on two 1s [RC-288]") : QString{}});
    }
  }
  return grid;
}

PrintGrid morale(const coast::MoraleModifiers& by) {
  const QString all = TablesSay::tr("all");
  const QString ships = TablesSay::tr("ships");
  const QString forts = TablesSay::tr("forts");
  return {
      TablesSay::tr("Morale: D6, 1 or more carries on"),
      QStringLiteral("RC-T26"),
      {TablesSay::tr("Die"), TablesSay::tr("Case"), TablesSay::tr("Who")},
      {{signed_words(by.no_crew_lost), TablesSay::tr("no CPV lost"), all},
       {signed_words(by.above_pv), TablesSay::tr("not below PV"), ships},
       {TablesSay::tr("+ green"), TablesSay::tr("captain or commander alive"), all},
       {signed_words(by.guns_fire), TablesSay::tr("guns can still fire"), ships},
       {signed_words(by.can_move), TablesSay::tr("can still move"), ships},
       {signed_words(by.crew_lost), TablesSay::tr("any CPV lost"), all},
       {signed_words(by.third_lost), TablesSay::tr("a third of the CPV lost"), all},
       {signed_words(by.two_thirds_lost), TablesSay::tr("two thirds of the CPV lost"), all},
       {signed_words(by.cannot_fire), TablesSay::tr("unable to fire"), all},
       {signed_words(by.no_speed), TablesSay::tr("no speed"), ships},
       {signed_words(by.aground), TablesSay::tr("aground"), ships},
       {signed_words(by.aground_under_fire), TablesSay::tr("aground and under fire"), ships},
       {signed_words(by.rammed_without_speed), TablesSay::tr("rammed with no speed left"), ships},
       {TablesSay::tr("red"), TablesSay::tr("captain or commander dead"), all},
       {signed_words(by.steering_jammed), TablesSay::tr("steering jammed"), ships},
       {signed_words(by.below_pv), TablesSay::tr("below PV"), ships},
       {signed_words(by.each_fort_crew), TablesSay::tr("each CPV destroyed"), forts}},
      TablesSay::tr(
          "Only the worst of the three lines of CPV lost counts, and of the two aground [RC-403]."),
      false,
      false};
}

PrintGrid ram_modifiers(const coast::RamModifiers& by) {
  return {TablesSay::tr("Ram test: D6, 1 or more continues"),
          QStringLiteral("RC-T28"),
          {TablesSay::tr("Die"), TablesSay::tr("Case")},
          {{signed_words(by.no_crew_lost), TablesSay::tr("no CPV lost")},
           {TablesSay::tr("+ yellow"), TablesSay::tr("captain aboard")},
           {signed_words(by.above_pv), TablesSay::tr("not below PV")},
           {signed_words(by.fired_on), TablesSay::tr("fired on by the target")},
           {signed_words(by.crew_lost), TablesSay::tr("any CPV lost")},
           {signed_words(by.no_ram), TablesSay::tr("no ram")},
           {signed_words(by.below_pv), TablesSay::tr("below PV")}},
          TablesSay::tr("Besides the value of RC-T27; a dead captain fails [RC-423]."),
          false,
          false};
}

PrintGrid ram_matrix(const coast::Charts& charts) {
  PrintGrid grid{TablesSay::tr("Ram test by groups: attacker on target"),
                 QStringLiteral("RC-T27"),
                 {TablesSay::tr("Attacker")},
                 {},
                 TablesSay::tr("–: no test. The group of a ship is on its card."),
                 false,
                 true};
  const auto letter = [](std::size_t group) {
    return QString{QChar{static_cast<char16_t>(u'A' + group)}};
  };
  for (std::size_t group = 0; group < charts.ram_test.size(); ++group) {
    grid.heads << letter(group);
    QStringList row{letter(group)};
    for (const coast::RamTest& test : charts.ram_test.at(group)) {
      row << test_words(test);
    }
    grid.rows.push_back(row);
  }
  return grid;
}

PrintGrid ramming(const coast::Charts& charts) {
  PrintGrid grid{
      TablesSay::tr("Ramming: damage, and the rammer's die"),
      QStringLiteral("RC-T29, RC-T30"),
      {TablesSay::tr("Knots"), TablesSay::tr("Points"), TablesSay::tr("Dice")},
      {},
      TablesSay::tr("Points × total of the dice, one more die for RA, half without a ram "
                    "[RC-427]; below PV one die on RC-T22 [RC-428]."),
      true,
      true};
  for (int face = 1; face <= 6; ++face) {
    grid.heads << QString::number(face);
  }
  for (std::size_t i = 0; i < charts.ramming.size(); ++i) {
    const coast::RamRow& row = charts.ramming.at(i);
    QStringList cells{i + 1 == charts.ramming.size()
                          ? QStringLiteral("%1+").arg(row.least_knots)
                          : QStringLiteral("%1–%2")
                                .arg(row.least_knots)
                                .arg(charts.ramming.at(i + 1).least_knots - 1),
                      QString::number(row.points), QString::number(row.dice)};
    for (int face = 1; face <= 6; ++face) {
      cells << rammer_words(row.rammer.on(face));
    }
    grid.rows.push_back(cells);
  }
  return grid;
}

/// The faces that bring `true`, "1–4".
QString faces_of(const D6Table<bool>& table) {
  QStringList faces;
  for (const auto& run : face_runs(table)) {
    if (run.value) {
      faces << run.faces;
    }
  }
  return faces.isEmpty() ? QStringLiteral("–") : faces.join(QStringLiteral(", "));
}

PrintGrid grounding(const coast::Charts& charts) {
  const auto row = [](const QString& hazard, const coast::Grounding& ground) {
    return QStringList{
        hazard, faces_of(ground.stuck_light), faces_of(ground.stuck_deep),
        TablesSay::tr("%1, tries: %2").arg(faces_of(ground.off_alone)).arg(ground.tries_alone),
        TablesSay::tr("%1, tries: %2").arg(faces_of(ground.off_helped)).arg(ground.tries_helped)};
  };
  return {TablesSay::tr("Grounding and getting off"),
          QStringLiteral("RC-T12"),
          {TablesSay::tr("Hazard"), TablesSay::tr("stuck, to 5 ft"), TablesSay::tr("over 5 ft"),
           TablesSay::tr("off alone"), TablesSay::tr("off with help")},
          {row(TablesSay::tr("bar, shoal, shore"), charts.shoal),
           row(TablesSay::tr("stakes, rocks"), charts.stakes)},
          {},
          true,
          true};
}

template <class Nature, class Words>
PrintGrid people(const QString& title, const QString& rule, const D6Table<Nature>& nature,
                 const coast::PersonDice& dice, Words&& words) {
  PrintGrid grid{title,
                 rule,
                 {TablesSay::tr("D6"), TablesSay::tr("white: character"), TablesSay::tr("green"),
                  TablesSay::tr("red"), TablesSay::tr("yellow")},
                 {},
                 {},
                 false,
                 true};
  for (int face = 1; face <= 6; ++face) {
    grid.rows.push_back({QString::number(face), words(nature.on(face)),
                         signed_words(dice.green.on(face)), signed_words(dice.red.on(face)),
                         signed_words(dice.yellow.on(face))});
  }
  return grid;
}

}  // namespace

QString needs_words(int needs) {
  return needs >= 6 ? QString::number(needs) : QStringLiteral("%1+").arg(needs);
}

std::vector<PrintGrid> print_tables(const coast::Setting& setting) {
  const coast::Charts& charts = setting.charts;
  std::vector<PrintGrid> grids;
  grids.push_back(gunnery(charts));
  grids.push_back(firing_modifiers(charts));
  constexpr std::array kTitles{
      QT_TRANSLATE_NOOP("PrintTables", "Damage 1: armament"),
      QT_TRANSLATE_NOOP("PrintTables", "Damage 2: steering and pilot house"),
      QT_TRANSLATE_NOOP("PrintTables", "Damage 3: boiler and speed"),
      QT_TRANSLATE_NOOP("PrintTables", "Damage 4: general"),
      QT_TRANSLATE_NOOP("PrintTables", "Damage 5: crew"),
      QT_TRANSLATE_NOOP("PrintTables", "Damage 6: bulkheads")};
  constexpr int kFirstDamage = 17;
  for (std::size_t i = 0; i < charts.damage.size(); ++i) {
    grids.push_back(die_table(TablesSay::tr(kTitles.at(i)),
                              QStringLiteral("RC-T%1").arg(kFirstDamage + static_cast<int>(i)),
                              TablesSay::tr("Effect"), charts.damage.at(i), harm_text));
  }
  grids.push_back(morale(charts.morale));
  grids.push_back(ram_modifiers(charts.ram_modifiers));
  grids.push_back(ram_matrix(charts));
  grids.push_back(ramming(charts));
  grids.push_back(die_table(TablesSay::tr("Ships locked"), QStringLiteral("RC-T31"),
                            TablesSay::tr("Moves"), charts.locked, [](int moves) {
                              return moves == 0 ? TablesSay::tr("released")
                                                : TablesSay::tr("locked for %1").arg(moves);
                            }));
  grids.push_back(die_table(TablesSay::tr("Torpedoes and mines"), QStringLiteral("RC-T23"),
                            TablesSay::tr("Effect"), charts.mine, torpedo_words));
  grids.push_back(die_table(TablesSay::tr("Spar torpedo"), QStringLiteral("RC-T24"),
                            TablesSay::tr("Effect"), charts.spar, torpedo_words));
  grids.push_back(die_table(
      TablesSay::tr("Mortar hits"), QStringLiteral("RC-T25"), TablesSay::tr("Effect"),
      charts.mortar, mortar_words,
      TablesSay::tr("To %1, smaller mortars to %2 [RC-381].")
          .arg(print_inches(charts.mortar_reach_large), print_inches(charts.mortar_reach_small))));
  grids.push_back(grounding(charts));
  grids.push_back(people(TablesSay::tr("Captains and fleet commanders"), QStringLiteral("RC-T03"),
                         charts.character, charts.captain, character_words));
  grids.push_back(people(TablesSay::tr("Fort commanders"), QStringLiteral("RC-T04"), charts.temper,
                         charts.commander, printed_temper));
  grids.push_back(guns(setting));
  return grids;
}

}  // namespace tableview
