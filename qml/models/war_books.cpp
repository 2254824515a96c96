#include "qml/models/war_books.h"

#include "core/strategic/production.h"
#include "core/words/order_words.h"
#include "qml/models/following.h"
#include "qml/models/wording.h"

#include <algorithm>

namespace models {

namespace {

using core::game::CallStand;
using core::game::CycleSquare;
using core::game::SideOfWar;
using core::game::SpiralUnit;
using core::game::WarView;
using core::rulebook::Cycle;
using core::state::Piece;
using core::state::Situation;

/// Cycles that the spiral shows: a year and the present one.
constexpr int kShownCycles = core::rulebook::kCyclesOfYear + 1;

/// "10-3": what the counter shows; of a kind without a strength where it is built, or nothing.
QString printed_value(const Situation& now, const Action& action) {
  if (action.hex) {
    return place_title(now.map(), *action.hex);
  }
  for (const auto& value : now.book().mix_values[*action.unit]) {
    if (value.strength == action.number && core::rulebook::is_ground_combat_unit(*action.unit)) {
      return words(value.value);
    }
  }
  return {};
}

QVariantMap unit_row(const Situation& now, const SpiralUnit& unit) {
  const Piece& piece = now.piece(unit.piece);
  return {{QStringLiteral("piece"), static_cast<int>(unit.piece.value())},
          {QStringLiteral("words"), piece_title(piece)},
          {QStringLiteral("csp"), piece.strength},
          {QStringLiteral("waits"), unit.waits},
          {QStringLiteral("site"), unit.site ? place_title(now.map(), *unit.site) : QString{}}};
}

/// What the outlook of a call says for a cycle so many ahead; the last month goes on [23.11].
int points_ahead(const CallStand& call, std::size_t ahead) {
  return call.outlook.at(std::min(ahead, call.outlook.size() - 1));
}

}  // namespace

void WarBooks::setPlay(Play* play) {
  if (follow(*this, play_, play, &WarBooks::look)) {
    look();
  }
}

void WarBooks::setOpen(bool on) {
  if (open_ != on) {
    open_ = on;
    emit openChanged();
    look();
  }
}

void WarBooks::setWhatIf(const QString& call) {
  if (what_if_ != call) {
    what_if_ = call;
    look();
  }
}

const SideOfWar* WarBooks::own() const {
  return war_ ? &war_->sides.at(static_cast<std::size_t>(war_->viewer)) : nullptr;
}

QString WarBooks::side() const { return war_ ? words(core::board::name(war_->viewer)) : QString{}; }

QString WarBooks::cycle() const {
  return war_ ? words(play_->position()->cycle.text()) : QString{};
}

int WarBooks::incomeTotal() const {
  return own() != nullptr ? core::strategic::total_of(own()->income) : 0;
}

int WarBooks::lead() const {
  return !war_ ? 0 : war_->viewer == Side::Union ? war_->lead : -war_->lead;
}

void WarBooks::look() {
  const bool sees =
      open_ && play_ != nullptr && play_->active() && play_->viewer() && !play_->handOver();
  if (!sees && !war_) {
    return;
  }
  war_.reset();
  if (sees) {
    follow_log();
    if (play_->replaying()) {
      core::state::Standing past{play_->match()->setting(), *play_->position()};
      war_ = std::make_unique<WarView>(core::game::war_of(past.situation(), *play_->viewer()));
      list(past.situation());
    } else {
      const Situation now = play_->match()->situation();
      war_ = std::make_unique<WarView>(core::game::war_of(now, *play_->viewer()));
      list(now);
    }
  }
  emit changed();
}

void WarBooks::list(const Situation& now) {
  list_spiral(now);
  list_offers(now);
  list_income(now);
  list_leaders(now);
  list_departments(now);
  list_ports(now);
  list_politics(now);
  list_track();
  calls_ = calls_of(*own());
  enemy_calls_ =
      calls_of(war_->sides.at(static_cast<std::size_t>(core::board::enemy_of(war_->viewer))));
}

void WarBooks::list_spiral(const Situation& now) {
  spiral_.clear();
  const auto& calls = own()->calls;
  const auto at = std::find_if(calls.begin(), calls.end(), [this](const CallStand& call) {
    return words(core::rulebook::name(call.call)) == what_if_;
  });
  std::size_t ahead = 0;
  for (const CycleSquare& square : war_->track) {
    if (square.cycle < now.state.cycle || ahead >= kShownCycles) {
      continue;
    }
    QVariantList units;
    for (const SpiralUnit& unit : own()->spiral) {
      if (unit.due == square.cycle || (ahead == 0 && unit.waits)) {
        units.append(unit_row(now, unit));
      }
    }
    const int men = square.personnel.value_or(0);
    spiral_.append(QVariantMap{
        {QStringLiteral("cycle"), words(square.cycle.text())},
        {QStringLiteral("number"), int{square.cycle.number}},
        {QStringLiteral("year"), int{square.cycle.year}},
        {QStringLiteral("now"), ahead == 0},
        {QStringLiteral("winter"), square.winter},
        {QStringLiteral("words"), words(square.words.at(static_cast<std::size_t>(war_->viewer)))},
        {QStringLiteral("income"), square.income.value_or(0)},
        {QStringLiteral("men"), men},
        {QStringLiteral("menIf"), at != calls.end() ? points_ahead(*at, ahead) : men},
        {QStringLiteral("units"), units}});
    ++ahead;
  }
}

void WarBooks::list_offers(const Situation& now) {
  offers_.clear();
  starts_.clear();
  const auto& turn = now.state.turn;
  if (!play_->listens() || turn.stage != core::state::Stage::Initiation || !turn.pending.empty() ||
      turn.acting != war_->viewer) {
    return;
  }
  for (const Action& action : core::strategic::startable(now, war_->viewer)) {
    const auto price =
        core::strategic::price_of(now, war_->viewer, action.unit.value(), action.number);
    if (!price) {
      continue;
    }
    const auto ruling = play_->match()->judge(action);
    const Cycle due = core::rulebook::cycle_after(now.state.cycle, price->delay);
    offers_.append(QVariantMap{
        {QStringLiteral("words"), words(core::words::order_words(now, action))},
        {QStringLiteral("kind"), words(core::rulebook::name(*action.unit))},
        {QStringLiteral("kindName"), kind_name(*action.unit)},
        {QStringLiteral("value"), printed_value(now, action)},
        {QStringLiteral("supply"), price->supply},
        {QStringLiteral("personnel"), price->personnel},
        {QStringLiteral("due"), words(due.text())},
        {QStringLiteral("legal"), ruling.has_value()},
        {QStringLiteral("reason"), ruling ? QString{} : play_->sentence(ruling.error())},
        {QStringLiteral("cited"), ruling ? QString{} : words(ruling.error().cited.text())}});
    starts_.push_back(action);
  }
}

bool WarBooks::begin(int row) {
  return row >= 0 && row < static_cast<int>(starts_.size()) &&
         play_->act({starts_[static_cast<std::size_t>(row)]});
}

bool WarBooks::concede() {
  Action action{};
  action.kind = ActionKind::Concede;
  return war_ != nullptr && play_->act({action});
}

bool WarBooks::call(const QString& name) {
  if (!war_) {
    return false;
  }
  for (const CallStand& call : own()->calls) {
    if (words(core::rulebook::name(call.call)) == name) {
      Action action{};
      action.kind = ActionKind::MakeCall;
      action.number = static_cast<int>(call.call);
      return play_->act({action});
    }
  }
  return false;
}

}  // namespace models
