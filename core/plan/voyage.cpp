#include "core/plan/voyage.h"

#include "core/base/contains.h"
#include "core/game/undo.h"
#include "core/movement/mover.h"
#include "core/plan/surmise.h"
#include "core/water/commanded_water.h"
#include "core/water/landing.h"
#include "core/water/sailing.h"

#include <algorithm>
#include <utility>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using map::WaterPlaceId;
using sequence::Action;
using sequence::ActionKind;
using state::Illegal;
using state::PieceId;
using state::Ruling;
using state::Situation;

Action sail(PieceId ship, std::optional<WaterPlaceId> to = {}) {
  return {ActionKind::Sail, ship, {}, {}, to, 0};
}

Action join_group(PieceId ship) { return {ActionKind::JoinGroup, ship, {}, {}, {}, 0}; }

Action disembark_in(PieceId piece, HexId hex) {
  return {ActionKind::Disembark, piece, {}, hex, {}, 0};
}

/// Whether it is, or holds, a ground combat unit.
bool fights(const Situation& now, PieceId piece) {
  const auto is_one = [&](PieceId id) {
    return rulebook::is_ground_combat_unit(now.piece(id).kind);
  };
  const std::vector<PieceId> inner = now.occupancy.contents(now.state, piece);
  return is_one(piece) || std::any_of(inner.begin(), inner.end(), is_one);
}

/// [6.15] Where Enemies are, inside a fort [13.14], those who fight land before the others.
std::vector<PieceId> landing_order(const Situation& now, const std::vector<PieceId>& cargo,
                                   HexId hex) {
  std::vector<PieceId> order = cargo;
  const auto here = now.occupancy.pieces_in(hex);
  const bool meets = std::any_of(here.begin(), here.end(), [&](PieceId id) {
    return now.piece(id).side != now.piece(cargo.front()).side;
  });
  if (meets) {
    std::stable_partition(order.begin(), order.end(),
                          [&](PieceId piece) { return fights(now, piece); });
  }
  return order;
}

const state::ShipMove* group_under_way(const game::Game& game) {
  return game.state().turn.innermost<state::ShipMove>();
}

bool is_uncertain(game::Game& after, const std::vector<state::Event>& events) {
  return game::any_stops_undo(events, after.situation().setting.switches.secrecy);
}

/// Names the place in a refusal.
Illegal at_water(const Situation& now, const Illegal& illegal, WaterPlaceId place) {
  return illegal.in(now.map().water_place(place).first_hex()).in_water(place);
}

/// Whether the group is where it was, with all its ships: an Enemy fort may have fired.
bool is_whole(const Situation& now, const std::vector<PieceId>& ships, WaterPlaceId place) {
  return std::all_of(ships.begin(), ships.end(),
                     [&](PieceId ship) { return water::place_of(now, ship) == place; });
}

/// How far two waters are apart: four times the mean distance of the hexes they are named by.
int apart(const map::Map& map, WaterPlaceId a, WaterPlaceId b) {
  const auto hexes = [&](WaterPlaceId id) {
    const map::WaterPlace& place = map.water_place(id);
    return place.hex ? board::SideHexes{*place.hex} : place.side->hexes();
  };
  int sum = 0;
  for (const HexId one : hexes(a)) {
    for (const HexId other : hexes(b)) {
      sum += board::distance(one, other);
    }
  }
  return sum * 4 / static_cast<int>(hexes(a).size() * hexes(b).size());
}

}  // namespace

Voyage::Voyage(game::Game game, const std::vector<PieceId>& pieces) : game_{std::move(game)} {
  make(pieces);
}

Voyage::Voyage(game::Game& game, const Surmise& known, const std::vector<PieceId>& pieces)
    : game_{known.game}, real_{&game} {
  make(pieces);
  real_ = nullptr;
}

void Voyage::make(const std::vector<PieceId>& pieces) {
  pick_up(pieces);
  using Step = void (Voyage::*)();
  for (const Step step : {&Voyage::take_group, &Voyage::energise, &Voyage::surmise, &Voyage::load,
                          &Voyage::set_out, &Voyage::look_around}) {
    if (!refusal_) {
      (this->*step)();
    }
  }
}

