#include "core/trial_play/gathering.h"

#include "core/fortification/works.h"
#include "core/organisation/headquarters.h"
#include "core/state/finding.h"
#include "core/trial_play/chance.h"
#include "core/trial_play/invariants.h"
#include "core/water/ship_waters.h"
#include "core/water/transport.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

namespace core::trial_play {
namespace {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::GameState;
using state::Piece;
using state::PieceId;

/// [7.21] Whether a transport carries more than it holds.
bool is_overloaded(const state::Situation& now) {
  return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [&](const Piece& ship) {
    return rulebook::is_transport(ship.kind) && ship.away() == nullptr &&
           water::weight_aboard(now, ship.id) > water::capacity_of(now, ship.id);
  });
}

/// [10.32] Whether a leader stands among Enemies.
bool is_caught(const state::Situation& now) {
  return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [&](const Piece& leader) {
    return leader.kind == PieceKind::Leader && leader.hex() != nullptr &&
           !now.state.fort_of(leader.id) && !now.state.transport_of(leader.id) &&
           now.occupancy.at(*leader.hex()).open_combat.has(board::enemy_of(leader.side));
  });
}

/// Whether the rules allow the position, as far as no sheet has to be asked.
bool is_lawful(const rulebook::Setting& setting, const GameState& state) {
  state::Standing standing{setting, state};
  return broken_invariant(standing.situation()).empty() && !is_overloaded(standing.situation()) &&
         !is_caught(standing.situation()) && organisation::check_rosters(setting, state).empty() &&
         organisation::check_commanders(setting, state).empty() &&
         fortification::check_capacity(setting, state).empty() &&
         fortification::check_entrenchments(state).empty();
}

/// One side's steps on a position.
class Gathering {
 public:
  /// @param home before the first step: who has left it stays where he was brought
  Gathering(const rulebook::Setting& setting, const GameState& home, const GameState& state,
            Side side, Chance& chance)
      : setting_{setting},
        home_{home},
        state_{state},
        occupancy_{*setting.map, state},
        side_{side},
        enemy_{board::enemy_of(side)},
        chance_{chance} {}

  /// [13.31] A force with a leader and all Siege Trains on top of a fort of the Enemy, whose people
  /// are inside.
  bool besiege() {
    const auto fort = drawn(forts_of(
        enemy_, [&](const state::HexOccupants& here) { return !here.open_ground.has(side_); }));
    const auto force = drawn_force(side_);
    if (!fort || !force || !shut_in(*fort)) {
      return false;
    }
    const HexId hex = *piece(*fort).hex();
    for (const PieceId id : *force) {
      move(id, hex);  // the hex stays the garrison's [3.28]
    }
    for (const PieceId train : all_of([&](const Piece& each) {
           return each.side == side_ && each.kind == PieceKind::SiegeTrain &&
                  each.hex() != nullptr && !each.inside && !is_besieging(*each.hex());
         })) {
      move(train, hex);
    }
    if (occupancy_.in_play(side_, PieceKind::SiegeTrain) == 0) {
      build_siege_train(hex);
    }
    return true;
  }

  /// [8.52] One unit on top of its own fort, in which it would find room, and the Enemy beside it.
  bool stand_on_own_fort() {
    std::vector<Ground> grounds;
    for (const PieceId fort : forts_of(side_, [&](const state::HexOccupants& here) {
           return !here.open_combat.has(enemy_);
         })) {
      grounds.push_back({*piece(fort).hex(), room_in(fort)});
    }
    return stand_few(grounds);
  }

  /// [13.15] A fort of the Enemy whose garrison stands with others of its side, and a force beside.
  bool empty_fort() {
    const auto fort = drawn(forts_of(enemy_, [&](const state::HexOccupants& here) {
      return here.garrison.has(enemy_) && here.open_combat.empty();
    }));
    const auto refuge = drawn_force(enemy_);
    const auto force = drawn_force(side_);
    if (!fort || !refuge || !force) {
      return false;
    }
    const HexId there = *piece(refuge->front()).hex();
    for (const PieceId id : state_.contents(*fort)) {
      if (piece(id).inside == *fort && rulebook::is_land_mover(piece(id).kind)) {
        move(id, there);
      }
    }
    return move_beside(*force, *piece(*fort).hex());
  }

