#include "core/sequence/prompts.h"

#include <array>
#include <initializer_list>

namespace core::sequence {
namespace {

using base::operator""_case;
using state::Stage;
using K = ActionKind;

/// A set of kinds of choices.
class Kinds {
 public:
  Kinds(std::initializer_list<ActionKind> kinds) noexcept {
    for (const ActionKind kind : kinds) {
      bits_.set(static_cast<std::size_t>(kind));
    }
  }

  [[nodiscard]] const KindSet& bits() const noexcept { return bits_; }

  [[nodiscard]] bool has(ActionKind kind) const noexcept {
    return bits_[static_cast<std::size_t>(kind)];
  }

 private:
  KindSet bits_;
};

/// What each stage asks while no decision is pending, in the order of Stage.
const std::array<Kinds, state::kStageCount> kStages{
    /*SetUp*/ Kinds{},
    /*SiegeOrder*/ Kinds{K::ConductSieges},
    /*Sieges*/ Kinds{K::SiegeBombard, K::SiegeAssault, K::LiftNothing, K::Pass},
    /*Blockade*/ Kinds{K::BlockadePort, K::Pass},
    /*SupplyPoints*/ Kinds{},
    /*Personnel*/ Kinds{K::MakeCall, K::Pass},
    /*Initiation*/ Kinds{K::StartUnit, K::Convert, K::Augment, K::Pass},
    /*Deployment*/ Kinds{K::Deploy, K::Launch, K::Pass},
    /*Departments*/ Kinds{K::Relocate, K::Pass},
    /*Headquarters*/ Kinds{K::PlaceHeadquarters},
    /*LeaderPick*/ Kinds{K::Appoint, K::Relieve, K::Demote, K::Enrol, K::Detach, K::Pass},
    /*Fortification*/ Kinds{K::BuildWork, K::Entrench, K::RemoveWork, K::Pass},
    /*Demobilisation*/ Kinds{},
    /*Maintenance*/ Kinds{K::Maintain, K::FeedLanding},
    /*Attrition*/ Kinds{},
    /*Distribution*/ Kinds{K::Distribute, K::FeedLanding, K::LoadSupply, K::UnloadSupply, K::Pass},
    /*Politics*/ Kinds{K::TryPolitics, K::Emancipate, K::Pass},
    /*AnnualEvents*/ Kinds{},
    /*Initiative*/ Kinds{K::TakeOptionChit, K::DrawChit, K::ChooseFirstPlayer},
    /*DepotCreation*/ Kinds{K::CreateDepot, K::EliminateDepot, K::Enrol, K::Detach, K::Pass},
    /*MovementSpans*/
    Kinds{K::DeclareSpan, K::LeaveSpan, K::SplitUnit, K::Enrol, K::Detach, K::Pass},
    /*CommandSegment*/
    Kinds{K::Command, K::RoundFlorida, K::Sail, K::BombardFort, K::LoadSupply, K::UnloadSupply,
          K::EliminateDepot, K::Enrol, K::Detach, K::EnterFort, K::LeaveFort, K::SplitUnit,
          K::Assault, K::Pass},
    /*InitiativeSegment*/
    Kinds{K::TryInitiative, K::RoundFlorida, K::Sail, K::BombardFort, K::LoadSupply,
          K::UnloadSupply, K::EliminateDepot, K::Enrol, K::Detach, K::EnterFort, K::LeaveFort,
          K::SplitUnit, K::Assault, K::Pass},
    /*Consolidation*/ Kinds{K::MergeUnits, K::Enrol, K::Detach, K::Pass},
    /*CombatSpans*/ Kinds{K::DeclareSpan, K::LeaveSpan, K::SplitUnit, K::Enrol, K::Detach, K::Pass},
    /*NavalCombat*/ Kinds{K::FightAtSea},
    /*CombatInitiative*/ Kinds{K::TryCombatInitiative, K::Enrol, K::Detach, K::Pass},
    /*Battles*/ Kinds{K::Attack, K::SplitUnit, K::Enrol, K::Detach, K::Pass},
    /*SupplyDestruction*/ Kinds{K::DestroySupply, K::Pass},
    /*EndOfGameTurn*/ Kinds{},
    /*Over*/ Kinds{}};

/// What each step of a battle asks, in the order of BattleStep.
const std::array<Kinds, 15> kBattleSteps{/*Attackers*/ Kinds{K::AddAttacker, K::Pass},
                                         /*Withhold*/ Kinds{K::Withhold, K::Pass},
                                         /*DefendersShips*/ Kinds{K::SupportBattle, K::Pass},
                                         /*AttackersShips*/ Kinds{K::SupportBattle, K::Pass},
                                         /*Evasion*/ Kinds{K::Evade, K::Pass},
                                         /*AttackersChit*/ Kinds{K::ChooseChit},
                                         /*DefendersChit*/ Kinds{K::UseLeader, K::ChooseChit},
                                         /*AttackersSupply*/ Kinds{K::PaySupply},
                                         /*DefendersSupply*/ Kinds{K::PaySupply, K::RefuseSupply},
                                         /*Resolve*/ Kinds{},
                                         /*Stay*/ Kinds{K::Stay, K::RetreatTo, K::RetreatInside},
                                         /*Retreat*/ Kinds{K::RetreatTo, K::RetreatInside},
                                         /*Advance*/ Kinds{K::Advance, K::Pass},
                                         /*Done*/ Kinds{},
                                         /*DieOrTable*/ Kinds{K::Pass, K::BattleOnTable}};

/// What each kind of decision asks.
struct AskedBy {
  const Kinds& operator()(const state::DepotMaking& /*decision*/) const {
    static const Kinds kinds{K::GivePoint};
    return kinds;
  }

