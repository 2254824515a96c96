// What does not change in a battle: the scenario, its waters, the cards, the charts, the options.
#pragma once

#include "core/ironclad/card.h"
#include "core/ironclad/options.h"
#include "core/ironclad/state.h"
#include "core/table/area.h"
#include "core/table/battle.h"
#include "core/table/entry.h"
#include "core/table/outline.h"

#include <optional>
#include <string>
#include <vector>

namespace core::ironclad {

/// [IC-142] The shoal along a stretch of land.
struct Strip {
  std::size_t land{};  ///< its area
  table::Zone water;
  table::Feet depth;
};

/// A ship of the battle as it was built.
struct ShipSheet {
  base::InternedText name;
  Card card;
  table::Hull hull;
  bool double_ended{};
  bool tug{};
  bool launch{};
  bool side_wheel{};
  bool towed_craft{};
  bool wooden_when_rammed{};  ///< [IC-287] an ironclad that counts as wooden
  bool has_turret{};

  [[nodiscard]] bool ironclad() const noexcept { return card.ironclad(); }
};

/// A fort of the battle.
struct FortSheet {
  base::InternedText name;  ///< for readers
  FortCard card;
  table::Point middle;
  table::Heading facing;
  table::Footprint footprint;
};

struct Setting {
  table::Facts facts;
  table::Battle battle;
  table::Waters waters;       ///< areas in the order of the battle's
  table::Current current;     ///< at the start
  std::vector<Strip> strips;  ///< [IC-142] a strip for each stretch of land
  Options options;
  Charts charts;
  std::vector<ShipSheet> ships;  ///< [IC-025] launches only where the battle has them
  std::vector<FortSheet> forts;

  [[nodiscard]] const ShipSheet& ship(ShipId id) const { return ships.at(id.value()); }

  [[nodiscard]] const FortSheet& fort(FortId id) const { return forts.at(id.value()); }

  [[nodiscard]] const table::BattleShip& placed(ShipId id) const {
    return battle.ships.at(id.value());
  }

  /// Of the ships and forts in one row, as the sentences count them: forts follow the ships.
  [[nodiscard]] ShipId name_of(FortId id) const noexcept {
    return ShipId{static_cast<std::uint8_t>(ships.size() + id.value())};
  }
};

/// All that a battle needs, from the lists, the charts and a scenario.
/// @param options without them those of the charts, and what the scenario changes.
/// @throws base::DataError for a battle that this set cannot play.
[[nodiscard]] Setting make_setting(const table::Facts& facts, const Charts& charts,
                                   const table::Battle& battle,
                                   const std::optional<Options>& options = {});

/// [IC-021] [IC-026] The state before the first die.
/// @param scripted faces that come first: a referee's dice, tests.
[[nodiscard]] State begin(const Setting& setting, std::uint64_t seed,
                          std::vector<std::uint8_t> scripted = {});

}  // namespace core::ironclad
