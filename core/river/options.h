// [RR-T11] Switches of a campaign.
#pragma once

#include "core/river/charts.h"
#include "core/table/named_options.h"

namespace core::river {

/// [RR-040] What may be played otherwise. The defaults are those of table RR-T11, which a test
/// holds against these.
struct Options {
  bool turns_completed{};  ///< [RR-143] Table 10 adds the turns that are over, not the running one
  bool printed_roll_9{};   ///< [RR-086] Table 2, roll 9, leads to Table 6 as printed
  bool complete_tenths{};  ///< [RR-303] only each complete 10 % of damage costs a point
  bool all_damage{};       ///< [RR-304] damage that was repaired counts, too
  bool town_nine_or_more{};   ///< [RR-162] a town is defended on 9 and 10
  bool seven_night_rolls{};   ///< [RR-281] seven patrol rolls a night, not one
  bool patrols{};             ///< [RR-282]
  bool search_tributaries{};  ///< [RR-325] Shallows of the main river do not end the campaign
  bool no_cross{};       ///< [RR-357] bends that come too near an older section are thrown again
  bool order_delay{};    ///< [RR-246] a call reaches a waiting supply ship only after a while
  bool plotted{};        ///< [RR-340] the course is known before play
  QuickSet constants{};  ///< [RR-434] of the fast resolution

  friend bool operator==(const Options&, const Options&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(turns_completed, printed_roll_9, complete_tenths, all_damage, town_nine_or_more,
            seven_night_rolls, patrols, search_tributaries, no_cross, order_delay, plotted,
            constants);
  }
};

/// By the names of the table.
[[nodiscard]] const table::NamedOptions<Options>& named(const Options& options);

}  // namespace core::river
