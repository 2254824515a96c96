// How positions, events and pending decisions are written to bytes and read again: a list of
// members for each.
#pragma once

#include "core/state/event.h"
#include "core/state/saved_form.h"

#include <cereal/archives/portable_binary.hpp>
#include <cereal/types/array.hpp>
#include <cereal/types/optional.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/variant.hpp>
#include <cereal/types/vector.hpp>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace core::base {

template <class Archive, class Tag, class Rep>
Rep save_minimal(const Archive& /*archive*/, const StrongId<Tag, Rep>& id) {
  return id.value();
}

template <class Archive, class Tag, class Rep>
void load_minimal(const Archive& /*archive*/, StrongId<Tag, Rep>& id,
                  const std::type_identity_t<Rep>& value) {
  id = StrongId<Tag, Rep>{value};
}

template <class Archive>
void serialize(Archive& archive, CaseRef& cited) {
  archive(cited.major, cited.digits, cited.digit_count);
}

}  // namespace core::base

namespace core::board {

template <class Archive>
std::uint16_t save_minimal(const Archive& /*archive*/, const HexId& hex) {
  return static_cast<std::uint16_t>(hex.ordinal());
}

template <class Archive>
void load_minimal(const Archive& /*archive*/, HexId& hex, const std::uint16_t& ordinal) {
  if (ordinal >= kHexCount) {
    throw std::out_of_range("a hex off the map");
  }
  hex = HexId::from_ordinal(ordinal);
}

template <class Archive>
std::string save_minimal(const Archive& /*archive*/, const HexSide& side) {
  return side.label();
}

template <class Archive>
void load_minimal(const Archive& /*archive*/, HexSide& side, const std::string& label) {
  const auto read = HexSide::parse(label);
  if (!read) {
    throw std::out_of_range("'" + label + "' is no hexside");
  }
  side = *read;
}

template <class Archive>
std::uint8_t save_minimal(const Archive& /*archive*/, const SideSet& sides) {
  return sides.bits();
}

template <class Archive>
void load_minimal(const Archive& /*archive*/, SideSet& sides, const std::uint8_t& bits) {
  sides = {};
  for (const Side side : kSides) {
    if ((bits & SideSet{side}.bits()) != 0) {
      sides.insert(side);
    }
  }
}

}  // namespace core::board

namespace core::rulebook {

template <class Archive>
void serialize(Archive& archive, Cycle& cycle) {
  archive(cycle.year, cycle.number);
}

}  // namespace core::rulebook

