// What never changes during a game: map, charts, switches, the scenario's terms.
#pragma once

#include "core/map/map.h"
#include "core/rulebook/rulebook.h"
#include "core/rulebook/scenario.h"
#include "core/rulebook/switches.h"

#include <cstdint>
#include <memory>

namespace core::rulebook {

/// What games go on with that were begun before a rule, a chart or a sentence was mended: a save of
/// an older form comes out as it was played.
struct BegunBefore {
  bool refills_spans{};        ///< [10.11] the last span that is left is filled again
  bool staff_follows{};        ///< [10.34] an HQ left alone goes only where another one has gone
  bool old_prices{};           ///< [21.91] the Union's chart before it followed the reports of play
  bool tells_unfed_rating{};   ///< [5.23] a failed roll is told without the chain of supply, unless
                               ///< that decided
  bool repeats_names{};        ///< [17.55] units of Depots of a hex may have one name
  bool old_tables{};           ///< [26.13] tables of fights have islands and bars in their banks
  bool stays_aboard_trains{};  ///< [6.54] who leaves a railroad on foot is still entrained
  bool nearest_spans_only{};   ///< [10.11] spans that nobody declares follow no names
  bool leaders_last{};         ///< [10.13] armies whose spans nobody declares take units before
                               ///< leaders without a headquarters
  bool stops_at_ferries{};     ///< [18.15] a march over a bridge beside a rail ferry leaves the net
  bool comes_among_enemies{};  ///< [21.61] [17.55] as printed new units, and those that a Depot
                               ///< gives back, come on top of a besieged fort
};

/// How sentences tell apart pieces that bear no name: by the ids that orders take, or as players
/// do.
enum class Naming : std::uint8_t { ById, ByPlace };

/// Handed to every rule as `const Setting&`. Cheap to copy: map, charts and scenario are shared and
/// immutable.
struct Setting {
  std::shared_ptr<const map::Map> map;
  std::shared_ptr<const Rulebook> rulebook;
  Switches switches;
  /// [19.3] The set-up's own terms; none while no set-up is opened, and for a position that names
  /// none.
  std::shared_ptr<const Scenario> scenario{};
  BegunBefore begun_before{};
  Naming naming{};

  /// [20.0] Whether the whole war is played, with production and politics.
  [[nodiscard]] bool is_campaign() const noexcept {
    return scenario != nullptr && scenario->campaign;
  }
};

}  // namespace core::rulebook
