#include "qml/models/battle.h"

#include "core/base/contains.h"
#include "core/combat/chits.h"
#include "core/game/view.h"
#include "core/organisation/losses.h"
#include "core/plan/futile_attack.h"
#include "qml/models/battle_words.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace models {

namespace {

using core::board::Side;
using core::combat::BattleForecast;
using core::state::BattleKind;

const QList<QByteArray> kFighterRoles{"piece", "title", "csp", "counts", "why"};

bool is_declaration(const core::words::LogLine& line) { return line.key == "battle-declared"; }

/// Whether it is asked who bears a loss.
bool shares_losses(const core::state::Turn& turn) {
  return turn.innermost<core::state::LossShare>() != nullptr ||
         turn.innermost<core::state::ShipLoss>() != nullptr;
}

/// The attacker's units in the hex that is attacked and beside it that have not joined.
std::vector<PieceId> own_units_near(const core::state::Situation& now,
                                    const core::state::Battle& battle) {
  std::vector<HexId> hexes{battle.target};
  for (const core::board::Direction direction : core::board::kDirections) {
    if (const auto hex = now.map().beside(battle.target, direction)) {
      hexes.push_back(*hex);
    }
  }
  std::vector<PieceId> units;
  for (const HexId hex : hexes) {
    for (const PieceId id : now.occupancy.pieces_in(hex)) {
      const core::state::Piece& piece = now.piece(id);
      if (piece.side == battle.attacker && core::rulebook::is_ground_combat_unit(piece.kind) &&
          !core::base::contains(battle.attackers, id)) {
        units.push_back(id);
      }
    }
  }
  return units;
}

/// The first line of a kind that a battle has told; null when there is none.
const core::words::LogLine* line_of_key(const std::vector<core::words::LogLine>& lines,
                                        std::size_t first, std::string_view key) {
  for (std::size_t at = first; at < lines.size(); ++at) {
    if (lines[at].key == key) {
      return &lines[at];
    }
  }
  return nullptr;
}

}  // namespace

Battle::Battle(QObject* parent)
    : QObject{parent},
      attackers_{kFighterRoles},
      defenders_{kFighterRoles},
      modifiers_{{"amount", "words", "cited"}},
      table_{{"cell", "litColumn", "reached", "came"}},
      pairs_{{"mine", "his", "table", "myLoss", "hisLoss", "goes", "words"}},
      outcomes_{{"faces", "chance", "part", "cell", "attacker", "defender", "fate", "came"}},
      costs_{{"side", "words", "lacking"}},
      chits_{{"number", "row", "reason"}},
      choices_{{"words", "row", "kind", "cited", "piece", "hex", "atHexes", "csp"}},
      lines_{{"words", "cited", "hex", "die"}} {}

void Battle::watch(Play* play, Plan* plan) {
  play_ = play;
  plan_ = plan;
  connect(play_, &Play::changed, this, &Battle::look);
  connect(play_->choices(), &OrdersModel::countChanged, this, &Battle::list_choices);
  connect(plan_, &Plan::changed, this, [this] {
    // While one goes on, or nothing was and is proposed, a plan changes nothing here.
    const bool planned = stage_ == QStringLiteral("planned");
    if (!going_on_ && (planned || plan_->proposal() != nullptr)) {
      look();
    }
  });
  look();
}

QString Battle::attackerSide() const {
  return attacker_ ? words(core::board::name(*attacker_)) : QString{};
}

QString Battle::attackerName() const { return attacker_ ? side_name(*attacker_) : QString{}; }

QString Battle::defenderSide() const {
  return attacker_ ? words(core::board::name(core::board::enemy_of(*attacker_))) : QString{};
}

QString Battle::defenderName() const {
  return attacker_ ? side_name(core::board::enemy_of(*attacker_)) : QString{};
}

bool Battle::attacks() const { return attacker_ && play_->viewer() == attacker_; }

bool Battle::sharing() const {
  return going_on_ && play_->listens() && shares_losses(play_->match()->state().turn);
}