void Voyage::pick_up(const std::vector<PieceId>& pieces) {
  const Situation now = game_.situation();
  for (const PieceId id : pieces) {
    if (rulebook::is_ship(now.piece(id).kind)) {
      ships_.push_back(id);
    }
  }
  // What is inside a ship is not inside what lands: the ship is left out of the list.
  std::vector<PieceId> ashore_or_aboard;
  std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(ashore_or_aboard),
               [&](PieceId id) { return !rulebook::is_ship(now.piece(id).kind); });
  cargo_ = outermost(now, ashore_or_aboard);
  for (const PieceId id : cargo_) {
    const auto ship = now.state.transport_of(id);
    if (ship && !base::contains(ships_, *ship)) {
      ships_.push_back(*ship);
    }
  }
  if (ships_.empty()) {
    refusal_ = state::refusal("7.11"_case, "no-ship-picked-up");
    return;
  }
  const auto place = water::place_of(now, ships_.front());
  for (const PieceId ship : ships_) {
    const auto there = water::place_of(now, ship);
    if (!there) {
      refusal_ = state::refusal("7.11"_case, "no-own-ship").of(ship);
      return;
    }
    if (there != place) {
      refusal_ = state::refusal("11.22"_case, "group-elsewhere").of(ship).with(ships_.front());
      return;
    }
  }
  fixed_.push_back(*place);
}

bool Voyage::does(const Action& action) {
  auto happened = game_.act(action);
  if (!happened) {
    refusal_ = happened.error();
    return false;
  }
  actions_.push_back(action);
  return true;
}

void Voyage::take_group() {
  const state::ShipMove* const group = group_under_way(game_);
  if (group == nullptr) {
    return;
  }
  const bool of_group = std::any_of(ships_.begin(), ships_.end(), [&](PieceId ship) {
    return base::contains(group->ships, ship);
  });
  if (of_group) {
    // They go together: who was named and is not of it joins, the head stays the head.
    std::vector<PieceId> all = group->ships;
    std::copy_if(ships_.begin(), ships_.end(), std::back_inserter(all),
                 [&](PieceId ship) { return !base::contains(group->ships, ship); });
    ships_ = std::move(all);
    under_way_ = true;
  } else if (group->before) {
    ends_other_ = does(sequence::passing());
  } else {
    const auto judged = game_.judge(sail(ships_.front()));
    refusal_ =
        judged ? state::refusal("7.11"_case, "group-under-way").of(ships_.front()) : judged.error();
  }
}

void Voyage::energise() {
  if (cargo_.empty()) {
    return;
  }
  if (const state::ForceMove* const force = water::moving_force(game_.state())) {
    // [5.27] Whoever is not of the force that moves may be carried, and does not land.
    const auto stranger = std::find_if(cargo_.begin(), cargo_.end(), [&](PieceId id) {
      return !movement::is_member(*force, game_.state().piece(id));
    });
    if (stranger != cargo_.end()) {
      no_landing_ = state::refusal("5.27"_case, "not-energised").of(*stranger);
    }
    return;
  }
  const auto energiser = energiser_of(real_ != nullptr ? *real_ : game_, cargo_);
  if (!energiser) {
    refusal_ = energiser.error();
    return;
  }
  energiser_ = *energiser;
  if (energiser_.initiative) {
    game_ = with_luck(game_);
  }
  if (!does(energiser_.order()) && real_ != nullptr) {
    // Somebody is supposed who is not there: the game takes the order, and is surmised anew.
    refusal_.reset();
    game_ = energiser_.initiative ? with_luck(*real_) : *real_;
    real_ = nullptr;
    does(energiser_.order());
  }
}

void Voyage::surmise() {
  if (real_ != nullptr) {
    return;  // it is surmised already
  }
  game_ = surmised_by(game_, game_.state().piece(ships_.front()).side).game;
}