  const Kinds& operator()(const state::ForceMove& /*decision*/) const {
    static const Kinds kinds{K::JoinStack,    K::LeaveStack,      K::March,     K::ForceMarch,
                             K::Entrain,      K::RideRail,        K::Detrain,   K::CutRail,
                             K::RepairRail,   K::RoundTheBay,     K::SplitUnit, K::Enrol,
                             K::Detach,       K::EnterFort,       K::LeaveFort, K::LoadSupply,
                             K::UnloadSupply, K::Embark,          K::Disembark, K::Ferry,
                             K::Sail,         K::AttackFromMarch, K::Pass};
    return kinds;
  }

  const Kinds& operator()(const state::ShipMove& /*decision*/) const {
    static const Kinds kinds{K::Sail,   K::JoinGroup, K::RoundFlorida,
                             K::Embark, K::Disembark, K::Pass};
    return kinds;
  }

  const Kinds& operator()(const state::Transit& /*decision*/) const {
    static const Kinds kinds{K::Pass, K::FightOnTable};
    return kinds;
  }

  const Kinds& operator()(const state::Bombardment& /*decision*/) const {
    static const Kinds kinds{K::JoinBombardment, K::Pass, K::FightOnTable};
    return kinds;
  }

  const Kinds& operator()(const state::LossShare& /*decision*/) const {
    static const Kinds kinds{K::LosePoint};
    return kinds;
  }

  const Kinds& operator()(const state::ShipLoss& /*decision*/) const {
    static const Kinds kinds{K::LoseShip};
    return kinds;
  }

  const Kinds& operator()(const state::Retreat& /*decision*/) const {
    static const Kinds kinds{K::RetreatTo, K::RetreatInside, K::Stay};
    return kinds;
  }

  const Kinds& operator()(const state::NavalBattle& /*decision*/) const {
    static const Kinds kinds{K::Pass, K::FightOnTable};
    return kinds;
  }

  const Kinds& operator()(const state::SiegeCombat& /*decision*/) const {
    static const Kinds kinds{};
    return kinds;
  }

  const Kinds& operator()(const state::Feeding& /*decision*/) const {
    static const Kinds kinds{K::PaySupply, K::RefuseSupply};
    return kinds;
  }

  const Kinds& operator()(const state::FortTaken& /*decision*/) const {
    static const Kinds kinds{K::RemoveFort, K::ReplaceFort};
    return kinds;
  }

  const Kinds& operator()(const state::Withdrawal& /*decision*/) const {
    static const Kinds kinds{K::Withdraw};
    return kinds;
  }

  const Kinds& operator()(const state::Arrival& /*decision*/) const {
    static const Kinds kinds{K::PlaceArrival};
    return kinds;
  }

  const Kinds& operator()(const state::LeaderPlacing& /*decision*/) const {
    static const Kinds kinds{K::PlaceLeader, K::Appoint};
    return kinds;
  }

  const Kinds& operator()(const state::LeaderFlight& /*decision*/) const {
    static const Kinds kinds{K::PlaceLeader};
    return kinds;
  }

  const Kinds& operator()(const state::Conversion& /*decision*/) const {
    static const Kinds kinds{K::Convert, K::StartUnit};
    return kinds;
  }

  const Kinds& operator()(const state::SendingHome& /*decision*/) const {
    static const Kinds kinds{K::SendHome};
    return kinds;
  }

  const Kinds& operator()(const state::Rising& /*decision*/) const {
    static const Kinds kinds{K::PlaceArrival};
    return kinds;
  }

  const Kinds& operator()(const state::TableFight& /*decision*/) const {
    static const Kinds kinds{K::ReportFight};
    return kinds;
  }

  const Kinds& operator()(const state::TableBattle& /*decision*/) const {
    static const Kinds kinds{K::ReportBattle};
    return kinds;
  }

  const Kinds& operator()(const state::Battle& battle) const {
    return kBattleSteps.at(static_cast<std::size_t>(battle.step));
  }
};

}  // namespace

bool is_asked(const state::Turn& turn, ActionKind kind) noexcept {
  return kind == K::Concede || kinds_asked(turn)[static_cast<std::size_t>(kind)];
}

const KindSet& kinds_asked(const state::Turn& turn) noexcept {
  return turn.pending.empty() ? kStages.at(static_cast<std::size_t>(turn.stage)).bits()
                              : std::visit(AskedBy{}, turn.pending.back()).bits();
}

base::CaseRef forbids_now(const state::Turn& turn, ActionKind kind) {
  const bool force_moves = turn.innermost<state::ForceMove>() != nullptr;
  const bool stage_asks = stage_asking(kind, turn.stage).has_value();
  if (kind == K::Pass || kind == K::Concede) {
    return "4.1"_case;
  }
  if (!stage_asks) {
    const bool marches = row_of(kind).room == RulesRoom::Movement || kind == K::RepairRail;
    return marches && state::is_movement(turn.stage) ? "5.27"_case : "4.1"_case;
  }
  if (force_moves) {
    return "5.28"_case;
  }
  return kind == K::Attack ? "8.31"_case : row_of(kind).cited;
}

std::optional<state::Stage> stage_asking(ActionKind kind, state::Stage from) noexcept {
  for (std::size_t past = 0; past < kStages.size(); ++past) {
    const std::size_t at = (static_cast<std::size_t>(from) + past) % kStages.size();
    if (kStages.at(at).has(kind)) {
      return static_cast<state::Stage>(at);
    }
  }
  return std::nullopt;
}

bool is_asked_on_the_march(ActionKind kind) noexcept {
  return AskedBy{}(state::ForceMove{}).has(kind);
}

}  // namespace core::sequence
