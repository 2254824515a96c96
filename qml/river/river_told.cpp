#include "qml/river/river_told.h"

#include "core/river/confederates.h"
#include "core/river/encounter.h"
#include "core/river/flotilla.h"
#include "core/river/quick.h"
#include "core/river/stores.h"
#include "core/tabletop/river_diary.h"
#include "core/tabletop/river_words.h"
#include "qml/models/wording.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace riverview {

namespace {

using core::river::Fate;
using core::river::Ground;
using core::river::GroupId;
using core::river::GunState;
using core::river::Place;
using core::river::VesselId;
using models::words;

// [RR-014] The clock of the diary.
constexpr int kTurnsOfDay = 5;
constexpr int kDayBegins = 7;
constexpr int kHoursOfTurn = 2;
constexpr double kHundredthsOfKnot = 100;

QString number_of(core::base::Fraction value) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(
      static_cast<double>(value.numerator()) / static_cast<double>(value.denominator()), 'g', 4);
}

QString fate_words(Fate fate) {
  switch (fate) {
    case Fate::Afloat:
      return {};
    case Fate::Trapped:
      return Told::tr("trapped for good");
    case Fate::Sunk:
      return Told::tr("sunk");
    case Fate::Captured:
      return Told::tr("captured");
    case Fate::Burnt:
      return Told::tr("burnt");
  }
  return {};
}

QString rudder_words(core::river::Rudder rudder) {
  switch (rudder) {
    case core::river::Rudder::Free:
      return {};
    case core::river::Rudder::NoPortHelm:
      return Told::tr("no port helm");
    case core::river::Rudder::NoStarboardHelm:
      return Told::tr("no starboard helm");
    case core::river::Rudder::AheadOnly:
      return Told::tr("rudder: ahead only");
  }
  return {};
}

QString ground_words(const core::river::Vessel& vessel) {
  switch (vessel.ground) {
    case Ground::Free:
      return {};
    case Ground::Minor:
      return Told::tr("aground to turn %1").arg(vessel.afloat_in);
    case Ground::Major:
      return Told::tr("hard aground");
    case Ground::Bar:
      return Told::tr("on a bar");
  }
  return {};
}

QString condition_of(const Told& told, const core::river::Vessel& vessel) {
  QStringList all{fate_words(vessel.fate), ground_words(vessel), rudder_words(vessel.rudder)};
  if (vessel.boiler > 0) {
    all << Told::tr("boiler trouble: %1 knots")
               .arg(core::river::speed_of(told.setting(), vessel) / kHundredthsOfKnot);
  }
  if (vessel.laid_up_to >= told.state().turn && vessel.laid_up_to > 0) {
    all << Told::tr("laid up to the end of turn %1").arg(vessel.laid_up_to);
  }
  if (vessel.stack_hits > 0) {
    all << Told::tr("stack hit");
  }
  if (vessel.steering_hits > 0) {
    all << Told::tr("steering hit");
  }
  if (vessel.modifier != 0) {
    all << (vessel.modifier > 0 ? Told::tr("high spirits") : Told::tr("bad food"));
  }
  if (!vessel.barges.empty()) {
    all << Told::tr("%n barges in tow", nullptr, static_cast<int>(vessel.barges.size()));
  }
  if (vessel.towing) {
    all << Told::tr("tows %1").arg(told.vessel(*vessel.towing));
  }
  all.removeAll(QString{});
  return all.join(Told::tr(", "));
}

QVariantList rounds_of_vessel(const Told& told, const core::river::Vessel& vessel) {
  QVariantList all;
  for (const core::river::Rounds& each : vessel.rounds) {
    all << QVariantMap{{"gun", int{each.gun}},
                       {"name", told.gun(each.gun)},
                       {"count", int{each.count}},
                       {"most", core::river::magazine_of(vessel, each.gun)}};
  }
  return all;
}

QString rounds_words(const Told& told, const core::river::Vessel& vessel) {
  QStringList all;
  for (const core::river::Rounds& each : vessel.rounds) {
    all << Told::tr("%1: %2").arg(words(told.setting().gun(each.gun).code)).arg(each.count);
  }
  return all.join(Told::tr(", "));
}

QString bank_words(core::river::Hand hand) {
  return hand == core::river::Hand::Left ? Told::tr("left bank") : Told::tr("right bank");
}