void Voyage::load() {
  const int before = water::range_left(game_.situation(), ships_.front());
  for (std::size_t at = 0; at < cargo_.size(); ++at) {
    const PieceId piece = cargo_[at];
    if (game_.state().transport_of(piece) || embark(piece)) {
      continue;
    }
    const std::optional<Illegal> refused = std::exchange(refusal_, std::nullopt);
    // [16.16] A headquarters that is too heavy for a ship goes unit by unit.
    const std::vector<PieceId> units = take_off(piece);
    if (units.empty() || !embark(piece)) {
      refusal_ = refused;
      return;
    }
    cargo_.insert(cargo_.begin() + static_cast<std::ptrdiff_t>(at) + 1, units.begin(), units.end());
  }
  spent_ = before - water::range_left(game_.situation(), ships_.front());
}

bool Voyage::embark(PieceId piece) {
  std::optional<Illegal> refused;
  for (const PieceId ship : ships_) {
    refusal_.reset();
    if (does({ActionKind::Embark, piece, ship, {}, {}, 0})) {
      loaded_.push_back(piece);
      return true;
    }
    refused = refused ? refused : refusal_;
  }
  refusal_ = refused;
  return false;
}

std::vector<PieceId> Voyage::take_off(PieceId headquarters) {
  std::vector<PieceId> units;
  if (!rulebook::is_headquarters(game_.state().piece(headquarters).kind)) {
    return units;
  }
  for (const PieceId unit : game_.state().contents(headquarters)) {
    if (game_.state().piece(unit).kind != rulebook::PieceKind::Leader &&
        does({ActionKind::Detach, unit, {}, {}, {}, 0})) {
      units.push_back(unit);
      rosters_.emplace_back(unit, headquarters);
    }
  }
  refusal_.reset();
  return units;
}

void Voyage::set_out() {
  if (!cargo_.empty()) {
    moored_.emplace(game_);
    moored_after_ = actions_.size();
  }
  for (const PieceId ship : ships_) {
    const state::ShipMove* const group = group_under_way(game_);
    if (group != nullptr && base::contains(group->ships, ship)) {
      continue;
    }
    if (!does(group == nullptr ? sail(ship) : join_group(ship))) {
      no_sailing_ = std::exchange(refusal_, std::nullopt);
      break;
    }
  }
  under_way_ = !no_sailing_;
  if (no_sailing_ && cargo_.empty()) {
    refusal_ = no_sailing_;
  }
}

void Voyage::look_around() {
  const Situation now = game_.situation();
  reach_ = {};
  reach_.start = fixed_.back();
  if (under_way_) {
    reach_ = water::sea_reach(now, ships_);
    ways_ = group_under_way(game_)->ways;
  }
  landings_.clear();
  if (cargo_.empty() || no_landing_) {
    return;
  }
  const auto look = [&](WaterPlaceId place, const water::SeaPlace* reached) {
    for (const HexId hex : now.map().contiguous_land(place)) {
      std::map<PieceId, int> landed;  // points that each ship pays for those who land before
      int sum = 0;
      bool escorted = false;
      const std::vector<PieceId> order = landing_order(now, cargo_, hex);
      const bool all = std::all_of(order.begin(), order.end(), [&](PieceId piece) {
        const PieceId ship = *now.state.transport_of(piece);
        int& paid = landed[ship];
        const int way = reached != nullptr ? reach_.cost_for(*reached, now.piece(ship).kind) : 0;
        const auto cost = water::may_land_from(
            now, piece, ship, place, water::range_left(now, ship) - way - paid, hex, escorted);
        escorted = escorted || fights(now, piece);
        paid += cost.value_or(0);
        sum = std::max(sum, spent_ + way + paid);
        return cost.has_value();
      });
      if (all && (!landings_.contains(hex) || landings_.at(hex) > sum)) {
        landings_[hex] = sum;
      }
    }
  };
  look(fixed_.back(), nullptr);
  for (const water::SeaPlace& place : reach_.places) {
    if (!place.ends) {
      look(place.place, &place);
    }
  }
}

Passage Voyage::begun() const {
  Passage passage;
  passage.actions = actions_;
  passage.path = fixed_;
  passage.cost = spent_;
  passage.ends_other = ends_other_;
  passage.loaded = loaded_;
  passage.energiser = energiser_;
  return passage;
}

Ruling<Passage> Voyage::aboard() const {
  if (refusal_) {
    return tl::unexpected{*refusal_};
  }
  Passage passage = begun();
  passage.actions.resize(moored_after_);
  passage.rolled = energiser_.initiative.has_value();
  return passage;
}

