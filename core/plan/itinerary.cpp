#include "core/plan/itinerary.h"

#include "core/base/contains.h"
#include "core/game/undo.h"
#include "core/movement/march.h"
#include "core/movement/rail_movement.h"
#include "core/plan/energising.h"
#include "core/plan/surmise.h"
#include "core/water/ferry.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>
#include <utility>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using movement::Destination;
using movement::Mover;
using sequence::Action;
using sequence::ActionKind;
using state::Illegal;
using state::PieceId;
using state::Ruling;
using state::Situation;

std::vector<Action> ferries_in(game::Game& game) {
  sequence::Choices legal;
  water::offer_ferries(game.situation(), legal);
  return legal.list();
}

/// Whether the ships that are offered could ferry all of them between them.
bool can_carry(const Situation& now, const std::vector<Action>& offered,
               const std::vector<PieceId>& goers) {
  std::vector<PieceId> ships;
  int room = 0;
  for (const Action& ferry : offered) {
    if (!base::contains(ships, *ferry.other)) {
      ships.push_back(*ferry.other);
      room += water::ferry_capacity(now, *ferry.other);
    }
  }
  int weight = 0;
  for (const PieceId goer : goers) {
    weight += water::load_of(now, goer).value_or(0);
  }
  return !offered.empty() && weight <= room;
}

Action of(ActionKind kind, PieceId piece, std::optional<HexId> hex = {}, int number = 0) {
  return {kind, piece, {}, hex, {}, number};
}

}  // namespace

Itinerary::Itinerary(game::Game game, const std::vector<PieceId>& pieces, Going going)
    : game_{std::move(game)}, going_{going} {
  pick_up(pieces);
  if (!refusal_) {
    set_going(nullptr);
  }
  if (!refusal_) {
    look_around();
  }
}

Itinerary::Itinerary(game::Game& game, const Surmise& known, const std::vector<PieceId>& pieces,
                     Going going)
    : game_{known.game}, real_{&game}, going_{going} {
  pick_up(pieces);
  if (!refusal_) {
    set_going(&known);
  }
  if (!refusal_) {
    look_around();
  }
  real_ = nullptr;
}

void Itinerary::pick_up(const std::vector<PieceId>& pieces) {
  const Situation now = game_.situation();
  heads_ = outermost(now, pieces);
  if (heads_.empty()) {
    refusal_ = state::refusal("4.1"_case, "nobody-picked-up");
    return;
  }
  const PieceId first = heads_.front();
  const HexId* const start = now.piece(first).hex();
  for (const PieceId id : heads_) {
    const state::Piece& piece = now.piece(id);
    if (rulebook::is_ship(piece.kind)) {
      refusal_ = state::refusal("7.11"_case, "ships-sail").of(id);
      return;
    }
    if (piece.hex() == nullptr || start == nullptr) {
      refusal_ = state::refusal("4.1"_case, "not-on-the-map").of(id);
      return;
    }
    if (*piece.hex() != *start) {
      refusal_ = state::refusal("6.42"_case, "picked-up-apart").of(first).with(id);
      return;
    }
  }
  fixed_.push_back(*start);
}

bool Itinerary::does(const Action& action) {
  auto happened = game_.act(action);
  if (!happened) {
    refusal_ = happened.error();
    return false;
  }
  actions_.push_back(action);
  return true;
}

bool Itinerary::find_head() {
  const auto energiser = energiser_of(real_ != nullptr ? *real_ : game_, heads_);
  if (!energiser) {
    refusal_ = energiser.error();
    return false;
  }
  initiative_ = energiser->initiative;
  command_ = energiser->command;
  return true;
}

/// Whether a command may be given the game says; they go on in what their side surmises. Where the
/// command is refused there, as somebody is supposed who is not there, the game takes it first and
/// is surmised anew.
bool Itinerary::give_command(const Surmise*& known) {
  const Action command = of(ActionKind::Command, *command_);
  if (does(command) || known == nullptr) {
    return !refusal_;
  }
  refusal_.reset();
  known = nullptr;
  game_ = *real_;
  return does(command);
}

void Itinerary::surmise(const Surmise* known) {
  if (known != nullptr) {
    unseen_ = known->unseen;
    return;
  }
  Surmise surmise = surmised_by(game_, game_.state().piece(heads_.front()).side);
  game_ = std::move(surmise.game);
  unseen_ = std::move(surmise.unseen);
}