QString Battle::owed() const {
  if (!sharing()) {
    return {};
  }
  const auto& turn = play_->match()->state().turn;
  if (const auto* share = turn.innermost<core::state::LossShare>()) {
    const auto now = play_->match()->situation();
    const std::size_t bearers =
        core::organisation::who_bear_together(now, share->units).size();  // garrisons are one
    return share->rounds > 0 ? tr("%1 of %2 lose one point more than the %3 that all lose [8.16]")
                                   .arg(share->points)
                                   .arg(bearers - share->chosen.size())
                                   .arg(share->rounds)
                             : tr("Points to be lost: %1, one a unit [8.16]").arg(share->points);
  }
  const auto* ships = turn.innermost<core::state::ShipLoss>();
  return ships->ships > 0 ? tr("Ships to be lost: %1").arg(ships->ships)
                          : tr("Ships of %1 to be lost").arg(ships->strength);
}

bool Battle::asksChit() const {
  return stage_ == QStringLiteral("fought") && play_->asks() == QStringLiteral("battle-chit");
}

QString Battle::dieWords() const {
  if (!die_) {
    return {};
  }
  const QString sign = die_->modifier < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
  return die_->modifier == 0
             ? tr("row %1").arg(die_->row)
             : tr("%1%2: row %3").arg(sign).arg(std::abs(die_->modifier)).arg(die_->row);
}

QString Battle::losses() const {
  return die_ ? tr("The attacker loses %1, the defender %2").arg(die_->loss[0]).arg(die_->loss[1])
              : QString{};
}

void Battle::setUnseenRating(int rating) {
  constexpr int kMostRating = 4;
  const int bounded = std::clamp(rating, 0, kMostRating);
  if (unseen_rating_ != bounded) {
    unseen_rating_ = bounded;
    look();
  }
}

void Battle::setDefenderPays(bool pays) {
  if (defender_pays_ != pays) {
    defender_pays_ = pays;
    look();
  }
}

void Battle::assume(int my_chit, int his_chit) {
  my_chit_ = my_chit;
  his_chit_ = his_chit;
  look();
}

int Battle::joinable() const {
  if (!going_on_ || !play_->listens()) {
    return 0;
  }
  const auto& legal = play_->match()->legal();
  return static_cast<int>(std::count_if(legal.begin(), legal.end(), [](const Action& action) {
    return action.kind == ActionKind::AddAttacker;
  }));
}

bool Battle::allJoined() const {
  const auto* const battle =
      play_->listens() ? core::game::battle_in(play_->match()->state()) : nullptr;
  return battle != nullptr && battle->step == core::state::BattleStep::Attackers &&
         !battle->attackers.empty() && joinable() == 0 && play_->last_order() > 1;
}

bool Battle::joinAll() { return play_->join_all(); }

bool Battle::shareRest() {
  if (!sharing()) {
    return false;
  }
  // Each choice changes what is legal: the next one is asked for anew.
  const auto left = [this] { return play_->match()->state().turn.pending.size(); };
  const std::size_t depth = left();
  const auto viewer = play_->viewer();
  bool good = true;
  while (good && sharing() && left() == depth && play_->viewer() == viewer) {
    good = play_->act({play_->match()->legal().front()});
  }
  return good;
}

void Battle::dismiss() {
  if (told_) {
    told_ = false;
    first_.reset();
    look();
  }
}

void Battle::follow_log() {
  const core::save::Match* const match = play_->match();
  const bool another = match != match_;
  const bool rewritten = match != nullptr && !another && match->rewrites() != rewrites_;
  match_ = match;
  rewrites_ = match != nullptr ? match->rewrites() : 0;
  if (match == nullptr) {
    first_.reset();
    going_on_ = told_ = false;
    known_lines_ = 0;
    before_.reset();
    return;
  }
  const auto& log = match->log();
  const core::state::Battle* const battle = core::game::battle_in(match->state());
  if (told_ && match->state().turn.stage != told_in_) {
    told_ = false;  // the step in which it was fought is over
    first_.reset();
  }
  if (another || rewritten) {
    // Another game or line of play, or something was taken back: what was told is told no more.
    forget_reader();
    told_ = false;
    before_.reset();
    first_.reset();
    going_on_ = false;
    known_lines_ = another || battle != nullptr ? 0 : log.size();
    known_lines_ = another && battle == nullptr ? log.size() : known_lines_;
  }
  std::size_t declared = log.size();
  for (std::size_t at = log.size(); at > known_lines_ && declared == log.size(); --at) {
    if (is_declaration(log[at - 1])) {
      declared = at - 1;
    }
  }
  if (declared < log.size()) {
    // What the same order told before, the roll for an attack from the march, belongs to it.
    while (declared > 0 && log[declared - 1].action == log[declared].action &&
           log[declared].action > 0) {
      --declared;
    }
    first_ = declared;
    before_.reset();
  } else if (battle != nullptr && !going_on_) {
    first_ = log.size();  // not declared yet: its attackers are being chosen
    before_.reset();
  }
  const bool ended = battle == nullptr && first_ && (going_on_ || declared < log.size());
  if (ended) {
    told_ = *first_ < log.size();
    told_in_ = match->state().turn.stage;
    end_ = log.size();
  } else if (battle != nullptr) {
    told_ = false;
  }
  going_on_ = battle != nullptr;
  known_lines_ = log.size();
}

