// [FB-470]-[FB-473] Army lists: what a unit may be, and what it is worth when sides are balanced.
#pragma once

#include "core/field/charts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core::field {

/// [FB-472] Strength points in quarters, so that rifles count exactly.
inline constexpr int kQuartersOfPoint = 4;

/// [FB-472] What a unit is worth, in quarters of a strength point.
[[nodiscard]] int quarter_points(const Muster& muster) noexcept;
/// [FB-472] The units of a brigade and its brigadier.
[[nodiscard]] int quarter_points(const SampleBrigade& brigade) noexcept;
/// [FB-472] All troops and generals of a side.
[[nodiscard]] int quarter_points(const Battle& battle, Side side) noexcept;

/// [FB-472] Quarters as players read them: "138 1/4".
[[nodiscard]] std::string points_text(int quarters);

/// [FB-473] How a unit stands in a list.
enum class ListEntry : std::uint8_t { Regiment, Detachment };

/// [FB-470] [FB-473] Why a unit cannot be in a list, in a sentence with its rule; nothing when it
/// can: more than three officers, guns without gunners, a detachment that is no multiple of eight.
[[nodiscard]] std::optional<std::string> fault_of(const Muster& muster,
                                                  ListEntry entry = ListEntry::Regiment);

/// [FB-425] [FB-473] The same of a whole list: no regiment stands in more parts than it may.
/// @param detached_from of each unit, where it is a part of another one of the list
[[nodiscard]] std::optional<std::string> fault_of(
    const Charts& charts, const std::vector<Muster>& units,
    const std::vector<std::optional<std::size_t>>& detached_from);

}  // namespace core::field
