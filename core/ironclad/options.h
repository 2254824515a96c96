// [IC-T42] Options of the set.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// A name of the table and a value as it is written, "on", "off" or a number.
using OptionText = std::pair<std::string, std::string>;

/// All options by the names of the table and in its order.
[[nodiscard]] std::vector<OptionText> option_texts(const Options& options);

/// Those whose values are not the same as in `defaults`.
[[nodiscard]] std::vector<OptionText> changed_options(const Options& options,
                                                      const Options& defaults);

/// Sets an option by its name.
/// @return empty, or in one sentence why not: no such name, a value that the option cannot have.
///         Then nothing has changed.
[[nodiscard]] std::string set_option(Options& options, std::string_view name,
                                     std::string_view value);

}  // namespace core::ironclad
