#include "qml/models/plan.h"

#include "core/base/contains.h"
#include "core/command/commands.h"
#include "core/plan/futile_attack.h"
#include "core/words/order_words.h"
#include "core/words/place_words.h"
#include "qml/models/battle_words.h"
#include "qml/models/following.h"
#include "qml/models/march_words.h"
#include "qml/models/orders_of.h"
#include "qml/models/outlook_words.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

namespace {

using core::plan::Going;
using core::plan::Itinerary;
using core::plan::Verb;

QString words_of_hex(HexId hex) { return QString::fromStdString(hex.label()); }

}  // namespace

Plan::Plan(QObject* parent) : QObject{parent} {}

void Plan::setPlay(Play* play) {
  if (follow(*this, play_, play, &Plan::look_around)) {
    look_around();
  }
}

void Plan::setByRail(bool on) {
  if (by_rail_ != on) {
    by_rail_ = on;
    look_around();
  }
}

const std::optional<core::state::Illegal>& Plan::why_stuck() const {
  return itinerary_ ? itinerary_->refusal() : sea_.refusal();
}

QString Plan::stuck() const { return why_stuck() ? play_->sentence(*why_stuck()) : QString{}; }

int Plan::reached() const { return static_cast<int>(destinations().size()); }

QStringList Plan::reachedHexes() const {
  std::vector<core::movement::Destination> sorted = destinations();
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.cost < b.cost; });
  QStringList labels;
  for (const auto& there : sorted) {
    labels << words_of_hex(there.hex);
  }
  return labels;
}

QStringList Plan::targetHexes() const {
  QStringList labels;
  for (const auto& [hex, orders] : targets_) {
    labels << words_of_hex(hex);
  }
  return labels;
}

QStringList Plan::reachedWaters() const {
  std::vector<core::water::SeaPlace> sorted = sea_.waters();
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.cost < b.cost; });
  QStringList labels;
  for (const auto& there : sorted) {
    labels << QString::fromStdString(
        play_->match()->situation().map().water_place(there.place).label());
  }
  return labels;
}

QString Plan::goal() const {
  if (water_goal_) {
    return QString::fromStdString(
        play_->match()->situation().map().water_place(*water_goal_).label());
  }
  return goal_ ? words_of_hex(*goal_) : QString{};
}

const std::vector<core::movement::Destination>& Plan::destinations() const {
  static const std::vector<core::movement::Destination> none;
  return canMove() ? itinerary_->destinations() : none;
}

bool Plan::reaches(HexId hex) const {
  const auto& all = destinations();
  return std::any_of(all.begin(), all.end(), [&](const auto& there) { return there.hex == hex; });
}

void Plan::select(const std::set<PieceId>& pieces) {
  // The railroad was asked for by those who were selected, and is not by others.
  const bool others = std::none_of(pieces.begin(), pieces.end(),
                                   [this](PieceId id) { return selected_.contains(id); });
  by_rail_ = by_rail_ && (selected_.empty() || !others);
  selected_ = pieces;
  look_around();
}

void Plan::look_for_ways(const core::state::Situation& now) {
  const auto look = [&] {
    itinerary_.emplace(play_->match()->game(), std::vector<PieceId>{party_.begin(), party_.end()},
                       by_rail_ ? Going::Rail : Going::March);
  };
  party_ = selected_;
  look();
  // [5.28] Whoever is not of the force of those who can go stays behind.
  const auto refused = itinerary_->refusal();
  if (!refused || refused->reason != "not-of-one-force" || !refused->piece) {
    return;
  }
  const auto force = core::command::force_of(now, *refused->piece);
  std::erase_if(party_, [&](PieceId id) {
    return id != *refused->piece && !core::base::contains(force, id);
  });
  look();
}

