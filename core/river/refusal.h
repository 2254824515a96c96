// A judgement of the campaign: a value, or the rule that forbids it with its figures.
#pragma once

#include "core/base/rule_id.h"
#include "core/river/place.h"
#include "core/table/refusal.h"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>

namespace core::river {

/// Why the commodore may not do something.
///
/// The sentence stands under `key` in the chart `river_refusals` of docs/rules/river.md, with words
/// in braces that the members fill in: {vessel}, {other}, {group}, {place}, {need}, {have}, {rule}.
struct Refusal : table::RefusalBasis<Refusal> {
  std::optional<VesselId> vessel;
  std::optional<VesselId> other;
  std::optional<GroupId> group;
  std::optional<Place> place;

  [[nodiscard]] constexpr Refusal of(VesselId who) const { return changed(&Refusal::vessel, who); }

  [[nodiscard]] constexpr Refusal with(VesselId whom) const {
    return changed(&Refusal::other, whom);
  }

  [[nodiscard]] constexpr Refusal of(GroupId who) const { return changed(&Refusal::group, who); }

  [[nodiscard]] constexpr Refusal at(Place where) const { return changed(&Refusal::place, where); }
};

using table::refused;

/// A value, or the Refusal. Not [[nodiscard]] itself: the functions that return it are.
template <class T = void>
using Judged = tl::expected<T, Refusal>;

/// `return refused(refusal(rule, "not-dealt-with").at(place));`
[[nodiscard]] constexpr Refusal refusal(base::RuleId rule, std::string_view key) {
  Refusal result;
  result.rule = rule;
  result.key = key;
  return result;
}

}  // namespace core::river
