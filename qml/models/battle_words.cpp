#include "qml/models/battle_words.h"

#include "core/words/wording.h"
#include "qml/models/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace models {

namespace {

using core::base::Fraction;
using core::board::Side;
using core::combat::BattleForecast;
using core::combat::Course;
using core::combat::Fate;
using core::combat::ForceForecast;
using core::combat::Outcome;
using core::combat::Outcomes;
using core::organisation::LossSplit;
using core::organisation::Survival;

/// The words of the dialog, for the translators under its name.
class BattleSay {
  Q_DECLARE_TR_FUNCTIONS(Battle)
};

double decimal(Fraction number) {
  return static_cast<double>(number.numerator()) / static_cast<double>(number.denominator());
}

/// The sentence of the log for a fact that is not told yet.
QString fact_words(const BattleTelling& battle, std::string_view key, core::base::CaseRef cited,
                   Side side, const std::optional<core::state::PieceId>& piece,
                   std::vector<int> figures) {
  const core::state::Told told{
      key, cited, side, piece, {}, battle.forecast.target, std::move(figures)};
  return QString::fromStdString(core::words::sentence(battle.now, told, {}, battle.viewer));
}

QString with_sign(int amount) {
  return amount > 0 ? QStringLiteral("+%1").arg(amount)
                    : QStringLiteral("\u2212%1").arg(-amount);  // a minus as wide as the plus
}

QString range_words(Fraction least, Fraction most) {
  return least == most ? number_words(least)
                       : BattleSay::tr("%1 to %2").arg(number_words(least), number_words(most));
}

/// "5", "5 (6 CSP go)", "12 and ships of 3".
QString loss_words(int points, const LossSplit& split) {
  QString words = QString::number(points);
  if (split.ground_least != points || split.ground_most != points) {
    const bool same = split.ground_least == split.ground_most;
    const QString gone =
        same ? QString::number(split.ground_most)
             : QStringLiteral("%1\u2013%2").arg(split.ground_least).arg(split.ground_most);
    words += BattleSay::tr(" (%1 CSP)").arg(gone);
  }
  if (split.naval > 0) {
    words += BattleSay::tr(" and ships of %1").arg(split.naval);
  }
  return words;
}

QString attacker_loss_words(const Outcome& outcome) {
  const QString there = loss_words(outcome.attacker_points[0], outcome.attacker[0]);
  const QString gone = loss_words(outcome.attacker_points[1], outcome.attacker[1]);
  if (outcome.may_hold && outcome.may_be_gone && there != gone) {
    return BattleSay::tr("%1, or %2 if they stay").arg(gone, there);
  }
  return outcome.may_hold ? there : gone;
}

QString fate_words(const Outcome& outcome) {
  if (!outcome.fate) {
    return BattleSay::tr("wiped out");
  }
  const QString words = [&] {
    switch (*outcome.fate) {
      case Fate::Holds:
        return BattleSay::tr("hold");
      case Fate::MayStay:
        return BattleSay::tr("may stay or go");
      case Fate::Retreats:
        return BattleSay::tr("must retreat");
      case Fate::Surrenders:
        return BattleSay::tr("surrender");
    }
    return QString{};
  }();
  return outcome.defender.combat_units == Survival::AsChosen
             ? BattleSay::tr("%1, if any is left").arg(words)
             : words;
}

QString faces_words(const Outcome& outcome) {
  return outcome.first_face == outcome.last_face
             ? QString::number(outcome.first_face)
             : QStringLiteral("%1\u2013%2").arg(outcome.first_face).arg(outcome.last_face);
}

QString course_words(Course course) {
  switch (course) {
    case Course::Rolled:
      return {};
    case Course::Overrun:
      return BattleSay::tr("An overrun: the defenders are eliminated without a die [14.14]");
    case Course::NoBattle:
      return BattleSay::tr("The attacker cannot pay for CRT 1: there is no battle [8.15]");
    case Course::NobodyLeft:
      return BattleSay::tr("No unit is left to be attacked [15.21]");
  }
  return {};
}

bool is_overrun(const BattleForecast& forecast) { return forecast.odds && forecast.odds->overrun; }

bool is_came(const BattleTelling& battle, int row) { return battle.die && battle.die->row == row; }

}  // namespace

QString chance_words(Fraction chance) {
  const int percent = static_cast<int>(std::lround(100 * decimal(chance)));
  if (chance.denominator() == 1) {
    return BattleSay::tr("%1 %").arg(percent);
  }
  return BattleSay::tr("%1/%2, %3 %")
      .arg(chance.numerator())
      .arg(chance.denominator())
      .arg(percent);
}

