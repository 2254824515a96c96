#include "core/field/options.h"

namespace core::field {

const table::NamedOptions<Options>& named(const Options& /*options*/) {
  using table::worded;
  using O = Options;
  static const table::NamedOptions<Options> kAll{
      "the field battle",
      {worded<&O::super_skirmishers, O>("super_skirmishers"),
       worded<&O::assault_infantry, O>("assault_infantry"),
       worded<&O::no_breakthroughs, O>("no_breakthroughs"),
       worded<&O::round_shot_sleeve, O>("round_shot_sleeve"),
       worded<&O::doubled_die, O>("doubled_die"), worded<&O::stray_line, O>("stray_line"),
       worded<&O::light_rates, O>("light_rates"), worded<&O::free_orders, O>("free_orders")}};
  return kAll;
}

}  // namespace core::field
