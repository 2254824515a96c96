// [IC-T42] Options of the set.
#pragma once

#include "core/table/named_options.h"

namespace core::ironclad {

/// Read from table IC-T42; a scenario may change the defaults.
struct Options {
  int table_scale{1};                 ///< [IC-001] factor on all ranges and speeds
  bool fire_each_step{};              ///< [IC-063] a gun fires in step 2 and again in step 4
  bool combine_fire{true};            ///< [IC-189] fire of several ships at a target is added
  int port_arc_deg{};                 ///< [IC-165] half arc of a gun in a port, degrees
  bool cityclass_wood_when_rammed{};  ///< [IC-287] City class and Benton count as wooden

  friend bool operator==(const Options&, const Options&) = default;
};

/// By the names of the table.
[[nodiscard]] const table::NamedOptions<Options>& named(const Options& options);

}  // namespace core::ironclad