void Plan::look_around() {
  forget_force();
  itinerary_.reset();
  party_ = selected_;
  sea_.clear();
  targets_.clear();
  vain_.clear();
  if (play_ != nullptr && play_->listens()) {
    const auto now = play_->match()->situation();
    const bool own =
        !selected_.empty() && std::all_of(selected_.begin(), selected_.end(), [&](PieceId id) {
          return id.value() < now.state.pieces.size() && now.piece(id).side == *play_->viewer();
        });
    const bool on_map = own && now.piece(*selected_.begin()).hex() != nullptr;
    if (own) {
      sea_.look(play_->match()->game(), selected_);
    }
    if (on_map && !sea_.active()) {
      look_for_ways(now);
    }
    const std::set<PieceId> meant_by = with_leaders(now, selected_);
    for (const Action& action : play_->match()->legal()) {
      const bool meant = action.piece ? own && meant_by.contains(*action.piece)
                                      : selected_.empty() || play_->asksForHexes();
      if (!action.hex || !meant || is_in_reach(action)) {
        continue;
      }
      if (const auto futile = core::plan::why_futile(now, *play_->viewer(), action)) {
        vain_.emplace(*action.hex, *futile);
      } else {
        add_target(now, action);
      }
    }
    if (itinerary_) {
      add_ferries(now);
    }
  }
  forget_proposal();
  hover(std::exchange(hover_, std::nullopt), std::exchange(water_hover_, std::nullopt));
}

/// Where the map shows a reach its steps are no targets of their own. The reach is surmised [0.5]:
/// beside an Enemy who is not seen a step may be legal that it leaves out.
bool Plan::is_in_reach(const Action& action) const {
  const bool certain = !play_->hides_something();
  return action.kind == ActionKind::RideRail || (action.kind == ActionKind::Ferry && itinerary_) ||
         (action.kind == ActionKind::March && (certain || reaches(*action.hex))) ||
         (action.kind == ActionKind::Disembark && sea_.lands() &&
          (certain || sea_.landings().contains(*action.hex)));
}

void Plan::add_target(const core::state::Situation& now, const Action& action) {
  Target target{action, QString::fromStdString(core::words::order_words(now, action)), {}, {}, {}};
  auto& here = targets_[*action.hex];
  for (Target& other : here) {
    Action same = other.action;
    same.number = action.number;
    if (same == action) {  // an amount: the one that was chosen, or else the largest
      if (action.number == amount_ ||
          (other.action.number != amount_ && action.number > other.action.number)) {
        other = std::move(target);
      }
      return;
    }
  }
  here.push_back(std::move(target));
}

void Plan::add_ferries(const core::state::Situation& now) {
  for (const auto& [hex, way] : itinerary_->ferries()) {
    Target target;
    target.action = way.actions.back();
    target.words = QString::fromStdString(core::words::order_words(now, target.action));
    target.remarks = energiser_remarks(now, *play_->viewer(), {way.initiative, way.command});
    target.remarks << tr("%1 of %2 movement points").arg(way.cost).arg(way.left);
    target.actions = way.actions;
    targets_[hex].push_back(std::move(target));
  }
}

void Plan::setAmount(int amount) {
  amount_ = amount;
  look_around();
}

void Plan::forget_proposal() {
  proposed_.reset();
  goal_.reset();
  water_goal_.reset();
  way_.clear();
  water_way_.clear();
  title_.clear();
  remarks_.clear();
  emit changed();
}

void Plan::drop() {
  const bool waypoints =
      (itinerary_ && itinerary_->fixed().size() > 1) || (sea_.active() && sea_.fixed().size() > 1);
  if (waypoints || (verb_ && !proposed_)) {
    return look_around();  // the waypoints go too, or what was taken from the menu
  }
  if (by_rail_ && !proposed_) {
    return setByRail(false);
  }
  aiming_ = verb_ ? aiming_ : QString{};
  forget_proposal();
}

namespace {

/// Whether a refusal is worth a word while the mouse only rests on a hex: not that something else
/// is asked now, which stands over the map, nor that a piece is where it is.
bool tells_something(const core::state::Illegal& refused) {
  return refused.reason != "out-of-phase" && refused.reason != "stands-there";
}

}  // namespace

void Plan::silence() {
  silent_at_ = hover_;
  hover(hover_, water_hover_);
}

void Plan::speak() {
  silent_at_.reset();
  hover(hover_, water_hover_);
}