QString enemy_words(const Told& told, std::size_t number, const core::river::Enemy& enemy) {
  QString name = told.enemy(number, enemy);
  switch (enemy.fate) {
    case core::river::EnemyFate::Active:
      return Told::tr("%1: damage %2 of %3")
          .arg(name)
          .arg(enemy.damage)
          .arg(told.setting().type_of(enemy).points);
    case core::river::EnemyFate::Sunk:
      return Told::tr("%1: sunk").arg(name);
    case core::river::EnemyFate::Captured:
      return Told::tr("%1: a prize").arg(name);
    case core::river::EnemyFate::Scuttled:
      return Told::tr("%1: scuttled").arg(name);
    case core::river::EnemyFate::BlownUp:
      return Told::tr("%1: blown up").arg(name);
  }
  return name;
}

QVariantList union_in_fight(const Told& told, const core::river::Fight& fight,
                            core::base::Fraction& sum) {
  QVariantList all;
  const auto aim = core::river::target_of(told.setting(), told.state(), fight.group);
  for (const VesselId id : core::river::vessels_of(told.state(), fight.group)) {
    const core::river::Vessel& vessel = told.state().vessel(id);
    const auto fire = core::river::fire_of(told.setting(), vessel);
    sum += fire;
    QString name = told.vessel(id);
    name[0] = name[0].toUpper();
    all << QVariantMap{
        {"name", name},
        {"state",
         Told::tr("damage %1 of %2").arg(vessel.damage).arg(told.setting().type_of(vessel).points)},
        {"share",
         static_cast<double>(vessel.damage) / std::max(1, told.setting().type_of(vessel).points)},
        {"fire", number_of(fire)},
        {"aim", aim == id}};
  }
  return all;
}

QVariantList vessels_in_fight(const Told& told, const core::river::Section& section,
                              core::base::Fraction& sum) {
  QVariantList all;
  const auto aim = core::river::enemy_target_of(section);
  for (std::size_t i = 0; i < section.enemies.size(); ++i) {
    const core::river::Enemy& enemy = section.enemies[i];
    if (!core::river::is_active(enemy)) {
      continue;
    }
    const auto fire = core::river::fire_of(told.setting(), enemy);
    sum += fire;
    const int points = told.setting().type_of(enemy).points;
    all << QVariantMap{{"name", told.enemy(i, enemy)},
                       {"state", Told::tr("damage %1 of %2").arg(enemy.damage).arg(points)},
                       {"share", static_cast<double>(enemy.damage) / std::max(1, points)},
                       {"fire", number_of(fire)},
                       {"aim", aim == i}};
  }
  if (section.torpedo_craft > 0) {
    all << QVariantMap{{"name", Told::tr("%n with spar torpedoes", nullptr, section.torpedo_craft)},
                       {"state", QString{}},
                       {"share", 0.0},
                       {"fire", QString{}},
                       {"aim", false}};
  }
  return all;
}

QVariantList battery_in_fight(const Told& told, const core::river::Battery& battery, int carried,
                              core::base::Fraction& sum) {
  sum = core::river::fire_of(told.setting(), battery);
  const auto all = static_cast<int>(battery.guns.size());
  const int ready = core::river::guns_ready(battery);
  QString state = Told::tr("%1 of %2 guns can fire").arg(ready).arg(all);
  if (carried > 0) {
    state = Told::tr("%1; %2 of %3 points for the next one")
                .arg(state)
                .arg(carried)
                .arg(told.setting().quick.points_per_gun);
  }
  return {QVariantMap{{"name", told.battery_words(battery)},
                      {"state", state},
                      {"share", static_cast<double>(all - ready) / std::max(1, all)},
                      {"fire", number_of(sum)},
                      {"aim", true}}};
}

/// [RR-434] By which constants rounds are fought.
QString constants_words(core::river::QuickSet set) {
  switch (set) {
    case core::river::QuickSet::Hand:
      break;
    case core::river::QuickSet::Ironclad:
      return Told::tr("Rounds by constants fitted to the Ironclad set [RR-434].");
    case core::river::QuickSet::Coastal:
      return Told::tr("Rounds by constants fitted to the Coastal set [RR-434].");
  }
  return Told::tr("Rounds by constants made by hand [RR-434].");
}

}  // namespace

