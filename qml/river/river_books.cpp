// The books of a campaign: diary, news, ledger and forecast.
#include "core/river/confederates.h"
#include "core/river/flotilla.h"
#include "core/river/forecast.h"
#include "core/river/game.h"
#include "core/river/order_text.h"
#include "core/river/outlook.h"
#include "core/river/stores.h"
#include "core/tabletop/river_diary.h"
#include "core/tabletop/river_words.h"
#include "qml/models/wording.h"
#include "qml/river/river_told.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <optional>

namespace riverview {

namespace {

using core::base::RuleId;
using models::words;

constexpr double kInPerCent = 100;

/// An order as it was typed, in words.
QString order_words(const Told& told, const std::string& typed) {
  QString order = words(typed);
  const QString verb = order.section(QLatin1Char{' '}, 0, 0);
  const QString behind = order.section(QLatin1Char{' '}, 1);
  const auto course = [&](core::river::Course which) {
    return words(core::tabletop::course_name(told.book, which));
  };
  if (verb == QLatin1String{"advance"}) {
    return course(core::river::Course::Advance);
  }
  if (verb == QLatin1String{"explore"}) {
    return course(core::river::Course::Explore);
  }
  if (verb == QLatin1String{"hold"}) {
    return behind.isEmpty() ? course(core::river::Course::Hold) : Told::tr("Hold, scavenging");
  }
  if (verb == QLatin1String{"fall-back"}) {
    return Told::tr("%1 (%2)").arg(course(core::river::Course::FallBack), behind);
  }
  if (verb == QLatin1String{"drift"}) {
    return course(core::river::Course::Drift);
  }
  if (verb == QLatin1String{"quit"}) {
    return course(core::river::Course::Quit);
  }
  if (verb == QLatin1String{"moor"}) {
    return Told::tr("Tied up");
  }
  if (verb == QLatin1String{"drop"}) {
    return Told::tr("Dropped down (%1)").arg(behind);
  }
  if (verb == QLatin1String{"fight"}) {
    return Told::tr("Fight");
  }
  if (verb == QLatin1String{"run"}) {
    return Told::tr("Run past");
  }
  if (verb == QLatin1String{"break-off"}) {
    return Told::tr("Break off");
  }
  if (verb == QLatin1String{"report"}) {
    return Told::tr("A report of the table");
  }
  return order;
}

QString prose_of(const std::vector<std::string>& lines) {
  QStringList all;
  for (const std::string& each : lines) {
    all << linked(words(each));
  }
  return all.join(QLatin1Char{' '});
}

QString vessels_line(const core::tabletop::DiaryEntry& entry) {
  QStringList all;
  for (const core::tabletop::DiaryVessel& each : entry.vessels) {
    const bool there =
        each.fate == core::river::Fate::Afloat || each.fate == core::river::Fate::Trapped;
    all << (there ? Told::tr("%1: fuel %2, damage %3 of %4, %5 rounds")
                        .arg(words(each.name))
                        .arg(each.fuel)
                        .arg(each.damage)
                        .arg(each.points)
                        .arg(each.rounds)
                  : Told::tr("%1: lost").arg(words(each.name)));
  }
  return all.join(Told::tr("; "));
}

/// [RR-023] What is written down for an entry of the ledger.
QString cause_of(const Told& told, std::uint16_t rule) {
  switch (rule) {
    case 300:
      return Told::tr("Start of the campaign");
    case 301:
      return Told::tr("Turns");
    case 302:
      return Told::tr("Damage at the end");
    case 305:
      return Told::tr("Warships lost");
    case 248:
      return Told::tr("Supply ships lost");
    case 306:
      return Told::tr("Shore guns destroyed");
    case 307:
      return Told::tr("Guns bypassed");
    case 308:
      return Told::tr("Gunboats sunk or captured");
    case 309:
      return Told::tr("The ironclad");
    case 282:
      return Told::tr("Patrols held off");
    default:
      break;
  }
  const auto* const found = told.rules.find_rule({core::base::Book::RedRiver, rule});
  return found != nullptr ? words(found->title) : QString{};
}

/// [RR-500] "−12 points (Major defeat) to 40 points (Stirring victory)".
QString bounds_words(const Told& told, const core::river::Bounds& bounds) {
  const auto& charts = told.setting().charts;
  const auto end = [&](std::optional<int> points, core::river::Level level) {
    const QString name = words(core::tabletop::level_name(told.book, level));
    return points ? Told::tr("%1 points (%2)").arg(QLocale{}.toString(*points), name) : name;
  };
  return Told::tr("%1 to %2")
      .arg(end(bounds.worst, worst_level(charts, bounds)),
           end(bounds.best, best_level(charts, bounds)));
}

}  // namespace

Rows Told::diary() const {
  Rows rows;
  for (const core::tabletop::DiaryEntry& entry : core::tabletop::diary_of(book, match)) {
    QStringList detached;
    for (const std::string& each : entry.detached) {
      detached << words(each);
    }
    const QString when = hours(entry.turn, entry.night);
    rows.push_back(
        {{"title",
          entry.turn == 0 || entry.night ? when : tr("Turn %1. %2").arg(entry.turn).arg(when)},
         {"turn", entry.night ? tr("N") : QString::number(entry.turn)},
         {"night", entry.night},
         {"place", words(entry.place)},
         {"order", order_words(*this, entry.order)},
         {"text", prose_of(entry.lines)},
         {"directionRoll", words(entry.direction.roll)},
         {"direction", words(entry.direction.text)},
         {"nextTable", words(entry.next_table)},
         {"terrainRoll", words(entry.terrain.roll)},
         {"terrain", words(entry.terrain.text)},
         {"failureRoll", words(entry.mechanical.roll)},
         {"failure", words(entry.mechanical.text)},
         {"actionRoll", words(entry.action.roll)},
         {"action", words(entry.action.text)},
         {"points", entry.points},
         {"running", entry.running},
         {"vessels", vessels_line(entry)},
         {"detached", detached.join(tr("; "))},
         {"first", static_cast<int>(entry.first)},
         {"over", entry.turn > 0 && entry.first < match.length()}});
  }
  return rows;
}

QVariantList Told::lines() const {
  QVariantList rows;
  for (const core::tabletop::RiverMatch::Line& line : match.lines()) {
    // As far as it is the same as the line in play now.
    std::uint32_t shared = 0;
    const auto same = [&](std::uint32_t action) {
      return core::river::order_text(setting(), match.state_after(action),
                                     match.action_at(action + 1)) == line.orders[action];
    };
    while (shared < match.length() && shared < line.orders.size() && same(shared)) {
      ++shared;
    }
    const core::river::State& parting = match.state_after(shared);
    core::river::Game game{match.game().shared_setting(), parting};
    for (std::size_t i = shared; i < line.orders.size(); ++i) {
      if (const auto action = core::river::read_order(setting(), game.state(), line.orders[i])) {
        static_cast<void>(game.act(*action));
      }
    }
    const QString goes_on =
        shared < line.orders.size() ? order_words(*this, line.orders[shared]) : tr("nothing more");
    rows << QVariantMap{
        {"words", tr("In turn %1 it continues with “%2”. It comes to turn %3; points: %4.")
                      .arg(parting.turn)
                      .arg(goes_on)
                      .arg(game.state().turn)
                      .arg(game.state().points())}};
  }
  return rows;
}

QStringList Told::news() const {
  std::uint32_t from = match.length();
  const auto begins = [this](std::uint32_t action) {
    const auto& one = match.action_at(action);
    return std::holds_alternative<core::river::GiveOrder>(one) ||
           std::holds_alternative<core::river::EndDay>(one);
  };
  while (from > 0 && !begins(from)) {
    --from;
  }
  QStringList lines;
  const auto tell = [&](core::river::State now, const std::vector<core::river::Event>& events) {
    for (const core::river::Event& event : events) {
      core::river::apply(now, event);
      if (const auto* const told = std::get_if<core::river::Told>(&event)) {
        lines << linked(words(core::tabletop::sentence(book, setting(), now, *told)));
      }
    }
  };
  if (from == 0) {
    tell(core::river::begin_state(setting()), match.opening());
  }
  for (std::uint32_t i = std::max(from, 1U); i <= match.length(); ++i) {
    tell(match.state_after(i - 1), match.events_of(i));
  }
  return lines;
}

QVariantList Told::ledger() const {
  struct Sum {
    int times{};
    int points{};
  };

  std::map<std::uint16_t, Sum> sums;
  for (const core::river::Entry& each : state().ledger) {
    ++sums[each.rule].times;
    sums[each.rule].points += each.points;
  }
  QVariantList rows;
  // The start comes first, the others in the order of the book.
  const auto add = [&](std::uint16_t rule, const Sum& sum) {
    rows << QVariantMap{{"cause", cause_of(*this, rule)},
                        {"rule", words(RuleId{core::base::Book::RedRiver, rule}.text())},
                        {"times", sum.times},
                        {"points", sum.points}};
  };
  if (sums.contains(core::river::kStartRule)) {
    add(core::river::kStartRule, sums[core::river::kStartRule]);
  }
  for (const auto& [rule, sum] : sums) {
    if (rule != core::river::kStartRule) {
      add(rule, sum);
    }
  }
  rows << QVariantMap{
      {"cause", tr("Together")}, {"rule", QString{}}, {"times", 0}, {"points", state().points()}};
  return rows;
}

QVariantMap Told::forecast() const {
  if (state().result) {
    return {};
  }
  const auto& charts = setting().charts;
  const auto& options = setting().begin.options;
  const core::river::Place at = state().main().at;
  const core::river::Reached reached{at.branch != 0, at.section, state().turn};
  const auto outlook = core::river::meeting_outlook(charts, options, reached);
  const auto shares =
      core::river::find_shares(charts, core::river::NewSection{at.branch != 0, at.section + 1},
                               core::river::action_modifier(options, state().turn));
  QVariantList finds;
  for (std::size_t i = 0; i < core::river::kFinds; ++i) {
    const auto find = static_cast<core::river::Find>(i);
    const double share = core::river::decimal(shares.of(find));
    if (share > 0) {
      finds << QVariantMap{{"name", words(core::tabletop::find_name(book, find))},
                           {"share", share * kInPerCent}};
    }
  }
  int least = -1;
  core::river::VesselId who{};
  for (const core::river::VesselId id : core::river::vessels_of(state(), core::river::kMainGroup)) {
    const int turns = core::river::fuel_of(state().vessel(id)) / std::max(1, charts.fuel.use);
    if (least < 0 || turns < least) {
      least = turns;
      who = id;
    }
  }
  const auto levels = core::river::level_outlook(setting(), state());
  return {{"next", outlook.next * kInPerCent},
          {"thisTurn", levels.last_turn ? QString{} : bounds_words(*this, levels.this_turn)},
          {"reach", bounds_words(*this, levels.final)},
          {"withinFive", outlook.within_five * kInPerCent},
          {"finds", finds},
          {"fuelTurns", least},
          {"fuelWords",
           least < 0 ? QString{}
                     : tr("%1 has fuel for %n turns, the least of the flotilla.", nullptr, least)
                           .arg(vessel(who))}};
}

}  // namespace riverview
