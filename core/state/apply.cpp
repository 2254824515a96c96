// [4.0] What each fact changes.
#include "core/state/event.h"

#include <algorithm>
#include <tuple>

namespace core::state {
namespace {

/// Replaces, adds or removes the entry of an ordered list whose key `same` recognises.
template <class List, class Before>
auto place_in(List& list, Before before) {
  return std::partition_point(list.begin(), list.end(), before);
}

struct Apply {
  GameState& state;
  const std::vector<PieceId>* moving = nullptr;  ///< a piece that moves and its contents, if known

  Piece& piece(PieceId id) const { return state.pieces.at(id.value()); }

  [[nodiscard]] Treasury& treasury(Side side) const {
    return state.treasury[static_cast<std::size_t>(side)];
  }

  void operator()(const Rolled& /*event*/) const { state.dice.count(); }

  void operator()(const PieceMoved& event) const {
    Piece& moved = piece(event.piece);
    moved.inside = event.inside;
    moved.place = event.to;
    if (event.inside && rulebook::is_ship(piece(*event.inside).kind)) {
      piece(*event.inside).activity.bits |= static_cast<std::uint32_t>(Status::Laden);
    }
    if (rulebook::may_hold(moved.kind)) {
      for (const PieceId id : moving != nullptr ? *moving : state.contents(event.piece)) {
        piece(id).place = event.to;
      }
    }
  }

  void operator()(const PieceCreated& event) const {
    const std::size_t at = event.piece.id.value();
    if (at == state.pieces.size()) {
      state.pieces.push_back(event.piece);
    } else {
      state.pieces.at(at) = event.piece;
    }
    if (event.parent) {
      follow(state.turn.pending, *event.parent, event.piece.id);
    }
  }

  void operator()(const PieceLeft& event) const {
    Piece& left = piece(event.piece);
    left.place = event.to;
    left.inside = std::nullopt;
    left.activity = {};
    if (event.to.kind == AwayKind::Unused) {
      left.stock = 0;
      left.commander = std::nullopt;
      forget(state.turn.pending, event.piece);
    }
  }

  void operator()(const PieceChanged& event) const {
    Piece& changed = piece(event.piece);
    changed.kind = event.kind;
    changed.strength = event.strength;
    changed.value = event.value;
  }

  void operator()(const StockChanged& event) const {
    Piece& changed = piece(event.piece);
    changed.stock += event.by;
    if (event.by > 0 && rulebook::is_ship(changed.kind)) {
      changed.activity.bits |= static_cast<std::uint32_t>(Status::Laden);
    }
  }

  void operator()(const GroundChanged& event) const {
    auto& ground = state.ground;
    const auto at =
        place_in(ground, [&](const GroundStock& stock) { return stock.hex < event.hex; });
    if (at == ground.end() || at->hex != event.hex) {
      if (event.by != 0) {
        ground.insert(at, GroundStock{event.hex, event.by});
      }
      return;
    }
    at->points += event.by;
    if (at->points == 0) {
      ground.erase(at);
    }
  }

  void operator()(const PoolChanged& event) const { treasury(event.side).pool += event.by; }

  void operator()(const RailPointsChanged& event) const {
    treasury(event.side).rail_points += event.by;
  }

  void operator()(const LossesCounted& event) const { treasury(event.side).lost += event.points; }

  void operator()(const StatusSet& event) const {
    Activity& activity = piece(event.piece).activity;
    const auto bit = static_cast<std::uint32_t>(event.status);
    activity.bits = event.on ? activity.bits | bit : activity.bits & ~bit;
  }

  void operator()(const PointsSpent& event) const {
    Activity& activity = piece(event.piece).activity;
    const auto add = [](std::uint8_t& to, int by) { to = static_cast<std::uint8_t>(to + by); };
    add(activity.spent, event.movement);
    add(activity.extra, event.extra);
    add(activity.carried, event.carried);
    if (event.carried > 0) {
      activity.bits |= static_cast<std::uint32_t>(Status::Laden);
    }
    add(activity.rail_hexes, event.rail_hexes);
  }

  void operator()(const SpanDeclared& event) const {
    piece(event.piece).activity.span = event.leader;
  }

  void operator()(const ForceEnergised& event) const {
    for (const PieceId id : event.units) {
      Activity& activity = piece(id).activity;
      activity.bits |= static_cast<std::uint32_t>(Status::Energised);
      activity.energiser = event.energiser;
    }
  }

