#include "qml/river/river_door.h"

#include "core/data/catalogue.h"
#include "core/tabletop/encounter_begin.h"
#include "core/tabletop/river_battle.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/river_battles.h"
#include "qml/models/battles.h"
#include "qml/models/game_files.h"
#include "qml/models/wording.h"
#include "qml/table/battle_desk.h"

#include <QDate>
#include <QFileInfo>

#include <array>
#include <utility>

namespace riverview {

namespace {

using core::data::Catalogue;
using core::tabletop::RuleSet;
using models::words;

// What core says of an encounter and its table, for the translators: read in spoken().
[[maybe_unused]] constexpr std::array kSaid{
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "no encounter waits [RR-370]"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor",
                      "a round of it has been fought by the fast resolution [RR-030]"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor",
                      "the hidden battery has fired by the fast resolution [RR-030]"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor",
                      "the group comes from above: [RR-376] lays out no table for that"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "no vessel takes part [RR-370]"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "it is not decided [RR-169]"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "left bank"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "right bank"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "left marsh"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "right marsh"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "shallows"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "island"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "bridge"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "upper end"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "lower end"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "mine of battery"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "Battery"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "Supply steamer"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "Heavy gunboat"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "Gunboat"),
    QT_TRANSLATE_NOOP("riverview::RiverDoor", "Torpedo craft")};

/// In the language of the window; a number behind a name stays.
QString spoken(const std::string& said) {
  const QString english = words(said);
  const QString number = english.section(QLatin1Char{' '}, -1);
  bool is_number = false;
  number.toInt(&is_number);
  const QString name = is_number ? english.chopped(number.size() + 1) : english;
  const QString own = RiverDoor::tr(name.toUtf8().constData());
  return is_number ? own + QLatin1Char{' '} + number : own;
}

/// The names on the table, after all that goes by the battle as it is written.
void speak(core::table::Battle& battle, const QString& title) {
  const auto word = [](const core::base::InternedText& name) {
    return core::base::InternedText{spoken(name.str()).toStdString()};
  };
  battle.title = core::base::InternedText{title.toStdString()};
  for (core::table::BattleArea& area : battle.areas) {
    area.name = word(area.name);
  }
  for (core::table::BattleFort& fort : battle.forts) {
    fort.spoken = word(fort.name);
  }
  for (core::table::BattleShip& ship : battle.ships) {
    ship.spoken = word(ship.name);
  }
}

QString sentence_of(const std::string& said) {
  QString text = spoken(said);
  text[0] = text[0].toUpper();
  return text.endsWith(QLatin1Char{'.'}) ? text : text + QLatin1Char{'.'};
}

}  // namespace

struct RiverDoor::Table {
  core::tabletop::RiverBattle battle;
  core::tabletop::BattleBegin begin;
};

struct RiverDoor::Laid {
  std::array<std::optional<Table>, core::tabletop::kNavalSets.size()> tables;
  QString error;
};

struct RiverDoor::Answer {
  core::tabletop_study::TableFight fight;
};

void RiverDoor::setPlay(RiverPlay* play) {
  if (play_ == play) {
    return;
  }
  if (play_) {
    disconnect(play_, nullptr, this, nullptr);
  }
  play_ = play;
  if (play_) {
    connect(play_, &RiverPlay::changed, this, &RiverDoor::renew);
  }
  emit playChanged();
  renew();
}

// ---- the encounter that waits ----

void RiverDoor::renew() {
  const bool waits = play_ && play_->reportable();
  const auto now = waits ? std::optional{play_->match()->state()} : std::nullopt;
  if (now == waiting_) {
    return;
  }
  forget();
  laid_.reset();
  answer_.reset();
  waiting_ = now;
  emit changed();
  if (!waits) {
    return;
  }
  lay_out([this, game = play_->match()->game(),
           title = play_->fight().value(QStringLiteral("title")).toString()](
              const Catalogue& catalogue, const Tell& tell, const std::atomic<bool>& /*given_up*/) {
    auto laid = std::make_shared<Laid>();
    const core::tabletop_data::TabletopCatalogue texts{catalogue};
    const auto lists = texts.naval_facts();
    const auto boxes = texts.ironclad_charts();
    const std::uint64_t seed = core::tabletop_study::seed_of_fight(game.setting(), game.state());
    for (const RuleSet rules : core::tabletop::kNavalSets) {
      auto battle = core::tabletop::river_battle(lists, boxes, game.setting(), game.state(), rules);
      if (!battle) {
        laid->error = sentence_of(battle.error());
        continue;
      }
      auto begin = core::tabletop::begin_of(*battle, game.state(), seed);
      speak(battle->battle, title);
      laid->tables.at(static_cast<std::size_t>(rules)) =
          Table{std::move(*battle), std::move(begin)};
    }
    tell([this, laid] { take(laid); });
  });
}