QString number_words(Fraction number) {
  // Strengths end after three places; an average of six faces need not.
  const bool ends = 1000 % number.denominator() == 0;
  QString text = QLocale{}.toString(decimal(number), 'f', ends ? 3 : 2);
  if (!text.contains(QLocale{}.decimalPoint())) {
    return text;
  }
  qsizetype end = text.size();
  while (text[end - 1] == QLatin1Char{'0'}) {
    --end;
  }
  return text.left(text[end - 1] == QLocale{}.decimalPoint() ? end - 1 : end);
}

QString battle_kind_name(core::state::BattleKind kind) {
  using core::state::BattleKind;
  switch (kind) {
    case BattleKind::Attack:
      return BattleSay::tr("Attack [8.0]");
    case BattleKind::Sortie:
      return BattleSay::tr("Sortie of the besieged [13.32]");
    case BattleKind::Storm:
      return BattleSay::tr("Storm of a fort [13.38]");
    case BattleKind::SiegeAssault:
      return BattleSay::tr("Assault on the besieged [13.35]");
    case BattleKind::FromMarch:
      return BattleSay::tr("Attack from the march [14.0]");
    case BattleKind::Amphibious:
      return BattleSay::tr("Amphibious Assault [7.24]");
  }
  return {};
}

std::vector<BattleRows::Row> fighter_rows(const BattleTelling& battle, Side side) {
  const ForceForecast& force = battle.forecast.force[static_cast<std::size_t>(side)];
  std::vector<BattleRows::Row> rows;
  for (const auto& fighter : force.fighters) {
    QStringList why;
    for (const auto& effect : fighter.effects) {
      why << fact_words(battle, effect.reason, effect.cited, side, fighter.piece,
                        {effect.factor.numerator, effect.factor.denominator});
    }
    rows.push_back({fighter.piece.value(), piece_title(battle.now.piece(fighter.piece)),
                    fighter.csp, number_words(fighter.counts), why.join(QLatin1Char{'\n'})});
  }
  for (const auto& ship : force.ships) {
    rows.push_back({ship.ship.value(), piece_title(battle.now.piece(ship.ship)), ship.strength,
                    QStringLiteral("\u2013"), QString{}});
  }
  if (!force.ships.empty()) {
    rows.back()[4] = BattleSay::tr("Of a naval strength of %1, %2 is added [11.31]")
                         .arg(force.naval_strength)
                         .arg(force.naval_added);
  }
  return rows;
}

QString strength_words(const ForceForecast& force) {
  if (!force.total) {
    return QStringLiteral("?");
  }
  const bool whole = !force.exact || force.exact->denominator() == 1;
  return whole ? QString::number(*force.total)
               : BattleSay::tr("%1 (%2)").arg(*force.total).arg(number_words(*force.exact));
}

QString odds_words(const BattleForecast& forecast) {
  if (!forecast.odds) {
    return {};
  }
  const auto& odds = *forecast.odds;
  const QString column = odds.highest
                             ? QStringLiteral("%1\u2013%2").arg(odds.lowest).arg(*odds.highest)
                             : QStringLiteral("%1+").arg(odds.lowest);
  QString words = BattleSay::tr("%1 : %2 = %3 %, column %4")
                      .arg(strength_words(forecast.attack()), strength_words(forecast.defence()))
                      .arg(odds.percentage)
                      .arg(column);
  if (odds.more) {
    words += BattleSay::tr("; %1 more for the next").arg(*odds.more);
  }
  if (odds.overrun) {
    words += BattleSay::tr("; an overrun");
  }
  return words;
}

QStringList column_names(const core::rulebook::Rulebook& book) {
  const auto& bands = book.combat.odds;
  QStringList names;
  int lowest = bands.lowest;
  for (std::size_t at = 0; at < core::rulebook::CombatTables::kColumns; ++at) {
    const bool last = at + 1 == core::rulebook::CombatTables::kColumns;
    names << (last ? QStringLiteral("%1+").arg(lowest)
                   : QStringLiteral("%1\u2013%2").arg(lowest).arg(bands.highest[at]));
    lowest = bands.highest[at] + (last ? 0 : 1);
  }
  return names;
}

