// A judgement of the campaign: a value, or the rule that forbids it with its figures.
#pragma once

#include "core/base/rule_id.h"
#include "core/river/place.h"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>

namespace core::river {

/// Why the commodore may not do something.
///
/// The sentence stands under `key` in the chart `river_refusals` of docs/rules/river.md, with words
/// in braces that the members fill in: {vessel}, {other}, {group}, {place}, {need}, {have}, {rule}.
struct Refusal {
  base::RuleId rule;
  std::string_view key;  ///< a literal: "not-dealt-with"
  int need{};
  int have{};
  std::optional<VesselId> vessel;
  std::optional<VesselId> other;
  std::optional<GroupId> group;
  std::optional<Place> place;

  [[nodiscard]] constexpr Refusal of(VesselId who) const {
    Refusal result = *this;
    result.vessel = who;
    return result;
  }

  [[nodiscard]] constexpr Refusal with(VesselId whom) const {
    Refusal result = *this;
    result.other = whom;
    return result;
  }

  [[nodiscard]] constexpr Refusal of(GroupId who) const {
    Refusal result = *this;
    result.group = who;
    return result;
  }

  [[nodiscard]] constexpr Refusal at(Place where) const {
    Refusal result = *this;
    result.place = where;
    return result;
  }

  [[nodiscard]] constexpr Refusal figures(int needed, int had) const {
    Refusal result = *this;
    result.need = needed;
    result.have = had;
    return result;
  }
};

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

[[nodiscard]] constexpr tl::unexpected<Refusal> refused(const Refusal& why) {
  return tl::unexpected<Refusal>{why};
}

}  // namespace core::river
