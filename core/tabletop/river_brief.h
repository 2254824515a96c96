// [RR-371] The brief of an encounter of the river campaign: all that whoever fights it needs to
// know, on a table of his own [RR-384] as on the program's (tabletop/river_battle.h).
#pragma once

#include "core/river/setting.h"
#include "core/river/state.h"
#include "core/rulebook/rulebook.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop {

/// Guns of one kind.
struct BriefGuns {
  river::GunIndex gun{};
  int ready{};
  int all{};                  ///< those that are out, too; not such as are not there for good
  int suspect{};              ///< [RR-122]
  std::optional<int> rounds;  ///< [RR-383] at most so many are fired; nothing: not counted

  friend bool operator==(const BriefGuns&, const BriefGuns&) = default;
};

/// A Union vessel of the group.
struct BriefVessel {
  river::VesselId vessel;
  int speed{};  ///< hundredths of a knot, [RR-124] with the boiler as it is
  /// [RR-131] [RR-222] [RR-185] She cannot steam: aground, laid up, without fuel.
  bool aground{};
  bool laid_up{};
  bool no_fuel{};
  std::vector<BriefGuns> guns;
};

/// A battery that is still to be fought.
struct BriefBattery {
  std::uint8_t index{};  ///< among those of the section, as a report counts them
  std::vector<BriefGuns> guns;
};

/// A Confederate vessel that is still to be fought.
struct BriefEnemy {
  std::uint8_t index{};
  std::vector<BriefGuns> guns;
};

/// [RR-378] Which ends are allowed.
struct BriefExits {
  bool passes{};      ///< by the far end
  bool breaks_off{};  ///< by the near end
};

struct RiverBrief {
  river::Place place;
  river::GroupId group;
  bool daylight{};
  bool downstream{};                       ///< the group comes from above
  bool drifting{};                         ///< [RR-226]
  bool to_the_death{};                     ///< [RR-169]
  int current{};                           ///< hundredths of a knot [RR-011]
  std::vector<BriefVessel> union_vessels;  ///< in line order, supply ships in the rear
  std::vector<BriefBattery> batteries;
  std::vector<BriefEnemy> enemies;
  int torpedo_craft{};
  int consorts{};                           ///< [RR-176] they do not fight
  std::optional<std::uint8_t> fires_first;  ///< [RR-147] a hidden battery that has not fired yet
  BriefExits exits;
  int rounds_fought{};  ///< of the fast resolution, in the part that is fought now
};

/// Nothing when no encounter goes on.
[[nodiscard]] std::optional<RiverBrief> river_brief(const river::Setting& setting,
                                                    const river::State& state);

/// The brief in words, line by line. The sentences stand in docs/rules/river.md.
[[nodiscard]] std::string brief_text(const rulebook::Rulebook& book, const river::Setting& setting,
                                     const river::State& state, const RiverBrief& brief);

}  // namespace core::tabletop
