#include "core/table/masked.h"

namespace core::table {

Point beyond(const ShipTest& test, Point at) {
  const bool across = test.fact == ShipFact::XAbove || test.fact == ShipFact::XBelow;
  const bool along = test.fact == ShipFact::YAbove || test.fact == ShipFact::YBelow;
  return {across ? at.x - test.limit : Inches{}, along ? at.y - test.limit : Inches{}};
}

}  // namespace core::table
