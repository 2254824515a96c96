#include "core/river/options.h"

namespace core::river {

const table::NamedOptions<Options>& named(const Options& /*options*/) {
  using table::worded;
  using O = Options;
  static const table::NamedOptions<Options> kAll{
      "the river campaign",
      {worded<&O::turns_completed, O>("t10_mod", {"t", "t-1"}),
       worded<&O::printed_roll_9, O>("table2_roll9", {"corrected", "printed"}),
       worded<&O::complete_tenths, O>("damage_vp", {"part", "complete"}),
       worded<&O::all_damage, O>("damage_vp_basis", {"outstanding", "all"}),
       worded<&O::town_nine_or_more, O>("town_trigger", {"9", "9+"}),
       worded<&O::seven_night_rolls, O>("night_rolls", {"1", "7"}),
       worded<&O::patrols, O>("patrols", {"off", "on"}),
       worded<&O::search_tributaries, O>("search_tributaries_after_shallows", {"off", "on"}),
       worded<&O::no_cross, O>("no_cross", {"off", "on"}),
       worded<&O::order_delay, O>("order_delay", {"off", "on"}),
       worded<&O::plotted, O>("plotted_river", {"off", "on"}),
       worded<&O::constants, O>("qf_constants", {"hand", "ironclad", "coastal"})}};
  return kAll;
}

}  // namespace core::river
