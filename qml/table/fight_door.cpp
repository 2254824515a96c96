#include "qml/table/fight_door.h"

#include "core/naval/table_fight.h"
#include "core/save/match.h"
#include "core/tabletop/fleet_battle.h"
#include "core/tabletop_study/fleet_quick.h"
#include "qml/models/battles.h"
#include "qml/models/wording.h"
#include "qml/table/desk_of.h"
#include "qml/table/table_play.h"

#include <QDate>

#include <utility>

namespace tableview {

namespace {

using core::board::Side;
using core::data::Catalogue;
using core::naval::FightKind;
using core::tabletop::FleetBattle;
using core::tabletop::FleetOutcome;
using core::tabletop_study::QuickRun;

QVariantList forces_of(const FleetBattle& battle, const core::state::Situation& now) {
  QVariantList rows;
  for (const core::tabletop::FleetUnit& unit : battle.units) {
    QStringList ships;
    for (const core::table::ShipId ship : unit.ships) {
      ships << models::words(battle.battle.ships.at(ship.value()).name.str());
    }
    rows << QVariantMap{{"side", key_of(unit.side)},
                        {"sideName", name_of_side(unit.side)},
                        {"text", FightDoor::tr("%1, strength %2: %3")
                                     .arg(models::piece_title(now.piece(unit.piece)))
                                     .arg(unit.strength)
                                     .arg(ships.join(FightDoor::tr(", ")))}};
  }
  return rows;
}

std::optional<int> seed_told(core::save::Match& match) {
  const auto* const told = match.state().turn.innermost<core::state::TableFight>();
  return told != nullptr ? std::optional{told->seed} : std::nullopt;
}

}  // namespace

struct FightDoor::Laid {
  std::optional<FleetBattle> battle;
  QString name;  ///< of its save
  QVariantList forces;
  QString error;
  std::vector<QuickRun> runs;  ///< of the quick answer
};

// ---- the fight that waits ----

bool FightDoor::waits(core::save::Match& match) const {
  const auto now = match.situation();
  return core::naval::asks_for_table(now) || core::naval::is_unreported(now);
}

void FightDoor::lay(core::save::Match& match) {
  lay_out([this, game = match.game(), seed = seed_of(match, seed_told(match))](
              const Catalogue& catalogue, const Tell& tell, const std::atomic<bool>& /*given_up*/) {
    tell([this, laid = laid_out(catalogue, game, seed)] {
      laid_ = laid;
      set_error(laid->error);
    });
  });
}

std::shared_ptr<FightDoor::Laid> FightDoor::laid_out(const Catalogue& catalogue,
                                                     core::game::Game game, int seed) {
  auto laid = std::make_shared<Laid>();
  auto battle = core::tabletop::fleet_battle(catalogue, game.situation(), seed);
  if (!battle) {
    laid->error = models::words(battle.error());
    return laid;
  }
  laid->name = models::words(core::tabletop::begin_of(catalogue, *battle).battle);
  laid->forces = forces_of(*battle, game.situation());
  laid->battle = std::move(*battle);
  return laid;
}

bool FightDoor::ready() const { return laid_ && laid_->battle; }

QVariantList FightDoor::forces() const { return laid_ ? laid_->forces : QVariantList{}; }

bool FightDoor::answered() const { return ready() && laid_->runs.size() == kRuns; }

QString FightDoor::save_name() const { return laid_->name; }

TablePlay* FightDoor::ships() const { return qobject_cast<TablePlay*>(table()); }

void FightDoor::sit_down(const Catalogue& catalogue, const QString& computer) {
  put(desk_of(catalogue), *ships(), computer);
}

std::unique_ptr<BattleDesk> FightDoor::desk_of(const Catalogue& catalogue) const {
  const std::string save = file().toStdString();
  return begun() ? open_fight(catalogue, *laid_->battle, save)
                 : begin_fight(catalogue, *laid_->battle, save,
                               QDate::currentDate().toString(Qt::ISODate).toStdString());
}

// ---- the report ----

QString FightDoor::outcome() const {
  return fought() ? outcome_words(ships()->desk()->outcome(*laid_->battle)) : QString{};
}

bool FightDoor::report() { return fought() && report(ships()->desk()->outcome(*laid_->battle)); }

bool FightDoor::report(const FleetOutcome& outcome) {
  // It becomes another one while the report is given.
  const FleetBattle battle = *laid_->battle;
  return play()->act(core::tabletop::report_of(play()->match()->game(), outcome, battle.seed));
}

// ---- the quick answer ----

void FightDoor::answerQuickly() {
  if (!ready()) {
    return;
  }
  find_answer([this, battle = *laid_->battle](const Catalogue& catalogue, const Tell& tell,
                                              const std::atomic<bool>& given_up) {
    for (int run = 0; run < kRuns && !given_up; ++run) {
      // One battle at a time, so that it can be stopped between two.
      FleetBattle one = battle;
      one.seed += run;
      tell([this, fought = core::tabletop_study::quick_answer(catalogue, one, 1).runs.front()] {
        laid_->runs.push_back(fought);
        if (answered()) {
          end_answering();
        }
      });
    }
  });
}

void FightDoor::drop_answer() {
  if (laid_) {
    laid_->runs.clear();
  }
}

bool FightDoor::reportAnswer() {
  return answered() && report(core::tabletop_study::median_of(
                           laid_->runs, core::board::enemy_of(laid_->battle->mover)));
}

// ---- words ----

QString FightDoor::title() const {
  if (!ready()) {
    return {};
  }
  switch (laid_->battle->kind) {
    case FightKind::Sea:
      return tr("A fight of ships");
    case FightKind::Passage:
      return tr("A passage of ships before a fort");
    case FightKind::Bombardment:
      return tr("A bombardment of a fort");
  }
  return {};
}

QString FightDoor::terms() const {
  return ready() ? tr("On the table by the rules of the %1 set, seed %2.")
                       .arg(models::rule_set_name(laid_->battle->rules))
                       .arg(laid_->battle->seed)
                 : QString{};
}

QString FightDoor::outcome_words(const FleetOutcome& outcome) const {
  const auto lost = [](Side side, int units) {
    return side == Side::Union ? tr("The Union loses %n unit(s).", nullptr, units)
                               : tr("The Confederate loses %n unit(s).", nullptr, units);
  };
  QStringList told{lost(laid_->battle->mover, outcome.ships)};
  if (laid_->battle->kind == FightKind::Sea) {
    told << lost(core::board::enemy_of(laid_->battle->mover), outcome.enemies);
    told << (!outcome.holder                  ? tr("Neither side holds the water.")
             : *outcome.holder == Side::Union ? tr("The Union holds the water.")
                                              : tr("The Confederate holds the water."));
  } else if (laid_->battle->kind == FightKind::Bombardment) {
    told << tr("The garrison loses %n CSP.", nullptr, outcome.garrison);
  }
  return told.join(QLatin1Char{' '});
}

QStringList FightDoor::runs() const {
  QStringList told;
  if (!laid_) {
    return told;
  }
  for (const QuickRun& run : laid_->runs) {
    told << tr("Seed %1, %n turns: %2", nullptr, run.turns)
                .arg(run.seed)
                .arg(outcome_words(run.outcome));
  }
  return told;
}

QString FightDoor::answer() const {
  return answered() ? outcome_words(core::tabletop_study::median_of(
                          laid_->runs, core::board::enemy_of(laid_->battle->mover)))
                    : QString{};
}

}  // namespace tableview
