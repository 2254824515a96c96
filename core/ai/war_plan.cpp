#include "core/ai/war_plan.h"

#include "core/ai/crossings.h"
#include "core/ai/fleet.h"
#include "core/ai/missions.h"
#include "core/plan/best_of.h"
#include "core/plan/next_supply.h"

#include <algorithm>
#include <array>

namespace core::ai {
namespace {

using board::HexId;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Situation;
using state::Stage;
using Actions = std::vector<Action>;

/// The state of the war, for who is to come in.
class WarPlan {
 public:
  WarPlan(Seat& seat, const Appraisal& appraisal, Country& country)
      : seat_{seat}, now_{seat.seen()}, appraisal_{appraisal}, country_{country} {}

  /// Gives the forces their missions: where something comes in goes by what these leave undone.
  WarPlan& with_missions() {
    forces_ = field_forces(now_, seat_.planner().forces());
    parties_ = parties_of(now_, forces_);
    needs_ = give_missions(now_, appraisal_, country_, parties_);
    return *this;
  }

  /// [21.61] [21.62] Fighters where most is wanted; wagons and tools to the armies.
  std::optional<Action> deploy() {
    if (auto placed = plan::best_of(seat_.legal(), ActionKind::Deploy, [&](const Action& action) {
          return rank_of_place(*action.piece, *action.hex);
        })) {
      return placed;
    }
    return plan::best_of(seat_.legal(), ActionKind::Launch, [&](const Action& action) {
      return worth_afloat(*action.piece, *action.water);
    });
  }

  /// [19.33] [26.2] Of the hexes in which reinforcements may come in.
  std::optional<Action> place_arrival() {
    return plan::best_of(seat_.legal(), ActionKind::PlaceArrival, [&](const Action& action) {
      return worth_of_more(now_, appraisal_, country_, needs_, *action.hex, action.number);
    });
  }

  /// [22.32] A leader goes where most stand whom nobody leads.
  std::optional<Action> place_leader() {
    return plan::best_of(seat_.legal(), ActionKind::PlaceLeader, [&](const Action& action) {
      return worth_of_lead(*action.hex, PieceKind::Leader);
    });
  }

  /// [22.22] Infantry Corps first; where most stand who are on no roster.
  std::optional<Action> place_headquarters() {
    return plan::best_of(seat_.legal(), ActionKind::PlaceHeadquarters, [&](const Action& action) {
      return std::pair{*action.unit != PieceKind::CavalryCorpsHq,
                       worth_of_lead(*action.hex, *action.unit)};
    });
  }

  /// [21.41] What the staff never begins: transports, warships and Siege Trains, as many as the
  /// army needs, each for a small part of the supply that nobody will eat.
  std::optional<Action> begin_ships() {
    const auto& legal = seat_.legal();
    const bool any = std::any_of(legal.begin(), legal.end(), [&](const Action& action) {
      return action.kind == ActionKind::StartUnit && wants(*action.unit);
    });
    if (!any) {
      return std::nullopt;
    }
    const board::Side side = appraisal_.side();
    const int men = now_.state.war.manpower_of(side).points;
    const int spare = plan::spare_supply(now_, side) - plan::supply_for_men(now_, side, men);
    return plan::best_of(affordable(spare), ActionKind::StartUnit,
                         [&](const Action& action) { return -static_cast<int>(*action.unit); });
  }

 private:
  /// How many of a kind the side has, begun ones too.
  [[nodiscard]] int number_of(PieceKind kind) const {
    const auto counts = [&](const Piece& piece) {
      return piece.side == appraisal_.side() && piece.kind == kind &&
             (piece.away() == nullptr || piece.away()->kind != state::AwayKind::Unused);
    };
    return static_cast<int>(
        std::count_if(now_.state.pieces.begin(), now_.state.pieces.end(), counts));
  }

  [[nodiscard]] int csp() const {
    int sum = 0;
    for (const Post& post : appraisal_.posts(appraisal_.side())) {
      sum += post.strength.defence;
    }
    return sum;
  }