QString linked(const QString& sentence) {
  static const QRegularExpression kRule{QStringLiteral("\\b((?:RR|IC|RC)-\\d{3})\\b")};
  QString text = sentence.toHtmlEscaped();
  text.replace(kRule, QStringLiteral("<a href=\"rule:\\1\">\\1</a>"));
  return text;
}

QString Told::sentence(const core::river::Refusal& why) const {
  return words(core::tabletop::sentence(book, setting(), state(), why));
}

QString Told::vessel(VesselId id) const {
  return words(core::tabletop::vessel_name(book, setting(), state(), id));
}

QString Told::group(GroupId id) const {
  return words(core::tabletop::group_name(book, setting(), state(), id));
}

QString Told::place(Place at) const { return words(core::tabletop::place_name(book, state(), at)); }

QString Told::phrase(Place at) const {
  return words(core::tabletop::place_phrase(book, state(), at));
}

QString Told::gun(core::river::GunIndex index) const {
  return words(core::tabletop::gun_name(book, setting().charts, index));
}

QString Told::guns(const std::vector<core::river::MountedGun>& all) const {
  QStringList told;
  for (std::size_t type = 0; type < setting().charts.guns.size(); ++type) {
    const auto is_type = [type](const core::river::MountedGun& each) { return each.gun == type; };
    const auto count = std::ranges::count_if(all, is_type);
    const auto ready = std::ranges::count_if(all, [&](const core::river::MountedGun& each) {
      return is_type(each) && each.state == GunState::Ready;
    });
    if (count > 0) {
      const QString name = gun(static_cast<core::river::GunIndex>(type));
      const QString text = ready == count ? tr("%1 × %2").arg(count).arg(name)
                                          : tr("%1 of %2 × %3").arg(ready).arg(count).arg(name);
      const auto suspect = std::ranges::count_if(all, [&](const core::river::MountedGun& each) {
        return is_type(each) && each.state == GunState::Ready && each.suspect;
      });
      told << (suspect == 0 ? text : tr("%1 (%2 in doubt)").arg(text).arg(suspect));
    }
  }
  return told.isEmpty() ? tr("no guns") : told.join(tr(", "));
}

QString Told::enemy(std::size_t number, const core::river::Enemy& enemy) const {
  return tr("Vessel %1, %2")
      .arg(number + 1)
      .arg(words(core::tabletop::enemy_name(book, setting().charts, enemy.type)));
}

QString Told::battery_words(const core::river::Battery& battery) const {
  const QString guns = this->guns(battery.guns);
  QString text;
  switch (battery.guards) {
    case core::river::Guards::Shore:
      text = battery.hidden ? tr("hidden battery on the %1: %2") : tr("battery on the %1: %2");
      break;
    case core::river::Guards::Bridge:
      text = tr("battery at the bridge, %1: %2");
      break;
    case core::river::Guards::Ferry:
      text = tr("battery at the ferry, %1: %2");
      break;
    case core::river::Guards::Town:
      text = tr("battery at the town, %1: %2");
      break;
  }
  text = text.arg(bank_words(battery.bank), guns);
  if (!core::river::is_active(battery)) {
    text = tr("%1; silenced").arg(text);
  } else if (battery.passed) {
    text = tr("%1; left behind").arg(text);
  }
  return text;
}

Rows Told::vessels() const {
  Rows rows;
  for (const VesselId id : state().line) {
    const core::river::Vessel& one = state().vessel(id);
    const auto* const group_of = state().find_group(one.group);
    const bool gone = one.fate != Fate::Afloat && one.fate != Fate::Trapped;
    const int barges =
        std::accumulate(one.barges.begin(), one.barges.end(), 0,
                        [](int sum, std::uint8_t points) { return sum + int{points}; });
    QString name = vessel(id);
    name[0] = name[0].toUpper();
    rows.push_back(
        {{"name", name},
         {"vessel", int{id.value()}},
         {"group", int{one.group.value()}},
         {"groupName", one.group == core::river::kMainGroup ? QString{} : group(one.group)},
         {"place", group_of != nullptr ? place(group_of->at) : QString{}},
         {"supply", one.supply},
         {"gone", gone},
         {"inService", core::river::in_service(one)},
         {"damage", int{one.damage}},
         {"points", setting().type_of(one).points},
         {"pool", int{one.pool}},
         {"fuel", core::river::fuel_of(one)},
         {"fuelMost", core::river::bunkers_of(setting().charts, one) +
                          static_cast<int>(one.barges.size()) * setting().charts.fuel.barge},
         {"inBarges", barges},
         {"guns", guns(one.guns)},
         {"rounds", rounds_of_vessel(*this, one)},
         {"roundsWords", rounds_words(*this, one)},
         {"condition", condition_of(*this, one)}});
  }
  return rows;
}

