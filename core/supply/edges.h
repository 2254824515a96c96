// [17.03] [17.6] What stands in the way of a step, predicate by predicate. Private to this room.
#pragma once

#include "core/supply/view.h"

namespace core::supply {

/// A step of the layered graph with its two ends.
struct EdgeStep {
  std::uint32_t from{};
  std::uint32_t to{};
  const Edge* edge{};
};

/// One check of a step: the kind of obstacle it finds, the case it reads, and whether it applies.
///
/// The list of checks of an edge kind is the rule; searches ask `blocked`, explanations ask
/// `obstacles`.
struct Check {
  ObstacleKind kind;
  CaseRef cited;
  bool (*applies)(const View& view, const EdgeStep& step);
};

/// The checks for steps of a kind, in the order of the rulebook.
[[nodiscard]] std::span<const Check> checks_of(EdgeKind kind) noexcept;

/// The checks a rail hex must pass to be part of the net at all, as an origin or a landing place
/// [17.03].
[[nodiscard]] std::span<const Check> rail_hex_checks() noexcept;

/// The checks a landing place must pass to broadcast as a railhead [17.13].
[[nodiscard]] std::span<const Check> landing_checks() noexcept;

/// Whether any check stops the step (obstacles thought away do not).
[[nodiscard]] bool is_blocked(const View& view, std::span<const Check> checks,
                              const EdgeStep& step);

/// All that stops the step, in the order of the checks.
[[nodiscard]] std::vector<Obstacle> obstacles(const View& view, std::span<const Check> checks,
                                              const EdgeStep& step);

/// [17.6] How a ground step goes: along a line, by ship, or overland; bridges are part of the line.
[[nodiscard]] Mode mode_of(const View& view, const EdgeStep& step) noexcept;

/// [17.6] Supply movement points to enter the hex of a ground step.
[[nodiscard]] int ground_cost(const View& view, const EdgeStep& step) noexcept;

/// The hex or water place of a vertex of the layered graph.
[[nodiscard]] Spot spot_of(std::uint32_t vertex) noexcept;

}  // namespace core::supply
