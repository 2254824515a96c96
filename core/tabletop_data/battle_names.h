// Private to this room: what the lines of a naval battle name, its special rules and objectives.
#pragma once

#include "core/table/battle.h"
#include "core/tabletop_data/battle_line.h"

namespace core::tabletop_data {

/// What the lines of a battle name.
class BattleNames {
 public:
  BattleNames(const table::Facts& facts, const table::Battle& battle)
      : facts_{&facts}, battle_{&battle} {}

  [[nodiscard]] const table::Facts& facts() const noexcept { return *facts_; }

  [[nodiscard]] const table::Battle& battle() const noexcept { return *battle_; }

  [[nodiscard]] table::VesselId vessel(BattleLine& line) const;
  [[nodiscard]] table::GunId gun(BattleLine& line) const;
  [[nodiscard]] std::optional<table::ShipId> find_ship(std::string_view name) const;
  [[nodiscard]] std::optional<table::FortId> find_fort(std::string_view name) const;
  /// A fort of the list, or a work of the battle behind its last.
  [[nodiscard]] std::optional<table::FortCardId> find_card(std::string_view id) const;
  [[nodiscard]] table::ShipId ship(BattleLine& line) const;
  [[nodiscard]] table::FortId fort(BattleLine& line) const;
  /// `union ironclads`, `confederate rams except "CSS Virginia"`, or names in quotes.
  [[nodiscard]] std::vector<table::ShipId> ships(BattleLine& line) const;

 private:
  [[nodiscard]] bool is_of(const table::BattleShip& ship, std::size_t group) const;

  const table::Facts* facts_;
  const table::Battle* battle_;
};

/// The rest of a `rule` line.
[[nodiscard]] table::BattleRule read_battle_rule(BattleLine& line, const BattleNames& names);

/// The rest of a `wins` line.
[[nodiscard]] table::Objective read_objective(BattleLine& line, const BattleNames& names);

}  // namespace core::tabletop_data