  /// [8.4] One unit in a town or in rough country, where it need not retreat, and the Enemy beside
  /// it.
  bool stand_in_town() {
    std::vector<Ground> towns;
    for (const map::Hex& hex : setting_.map->hexes()) {
      const state::HexOccupants& here = occupancy_.at(hex.id);
      if (setting_.map->is_played(hex.id) && state_.controller(hex.id) == side_ &&
          here.open_ground.empty() && here.fort.empty() && here.garrison.empty() &&
          (setting_.map->has_city(hex.id) || hex.terrain == map::Terrain::Rough)) {
        towns.push_back({hex.id, std::numeric_limits<int>::max()});
      }
    }
    return stand_few(towns);
  }

  /// [7.24] Infantry and a leader aboard a transport, off a coast where the Enemy stands.
  bool lie_off_coast() {
    const auto ship = drawn(all_of([&](const Piece& each) {
      return each.side == side_ && rulebook::is_transport(each.kind) && each.away() == nullptr &&
             state_.contents(each.id).empty();
    }));
    const auto target = drawn(all_of([&](const Piece& each) {
      return each.side == enemy_ && each.hex() != nullptr &&
             rulebook::is_ground_combat_unit(each.kind) &&
             occupancy_.at(*each.hex()).open_combat.has(enemy_) &&
             !setting_.map->water_touching(*each.hex()).empty();
    }));
    if (!ship || !target) {
      return false;
    }
    const auto waters = setting_.map->water_touching(*piece(*target).hex());
    const map::WaterPlaceId water = waters[chance_.number(waters.size())];
    if (occupancy_.warships(water).has(enemy_)) {
      return false;
    }
    // Troops that stand alone, or a whole corps with its commander.
    const auto alone = [&](PieceKind kind) {
      return drawn(all_of([&](const Piece& each) {
        return each.side == side_ && each.kind == kind && each.hex() != nullptr && !each.inside &&
               is_at_home(each);
      }));
    };
    const auto leader = alone(PieceKind::Leader);
    const auto infantry = alone(PieceKind::Infantry);
    const auto corps = drawn(all_of([&](const Piece& each) {
      return each.side == side_ && each.kind == PieceKind::InfantryCorpsHq &&
             each.hex() != nullptr && !each.inside && is_at_home(each) &&
             organisation::has_commander(state_, each.id);
    }));
    if (corps && (!leader || !infantry || chance_.number(2) == 0)) {
      move(*corps, piece(*ship).place, *ship);
    } else if (leader && infantry) {
      move(*leader, piece(*ship).place, *ship);
      move(*infantry, piece(*ship).place, *ship);
    } else {
      return false;
    }
    return sail(*ship, water);
  }

  /// [11.1] Warships beside one of the Enemy.
  bool close_at_sea() {
    constexpr int kSquadron = 7;
    const auto warships = [&](Side side) {
      return all_of([&](const Piece& each) {
        return each.side == side && rulebook::is_warship(each.kind) && each.away() == nullptr &&
               !each.is_fitting_out();
      });
    };
    const auto target = drawn(warships(enemy_));
    if (!target) {
      return false;
    }
    const auto near = water_of(piece(*target));
    std::vector<map::WaterPlaceId> beside;
    for (const map::WaterLink& link : setting_.map->water_links()) {
      if (link.a == near || link.b == near) {
        beside.push_back(link.a == near ? link.b : link.a);
      }
    }
    const auto water = drawn(beside);
    if (!water || occupancy_.warships(*water).has(enemy_)) {
      return false;
    }
    bool closed = false;
    for (int number = 0; number < kSquadron; ++number) {
      const auto ship = drawn(warships(side_));
      closed = (ship && sail(*ship, *water)) || closed;
    }
    return closed;
  }

  /// [7.54] A unit in Galveston, or where those who marched round the bay arrive.
  bool stand_in_galveston() {
    std::vector<HexId> shores;
    if (const auto& march = setting_.map->anomalies().off_map_march) {
      shores = {march->first, march->second};
    }
    std::erase_if(shores, [&](HexId hex) {
      return !setting_.map->is_played(hex) || !occupancy_.at(hex).open_combat.empty() ||
             !occupancy_.at(hex).garrison.empty();
    });
    const auto shore = drawn(shores);
    const auto unit = drawn(all_of([&](const Piece& each) {
      return each.side == side_ && each.hex() != nullptr && !each.inside &&
             (each.kind == PieceKind::Infantry || each.kind == PieceKind::Cavalry) &&
             is_at_home(each);
    }));
    if (!shore || !unit) {
      return false;
    }
    move_all({*unit}, *shore);
    return true;
  }

