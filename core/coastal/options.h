// [RC-T46] Options of the set.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// A name of the table and a value as it is written: "on", "off", a word or a number.
using OptionText = std::pair<std::string, std::string>;

/// All options by the names of the table and in its order.
[[nodiscard]] std::vector<OptionText> option_texts(const Options& options);

/// Those whose values are not the same as in `defaults`.
[[nodiscard]] std::vector<OptionText> changed_options(const Options& options,
                                                      const Options& defaults);

/// The words that an option can have as its value; none for one that is a switch or a number.
[[nodiscard]] std::vector<std::string_view> option_words(std::string_view name);

/// Sets an option by its name.
/// @return empty, or in one sentence why not: no such name, a value that the option cannot have.
///         Then nothing has changed.
[[nodiscard]] std::string set_option(Options& options, std::string_view name,
                                     std::string_view value);

}  // namespace core::coastal
