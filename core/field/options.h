// [FB-450] [FB-463] Switches of the set: the annex and rulings of which another reading is kept.
#pragma once

#include "core/table/named_options.h"

namespace core::field {

/// Read from table FB-T39; a battle may change the defaults. The annex is off unless both players
/// agree.
struct Options {
  bool super_skirmishers{};  ///< [FB-451] +1 in skirmish fire
  bool assault_infantry{};   ///< [FB-453] +1 in melee, steadier
  bool no_breakthroughs{};   ///< [FB-455]
  bool round_shot_sleeve{};  ///< [FB-457] sleeve in place of the stick
  bool doubled_die{};        ///< [FB-323] a horseman doubles one die in place of two dice
  bool stray_line{};         ///< [FB-205] "48-60: 6 kills" beyond 48"
  bool light_rates{};        ///< [FB-023] light troops move at their own rates
  bool free_orders{};        ///< [FB-077] people move their units without written orders

  friend bool operator==(const Options&, const Options&) = default;
};

/// By the names of the table.
[[nodiscard]] const table::NamedOptions<Options>& named(const Options& options);

}  // namespace core::field