std::vector<HexId> Voyage::forts_to(WaterPlaceId place) const {
  std::vector<WaterPlaceId> way = reach_.path_to(place);
  way.insert(way.begin(), fixed_.back());
  const Situation now = game_.situation();
  return water::forts_on_way(now, now.piece(ships_.front()).side, ways_, way);
}

Ruling<> Voyage::sail_on(game::Game& trial, const std::vector<WaterPlaceId>& way,
                         Passage& passage) const {
  std::vector<WaterPlaceId> from_here{fixed_.back()};
  from_here.insert(from_here.end(), way.begin(), way.end());
  const Situation now = trial.situation();
  passage.forts = water::forts_on_way(now, now.piece(ships_.front()).side, ways_, from_here);
  passage.path.insert(passage.path.end(), way.begin(), way.end());
  for (const WaterPlaceId place : way) {
    const Action step = sail(ships_.front(), place);
    const auto happened = trial.act(step);
    if (!happened) {
      return tl::unexpected{happened.error()};
    }
    passage.actions.push_back(step);
    if (is_uncertain(trial, *happened) || !is_whole(trial.situation(), ships_, place)) {
      passage.rolled = true;
      break;
    }
  }
  return {};
}

Ruling<Passage> Voyage::to(WaterPlaceId place) const {
  if (refusal_ || no_sailing_) {
    return tl::unexpected{refusal_ ? *refusal_ : *no_sailing_};
  }
  const water::SeaPlace* const goal = reach_.find(place);
  if (goal == nullptr) {
    return tl::unexpected{why_not(place)};
  }
  Passage passage = begun();
  passage.cost += goal->cost;
  passage.left = goal->left;
  passage.ends = goal->ends;
  game::Game trial = game_;
  if (const auto sailed = sail_on(trial, reach_.path_to(place), passage); !sailed) {
    return tl::unexpected{sailed.error()};
  }
  passage.rolled = passage.rolled || energiser_.initiative.has_value();
  return passage;
}

Ruling<Passage> Voyage::land_from(WaterPlaceId place, HexId hex) const {
  const bool from_moorings = place == fixed_.back() && fixed_.size() == 1 && moored_;
  Passage passage = begun();
  game::Game trial = from_moorings ? *moored_ : game_;
  if (from_moorings) {
    passage.actions.resize(moored_after_);
  } else if (place != fixed_.back()) {
    if (const auto sailed = sail_on(trial, reach_.path_to(place), passage); !sailed) {
      return tl::unexpected{sailed.error()};
    }
  }
  std::vector<Action> ashore;
  if (group_under_way(trial) != nullptr && !from_moorings) {
    ashore.push_back(sequence::passing());
  }
  for (const PieceId piece : landing_order(trial.situation(), cargo_, hex)) {
    ashore.push_back(disembark_in(piece, hex));
  }
  for (const Action& action : ashore) {
    if (passage.rolled) {
      break;  // what the die brings is not looked at
    }
    const auto happened = trial.act(action);
    if (!happened) {
      return tl::unexpected{happened.error()};
    }
    passage.actions.push_back(action);
    passage.rolled = is_uncertain(trial, *happened);
  }
  for (const auto& [unit, headquarters] : rosters_) {
    const Action on{ActionKind::Enrol, unit, headquarters, {}, {}, 0};
    if (!passage.rolled && trial.act(on)) {
      passage.actions.push_back(on);
    }
  }
  passage.landing = hex;
  const auto found = landings_.find(hex);
  passage.cost = found != landings_.end() ? found->second : passage.cost;
  passage.left = water::range_left(trial.situation(), ships_.front());
  passage.rolled = passage.rolled || energiser_.initiative.has_value();
  return passage;
}

