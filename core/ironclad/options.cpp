#include "core/ironclad/options.h"

namespace core::ironclad {
namespace {

// Bounds beyond which a table has no sense: of the factor so that every length stays far within
// 64 bits, of the half arc a right angle.
constexpr int kMostScale = 10;
constexpr int kRightAngle = 90;

}  // namespace

const table::NamedOptions<Options>& named(const Options& /*options*/) {
  using table::whole;
  using table::worded;
  using O = Options;
  static const table::NamedOptions<Options> kAll{
      "the Ironclad set",
      {whole<&O::table_scale, O>("table_scale", 1, kMostScale),
       worded<&O::fire_each_step, O>("fire_each_step"), worded<&O::combine_fire, O>("combine_fire"),
       whole<&O::port_arc_deg, O>("port_arc_deg", 0, kRightAngle),
       worded<&O::cityclass_wood_when_rammed, O>("cityclass_wood_when_rammed")}};
  return kAll;
}

}  // namespace core::ironclad