  /// The position after the step. Entrenchments that nobody holds any more are gone [13.11].
  [[nodiscard]] GameState take() {
    for (Piece& work : after_.pieces) {
      if (work.kind == PieceKind::Entrenchment && work.away() == nullptr &&
          !fortification::is_manned(after_, work)) {
        work.place = state::Away{state::AwayKind::Unused, 0, {}};
      }
    }
    return std::move(after_);
  }

 private:
  [[nodiscard]] const Piece& piece(PieceId id) const { return state_.piece(id); }

  template <class Value>
  std::optional<Value> drawn(const std::vector<Value>& from) {
    return from.empty() ? std::nullopt : std::optional{from[chance_.number(from.size())]};
  }

  template <class Wanted>
  [[nodiscard]] std::vector<PieceId> all_of(const Wanted& wanted) const {
    std::vector<PieceId> found;
    for (const Piece& each : state_.pieces) {
      if (wanted(each)) {
        found.push_back(each.id);
      }
    }
    return found;
  }

  /// Forts of a side whose works stand, by who stands about them.
  template <class Wanted>
  [[nodiscard]] std::vector<PieceId> forts_of(Side side, const Wanted& wanted) const {
    return all_of([&](const Piece& each) {
      return each.side == side && rulebook::is_fort(each.kind) && each.hex() != nullptr &&
             each.is_in_play() && wanted(occupancy_.at(*each.hex()));
    });
  }

  /// Whether no step has brought it anywhere.
  [[nodiscard]] bool is_at_home(const Piece& each) const {
    const std::size_t at = each.id.value();
    return at < home_.pieces.size() && each.place == home_.pieces[at].place &&
           each.inside == home_.pieces[at].inside;
  }

  [[nodiscard]] int initiative_of(PieceId leader) const {
    const rulebook::LeaderRow* const row =
        setting_.rulebook->find_leader(piece(leader).side, piece(leader).name.str());
    return row != nullptr ? row->initiative : 0;
  }

  /// The best of three leaders that are drawn.
  std::optional<PieceId> drawn_leader(const std::vector<PieceId>& leaders) {
    constexpr int kCandidates = 3;
    std::optional<PieceId> leader;
    for (int candidate = 0; candidate < kCandidates; ++candidate) {
      const auto other = drawn(leaders);
      if (!leader || (other && initiative_of(*other) > initiative_of(*leader))) {
        leader = other;
      }
    }
    return leader;
  }

  /// Whether it is in the hex, has not been brought there and could march from it.
  [[nodiscard]] bool could_march(const Piece& each, Side side, const state::Place& from) const {
    return each.side == side && each.place == from && !each.inside && is_at_home(each) &&
           rulebook::is_land_mover(each.kind) && each.kind != PieceKind::Garrison;
  }

  /// Those who go with a leader to attack somebody.
  std::optional<std::vector<PieceId>> drawn_force(Side side) {
    auto force = chance_.number(2) == 0 ? raised_force(side) : led_force(side);
    return force ? force : led_force(side);
  }

  /// What could march from a hex where a leader stands with units that may attack; garrisons and
  /// what is inside a fort or aboard stay, and so does the share of the other leaders there.
  std::optional<std::vector<PieceId>> led_force(Side side) {
    const std::vector<PieceId> leaders = all_of([&](const Piece& each) {
      return each.side == side && each.kind == PieceKind::Leader && each.hex() != nullptr &&
             occupancy_.at(*each.hex()).attackers.has(side) && !state_.fort_of(each.id) &&
             !state_.transport_of(each.id) && is_at_home(each);
    });
    const auto leader = drawn_leader(leaders);
    if (!leader) {
      return std::nullopt;
    }
    const auto there = std::count_if(leaders.begin(), leaders.end(), [&](PieceId other) {
      return piece(other).place == piece(*leader).place;
    });
    return all_of([&](const Piece& each) {
      return could_march(each, side, piece(*leader).place) &&
             (each.id == *leader || state::is_within(state_, *leader, each.id) ||
              chance_.number(static_cast<std::size_t>(there)) == 0);
    });
  }