  void operator()(const CommanderAppointed& event) const {
    piece(event.headquarters).commander = event.leader;
  }

  void operator()(const ControlPassed& event) const {
    const auto ordinal = static_cast<std::size_t>(event.hex.ordinal());
    if (is_movement(state.turn.stage)) {
      const auto at = place_in(state.changed_hands, [&](const ChangedHands& changed) {
        return changed.hex < event.hex;
      });
      if (at == state.changed_hands.end() || at->hex != event.hex) {
        state.changed_hands.insert(at, ChangedHands{event.hex, state.control[ordinal]});
      }
    }
    state.control[ordinal] = event.to;
  }

  void operator()(const NetChanged& event) const {
    state.rail.net[static_cast<std::size_t>(event.hex.ordinal())] = event.to;
  }

  void operator()(const RailCutSet& event) const {
    state.rail.cut[static_cast<std::size_t>(event.hex.ordinal())] = event.cut;
  }

  void operator()(const BuildingPaid& event) const {
    auto& list = state.buildings;
    const auto at = place_in(list, [&](const Building& building) {
      return std::tie(building.hex, building.side) < std::tie(event.hex, event.side);
    });
    if (at != list.end() && at->hex == event.hex && at->side == event.side) {
      at->paid += event.by;
      if (at->paid <= 0) {
        list.erase(at);
      }
    } else if (event.by > 0) {
      list.insert(at, Building{event.hex, event.side, event.kind, event.by});
    }
  }

  void operator()(const LandingFed& event) const {
    const auto at =
        std::find_if(state.landings.begin(), state.landings.end(), [&](const FedLanding& fed) {
          return fed.side == event.landing.side && fed.transport == event.landing.transport;
        });
    if (at != state.landings.end()) {
      *at = event.landing;
    } else {
      state.landings.push_back(event.landing);
    }
  }

  void operator()(const RailFerryUsed& event) const {
    auto& ferries = state.ferries;
    const auto at = place_in(ferries, [&](const FerryUse& use) { return use.side < event.side; });
    if (at == ferries.end() || at->side != event.side) {
      ferries.insert(at, FerryUse{event.side, event.by});
    } else {
      at->rail_points += event.by;
    }
  }

  void operator()(const RailheadPassed& event) const {
    state.rail.railhead[static_cast<std::size_t>(event.hex.ordinal())].erase(event.side);
  }

  void operator()(const RestrictionTested& event) const {
    state.turn.union_restricted = event.holds;
  }

  void operator()(const LandingsEnded& event) const {
    std::erase_if(state.landings,
                  [&](const FedLanding& landing) { return landing.side == event.side; });
  }

  void operator()(const StageBegan& event) const {
    const bool was_movement = is_movement(state.turn.stage);
    const bool was_combat = is_combat(state.turn.stage);
    if (state.turn.stage == Stage::Distribution) {
      end_supply_phase(state.turn.acting);
    }
    if (state.turn.stage == Stage::Sieges) {
      for (Piece& piece : state.pieces) {
        piece.activity.bits &= ~static_cast<std::uint32_t>(Status::Besieged);
      }
    }
    if (event.stage == Stage::Deployment) {
      state.war.deployed.clear();
    }
    state.turn.stage = event.stage;
    state.turn.acting = event.acting;
    state.turn.step = 0;
    if (was_movement && !is_movement(event.stage)) {
      end_statuses(kMovementStatuses | kStatusesOfAttacksWhileMoving);
      state.changed_hands.clear();
    }
    if (was_combat && !is_combat(event.stage)) {
      end_statuses(kCombatStatuses);
    }
  }

  void operator()(const ArrivalsWait& event) const { state.waiting = event.waiting; }

  void operator()(const StageWentOn& event) const { state.turn.step = event.step; }

  /// Flags of the Supply Phase, and of the transports that it asked for [17.11].
  void end_supply_phase(Side side) const {
    constexpr auto kEnded = static_cast<std::uint32_t>(Status::Maintained) |
                            static_cast<std::uint32_t>(Status::Unsupplied) |
                            static_cast<std::uint32_t>(Status::Laden);
    for (Piece& piece : state.pieces) {
      if (piece.side == side) {
        piece.activity.bits &= ~kEnded;
      }
    }
  }

  /// Flags of a phase that is over; spans are declared anew [10.11].
  void end_statuses(std::uint32_t bits) const {
    for (Piece& piece : state.pieces) {
      Activity lasting;
      lasting.bits = piece.activity.bits & ~bits;
      piece.activity = lasting;
    }
  }