void Battle::clear_forecast() {
  why_not_.clear();
  attack_.clear();
  defence_.clear();
  odds_.clear();
  column_ = -1;
  enemy_hidden_ = strength_hidden_ = false;
  his_chits_ = 0;
  beginning_.clear();
  expectation_.clear();
}

void Battle::forget_reader() {
  title_.clear();
  kind_.clear();
  target_.clear();
  attacker_.reset();
  my_chit_ = his_chit_ = -1;
  unseen_rating_ = 0;
  defender_pays_ = true;
}

void Battle::look() {
  follow_log();
  clear_forecast();
  stage_.clear();
  die_.reset();
  const bool quiet = play_->match() == nullptr || play_->handOver() || play_->replaying();
  const auto reader = quiet ? std::nullopt : std::optional{*play_->viewer()};
  if (reader != reader_) {
    reader_ = reader;
    forget_reader();
  }
  if (!quiet) {
    const core::state::Battle* const battle = core::game::battle_in(play_->match()->state());
    if (battle != nullptr) {
      tell_fought(*battle);
    } else {
      tell_planned();
      if (stage_.isEmpty() && told_) {
        stage_ = QStringLiteral("told");
        tell_told();
      }
    }
  }
  if (column_ < 0) {
    // Nothing is forecast: the lists of another position must not stay.
    for (BattleRows* rows : {&attackers_, &defenders_, &pairs_, &outcomes_}) {
      if (attack_.isEmpty()) {
        rows->reset({});
      }
    }
  }
  if (stage_.isEmpty() || attack_.isEmpty()) {
    for (BattleRows* rows : {&modifiers_, &table_, &costs_}) {
      rows->reset({});
    }
  }
  list_lines();
  list_choices();
  emit changed();
}

void Battle::tell_planned() {
  const auto* const proposal = plan_->proposal();
  if (proposal == nullptr || proposal->size() != 1 || !play_->listens()) {
    return;
  }
  const Action& order = proposal->front();
  const auto now = play_->match()->situation();
  const auto kind = core::plan::attack_kind(now, order);
  if (!kind) {
    return;
  }
  const Side viewer = *play_->viewer();
  stage_ = QStringLiteral("planned");
  attacker_ = viewer;
  kind_ = battle_kind_name(*kind);
  target_ = QString::fromStdString(order.hex->label());
  title_ = tr("%1 against %2")
               .arg(piece_title(now.piece(*order.piece)), place_title(now.map(), *order.hex));
  const auto forecast =
      core::game::forecast_attack_for(now, viewer, *order.piece, *order.hex, *kind);
  if (!forecast) {
    why_not_ = play_->sentence(forecast.error());
    return;
  }
  tell(now, *forecast);
}

void Battle::name_battle(const core::state::Battle& battle) {
  attacker_ = battle.attacker;
  kind_ = battle_kind_name(battle.kind);
  target_ = QString::fromStdString(battle.target.label());
  title_ = tr("The battle of %1").arg(place_title(*play_->match()->setting().map, battle.target));
}

void Battle::tell_told() {
  // As it was declared, and not as somebody planned it.
  const auto* const declared = line_of_key(play_->match()->log(), *first_, "battle-declared");
  if (declared != nullptr && declared->hex && declared->side) {
    attacker_ = *declared->side;
    target_ = QString::fromStdString(declared->hex->label());
    title_ =
        tr("The battle of %1").arg(place_title(*play_->match()->setting().map, *declared->hex));
  }
  tell_settled();
}