  /// [22.31] A leader of the Pool, and those who stand in a hex without a leader.
  std::optional<std::vector<PieceId>> raised_force(Side side) {
    const auto leader = drawn_leader(all_of([&](const Piece& each) {
      return each.side == side && each.kind == PieceKind::Leader && each.away() != nullptr &&
             each.away()->kind == state::AwayKind::Pool;
    }));
    const auto leads = [&](const state::Place& place) {
      return std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece& each) {
        return each.side == side && each.kind == PieceKind::Leader && each.place == place;
      });
    };
    const auto unit = drawn(all_of([&](const Piece& each) {
      return each.kind == PieceKind::Infantry && each.hex() != nullptr &&
             could_march(each, side, each.place) && !leads(each.place);
    }));
    if (!leader || !unit) {
      return std::nullopt;
    }
    std::vector<PieceId> force =
        all_of([&](const Piece& each) { return could_march(each, side, piece(*unit).place); });
    force.push_back(*leader);
    return force;
  }

  /// [13.13] Combat strength points that would find room in the fort.
  [[nodiscard]] int room_in(PieceId fort) const {
    return fortification::capacity(*setting_.rulebook, piece(fort).kind) -
           fortification::strength_inside(state_, fort);
  }

  /// A hex and the strength that is wanted there at most.
  struct Ground {
    HexId hex;
    int room{};
  };

  /// The nearest of three that are drawn: those who go farther are out of supply.
  std::optional<Ground> drawn_near(const std::vector<Ground>& grounds, HexId home) {
    constexpr int kCandidates = 3;
    std::optional<Ground> nearest;
    for (int candidate = 0; candidate < kCandidates; ++candidate) {
      const auto other = drawn(grounds);
      if (!nearest ||
          (other && board::distance(other->hex, home) < board::distance(nearest->hex, home))) {
        nearest = other;
      }
    }
    return nearest;
  }

  /// A few units in one of the hexes, and beside it a force of the Enemy that is stronger, yet not
  /// so strong that none of them would be left to retreat [8.15].
  bool stand_few(const std::vector<Ground>& grounds) {
    constexpr int kTooStrong = 10;
    constexpr int kStronger = 5;
    constexpr int kSurvive = 2;  // a point is what most defeats cost
    const std::vector<PieceId> force = joined_force(enemy_, kStronger * kSurvive);
    const auto ground =
        force.empty() ? std::nullopt : drawn_near(grounds, *piece(force.front()).hex());
    if (!ground) {
      return false;
    }
    const int attackers = strength_of_all(force);
    const int most = std::min(ground->room, attackers / kStronger);
    std::vector<PieceId> few;
    for (int strength = 0; strength < std::max(kSurvive, attackers / kTooStrong + 1);) {
      const auto unit = drawn_unit(side_, most - strength, few);
      if (!unit) {
        return false;
      }
      few.push_back(*unit);
      strength += piece(*unit).strength;
    }
    move_all(few, ground->hex);
    return move_beside(force, ground->hex);
  }

  /// Forces of several leaders, until together they have the strength, or there are no more.
  std::vector<PieceId> joined_force(Side side, int strength) {
    constexpr int kMost = 4;
    std::vector<PieceId> all;
    for (int number = 0; number < kMost && strength_of_all(all) < strength; ++number) {
      for (const PieceId id : drawn_force(side).value_or(std::vector<PieceId>{})) {
        if (std::find(all.begin(), all.end(), id) == all.end()) {
          all.push_back(id);
        }
      }
    }
    return all;
  }

  /// Infantry or militia that stands alone, of a strength up to `most`.
  std::optional<PieceId> drawn_unit(Side side, int most, const std::vector<PieceId>& others = {}) {
    return drawn(all_of([&](const Piece& each) {
      return each.side == side && each.hex() != nullptr && !each.inside &&
             (each.kind == PieceKind::Infantry || each.kind == PieceKind::Militia) &&
             each.strength <= most && is_at_home(each) &&
             std::find(others.begin(), others.end(), each.id) == others.end();
    }));
  }

  /// Whoever stands about the fort goes inside, as far as there is room; one without a garrison
  /// gets a unit.
  bool shut_in(PieceId fort) {
    const HexId hex = *piece(fort).hex();
    int room = room_in(fort);
    for (const PieceId id : all_of([&](const Piece& each) {
           return each.side == enemy_ && each.place == state::Place{hex} && !each.inside &&
                  (rulebook::is_ground_unit(each.kind) || each.kind == PieceKind::Leader);
         })) {
      room -= strength_of(id);
      move(id, hex, fort);
    }
    after_.control[static_cast<std::size_t>(hex.ordinal())] = enemy_;
    if (occupancy_.at(hex).open_combat.has(enemy_) || occupancy_.at(hex).garrison.has(enemy_)) {
      return room >= 0;
    }
    const auto unit = drawn_unit(enemy_, room);
    if (unit) {
      move(*unit, hex, fort);
    }
    return unit.has_value();
  }

  /// Combat strength points of a unit, or of all on the roster of an HQ.
  [[nodiscard]] int strength_of(PieceId id) const {
    std::vector<PieceId> units = state_.contents(id);
    units.push_back(id);
    int sum = 0;
    for (const PieceId unit : units) {
      sum += rulebook::is_ground_combat_unit(piece(unit).kind) ? piece(unit).strength : 0;
    }
    return sum;
  }

  [[nodiscard]] int strength_of_all(const std::vector<PieceId>& force) const {
    int sum = 0;
    for (const PieceId id : force) {
      sum += strength_of(id);
    }
    return sum;
  }

  [[nodiscard]] bool is_besieging(HexId hex) const {
    return occupancy_.at(hex).garrison.has(enemy_);
  }

  /// [3.26] The side's first Siege Train, in the hex.
  void build_siege_train(HexId hex) {
    Piece train;
    train.id = PieceId{static_cast<std::uint16_t>(after_.pieces.size())};
    train.sheet_id = std::string{board::name(side_)} + "-siege-train";
    train.side = side_;
    train.kind = PieceKind::SiegeTrain;
    train.place = hex;
    after_.pieces.push_back(train);
  }

  [[nodiscard]] std::optional<map::WaterPlaceId> water_of(const Piece& ship) const {
    return ship.hex() != nullptr ? setting_.map->water_of(*ship.hex())
                                 : setting_.map->water_of(*ship.river());
  }

  void move(PieceId id, const state::Place& to, std::optional<PieceId> inside = std::nullopt) {
    for (const PieceId held : state_.contents(id)) {
      after_.pieces[held.value()].place = to;
    }
    after_.pieces[id.value()].place = to;
    after_.pieces[id.value()].inside = inside;
  }

  /// To a hex that thereby is the side's [3.23], unless a garrison of the Enemy holds it.
  void move_all(const std::vector<PieceId>& force, HexId to) {
    for (const PieceId id : force) {
      move(id, to);
    }
    if (occupancy_.at(to).garrison.empty()) {
      after_.control[static_cast<std::size_t>(to.ordinal())] = piece(force.front()).side;
    }
  }

  /// To an empty hex beside another one, from which it can be attacked.
  bool move_beside(const std::vector<PieceId>& force, HexId hex) {
    std::vector<HexId> beside;
    for (const board::Direction direction : board::kDirections) {
      const auto to = setting_.map->beside(hex, direction);
      if (to && setting_.map->hex(*to).is_land() && state_.controller(*to) &&
          occupancy_.at(*to).open_ground.empty() && occupancy_.at(*to).garrison.empty() &&
          occupancy_.at(*to).fort.empty()) {
        beside.push_back(*to);
      }
    }
    const auto to = drawn(beside);
    if (to) {
      move_all(force, *to);
    }
    return to.has_value();
  }

  bool sail(PieceId ship, map::WaterPlaceId water) {
    const map::WaterPlace& there = setting_.map->water_place(water);
    if (water::closed_to(setting_, piece(ship).kind, there)) {
      return false;
    }
    const state::Place to = there.hex ? state::Place{*there.hex} : state::Place{*there.side};
    for (Piece& each : after_.pieces) {
      if (each.id == ship || state::is_within(after_, each.id, ship)) {
        each.place = to;
      }
    }
    return true;
  }

  const rulebook::Setting& setting_;
  const GameState& home_;
  const GameState& state_;  ///< before the step
  state::Occupancy occupancy_;
  Side side_;
  Side enemy_;
  Chance& chance_;
  GameState after_{state_};
};

}  // namespace

void gather(const rulebook::Setting& setting, GameState& placed, std::uint64_t seed) {
  constexpr int kAttempts = 20;
  constexpr int kRounds = 6;
  // Nobody is brought to two places: what is rarest comes first.
  constexpr std::array kSteps{
      &Gathering::stand_on_own_fort, &Gathering::stand_on_own_fort, &Gathering::stand_on_own_fort,
      &Gathering::stand_in_town,     &Gathering::besiege,           &Gathering::stand_in_town,
      &Gathering::lie_off_coast,     &Gathering::empty_fort,        &Gathering::stand_in_galveston,
      &Gathering::close_at_sea};
  const GameState home = placed;
  Chance chance{seed};
  const auto take = [&](auto step, Side side) {
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
      Gathering gathering{setting, home, placed, side, chance};
      if (!(gathering.*step)()) {
        continue;
      }
      GameState after = gathering.take();
      if (is_lawful(setting, after)) {
        placed = std::move(after);
        return;
      }
    }
  };
  for (int round = 0; round < kRounds; ++round) {
    for (const auto step : kSteps) {
      for (const Side side : board::kSides) {
        take(step, side);
      }
    }
  }
}

}  // namespace core::trial_play