std::vector<BattleRows::Row> modifier_rows(const BattleTelling& battle,
                                           const std::optional<Outcomes>& outcomes) {
  std::vector<core::combat::Modifier> modifiers;
  if (outcomes) {
    modifiers = outcomes->modifiers;
  } else {
    // Without the Enemy's strength nothing is reckoned; the own leader is known all the same.
    const auto& own = battle.forecast.force[static_cast<std::size_t>(battle.viewer)].leaders;
    if (!own.empty() && own.front().modifier.amount != 0) {
      modifiers.push_back(own.front().modifier);
    }
    modifiers.insert(modifiers.end(), battle.forecast.modifiers.begin(),
                     battle.forecast.modifiers.end());
  }
  std::vector<BattleRows::Row> rows;
  rows.reserve(modifiers.size());
  for (const auto& modifier : modifiers) {
    rows.push_back({with_sign(modifier.amount),
                    fact_words(battle, modifier.reason, modifier.cited, battle.forecast.attacker,
                               modifier.leader, {modifier.amount}),
                    QString::fromStdString(modifier.cited.text())});
  }
  return rows;
}

std::vector<BattleRows::Row> table_rows(const BattleTelling& battle, core::rulebook::Crt table,
                                        const std::optional<Outcomes>& outcomes) {
  const auto& cells = battle.now.book().combat.cells[table];
  std::vector<BattleRows::Row> rows;
  for (std::size_t row = 0; row < cells.size(); ++row) {
    bool reached = false;
    if (outcomes) {
      reached = std::any_of(
          outcomes->rows.begin(), outcomes->rows.end(),
          [&](const Outcome& outcome) { return outcome.reading.row == static_cast<int>(row); });
    }
    for (std::size_t column = 0; column < cells[row].size(); ++column) {
      const bool lit = battle.forecast.odds && battle.forecast.odds->column == column;
      rows.push_back({QString::fromStdString(core::combat::text_of(cells[row][column])), lit,
                      reached, lit && is_came(battle, static_cast<int>(row))});
    }
  }
  return rows;
}

std::vector<BattleRows::Row> pair_rows(const BattleTelling& battle) {
  const auto mine = static_cast<std::size_t>(battle.viewer);
  const std::size_t his = 1 - mine;
  const auto& force = battle.forecast.force;
  const auto first = [&](std::size_t side) { return force[side].chit.value_or(0); };
  const auto last = [&](std::size_t side) {
    return force[side].chit.value_or(force[side].highest_chit);
  };
  std::vector<BattleRows::Row> rows;
  for (int my_chit = first(mine); my_chit <= last(mine); ++my_chit) {
    for (int his_chit = first(his); his_chit <= last(his); ++his_chit) {
      core::combat::Assumed assumed = battle.assumed;
      assumed.chit[mine] = my_chit;
      assumed.chit[his] = his_chit;
      const auto found = core::combat::outcomes(battle.now.book(), battle.forecast, assumed);
      if (!found) {
        return {};
      }
      const bool rolled = found->course == Course::Rolled;
      const QString my_loss = range_words(found->expected_least[mine], found->expected_most[mine]);
      const QString his_loss = range_words(found->expected_least[his], found->expected_most[his]);
      const int table = found->table ? static_cast<int>(*found->table) + 1 : 0;
      rows.push_back(
          {my_chit, his_chit, table, rolled ? my_loss : QString{}, rolled ? his_loss : QString{},
           rolled ? chance_words(found->must_go) : QString{},
           rolled
               ? BattleSay::tr("CRT %1: on average you lose %2, the Enemy %3; he must retreat: %4")
                     .arg(table)
                     .arg(my_loss, his_loss, chance_words(found->must_go + found->eliminated))
               : course_words(found->course)});
    }
  }
  return rows;
}

std::vector<BattleRows::Row> outcome_rows(const BattleTelling& battle, const Outcomes& outcomes) {
  const auto attacker = static_cast<std::size_t>(battle.forecast.attacker);
  std::vector<BattleRows::Row> rows;
  for (const Outcome& outcome : outcomes.rows) {
    rows.push_back({faces_words(outcome), chance_words(outcome.chance), decimal(outcome.chance),
                    QString::fromStdString(core::combat::text_of(outcome.reading.cell)),
                    attacker_loss_words(outcome),
                    loss_words(outcome.reading.loss[1 - attacker], outcome.defender),
                    fate_words(outcome), is_came(battle, outcome.reading.row)});
  }
  return rows;
}

