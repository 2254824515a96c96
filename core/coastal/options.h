// [RC-T46] Options of the set.
#pragma once

#include "core/table/named_options.h"

#include <cstdint>

namespace core::coastal {

/// [RC-282] What the first free moment of fire is counted for.
enum class FirstFire : std::uint8_t { Ship, Game };

/// Read from table RC-T46; a scenario may change the defaults.
struct Options {
  bool show_ranges{};             ///< [RC-005] distances are told before orders are locked
  int model_scale_ft{};           ///< [RC-001] feet an inch of model
  bool mines_confederate_only{};  ///< [RC-087] in historical games
  FirstFire first_fire{};         ///< [RC-282]
  bool per_inch_grounding{};      ///< [RC-204] a die for each inch in a hazard
  int port_arc_deg{};             ///< [RC-261] half arc of a gun in a port, degrees
  int end_on_deg{};               ///< [RC-285] half angle of a bow or stern shot, degrees

  friend bool operator==(const Options&, const Options&) = default;
};

/// By the names of the table.
[[nodiscard]] const table::NamedOptions<Options>& named(const Options& options);

}  // namespace core::coastal