Ruling<Passage> Voyage::land_in(HexId hex) const {
  if (refusal_) {
    return tl::unexpected{*refusal_};
  }
  if (no_landing_) {
    return tl::unexpected{*no_landing_};
  }
  const Situation now = game_.situation();
  if (cargo_.empty()) {
    return tl::unexpected{state::refusal("7.21"_case, "nobody-lands").of(ships_.front()).in(hex)};
  }
  // From the water that costs least on the way and at the landing; else what forbids it there.
  std::optional<Passage> best;
  std::optional<Illegal> forbidden;
  for (const WaterPlaceId place : now.map().water_touching(hex)) {
    const water::SeaPlace* const reached = reach_.find(place);
    if (reached == nullptr && place != fixed_.back()) {
      if (!forbidden && under_way_) {
        forbidden = why_not(place);
      }
      continue;
    }
    auto landed = land_from(place, hex);
    if (!landed) {
      forbidden = landed.error();
    } else if (!best || landed->path.size() < best->path.size()) {
      best = std::move(*landed);
    }
  }
  if (best) {
    return *std::move(best);
  }
  if (!forbidden) {
    forbidden = no_sailing_
                    ? *no_sailing_
                    : state::refusal("7.21"_case, "no-water-there").of(cargo_.front()).in(hex);
  }
  return tl::unexpected{*forbidden};
}

Ruling<> Voyage::via(WaterPlaceId place) {
  auto passage = to(place);
  if (!passage) {
    return tl::unexpected{passage.error()};
  }
  const Situation now = game_.situation();
  if (passage->rolled || passage->ends) {
    return tl::unexpected{
        at_water(now, state::refusal("7.11"_case, "no-water-waypoint").of(ships_.front()), place)};
  }
  for (std::size_t at = actions_.size(); at < passage->actions.size(); ++at) {
    if (!does(passage->actions[at])) {
      return tl::unexpected{*std::exchange(refusal_, std::nullopt)};
    }
  }
  spent_ = passage->cost;
  fixed_ = passage->path;
  if (group_under_way(game_) == nullptr) {
    under_way_ = false;  // nothing is left of their range
    if (const auto further = game_.judge(sail(ships_.front())); !further) {
      no_sailing_ = further.error();
    }
  }
  look_around();
  return {};
}

Illegal Voyage::why_not(WaterPlaceId place) const {
  const Situation now = game_.situation();
  const PieceId first = ships_.front();
  if (place == fixed_.back()) {
    return at_water(now, state::refusal("7.11"_case, "lies-there").of(first), place);
  }
  // Whether the last step is forbidden, or only too dear, from the cheapest water beside it.
  std::optional<Illegal> forbidden;
  for (const water::WaterStep& back : water::steps_from(now.map(), place)) {
    const water::SeaPlace* const beside = reach_.find(back.to);
    if (beside == nullptr && back.to != fixed_.back()) {
      continue;
    }
    if (beside != nullptr && beside->ends) {
      forbidden = forbidden.value_or(
          at_water(now, state::refusal("7.13"_case, "ships-would-meet").of(first), back.to));
      continue;
    }
    for (const PieceId ship : ships_) {
      const auto price = water::price_of_link(now, ship, {place, back.bar});
      if (!price) {
        return price.error();
      }
      const int way = beside != nullptr ? reach_.cost_for(*beside, now.piece(ship).kind) : 0;
      const int left = water::range_left(now, ship);
      if (way + *price > left && !forbidden) {
        forbidden = at_water(
            now,
            state::refusal("7.11"_case, "voyage-too-long").of(ship).figures(way + *price, left),
            place);
      }
    }
  }
  if (forbidden) {
    return *forbidden;
  }
  const auto closed = water::cost_of_step(now, first, fixed_.back(), place);
  Illegal far = !closed && closed.error().reason == "water-closed"
                    ? closed.error()
                    : at_water(now,
                               state::refusal("7.11"_case, "water-out-of-reach")
                                   .of(first)
                                   .figures(0, water::range_left(now, first)),
                               place);
  // The nearest legal way: as near as they get, and as cheap.
  const water::SeaPlace* nearest = nullptr;
  const auto key = [&](const water::SeaPlace& it) {
    return std::pair{apart(now.map(), it.place, place), it.cost};
  };
  for (const water::SeaPlace& each : reach_.places) {
    if (nearest == nullptr || key(each) < key(*nearest)) {
      nearest = &each;
    }
  }
  if (nearest != nullptr) {
    far.hint = "nearest-water-is";
    far.nearest = nearest->place;
    far.more = nearest->cost;
  }
  return far;
}

}  // namespace core::plan