void Itinerary::set_going(const Surmise* known) {
  if (movement::active_force(game_.state()) == nullptr) {
    if (!find_head()) {
      return;
    }
    if (initiative_) {  // what the die brings is not looked at
      surmise(known);
      actions_.push_back(of(ActionKind::TryInitiative, *initiative_));
      for (std::size_t at = 0; heads_.size() > 1 && at < heads_.size(); ++at) {
        actions_.push_back(of(ActionKind::JoinStack, heads_[at]));
      }
      return;
    }
    if (!give_command(known)) {
      return;
    }
  }
  surmise(known);
  const state::ForceMove* const force = movement::active_force(game_.state());
  if (force == nullptr) {
    return;
  }
  const std::vector<PieceId> along = force->stack;
  for (const PieceId id : along) {
    if (!base::contains(heads_, id) && !does(of(ActionKind::LeaveStack, id))) {
      return;
    }
  }
  for (const PieceId id : heads_) {
    const bool joins = heads_.size() > 1 && !base::contains(along, id);
    if (joins && !does(of(ActionKind::JoinStack, id))) {
      return;
    }
  }
  if (going_ == Going::Rail) {
    does(of(ActionKind::Entrain, heads_.front()));
  }
}

void Itinerary::look_around() {
  const Situation now = game_.situation();
  const state::ForceMove* const force = movement::active_force(now.state);
  if (force == nullptr) {
    if (going_ == Going::Rail) {
      refusal_ = state::refusal("6.54"_case, "entrains-in-its-move").of(heads_.front());
      return;
    }
    mover_ = movement::together(now, {heads_.begin(), heads_.end()});
  } else {
    auto mover = movement::mover_of(now, *force, heads_.front());
    if (!mover) {
      refusal_ = mover.error();
      return;
    }
    mover_ = *mover;
  }
  if (going_ == Going::March) {
    reach_ = movement::reach(now, *mover_);
    look_for_ferries();
    return;
  }
  reach_ = {mover_->at, {}};
  const int points = movement::rail_points_for(now, *mover_);
  for (const HexId hex : movement::rail_destinations(now, *mover_)) {
    reach_.destinations.push_back({hex, mover_->at, points, 0, false});
  }
}

void Itinerary::look_for_ferries() {
  ferries_.clear();
  const std::vector<Action> offered = ferries_in(game_);
  add_ferries(game_, heads_, actions_, offered);
  if (ferries_.empty() && can_carry(game_.situation(), offered, heads_)) {
    // [16.16] A headquarters that is too heavy for a ship crosses unit by unit.
    game::Game apart = game_;
    std::vector<Action> before = actions_;
    const std::vector<PieceId> goers = take_apart(apart, before);
    add_ferries(apart, goers, before, ferries_in(apart));
  }
}

void Itinerary::add_ferries(const game::Game& from, const std::vector<PieceId>& goers,
                            const std::vector<Action>& before, const std::vector<Action>& offered) {
  // The first of them says to which hexes; then each of them has to get there, with any ship.
  for (const Action& action : offered) {
    if (action.piece != goers.front() || ferries_.contains(*action.hex)) {
      continue;
    }
    Way way;
    way.actions = before;
    way.path = fixed_;
    way.path.push_back(*action.hex);
    way.left = spent_ + mover_->left;
    way.command = command_;
    if (ferry_all(from, goers, *action.hex, way)) {
      ferries_.emplace(*action.hex, std::move(way));
    }
  }
}

std::vector<PieceId> Itinerary::take_apart(game::Game& trial, std::vector<Action>& actions) const {
  std::vector<PieceId> pieces;
  for (const PieceId head : heads_) {
    pieces.push_back(head);
    if (!rulebook::is_headquarters(trial.state().piece(head).kind)) {
      continue;
    }
    for (const PieceId inner : trial.state().contents(head)) {
      const Action off = of(ActionKind::Detach, inner);
      if (trial.state().piece(inner).kind != rulebook::PieceKind::Leader && trial.act(off)) {
        actions.push_back(off);
        pieces.push_back(inner);
      }
    }
  }
  return pieces;
}

bool Itinerary::ferry_all(const game::Game& from, const std::vector<PieceId>& goers, HexId to,
                          Way& way) const {
  game::Game trial = from;
  for (const PieceId goer : goers) {
    const std::vector<Action> over_there = ferries_in(trial);
    const auto over = std::find_if(over_there.begin(), over_there.end(), [&](const Action& it) {
      return it.piece == goer && it.hex == to;
    });
    if (over == over_there.end()) {
      return false;
    }
    const auto cost = water::may_ferry(trial.situation(), goer, *over->other, to);
    way.cost = std::max(way.cost, spent_ + cost.value_or(0));
    way.actions.push_back(*over);
    if (!trial.act(*over)) {
      return false;
    }
  }
  // Over there they are what they were before.
  for (const PieceId goer : goers) {
    const auto was_in = game_.state().piece(goer).inside;
    const bool taken_off = was_in && trial.state().piece(goer).inside != was_in;
    const Action on{ActionKind::Enrol, goer, was_in, {}, {}, 0};
    if (taken_off && trial.act(on)) {
      way.actions.push_back(on);
    }
  }
  return true;
}