void Plan::hover(std::optional<HexId> hex, std::optional<WaterPlaceId> water) {
  if (hex != silent_at_) {
    silent_at_.reset();
  }
  hover_ = hex;
  water_hover_ = sea_.active() ? water : std::nullopt;
  why_not_.clear();
  why_not_case_.clear();
  running_.clear();
  if (!proposed_) {
    way_.clear();
    water_way_.clear();
  }
  if (hex && sea_.active() && (water_hover_ || !targets_.contains(*hex))) {
    hover_at_sea();
    return emit whyNotChanged();
  }
  if (hex && itinerary_ && !targets_.contains(*hex)) {
    const auto way = itinerary_->to(*hex);
    const auto shore = way ? shores().end() : shores().find(*hex);
    if (!way && shore == shores().end() && (silent_at_ || !tells_something(way.error()))) {
      hover_at_enemy(*hex);
      return emit whyNotChanged();
    }
    const auto ride = way || shore != shores().end() ? std::nullopt : ride_to(*hex);
    if (!way && shore != shores().end()) {
      running_ = tr("Embark, sail and land: %1 points of range").arg(shore->second);
    } else if (ride) {
      running_ = tr("By rail: %1 rail points (drag there, or R)").arg(ride->end.cost);
    } else if (!way) {
      why_not_ = play_->sentence(way.error());
      if (no_shore_ && !play_->match()->situation().map().water_touching(*hex).empty()) {
        why_not_ += QLatin1Char{' '} + tr("By water: %1").arg(play_->sentence(*no_shore_));
      }
      why_not_case_ = QString::fromStdString(way.error().cited.text());
    } else {
      running_ = by_rail_         ? tr("%1 rail points").arg(way->cost)
                 : way->extra > 0 ? tr("%1 of %2 movement points, forced march of %3")
                                        .arg(way->cost)
                                        .arg(way->left)
                                        .arg(way->extra)
                                  : tr("%1 of %2 movement points").arg(way->cost).arg(way->left);
      if (!proposed_) {
        way_ = way->path;
      }
    }
  } else if (hex && targets_.contains(*hex)) {
    running_ = targets_.at(*hex).front().words;
  }
  if (hex) {
    hover_at_enemy(*hex);
  }
  emit whyNotChanged();
}

void Plan::tell_way(const core::plan::Way& way) {
  const auto now = play_->match()->situation();
  title_ = way_title(now, way, by_rail_ ? Going::Rail : Going::March);
  remarks_ = way_remarks(now, *play_->session()->board(), *play_->viewer(), party_, way);
  const Verb verb = by_rail_ ? Verb::Ride : Verb::March;
  if (const auto outlook = planner().outlook({force(), verb, {way.path.back(), {}, {}, 0}})) {
    remarks_ << opened_remarks(now, outlook->opened);
  }
  remarks_ << attack_remarks(now, itinerary_->attacks_after(way));
}

Plan::Proposal Plan::proposal_of(const Target& target) {
  return {target.actions.empty() ? std::vector<Action>{target.action} : target.actions};
}

void Plan::tell_target(const Target& target) {
  title_ = target.words;
  remarks_ = QStringList{
      tr("By case %1")
          .arg(QString::fromStdString(core::sequence::row_of(target.action.kind).cited.text()))};
  remarks_ << target.remarks;
}

void Plan::hover_at_sea() {
  const bool lands = !water_hover_ && sea_.lands();
  if (!water_hover_ && !lands) {
    return;
  }
  const auto passage = lands ? sea_.land_in(*hover_) : sea_.to(*water_hover_);
  if (!passage && silent_at_) {
    return;
  }
  if (!passage) {
    why_not_ = play_->sentence(passage.error());
    why_not_case_ = QString::fromStdString(passage.error().cited.text());
    return;
  }
  running_ = passage_title(play_->match()->situation(), *passage);
  if (!proposed_) {
    water_way_ = passage->path;
  }
}

bool Plan::show(const core::game::Ruling<core::plan::Passage>& passage) {
  if (!passage) {
    play_->tell_refusal(passage.error());
    return false;
  }
  const auto now = play_->match()->situation();
  proposed_ = Proposal{passage->actions};
  goal_ = passage->landing;
  water_goal_ = passage->landing ? std::nullopt : std::optional{passage->path.back()};
  way_.clear();
  water_way_ = passage->path;
  title_ = passage_title(now, *passage);
  remarks_ = passage_remarks(now, *play_->session()->board(), *play_->viewer(), *passage);
  emit changed();
  return true;
}

bool Plan::propose(WaterPlaceId water) {
  if (verb_) {
    return propose(*verb_, {{}, water, {}, 0});
  }
  return play_ != nullptr && play_->listens() && sea_.active() && show(sea_.to(water));
}

