// The edges of the table: where they lie, and how far off.
#pragma once

#include "core/field/battle.h"

namespace core::field {

/// From the middle of the table towards an edge.
[[nodiscard]] Heading heading_of(Edge edge) noexcept;

/// The edge to which the rear of a side lies.
[[nodiscard]] Edge base_of(const Battle& battle, Side side);

/// Towards the base of a side.
[[nodiscard]] Heading towards_base(const Battle& battle, Side side);

/// How far a place is from an edge, in inches.
[[nodiscard]] Inches from_edge(const Battle& battle, Edge edge, Point at) noexcept;

}  // namespace core::field
