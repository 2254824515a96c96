// What does not change in a battle: the scenario, its waters, the sheets, the charts, the options.
#pragma once

#include "core/coastal/card.h"
#include "core/coastal/state.h"
#include "core/table/area.h"
#include "core/table/begun_before.h"
#include "core/table/current.h"
#include "core/table/entry.h"
#include "core/table/outline.h"

#include <optional>
#include <vector>

namespace core::coastal {

/// A ship of the battle as it was built.
struct ShipSheet {
  base::InternedText name;
  Card card;
  table::Hull hull;
  std::vector<table::MountedGun> guns;
  Inches most;        ///< [RC-029] greatest speed
  Inches radius;      ///< [RC-171] [RC-172] its own, or the least that it may choose
  bool any_radius{};  ///< [RC-T11] a side-wheeler
  bool ironclad{};
  bool small_craft{};  ///< [RC-027] below 20 SPV
  bool towed_craft{};
  bool double_ender{};
  bool tug{};
  bool small_target{};  ///< [RC-286] [RC-364] submarines too, which lie at the surface
  bool sloping{};       ///< [RC-290]
  bool stern_wheel{};   ///< [RC-263] masks the centre line astern
  bool dives{};         ///< [RC-205] a submarine, David or torpedo boat
  std::vector<std::vector<std::uint8_t>> turrets;  ///< guns of each turret
  int draft{};                                     ///< in tenths of a foot
  table::RamGroup ram_group{};                     ///< [RC-424]
};

/// A fort of the battle.
struct FortSheet {
  base::InternedText name;  ///< for readers
  FortCard card;
  table::Point middle;
  table::Heading facing;
  table::Footprint footprint;
  std::vector<table::FortGun> guns;
  bool buildings{};  ///< [RC-387] a town or a port, no fort
  bool port{};
};

struct Setting {
  table::Facts facts;
  table::Battle battle;
  table::Waters waters;  ///< areas in the order of the battle's
  table::Current current;
  Options options;
  table::BegunBefore begun_before{};
  bool early_morning{};  ///< [RC-225] there may be fog
  Charts charts;
  std::vector<ShipSheet> ships;
  std::vector<FortSheet> forts;  ///< [RC-387] buildings behind them, as forts without guns

  [[nodiscard]] const ShipSheet& ship(ShipId id) const { return ships.at(id.value()); }

  [[nodiscard]] const FortSheet& fort(FortId id) const { return forts.at(id.value()); }

  [[nodiscard]] const table::BattleShip& placed(ShipId id) const {
    return battle.ships.at(id.value());
  }

  [[nodiscard]] const table::Gun& gun(ShipId id, std::uint8_t gun) const {
    return facts.gun(ship(id).guns.at(gun).gun);
  }

  [[nodiscard]] const table::Gun& gun(FortId id, std::uint8_t gun) const {
    return facts.gun(fort(id).guns.at(gun).gun);
  }

  /// Of the ships and forts in one row, as the sentences count them: forts follow the ships.
  [[nodiscard]] ShipId name_of(FortId id) const noexcept {
    return ShipId{static_cast<std::uint8_t>(ships.size() + id.value())};
  }
};

/// All that a battle needs, from the lists, the charts and a scenario.
/// @param options without them those of the charts.
[[nodiscard]] Setting make_setting(const table::Facts& facts, const Charts& charts,
                                   const table::Battle& battle,
                                   const std::optional<Options>& options = {});

/// The state before the first die.
/// @param scripted faces that come first: a referee's dice, tests.
[[nodiscard]] State begin(const Setting& setting, std::uint64_t seed,
                          std::vector<std::uint8_t> scripted = {});

}  // namespace core::coastal