bool Plan::point(WaterPlaceId water) {
  return proposed_ && water_goal_ == water ? commit() : propose(water);
}

bool Plan::addWaypoint(WaterPlaceId water) {
  if (!canSail()) {
    return false;
  }
  if (const auto via = sea_.via(water); !via) {
    play_->tell_refusal(via.error());
    return false;
  }
  forget_proposal();
  water_way_ = sea_.fixed();
  emit changed();
  return true;
}

bool Plan::show(HexId hex) {
  if (verb_) {
    const auto target = targets_.find(hex);
    const bool meant = target != targets_.end() && target->second.front().aim;
    return propose(*verb_, meant ? *target->second.front().aim : core::plan::Aim{hex, {}, {}, 0});
  }
  if (sea_.landings().contains(hex)) {
    return show(sea_.land_in(hex));
  }
  const auto target = targets_.find(hex);
  auto way = itinerary_ ? std::optional{itinerary_->to(hex)} : std::nullopt;
  const bool marches = way && way->has_value();
  if (target == targets_.end() && !marches) {
    const auto vain = vain_.find(hex);
    if (vain != vain_.end()) {
      play_->tell_refusal(vain->second);
    }
    return vain != vain_.end();
  }
  goal_ = hex;
  water_goal_.reset();
  water_way_.clear();
  if (marches) {
    proposed_ = Proposal{(*way)->actions};
    way_ = (*way)->path;
    tell_way(**way);
  } else {
    proposed_ = proposal_of(target->second.front());
    way_.clear();
    tell_target(target->second.front());
  }
  emit changed();
  const std::size_t ways =
      (marches ? 1U : 0U) + (target != targets_.end() ? target->second.size() : 0U);
  if (ways > 1) {
    emit asksWhich();
  }
  return true;
}

bool Plan::propose(HexId hex) {
  return play_ != nullptr && play_->listens() &&
         (show(hex) || propose_by_sea(hex) || propose_by_rail(hex) || propose_attack(hex));
}

bool Plan::point(HexId hex) {
  if (proposed_ && goal_ == hex) {
    return commit();
  }
  return play_ != nullptr && play_->listens() && show(hex);
}

bool Plan::addWaypoint(HexId hex) {
  if (!canMove()) {
    return false;
  }
  const auto via = itinerary_->via(hex);
  if (!via) {
    play_->tell_refusal(via.error());
    return false;
  }
  forget_proposal();
  way_ = itinerary_->fixed();
  emit changed();
  return true;
}

bool Plan::commit() {
  if (!proposed_ || play_ == nullptr) {
    return false;
  }
  const std::string line = line_of_proposal();
  const Proposal given = *std::exchange(proposed_, std::nullopt);
  by_rail_ = false;  // it was asked for this ride
  forget_proposal();
  if (given.operation) {
    return give(*given.operation);
  }
  auto at = given.actions.begin();
  bool rolled = false;
  return play_->act_on(
      [&]() -> std::optional<Action> {
        // [5.22] Whoever has rolled in vain goes nowhere: that is no refusal.
        const auto& work = play_->match()->state().turn.pending;
        if (at == given.actions.end() || (rolled && work.empty())) {
          return std::nullopt;
        }
        rolled = at->kind == ActionKind::TryInitiative;
        return *at++;
      },
      play_->match()->bracket(line));
}

QString Plan::aiming() const {
  const bool asks_rail = by_rail_ && itinerary_ && aiming_.isEmpty();
  return asks_rail ? tr("By rail: click where; R goes on foot") : aiming_;
}

std::string Plan::line_of_proposal() {
  if (!has_force() || (!goal_ && !water_goal_) || proposed_->actions.empty()) {
    return "plan";
  }
  const bool afloat = core::rulebook::is_ship(play_->match()->state().piece(force().chief).kind);
  Verb verb = by_rail_ ? Verb::Ride : Verb::March;
  if (core::sequence::begins_attack(proposed_->actions.back().kind)) {
    verb = Verb::Attack;
  } else if (afloat) {
    verb = water_goal_ ? Verb::Sail : Verb::Land;
  }
  return core::plan::line_of(play_->match()->situation(),
                             {force(), verb, {goal_, water_goal_, {}, 0}});
}

}  // namespace models