namespace core::state {

template <class Archive>
void serialize(Archive& archive, Away& value) {
  archive(value.kind, value.until, value.back);
}

template <class Archive>
void serialize(Archive& archive, Activity& value) {
  archive(value.bits, value.spent, value.extra, value.carried, value.rail_hexes, value.span,
          value.energiser);
}

template <class Archive>
void serialize(Archive& archive, DepotMaking& value) {
  archive(value.hex, value.owed);
}

template <class Archive>
void serialize(Archive& archive, ForceMove& value) {
  archive(value.head, value.by_command, value.units, value.stack, value.attacked, value.ending);
}

template <class Archive>
void serialize(Archive& archive, WayIn& value) {
  archive(value.fort, value.outside, value.inside);
}

template <class Archive>
void serialize(Archive& archive, ShipMove& value) {
  archive(value.ships, value.from, value.before, value.ways);
}

template <class Archive>
void serialize(Archive& archive, Transit& value) {
  archive(value.fort, value.side, value.ships);
}

template <class Archive>
void serialize(Archive& archive, Bombardment& value) {
  archive(value.fort, value.stage, value.garrison_lost, value.ships);
}

template <class Archive>
void serialize(Archive& archive, LossShare& value) {
  archive(value.side, value.points, value.cause, value.units, value.chosen, value.rounds);
}

template <class Archive>
void serialize(Archive& archive, ShipLoss& value) {
  archive(value.side, value.ships, value.strength, value.cause, value.among);
}

template <class Archive>
void serialize(Archive& archive, Retreat& value) {
  archive(value.side, value.from, value.cause, value.fort_open, value.units, value.reached);
}

template <class Archive>
void serialize(Archive& archive, Battle& value) {
  archive(value.kind, value.step, value.attacker, value.target, value.commander, value.attackers,
          value.defenders, value.withheld, value.ships, value.leader, value.chit, value.percentage,
          value.table, value.defence_unpaid, value.strength, value.loss, value.star, value.overrun,
          value.storms, value.stage, value.owed, value.reached);
}

template <class Archive>
void serialize(Archive& archive, NavalBattle& value) {
  archive(value.place, value.stage, value.result, value.leaving);
}

template <class Archive>
void serialize(Archive& archive, SiegeCombat& value) {
  archive(value.hex, value.leader, value.stage);
}

template <class Archive>
void serialize(Archive& archive, Feeding& value) {
  archive(value.place, value.inside, value.part, value.size, value.owed, value.paid, value.units);
}

template <class Archive>
void serialize(Archive& archive, FortTaken& value) {
  archive(value.fort, value.side);
}

template <class Archive>
void serialize(Archive& archive, Withdrawal& value) {
  archive(value.side, value.kind, value.points);
}

template <class Archive>
void serialize(Archive& archive, Arrival& value) {
  archive(value.id, value.side, value.kind, value.points);
}

template <class Archive>
void serialize(Archive& archive, LeaderPlacing& value) {
  archive(value.side, value.leaders);
}

template <class Archive>
void serialize(Archive& archive, LeaderFlight& value) {
  archive(value.leader, value.hexes);
}

template <class Archive>
void serialize(Archive& archive, Conversion& value) {
  archive(value.hex, value.points, value.delay);
}

template <class Archive>
void serialize(Archive& archive, SendingHome& value) {
  archive(value.side, value.points, value.cause);
}

template <class Archive>
void serialize(Archive& archive, Risen& value) {
  archive(value.hex, value.points);
}

template <class Archive>
void serialize(Archive& archive, Rising& value) {
  archive(value.side, value.points, value.placed);
}

template <class Archive>
void serialize(Archive& archive, TableFight& value) {
  archive(value.step, value.seed, value.ships, value.enemies, value.garrison);
}

template <class Archive>
void serialize(Archive& archive, TableBattle& value) {
  archive(value.step, value.seed, value.attacker, value.defender);
}

template <>
inline constexpr bool kHasOwnForms<Stage> = true;

/// The stages that came with the campaign.
[[nodiscard]] constexpr bool is_of_campaign(Stage stage) noexcept {
  return (stage >= Stage::Blockade && stage <= Stage::Headquarters) ||
         stage == Stage::Demobilisation || stage == Stage::Politics || stage == Stage::AnnualEvents;
}

/// The number of a stage in a form: in the first one those of the campaign did not count.
[[nodiscard]] constexpr std::uint8_t stage_number(Stage stage, int form) noexcept {
  auto number = static_cast<std::uint8_t>(stage);
  for (std::uint8_t at = 0; form < 2 && at < static_cast<std::uint8_t>(stage); ++at) {
    number = static_cast<std::uint8_t>(number - (is_of_campaign(static_cast<Stage>(at)) ? 1 : 0));
  }
  return number;
}

template <class Archive>
std::uint8_t save_minimal(const Archive& archive, const Stage& stage) {
  return stage_number(stage, form_of(archive));
}

template <class Archive>
void load_minimal(const Archive& archive, Stage& stage, const std::uint8_t& number) {
  for (int at = 0; at < kStageCount; ++at) {
    const auto candidate = static_cast<Stage>(at);
    const bool known = form_of(archive) >= 2 || !is_of_campaign(candidate);
    if (known && stage_number(candidate, form_of(archive)) == number) {
      stage = candidate;
      return;
    }
  }
  throw std::out_of_range("no stage of the sequence of play");
}

template <class Archive>
void serialize(Archive& archive, Turn& value) {
  archive(value.game_turn, value.stage, value.acting, value.first_player, value.chit,
          value.commands, value.step, value.union_restricted, value.pending);
}

template <class Archive>
void serialize(Archive& archive, Piece& value) {
  archive(value.id, value.sheet_id, value.side, value.kind, value.strength, value.parenthesised,
          value.movement, value.value, value.name, value.stock, value.place, value.inside,
          value.commander, value.note, value.activity);
}

template <class Archive>
void serialize(Archive& archive, RailState& value) {
  archive(value.net, value.cut, value.railhead);
}

template <class Archive>
void serialize(Archive& archive, Treasury& value) {
  archive(value.pool, value.rail_points, value.lost);
}

template <class Archive>
void serialize(Archive& archive, GroundStock& value) {
  archive(value.hex, value.points);
}

template <class Archive>
void serialize(Archive& archive, Building& value) {
  archive(value.hex, value.side, value.kind, value.paid);
}

template <class Archive>
void serialize(Archive& archive, FedLanding& value) {
  archive(value.side, value.transport, value.kind, value.loading, value.landing, value.used);
}

template <class Archive>
void serialize(Archive& archive, FerryUse& value) {
  archive(value.side, value.rail_points);
}

template <class Archive>
void serialize(Archive& archive, ChangedHands& value) {
  archive(value.hex, value.before);
}

template <class Archive>
void serialize(Archive& archive, Politics& value) {
  archive(value.points, value.table_uses, value.losses_counted, value.forts_taken,
          value.has_washington, value.has_five_cities);
}

template <class Archive>
void serialize(Archive& archive, Manpower& value) {
  archive(value.call, value.made, value.since, value.points);
}

template <class Archive>
void serialize(Archive& archive, DueHeadquarters& value) {
  archive(value.corps, value.armies);
}

template <class Archive>
void serialize(Archive& archive, Blockade& value) {
  archive(value.port, value.ships, value.closed);
}

template <class Archive>
void serialize(Archive& archive, Deployed& value) {
  archive(value.hex, value.kind, value.count);
}

template <class Archive>
void serialize(Archive& archive, FittingOut& value) {
  archive(value.ship, value.site, value.since);
}

template <class Archive>
void serialize(Archive& archive, War& value) {
  archive(value.politics, value.manpower, value.headquarters, value.relocated, value.blockades,
          value.augmented, value.deployed, value.fitting, value.cities, value.kentucky,
          value.emancipated, value.end, value.winner);
}

template <class Archive>
void serialize(Archive& archive, GameState& value) {
  archive(value.cycle, value.pieces, value.control, value.home, value.rail, value.turn, value.dice,
          value.treasury, value.ground, value.buildings, value.landings, value.ferries,
          value.waiting, value.changed_hands);
  if (form_of(archive) >= 2) {
    archive(value.war);
  }
}

template <class Archive>
void serialize(Archive& archive, Rolled& value) {
  archive(value.id, value.by, value.sides, value.face, value.cited, value.piece, value.hex);
}

template <class Archive>
void serialize(Archive& archive, PieceMoved& value) {
  archive(value.piece, value.to, value.inside, value.cited);
}

template <class Archive>
void serialize(Archive& archive, PieceCreated& value) {
  archive(value.piece, value.cited, value.parent);
}

template <class Archive>
void serialize(Archive& archive, PieceLeft& value) {
  archive(value.piece, value.to, value.cited);
}

template <class Archive>
void serialize(Archive& archive, PieceChanged& value) {
  archive(value.piece, value.kind, value.strength, value.value, value.cited);
}

template <class Archive>
void serialize(Archive& archive, StockChanged& value) {
  archive(value.piece, value.by, value.cited);
}

template <class Archive>
void serialize(Archive& archive, GroundChanged& value) {
  archive(value.hex, value.by, value.cited);
}

template <class Archive>
void serialize(Archive& archive, PoolChanged& value) {
  archive(value.side, value.by, value.cited);
}

template <class Archive>
void serialize(Archive& archive, RailPointsChanged& value) {
  archive(value.side, value.by, value.cited);
}

template <class Archive>
void serialize(Archive& archive, LossesCounted& value) {
  archive(value.side, value.points);
}

template <class Archive>
void serialize(Archive& archive, StatusSet& value) {
  archive(value.piece, value.status, value.on);
}

template <class Archive>
void serialize(Archive& archive, PointsSpent& value) {
  archive(value.piece, value.movement, value.extra, value.carried, value.rail_hexes);
}

template <class Archive>
void serialize(Archive& archive, SpanDeclared& value) {
  archive(value.piece, value.leader);
}

template <class Archive>
void serialize(Archive& archive, ForceEnergised& value) {
  archive(value.energiser, value.units);
}

template <class Archive>
void serialize(Archive& archive, CommanderAppointed& value) {
  archive(value.headquarters, value.leader, value.cited);
}

template <class Archive>
void serialize(Archive& archive, ControlPassed& value) {
  archive(value.hex, value.to);
}

template <class Archive>
void serialize(Archive& archive, NetChanged& value) {
  archive(value.hex, value.to);
}

template <class Archive>
void serialize(Archive& archive, RailCutSet& value) {
  archive(value.hex, value.cut, value.cited);
}

template <class Archive>
void serialize(Archive& archive, BuildingPaid& value) {
  archive(value.hex, value.side, value.kind, value.by);
}

template <class Archive>
void serialize(Archive& archive, LandingFed& value) {
  archive(value.landing);
}

template <class Archive>
void serialize(Archive& archive, RailFerryUsed& value) {
  archive(value.side, value.by);
}

template <class Archive>
void serialize(Archive& archive, RailheadPassed& value) {
  archive(value.hex, value.side);
}

template <class Archive>
void serialize(Archive& archive, RestrictionTested& value) {
  archive(value.holds);
}

template <class Archive>
void serialize(Archive& archive, LandingsEnded& value) {
  archive(value.side);
}

template <class Archive>
void serialize(Archive& archive, StageBegan& value) {
  archive(value.stage, value.acting);
}

template <class Archive>
void serialize(Archive& archive, ArrivalsWait& value) {
  archive(value.waiting);
}

template <class Archive>
void serialize(Archive& archive, StageWentOn& value) {
  archive(value.step);
}

template <class Archive>
void serialize(Archive& archive, GameTurnBegan& value) {
  archive(value.game_turn, value.cycle);
}

template <class Archive>
void serialize(Archive& archive, ChitTaken& value) {
  archive(value.side, value.value, value.option);
}

template <class Archive>
void serialize(Archive& archive, FirstPlayerFixed& value) {
  archive(value.side);
}

template <class Archive>
void serialize(Archive& archive, CommandGiven& value) {
  archive(value.side, value.to);
}

template <class Archive>
void serialize(Archive& archive, DecisionBegan& value) {
  archive(value.decision);
}

template <class Archive>
void serialize(Archive& archive, DecisionChanged& value) {
  archive(value.decision);
}

template <class Archive>
void serialize(Archive& /*archive*/, DecisionEnded& /*value*/) {}

template <class Archive>
void serialize(Archive& archive, Told& value) {
  archive(value.key, value.cited, value.side, value.piece, value.other, value.hex, value.figures);
}

template <class Archive>
void serialize(Archive& archive, IncomeCame& value) {
  archive(value.side, value.from, value.by, value.cited);
}

template <class Archive>
void serialize(Archive& archive, PersonnelChanged& value) {
  archive(value.side, value.by, value.cited);
}

template <class Archive>
void serialize(Archive& archive, PoliticsChanged& value) {
  archive(value.side, value.by, value.cited);
}

template <class Archive>
void serialize(Archive& archive, CallMade& value) {
  archive(value.side, value.call, value.since);
}

template <class Archive>
void serialize(Archive& archive, BlockadeTried& value) {
  archive(value.blockade);
}

template <class Archive>
void serialize(Archive& archive, DivisionAugmented& value) {
  archive(value.hex);
}

template <class Archive>
void serialize(Archive& archive, UnitDeployed& value) {
  archive(value.hex, value.kind);
}

template <class Archive>
void serialize(Archive& archive, FittingChanged& value) {
  archive(value.fitting, value.on);
}

template <class Archive>
void serialize(Archive& archive, HeadquartersDue& value) {
  archive(value.side, value.due);
}

template <class Archive>
void serialize(Archive& archive, DepartmentRelocated& value) {
  archive(value.side, value.department);
}

template <class Archive>
void serialize(Archive& archive, FeatCounted& value) {
  archive(value.side, value.feat, value.hex);
}

template <class Archive>
void serialize(Archive& archive, KentuckyJoined& value) {
  archive(value.side, value.cited);
}

template <class Archive>
void serialize(Archive& /*archive*/, EmancipationProclaimed& /*value*/) {}

template <class Archive>
void serialize(Archive& archive, WarEnded& value) {
  archive(value.end, value.winner);
}

}  // namespace core::state
