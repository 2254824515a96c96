#include "core/field/edges.h"

namespace core::field {

Heading heading_of(Edge edge) noexcept {
  switch (edge) {
    case Edge::West:
      return Heading::degrees(270);
    case Edge::East:
      return Heading::degrees(90);
    case Edge::South:
      return Heading::degrees(180);
    case Edge::North:
      return Heading::degrees(0);
  }
  return {};
}

Edge base_of(const Battle& battle, Side side) {
  return battle.base.at(static_cast<std::size_t>(side));
}

Heading towards_base(const Battle& battle, Side side) { return heading_of(base_of(battle, side)); }

Inches from_edge(const Battle& battle, Edge edge, Point at) noexcept {
  switch (edge) {
    case Edge::West:
      return at.x;
    case Edge::East:
      return battle.width - at.x;
    case Edge::South:
      return at.y;
    case Edge::North:
      return battle.depth - at.y;
  }
  return {};
}

}  // namespace core::field
