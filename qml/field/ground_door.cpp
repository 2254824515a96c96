#include "qml/field/ground_door.h"

#include "core/save/match.h"
#include "core/tabletop/field_door.h"
#include "core/tabletop/field_report.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/field_quick.h"
#include "qml/field/field_desk.h"
#include "qml/field/field_play.h"
#include "qml/models/wording.h"

#include <QDate>

#include <utility>
#include <vector>

namespace fieldview {

namespace {

using core::board::Side;
using core::data::Catalogue;
using core::tabletop::BattleReport;
using core::tabletop::FieldBattle;
using core::tabletop::ReportFault;
using core::tabletop::TroopKind;

QString troops_words(TroopKind kind, int points) {
  switch (kind) {
    case TroopKind::Infantry:
      return GroundDoor::tr("%1 CSP of infantry").arg(points);
    case TroopKind::Cavalry:
      return GroundDoor::tr("%1 CSP of cavalry").arg(points);
    case TroopKind::Militia:
      return GroundDoor::tr("%1 CSP of militia and garrisons").arg(points);
  }
  return {};
}

/// "8 CSP of infantry, 2 CSP of cavalry; led by Grant, Sherman".
QString force_words(const core::tabletop::BriefSide& side) {
  QStringList troops;
  for (std::size_t kind = 0; kind < core::tabletop::kTroopKinds; ++kind) {
    if (const int points = side.points(static_cast<TroopKind>(kind)); points > 0) {
      troops << troops_words(static_cast<TroopKind>(kind), points);
    }
  }
  QStringList leaders;
  for (const core::tabletop::BriefLeader& leader : side.leaders) {
    leaders << models::words(leader.name.str());
  }
  const QString all = troops.join(GroundDoor::tr(", "));
  return leaders.isEmpty()
             ? all
             : GroundDoor::tr("%1; led by %2").arg(all, leaders.join(GroundDoor::tr(", ")));
}

QVariantList forces_of(const core::tabletop::BattleBrief& brief) {
  QVariantList rows;
  for (const Side side : {brief.attacker, core::board::enemy_of(brief.attacker)}) {
    const QString troops = force_words(brief.side(side));
    rows << QVariantMap{
        {"side", tableview::key_of(side)},
        {"sideName", tableview::name_of_side(side)},
        {"text", side == brief.attacker ? GroundDoor::tr("attacks with %1").arg(troops)
                                        : GroundDoor::tr("defends with %1").arg(troops)}};
  }
  return rows;
}

QString fault_words(const ReportFault& fault) {
  const QString rule = QString::fromStdString(fault.rule().text());
  const bool is_union = fault.side == Side::Union;
  switch (fault.kind) {
    case ReportFault::Kind::MoreThanEngaged:
      return (is_union
                  ? GroundDoor::tr("The Union cannot lose %1 CSP: it has %2 in the battle [%3].")
                  : GroundDoor::tr(
                        "The Confederate cannot lose %1 CSP: it has %2 in the battle [%3]."))
          .arg(fault.lost)
          .arg(fault.engaged)
          .arg(rule);
    case ReportFault::Kind::NoSuchLeader:
      return GroundDoor::tr("A leader to be lost is not in the battle [%1].").arg(rule);
    case ReportFault::Kind::NothingLeft:
      return (is_union
                  ? GroundDoor::tr("The Union has nothing left and cannot have won [%1].")
                  : GroundDoor::tr("The Confederate has nothing left and cannot have won [%1]."))
          .arg(rule);
  }
  return {};
}

std::optional<int> seed_told(core::save::Match& match) {
  const auto* const told = match.state().turn.innermost<core::state::TableBattle>();
  return told != nullptr ? std::optional{told->seed} : std::nullopt;
}

QString lost_words(Side side, int points) {
  return (side == Side::Union ? GroundDoor::tr("The Union loses %1 CSP.")
                              : GroundDoor::tr("The Confederate loses %1 CSP."))
      .arg(points);
}

}  // namespace

struct GroundDoor::Laid {
  core::tabletop::BattleBrief brief;
  std::optional<FieldBattle> battle;
  QString error;
  std::vector<BattleReport> runs;  ///< of the quick answer
};

// ---- the battle that waits ----

bool GroundDoor::waits(core::save::Match& match) const {
  return core::tabletop::waits_for_table(match.situation());
}

void GroundDoor::lay(core::save::Match& match) {
  auto laid = std::make_shared<Laid>();
  laid->brief = core::tabletop::brief_at_hand(match.situation()).value();
  lay_out([this, laid, seed = seed_of(match, seed_told(match))](
              const Catalogue& catalogue, const Tell& tell, const std::atomic<bool>& /*given_up*/) {
    auto battle = core::tabletop::field_battle(
        core::tabletop_data::TabletopCatalogue{catalogue}.field_charts(), laid->brief, seed);
    if (battle) {
      laid->battle = std::move(*battle);
    } else {
      laid->error = tr("A side has nothing that fights on the table [FB-551].");
    }
    tell([this, laid] {
      laid_ = laid;
      set_error(laid->error);
    });
  });
}

bool GroundDoor::ready() const { return laid_ && laid_->battle; }

QString GroundDoor::title() const {
  return ready() ? tr("Battle at %1").arg(models::words(laid_->brief.place)) : QString{};
}

QString GroundDoor::terms() const {
  if (!ready()) {
    return {};
  }
  const QString seed =
      tr("On the table by the rules of the field battle, seed %1.").arg(laid_->battle->seed);
  return laid_->battle->scale == 1 ? seed
                                   : tr("%1 A unit of the table stands for %2 CSP [FB-552].")
                                         .arg(seed)
                                         .arg(laid_->battle->scale);
}

QVariantList GroundDoor::forces() const {
  return ready() ? forces_of(laid_->brief) : QVariantList{};
}

QString GroundDoor::attacker() const {
  return ready() ? tableview::name_of_side(laid_->brief.attacker) : QString{};
}

QString GroundDoor::defender() const {
  return ready() ? tableview::name_of_side(core::board::enemy_of(laid_->brief.attacker))
                 : QString{};
}

// ---- on the table ----

QString GroundDoor::save_name() const {
  return models::words(core::tabletop::begin_of(*laid_->battle).battle);
}

FieldPlay* GroundDoor::field() const { return qobject_cast<FieldPlay*>(table()); }

void GroundDoor::sit_down(const Catalogue& catalogue, const QString& computer) {
  put(desk_of(catalogue), *field(), computer);
}

std::unique_ptr<FieldDesk> GroundDoor::desk_of(const Catalogue& catalogue) const {
  const std::string save = file().toStdString();
  return begun() ? open_field_fight(catalogue, *laid_->battle, save)
                 : begin_field_fight(catalogue, *laid_->battle, save,
                                     QDate::currentDate().toString(Qt::ISODate).toStdString());
}

// ---- the report ----

BattleReport GroundDoor::fought_out() const { return field()->desk()->report_of(*laid_->battle); }

QString GroundDoor::outcome() const { return fought() ? words_of(fought_out()) : QString{}; }

bool GroundDoor::report() { return fought() && give(fought_out()); }

bool GroundDoor::give(const BattleReport& report) {
  if (const auto fault = core::tabletop::fault_in(laid_->brief, report)) {
    session()->fail(QString::fromStdString(fault->rule().text()), fault_words(*fault));
    return false;
  }
  const auto orders = core::tabletop::orders_of(play()->match()->game(), report);
  return orders && play()->act(*orders);
}

QString GroundDoor::faultOf(int attacker, int defender, bool attackerWon) const {
  if (!ready()) {
    return {};
  }
  const Side attacks = laid_->brief.attacker;
  const auto report = core::tabletop::report_told(
      laid_->brief, {attacker, defender, attackerWon ? attacks : core::board::enemy_of(attacks)});
  return report ? QString{} : fault_words(report.error());
}

bool GroundDoor::reportTold(int attacker, int defender, bool attackerWon) {
  if (!ready()) {
    return false;
  }
  const Side attacks = laid_->brief.attacker;
  const auto report = core::tabletop::report_told(
      laid_->brief, {attacker, defender, attackerWon ? attacks : core::board::enemy_of(attacks)});
  if (!report) {
    session()->fail(QString::fromStdString(report.error().rule().text()),
                    fault_words(report.error()));
    return false;
  }
  return give(*report);
}

// ---- the quick answer ----

bool GroundDoor::answered() const { return ready() && laid_->runs.size() == kRuns; }

void GroundDoor::answerQuickly() {
  if (!ready()) {
    return;
  }
  find_answer([this, battle = *laid_->battle](const Catalogue& catalogue, const Tell& tell,
                                              const std::atomic<bool>& given_up) {
    const auto setting = core::tabletop::setting_of(catalogue, battle);
    for (int run = 0; run < kRuns && !given_up; ++run) {
      const auto seed = static_cast<std::uint64_t>(battle.seed) + static_cast<std::uint64_t>(run);
      const auto fought =
          core::tabletop_study::quick_report(setting, battle, seed, [&] { return !given_up; });
      if (fought) {
        tell([this, report = *fought] {
          laid_->runs.push_back(report);
          if (answered()) {
            end_answering();
          }
        });
      }
    }
  });
}

void GroundDoor::drop_answer() {
  if (laid_) {
    laid_->runs.clear();
  }
}

BattleReport GroundDoor::median() const {
  return core::tabletop_study::median_of(laid_->runs, laid_->brief);
}

QString GroundDoor::answer() const { return answered() ? words_of(median()) : QString{}; }

bool GroundDoor::reportAnswer() { return answered() && give(median()); }

// ---- words ----

QString GroundDoor::words_of(const BattleReport& report) const {
  const Side attacks = laid_->brief.attacker;
  QStringList told;
  for (const Side side : {attacks, core::board::enemy_of(attacks)}) {
    told << lost_words(side, report.side(side).points());
  }
  const bool is_union = report.winner == Side::Union;
  told << (report.winner == attacks
               ? (is_union ? tr("The Union has won.") : tr("The Confederate has won."))
               : (is_union ? tr("The Union holds the field.")
                           : tr("The Confederate holds the field.")));
  return told.join(QLatin1Char{' '});
}

QStringList GroundDoor::runs() const {
  QStringList told;
  if (laid_) {
    for (const BattleReport& run : laid_->runs) {
      told << tr("Seed %1, %n moves: %2", nullptr, run.moves).arg(run.seed).arg(words_of(run));
    }
  }
  return told;
}

}  // namespace fieldview
