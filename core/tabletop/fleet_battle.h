// [26.13] [IC-441]-[IC-443] [RC-541]-[RC-543] [RC-545] A naval fight of the strategic game on the
// miniature table: its units become ships, and what became of them is reported back.
#pragma once

#include "core/coastal/fleet.h"
#include "core/data/catalogue.h"
#include "core/game/game.h"
#include "core/ironclad/fleet.h"
#include "core/naval/table_fight.h"
#include "core/tabletop/battle_record.h"
#include "core/tabletop/battle_rules.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop {

/// A unit of the strategic game and the ships that stand for it.
struct FleetUnit {
  state::PieceId piece;
  board::Side side{};
  int strength{};                    ///< naval strength
  std::vector<table::ShipId> ships;  ///< of the battle
};

/// A fight at hand as a battle of a rule set.
struct FleetBattle {
  RuleSet rules{};
  naval::FightKind kind{};
  board::Side mover{};
  int seed{};  ///< of the table and of the battle's dice
  table::Battle battle;
  std::vector<FleetUnit> units;  ///< warships; transports stay off the table and share their fate
  int garrison{};                ///< CSP of the fort
};

/// [RC-545] The rule set of a campaign.
[[nodiscard]] RuleSet rule_set_of(const rulebook::Setting& setting) noexcept;

/// [IC-441] [IC-442] [RC-541] [RC-542] The fight that waits for die or table, or that is on the
/// table with nothing reported of it, as a battle.
///
/// The table is laid out by the dice of `seed`, river or estuary by the water of the fight. Who
/// holds the hex, the side of the fort or else the one that does not attack, lies upstream and has
/// the Confederates' part in laying it out. Where ships would have no water under them, or no room,
/// the dice of the next seed count, up to a hundred.
/// @param seed 1 or more.
/// @return nothing, and why not in a sentence, when there is no such fight or no table for it.
[[nodiscard]] tl::expected<FleetBattle, std::string> fleet_battle(const data::Catalogue& catalogue,
                                                                  const state::Situation& now,
                                                                  int seed);

/// [IC-T39] S20: what the save of the battle begins with. Its name tells the battle apart from
/// every other one: "fight-12-2671927489", the seed of the table and a hash of all that lies on it.
[[nodiscard]] BattleBegin begin_of(const data::Catalogue& catalogue, const FleetBattle& battle);

/// The setting of the battle under its rule set.
/// @pre battle.rules is the set
template <class Rules>
[[nodiscard]] std::shared_ptr<const typename Rules::Setting> setting_of(
    const data::Catalogue& catalogue, const FleetBattle& battle);

/// What became of a battle, as 26.13 has it reported.
struct FleetOutcome {
  int ships{};                        ///< units that the mover loses
  int enemies{};                      ///< units that the other side loses
  int garrison{};                     ///< CSP
  std::optional<board::Side> holder;  ///< who holds the water

  friend bool operator==(const FleetOutcome&, const FleetOutcome&) = default;
};

/// [IC-443] [RC-543] A side loses a unit for each full 20 points of strength lost, and one whose
/// ships are all lost in any case. The side with the higher value left on the table holds the
/// water; of equal ones who held it before.
template <class Rules>
[[nodiscard]] FleetOutcome outcome_of(const FleetBattle& battle,
                                      const typename Rules::Setting& setting,
                                      const typename Rules::State& state);

/// [26.13] The choices that report an outcome, within what may be reported: what is more than that
/// is reported as the most.
/// @param game in which the fight waits; a copy
/// @param seed that is reported with it
[[nodiscard]] std::vector<sequence::Action> report_of(game::Game game, const FleetOutcome& outcome,
                                                      int seed);

}  // namespace core::tabletop