QVariantList Told::groups() const {
  QVariantList all;
  for (const core::river::Group& each : state().groups) {
    if (each.id == core::river::kMainGroup || core::river::vessels_of(state(), each.id).empty()) {
      continue;
    }
    QString standing = words(core::tabletop::standing_name(book, each.standing));
    if (each.push) {
      standing = tr("%1, pushing the engines").arg(standing);
    }
    if (each.night_run > 0) {
      standing = tr("%1, running on at night").arg(standing);
    }
    if (each.half) {
      standing = tr("%1, half a section further down").arg(standing);
    }
    all << QVariantMap{{"id", int{each.id.value()}},
                       {"name", group(each.id)},
                       {"place", place(each.at)},
                       {"standing", standing}};
  }
  return all;
}

QVariantMap Told::fight() const {
  const auto& fight = state().fight;
  const core::river::Section* const section = fight ? state().find_section(fight->at) : nullptr;
  if (section == nullptr || fight->parts.empty()) {
    return {};
  }
  core::base::Fraction own;
  core::base::Fraction theirs;
  const auto battery = fight->parts.front().battery;
  const QVariantList enemy =
      battery ? battery_in_fight(*this, section->batteries.at(*battery), fight->carried, theirs)
              : vessels_in_fight(*this, *section, theirs);
  QStringList notes;
  if (!fight->opened && battery && section->batteries.at(*battery).hidden) {
    notes << tr("They fire first [RR-147].");
  }
  if (fight->to_the_death) {
    notes << tr("It is a fight to the death [RR-169].");
  }
  if (fight->drifting) {
    notes << tr("The vessels drift past [RR-226].");
  }
  if (fight->parts.size() > 1) {
    notes << tr("%n more parts of the encounter follow [RR-409].", nullptr,
                static_cast<int>(fight->parts.size()) - 1);
  }
  notes << constants_words(setting().begin.options.constants);
  const QVariantList unions = union_in_fight(*this, *fight, own);
  return {{"title", tr("Encounter %1").arg(phrase(fight->at))},
          {"round", int{fight->round}},
          {"union", unions},
          {"enemy", enemy},
          {"unionFire", number_of(own * setting().quick.union_points)},
          {"enemyFire", number_of(theirs * setting().quick.confederate_points)},
          {"notes", linked(notes.join(QLatin1Char{' '}))}};
}

QStringList Told::mapped(Place at) const {
  const auto& plot = setting().plot;
  const core::river::Section* const known = state().find_section(at);
  const auto index = static_cast<std::size_t>(std::max(0, at.section - 1));
  if (at.branch != 0 || at.section < 1 || index >= plot.size() ||
      (known != nullptr && known->entered)) {
    return {};
  }
  QStringList lines;
  if (known == nullptr) {
    lines << tr("No vessel has been there yet.");
  }
  if (plot[index].town) {
    lines << tr("The map shows a town.");
  }
  if (plot[index].crossing == core::river::CrossingPoint::Bridge) {
    lines << tr("The map shows a bridge.");
  } else if (plot[index].crossing == core::river::CrossingPoint::Ferry) {
    lines << tr("The map shows a ferry.");
  }
  if (plot[index].tributary) {
    lines << tr("The map shows a tributary on the %1.").arg(bank_words(*plot[index].tributary));
  }
  return lines;
}

