// A judgement of the miniature table: a value, or the rule that forbids it with its figures.
#pragma once

#include "core/base/rule_id.h"
#include "core/table/ship_id.h"
#include "core/table/units.h"

#include <tl/expected.hpp>

#include <concepts>
#include <optional>
#include <string_view>

namespace core::table {

/// What every refusal of the tabletop sets holds. `Whole` is the refusal itself, which the members
/// return.
template <class Whole>
struct RefusalBasis {
  base::RuleId rule;
  std::string_view key;  ///< a literal: "beyond-speed"
  int need{};
  int have{};

  [[nodiscard]] constexpr Whole figures(int needed, int had) const {
    Whole result = changed(&RefusalBasis::need, needed);
    result.have = had;
    return result;
  }

 protected:
  template <class Member, class Value>
  [[nodiscard]] constexpr Whole changed(Member member, Value value) const {
    Whole result = static_cast<const Whole&>(*this);
    result.*member = value;
    return result;
  }
};

/// `return refused(refusal(rule, "beyond-speed").of(ship).inches(most, asked));`
template <class Whole>
requires std::derived_from<Whole, RefusalBasis<Whole>>

[[nodiscard]] constexpr tl::unexpected<Whole> refused(const Whole& why) {
  return tl::unexpected<Whole>{why};
}

/// Why a player may not do something on the table. Cheap to make: an offer of moves makes
/// thousands and shows none.
///
/// The sentence stands under `key` in the chart `table_refusals` of docs/rules/table.md, of the
/// battle on land in `field_refusals` of docs/rules/field.md, with words in braces that the members
/// fill in: {ship} or {unit}, {other}, {gun}, {need}, {have}, {need_tenths},
/// {have_tenths} of such as count tenths, {need_inches}, {have_inches}, {rule}.
struct Refusal : RefusalBasis<Refusal> {
  std::optional<ShipId> ship;   ///< who was to do it
  std::optional<ShipId> other;  ///< the target, or who stands in the way
  std::optional<int> gun;       ///< of `ship`, in the order of its card, counted from 1
  Inches need_inches;           ///< a limit of the rule
  Inches have_inches;           ///< what was asked for or measured

  [[nodiscard]] constexpr Refusal of(ShipId who) const { return changed(&Refusal::ship, who); }

  [[nodiscard]] constexpr Refusal with(ShipId whom) const { return changed(&Refusal::other, whom); }

  /// @param number in the order of the card, counted from 1.
  [[nodiscard]] constexpr Refusal by_gun(int number) const {
    return changed(&Refusal::gun, number);
  }

  [[nodiscard]] constexpr Refusal inches(Inches needed, Inches had) const {
    Refusal result = *this;
    result.need_inches = needed;
    result.have_inches = had;
    return result;
  }
};

/// A value, or the Refusal. Not [[nodiscard]] itself: the functions that return it are.
template <class T = void>
using Judged = tl::expected<T, Refusal>;

[[nodiscard]] constexpr Refusal refusal(base::RuleId rule, std::string_view key) {
  Refusal result;
  result.rule = rule;
  result.key = key;
  return result;
}

/// A face that people have written down which the die that is rolled lacks.
[[nodiscard]] constexpr Refusal wrong_die(base::RuleId rule, int sides, int face) {
  return refusal(rule, "wrong-die").figures(sides, face);
}

}  // namespace core::table