void Battle::tell_fought(const core::state::Battle& battle) {
  const auto now = play_->match()->situation();
  name_battle(battle);
  const auto forecast = core::game::forecast_for(now, *play_->viewer());
  stage_ = forecast ? QStringLiteral("fought") : QStringLiteral("settled");
  if (forecast) {
    tell(now, *forecast);
  } else {
    tell_settled();
  }
}

void Battle::tell_settled() {
  if (!first_) {
    return;
  }
  const auto& log = play_->match()->log();
  die_ = die_in(log, *first_);
  if (!die_ || die_->action == 0) {
    die_.reset();
    return;
  }
  if (!before_ || before_->action != die_->action) {
    try {
      before_ = BeforeDie{die_->action, play_->match()->state_after(die_->action - 1)};
    } catch (const core::base::DataError&) {
      return;  // the save cannot be read: the lines of the log say what happened
    }
  }
  core::state::Standing standing{play_->match()->setting(), before_->state};
  const auto now = standing.situation();
  if (const auto* const battle = core::game::battle_in(before_->state)) {
    name_battle(*battle);
  }
  const auto forecast = core::game::forecast_for(now, *play_->viewer());
  if (!forecast) {
    return;
  }
  // What was then chosen is known now.
  const auto attacker = static_cast<std::size_t>(forecast->attacker);
  const auto mine = static_cast<std::size_t>(*play_->viewer());
  if (const auto* chits = line_of_key(log, *first_, "battle-chits"); chits != nullptr) {
    my_chit_ = chits->figures.at(mine == attacker ? 0 : 1);
    his_chit_ = chits->figures.at(mine == attacker ? 1 : 0);
  }
  defender_pays_ = line_of_key(log, *first_, "die-unsupplied") == nullptr;
  if (!forecast->force[1 - mine].is_whole) {
    const auto* led = line_of_key(
        log, *first_, mine == attacker ? "die-defenders-leader" : "die-attackers-leader");
    unseen_rating_ = led != nullptr ? std::abs(led->figures.at(0)) : 0;
  }
  tell(now, *forecast);
}

void Battle::tell(const core::state::Situation& now, const BattleForecast& forecast) {
  const Side viewer = *play_->viewer();
  const auto mine = static_cast<std::size_t>(viewer);
  const std::size_t his = 1 - mine;
  const auto& own = forecast.force[mine];
  const auto& enemy = forecast.force[his];
  enemy_hidden_ = !enemy.is_whole;
  strength_hidden_ = !forecast.odds;

  // Of each side the chit that was chosen, else the one looked at, else the highest.
  const auto chit_of = [](const core::combat::ForceForecast& force, int looked_at) {
    const bool fits = looked_at >= 0 && looked_at <= force.highest_chit;
    return force.chit.value_or(fits ? looked_at : force.highest_chit);
  };
  BattleTelling telling{now, viewer, forecast, {}, die_};
  my_chit_ = die_ ? my_chit_ : chit_of(own, my_chit_);
  his_chit_ = die_ ? his_chit_ : chit_of(enemy, his_chit_);
  his_chits_ = enemy.chit ? 1 : enemy.highest_chit + 1;
  telling.assumed.chit[mine] = my_chit_;
  telling.assumed.chit[his] = his_chit_;
  telling.assumed.defender_pays = defender_pays_;
  telling.assumed.unseen_rating[his] = unseen_rating_;
  const auto outcomes = core::combat::outcomes(now.book(), forecast, telling.assumed);

  attack_ = strength_words(forecast.attack());
  defence_ = strength_words(forecast.defence());
  odds_ = odds_words(forecast);
  columns_ = column_names(now.book());
  column_ = forecast.odds ? static_cast<int>(forecast.odds->column) : -1;
  const auto table =
      outcomes && outcomes->table
          ? *outcomes->table
          : core::rulebook::crt_of_intensity(telling.assumed.chit[0] + telling.assumed.chit[1]);
  crt_ = static_cast<int>(table) + 1;
  beginning_ = beginning_words(telling);
  expectation_ = outcomes ? expectation_words(telling, *outcomes) : QStringList{};
  attackers_.reset(fighter_rows(telling, forecast.attacker));
  defenders_.reset(fighter_rows(telling, core::board::enemy_of(forecast.attacker)));
  modifiers_.reset(modifier_rows(telling, outcomes));
  table_.reset(table_rows(telling, table, outcomes));
  pairs_.reset(die_ ? std::vector<BattleRows::Row>{} : pair_rows(telling));
  outcomes_.reset(outcomes ? outcome_rows(telling, *outcomes) : std::vector<BattleRows::Row>{});
  costs_.reset(cost_rows(telling));
}