  void operator()(const GameTurnBegan& event) const {
    if (event.cycle != state.cycle) {
      state.ferries.clear();
      end_cycle(state.war);
    }
    state.turn.game_turn = event.game_turn;
    state.cycle = event.cycle;
    state.turn.commands = {};
  }

  /// What of production holds for one cycle only [21.60] [22.15] [24.11].
  static void end_cycle(War& war) {
    war.blockades.clear();
    war.augmented.clear();
    war.deployed.clear();
    war.relocated = {};
  }

  void operator()(const ChitTaken& event) const {
    state.turn.chit[static_cast<std::size_t>(event.side)] = event.value;
  }

  void operator()(const FirstPlayerFixed& event) const { state.turn.first_player = event.side; }

  void operator()(const CommandGiven& event) const {
    ++state.turn.commands[static_cast<std::size_t>(event.side)];
  }

  void operator()(const DecisionBegan& event) const {
    state.turn.pending.push_back(event.decision);
  }

  void operator()(const DecisionChanged& event) const {
    state.turn.pending.back() = event.decision;
  }

  void operator()(const DecisionEnded& /*event*/) const { state.turn.pending.pop_back(); }

  void operator()(const Told& /*event*/) const {}

  [[nodiscard]] Politics& politics(Side side) const {
    return state.war.politics[static_cast<std::size_t>(side)];
  }

  [[nodiscard]] Manpower& manpower(Side side) const {
    return state.war.manpower[static_cast<std::size_t>(side)];
  }

  void operator()(const IncomeCame& event) const { treasury(event.side).pool += event.by; }

  void operator()(const PersonnelChanged& event) const { manpower(event.side).points += event.by; }

  void operator()(const PoliticsChanged& event) const { politics(event.side).points += event.by; }

  void operator()(const CallMade& event) const {
    manpower(event.side).call = event.call;
    manpower(event.side).made =
        static_cast<std::uint8_t>(manpower(event.side).made | (1U << event.call));
    manpower(event.side).since = event.since;
  }

  void operator()(const BlockadeTried& event) const {
    state.war.blockades.push_back(event.blockade);
  }

  void operator()(const DivisionAugmented& event) const {
    state.war.augmented.push_back(event.hex);
  }

  void operator()(const UnitDeployed& event) const {
    auto& deployed = state.war.deployed;
    const auto at = std::find_if(deployed.begin(), deployed.end(), [&](const Deployed& each) {
      return each.hex == event.hex && each.kind == event.kind;
    });
    if (at == deployed.end()) {
      deployed.push_back({event.hex, event.kind, 1});
    } else {
      ++at->count;
    }
  }

  void operator()(const FittingChanged& event) const {
    auto& fitting = state.war.fitting;
    std::erase_if(fitting, [&](const FittingOut& each) { return each.ship == event.fitting.ship; });
    if (event.on) {
      fitting.push_back(event.fitting);
    }
  }

  void operator()(const HeadquartersDue& event) const {
    state.war.headquarters[static_cast<std::size_t>(event.side)] = event.due;
  }

  void operator()(const DepartmentRelocated& event) const {
    state.war.relocated[static_cast<std::size_t>(event.side)] = event.department;
  }

  void operator()(const FeatCounted& event) const {
    Politics& by = politics(event.side);
    switch (event.feat) {
      case Feat::TableUsed:
        ++by.table_uses;
        break;
      case Feat::LossesCounted:
        ++by.losses_counted;
        break;
      case Feat::FortTaken:
        ++by.forts_taken;
        break;
      case Feat::Washington:
        by.has_washington = true;
        break;
      case Feat::FiveCities:
        by.has_five_cities = true;
        break;
      case Feat::CityTaken:
        state.war.cities.push_back(event.hex.value());
        break;
    }
  }

  void operator()(const KentuckyJoined& event) const { state.war.kentucky = event.side; }

  void operator()(const EmancipationProclaimed& /*event*/) const { state.war.emancipated = true; }

  void operator()(const WarEnded& event) const {
    state.war.end = event.end;
    state.war.winner = event.winner;
  }
};

}  // namespace

void apply(GameState& state, const Event& event) { std::visit(Apply{state}, event); }

void apply(GameState& state, const Event& event, const std::vector<PieceId>& moving) {
  std::visit(Apply{state, &moving}, event);
}

}  // namespace core::state

template class core::base::OneOf<core::state::EventKinds>;
