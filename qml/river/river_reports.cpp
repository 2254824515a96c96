// [RR-373] [RR-384] What came of an encounter on a table: in words, and as it is typed in.
#include "core/river/confederates.h"
#include "core/river/flotilla.h"
#include "core/tabletop/river_brief.h"
#include "qml/models/wording.h"
#include "qml/river/river_told.h"

#include <algorithm>
#include <array>
#include <map>

namespace riverview {

namespace {

using core::river::BatteryReport;
using core::river::EnemyFate;
using core::river::EnemyReport;
using core::river::Fate;
using core::river::GunIndex;
using core::river::GunState;
using core::river::MountedGun;
using core::river::Outcome;
using core::river::VesselId;
using core::river::VesselReport;
using models::words;

// What a form chooses from, in its order.
constexpr std::array kFates{Fate::Afloat, Fate::Sunk, Fate::Captured};
constexpr std::array kEnemyFates{EnemyFate::Active, EnemyFate::Sunk, EnemyFate::Captured,
                                 EnemyFate::Scuttled, EnemyFate::BlownUp};
constexpr std::array kOutcomes{Outcome::Holds, Outcome::Passed, Outcome::BrokeOff};

template <class Value, std::size_t Count>
Value choice_of(const std::array<Value, Count>& choices, const QVariant& typed) {
  const auto place = static_cast<std::size_t>(std::max(0, typed.toInt()));
  return choices.at(std::min(place, Count - 1));
}

template <class Number>
Number number_of(const QVariantMap& row, const char* key) {
  return static_cast<Number>(row.value(QLatin1String{key}).toInt());
}

QString upper_first(QString text) {
  if (!text.isEmpty()) {
    text[0] = text[0].toUpper();
  }
  return text;
}

/// The guns at some places, by their types.
QString guns_at(const Told& told, const std::vector<MountedGun>& mounted,
                const std::vector<std::uint8_t>& places) {
  std::map<GunIndex, int> counts;
  for (const std::uint8_t place : places) {
    ++counts[mounted.at(place).gun];
  }
  QStringList all;
  for (const auto& [gun, count] : counts) {
    all << Told::tr("%1 × %2").arg(count).arg(told.gun(gun));
  }
  return all.join(Told::tr(", "));
}

QString end_of(Fate fate) {
  switch (fate) {
    case Fate::Sunk:
      return Told::tr("sunk");
    case Fate::Captured:
      return Told::tr("captured");
    case Fate::Afloat:
    case Fate::Trapped:
    case Fate::Burnt:
      break;
  }
  return {};
}

QString vessel_line(const Told& told, const VesselReport& report) {
  QStringList all;
  if (report.damage > 0) {
    all << Told::tr("%n points of damage", nullptr, report.damage);
  }
  if (!report.guns_out.empty()) {
    all << Told::tr("guns lost: %1")
               .arg(guns_at(told, told.state().vessel(report.vessel).guns, report.guns_out));
  }
  if (!report.guns_burst.empty()) {
    all << Told::tr("guns burst: %1")
               .arg(guns_at(told, told.state().vessel(report.vessel).guns, report.guns_burst));
  }
  if (report.stack_hits > 0) {
    all << Told::tr("stack hit");
  }
  if (report.steering_hits > 0) {
    all << Told::tr("steering hit");
  }
  if (report.aground) {
    all << Told::tr("hard aground");
  }
  all << end_of(report.fate);
  all.removeAll(QString{});
  if (all.isEmpty()) {
    all << Told::tr("unhurt");
  }
  QStringList fired;
  for (const core::river::Rounds& each : report.fired) {
    fired << Told::tr("%1: %2").arg(words(told.setting().gun(each.gun).code)).arg(each.count);
  }
  if (!fired.isEmpty()) {
    all << Told::tr("rounds fired: %1").arg(fired.join(Told::tr(", ")));
  }
  return Told::tr("%1: %2.").arg(upper_first(told.vessel(report.vessel)), all.join(Told::tr("; ")));
}

QString battery_line(const Told& told, const core::river::Section& section,
                     const BatteryReport& report) {
  const core::river::Battery& battery = section.batteries.at(report.battery);
  const QString name = battery.bank == core::river::Hand::Left
                           ? Told::tr("The battery on the left bank")
                           : Told::tr("The battery on the right bank");
  const QString guns =
      report.guns_out.empty()
          ? Told::tr("no gun lost")
          : Told::tr("guns lost: %1").arg(guns_at(told, battery.guns, report.guns_out));
  return report.silenced ? Told::tr("%1: %2; silenced.").arg(name, guns)
                         : Told::tr("%1: %2.").arg(name, guns);
}

QString enemy_line(const Told& told, const core::river::Section& section,
                   const EnemyReport& report) {
  QStringList all;
  if (report.damage > 0) {
    all << Told::tr("%n points of damage", nullptr, report.damage);
  }
  switch (report.fate) {
    case EnemyFate::Active:
      all << Told::tr("fights on");
      break;
    case EnemyFate::Sunk:
      all << Told::tr("sunk");
      break;
    case EnemyFate::Captured:
      all << Told::tr("a prize");
      break;
    case EnemyFate::Scuttled:
      all << Told::tr("scuttled");
      break;
    case EnemyFate::BlownUp:
      all << Told::tr("blown up");
      break;
  }
  return Told::tr("%1: %2.").arg(told.enemy(report.enemy, section.enemies.at(report.enemy)),
                                 all.join(Told::tr("; ")));
}

QString outcome_line(Outcome outcome) {
  switch (outcome) {
    case Outcome::Holds:
      return Told::tr("The Union holds the section.");
    case Outcome::Passed:
      return Told::tr("The Union has passed.");
    case Outcome::BrokeOff:
      return Told::tr("The Union has broken off.");
  }
  return {};
}

/// Of each type of gun: gun, name, count (of those that can fire), suspect (how many of them are in
/// doubt), rounds.
QVariantList calibres_of(const Told& told, const core::river::Vessel& vessel) {
  QVariantList all;
  std::map<GunIndex, int> ready;
  std::map<GunIndex, int> suspect;
  for (const MountedGun& each : vessel.guns) {
    const int one = each.state == GunState::Ready ? 1 : 0;
    ready[each.gun] += one;
    suspect[each.gun] += each.suspect ? one : 0;
  }
  for (const auto& [gun, count] : ready) {
    const auto rounds = std::ranges::find(vessel.rounds, gun, &core::river::Rounds::gun);
    all << QVariantMap{{"gun", int{gun}},
                       {"name", told.gun(gun)},
                       {"count", count},
                       {"suspect", suspect[gun]},
                       {"rounds", rounds == vessel.rounds.end() ? 0 : int{rounds->count}}};
  }
  return all;
}

/// The places of the first guns that can fire and are meant; one that there is not for each more.
template <class Meant>
void lose_guns(const std::vector<MountedGun>& mounted, const Meant& meant, int count,
               std::vector<std::uint8_t>& places) {
  for (std::size_t i = 0; i < mounted.size() && count > 0; ++i) {
    if (mounted[i].state == GunState::Ready && meant(i)) {
      places.push_back(static_cast<std::uint8_t>(i));
      --count;
    }
  }
  for (; count > 0; --count) {
    places.push_back(static_cast<std::uint8_t>(mounted.size()));
  }
}

VesselReport vessel_typed(const Told& told, const QVariantMap& row) {
  VesselReport report;
  report.vessel = VesselId{number_of<std::uint8_t>(row, "vessel")};
  report.damage = number_of<std::int16_t>(row, "damage");
  report.stack_hits = number_of<std::int8_t>(row, "stack");
  report.steering_hits = number_of<std::int8_t>(row, "steering");
  report.fate = choice_of(kFates, row.value(QStringLiteral("fate")));
  report.aground = row.value(QStringLiteral("aground")).toBool();
  for (const QVariant& each : row.value(QStringLiteral("guns")).toList()) {
    const QVariantMap gun = each.toMap();
    const auto type = number_of<GunIndex>(gun, "gun");
    const auto& mounted = told.state().vessel(report.vessel).guns;
    lose_guns(
        mounted,
        [&](std::size_t place) { return mounted[place].gun == type && mounted[place].suspect; },
        number_of<int>(gun, "burst"), report.guns_burst);
    lose_guns(
        mounted,
        [&](std::size_t place) {
          return mounted[place].gun == type &&
                 std::ranges::find(report.guns_burst, place) == report.guns_burst.end();
        },
        number_of<int>(gun, "lost"), report.guns_out);
    if (const auto fired = number_of<std::int16_t>(gun, "fired"); fired != 0) {
      report.fired.push_back({type, fired});
    }
  }
  return report;
}

/// Nothing has happened to her.
bool is_plain(const VesselReport& report) {
  const VesselReport plain{report.vessel, {}, {}, {}, {}, {}, {}, {}, {}};
  return report == plain;
}

}  // namespace

QStringList Told::report_lines(const core::river::Report& report) const {
  const core::river::Section& section = *state().find_section(state().fight->at);
  QStringList lines;
  for (const VesselReport& each : report.vessels) {
    lines << vessel_line(*this, each);
  }
  for (const BatteryReport& each : report.batteries) {
    lines << battery_line(*this, section, each);
  }
  for (const EnemyReport& each : report.enemies) {
    lines << enemy_line(*this, section, each);
  }
  return lines << outcome_line(report.outcome);
}

QString Told::brief() const {
  const auto brief = core::tabletop::river_brief(setting(), state());
  return brief ? linked(words(core::tabletop::brief_text(book, setting(), state(), *brief)))
                     .replace(QLatin1Char{'\n'}, QStringLiteral("<br>"))
               : QString{};
}

QVariantMap Told::report_form() const {
  QVariantList vessels;
  QVariantList batteries;
  QVariantList enemies;
  const core::river::Fight& fight = *state().fight;
  const core::river::Section& section = *state().find_section(fight.at);
  for (const VesselId id : core::river::vessels_of(state(), fight.group)) {
    const core::river::Vessel& one = state().vessel(id);
    vessels << QVariantMap{{"vessel", int{id.value()}},
                           {"name", upper_first(vessel(id))},
                           {"left", setting().type_of(one).points - one.damage},
                           {"guns", calibres_of(*this, one)}};
  }
  for (const core::river::FightPart& part : fight.parts) {
    if (part.battery) {
      const core::river::Battery& battery = section.batteries.at(*part.battery);
      batteries << QVariantMap{{"battery", int{*part.battery}},
                               {"name", upper_first(battery_words(battery))},
                               {"count", core::river::guns_ready(battery)}};
      continue;
    }
    for (std::size_t i = 0; i < section.enemies.size(); ++i) {
      const core::river::Enemy& one = section.enemies[i];
      if (core::river::is_active(one)) {
        enemies << QVariantMap{{"enemy", static_cast<int>(i)},
                               {"name", enemy(i, one)},
                               {"left", setting().type_of(one).points - one.damage}};
      }
    }
  }
  return {{"vessels", vessels}, {"batteries", batteries}, {"enemies", enemies}};
}

core::river::Report Told::report_typed(const QVariantMap& typed) const {
  core::river::Report report;
  report.outcome = choice_of(kOutcomes, typed.value(QStringLiteral("outcome")));
  const core::river::Section& section = *state().find_section(state().fight->at);
  for (const QVariant& each : typed.value(QStringLiteral("vessels")).toList()) {
    VesselReport row = vessel_typed(*this, each.toMap());
    if (!is_plain(row)) {
      report.vessels.push_back(std::move(row));
    }
  }
  for (const QVariant& each : typed.value(QStringLiteral("batteries")).toList()) {
    const QVariantMap row = each.toMap();
    BatteryReport battery;
    battery.battery = number_of<std::uint8_t>(row, "battery");
    battery.silenced = row.value(QStringLiteral("silenced")).toBool();
    lose_guns(
        section.batteries.at(battery.battery).guns, [](std::size_t) { return true; },
        number_of<int>(row, "lost"), battery.guns_out);
    if (battery.silenced || !battery.guns_out.empty()) {
      report.batteries.push_back(std::move(battery));
    }
  }
  for (const QVariant& each : typed.value(QStringLiteral("enemies")).toList()) {
    const QVariantMap row = each.toMap();
    EnemyReport enemy;
    enemy.enemy = number_of<std::uint8_t>(row, "enemy");
    enemy.damage = number_of<std::int16_t>(row, "damage");
    enemy.fate = choice_of(kEnemyFates, row.value(QStringLiteral("fate")));
    if (enemy.damage != 0 || enemy.fate != EnemyFate::Active) {
      report.enemies.push_back(enemy);
    }
  }
  return report;
}

}  // namespace riverview