void RiverDoor::take(std::shared_ptr<const Laid> laid) {
  laid_ = std::move(laid);
  set_error(laid_->error);
  // One that was begun is gone on with.
  for (const RuleSet each : core::tabletop::kNavalSets) {
    const Table* const table = table_of(each);
    if (table != nullptr && !begun() && QFileInfo::exists(save_of(*table))) {
      rules_ = each;
    }
  }
}

const RiverDoor::Table* RiverDoor::table_of(RuleSet rules) const {
  if (!laid_) {
    return nullptr;
  }
  const auto& table = laid_->tables.at(static_cast<std::size_t>(rules));
  return table ? &*table : nullptr;
}

bool RiverDoor::ready() const { return table_of(rules_) != nullptr; }

QVariantMap RiverDoor::sets() const {
  QVariantMap all;
  for (const RuleSet each : core::tabletop::kNavalSets) {
    all.insert(words(std::string{core::tabletop::word_of(each)}), models::rule_set_name(each));
  }
  return all;
}

QVariantMap RiverDoor::begunSets() const {
  QVariantMap all;
  for (const RuleSet each : core::tabletop::kNavalSets) {
    const Table* const table = table_of(each);
    all.insert(words(std::string{core::tabletop::word_of(each)}),
               table != nullptr && QFileInfo::exists(save_of(*table)));
  }
  return all;
}

QString RiverDoor::rules() const { return words(std::string{core::tabletop::word_of(rules_)}); }

void RiverDoor::setRules(const QString& rules) {
  const auto set = core::tabletop::rule_set_of(rules.toStdString());
  if (!set || *set == rules_ || atTable()) {
    return;
  }
  stopAnswering();
  drop_answer();
  rules_ = *set;
  emit changed();
}

QString RiverDoor::save_of(const Table& table) const {
  return play_ && !play_->file().isEmpty()
             ? models::fight_path(play_->file(), words(table.begin.battle))
             : QString{};
}

QString RiverDoor::file() const { return save_of(*table_of(rules_)); }

tableview::TablePlay* RiverDoor::ships() const {
  return qobject_cast<tableview::TablePlay*>(table());
}

void RiverDoor::sit_down(const Catalogue& catalogue, const QString& computer) {
  put(desk_of(catalogue), *ships(), computer);
}

std::unique_ptr<tableview::BattleDesk> RiverDoor::desk_of(const Catalogue& catalogue) const {
  const Table& table = *table_of(rules_);
  const std::string save = file().toStdString();
  return begun()
             ? tableview::open_encounter(catalogue, table.battle, table.begin, save)
             : tableview::begin_encounter(catalogue, table.battle, table.begin, save,
                                          QDate::currentDate().toString(Qt::ISODate).toStdString());
}

// ---- the report ----

std::optional<core::river::Report> RiverDoor::reported() const {
  return fought() ? ships()->desk()->report_of(table_of(rules_)->battle, play_->match()->setting(),
                                               *waiting_)
                  : std::nullopt;
}

bool RiverDoor::mayReport() const { return reported().has_value(); }

QString RiverDoor::outcome() const {
  if (!fought()) {
    return {};
  }
  const auto report = reported();
  return report ? play_->reportWords(*report)
                : tr("It is not decided after %n turns, and not reported [RR-169]. The fast rounds "
                     "of the campaign decide it.",
                     nullptr, table()->turn());
}

bool RiverDoor::give(const core::river::Report& report) {
  const bool given = play_->report(report);
  if (!given) {
    session()->fail(play_->refusalRule(), play_->refusal());
  }
  return given;
}

bool RiverDoor::report() {
  const auto report = reported();
  return report && give(*report);
}

// ---- the captains ----

void RiverDoor::answerQuickly() {
  if (!ready()) {
    return;
  }
  find_answer(
      [this, game = play_->match()->game(), rules = rules_](
          const Catalogue& catalogue, const Tell& tell, const std::atomic<bool>& /*given_up*/) {
        auto answer = std::make_shared<Answer>();
        answer->fight = core::tabletop_study::fight_on_table(
            core::tabletop::table_books(catalogue), game.setting(), game.state(), rules,
            core::tabletop_study::seed_of_fight(game.setting(), game.state()));
        tell([this, answer] {
          answer_ = answer;
          end_answering();
          if (!answer->fight.report) {
            set_error(sentence_of(answer->fight.why));
          }
        });
      });
}

QString RiverDoor::answer() const {
  return answer_ && answer_->fight.report
             ? tr("%n turns on the table.", nullptr, answer_->fight.turns) + QLatin1Char{'\n'} +
                   play_->reportWords(*answer_->fight.report)
             : QString{};
}

bool RiverDoor::reportAnswer() {
  const auto answer = answer_;  // it is dropped while it is reported
  return answer && answer->fight.report && give(*answer->fight.report);
}

}  // namespace riverview