std::vector<Action> Itinerary::march_to(HexId hex, Way& way) const {
  std::vector<Action> actions;
  const Situation now = game_.situation();
  const Destination& goal = *reach_.find(hex);
  for (const PieceId head : heads_) {
    const int short_of = goal.cost - movement::points_left(now, head);
    // [6.31] Leaders and empty headquarters go along with units that force march.
    if (short_of > 0 && goal.extra > 0 && movement::together(now, {head}).combat) {
      actions.push_back(of(ActionKind::ForceMarch, head, {}, short_of));
    }
  }
  for (const HexId step : reach_.path_to(hex)) {
    actions.push_back(of(ActionKind::March, heads_.front(), step));
    way.path.push_back(step);
  }
  return actions;
}

Ruling<Way> Itinerary::to(HexId hex) const {
  if (refusal_) {
    return tl::unexpected{*refusal_};
  }
  const auto found =
      std::find_if(reach_.destinations.begin(), reach_.destinations.end(),
                   [&](const Destination& destination) { return destination.hex == hex; });
  if (found == reach_.destinations.end()) {
    return tl::unexpected{why_not(hex)};
  }
  Way way;
  way.actions = actions_;
  way.path = fixed_;
  way.cost = spent_ + found->cost;
  way.left = spent_ + mover_->left;
  way.extra = found->extra;
  way.ends = found->ends;
  way.initiative = initiative_;
  way.command = command_;
  std::vector<Action> steps;
  if (going_ == Going::March) {
    steps = march_to(hex, way);
  } else {
    const auto trip = movement::may_ride(game_.situation(), *mover_, hex);
    if (!trip) {
      return tl::unexpected{trip.error()};
    }
    way.path.insert(way.path.end(), trip->hexes.begin(), trip->hexes.end());
    steps = {of(ActionKind::RideRail, heads_.front(), hex),
             of(ActionKind::Detrain, heads_.front())};
  }
  if (initiative_) {  // nobody is energised yet: the steps cannot be tried
    way.actions.insert(way.actions.end(), steps.begin(), steps.end());
    way.rolled = true;
    return way;
  }
  game::Game trial = game_;
  for (const Action& step : steps) {
    if (step.kind == ActionKind::Detrain && !trial.judge(step)) {
      break;  // they stay on the railroad
    }
    const auto happened = trial.act(step);
    if (!happened) {
      return tl::unexpected{happened.error()};
    }
    way.actions.push_back(step);
    // [13.15] An empty fort that is entered asks what becomes of it before they go on.
    const bool asks = movement::active_force(trial.state()) == nullptr;
    if (asks || game::any_stops_undo(*happened, trial.situation().setting.switches.secrecy)) {
      way.rolled = way.rolled || !asks || &step != &steps.back();
      break;
    }
  }
  return way;
}

Way Itinerary::here() const {
  Way way;
  way.actions = actions_;
  way.path = fixed_;
  way.cost = spent_;
  way.left = spent_ + (mover_ ? mover_->left : 0);
  way.initiative = initiative_;
  way.command = command_;
  way.rolled = initiative_.has_value();
  return way;
}

std::optional<AttackAfter> Itinerary::attack_on(HexId target) const {
  return mover_ ? best_attack(game_.situation(), heads_, reach_, target) : std::nullopt;
}

std::optional<int> Itinerary::additional_for(const AttackAfter& attack) const {
  return mover_ ? plan::additional_for(attack, reach_, *mover_) : std::nullopt;
}

std::vector<Action> Itinerary::forced_for(const AttackAfter& attack) const {
  std::vector<Action> actions;
  const Situation now = game_.situation();
  const Destination* const from = reach_.find(attack.from);
  const int cost = (from != nullptr ? from->cost : 0) + attack.cost;
  for (const PieceId head : heads_) {
    const int short_of = cost - movement::points_left(now, head);
    if (short_of > 0 && mover_ && short_of <= mover_->could_add &&
        movement::together(now, {head}).combat) {
      actions.push_back(of(ActionKind::ForceMarch, head, {}, short_of));
    }
  }
  return actions;
}

std::vector<AttackAfter> Itinerary::attacks_after(const Way& way) const {
  std::vector<AttackAfter> attacks;
  if (going_ == Going::Rail || way.extra > 0) {
    return attacks;
  }
  const Situation now = game_.situation();
  for (const auto direction : board::kDirections) {
    const auto beside = now.map().beside(way.path.back(), direction);
    const auto attack = beside
                            ? attack_after(now, heads_, way.path.back(), way.cost - spent_, *beside)
                            : std::nullopt;
    if (attack) {
      attacks.push_back(*attack);
    }
  }
  return attacks;
}

