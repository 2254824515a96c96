#include "core/naval/bombardment.h"

#include "core/fortification/sieges.h"
#include "core/naval/support.h"
#include "core/organisation/losses.h"
#include "core/water/commanded_water.h"

#include <algorithm>
#include <cstdint>

namespace core::naval {
namespace {

using base::operator""_case;
using rulebook::Option;
using rulebook::PieceKind;
using state::Bombardment;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Status;

/// How far a Bombardment has come.
enum class Step : std::uint8_t { Naming, Fire, GarrisonLoses, Finish };

constexpr int kDieFaces = 6;

constexpr std::uint8_t number(Step step) { return static_cast<std::uint8_t>(step); }

bool must_attack(const Situation& now) {
  return now.setting.switches.options.has(Option::ShipsMustAttackForts);
}

/// Ships of the side in the water that a fort in the hex commands, by id.
template <class Wanted>
std::vector<PieceId> ships_under(const Situation& now, Side side, HexId fort, Wanted wanted) {
  std::vector<PieceId> result;
  for (const map::WaterPlaceId place : now.map().water_touching(fort)) {
    if (!now.occupancy.ships(place).has(side)) {
      continue;
    }
    for (const PieceId id : now.occupancy.pieces_at(place)) {
      const Piece& piece = now.piece(id);
      if (piece.side == side && rulebook::is_ship(piece.kind) && !piece.is_fitting_out() &&
          wanted(piece)) {
        result.push_back(id);
      }
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

bool may_attack(const Piece& ship) {
  return rulebook::is_warship(ship.kind) && !ship.activity.has(Status::Bombarded) &&
         !ship.activity.has(Status::FaceDown);
}

/// [11.21] [11.25]
state::Ruling<> is_target(const Situation& now, HexId hex) {
  const Side enemy = board::enemy_of(now.state.turn.acting);
  if (!water::acts_against_ships(now, enemy, hex)) {
    return refused(refusal("11.21"_case, "no-garrisoned-fort").in(hex));
  }
  const auto fort = water::fort_in(now, enemy, hex);
  if (fort && now.piece(*fort).activity.has(Status::Bombarded) && !must_attack(now)) {
    return refused(refusal("11.25"_case, "fort-was-bombarded").in(hex).of(*fort));
  }
  return {};
}

void forget_lost(const Situation& now, std::vector<PieceId>& ships) {
  std::erase_if(ships, [&](PieceId id) { return now.piece(id).away() != nullptr; });
}

/// [11.22] What is added to the die of a fort that fires at a group.
int passage_modifier(const Situation& now, PieceId fort, const std::vector<PieceId>& ships) {
  const bool only_ironclads = std::all_of(ships.begin(), ships.end(), [&](PieceId id) {
    return now.piece(id).kind == PieceKind::Ironclad;
  });
  return (now.piece(fort).kind == PieceKind::Fortress ? 1 : 0) - (only_ironclads ? 1 : 0);
}

/// [11.24] The garrison's strength in the odds.
int defence_of(const Situation& now, PieceId fort, int garrison) {
  return garrison * now.book().works[now.piece(fort).kind].storm_factor;
}

/// [11.23] [11.25] Fort and ships have had their bombardment.
void mark_bombarded(Record& record, PieceId fort, const Bombardment& decision) {
  record.set(fort, Status::Bombarded);
  for (const PieceId ship : decision.ships) {
    record.set(ship, Status::Bombarded);
  }
}

/// [11.24] The ships lose theirs at once, the garrison after it.
void suffer(Record& record, Bombardment decision, rulebook::BombardmentResult result,
            state::CaseRef cited) {
  const std::vector<PieceId> among = decision.ships;
  decision.stage = number(Step::GarrisonLoses);
  decision.garrison_lost = result.garrison_lost;
  record.change_decision(std::move(decision));
  if (result.ships_lost > 0) {
    organisation::lose_ships(record, record.state().turn.acting, among, result.ships_lost, 0,
                             cited);
  }
}

/// [11.24] The roll, and what the ships lose.
void fire(Record& record, const Bombardment& decision) {
  const Situation now = record.now();
  const Side side = now.state.turn.acting;
  const Side enemy = board::enemy_of(side);
  const auto fort = water::fort_in(now, enemy, decision.fort);
  const int garrison = water::garrison_csp(now, enemy, decision.fort);
  const int ships = naval_strength(now, decision.ships);
  if (!fort || garrison == 0 || ships == 0) {
    record.end_decision();  // [11.21] [11.23] the last who could fight are gone
    return;
  }
  mark_bombarded(record, *fort, decision);
  const int defence = defence_of(now, *fort, garrison);
  const int ratio = rulebook::naval_ratio(ships, defence);
  record.tell({"bombardment-odds",
               "11.24"_case,
               side,
               decision.ships.front(),
               *fort,
               decision.fort,
               {ships, defence, ratio}});
  const int die =
      record.roll(rulebook::RollId::Bombard, side, "11.24"_case, {*fort, decision.fort});
  const rulebook::BombardmentResult result = now.book().naval.bombardment.result(die, ratio);
  record.tell({"bombardment-losses",
               "11.24"_case,
               side,
               decision.ships.front(),
               *fort,
               decision.fort,
               {result.ships_lost, std::min(result.garrison_lost, garrison)}});
  suffer(record, decision, result, "11.24"_case);
}

void hurt_garrison(Record& record, Bombardment decision) {
  const Side enemy = board::enemy_of(record.state().turn.acting);
  const int points = decision.garrison_lost;
  const std::vector<PieceId> garrison = water::garrison_of(record.now(), enemy, decision.fort);
  decision.stage = number(Step::Finish);
  decision.garrison_lost = 0;
  record.change_decision(std::move(decision));
  if (points > 0) {
    organisation::share_losses(record, enemy, garrison, points, "11.24"_case);
  }
}

}  // namespace

std::vector<PieceId> ships_before(const Situation& now, HexId fort) {
  return ships_under(now, now.state.turn.acting, fort, may_attack);
}

state::Ruling<> may_bombard(const Situation& now, HexId hex) {
  const auto target = is_target(now, hex);
  if (!target) {
    return target;
  }
  if (ships_before(now, hex).empty()) {
    return refused(refusal("11.23"_case, "no-ships-before-fort").in(hex));
  }
  return {};
}

void begin_bombardment(Record& record, HexId fort) {
  record.begin(Bombardment{fort, number(Step::Naming), 0, {}});
}

state::Ruling<> may_join(const Situation& now, PieceId ship) {
  const auto& decision = std::get<Bombardment>(now.state.turn.pending.back());
  const std::vector<PieceId> able = ships_before(now, decision.fort);
  const auto named = [&](const std::vector<PieceId>& list) {
    return std::find(list.begin(), list.end(), ship) != list.end();
  };
  if (!named(able) || named(decision.ships)) {
    return refused(refusal("11.23"_case, "ship-cannot-bombard").of(ship).in(decision.fort));
  }
  return {};
}

void join(Record& record, PieceId ship) {
  auto decision = record.pending<Bombardment>();
  const HexId fort = decision.fort;
  decision.ships.push_back(ship);
  record.change_decision(std::move(decision));
  record.tell({"bombardment-joined", "11.25"_case, record.piece(ship).side, ship, {}, fort, {}});
}

state::Ruling<> may_open_fire(const Situation& now) {
  const auto& decision = std::get<Bombardment>(now.state.turn.pending.back());
  if (decision.ships.empty()) {
    return refused(refusal("11.23"_case, "no-ship-named").in(decision.fort));
  }
  return {};
}

void open_fire(Record& record) {
  auto decision = record.pending<Bombardment>();
  decision.stage = number(Step::Fire);
  record.change_decision(std::move(decision));
}

void decide_bombardment(Record& record, rulebook::BombardmentResult result, state::CaseRef cited) {
  const auto decision = record.pending<Bombardment>();
  const Side enemy = board::enemy_of(record.state().turn.acting);
  mark_bombarded(record, *water::fort_in(record.now(), enemy, decision.fort), decision);
  suffer(record, decision, result, cited);
}

std::array<rulebook::BombardmentResult, kDieFaces> bombardment_results(
    const Situation& now, HexId hex, const std::vector<PieceId>& ships) {
  const Side enemy = board::enemy_of(now.state.turn.acting);
  const auto fort = water::fort_in(now, enemy, hex);
  const int garrison = water::garrison_csp(now, enemy, hex);
  const int ratio =
      rulebook::naval_ratio(naval_strength(now, ships), defence_of(now, *fort, garrison));
  std::array<rulebook::BombardmentResult, kDieFaces> results;
  for (int die = 1; die <= kDieFaces; ++die) {
    results.at(static_cast<std::size_t>(die - 1)) = now.book().naval.bombardment.result(die, ratio);
  }
  return results;
}

rulebook::BombardmentResult worst_bombardment(const Situation& now, HexId hex,
                                              const std::vector<PieceId>& ships) {
  rulebook::BombardmentResult worst;
  for (const auto& result : bombardment_results(now, hex, ships)) {
    worst.ships_lost = std::max(worst.ships_lost, result.ships_lost);
    worst.garrison_lost = std::max(worst.garrison_lost, result.garrison_lost);
  }
  return worst;
}

bool waits_for_die(const Bombardment& decision) noexcept {
  return decision.stage == number(Step::Fire);
}

bool go_on_bombarding(Record& record) {
  auto decision = record.pending<Bombardment>();
  forget_lost(record.now(), decision.ships);
  switch (static_cast<Step>(decision.stage)) {
    case Step::Naming: {
      // With one ship left to name, or none, there is nothing to choose.
      const std::vector<PieceId> able = ships_before(record.now(), decision.fort);
      if (able.size() != 1 && decision.ships.size() != able.size()) {
        return false;
      }
      decision.ships = able;
      decision.stage = number(Step::Fire);
      record.change_decision(std::move(decision));
      return true;
    }
    case Step::Fire:
      fire(record, decision);
      return true;
    case Step::GarrisonLoses:
      hurt_garrison(record, std::move(decision));
      return true;
    case Step::Finish:
      record.end_decision();
      fortification::settle_sieges(record);  // [13.15] into an empty fort besiegers walk
      return true;
  }
  return false;
}

bool attack_as_required(Record& record) {
  const Situation now = record.now();
  if (!must_attack(now)) {
    return false;
  }
  const Side side = now.state.turn.acting;
  for (const Piece& piece : now.state.pieces) {
    if (!rulebook::is_fort(piece.kind) || piece.side == side || piece.hex() == nullptr) {
      continue;
    }
    const HexId hex = *piece.hex();
    if (!water::acts_against_ships(now, piece.side, hex) || ships_before(now, hex).empty()) {
      continue;
    }
    record.begin(
        Bombardment{hex, number(Step::Fire), 0, ships_under(now, side, hex, [](const Piece& ship) {
                      return !ship.activity.has(Status::Bombarded);
                    })});
    return true;
  }
  return false;
}

void fire_at_passing(Record& record) {
  const auto decision = record.pending<state::Transit>();
  const Situation now = record.now();
  const Side enemy = board::enemy_of(decision.side);
  std::vector<PieceId> ships = decision.ships;
  forget_lost(now, ships);
  const auto fort = water::fort_in(now, enemy, decision.fort);
  const int garrison = water::garrison_csp(now, enemy, decision.fort);
  if (ships.empty() || !fort || garrison == 0) {
    record.end_decision();
    return;
  }
  const int modifier = passage_modifier(now, *fort, ships);
  const int die =
      record.roll(rulebook::RollId::Transit, enemy, "11.22"_case, {*fort, decision.fort});
  const int lost = now.book().naval.transit.ships_lost(die + modifier, garrison);
  record.tell({"transit-fire",
               "11.22"_case,
               decision.side,
               ships.front(),
               *fort,
               decision.fort,
               {die, modifier, std::min(lost, static_cast<int>(ships.size()))}});
  decide_passage(record, ships, lost);
}

int worst_passage(const Situation& now, HexId hex, Side mover, const std::vector<PieceId>& ships) {
  const Side enemy = board::enemy_of(mover);
  const int modifier = passage_modifier(now, *water::fort_in(now, enemy, hex), ships);
  int worst = 0;
  for (int die = 1; die <= kDieFaces; ++die) {
    worst = std::max(worst, now.book().naval.transit.ships_lost(
                                die + modifier, water::garrison_csp(now, enemy, hex)));
  }
  return worst;
}

void decide_passage(Record& record, const std::vector<PieceId>& ships, int lost) {
  const Side side = record.pending<state::Transit>().side;
  record.end_decision();
  if (lost > 0) {
    organisation::lose_ships(record, side, ships, lost, 0, "11.22"_case);
  }
}

}  // namespace core::naval
