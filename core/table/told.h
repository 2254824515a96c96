// What has happened on the miniature table, as a line of the log tells it.
#pragma once

#include "core/base/rule_id.h"
#include "core/table/ship_id.h"
#include "core/table/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::table {

/// A fact with its rule, ships and figures.
///
/// The sentence stands under `key` in the chart `table_events` of docs/rules/table.md, of the
/// battle on land in `field_events` of docs/rules/field.md, with words in braces that the members
/// fill in: {ship} or {unit}, {other}, {gun}, {inches}, {rule}, the figures as {1}, {2} ..., as
/// {+1}, {+2} ... those that are not 0, as {tenths1} ... those that count tenths.
struct Told {
  base::RuleId rule;
  std::string key;  ///< "aground"
  std::optional<ShipId> ship;
  std::optional<ShipId> other;
  std::optional<int> gun;  ///< of `ship`, in the order of its card, counted from 1
  std::optional<Inches> inches;
  std::vector<int> figures;  ///< dice, boxes, turns: the sentence says which

  friend bool operator==(const Told&, const Told&) = default;

  [[nodiscard]] Told of(ShipId who) && {
    ship = who;
    return std::move(*this);
  }

  [[nodiscard]] Told with(ShipId whom) && {
    other = whom;
    return std::move(*this);
  }

  /// @param number in the order of the card, counted from 1.
  [[nodiscard]] Told by_gun(int number) && {
    gun = number;
    return std::move(*this);
  }

  [[nodiscard]] Told over(Inches length) && {
    inches = length;
    return std::move(*this);
  }

  [[nodiscard]] Told with_figures(std::vector<int> numbers) && {
    figures = std::move(numbers);
    return std::move(*this);
  }
};

/// `told(rule, "aground").of(ship).with_figures({die})`
[[nodiscard]] inline Told told(base::RuleId rule, std::string_view key) {
  Told result;
  result.rule = rule;
  result.key = key;
  return result;
}

}  // namespace core::table
