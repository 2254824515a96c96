// [IC-T39] S20: the words of orders as text: names, lengths, headings, courses. Each rule set has
// its own verbs.
//
// Names are those of the battle with hyphens for blanks; large and small letters are alike. Lengths
// are inches to a ten-thousandth, headings degrees to a thousandth; guns are counted from 1 in the
// order of the card.
#pragma once

#include "core/table/battle.h"
#include "core/table/course.h"
#include "core/table/measured.h"
#include "core/table/ship_id.h"
#include "core/table/told_water.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::table {

// ---- writing ----

/// "USS-Monitor"
[[nodiscard]] std::string order_name(const base::InternedText& name);

/// A whole number of parts of one as a decimal fraction without zeros at its end; exact.
[[nodiscard]] std::string decimal(std::int64_t parts, std::int64_t one);

[[nodiscard]] std::string inches_text(Inches length);
[[nodiscard]] std::string degrees_text(Heading heading);

/// " gun 3" of the third gun, whose number in the card is 2.
[[nodiscard]] std::string gun_text(int gun);

/// " straight 2", " astern left 1.5 radius 3", " pivot 90", " drift 90 for 1"
[[nodiscard]] std::string leg_text(const Leg& leg);

/// "dice 3 6"
[[nodiscard]] std::string dice_text(const std::vector<std::uint8_t>& faces);

/// " range 6 bearing 90 from 45"; nothing when nothing was measured.
[[nodiscard]] std::string measured_text(const std::optional<Measured>& measured);

/// " shoal 6", " stakes", " mines real" of what a ship has come into.
[[nodiscard]] std::string water_text(const TellWater& told);

// ---- forms ----

/// A kind of order, for people who ask how it is written.
struct OrderForm {
  std::string_view form;  ///< "embark SHIP"; its first word is the one that it is known by
  std::string_view does;  ///< "a boarding party goes aboard"
  unsigned steps{};       ///< bit n: it may come in step n of the set
  bool models{};          ///< only where people play with models

  [[nodiscard]] constexpr std::string_view word() const { return form.substr(0, form.find(' ')); }
};

/// The forms of a table of verbs, without those of models where there are none.
/// @tparam Verbs a range of what has a `form`
template <class Verbs>
[[nodiscard]] std::vector<OrderForm> forms_of(const Verbs& verbs, bool by_models) {
  std::vector<OrderForm> all;
  for (const auto& each : verbs) {
    if (by_models || !each.form.models) {
      all.push_back(each.form);
    }
  }
  return all;
}

/// How a leg of a course is written, LEG in the forms.
inline constexpr std::string_view kLegForm =
    "[astern] straight INCHES, left INCHES radius INCHES, right INCHES radius INCHES, pivot "
    "DEGREES or drift DEGREES for INCHES";

// ---- reading ----

/// What a line cannot be understood for, in one sentence. Never leaves read_order().
struct NotUnderstood {
  std::string reason;
};

[[noreturn]] void not_understood(std::string reason);

[[nodiscard]] std::string in_quotes(std::string_view text);
[[nodiscard]] bool alike(std::string_view a, std::string_view b) noexcept;

/// What `read` returns, or the reason why a line cannot be understood.
template <class Read>
[[nodiscard]] auto understood(const Read& read) -> tl::expected<decltype(read()), std::string> {
  try {
    return read();
  } catch (const NotUnderstood& wrong) {
    return tl::unexpected<std::string>{wrong.reason};
  }
}

/// The ships and forts that an order may name, in the order of their numbers.
struct OrderNames {
  std::vector<std::string> ships;
  std::vector<std::string> forts;
};

[[nodiscard]] OrderNames names_of(const Battle& battle);

/// A ship or a fort, as guns are aimed by and at.
struct NamedOne {
  bool is_fort{};
  ShipId ship;
  FortId fort;
};

/// A line of an order, read word by word. What it returns it has read.
///
/// Every member throws NotUnderstood for a word that it cannot read, or none.
class OrderLine {
 public:
  OrderLine(OrderNames names, std::string_view line);

  /// The next word.
  std::string_view next(std::string_view what);
  /// Whether the next word is this one; it is read then.
  bool take(std::string_view word);
  void require(std::string_view word);

  /// The word that was read last is read again.
  void back() noexcept { --at_; }

  [[nodiscard]] bool at_end() const noexcept { return at_ == words_.size(); }

  /// @throws NotUnderstood when something is left.
  void require_end() const;

  /// The verb of a table that the next word names.
  /// @tparam Verbs a range of what has a `form`
  template <class Verbs>
  const auto& verb(const Verbs& verbs) {
    const std::string_view word = next("an order");
    std::string all;
    for (const auto& each : verbs) {
      if (alike(each.form.word(), word)) {
        return each;
      }
      all += (all.empty() ? "" : ", ") + std::string{each.form.word()};
    }
    not_understood(in_quotes(word) + " is no order; there are " + all);
  }

  /// The place of a name in a list: a unit, a general.
  /// @param what in errors, "unit"
  std::size_t one_of(std::string_view what, const std::vector<std::string>& names);
  ShipId ship();
  NamedOne ship_or_fort(std::string_view what);

  /// Inches, 0 or more.
  Inches length(std::string_view what);
  /// Knots in tenths, negative astern.
  std::int64_t tenths_of_knots();
  /// [RC-161] Knots as inches a move, negative astern.
  Inches knots_in_inches();
  Heading heading();
  /// A whole number from 0 on.
  int number(std::string_view what, int most);
  /// `gun N`, from 1 in the text and from 0 in the choice.
  std::uint8_t gun();
  Leg leg();
  /// A ship, and `shoal FEET`, `stakes`, `mines real` or `mines dummy`.
  TellWater told_water();
  /// Faces from 1 to 10, one or more, to the end of the line.
  std::vector<std::uint8_t> dice();
  /// `range INCHES bearing DEGREES`, and `from DEGREES` of the target; nothing when it does not say
  /// `range`.
  std::optional<Measured> measured();

 private:
  [[noreturn]] void unknown(std::string_view what, std::string_view name, bool forts) const;

  OrderNames names_;
  std::vector<std::string_view> words_;
  std::size_t at_{};
};

}  // namespace core::table
