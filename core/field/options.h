// [FB-450] [FB-463] Switches of the set: the annex and rulings of which another reading is kept.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// A name of the table and a value as it is written, "on" or "off".
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

}  // namespace core::field