QVariantMap Told::section(Place at) const {
  const core::river::Section* const known = state().find_section(at);
  QVariantList lines;
  const auto add = [&lines](const QString& line) { lines << line; };
  if (known != nullptr) {
    add(tr("Course: %1, %2")
            .arg(words(core::tabletop::bend_name(book, known->bend)),
                 words(core::tabletop::heading_name(book, known->heading))));
    if (!known->entered) {
      add(tr("No vessel has been there yet."));
    } else {
      add(tr("Entered in turn %1").arg(known->entered_in));
      add(tr("Banks: %1").arg(words(core::tabletop::terrain_name(book, known->terrain))));
      if (known->narrowing == core::river::Narrowing::HalfWidth) {
        add(tr("The channel has half its usual width."));
      } else if (known->narrowing == core::river::Narrowing::Island) {
        add(tr("An island stands in mid-river."));
      }
      if (known->shoal) {
        add(tr("Shoal water: deep vessels go no further up."));
      }
      if (known->tributary) {
        add(tr("A tributary joins on the %1.")
                .arg(bank_words(state().branches.at(*known->tributary).bank)));
      }
    }
    if (known->crossing != core::river::CrossingPoint::None) {
      add(known->crossing == core::river::CrossingPoint::Bridge ? tr("A bridge") : tr("A ferry"));
    }
    for (const core::river::Town& town : known->towns) {
      add(town.fuel ? tr("A town on the %1; %n points of fuel are left", nullptr, *town.fuel)
                          .arg(bank_words(town.bank))
                    : tr("A town on the %1").arg(bank_words(town.bank)));
    }
    for (const core::river::Battery& each : known->batteries) {
      add(battery_words(each));
    }
    for (std::size_t i = 0; i < known->enemies.size(); ++i) {
      add(enemy_words(*this, i, known->enemies[i]));
    }
    if (!known->barges.empty()) {
      add(tr("%n barges were left here", nullptr, static_cast<int>(known->barges.size())));
    }
  } else if (at == core::river::kMississippi) {
    add(tr(
        "The river joins it from the East; a flotilla that comes back here leaves the campaign."));
  }
  for (const QString& each : mapped(at)) {
    add(each);
  }
  for (const core::river::Group& each : state().groups) {
    if (each.at == at && !core::river::vessels_of(state(), each.id).empty()) {
      add(tr("Here: %1").arg(group(each.id)));
    }
  }
  return {{"title", place(at)},
          {"branch", int{at.branch}},
          {"number", int{at.section}},
          {"lines", lines}};
}

QVariantMap Told::result() const {
  const auto& result = state().result;
  if (!result) {
    return {};
  }
  return {{"ending", words(core::tabletop::ending_name(book, result->ending))},
          {"level", words(core::tabletop::level_name(book, result->level))},
          {"verdict", words(core::tabletop::level_verdict(book, result->level))},
          {"points", int{result->points}}};
}

QString Told::task() const {
  switch (state().step) {
    case core::river::Step::Encounter:
      return QStringLiteral("encounter");
    case core::river::Step::Night:
    case core::river::Step::NightRun:
      return QStringLiteral("night");
    case core::river::Step::Over:
      return QStringLiteral("over");
    case core::river::Step::Orders:
    case core::river::Step::Motion:
    case core::river::Step::Close:
    case core::river::Step::Detached:
    case core::river::Step::EndTest:
      return QStringLiteral("orders");
  }
  return {};
}

QString Told::task_words() const {
  if (state().result) {
    return tr("The campaign is over.");
  }
  const QString where = phrase(state().main().at);
  switch (state().step) {
    case core::river::Step::Encounter:
      return tr("Confederates! Fight, run past, or break off?");
    case core::river::Step::Night:
      return tr("Night falls over the flotilla %1: it ties up, or drops down.").arg(where);
    case core::river::Step::NightRun:
      return tr("A cavalry patrol has found the flotilla %1: what was the result of the action?")
          .arg(where);
    case core::river::Step::Over:
    case core::river::Step::Orders:
    case core::river::Step::Motion:
    case core::river::Step::Close:
    case core::river::Step::Detached:
    case core::river::Step::EndTest:
      return state().main().at == core::river::kMississippi
                 ? tr("The flotilla lies on the Mississippi. What are its orders?")
                 : tr("The flotilla lies %1. What are its orders?").arg(where);
  }
  return {};
}

QString Told::hours(int turn, bool night) const {
  if (turn == 0) {
    return tr("Before the first turn");
  }
  const int day = (turn + kTurnsOfDay - 1) / kTurnsOfDay;
  if (night) {
    return tr("Night after day %1").arg(day);
  }
  const int hour = kDayBegins + (turn - 1) % kTurnsOfDay * kHoursOfTurn;
  return tr("Day %1, %2:00 to %3:00").arg(day).arg(hour).arg(hour + kHoursOfTurn);
}

}  // namespace riverview