  /// Whether one more of the kind is wanted for the army as it is.
  [[nodiscard]] bool wants(PieceKind kind) const {
    const Weights& weights = appraisal_.weights();
    int each = 0;
    if (kind == PieceKind::RiverTransport) {
      each = weights.csp_to_transport;
    } else if (kind == PieceKind::SiegeTrain) {
      each = weights.csp_to_siege_train;
    } else if (kind == PieceKind::NavalFlotilla || kind == PieceKind::RiverFlotilla) {
      each = weights.csp_to_flotilla;
    }
    return number_of(kind) * each < csp() && each > 0;
  }

  /// Of what can be begun, what is wanted and leaves enough to raise men.
  [[nodiscard]] Actions affordable(int spare) {
    Actions result;
    const int pool = now_.state.treasury_of(appraisal_.side()).pool;
    for (const Action& action : seat_.legal()) {
      if (action.kind == ActionKind::StartUnit && action.number == 1 && wants(*action.unit) &&
          (pool - seat_.pool_after(action)) * kPerCent <= spare * appraisal_.weights().for_ships) {
        result.push_back(action);
      }
    }
    return result;
  }

  [[nodiscard]] Worth rank_of_place(PieceId id, HexId hex) {
    const Piece& piece = now_.piece(id);
    if (rulebook::is_ground_combat_unit(piece.kind) && piece.kind != PieceKind::Partisan) {
      return worth_of_more(now_, appraisal_, country_, needs_, hex, piece.strength);
    }
    if (piece.kind == PieceKind::Partisan) {
      return now_.map().has_rail(hex) ? 1 : 0;  // [26.10] where there is one to cut
    }
    // Wagons, siege guns and repair gangs go to the armies: the nearest, the larger the better.
    Worth best = 0;
    for (const Party& party : parties_) {
      const int points =
          country_.distances(now_, party.hex)[static_cast<std::size_t>(hex.ordinal())];
      best = std::max(best, party.strength.attack *
                                worth_later(appraisal_.weights(), points, 1 + party.allowance));
    }
    return best;
  }

  [[nodiscard]] Worth worth_afloat(PieceId ship, map::WaterPlaceId water) {
    return rulebook::is_transport(now_.piece(ship).kind)
               ? worth_of_ferry(now_, appraisal_,
                                crossings_of(now_, appraisal_, country_, parties_), {ship}, water)
               : worth_of_water(now_, appraisal_, parties_, {ship}, water);
  }

  /// What those in the hex bring who have a leader, or a roster, less than they could.
  [[nodiscard]] Worth worth_of_lead(HexId hex, PieceKind kind) {
    int there = 1;
    int csp = 0;
    for (const PieceId id : now_.occupancy.pieces_in(hex)) {
      const Piece& piece = now_.piece(id);
      if (piece.side != appraisal_.side()) {
        continue;
      }
      const bool alike = kind == PieceKind::Leader ? piece.kind == PieceKind::Leader
                                                   : rulebook::is_headquarters(piece.kind);
      there += alike ? 1 : 0;
      csp += rulebook::is_ground_combat_unit(piece.kind) ? piece.strength : 0;
    }
    return worth_of_more(now_, appraisal_, country_, needs_, hex, csp) / there + csp / there;
  }

  Seat& seat_;
  Situation now_;
  const Appraisal& appraisal_;
  Country& country_;
  std::vector<plan::Force> forces_;
  std::vector<Party> parties_;
  std::vector<Need> needs_;
};

}  // namespace

std::optional<Action> choose_for_war(Seat& seat, const Appraisal& appraisal, Country& country) {
  const Situation now = seat.seen();
  const state::Turn& turn = now.state.turn;
  if (turn.innermost<state::LeaderPlacing>() != nullptr) {
    return WarPlan{seat, appraisal, country}.with_missions().place_leader();
  }
  if (turn.innermost<state::Arrival>() != nullptr) {
    return WarPlan{seat, appraisal, country}.with_missions().place_arrival();
  }
  if (!turn.pending.empty()) {
    return std::nullopt;
  }
  if (turn.stage == Stage::Initiation) {
    return WarPlan{seat, appraisal, country}.begin_ships();
  }
  if (turn.stage == Stage::Deployment) {
    return WarPlan{seat, appraisal, country}.with_missions().deploy();
  }
  return turn.stage == Stage::Headquarters
             ? WarPlan{seat, appraisal, country}.with_missions().place_headquarters()
             : std::nullopt;
}

}  // namespace core::ai
