#include "core/coastal/options.h"

namespace core::coastal {
namespace {

// Bounds beyond which a table has no sense: models from 1:300 to 1:2400, half arcs up to a right
// angle.
constexpr int kLeastScale = 25;
constexpr int kMostScale = 200;
constexpr int kRightAngle = 90;

}  // namespace

const table::NamedOptions<Options>& named(const Options& /*options*/) {
  using table::whole;
  using table::worded;
  using O = Options;
  static const table::NamedOptions<Options> kAll{
      "the Coastal set",
      {worded<&O::show_ranges, O>("show_ranges"),
       whole<&O::model_scale_ft, O>("model_scale_ft", kLeastScale, kMostScale),
       worded<&O::mines_confederate_only, O>("mines_confederate_only"),
       worded<&O::first_fire, O>("first_fire", {"ship", "game"}),
       worded<&O::per_inch_grounding, O>("per_inch_grounding"),
       whole<&O::port_arc_deg, O>("port_arc_deg", 0, kRightAngle),
       whole<&O::end_on_deg, O>("end_on_deg", 0, kRightAngle)}};
  return kAll;
}

}  // namespace core::coastal
