// What the window tells of a campaign, as rows of plain words: choices, vessels, groups, the fight,
// sections, diary, throws, ledger and forecast. It asks the rules and never judges.
#pragma once

#include "core/data/rule_text.h"
#include "core/rulebook/rulebook.h"
#include "core/tabletop/river_match.h"
#include "qml/river/river_rows.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace riverview {

/// A campaign and the words for it.
struct Told {
  const core::tabletop::RiverMatch& match;
  const core::rulebook::Rulebook& book;
  const core::data::RuleBook& rules;

  Q_DECLARE_TR_FUNCTIONS(RiverTold)

 public:
  [[nodiscard]] const core::river::State& state() const { return match.state(); }

  [[nodiscard]] const core::river::Setting& setting() const { return match.setting(); }

  [[nodiscard]] QString sentence(const core::river::Refusal& why) const;
  [[nodiscard]] QString vessel(core::river::VesselId id) const;
  [[nodiscard]] QString group(core::river::GroupId id) const;
  [[nodiscard]] QString place(core::river::Place at) const;
  [[nodiscard]] QString phrase(core::river::Place at) const;
  [[nodiscard]] QString gun(core::river::GunIndex index) const;
  /// "Vessel 2, a gunboat", as the brief numbers them [RR-371].
  /// @param number her place in the section, from 0
  [[nodiscard]] QString enemy(std::size_t number, const core::river::Enemy& enemy) const;
  /// "battery on the left bank: 3 × 42-pdr rifle"
  [[nodiscard]] QString battery_words(const core::river::Battery& battery) const;
  /// "3 × 42-pdr rifle, 2 of 3 × 8″ smoothbore"
  [[nodiscard]] QString guns(const std::vector<core::river::MountedGun>& all) const;

  /// Everything that may be ordered now, and of courses and fights also what may not: kind
  /// ("course", "fight", "night", "group", "vessel", "quit"), words, hint, order, may, why,
  /// rule, group.
  [[nodiscard]] Rows choices() const;
  /// name, id, group, groupName, place, supply, gone, damage, points, pool, fuel, fuelMost, guns,
  /// rounds (gun, name, count, most), roundsWords, condition, leads
  [[nodiscard]] Rows vessels() const;
  /// Detached groups: id, name, place, standing.
  [[nodiscard]] QVariantList groups() const;
  /// The encounter that is fought: title, part, note, union and enemy (name, state, fire, aim),
  /// unionFire, enemyFire, round; empty while none is.
  [[nodiscard]] QVariantMap fight() const;
  /// [RR-373] A report of the encounter that waits: a line for each vessel and battery, and for the
  /// end.
  [[nodiscard]] QStringList report_lines(const core::river::Report& report) const;
  /// [RR-384] What may be typed into one: vessels (vessel, name, left, guns: gun, name, count,
  /// rounds), batteries (battery, name, count), enemies (enemy, name, left).
  /// @pre an encounter waits
  [[nodiscard]] QVariantMap report_form() const;
  /// [RR-371] The brief of the encounter as styled text; empty: none goes on.
  [[nodiscard]] QString brief() const;
  /// One as it was typed, right or wrong: of vessels vessel, damage, stack, steering, fate (0
  /// afloat, 1 sunk, 2 captured), aground, guns (gun, lost, fired); of batteries battery, lost,
  /// silenced; of enemies enemy, damage, fate (0 fights on, 1 sunk, 2 captured, 3 scuttled, 4 blown
  /// up); outcome (0 holds, 1 passed, 2 broke off).
  /// @pre as report_form()
  [[nodiscard]] core::river::Report report_typed(const QVariantMap& typed) const;
  /// [RR-345] What the map of the option shows of a section that nobody has entered, a line each.
  [[nodiscard]] QStringList mapped(core::river::Place at) const;
  /// What is known of a section, and what a map shows of it: title and lines.
  [[nodiscard]] QVariantMap section(core::river::Place at) const;
  /// title, day, night, place, order, text (with links), directionRoll, direction, next,
  /// terrainRoll, terrain, failureRoll, failure, actionRoll, action, points, running, vessels,
  /// detached, first (actions that were done before it), over (some were done since)
  [[nodiscard]] Rows diary() const;
  /// heading (of a turn), rule, purpose, throw, total, table, tableRow, tableColumn, vessel
  [[nodiscard]] Rows rolls() const;
  /// Lines of play that were left: words, a sentence each.
  [[nodiscard]] QVariantList lines() const;
  /// What has happened since the last order of the turn, a sentence each with links.
  [[nodiscard]] QStringList news() const;
  /// cause, rule, times, points; the last row is the sum.
  [[nodiscard]] QVariantList ledger() const;
  /// next and withinFive in per cent, finds (name, share), fuelTurns, fuelWords
  [[nodiscard]] QVariantMap forecast() const;
  /// ending, level, verdict, points; empty while it goes on.
  [[nodiscard]] QVariantMap result() const;
  /// A table of the rulebook: id, title, heads, rows.
  [[nodiscard]] QVariantMap table(const QString& id) const;

  /// "orders", "encounter", "night", "over"
  [[nodiscard]] QString task() const;
  [[nodiscard]] QString task_words() const;
  /// "Day 2, 9:00 to 11:00", "night after day 2"
  [[nodiscard]] QString hours(int turn, bool night) const;
};

/// A sentence whose rules in brackets are links "rule:RR-080".
[[nodiscard]] QString linked(const QString& sentence);

}  // namespace riverview