void Battle::list_choices() {
  std::vector<BattleRows::Row> chits;
  std::vector<BattleRows::Row> others;
  if (going_on_ && play_->listens()) {
    const auto now = play_->match()->situation();
    const bool asks_chit = asksChit();
    const auto& rows = play_->choices()->rows();
    std::vector<int> row_of_chit(core::combat::kHighestChit + 1, -1);
    for (std::size_t at = 0; at < rows.size(); ++at) {
      const Action& action = rows[at].action;
      if (action.kind == ActionKind::ChooseChit) {
        row_of_chit.at(static_cast<std::size_t>(action.number)) = static_cast<int>(at);
        continue;
      }
      others.push_back({rows[at].text, static_cast<int>(at), rows[at].kind, rows[at].cited,
                        action.piece ? static_cast<int>(action.piece->value()) : -1, rows[at].hex,
                        rows[at].at_hexes,
                        action.piece ? core::organisation::csp(now, *action.piece) : 0});
    }
    for (int chit = 0; asks_chit && chit <= core::combat::kHighestChit; ++chit) {
      QString reason;
      const int row = row_of_chit[static_cast<std::size_t>(chit)];
      if (row < 0) {
        const auto judged = play_->match()->judge({ActionKind::ChooseChit, {}, {}, {}, {}, chit});
        reason = judged ? QString{} : play_->sentence(judged.error());
      }
      chits.push_back({chit, row, reason});
    }
  }
  chits_.reset(std::move(chits));
  choices_.reset(std::move(others));
  list_left_out();
}

void Battle::list_left_out() {
  left_out_.clear();
  const auto* const battle = going_on_ && play_->listens()
                                 ? play_->match()->state().turn.innermost<core::state::Battle>()
                                 : nullptr;
  if (battle == nullptr || battle->step != core::state::BattleStep::Attackers) {
    return;
  }
  // One for each reason, and how many more it keeps.
  std::vector<std::pair<core::state::Illegal, int>> reasons;
  for (const PieceId id : own_units_near(play_->match()->situation(), *battle)) {
    const auto joins = play_->match()->judge({ActionKind::AddAttacker, id, {}, {}, {}, 0});
    if (joins) {
      continue;
    }
    const auto known = std::find_if(reasons.begin(), reasons.end(), [&](const auto& reason) {
      return reason.first.reason == joins.error().reason;
    });
    if (known == reasons.end()) {
      reasons.emplace_back(joins.error(), 0);
    } else {
      ++known->second;
    }
  }
  QStringList told;
  for (const auto& [why, more] : reasons) {
    const QString sentence = play_->sentence(why);
    told << (more == 0 ? sentence : tr("%1 And %2 more.").arg(sentence).arg(more));
  }
  left_out_ = told.join(QLatin1Char{'\n'});
}

void Battle::list_lines() {
  std::vector<BattleRows::Row> rows;
  if (shown() && first_ && stage_ != QStringLiteral("planned")) {
    const auto& log = play_->match()->log();
    const std::size_t end = told_ ? std::min(end_, log.size()) : log.size();
    for (std::size_t at = *first_; at < end; ++at) {
      const auto& text = log[at].to(*play_->viewer());
      if (text) {
        const bool rolled = log[at].key == "rolled" && !log[at].figures.empty();
        rows.push_back({QString::fromStdString(*text), QString::fromStdString(log[at].cited.text()),
                        log[at].hex ? QString::fromStdString(log[at].hex->label()) : QString{},
                        rolled ? log[at].figures.front() : 0});
      }
    }
  }
  lines_.reset(std::move(rows));
}

}  // namespace models