std::vector<BattleRows::Row> cost_rows(const BattleTelling& battle) {
  std::vector<BattleRows::Row> rows;
  if (!battle.forecast.needs_supply) {
    return rows;
  }
  if (is_overrun(battle.forecast)) {
    rows.push_back(
        {side_name(battle.forecast.attacker), BattleSay::tr("none for an overrun [14.14]"), false});
    return rows;
  }
  for (const Side side :
       {battle.forecast.attacker, core::board::enemy_of(battle.forecast.attacker)}) {
    const ForceForecast& force = battle.forecast.force[static_cast<std::size_t>(side)];
    if (!force.costs) {
      rows.push_back({side_name(side), BattleSay::tr("not seen"), false});
      continue;
    }
    const auto& costs = *force.costs;
    QString words = BattleSay::tr("%1 SUP on CRT 1, %2 on CRT 2, %3 on CRT 3")
                        .arg(costs[0])
                        .arg(costs[1])
                        .arg(costs[2]);
    int paid_for = 0;
    if (force.payable) {
      for (const int cost : costs) {
        paid_for += *force.payable >= cost ? 1 : 0;
      }
      words += paid_for == static_cast<int>(costs.size())
                   ? BattleSay::tr("; it can have %1").arg(*force.payable)
               : paid_for > 0
                   ? BattleSay::tr("; it can have %1, enough for CRT %2")
                         .arg(*force.payable)
                         .arg(paid_for)
                   : BattleSay::tr("; it can have %1, not enough for CRT 1").arg(*force.payable);
    }
    const bool is_short = force.payable && paid_for < static_cast<int>(costs.size());
    rows.push_back({side_name(side), words, is_short});
  }
  return rows;
}

QStringList beginning_words(const BattleTelling& battle) {
  const auto& beginning = battle.forecast.beginning;
  QStringList words;
  if (beginning.unless_overrun && is_overrun(battle.forecast)) {
    words << BattleSay::tr("Certain: an overrun is not rolled for [14.14]")
          << BattleSay::tr("All defenders are eliminated, with trains and Depots kept out [8.17]");
    if (beginning.roll && !beginning.roll->never && !battle.forecast.odds->is_fixed) {
      words << BattleSay::tr(
                   "If his ships bring the odds down, it begins with a roll of %1 or "
                   "less: %2")
                   .arg(beginning.roll->needed)
                   .arg(chance_words(beginning.roll->chance));
    }
    return words;
  }
  if (!beginning.roll) {
    return beginning.chance
               ? words
               : QStringList{BattleSay::tr("The Enemy's leader rolls before it begins [8.33]")};
  }
  words << (beginning.roll->never ? QString::fromStdString(core::words::sentence(
                                        battle.now, *beginning.roll->never, battle.viewer))
                                  : BattleSay::tr("It begins with a roll of %1 or less: %2")
                                        .arg(beginning.roll->needed)
                                        .arg(chance_words(beginning.roll->chance)));
  for (const auto& part : beginning.roll->parts) {
    words << fact_words(battle, part.reason, part.cited, battle.forecast.attacker,
                        battle.forecast.commander, {part.amount});
  }
  if (beginning.unless_overrun) {
    words << BattleSay::tr("An overrun would not be rolled for [14.14]");
  }
  return words;
}

QStringList expectation_words(const BattleTelling& battle, const Outcomes& outcomes) {
  if (outcomes.course != Course::Rolled) {
    return {course_words(outcomes.course)};
  }
  const auto attacker = static_cast<std::size_t>(battle.forecast.attacker);
  const std::size_t defender = 1 - attacker;
  QStringList words;
  if (outcomes.table != outcomes.wanted) {
    words << BattleSay::tr("The chits ask for CRT %1, but there is supply for CRT %2 only [8.15]")
                 .arg(static_cast<int>(outcomes.wanted) + 1)
                 .arg(static_cast<int>(*outcomes.table) + 1);
  }
  words << BattleSay::tr("Losses on average: attacker %1, defender %2")
               .arg(
                   range_words(outcomes.expected_least[attacker], outcomes.expected_most[attacker]),
                   range_words(outcomes.expected_least[defender],
                               outcomes.expected_most[defender]));
  QStringList ends;
  const auto add = [&](const QString& what, Fraction chance) {
    if (chance != Fraction{0}) {
      ends << BattleSay::tr("%1 %2").arg(what, chance_words(chance));
    }
  };
  add(BattleSay::tr("must go"), outcomes.must_go);
  add(BattleSay::tr("may stay or go"), outcomes.may_stay);
  add(BattleSay::tr("wiped out"), outcomes.eliminated);
  add(BattleSay::tr("hold"),
      Fraction{1} - outcomes.must_go - outcomes.may_stay - outcomes.eliminated);
  words << BattleSay::tr("The defenders: %1").arg(ends.join(QStringLiteral("; ")));
  return words;
}

std::optional<BattleDie> die_in(const std::vector<core::words::LogLine>& lines, std::size_t first) {
  for (std::size_t at = first; at < lines.size(); ++at) {
    const auto& line = lines[at];
    const bool told = line.key == "battle-result" || line.key == "battle-result-retreat";
    if (told && line.figures.size() >= 7) {
      const auto& figures = line.figures;
      return BattleDie{figures[5], figures[6], figures[0], {figures[3], figures[4]}, line.action};
    }
  }
  return std::nullopt;
}

}  // namespace models
