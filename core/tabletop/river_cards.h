// [RR-380] [RR-381] [RR-460] The cards of an encounter's vessels and batteries: the naval lists'
// own where they have the vessel, else made of the campaign's figures. Private to this room.
#pragma once

#include "core/tabletop/river_battle.h"

#include <optional>

namespace core::tabletop {

/// Puts the vessels and batteries of an encounter on its battle, not yet in their places.
class RiverCards {
 public:
  /// @param made to which ships, forts and their facts are added; its facts are the lists
  RiverCards(const ironclad::Charts& boxes, const river::Setting& setting,
             const river::State& state, RiverBattle& made);

  void add(river::VesselId vessel);
  /// @param place among the section's enemies
  void add_enemy(std::uint8_t place, const river::Enemy& enemy);
  void add_torpedo_craft();
  /// @param place among the section's batteries
  void add_battery(std::uint8_t place, const river::Battery& battery);

 private:
  [[nodiscard]] table::GunId gun_of(river::GunIndex gun);
  [[nodiscard]] table::VesselId card_of(const river::VesselType& type,
                                        const std::vector<river::MountedGun>& guns,
                                        board::Side side, RiverShip& ship);
  /// @param number behind her name, as the campaign numbers her
  table::BattleShip& add_ship(const river::VesselType& type, table::VesselId card, board::Side side,
                              RiverShip ship, std::optional<int> number);
  /// That of the brief, where a section has more than one Confederate vessel; ships with a name of
  /// their own have none.
  [[nodiscard]] std::optional<int> number_of_enemy(std::uint8_t place) const;
  /// [RR-122] [RR-130] Guns in doubt, and her rudder.
  void add_troubles(const river::Vessel& vessel);
  /// [RR-383] The rounds of her calibres.
  void add_rounds(table::BattleShip& placed, const river::Vessel& vessel);
  /// [RR-371] What she has lost before.
  void cross_off(table::BattleShip& ship, int damage, int points);

  const ironclad::Charts* boxes_;
  const river::Setting* setting_;
  const river::State* state_;
  RiverBattle* made_;
};

/// The bank of the table on which a battery of that hand stands faces the river so.
[[nodiscard]] table::Heading facing_of(river::Hand bank) noexcept;

}  // namespace core::tabletop