Ruling<> Itinerary::via(HexId hex) {
  auto way = to(hex);
  if (!way) {
    return tl::unexpected{way.error()};
  }
  if (way->rolled || going_ == Going::Rail) {
    return tl::unexpected{
        state::refusal("6.11"_case, "no-waypoint-there").of(heads_.front()).in(hex)};
  }
  for (std::size_t at = actions_.size(); at < way->actions.size(); ++at) {
    if (!does(way->actions[at])) {
      return tl::unexpected{*std::exchange(refusal_, std::nullopt)};
    }
  }
  spent_ = way->cost;
  fixed_ = way->path;
  look_around();
  return {};
}

Illegal Itinerary::why_not(HexId hex) const {
  const Situation now = game_.situation();
  const PieceId first = heads_.front();
  if (hex == mover_->at) {
    return state::refusal("6.11"_case, "stands-there").of(first).in(hex);
  }
  if (going_ == Going::Rail) {
    const auto trip = movement::may_ride(now, *mover_, hex);
    return trip ? state::refusal("6.53"_case, "no-way-there").of(first).in(hex) : trip.error();
  }
  const auto stands = movement::may_stand_in(now, mover_->side, mover_->combat, hex);
  if (!stands && stands.error().reason == "enemy-in-hex") {
    return why_not_against(stands.error(), hex);
  }
  // Whether the last step is forbidden, or only too dear, from the cheapest hex beside it.
  std::optional<Illegal> forbidden;
  std::optional<int> price;
  for (const auto direction : board::kDirections) {
    const auto from = now.map().beside(hex, direction);
    const Destination* const beside = from ? reach_.find(*from) : nullptr;
    const bool start = from && *from == mover_->at;
    if (!from || (beside == nullptr && !start)) {
      continue;
    }
    if (beside != nullptr && beside->ends) {
      if (!forbidden) {
        forbidden = state::refusal("6.21"_case, "would-stop").of(first).in(*from);
      }
      continue;
    }
    const auto onward = now.map().direction(*from, hex);
    const movement::Zones zones{zones_of_control::is_enemy_zone(now, mover_->side, *from),
                                zones_of_control::is_enemy_zone(now, mover_->side, hex)};
    const auto cost = movement::step_price(now, *mover_, now.map().hex(*from), *onward, zones);
    if (cost) {
      const int all = (start ? 0 : beside->cost) + *cost;
      price = std::min(price.value_or(all), all);
    } else if (!forbidden || start) {
      forbidden = cost.error();
    }
  }
  const int most = mover_->left + mover_->could_add;
  Illegal refused = price ? state::refusal("6.11"_case, "march-too-long")
                                .of(mover_->slowest)
                                .in(hex)
                                .figures(*price, most)
                    : forbidden ? *forbidden
                                : state::refusal("6.11"_case, "out-of-reach")
                                      .of(mover_->slowest)
                                      .in(hex)
                                      .figures(0, most);
  return with_nearest(refused, hex);
}

/// Where Enemies stand nobody enters; what an attack from the march on them would take is told with
/// it, from the hex where most would be left for it.
Illegal Itinerary::why_not_against(const Illegal& enemy, HexId hex) const {
  const Situation now = game_.situation();
  Illegal refused = base::contains(unseen_, hex)
                        ? state::refusal("0.5"_case, "unseen-in-hex").of(heads_.front()).in(hex)
                        : enemy;
  const std::optional<AttackAfter> best = attack_on(hex);
  const state::ForceMove* const force = movement::active_force(now.state);
  if (best) {
    refused.hint = best->left < best->cost ? "attack-too-dear" : "attack-instead";
    refused.hint_cited = "14.12"_case;
    refused.from = best->from;
    refused.more = best->cost;
    refused.most = best->left;
    return refused;
  }
  if (force != nullptr && force->attacked) {
    refused.hint = "force-has-attacked";
    refused.hint_cited = "14.12"_case;
    return refused;
  }
  return with_nearest(refused, hex);
}

/// The nearest legal way: as near as they get, and as cheap.
Illegal Itinerary::with_nearest(Illegal refused, HexId hex) const {
  const Destination* nearest = nullptr;
  for (const Destination& each : reach_.destinations) {
    const auto key = [&](const Destination& it) {
      return std::pair{board::distance(it.hex, hex), it.cost};
    };
    if (nearest == nullptr || key(each) < key(*nearest)) {
      nearest = &each;
    }
  }
  if (nearest != nullptr && refused.hint.empty() && !refused.from) {
    refused.hint = "nearest-is";
    refused.hint_cited = "6.11"_case;
    refused.from = nearest->hex;
    refused.more = nearest->cost;
  }
  return refused;
}

}  // namespace core::plan
